//! Requests from views. A view never changes state; it pushes actions, which run after the frame's layout.

use super::board::{self, BoardKey};
use super::list::ListAction;
pub use super::registry::Action;
use super::trying::{self, TrialKey};

impl Action {
    pub(super) const fn from_board_key(key: BoardKey) -> Self {
        Self::Board(board::Action::Key(key))
    }

    /// Returns `true` for pointer input on the board and for key releases.
    pub(super) const fn is_pointer_input(&self) -> bool {
        matches!(
            self,
            Self::Board(board::Action::Pointer(_) | board::Action::Hover(_) | board::Action::Key(BoardKey::Released))
        )
    }

    /// Returns the equivalent of a board action in try mode.
    pub(super) fn into_try_mode(self) -> Self {
        match self {
            Self::Board(board::Action::Pointer(event)) => Self::Trial(trying::Action::Pointer(event)),
            Self::Board(board::Action::Select(square)) => Self::Trial(trying::Action::Select(square)),
            other => other,
        }
    }

    /// Returns `true` if the action opens a text field, so that the keys typed after it belong to that field.
    pub fn opens_field(&self) -> bool {
        matches!(self, Self::Run(command) if command.facts().opens_field)
    }

    /// Returns `true` if a key moves the selected square or the current position.
    pub const fn is_step(&self) -> bool {
        matches!(
            self,
            Self::List(ListAction::Step { .. } | ListAction::MoveCurrent(_))
                | Self::Board(board::Action::Key(BoardKey::Step(_)))
                | Self::Trial(trying::Action::Key(TrialKey::Step(_)))
        )
    }
}
