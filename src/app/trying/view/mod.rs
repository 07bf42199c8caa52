//! Moves that are tried, on the screen.

pub(in crate::app) mod panel;
pub(in crate::app) mod playing;
