//! Exporting a picture of each position into a folder.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::moving::{MoveSource, MovingPicture};
use super::sheet::MAX_DIAGRAMS;
use super::state::State;
use super::{BoardLook, DiagramSubject, ExportOptions, SolutionCache};
use crate::app::shell::{Command, EnPassantChoice, ModalWorker as _, PuzzleMarks, Shell};
use crate::app::ui::safe_name;
use crate::diagram::{AnimationError, AnimationFormat, DiagramFormat, Worksheet};
use crate::document::parallel::{self, Backlog};
use crate::document::{self, FileError, Progress, Records, Snapshot};
use crate::rules::Prover;
use crate::tr;

/// Maximum number of pictures in one folder. The command line has no such limit.
const MAX_PICTURES: usize = 100_000;

/// Positions to export, from the document as it was when they were chosen, with the export options.
pub(super) struct ExportBatch {
    pub(super) snapshot: Snapshot,
    pub(super) records: Records,
    pub(super) choices: ExportOptions,
    pub(super) title: String,
    pub(super) first_number: usize,
    pub(super) look: BoardLook,
    pub(super) en_passant: EnPassantChoice,
    pub(super) solutions: SolutionCache,
    pub(super) marks: PuzzleMarks,
}

/// Draws the picture of one position.
struct PictureDrawing<'a> {
    form: DiagramFormat,
    choices: &'a ExportOptions,
    look: BoardLook,
    prover: &'a Arc<Prover>,
}

impl PictureDrawing<'_> {
    /// Returns the bytes of the file; `None` if the job was cancelled.
    fn draw(&self, subject: &DiagramSubject, progress: &Progress) -> Result<Option<Vec<u8>>, String> {
        if self.choices.moves.form.is_none() {
            let diagram = self.choices.diagram(subject, self.look);
            return self.form.write(&diagram, &subject.fen).map(Some).map_err(|error| error.to_string());
        }
        let moving = |moves| MovingPicture::new(self.choices, (subject, self.look), Arc::new(moves), self.prover);
        let moving = MoveSource::new(subject).and_then(moving).ok_or_else(|| AnimationError::Empty.to_string())?;
        let Some(frames) = moving.frames(progress)? else { return Ok(None) };
        moving.write(&frames, || !progress.is_cancelled())
    }
}

/// A position to draw, or the reason why the record cannot be read.
pub(super) struct BatchItem {
    pub(super) number: usize,
    pub(super) subject: Result<DiagramSubject, String>,
}

impl ExportBatch {
    pub(super) fn len(&self) -> usize {
        self.records.len()
    }

    pub(super) fn items<'a>(&self, progress: &'a Progress) -> impl Iterator<Item = BatchItem> + Send + use<'a> {
        let (snapshot, en_passant, marks) = (self.snapshot.clone(), self.en_passant, self.marks.clone());
        self.places(progress).map(move |place| {
            let subject = DiagramSubject::from_record(place, &snapshot.record(place), en_passant, &marks);
            BatchItem { number: place + 1, subject: subject.map_err(|unreadable| unreadable.sentence()) }
        })
    }

    fn places<'a>(&self, progress: &'a Progress) -> impl Iterator<Item = usize> + Send + use<'a> {
        let ranges: Vec<Range<usize>> = self.records.ranges().collect();
        ranges.into_iter().flatten().take_while(|_| !progress.is_cancelled())
    }

    pub(super) fn worksheet(&self) -> Worksheet {
        self.choices.worksheet(&self.title, self.first_number)
    }

    fn extension(&self) -> &'static str {
        self.choices.moves.form.map_or(self.form().extension(), AnimationFormat::extension)
    }

    fn form(&self) -> DiagramFormat {
        if self.choices.form == DiagramFormat::Svg { DiagramFormat::Svg } else { DiagramFormat::Png }
    }

    fn count_existing(&self, folder: &Path, progress: &Progress) -> usize {
        let (digits, ending) = (self.digits(), self.extension());
        let exists = |place: &usize| {
            let id = self.snapshot.record(*place).name().unwrap_or_default();
            document::exists(&folder.join(picture_name(place + 1, digits, &id, ending)))
        };
        self.places(progress).filter(exists).count()
    }

    fn digits(&self) -> usize {
        self.snapshot.len().to_string().len().max(3)
    }

    /// Draws the pictures on all processors and writes them in order. Stops at the first write error.
    fn write(&self, folder: &Path, replaces: bool, progress: &Progress) -> WriteSummary {
        let (digits, ending) = (self.digits(), self.extension());
        let (form, prover) = (self.form(), self.marks.prover());
        let drawing = PictureDrawing { form, choices: &self.choices, look: self.look, prover };
        let draw = |BatchItem { number, subject }: BatchItem| {
            let drawn = subject.and_then(|subject| {
                let bytes = drawing.draw(&subject, progress)?;
                Ok((picture_name(number, digits, &subject.title, ending), bytes))
            });
            (number, drawn)
        };
        let mut written = WriteSummary::default();
        let threads = parallel::processor_count().get();
        parallel::run_in_order(self.items(progress), threads, Backlog::Few, draw, |(number, drawn)| {
            progress.advance(1);
            match drawn {
                Ok((_, None)) => return false,
                Ok((name, Some(bytes))) => match document::write_unsynced(&folder.join(name), &bytes, replaces) {
                    Ok(()) => written.count += 1,
                    Err(error) => written.error = Some(error),
                },
                Err(why) => written.failures.add(number, &why),
            }
            written.error.is_none()
        });
        written
    }
}

