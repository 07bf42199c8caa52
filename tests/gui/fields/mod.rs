//! The fields beside the board: side to move, castling, en passant, clocks and variant.

mod editing;
mod variants;
