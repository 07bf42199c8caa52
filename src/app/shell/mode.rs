//! The mode of the window: editing, preview of an invalid text, or trying moves.

use crate::board::Position;

/// The meaning of the board and the keys, derived from the document, the FEN box and the tried moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Mode {
    #[default]
    Editing,
    /// The readable part of an invalid text is shown; the document is unchanged.
    Preview,
    Trying {
        position: Position,
        /// Number of half-moves played.
        at: usize,
        /// `true` if a move that was taken back can be played again.
        can_redo: bool,
    },
}
