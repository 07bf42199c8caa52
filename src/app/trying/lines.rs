//! The line that was tried, and the moves that are shown in its place.

use std::ops::Deref;

use super::line::Line;
use crate::board::Position;
use crate::rules::LegalMove;

/// The line that was tried, and the moves of a solution that are shown in its place.
///
/// Nobody has tried what is shown: it stands there until a move of one's own is played among it, and is forgotten with
/// the mode. What is read of it is read of the line that is seen.
#[derive(Clone, Debug)]
pub struct Lines {
    tried: Line,
    shown: Option<Line>,
    /// A position of what was tried was kept.
    is_kept: bool,
}

impl Deref for Lines {
    type Target = Line;

    fn deref(&self) -> &Line {
        self.shown.as_ref().unwrap_or(&self.tried)
    }
}

impl Lines {
    /// No moves yet; `None` where the rules of chess do not say what a move is.
    pub(super) fn begin(position: &Position) -> Option<Self> {
        Some(Self { tried: Line::begin(position)?, shown: None, is_kept: false })
    }

    /// The line that is seen, to be gone through.
    pub(super) fn seen_mut(&mut self) -> &mut Line {
        self.shown.as_mut().unwrap_or(&mut self.tried)
    }

    /// How many moves were tried in all. Those that are shown and were not tried do not count.
    pub const fn played(&self) -> usize {
        self.tried.played()
    }

    /// Whether moves were tried of which no position was kept.
    pub const fn is_unkept(&self) -> bool {
        self.played() > 0 && !self.is_kept
    }

    /// A position was kept, which counts until another move is tried. Of what is only shown nothing has to be.
    pub(super) const fn mark_kept(&mut self) {
        self.is_kept |= self.shown.is_none();
    }

    /// Whether moves are shown that nobody has tried.
    pub const fn is_showing(&self) -> bool {
        self.shown.is_some()
    }

    /// Shows the position after these moves from the beginning, as far as they are legal. A line that begins with them
    /// stays and is gone through up to there.
    pub(super) fn show(&mut self, moves: &[LegalMove]) {
        if !self.begins_with(moves) {
            let mut line = self.tried.fresh();
            for (index, legal) in moves.iter().enumerate() {
                line.play(*legal);
                if line.at() == index {
                    break;
                }
            }
            self.shown = Some(line);
        }
        self.seen_mut().go_to(moves.len());
    }

    /// Whether the line leads to what is reached by these moves.
    pub fn has_reached(&self, moves: &[LegalMove]) -> bool {
        self.at() == moves.len() && self.begins_with(moves)
    }

    /// Forgets what is only shown.
    pub(super) fn hide_shown(&mut self) {
        self.shown = None;
    }

    /// Plays a move. The next one of what is shown goes on there; any other is tried, after the moves that led to it.
    pub(super) fn play(&mut self, legal: LegalMove) {
        if let Some(line) = self.shown.as_mut().filter(|line| line.next().is_some_and(|ply| ply.legal == legal)) {
            line.play(legal);
            return;
        }
        let played = self.played();
        self.take_shown();
        self.tried.play(legal);
        self.is_kept &= self.played() == played;
    }

    /// Takes the moves that are shown, up to what is reached, for tried ones.
    fn take_shown(&mut self) {
        let Some(shown) = self.shown.take() else { return };
        self.tried.go_to(0);
        shown.line().iter().take(shown.at()).for_each(|ply| self.tried.play(ply.legal));
    }
}
