//! Exporting a picture of each position into a folder.

use std::ops::Range;
use std::path::Path;

use super::naming::picture_name;
use super::sheet::MOST_DIAGRAMS;
use super::state::State;
use super::{ExportChoices, Screen, Solved, Subject};
use crate::app::shell::job::Worker as _;
use crate::app::shell::settings::EnPassantChoice;
use crate::app::shell::{Command, Shell};
use crate::diagram::{Form, Worksheet};
use crate::document::parallel::{self, Waiting};
use crate::document::{self, FileError, Progress, Records, Snapshot};
use crate::tr;

/// Maximum number of pictures in one folder. The command line has no such limit.
const MOST_PICTURES: usize = 100_000;

/// Positions to export, in the document as it was when they were chosen, with the export options.
#[derive(Debug)]
pub(super) struct Positions {
    pub(super) snapshot: Snapshot,
    pub(super) records: Records,
    pub(super) choices: ExportChoices,
    pub(super) title: String,
    pub(super) screen: Screen,
    pub(super) en_passant: EnPassantChoice,
    pub(super) solved: Solved,
}

/// A position to draw, or why it cannot be read.
pub(super) struct Item {
    pub(super) number: usize,
    pub(super) subject: Result<Subject, String>,
}

impl Positions {
    pub(super) fn len(&self) -> usize {
        self.records.len()
    }

    pub(super) fn items<'a>(&self, progress: &'a Progress) -> impl Iterator<Item = Item> + Send + use<'a> {
        let (snapshot, en_passant) = (self.snapshot.clone(), self.en_passant);
        self.places(progress).map(move |place| {
            let subject = Subject::of_record(place, &snapshot.record(place), en_passant);
            Item { number: place + 1, subject: subject.map_err(|unreadable| unreadable.sentence()) }
        })
    }

    fn places<'a>(&self, progress: &'a Progress) -> impl Iterator<Item = usize> + Send + use<'a> {
        let ranges: Vec<Range<usize>> = self.records.ranges().collect();
        ranges.into_iter().flatten().take_while(|_| !progress.is_cancelled())
    }

    pub(super) fn worksheet(&self) -> Worksheet {
        self.choices.worksheet(&self.title)
    }

    fn form(&self) -> Form {
        if self.choices.form == Form::Svg { Form::Svg } else { Form::Png }
    }

    fn existing(&self, folder: &Path, progress: &Progress) -> usize {
        let (digits, ending) = (self.digits(), self.form().ending());
        let exists = |place: &usize| {
            let id = self.snapshot.record(*place).name().unwrap_or_default();
            document::exists(&folder.join(picture_name(place + 1, digits, &id, ending)))
        };
        self.places(progress).filter(exists).count()
    }

    fn digits(&self) -> usize {
        self.snapshot.len().to_string().len().max(3)
    }

    /// Draws the pictures on all processors and writes them in order, stopping at the first write error.
    fn write(&self, folder: &Path, replaces: bool, progress: &Progress) -> Written {
        let (form, digits, choices, screen) = (self.form(), self.digits(), &self.choices, self.screen);
        let draw = |Item { number, subject }: Item| {
            let drawn = subject.and_then(|subject| {
                let diagram = choices.draw(&subject, screen);
                let bytes = form.write(&diagram, &subject.fen).map_err(|error| error.to_string())?;
                Ok((picture_name(number, digits, &subject.id, form.ending()), bytes))
            });
            (number, drawn)
        };
        let mut written = Written::default();
        let threads = parallel::processors().get();
        parallel::in_order(self.items(progress), threads, Waiting::Few, draw, |(number, drawn)| {
            progress.advance(1);
            match drawn.map(|(name, bytes)| document::write_made(&folder.join(name), &bytes, replaces)) {
                Ok(Ok(())) => written.count += 1,
                Ok(Err(error)) => written.error = Some(error),
                Err(why) => written.failures.add(number, &why),
            }
            written.error.is_none()
        });
        written
    }
}

/// The outcome of writing pictures. With an `error`, not all were written.
#[derive(Default)]
struct Written {
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
    const NAMED: usize = 4;

    pub(super) fn add(&mut self, number: usize, why: &str) {
        self.count += 1;
        if self.lines.len() < Self::NAMED {
            self.lines.push(tr!("exporting-not-drawn-line", number = number, why = why));
        }
    }

    /// Returns messages about the first failures, and the number of further ones.
    fn lines(mut self) -> Vec<String> {
        if self.count > Self::NAMED {
            self.lines.truncate(Self::NAMED - 1);
            self.lines.push(tr!("exporting-not-drawn-more", count = self.count - self.lines.len()));
        }
        self.lines
    }
}

/// Returns an error, as a sentence without a full stop, if there are more positions than can be exported.
pub(super) fn why_too_many(count: usize, is_sheet: bool) -> Option<String> {
    let most = if is_sheet { MOST_DIAGRAMS } else { MOST_PICTURES };
    let why = || {
        if is_sheet {
            tr!("exporting-too-many-diagrams", most = most)
        } else {
            tr!("exporting-too-many-pictures", most = most)
        }
    };
    (count > most).then(why)
}

enum Ended {
    /// The number of output files that exist already. Nothing was written.
    Existing(usize, Box<Positions>),
    Written(Written),
}

impl State {
    /// Draws the positions into a folder, creating it if needed. Unless `replaces`, asks first if output files exist.
    pub(super) fn save_pictures(&mut self, folder: &Path, positions: Positions, replaces: bool, shell: &mut Shell) {
        let (folder, total) = (folder.to_owned(), positions.len());
        let what = tr!("exporting-drawing-pictures", count = total);
        let place = folder.clone();
        let draw = move |progress: &Progress| {
            progress.set_total(total as u64);
            let ended = match document::make_folder(&folder) {
                Err(error) => Ended::Written(Written { error: Some(error), ..Written::default() }),
                Ok(()) => match if replaces { 0 } else { positions.existing(&folder, progress) } {
                    0 => Ended::Written(positions.write(&folder, replaces, progress)),
                    existing => Ended::Existing(existing, Box::new(positions)),
                },
            };
            (ended, progress.is_cancelled())
        };
        self.begin(what, shell, draw, move |exporting, (ended, is_cancelled), shell| match ended {
            Ended::Existing(existing, positions) => exporting.ask_to_replace(place, *positions, existing, shell),
            Ended::Written(written) => say_written(&place, total, written, is_cancelled, shell),
        });
    }
}

fn say_written(folder: &Path, total: usize, written: Written, is_cancelled: bool, shell: &mut Shell) {
    let Written { count, failures, error } = written;
    match error {
        Some(error) => {
            let why = error.why_not_written();
            let sentence = tr!("exporting-pictures-failed", why = why, count = count, total = total);
            shell.notices.failed(sentence, Some(Command::ExportAll));
        }
        None if is_cancelled => {
            shell.notices.noted(tr!("exporting-pictures-cancelled", count = count, total = total));
        }
        None => {
            let place = folder.display().to_string();
            say_exported(&tr!("exporting-pictures-done", count = count, place = place), failures, shell);
        }
    }
}

/// Reports what was exported, and lists what could not be drawn.
pub(super) fn say_exported(done: &str, failures: Failures, shell: &mut Shell) {
    if failures.count == 0 {
        shell.notices.done(done);
        return;
    }
    let rest = tr!("exporting-not-drawn", count = failures.count);
    shell.notices.listed(format!("{done}; {rest}"), failures.lines());
}
