//! A position out of a picture: the picture with its board beside the editor's board, what of it is in doubt, and what
//! corrections teach.
//!
//! - `state`: the picture that is shown, with its boards; it follows the document, for what is corrected there
//! - `reading`: pictures that are read on a thread of their own; `lesson`: what a correction means for squares that look
//!   the same
//! - `update`: its `Action`s; `view`: the section of the side panel, with the picture in `canvas`; `tints`: squares of the
//!   board; `commands`: the command that asks for a file

pub(in crate::app) mod commands;
mod lesson;
mod reading;
pub mod state;
mod tints;
mod update;
pub(in crate::app) mod view;

pub(in crate::app) use reading::Source;
pub use state::{Shown, State};
pub(in crate::app) use tints::{Tints, tints};
pub use update::Action;
