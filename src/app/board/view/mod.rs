//! The view of the board, with its two rows of tools and the tray of pieces in hand.

mod annotations;
mod board;
mod follower;
mod layout;
pub(in crate::app) mod mixing;
mod moves;
mod scene;
mod stage;
pub(in crate::app) mod style;
pub(in crate::app) mod tray;

pub(in crate::app) use follower::Follower;
pub(in crate::app) use layout::Layout;
pub(in crate::app) use scene::{Moves, Scene};
pub(in crate::app) use stage::show;
