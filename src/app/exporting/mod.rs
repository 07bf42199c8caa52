//! Exporting diagrams to files and the clipboard: of the board, or of several positions of the file.

mod choices;
mod commands;
mod draft;
mod moving;
mod pictures;
mod rendition;
mod sheet;
mod state;
pub(crate) mod view;

pub use crate::app::shell::export_options::{BottomSide, ExportOptions};
use choices::BoardLook;
pub(super) use choices::{DiagramSubject, ExportContext};
use draft::BatchOptions;
pub use draft::ExportDraft;
pub(super) use sheet::SolutionCache;
pub(super) use state::{Action, State as Exporting};
pub(super) use view::preview::{Preview, RecordSource};
