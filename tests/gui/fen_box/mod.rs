//! The FEN box: typing, undo, and the corrections it offers.

mod corrections;
mod editing;
