//! The command that compares positions.

use egui::Key;

use super::ComparisonState;
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, FeatureRow, Menu, Reason, at, ctrl_shift, require};
use crate::app::shell::section::Section;
use crate::tr;

type Row = FeatureRow<ComparisonState>;

pub(in crate::app) const COMMANDS: &[Row] = &[Row::new(Command::ComparePositions, at(Menu::View, 3), toggle)
    .keys(&[ctrl_shift(Key::D)])
    .checked(|comparing, _| comparing.is_on())
    .needs(can_compare)];

fn toggle(comparing: &mut ComparisonState, shell: &mut Shell) {
    if comparing.is_on() {
        comparing.end();
    } else {
        comparing.begin(shell);
        Section::Comparison.show(&shell.ctx);
    }
}

fn can_compare(comparing: &ComparisonState, shell: &Shell) -> Result<(), Reason> {
    require(comparing.is_on() || shell.document.len() > 1, tr!("comparing-why-not"))
}
