//! Pages of diagrams.

use std::path::Path;

use super::many::{Failures, Positions, say_exported};
use super::rendition::write;
use super::state::State;
use super::{ExportChoices, Subject, file_name};
use crate::app::shell::job::Worker as _;
use crate::app::shell::{Command, Shell};
use crate::app::ui::wording;
use crate::diagram::{Figure, Pixels, SheetForm, Worksheet};
use crate::document::Progress;

/// More diagrams are not put into one file, which is made in memory.
pub(super) const MOST_DIAGRAMS: usize = 20_000;

impl ExportChoices {
    /// The pages that were chosen, with this title.
    pub(super) fn worksheet(&self, title: &str) -> Worksheet {
        let sheet = &self.sheet;
        Worksheet {
            paper: sheet.paper,
            per_page: sheet.per_page,
            title: title.to_owned(),
            numbers: sheet.numbers,
            mover: sheet.mover,
            length: sheet.unit.map(|_| sheet.length),
            solution_lines: sheet.lines,
        }
    }
}

impl Positions {
    /// A diagram that has a place on the pages, or why it has none.
    fn figure(&self, subject: &Subject) -> Result<Figure, String> {
        let diagram = self.draw(subject);
        self.choices.sheet.form.check(&diagram, &subject.fen).map_err(|error| error.to_string())?;
        Ok(Figure::new(diagram, subject.fen.clone()))
    }

    /// The positions that come onto the pages, as far as they can be read.
    pub(super) fn subjects(&self, progress: &Progress) -> Vec<Subject> {
        self.items(progress).take(MOST_DIAGRAMS).filter_map(|item| item.subject.ok()).collect()
    }

    /// Draws the page of this number, or the last one if there are fewer, into a room of so many pixels.
    pub(super) fn page(&self, subjects: &[Subject], page: usize, room: (u32, u32)) -> Result<SheetPage, String> {
        let figures: Vec<Figure> = subjects.iter().filter_map(|subject| self.figure(subject).ok()).collect();
        if figures.is_empty() {
            return Err("None of the positions can be drawn.".to_owned());
        }
        let sheet = self.worksheet();
        let pages = sheet.pages(figures.len());
        let number = page.min(pages - 1);
        let picture = sheet.picture(&figures, number, room).map_err(|error| error.to_string())?;
        Ok(SheetPage { picture, number, pages, length: sheet.drawn_length(&figures) })
    }
}

/// A page as it is seen before it is written.
pub(super) struct SheetPage {
    pub(super) picture: Pixels,
    /// Counted from 0.
    pub(super) number: usize,
    pub(super) pages: usize,
    /// The longer side of the smallest diagram, in micrometres.
    pub(super) length: Option<u32>,
}

impl State {
    pub(super) fn save_pages(&mut self, path: &Path, positions: Positions, shell: &mut Shell) {
        let (path, name) = (path.to_owned(), file_name(path));
        let positions = positions.on_pages();
        let sheet = positions.worksheet();
        let what = format!("Drawing {}", wording::counted(positions.len(), "diagram", "diagrams"));
        let draw = move |progress: &Progress| {
            progress.set_total((positions.len() + sheet.pages(positions.len())) as u64);
            let mut failures = Failures::default();
            let mut figures: Vec<Figure> = Vec::new();
            for item in positions.items(progress) {
                progress.advance(1);
                match item.subject.and_then(|subject| positions.figure(&subject)) {
                    Ok(figure) => figures.push(figure),
                    Err(why) => failures.add(item.number, &why),
                }
            }
            let result = written((&sheet, positions.choices.sheet.form), &figures, &path, progress);
            (result, sheet.pages(figures.len()), failures)
        };
        self.begin(what, shell, draw, move |_, (result, pages, failures), shell| match result {
            Ok(true) => {
                let pages = wording::counted(pages, "page", "pages");
                say_exported(format!("Exported {name}: {pages}"), failures, shell);
            }
            Ok(false) => shell.notices.noted(format!("{name} was not exported.")),
            Err(why) => shell.notices.failed(why, Some(Command::ExportAll)),
        });
    }
}

/// Writes the file; `false` if that was cancelled.
fn written(
    (sheet, form): (&Worksheet, SheetForm),
    figures: &[Figure],
    path: &Path,
    progress: &Progress,
) -> Result<bool, String> {
    if progress.is_cancelled() {
        return Ok(false);
    }
    if figures.is_empty() {
        return Err(format!("{} was not exported: none of the positions can be drawn.", file_name(path)));
    }
    let goes_on = || {
        progress.advance(1);
        !progress.is_cancelled()
    };
    let pages = sheet.write_while(form, figures, goes_on);
    write(path, pages.map(|pages| pages.filter(|_| !progress.is_cancelled())))
}
