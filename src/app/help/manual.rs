//! The state of the manual: the part that is shown, the search, and the way back.

use std::mem::replace;

use egui::{Context, Id, Ui};

use crate::app::shell::term::Term;
use crate::app::ui::glossary::{self, GlossaryEntry};
use crate::lang;
use crate::manual::{self, Block, Page};

#[derive(Debug, Default)]
pub(super) struct Manual {
    pub(super) view: ManualView,
    pub(super) earlier: Vec<ManualView>,
}

#[derive(Debug, Default)]
pub(super) struct ManualView {
    pub(super) target: ManualTarget,
    pub(super) filter: String,
    pub(super) found: Option<SearchResults>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManualTarget {
    /// A page by its slug, scrolled to the block with this index.
    Page(&'static str, usize),
    /// A section of the glossary, by the key of its heading.
    Glossary(&'static str),
    /// An entry of the glossary, which is highlighted.
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

/// The blocks and glossary entries that contain every word of a search, also in their headings.
#[derive(Debug)]
pub(super) struct SearchResults {
    /// Each with the page and the index of the heading that it is below.
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