/// The outcome of writing pictures. With an `error`, not all were written.
#[derive(Default)]
struct WriteSummary {
    count: usize,
    failures: Failures,
    error: Option<FileError>,
}

#[derive(Default)]
pub(super) struct Failures {
    lines: Vec<String>,
    count: usize,
}

impl Failures {
    const MAX_LISTED: usize = 4;

    pub(super) fn add(&mut self, number: usize, why: &str) {
        self.count += 1;
        if self.lines.len() < Self::MAX_LISTED {
            self.lines.push(tr!("exporting-not-drawn-line", number = number, why = why));
        }
    }

    fn lines(mut self) -> Vec<String> {
        if self.count > Self::MAX_LISTED {
            self.lines.truncate(Self::MAX_LISTED - 1);
            self.lines.push(tr!("exporting-not-drawn-more", count = self.count - self.lines.len()));
        }
        self.lines
    }
}

/// Returns an error, as a sentence without a full stop, if there are more positions than can be exported.
pub(super) fn too_many_error(count: usize, is_sheet: bool) -> Option<String> {
    let most = if is_sheet { MAX_DIAGRAMS } else { MAX_PICTURES };
    let why = || {
        if is_sheet {
            tr!("exporting-too-many-diagrams", most = most)
        } else {
            tr!("exporting-too-many-pictures", most = most)
        }
    };
    (count > most).then(why)
}

enum PicturesOutcome {
    /// The number of output files that exist already. Nothing was written.
    Existing(usize, Box<ExportBatch>),
    Written(WriteSummary),
}

impl State {
    /// Draws the positions into a folder, which is created if needed. Unless `replaces`, asks before replacing files.
    pub(super) fn save_pictures(&mut self, folder: &Path, positions: ExportBatch, replaces: bool, shell: &mut Shell) {
        let (folder, total) = (folder.to_owned(), positions.len());
        let what = tr!("exporting-drawing-pictures", count = total);
        let place = folder.clone();
        let draw = move |progress: &Progress| {
            progress.set_total(total as u64);
            let ended = match document::make_folder(&folder) {
                Err(error) => PicturesOutcome::Written(WriteSummary { error: Some(error), ..WriteSummary::default() }),
                Ok(()) => match if replaces { 0 } else { positions.count_existing(&folder, progress) } {
                    0 => PicturesOutcome::Written(positions.write(&folder, replaces, progress)),
                    existing => PicturesOutcome::Existing(existing, Box::new(positions)),
                },
            };
            (ended, progress.is_cancelled())
        };
        self.start_job(what, shell, draw, move |exporting, (ended, is_cancelled), shell| match ended {
            PicturesOutcome::Existing(existing, positions) => {
                exporting.ask_to_replace(place, *positions, existing, shell);
            }
            PicturesOutcome::Written(written) => say_written(&place, total, written, is_cancelled, shell),
        });
    }
}

fn say_written(folder: &Path, total: usize, written: WriteSummary, is_cancelled: bool, shell: &mut Shell) {
    let WriteSummary { count, failures, error } = written;
    match error {
        Some(error) => {
            let why = error.write_failure();
            let sentence = tr!("exporting-pictures-failed", why = why, count = count, total = total);
            shell.notices.failed(sentence, Some(Command::ExportAll));
        }
        None if is_cancelled => {
            shell.notices.noted(tr!("exporting-pictures-cancelled", count = count, total = total));
        }
        None => {
            let place = folder.display().to_string();
            report_exported(&tr!("exporting-pictures-done", count = count, place = place), failures, shell);
        }
    }
}

pub(super) fn report_exported(done: &str, failures: Failures, shell: &mut Shell) {
    if failures.count == 0 {
        shell.notices.done(done);
        return;
    }
    let rest = tr!("exporting-not-drawn", count = failures.count);
    shell.notices.listed(format!("{done}; {rest}"), failures.lines());
}

/// Returns the name of a picture: its number with at least `digits` digits, and its title in characters that every file
/// system accepts: "007-Mate-in-two.png".
pub(super) fn picture_name(number: usize, digits: usize, id: &str, ending: &str) -> String {
    let words = safe_name(id);
    let dash = if words.is_empty() { "" } else { "-" };
    format!("{number:0digits$}{dash}{words}.{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_safe_and_end_as_they_must() {
        let cases = [
            (7, 3, "", "007.png"),
            (7, 3, "Mate in two", "007-Mate-in-two.png"),
            (12, 1, "../../etc/passwd", "12-etc-passwd.png"),
            (1, 4, " . \u{0} \\ / : * ? \" < > | ", "0001.png"),
            (1, 1, "Müller \u{2013} Петров, 1/2", "1-Müller-Петров-1-2.png"),
            (1, 1, "con.", "1-con.png"),
        ];
        for (number, digits, id, expected) in cases {
            assert_eq!(picture_name(number, digits, id, "png"), expected, "{id}");
        }
        let long = picture_name(1, 9, &"\u{1D400}".repeat(1000), "svg");
        assert!(long.len() <= 200, "{}", long.len());
    }
}
