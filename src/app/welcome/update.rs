//! Going through the hints.

use super::{Hint, Welcome};
use crate::app::shell::Shell;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Show the next hint; after the last one, none.
    Next,
    /// Show no more hints.
    Skip,
}

impl Welcome {
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        self.hint = match action {
            Action::Next => self.hint.and_then(Hint::next),
            Action::Skip => None,
        };
        if self.hint.is_none() {
            // At once and not only on exit: after a crash they must not come again.
            shell.store_settings();
        }
    }
}
