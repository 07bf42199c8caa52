//! The view of the board, with its two rows of tools and the tray of pieces in hand.

mod annotations;
mod board;
pub(crate) mod custom_colors;
mod layout;
mod pointer_tracker;
mod stage;
pub(crate) mod style;
pub(crate) mod tray;

use crate::app::board_editor::BoardEditor;
use crate::app::shell::Shell;
use crate::app::ui::Tint;
use crate::board::{Annotations, Piece, Position, Square};
use crate::notation::fen::SquareRun;
use crate::rules::repair::Placement;
use crate::rules::{LegalMove, Proof};
pub(crate) use layout::{StageLayout, are_coordinates_outside};
pub(crate) use pointer_tracker::PointerTracker;
pub(crate) use stage::show;

pub(crate) struct Scene<'a> {
    pub(crate) shell: &'a Shell,
    pub(crate) editor: &'a BoardEditor,
    pub(crate) cursor: Option<Square>,
    pub(crate) dragged_from: Option<Square>,
    pub(crate) caret: Option<SquareRun>,
    /// Squares with a tint. Later tints are painted over earlier tints.
    pub(crate) tints: Vec<Tint<'a>>,
    pub(crate) keys: &'a [LegalMove],
    /// The first moves of the engine's lines, the best first.
    pub(crate) engine_moves: &'a [LegalMove],
    /// The judgements on a puzzle with the held piece on these squares.
    pub(crate) placements: &'a [(Square, Placement)],
    /// A position to show instead of the one on the board.
    pub(crate) preview: Option<&'a Position>,
    /// The marks of moves in try mode; `None` outside try mode.
    pub(crate) moves: Option<MoveMarks<'a>>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveMarks<'a> {
    pub(crate) last: Option<[Square; 2]>,
    pub(crate) selected: Option<Square>,
    pub(crate) in_hand: Option<Piece>,
    pub(crate) targets: &'a [Square],
    /// The target that captures a pawn beside it.
    pub(crate) en_passant: Option<Square>,
    /// `true` if the targets are squares from which the selected piece can have come.
    pub(crate) is_retracting: bool,
}

impl Scene<'_> {
    pub(super) fn annotations(&self) -> Option<&Annotations> {
        self.editor.annotations(self.shell)
    }

    pub(super) const fn is_trying(&self) -> bool {
        self.moves.is_some()
    }

    /// Returns the proven result of moving the picked up piece to a square, with the best promotion.
    pub(super) fn proven_move(&self, to: Square) -> Option<Proof> {
        let from = self.moves?.selected?;
        let moves = self.shell.proof.known()?.moves.iter();
        let here = moves.filter(|moved| moved.legal_move.from == from && moved.legal_move.to == to);
        here.map(|moved| moved.proof).min_by_key(Proof::order)
    }

    pub(super) fn is_target(&self, square: Square) -> bool {
        self.moves.is_some_and(|moves| moves.targets.contains(&square))
    }
}
