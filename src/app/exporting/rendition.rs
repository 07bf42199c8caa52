//! What is exported to a file, and how that ends.

use std::path::{Path, PathBuf};

use super::Positions;
use crate::app::App;
use crate::app::command::Command;
use crate::app::shell::dialog::Purpose;
use crate::app::state::State;
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
    #[must_use]
    pub const fn ending(&self) -> Option<&'static str> {
        match self {
            Self::One(rendition) => Some(rendition.form.ending()),
            Self::Pictures(_) => None,
            Self::Pages(_) => Some("pdf"),
        }
    }

    /// A path with the ending that its file has to have, unless it has one.
    pub(in crate::app) fn with_ending(&self, mut path: PathBuf) -> PathBuf {
        if let Some(ending) = self.ending().filter(|_| path.extension().is_none()) {
            path.set_extension(ending);
        }
        path
    }
}

/// The last part of a path, as it is shown.
pub(in crate::app) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// The name with which the dialog for exporting begins: "puzzles-012.png"; none for a folder.
pub(in crate::app) fn suggested_name(state: &State, job: &Job) -> String {
    let name = state.shell.document.file_name().unwrap_or_else(|| "diagram".to_owned());
    let stem = Path::new(&name).file_stem().unwrap_or_default().to_string_lossy();
    let len = state.shell.document.len();
    match (job, job.ending()) {
        (_, None) => String::new(),
        (Job::One(_), Some(ending)) if len > 1 => {
            let digits = len.to_string().len();
            format!("{stem}-{:0digits$}.{ending}", state.shell.document.current() + 1)
        }
        (_, Some(ending)) => format!("{stem}.{ending}"),
    }
}

impl App {
    /// Asks where to, and exports it there.
    pub(super) fn ask_where_to_export(&mut self, job: Job) {
        self.ask_path(Purpose::Export(Box::new(job)));
    }

    /// Exports to a path that was chosen.
    pub(in crate::app) fn export_to(&mut self, path: &Path, job: Job) {
        match job {
            Job::One(rendition) => self.save_rendition(path, rendition),
            Job::Pictures(positions) => self.save_pictures(path, &positions, false),
            Job::Pages(positions) => self.save_pages(path, &positions),
        }
    }

    /// Writes a diagram to a file, in the form that the ending of its name states.
    fn save_rendition(&mut self, path: &Path, Rendition { form, diagram, fen }: Rendition) {
        let stated = Form::of_path(path).filter(|stated| stated.ending() != form.ending());
        let rendition = Rendition { form: stated.unwrap_or(form), diagram, fen };
        let (path, name) = (path.to_owned(), file_name(path));
        self.work(format!("Drawing {name}"), move |progress| {
            let progress = progress.clone();
            let result = match rendition.form.write(&rendition.diagram, &rendition.fen) {
                Err(error) => Err(format!("{name} cannot be exported: {error}.")),
                Ok(_) if progress.is_cancelled() => Ok(false),
                Ok(bytes) => match document::write_file(&path, |out| out.write_all(&bytes)) {
                    Ok(()) => Ok(true),
                    Err(error) => Err(error.why_not_written()),
                },
            };
            Box::new(move |app| match result {
                Ok(true) => app.state.shell.notices.done(format!("Exported {name}")),
                Ok(false) => app.state.shell.notices.noted(format!("{name} was not exported.")),
                Err(why) => app.state.shell.notices.failed(why, Some(Command::ExportDiagram)),
            })
        });
    }
}
