//! The actions of the list.

use crate::app::shell::command::Command;
use crate::app::ui::dialog_field::FieldEvent;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListAction {
    Click {
        index: usize,
        /// With Shift: select everything from the anchor.
        extends: bool,
        /// With Ctrl: toggle this position, or add to the selection.
        adds: bool,
    },
    Drop {
        /// The position before which they were dropped.
        to: usize,
        /// With Ctrl: insert copies instead of moving them.
        copies: bool,
    },
    Step {
        /// Number of rows; negative is up.
        by: isize,
        extends: bool,
    },
    Page {
        down: bool,
        extends: bool,
    },
    End {
        last: bool,
        extends: bool,
    },
    /// A key that goes to another row and keeps the selection.
    MoveCurrent(isize),
    /// Select the current position in addition, or no longer.
    ToggleCurrent,
    /// Escape: select only the current position.
    SelectOne,
    /// Edit the title of this or of the current position in its row.
    EditTitle(Option<usize>),
    /// Enter: give the board the keyboard.
    FocusBoard,
    /// Give the list the keyboard, or take it away.
    Focus(bool),
    GoTo(GoToAction),
    Search(SearchAction),
    Run(Command),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchAction {
    Typed(String),
    Clear,
    /// Go to the first result and give the list the keyboard.
    Enter,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoToAction {
    Typed(String),
    Confirm,
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
