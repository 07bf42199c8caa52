//! The board on the screen.

pub(in crate::app) mod annotations;
pub(in crate::app) mod board;
pub(in crate::app) mod stage;
pub(in crate::app) mod style;
pub(in crate::app) mod tints;
