//! Actions of the comparison section.

use super::{ComparisonState, commands};
use crate::app::shell::command::FeatureRow;
use crate::app::shell::{Effect, Feature, Interrupts, Shell, has_no};
use crate::document::Records;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Makes the other record current; the previous one then becomes the other one.
    ShowOther,
    End,
}

impl Feature for ComparisonState {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(end_input, poll);

    fn update(&mut self, action: Action, shell: &mut Shell) {
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

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::ShowOther => Interrupts::TEXT,
            Action::End => Interrupts::FIELDS,
        }
    }

    fn follow(&mut self, shell: &mut Shell) {
        self.sync(shell);
    }

    fn forget(&mut self, _: bool, _: &mut Shell) {
        *self = Self::default();
    }
}
