//! Exporting diagrams to files and the clipboard: that of the board, or those of several positions of the file.

mod asking;
mod choices;
pub(in crate::app) mod commands;
mod many;
mod naming;
mod rendition;
mod sheet;
mod solved;
mod state;
pub(in crate::app) mod view;

pub use crate::app::shell::export_choices::{Below, ExportChoices};
pub use asking::Export;
use asking::Many;
pub(super) use choices::{Screen, Showing, Subject};
use rendition::file_name;
pub(super) use solved::Solved;
pub(super) use state::{Action, State as Exporting};
pub(super) use view::preview::{Chosen, Preview};
