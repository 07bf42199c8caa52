//! What is done in the palette of all commands.

use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::dialog::Dialog;
use crate::app::shell::effect::Effect;
use crate::app::ui::dialog_field::FieldEvent;
use crate::tr;

/// The palette of all commands.
#[derive(Debug, Default)]
pub struct Help {
    /// What was typed into it.
    pub filter: String,
    /// The row that Enter runs.
    pub row: usize,
}

/// What happens in the dialogs of help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// The text in the palette changed.
    Typed(String),
    /// Another row of it was chosen.
    Row(usize),
    /// A command of it is to be run.
    Run(Command),
    /// Copy what a report of a problem has to say of the program.
    CopyVersion,
    /// Back to the window.
    Close,
}

impl From<FieldEvent> for Action {
    fn from(event: FieldEvent) -> Self {
        match event {
            FieldEvent::Typed(text) => Self::Typed(text),
            FieldEvent::Row(row) => Self::Row(row),
            FieldEvent::Entered => Self::Close,
        }
    }
}

impl Help {
    pub(super) fn open_palette(&mut self, shell: &mut Shell) {
        *self = Self::default();
        shell.dialog = Some(Dialog::Palette);
    }

    /// Does what happened in the dialogs.
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Typed(filter) => *self = Self { filter, row: 0 },
            Action::Row(row) => self.row = row,
            Action::Run(command) => {
                shell.dialog = None;
                shell.effects.push(Effect::Run(command));
            }
            Action::CopyVersion => {
                shell.copy(&version(), Some(tr!("help-version-copied")));
                shell.dialog = None;
            }
            Action::Close => shell.dialog = None,
        }
    }
}

/// The program and the system it runs on.
fn version() -> String {
    format!("Fenwright {}, {} {}", env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH)
}
