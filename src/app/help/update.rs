//! The state of the help dialogs, and the handling of their actions.

use super::commands;
use super::manual::{Manual, ManualTarget, SearchResults};
use crate::app::shell::command::{Command, FeatureRow};
use crate::app::shell::term::Term;
use crate::app::shell::{Dialog, Effect, Feature, Interrupts, Shell, has_no};
use crate::app::ui::dialog_field::FieldEvent;
use crate::app::ui::glossary;
use crate::notation::fen;
use crate::tr;

#[derive(Debug, Default)]
pub struct Help {
    pub filter: String,
    pub row: usize,
    pub(super) manual: Manual,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Typed(String),
    Row(usize),
    Run(Command),
    Searched(String),
    GoTo(ManualTarget),
    Back,
    /// Show the example of a term.
    Load(Term),
    CopyVersion,
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

    pub(super) fn open_manual(&mut self, place: ManualTarget, shell: &mut Shell) {
        self.manual = Manual::new(place);
        place.show(&shell.ctx);
        shell.dialog = Some(Dialog::Keys);
    }

    pub(in crate::app) fn explain(&mut self, term: Term, shell: &mut Shell) {
        self.open_manual(ManualTarget::Entry(term), shell);
    }
}

impl Feature for Help {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(end_input, poll, follow, forget);

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::Load(_) => Interrupts::TYPING.and(Interrupts::FEN),
            Action::Typed(_)
            | Action::Row(_)
            | Action::Run(_)
            | Action::Searched(_)
            | Action::GoTo(_)
            | Action::Back
            | Action::CopyVersion
            | Action::Close => Interrupts::TYPING,
        }
    }

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Typed(filter) => (self.filter, self.row) = (filter, 0),
            Action::Row(row) => self.row = row,
            Action::Run(command) => {
                shell.dialog = None;
                shell.effects.push(Effect::Run(command));
            }
            Action::Searched(filter) => {
                let view = &mut self.manual.view;
                (view.found, view.filter) = (SearchResults::new(&filter), filter);
                view.target.show(&shell.ctx);
            }
            Action::GoTo(target) => {
                self.manual.go_to(target);
                target.show(&shell.ctx);
            }
            Action::Back => {
                self.manual.go_back();
                self.manual.view.target.show(&shell.ctx);
            }
            Action::Load(term) => {
                shell.dialog = None;
                shell.effects.extend(example_effect(term));
            }
            Action::CopyVersion => {
                shell.copy(&version(), Some(tr!("help-version-copied")));
                shell.dialog = None;
            }
            Action::Close => shell.dialog = None,
        }
    }
}

/// Returns the effect that shows an example. A text with a fault goes into the FEN box, unless leaving out white space
/// is enough to read it.
fn example_effect(term: Term) -> Option<Effect> {
    let text = glossary::entry(term)?.example;
    let is_for_box = matches!(term, Term::Fault(_)) && fen::read_trimmed(text).0.is_err();
    Some(if is_for_box { Effect::ShowExample(text) } else { Effect::Paste(text.to_owned()) })
}

fn version() -> String {
    format!("Fenwright {}, {} {}", env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH)
}
