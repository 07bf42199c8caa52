//! The line that the user tries, and a solution that is shown in its place.

use std::ops::Deref;

use super::line::Line;
use crate::board::Position;
use crate::rules::{LegalMove, Retraction};

/// The line that the user tries, and moves of a solution that are shown in its place.
///
/// The shown moves are not the user's: they stay until the user plays a different move, and are dropped when try mode
/// is left. Dereferences to the visible line.
#[derive(Clone, Debug)]
pub struct TrialLines {
    tried: Line,
    pub(super) shown: Option<Line>,
    is_kept: bool,
}

impl Deref for TrialLines {
    type Target = Line;

    fn deref(&self) -> &Line {
        self.shown.as_ref().unwrap_or(&self.tried)
    }
}

impl TrialLines {
    pub(super) fn new(position: &Position) -> Option<Self> {
        Some(Self { tried: Line::new(position)?, shown: None, is_kept: false })
    }

    pub(super) fn visible_mut(&mut self) -> &mut Line {
        self.shown.as_mut().unwrap_or(&mut self.tried)
    }

    /// Returns the number of moves the user tried; shown moves do not count.
    pub const fn played(&self) -> usize {
        self.tried.played()
    }

    /// Returns `true` if moves were tried and no position reached by them was kept.
    pub const fn is_unkept(&self) -> bool {
        self.played() > 0 && !self.is_kept
    }

    /// Marks the moves as kept until another move is tried. Does nothing while a solution is shown.
    pub(super) const fn mark_kept(&mut self) {
        self.is_kept |= self.shown.is_none();
    }

    pub const fn is_showing(&self) -> bool {
        self.shown.is_some()
    }

    /// Shows the position after these moves from the origin. A visible line that begins with them stays whole.
    pub(super) fn show(&mut self, moves: &[LegalMove]) {
        if !self.begins_with(moves) {
            let Some(line) = Line::new(self.origin()) else { return };
            self.show_after(line, moves);
        }
        let origin = self.origin_at().unwrap_or(0);
        self.visible_mut().go_to(origin + moves.len());
    }

    /// Shows moves from the current position, and the position after the first `shown` of them.
    pub(super) fn show_continuation(&mut self, moves: &[LegalMove], shown: usize) {
        let at = self.at();
        if !self.continues_with(moves) {
            self.show_after(self.up_to_here(), moves);
        }
        self.visible_mut().go_to(at + shown);
    }

    fn show_after(&mut self, mut line: Line, moves: &[LegalMove]) {
        for legal in moves {
            let before = line.at();
            line.play(*legal);
            if line.at() == before {
                break;
            }
        }
        self.shown = Some(line);
    }

    /// Returns `true` if these moves lead from the origin to the current position.
    pub fn has_reached(&self, moves: &[LegalMove]) -> bool {
        self.origin_at().is_some_and(|origin| self.at() == origin + moves.len()) && self.begins_with(moves)
    }

    /// Plays a move. If it is the next shown move, goes to it. Otherwise, tries it after the moves that led here.
    pub(super) fn play(&mut self, legal: LegalMove) {
        if let Some(line) = self.shown.as_mut().filter(|line| line.next().is_some_and(|ply| ply.legal == legal)) {
            line.play(legal);
            return;
        }
        let played = self.played();
        self.adopt_shown();
        self.tried.play(legal);
        self.is_kept &= self.played() == played;
    }

    /// Puts a move in front of the visible line. If the tried line starts earlier than a shown one, it is shortened.
    pub(super) fn retract(&mut self, retraction: &Retraction) {
        if let Some(shown) = self.shown.take_if(|shown| shown.at() == 0) {
            self.tried.go_to(0);
            while self.tried.retracted().len() > shown.retracted().len() {
                self.tried.undo();
            }
        }
        if self.shown.is_none() && self.tried.retract(retraction) {
            self.is_kept = false;
        }
    }

    /// Turns the shown moves up to the current position into tried ones.
    fn adopt_shown(&mut self) {
        let Some(shown) = self.shown.take() else { return };
        self.tried.go_to(0);
        let later = self.tried.retracted().len() - shown.retracted().len();
        let to_start: Vec<LegalMove> = self.tried.retracted().take(later).collect();
        for legal in to_start {
            self.tried.play(legal);
        }
        shown.plies().iter().take(shown.at()).for_each(|ply| self.tried.play(ply.legal));
    }
}
