//! The command that fixes problems.

use egui::Key;

use super::Diagnosis;
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, CommandScope, FeatureRow, Menu, Reason, at, plain, require};
use crate::tr;

type Row = FeatureRow<Diagnosis>;

pub(in crate::app) const COMMANDS: &[Row] =
    &[Row::new(Command::FixAll, at(Menu::Position, 3), |meaning, shell| meaning.fix_all(shell))
        .keys(&[plain(Key::F8)])
        .scope(CommandScope::Edit)
        .needs(has_problems)];

fn has_problems(meaning: &Diagnosis, shell: &Shell) -> Result<(), Reason> {
    require(!shell.is_preview(), tr!("meaning-why-preview"))?;
    require(!meaning.findings.is_empty(), tr!("meaning-why-no-problems"))
}
