//! The state of the help dialogs, and the handling of their actions.

use std::mem::replace;

use egui::{Context, Id, Key, Ui};

use super::PaletteEntry;
use crate::app::shell::library::LibraryPosition;
use crate::app::shell::{
    Command, Dialog, Effect, Feature, FeatureRow, Interrupts, Menu, Shell, Term, at, ctrl, has_no, plain,
};
use crate::app::ui::{FieldEvent, GlossaryEntry, glossary};
use crate::document::Edit;
use crate::manual::{self, Block, Page};
use crate::notation::fen;
use crate::{lang, tr};

const KEYS: ManualTarget = ManualTarget::Page("keys-and-mouse", 0);
const GLOSSARY: ManualTarget = ManualTarget::Glossary("glossary-problems");

#[derive(Default)]
pub struct Help {
    pub filter: String,
    pub row: usize,
    pub(super) manual: Manual,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Typed(String),
    Row(usize),
    Choose(PaletteEntry),
    Searched(String),
    GoTo(ManualTarget),
    Back,
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

    pub(crate) fn explain(&mut self, term: Term, shell: &mut Shell) {
        self.open_manual(ManualTarget::Entry(term), shell);
    }
}

impl Feature for Help {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = &[
        FeatureRow::<Self>::new(Command::CommandPalette, at(Menu::Help, 0), Self::open_palette)
            .keys(&[ctrl(Key::K)])
            .opens_field(),
        FeatureRow::<Self>::new(Command::KeysAndMouse, at(Menu::Help, 0), |help, shell| help.open_manual(KEYS, shell))
            .keys(&[plain(Key::F1)])
            .opens_field(),
        FeatureRow::<Self>::new(Command::Glossary, at(Menu::Help, 0), |help, shell| help.open_manual(GLOSSARY, shell))
            .opens_field(),
        FeatureRow::<Self>::new(Command::About, at(Menu::Help, 1), |_, shell| shell.dialog = Some(Dialog::About)),
    ];

    has_no!(end_input, poll, follow, forget);

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::Choose(PaletteEntry::Language(_)) => Interrupts::TYPING.and(Interrupts::FIELDS),
            Action::Load(_) => Interrupts::TYPING.and(Interrupts::FEN),
            Action::Typed(_)
            | Action::Row(_)
            | Action::Choose(_)
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
            Action::Choose(entry) => {
                shell.dialog = None;
                match entry {
                    PaletteEntry::Command(command) => shell.effects.push(Effect::Run(command)),
                    PaletteEntry::Language(language) => shell.choose_language(Some(language)),
                    PaletteEntry::Position(LibraryPosition { position, .. }) => {
                        shell.effects.push(Effect::ReplacePosition(Edit::SetUp(Box::new(*position))));
                    }
                }
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

/// Returns the effect that shows the example of a term. An example of a FEN fault is put into the FEN box, unless it is
/// valid once trimmed. Every other example is pasted.
fn example_effect(term: Term) -> Option<Effect> {
    let text = glossary::entry(term)?.example;
    let is_for_box = matches!(term, Term::Fault(_)) && fen::read_trimmed(text).0.is_err();
    Some(if is_for_box { Effect::ShowExample(text) } else { Effect::Paste(text.to_owned()) })
}

fn version() -> String {
    format!("Fenwright {}, {} {}", env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH)
}

#[derive(Default)]
pub(super) struct Manual {
    pub(super) view: ManualView,
    pub(super) earlier: Vec<ManualView>,
}

#[derive(Default)]
pub(super) struct ManualView {
    pub(super) target: ManualTarget,
    pub(super) filter: String,
    pub(super) found: Option<SearchResults>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManualTarget {
    /// A page, identified by its slug, and scrolled to the block with this index.
    Page(&'static str, usize),
    /// A section of the glossary, by the translation key of its heading.
    Glossary(&'static str),
    Entry(Term),
}

impl Default for ManualTarget {
    fn default() -> Self {
        Self::Page(manual::INDEX, 0)
    }
}

impl Manual {
    pub(super) fn new(target: ManualTarget) -> Self {
        Self { view: ManualView { target, ..ManualView::default() }, earlier: Vec::new() }
    }

    pub(super) fn go_to(&mut self, target: ManualTarget) {
        self.earlier.push(replace(&mut self.view, Self::new(target).view));
    }

    pub(super) fn go_back(&mut self) {
        if let Some(view) = self.earlier.pop() {
            self.view = view;
        }
    }
}

impl ManualTarget {
    pub(super) fn show(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(scroll_request_id(), Some(self)));
        ctx.request_repaint();
    }

    /// Returns `true` if scrolling to this target was requested, and removes the request. In a sizing pass the request
    /// stays, since nothing has its final position yet.
    pub(super) fn take(self, ui: &Ui) -> bool {
        let ctx = ui.ctx();
        let is_asked_for =
            ctx.data(|data| data.get_temp(scroll_request_id())) == Some(Some(self)) && !ui.is_sizing_pass();
        if is_asked_for {
            ctx.data_mut(|data| data.remove_temp::<Option<Self>>(scroll_request_id()));
        }
        is_asked_for
    }
}

fn scroll_request_id() -> Id {
    Id::unique("place of the manual that was asked for")
}

/// The blocks of the manual and the glossary entries that contain every word of a search, in them or in their headings.
pub(super) struct SearchResults {
    /// The found blocks, each with its page and the index of the heading above it among the page's blocks.
    pub(super) blocks: Vec<(&'static Page, usize, &'static Block)>,
    pub(super) entries: Vec<(&'static str, Vec<&'static GlossaryEntry>)>,
}

impl SearchResults {
    /// Searches the manual in the language of this thread; `None` if the filter has no words.
    pub(super) fn new(filter: &str) -> Option<Self> {
        let filter = lang::fold_for_search(filter);
        if filter.trim().is_empty() {
            return None;
        }
        let matches = |texts: &[&str]| {
            let text = lang::fold_for_search(&texts.join(" "));
            filter.split_whitespace().all(|word| text.contains(word))
        };
        let mut blocks = Vec::new();
        for page in manual::pages(lang::current()) {
            let (mut below, mut heading) = (0, "");
            for (index, block) in page.blocks.iter().enumerate() {
                match block {
                    Block::Heading(text) => (below, heading) = (index, text),
                    Block::Columns(_) => {}
                    _ if matches(&[&page.title, heading, &block.plain()]) => blocks.push((page, below, block)),
                    _ => {}
                }
            }
        }
        let matching = |(heading, entries): &(&'static str, &'static [GlossaryEntry])| {
            let part = lang::text(heading).unwrap_or_default();
            let found = entries.iter().filter(|entry| matches(&[part, &entry.name(), entry.explanation()]));
            (*heading, found.collect())
        };
        Some(Self { blocks, entries: glossary::PARTS.iter().map(matching).collect() })
    }
}
