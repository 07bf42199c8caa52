//! The side panel and its fields on the screen.

pub(in crate::app) mod castling;
pub(in crate::app) mod panel;
