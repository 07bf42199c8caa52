//! The style of boards.

use crate::diagram::{Coloring, PieceSet};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BoardStyle {
    pub pieces: PieceSet,
    pub coloring: Coloring,
}
