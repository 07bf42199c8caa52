//! Actions of the comparison section.

use egui::Key;

use super::ComparisonState;
use crate::app::shell::{
    Command, Effect, Feature, FeatureRow, Interrupts, Menu, Shell, SideTab, at, ctrl_shift, has_no, require,
};
use crate::document::Records;
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Makes the compared record current. The record that was current then becomes the compared record.
    ShowOther,
    End,
}

impl Feature for ComparisonState {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] =
        &[FeatureRow::new(Command::ComparePositions, at(Menu::View, 3), toggle)
            .keys(&[ctrl_shift(Key::D)])
            .checked(|comparing, _| comparing.is_on())
            .needs(|comparing, shell| {
                require(comparing.is_on() || shell.document.len() > 1, tr!("comparing-why-not"))
            })];

    has_no!(end_input, poll, memory);

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
}

fn toggle(comparing: &mut ComparisonState, shell: &mut Shell) {
    if comparing.is_on() {
        comparing.end();
    } else {
        comparing.begin(shell);
        shell.open_tab(SideTab::Position);
        SideTab::Position.scroll_to_top(&shell.ctx);
    }
}
