//! Searching the manual of keys, mouse and glossary, and scrolling to its parts.

use std::cell::LazyCell;

use egui::{Context, Id, Ui};

use crate::app::shell::term::Term;
use crate::app::ui::glossary::GlossaryEntry;
use crate::lang;

#[derive(Debug, Default)]
pub(super) struct Manual {
    pub(super) filter: String,
    /// The entry that was asked about, which is highlighted.
    pub(super) highlighted: Option<Term>,
}

/// A part of the manual to scroll to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ManualTarget {
    /// A section, by the key of its heading.
    Section(&'static str),
    Entry(Term),
}

impl ManualTarget {
    /// Requests scrolling to this as soon as it is drawn.
    pub(super) fn show(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(scroll_request_id(), Some(self)));
        ctx.request_repaint();
    }

    /// Takes the request for this. In a sizing pass it stays, since nothing has its final position yet.
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

/// Returns the rows below a heading that contain every word of a search, as keys of their texts.
pub(super) fn matching_rows(filter: &str, heading: &str, rows: &[&'static str]) -> Vec<&'static str> {
    let text = |key: &str| lang::text(key).unwrap_or_default();
    let holds = |row: &str| contains_words(filter, &[text(heading), text(row), text(&format!("{row}.does"))]);
    rows.iter().copied().filter(|row| holds(row)).collect()
}

/// Returns the glossary entries below a heading that contain every word of a search.
pub(super) fn matching_entries(
    filter: &str,
    heading: &str,
    entries: &'static [GlossaryEntry],
) -> Vec<&'static GlossaryEntry> {
    let heading = lang::text(heading).unwrap_or_default();
    entries.iter().filter(|entry| contains_words(filter, &[heading, &entry.name(), entry.explanation()])).collect()
}

fn contains_words(filter: &str, texts: &[&str]) -> bool {
    // Without a search the texts are not needed.
    let texts = LazyCell::new(|| lang::fold_for_search(&texts.join(" ")));
    lang::fold_for_search(filter).split_whitespace().all(|word| texts.contains(word))
}
