//! The contents of the board.

use crate::app::board::BoardEditor;
use crate::app::shell::Shell;
use crate::app::ui::grid::Tint;
use crate::board::{Annotations, Piece, Square};
use crate::notation::fen::SquareRun;
use crate::rules::{LegalMove, Target};

#[derive(Debug)]
pub(in crate::app) struct Scene<'a> {
    pub(in crate::app) shell: &'a Shell,
    pub(in crate::app) hands: &'a BoardEditor,
    pub(in crate::app) cursor: Option<Square>,
    pub(in crate::app) dragged_from: Option<Square>,
    /// The squares of the FEN character after the text cursor.
    pub(in crate::app) caret: Option<SquareRun>,
    /// Tinted squares; later ones are painted above earlier ones.
    pub(in crate::app) tints: Vec<Tint<'a>>,
    pub(in crate::app) keys: &'a [LegalMove],
    /// The tried moves; `None` outside try mode.
    pub(in crate::app) moves: Option<MoveMarks<'a>>,
}

#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct MoveMarks<'a> {
    pub(in crate::app) last: Option<[Square; 2]>,
    pub(in crate::app) selected: Option<Square>,
    pub(in crate::app) in_hand: Option<Piece>,
    pub(in crate::app) targets: &'a [Target],
}

impl Scene<'_> {
    pub(super) fn annotations(&self) -> Option<&Annotations> {
        self.hands.annotations(self.shell)
    }

    pub(super) const fn is_trying(&self) -> bool {
        self.moves.is_some()
    }

    pub(super) fn is_target(&self, square: Square) -> bool {
        self.moves.is_some_and(|moves| moves.targets.iter().any(|target| target.square == square))
    }
}
