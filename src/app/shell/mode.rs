//! What the window is at: editing, an unfinished text, or moves that are tried.

use crate::board::Position;

/// What the board shows and the keys act on, derived from the document, the FEN box and the moves that are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Mode {
    /// The position of the document.
    #[default]
    Editing,
    /// What can be read of a text with a fault; the position of the document is untouched.
    Preview,
    /// Moves are tried from the position of the document.
    Trying {
        /// The position they have reached.
        position: Position,
        /// After how many half moves.
        at: usize,
    },
}
