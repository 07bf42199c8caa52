//! The list of positions: what is selected in it, what is searched, and what its keys and commands do.

mod acting;
mod commands;
mod finding;

pub use finding::Finding;

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
    /// The list has the keyboard.
    pub has_focus: bool,
}

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
    /// The selected positions were dropped before this one.
    Drop(usize),
    /// A key that goes to another position: so many of the shown ones further.
    Step {
        /// How many further; negative is up.
        by: isize,
        /// With Shift: all from where the selection began.
        extends: bool,
    },
    /// Escape: no more than the current position is selected.
    SelectOne,
    /// The list got or lost the keyboard.
    Focus(bool),
}

/// What happens in the search field of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchAction {
    /// The text changed.
    Typed(String),
    /// The search ends.
    Clear,
}
