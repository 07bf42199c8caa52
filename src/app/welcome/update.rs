//! Going on from hint to hint.

use super::{Hint, Welcome};
use crate::app::shell::Shell;

/// What happens on the card of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Show the next hint; behind the last one there is none.
    Next,
    /// Show no more of them.
    Skip,
}

impl Welcome {
    /// Does what happened on the card.
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        self.hint = match action {
            Action::Next => self.hint.and_then(Hint::next),
            Action::Skip => None,
        };
        if self.hint.is_none() {
            // Not at the end alone: they are not to come again after a crash.
            shell.store_settings();
        }
    }
}
