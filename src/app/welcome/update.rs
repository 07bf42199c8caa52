//! Going through the hints.

use super::{Hint, Welcome, commands};
use crate::app::shell::command::FeatureRow;
use crate::app::shell::{Feature, Interrupts, Shell, has_no};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Show the next hint; after the last one, none.
    Next,
    /// Show no more hints.
    Skip,
}

impl Feature for Welcome {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(end_input, poll, follow, forget);

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::NOTHING
    }

    fn update(&mut self, action: Action, shell: &mut Shell) {
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
