//! Actions of the comparison section.

use super::ComparisonState;
use crate::app::shell::Shell;
use crate::app::shell::effect::Effect;
use crate::document::Records;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Makes the other record current; the previous one then becomes the other one.
    ShowOther,
    /// Stops comparing.
    End,
}

impl ComparisonState {
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::End => self.end(),
            Action::ShowOther => {
                let Some(place) = self.comparison().map(|comparison| comparison.index) else { return };
                let mut records = Records::default();
                records.insert(shell.document.current());
                records.insert(place);
                shell.effects.push(Effect::ShowRecords { records, current: place });
            }
        }
    }
}
