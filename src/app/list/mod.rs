//! The list of positions: what is selected in it, what is searched, and what its keys and commands do.

mod acting;
pub(in crate::app) mod arranging;
mod clipboard;
pub(in crate::app) mod commands;
mod finding;
mod going;
mod selection;
mod shown;
pub(in crate::app) mod view;

pub use finding::{Finding, SearchAction};
pub use going::place_of;
pub use shown::Shown;

use crate::document::Records;

/// What the list of positions knows beside the document.
#[derive(Debug, Default)]
pub struct ListState {
    /// The selected positions; empty as long as only the current one is.
    pub chosen: Records,
    /// Where a selection with Shift began.
    pub anchor: Option<usize>,
    /// What is searched and what the whole file was found to hold.
    pub finding: Finding,
    seen: Option<selection::Seen>,
}

/// What the pointer or a key does in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The selected positions were dropped before this one.
    Drop(usize),
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
    /// Enter: the keyboard goes to the board, at the current position.
    ToBoard,
    /// The list is to have the keyboard, or to give it up.
    Focus(bool),
}
