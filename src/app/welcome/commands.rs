//! The command that shows the hints again.

use super::Welcome;
use crate::app::shell::command::{Command, FeatureRow, Menu, at};

type Row = FeatureRow<Welcome>;

pub(in crate::app) const COMMANDS: &[Row] =
    &[Row::new(Command::FirstSteps, at(Menu::Help, 0), |welcome, _| welcome.begin())];
