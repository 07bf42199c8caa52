//! What is done in the section of the comparison.

use super::Comparing;
use crate::app::shell::Shell;
use crate::app::shell::effect::Effect;
use crate::document::Records;

/// What happens in the section of the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Go to the other position; the one that was on the board is then the other one.
    GoThere,
    /// Compare no longer.
    End,
}

impl Comparing {
    /// Does what happened in the section.
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::End => self.end(),
            Action::GoThere => {
                let Some(place) = self.comparison().map(|comparison| comparison.place) else { return };
                let mut records = Records::default();
                records.insert(shell.document.current());
                records.insert(place);
                shell.effects.push(Effect::ShowRecords { records, current: place });
            }
        }
    }
}
