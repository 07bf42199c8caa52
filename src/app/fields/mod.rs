//! The fields of the side panel: side to move, castling, en passant, clocks.

pub(in crate::app) mod commands;
pub(in crate::app) mod numbers;
pub(in crate::app) mod view;
