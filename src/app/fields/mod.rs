//! The fields of the side panel: side to move, castling, en passant, clocks.

pub(in crate::app) mod view;
