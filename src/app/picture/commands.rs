//! The command that reads a picture.

use super::State;
use crate::app::shell::command::{Command, FeatureRow, Menu, at, unless};
use crate::app::shell::effect::Effect;
use crate::app::shell::path::PathWish;
use crate::tr;

pub(in crate::app) const COMMANDS: &[FeatureRow<State>] =
    &[FeatureRow::new(Command::ReadPicture, at(Menu::File, 0), |_, shell| {
        shell.effects.push(Effect::AskPath(PathWish::picture()));
    })
    .needs(|_, shell| unless(shell.waiting.is_none(), tr!("picture-waiting")))];
