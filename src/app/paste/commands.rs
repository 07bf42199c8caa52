//! The paste command.

use egui::Key;

use super::State;
use crate::app::shell::command::{Command, FeatureRow, Menu, Yields, at, ctrl};

pub(in crate::app) const COMMANDS: &[FeatureRow<State>] =
    &[FeatureRow::new(Command::Paste, at(Menu::Edit, 1), State::paste_clipboard)
        .keys(&[ctrl(Key::V)])
        .yields(Yields::ToText)];
