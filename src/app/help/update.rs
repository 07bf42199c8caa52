//! What is done in the palette of all commands and with what is explained.

use super::manual::{Manual, Place};
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::dialog::Dialog;
use crate::app::shell::effect::Effect;
use crate::app::shell::term::Term;
use crate::app::ui::dialog_field::FieldEvent;
use crate::app::ui::glossary;
use crate::notation::fen;
use crate::tr;

/// The palette of all commands, and the manual.
#[derive(Debug, Default)]
pub struct Help {
    /// What was typed into it.
    pub filter: String,
    /// The row that Enter runs.
    pub row: usize,
    /// Keys and mouse, and the glossary.
    pub(super) manual: Manual,
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
    /// The text in the search of the manual changed.
    Searched(String),
    /// A part of the manual is to be seen, by the key of its heading.
    GoTo(&'static str),
    /// The example of this is to be shown.
    Load(Term),
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

    pub(super) fn open_manual(&mut self, place: Place, shell: &mut Shell) {
        self.manual = Manual::default();
        place.show(&shell.ctx);
        shell.dialog = Some(Dialog::Keys);
    }

    /// Opens the manual where it explains this.
    pub(in crate::app) fn explain(&mut self, term: Term, shell: &mut Shell) {
        self.open_manual(Place::Entry(term), shell);
        self.manual.asked = Some(term);
    }

    /// Does what happened in the dialogs.
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Typed(filter) => (self.filter, self.row) = (filter, 0),
            Action::Row(row) => self.row = row,
            Action::Run(command) => {
                shell.dialog = None;
                shell.effects.push(Effect::Run(command));
            }
            Action::Searched(filter) => self.manual = Manual { filter, asked: None },
            Action::GoTo(heading) => self.open_manual(Place::Part(heading), shell),
            Action::Load(term) => {
                shell.dialog = None;
                shell.effects.extend(example(term));
            }
            Action::CopyVersion => {
                shell.copy(&version(), Some(tr!("help-version-copied")));
                shell.dialog = None;
            }
            Action::Close => shell.dialog = None,
        }
    }
}

/// What shows an example. A text with a fault goes into the FEN box, unless reading it takes no more than leaving out white
/// space.
fn example(term: Term) -> Option<Effect> {
    let text = glossary::entry(term)?.example;
    let is_for_box = matches!(term, Term::Fault(_)) && fen::read_trimmed(text).0.is_err();
    Some(if is_for_box { Effect::HoldExample(text) } else { Effect::Paste(text.to_owned()) })
}

/// The program and the system it runs on.
fn version() -> String {
    format!("Fenwright {}, {} {}", env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH)
}
