//! What can happen in the list.

use crate::app::shell::command::Command;
use crate::app::ui::dialog_field::FieldEvent;

/// What the pointer or a key does in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListAction {
    /// A position was clicked.
    Click {
        /// Which one.
        index: usize,
        /// With Shift: all from the last one clicked.
        extends: bool,
        /// With Ctrl: this one more, or one less.
        adds: bool,
    },
    /// The selected positions were dropped.
    Drop {
        /// Before which position.
        to: usize,
        /// With Ctrl: copies of them, and they stay.
        copies: bool,
    },
    /// A key that goes to another position: so many of the shown ones further.
    Step {
        /// How many further; negative is up.
        by: isize,
        /// With Shift: all from where the selection began.
        extends: bool,
    },
    /// A key that goes as far as the list shows positions at a time.
    Page {
        /// Down, not up.
        down: bool,
        /// With Shift: all from where the selection began.
        extends: bool,
    },
    /// A key that goes to the end of the list.
    End {
        /// To the last position, not to the first.
        last: bool,
        /// With Shift: all from where the selection began.
        extends: bool,
    },
    /// A key that goes to another position and lets the selected ones be.
    Walk(isize),
    /// The current position stays selected when a key goes on from it, or does no longer.
    Toggle,
    /// Escape: no more than the current position is selected.
    SelectOne,
    /// A title is to be edited in its row: of this position, which was clicked, or of the current one.
    EditTitle(Option<usize>),
    /// Enter: the keyboard goes to the board, at the current position.
    ToBoard,
    /// The list is to have the keyboard, or to give it up.
    Focus(bool),
    /// Something happened in the dialog in which a number is typed.
    GoTo(GoToAction),
    /// Something happened in the search field.
    Search(SearchAction),
    /// Run a command.
    Run(Command),
}

impl ListAction {
    /// Whether it leads to another position, so that what the hands are at on the board ends.
    pub const fn leaves_board(&self) -> bool {
        match self {
            Self::Toggle | Self::SelectOne | Self::ToBoard | Self::Focus(_) | Self::Run(_) => false,
            Self::Search(action) => matches!(action, SearchAction::Enter),
            Self::GoTo(action) => matches!(action, GoToAction::Confirm),
            _ => true,
        }
    }
}

/// What happens in the search field of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchAction {
    /// The text changed.
    Typed(String),
    /// The search ends.
    Clear,
    /// The first position that is found is wanted, and the keyboard for the list.
    Enter,
}

/// What happens in the dialog in which the number of a position is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoToAction {
    /// The text changed.
    Typed(String),
    /// Go there.
    Confirm,
    /// Stay.
    Cancel,
}

impl From<FieldEvent> for GoToAction {
    fn from(event: FieldEvent) -> Self {
        match event {
            FieldEvent::Typed(text) => Self::Typed(text),
            FieldEvent::Entered | FieldEvent::Row(_) => Self::Confirm,
        }
    }
}
