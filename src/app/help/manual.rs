//! What keys and mouse do and what things mean: where one is in it, and what a search finds.

use std::cell::LazyCell;

use egui::{Context, Id, Ui};

use crate::app::shell::term::Term;
use crate::app::ui::glossary::Entry;
use crate::lang;

/// The manual as it is shown.
#[derive(Debug, Default)]
pub(super) struct Manual {
    /// What was typed into the search.
    pub(super) filter: String,
    /// What was asked about.
    pub(super) asked: Option<Term>,
}

/// A place of the manual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A part, by the key of its heading.
    Part(&'static str),
    /// What explains this.
    Entry(Term),
}

impl Place {
    /// Asks for it: it is brought into sight as soon as it is drawn.
    pub(super) fn show(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(asked_for(), Some(self)));
        ctx.request_repaint();
    }

    /// Whether it was asked for since the last time. What is only measured is not yet where it will be.
    pub(super) fn take(self, ui: &Ui) -> bool {
        let ctx = ui.ctx();
        let is_asked_for = ctx.data(|data| data.get_temp(asked_for())) == Some(Some(self)) && !ui.is_sizing_pass();
        if is_asked_for {
            ctx.data_mut(|data| data.remove_temp::<Option<Self>>(asked_for()));
        }
        is_asked_for
    }
}

fn asked_for() -> Id {
    Id::unique("place of the manual that was asked for")
}

/// The rows of keys and mouse under this heading that hold every word of a search; the keys of both.
pub(super) fn found_rows(filter: &str, heading: &str, rows: &[&'static str]) -> Vec<&'static str> {
    let text = |key: &str| lang::text(key).unwrap_or_default();
    let holds = |row: &str| holds_words(filter, &[text(heading), text(row), text(&format!("{row}.does"))]);
    rows.iter().copied().filter(|row| holds(row)).collect()
}

/// The entries of the glossary under this heading that hold every word of a search.
pub(super) fn found_entries(filter: &str, heading: &str, entries: &'static [Entry]) -> Vec<&'static Entry> {
    let heading = lang::text(heading).unwrap_or_default();
    entries.iter().filter(|entry| holds_words(filter, &[heading, &entry.name(), entry.explanation()])).collect()
}

fn holds_words(filter: &str, texts: &[&str]) -> bool {
    // The texts are not asked for where nothing is searched.
    let texts = LazyCell::new(|| lang::folded(&texts.join(" ")));
    lang::folded(filter).split_whitespace().all(|word| texts.contains(word))
}
