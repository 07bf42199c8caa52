//! Reads positions from pictures: shows the picture beside the board, marks doubtful squares, and learns from
//! corrections.
//!
//! - `state`: the picture with its boards, kept in step with the document to notice corrections
//! - `doubts`: the uncertain squares of all boards, answered one after the other
//! - `reading`: background reading, and the squares that look like a corrected square
//! - `update`: handles `Action`; `view`: its part of the tab “Position”, with the picture in `canvas`

mod doubts;
mod reading;
pub mod state;
mod update;
pub(crate) mod view;

pub(crate) use reading::Source;
pub use state::{OpenPicture, State};
pub(crate) use state::{Tints, tints};
pub use update::Action;
