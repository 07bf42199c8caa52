//! Reads positions from pictures: shows the picture beside the board, marks doubtful squares, and learns from
//! corrections.
//!
//! - `state`: the picture with its boards, kept in step with the document to notice corrections
//! - `reading`: background reading; `lesson`: what a correction implies for squares that look the same
//! - `update`: handles `Action`; `view`: the section of the side panel, with the picture in `canvas`; `tints`: marked
//!   squares of the board

mod commands;
mod lesson;
mod reading;
pub mod state;
mod tints;
mod update;
pub(in crate::app) mod view;

pub(in crate::app) use reading::Source;
pub use state::{OpenPicture, State};
pub(in crate::app) use tints::{Tints, tints};
pub use update::Action;
