//! What is exported to a file, and how that ends.

use std::path::Path;

use super::Positions;
use super::state::State;
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::effect::Effect;
use crate::app::shell::path::{PathKind, PathUse, PathWish};
use crate::diagram::{Diagram, Form};
use crate::document;

/// A diagram and what it is written as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rendition {
    /// What it is written as.
    pub form: Form,
    /// The diagram.
    pub diagram: Diagram,
    /// The FEN of its position.
    pub fen: String,
}

/// What is exported to a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// A diagram to a file.
    One(Rendition),
    /// A picture of each position into a folder.
    Pictures(Positions),
    /// Pages of diagrams to a file.
    Pages(Positions),
}

impl Job {
    /// The ending of the file's name; none for a folder.
    const fn ending(&self) -> Option<&'static str> {
        match self {
            Self::One(rendition) => Some(rendition.form.ending()),
            Self::Pictures(_) => None,
            Self::Pages(_) => Some("pdf"),
        }
    }

    /// The path that is asked for.
    fn wish(&self, shell: &Shell) -> PathWish {
        let title = match self {
            Self::One(_) => "Export diagram",
            Self::Pictures(_) => "Export pictures into a folder",
            Self::Pages(_) => "Export pages",
        };
        let kind = match self.ending() {
            Some(ending) => PathKind::Write(suggested_name(shell, self, ending), ending),
            None => PathKind::Folder,
        };
        PathWish { wanted_for: PathUse::Export, title, label: "Export", kind }
    }
}

/// The last part of a path, as it is shown.
pub(in crate::app) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// The name with which the dialog for exporting begins: "puzzles-012.png".
fn suggested_name(shell: &Shell, job: &Job, ending: &str) -> String {
    let name = shell.document.file_name().unwrap_or_else(|| "diagram".to_owned());
    let stem = Path::new(&name).file_stem().unwrap_or_default().to_string_lossy();
    let len = shell.document.len();
    match job {
        Job::One(_) if len > 1 => {
            let digits = len.to_string().len();
            format!("{stem}-{:0digits$}.{ending}", shell.document.current() + 1)
        }
        _ => format!("{stem}.{ending}"),
    }
}

impl State {
    /// Asks where to, and exports it there.
    pub(super) fn ask_where_to_export(&mut self, job: Job, shell: &mut Shell) {
        let wish = job.wish(shell);
        // What is waited for goes on to have its own.
        if shell.waiting.is_none() {
            self.wished = Some(job);
        }
        shell.effects.push(Effect::AskPath(wish));
    }

    /// Exports to the path that was chosen.
    pub(in crate::app) fn export_to(&mut self, path: &Path, shell: &mut Shell) {
        match self.wished.take() {
            None => {}
            Some(Job::One(rendition)) => self.save_rendition(path, rendition, shell),
            Some(Job::Pictures(positions)) => self.save_pictures(path, &positions, false, shell),
            Some(Job::Pages(positions)) => self.save_pages(path, &positions, shell),
        }
    }

    /// Writes a diagram to a file, in the form that the ending of its name states.
    fn save_rendition(&mut self, path: &Path, Rendition { form, diagram, fen }: Rendition, shell: &mut Shell) {
        let stated = Form::of_path(path).filter(|stated| stated.ending() != form.ending());
        let rendition = Rendition { form: stated.unwrap_or(form), diagram, fen };
        let (path, name) = (path.to_owned(), file_name(path));
        self.work(format!("Drawing {name}"), shell, move |progress| {
            let progress = progress.clone();
            let result = match rendition.form.write(&rendition.diagram, &rendition.fen) {
                Err(error) => Err(format!("{name} cannot be exported: {error}.")),
                Ok(_) if progress.is_cancelled() => Ok(false),
                Ok(bytes) => match document::write_file(&path, |out| out.write_all(&bytes)) {
                    Ok(()) => Ok(true),
                    Err(error) => Err(error.why_not_written()),
                },
            };
            Box::new(move |_, shell| match result {
                Ok(true) => shell.notices.done(format!("Exported {name}")),
                Ok(false) => shell.notices.noted(format!("{name} was not exported.")),
                Err(why) => shell.notices.failed(why, Some(Command::ExportDiagram)),
            })
        });
    }
}
