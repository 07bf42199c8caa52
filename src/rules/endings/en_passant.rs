//! Double steps that can be answered by a capture en passant.
//!
//! A table has no en passant rights. After such a double step, the value is that of the table or of the capture,
//! whichever is better for the side to move. The capture leads into a table of three pieces. It is never the only legal
//! move: a lone king beside these ranks cannot be stalemated or mated by a king and a pawn that has just moved.

use super::bits::up;
use super::conversions::Links;
use super::sets::{Geometry, Word};
use super::table::{Byte, DRAW};
use crate::board::{Color, Role};
use crate::rules::rectangle::bitboard::{Bitboard, bit, each};

/// A double step after which the other side can capture en passant.
#[derive(Debug)]
pub(super) struct DoubleStep {
    /// The side that makes the step.
    pub(super) color: Color,
    /// The word and the square of the inner pawn before the step.
    pub(super) from: (usize, u32),
    /// The word and the square of the inner pawn after the step.
    pub(super) to: (usize, u32),
    /// The value of the capture for the side that makes the step, with that side to move.
    capture: Byte,
    /// The number of half moves of the slowest other capture or promotion; 0 if there is none, `None` if one does not
    /// lose.
    pub(super) worst: Option<Byte>,
}

/// The result of a double step for the side that makes it, with the number of half moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepResult {
    Win(Byte),
    Loss(Byte),
}

impl DoubleStep {
    /// Returns the result if it is known when all positions with mate in at most this number of half moves are known.
    /// `reply` is the value in the table after the step.
    pub(super) fn result(&self, reply: Byte, plies: Byte) -> Option<StepResult> {
        let is_known = |value: Byte| value <= plies;
        let is_mate = |value: Byte| value != DRAW && is_known(value);
        let table = Some(reply).filter(|reply| is_mate(*reply));
        let is_won_by_reply = table.is_some_and(|reply| reply % 2 == 1);
        // The reply by capture takes one half move more than the position after it.
        let is_won_by_capture = self.capture.is_multiple_of(2) && self.capture != DRAW;
        match self.capture {
            _ if is_won_by_reply => table.map(|reply| StepResult::Loss(reply + 1)),
            capture if is_won_by_capture => is_known(capture + 1).then(|| StepResult::Loss(capture + 2)),
            DRAW => None,
            capture => table.map(|reply| StepResult::Win(reply.max(capture + 1) + 1)),
        }
    }

    /// Returns the number of half moves after which the capture is decisive; 0 if it draws.
    pub(super) fn capture_plies(&self) -> Byte {
        if self.capture == DRAW { 0 } else { self.capture.saturating_add(2) }
    }
}

impl Geometry {
    /// Returns the double steps of a color that can be captured en passant, from these positions of a word.
    pub(super) fn double_steps(
        &self,
        links: &Links,
        word: &Word,
        color: Color,
        positions: Bitboard,
        legal_after: &[Bitboard],
    ) -> Vec<DoubleStep> {
        let Some((outer, at)) = self.outer.zip(word.outer) else { return Vec::new() };
        if outer.role != Role::Pawn || self.inner.role != Role::Pawn || outer.color == self.inner.color {
            return Vec::new();
        }
        let board = self.board();
        let crossed = |from: u32| from.wrapping_add_signed(up(color));
        let is_free = |from: u32| {
            let one = bit(crossed(from));
            one & board.layout.third_ranks[color as usize] != 0
                && (one | bit(crossed(crossed(from)))) & word.occupied_by_kings() == 0
        };
        let step = |from: (usize, u32), to: (usize, u32), capture: Byte| {
            let is_legal = legal_after[to.0] & bit(to.1) != 0;
            is_legal.then_some(DoubleStep { color, from, to, capture, worst: None })
        };
        let number = self.number(word.pair, word.outer);
        if outer.color == color {
            let two = crossed(crossed(at));
            let capturers = if is_free(at) { board.beside(two) & positions } else { 0 };
            let after = |inner: u32| {
                let capture = links.value_without(0, color, word.kings, [crossed(at)]);
                step((number, inner), (self.number(word.pair, Some(two)), inner), capture)
            };
            return each(capturers).filter_map(after).collect();
        }
        let after = |from: u32| {
            let two = crossed(crossed(from));
            let capture = || links.value_without(1, color, word.kings, [crossed(from)]);
            let can_capture = is_free(from) && board.beside(at) & bit(two) != 0;
            can_capture.then(|| step((number, from), (number, two), capture())).flatten()
        };
        each(positions).filter_map(after).collect()
    }
}
