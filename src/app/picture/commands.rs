//! The command that reads a picture.

use super::State;
use crate::app::shell::command::{Command, FeatureRow, Menu, at, require};
use crate::app::shell::effect::Effect;
use crate::app::shell::path::PathPrompt;
use crate::tr;

pub(in crate::app) const COMMANDS: &[FeatureRow<State>] =
    &[FeatureRow::new(Command::ReadPicture, at(Menu::File, 0), |_, shell| {
        shell.effects.push(Effect::AskPath(PathPrompt::picture()));
    })
    .needs(|_, shell| require(shell.waiting_for.is_none(), tr!("picture-waiting")))];
