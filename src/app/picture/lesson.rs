//! The effect of a correction on other squares of the picture.

use crate::board::{Board, Piece, Square};
use crate::vision::BoardReading;

/// Maximum number of differing squares for a board that still counts as a correction of the reading.
const MAX_CORRECTED_SQUARES: usize = 16;

/// Corrections made on the board, and other squares they apply to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Lesson {
    pub(super) corrected: Vec<(Square, Option<Piece>)>,
    /// Uncorrected squares that look like a corrected one, with its piece.
    pub(super) similar: Vec<(Square, Option<Piece>)>,
}

impl Lesson {
    /// Compares a reading with the current board. A piece that only changed its square, as in a move, is no correction,
    /// and then the lesson is empty.
    pub(super) fn compare(reading: &BoardReading, now: &Board) -> Self {
        let differing: Vec<_> = reading.board().differing_squares(now).collect();
        if differing.is_empty() || differing.len() > MAX_CORRECTED_SQUARES {
            return Self::default();
        }
        let before = |square: &Square| reading.at(*square).piece;
        let has_gone = |piece: Piece| {
            differing.iter().any(|square| before(square) == Some(piece) && now.get(*square) != Some(piece))
        };
        let has_come = |piece: Piece| {
            differing.iter().any(|square| now.get(*square) == Some(piece) && before(square) != Some(piece))
        };
        let is_moved =
            |square: &&Square| before(square).is_some_and(has_come) || now.get(**square).is_some_and(has_gone);
        if differing.iter().any(|square| is_moved(&square)) {
            return Self::default();
        }
        let corrected: Vec<_> = differing.iter().map(|square| (*square, now.get(*square))).collect();
        let mut alike: Vec<(Square, Option<Piece>)> = Vec::new();
        for (square, piece) in &corrected {
            for other in reading.similar_squares(*square) {
                let is_known = differing.contains(&other) || alike.iter().any(|(known, _)| *known == other);
                if !is_known && now.get(other) != *piece {
                    alike.push((other, *piece));
                }
            }
        }
        Self { corrected, similar: alike }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.corrected.is_empty()
    }
}
