//! Pages of diagrams.

use std::path::Path;

use super::many::{Failures, Positions, say_exported};
use super::rendition::write;
use super::state::State;
use super::{ExportChoices, file_name};
use crate::app::shell::job::Worker as _;
use crate::app::shell::{Command, Shell};
use crate::app::ui::wording;
use crate::diagram::{Figure, SheetForm, Worksheet};
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
            solution_lines: sheet.lines,
        }
    }
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
                match item.subject {
                    Ok(subject) => figures.push(Figure::new(positions.draw(&subject), subject.fen)),
                    Err(why) => failures.add(item.number, &why),
                }
            }
            let result = written(&sheet, &figures, &path, progress);
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
fn written(sheet: &Worksheet, figures: &[Figure], path: &Path, progress: &Progress) -> Result<bool, String> {
    if progress.is_cancelled() {
        return Ok(false);
    }
    if figures.is_empty() {
        return Err(format!("{} was not exported: none of the positions can be read.", file_name(path)));
    }
    let goes_on = || {
        progress.advance(1);
        !progress.is_cancelled()
    };
    let pdf = sheet.write_while(SheetForm::Pdf, figures, goes_on);
    write(path, pdf.map(|pdf| pdf.filter(|_| !progress.is_cancelled())))
}
