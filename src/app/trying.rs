//! Try mode: legal moves are played on the board, apart from editing.

use super::App;
use crate::board::{Position, Role, Square};
use crate::rules::Play;

/// Moves that are tried from the document's position. The document does not change before they are kept.
#[derive(Clone, Debug)]
pub struct Trial {
    play: Play,
}

/// What happens in try mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialAction {
    /// A square was pressed: the man on it is taken up, or what is taken up goes there.
    Square(Square),
    /// The man that a pawn becomes was chosen.
    Promote(Role),
    /// Go to the position after this many half moves of the line.
    GoTo(usize),
    /// Leave with the reached position, one undo step.
    Keep,
    /// Leave and return to the position of the beginning.
    Return,
}

impl Trial {
    /// The position that is reached.
    #[must_use]
    pub fn position(&self) -> Position {
        self.play.position()
    }
}

impl App {
    /// Begins to try moves; says why where there are none.
    pub(super) fn try_moves(&mut self) {
        let play = Play::from(self.state.document.position());
        self.state.trial = play.map(|play| Trial { play });
    }

    /// Does what happened in try mode.
    pub(super) fn act_on_trial(&mut self, action: TrialAction) {
        match action {
            TrialAction::Keep | TrialAction::Return => self.state.trial = None,
            TrialAction::Square(_) | TrialAction::Promote(_) | TrialAction::GoTo(_) => {}
        }
    }
}
