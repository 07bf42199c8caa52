//! Exporting diagrams to files and the clipboard: that of the board, or those of several positions of the file.

mod choices;
mod commands;
mod draft;
mod naming;
mod pictures;
mod rendition;
mod sheet;
mod solutions;
mod state;
pub(in crate::app) mod view;

pub use crate::app::shell::export_options::{BottomSide, ExportOptions};
use choices::BoardLook;
pub(super) use choices::{DiagramSubject, ExportContext};
use draft::BatchOptions;
pub use draft::ExportDraft;
pub(super) use solutions::SolutionCache;
pub(super) use state::{Action, State as Exporting};
pub(super) use view::preview::{Preview, RecordSource};
