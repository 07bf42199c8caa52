//! Pages of diagrams.

use std::path::Path;

use super::many::{Failures, say_exported};
use super::state::State;
use super::{ExportChoices, Positions, file_name};
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::ui::wording;
use crate::diagram::{Diagram, Worksheet};
use crate::document::{self, Progress};

/// More diagrams are not put into one file, which is made in memory.
pub(super) const MOST_DIAGRAMS: usize = 20_000;

impl ExportChoices {
    /// The pages that were chosen, with this title.
    pub fn worksheet(&self, title: &str) -> Worksheet {
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
    /// Writes pages of diagrams to a file.
    pub(super) fn save_pages(&mut self, path: &Path, positions: &Positions, shell: &mut Shell) {
        let (path, name) = (path.to_owned(), file_name(path));
        let request = positions.request().on_pages();
        let sheet = request.worksheet();
        let what = format!("Drawing {}", wording::counted(request.len(), "diagram", "diagrams"));
        self.work(what, shell, move |progress| {
            progress.set_total((request.len() + sheet.pages(request.len())) as u64);
            let mut failures = Failures::default();
            let mut diagrams: Vec<Diagram> = Vec::new();
            for item in request.items(progress) {
                progress.advance(1);
                match item.subject {
                    Ok(subject) => diagrams.push(request.draw(&subject)),
                    Err(why) => failures.add(item.number, &why),
                }
            }
            let result = written(&sheet, &diagrams, &path, progress);
            Box::new(move |_, shell| match result {
                Ok(true) => {
                    let pages = wording::counted(sheet.pages(diagrams.len()), "page", "pages");
                    say_exported(format!("Exported {name}: {pages}"), failures, shell);
                }
                Ok(false) => shell.notices.noted(format!("{name} was not exported.")),
                Err(why) => shell.notices.failed(why, Some(Command::ExportAll)),
            })
        });
    }
}

/// Writes the file; `false` if that was cancelled.
fn written(sheet: &Worksheet, diagrams: &[Diagram], path: &Path, progress: &Progress) -> Result<bool, String> {
    let name = file_name(path);
    if progress.is_cancelled() {
        return Ok(false);
    }
    if diagrams.is_empty() {
        return Err(format!("{name} was not exported: none of the positions can be read."));
    }
    let goes_on = || {
        progress.advance(1);
        !progress.is_cancelled()
    };
    let pdf = sheet.pdf_while(diagrams, goes_on).map_err(|error| format!("{name} cannot be exported: {error}."))?;
    let Some(pdf) = pdf.filter(|_| !progress.is_cancelled()) else { return Ok(false) };
    document::write_file(path, |out| out.write_all(&pdf)).map_err(|error| error.why_not_written())?;
    Ok(true)
}
