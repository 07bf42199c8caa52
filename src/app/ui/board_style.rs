//! How boards look: their pieces and their colours.

use crate::diagram::{Coloring, PieceSet};

/// The pieces and colours of every board in the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BoardStyle {
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// The colours of the squares.
    pub coloring: Coloring,
}
