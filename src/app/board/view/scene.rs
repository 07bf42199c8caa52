//! What the board shows.

use crate::app::board::Hands;
use crate::app::shell::Shell;
use crate::app::ui::grid::Tint;
use crate::board::{Annotations, Piece, Square};
use crate::notation::fen::Run;
use crate::rules::{LegalMove, Target};

/// What the board shows, of its own and of what others know.
#[derive(Debug)]
pub(in crate::app) struct Scene<'a> {
    /// The position, how the board looks, what lies over the window.
    pub(in crate::app) shell: &'a Shell,
    pub(in crate::app) hands: &'a Hands,
    pub(in crate::app) cursor: Option<Square>,
    /// Where the piece stood that hangs on the pointer.
    pub(in crate::app) carried_from: Option<Square>,
    /// The squares whose character the caret of a text stands before.
    pub(in crate::app) caret: Option<Run>,
    /// Squares that stand out for what they mean, those above others last.
    pub(in crate::app) tints: Vec<Tint<'a>>,
    /// The first moves that solve the position.
    pub(in crate::app) keys: &'a [LegalMove],
    /// What is seen of moves while they are tried.
    pub(in crate::app) moves: Option<Moves<'a>>,
}

/// What is seen of moves on the board while they are tried.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Moves<'a> {
    /// The squares of the last one.
    pub(in crate::app) last: Option<[Square; 2]>,
    /// The square of the man that is taken up.
    pub(in crate::app) from: Option<Square>,
    /// The man in hand that is taken up.
    pub(in crate::app) in_hand: Option<Piece>,
    pub(in crate::app) targets: &'a [Target],
}

impl Scene<'_> {
    /// The arrows and marked squares of the position on the board.
    pub(super) fn annotations(&self) -> Option<&Annotations> {
        self.hands.annotations(self.shell)
    }

    pub(super) const fn is_trying(&self) -> bool {
        self.moves.is_some()
    }

    /// Whether a man that is taken up can go to a square.
    pub(super) fn is_target(&self, square: Square) -> bool {
        self.moves.is_some_and(|moves| moves.targets.iter().any(|target| target.square == square))
    }
}
