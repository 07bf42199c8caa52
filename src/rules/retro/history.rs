//! The last moves before a position, looked back several half moves.

use super::pawn_captures::{self, CaptureCounts};
use super::retraction::{LastMoves, Retraction};
use crate::board::{Bitboards, Board, Color, Piece, Position, Role};
use crate::rules::attacks;

/// The number of half moves that are taken back.
const DEPTH: u8 = 4;

/// A position without check is not examined further if more last moves than this captured nothing.
pub(in crate::rules) const MANY_LAST_MOVES: usize = 3;

/// Maximum number of positions examined. If there are more, the position is taken to be possible.
const MAX_POSITIONS: u16 = 400;

/// The reason why a position has no history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum NoHistory {
    /// The side that is not to move has no last move at all.
    NoMove,
    /// Each of this number of last moves leads back to a position without a history.
    DeadEnds(u8),
}

/// Returns the reason why no moves can have led to a position; `None` if some can, or if that is not certain. The side
/// that is not to move must not be in check, and the board must be of a size whose start is known.
pub(in crate::rules) fn find_contradiction(position: &Position) -> Option<NoHistory> {
    let is_check = is_in_check(position);
    let last_moves = LastMoves::new(position);
    if !is_check && (may_be_start(position) || has_many_quiet(&last_moves)) {
        return None;
    }
    let mut search = Search { positions_left: MAX_POSITIONS };
    let mut tried = 0_u8;
    for retraction in last_moves.iter() {
        tried = tried.saturating_add(1);
        let before = retraction.before(position);
        if !is_capture_possible(&retraction, &before) {
            continue;
        }
        // A check is explained once a move leads to it from a position without check.
        if is_check && !is_in_check(&before) || search.has_history(&before, DEPTH - 1) {
            return None;
        }
    }
    Some(if tried == 0 { NoHistory::NoMove } else { NoHistory::DeadEnds(tried) })
}

fn is_in_check(position: &Position) -> bool {
    attacks::attacked_kings(&position.board, position.side_to_move).next().is_some()
}

/// Returns `true` if the pawns can have come to their squares with the captured piece still on the board. A captured
/// piece that was promoted, or a pawn, leaves other pawns fewer ways.
fn is_capture_possible(retraction: &Retraction, before: &Position) -> bool {
    retraction.captured.is_none()
        || Bitboards::from_board(&before.board)
            .is_none_or(|men| pawn_captures::are_possible(&men, CaptureCounts::from_board(&men)))
}

fn has_many_quiet(last_moves: &LastMoves) -> bool {
    let quiet = last_moves.iter().filter(|retraction| retraction.captured.is_none());
    quiet.take(MANY_LAST_MOVES + 1).count() > MANY_LAST_MOVES
}

struct Search {
    positions_left: u16,
}

impl Search {
    fn has_history(&mut self, position: &Position, depth: u8) -> bool {
        if depth == 0 || self.positions_left == 0 || may_be_start(position) {
            return true;
        }
        self.positions_left -= 1;
        LastMoves::new(position).iter().any(|retraction| {
            let before = retraction.before(position);
            is_capture_possible(&retraction, &before) && self.has_history(&before, depth - 1)
        })
    }
}

/// Returns `true` if a position has all pieces, with the pawns at home and White to move, as every start has.
fn may_be_start(position: &Position) -> bool {
    let board = &position.board;
    let files = usize::from(board.size().files());
    position.side_to_move == Color::White
        && board.pieces().count() == 4 * files
        && Color::ALL.into_iter().all(|color| are_pawns_home(board, color))
}

fn are_pawns_home(board: &Board, color: Color) -> bool {
    let rank = color.pick(1, board.size().ranks() - 2);
    let pawns = board.find(Piece::new(color, Role::Pawn));
    pawns.filter(|square| square.rank == rank).count() == usize::from(board.size().files())
}
