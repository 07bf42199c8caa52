//! The command that fixes problems.

use egui::Key;

use super::Meaning;
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, FeatureRow, Menu, Reason, Scope, at, plain, unless};
use crate::tr;

type Row = FeatureRow<Meaning>;

pub(in crate::app) const COMMANDS: &[Row] =
    &[Row::new(Command::FixAll, at(Menu::Position, 3), |meaning, shell| meaning.fix_all(shell))
        .keys(&[plain(Key::F8)])
        .scope(Scope::Edit)
        .needs(has_problems)];

fn has_problems(meaning: &Meaning, shell: &Shell) -> Result<(), Reason> {
    unless(!shell.is_preview(), tr!("meaning-why-preview"))?;
    unless(!meaning.findings.is_empty(), tr!("meaning-why-no-problems"))
}
