//! The view of the board, with its two rows of tools and the tray of pieces in hand.

mod annotations;
mod board;
pub(in crate::app) mod custom_colors;
mod layout;
mod moves;
mod pointer_tracker;
mod scene;
mod stage;
pub(in crate::app) mod style;
pub(in crate::app) mod tray;

pub(in crate::app) use layout::StageLayout;
pub(in crate::app) use pointer_tracker::PointerTracker;
pub(in crate::app) use scene::{MoveMarks, Scene};
pub(in crate::app) use stage::show;
