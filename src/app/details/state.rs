//! What the window knows of the details of the current record.

use std::collections::BTreeMap;

use super::view;
use crate::app::shell::Shell;
use crate::document::{Field, Metadata, RecordId};

/// What the window knows of the details of the current record.
#[derive(Debug, Default)]
pub struct Details {
    /// What the record says.
    said: Metadata,
    /// Texts that are being typed. A field of which nothing is said is open while it is among them.
    pub(super) drafts: BTreeMap<Field, String>,
    /// Whether the title is edited in the list, as far as there is room for it.
    pub(super) is_in_list: bool,
    /// The record, and the revision of the document in which it said that; `None` before the first time.
    seen: Option<(RecordId, u64)>,
}

impl Details {
    /// What stands in a field: what is being typed, else what the record says.
    #[must_use]
    pub fn text(&self, field: Field) -> &str {
        self.drafts.get(&field).map_or(self.said.get(field), String::as_str)
    }

    /// What the current record says.
    #[must_use]
    pub const fn said(&self) -> &Metadata {
        &self.said
    }

    /// Whether a field is shown: something is said in it, or it is being edited.
    #[must_use]
    pub fn is_open(&self, field: Field) -> bool {
        self.drafts.contains_key(&field) || !self.said.get(field).is_empty()
    }

    /// Whether anything but the title is shown.
    #[must_use]
    pub fn has_rows(&self) -> bool {
        Field::ALL.into_iter().any(|field| field != Field::Title && self.is_open(field))
    }

    /// Whether the title is being edited.
    #[must_use]
    pub fn is_title_edited(&self) -> bool {
        self.drafts.contains_key(&Field::Title)
    }

    /// Whether the title is edited in the list, as far as there is room for it.
    #[must_use]
    pub const fn is_in_list(&self) -> bool {
        self.is_in_list
    }

    /// The texts that are being typed and say something else than the record.
    pub fn typed_texts(&self) -> impl Iterator<Item = &str> {
        self.drafts.iter().filter(|(field, text)| self.said.get(**field) != **text).map(|(_, text)| text.as_str())
    }

    /// Follows the document after anything happened to it. Texts being typed belong to their record.
    pub fn follow(&mut self, shell: &Shell) {
        let record = shell.document.record(shell.document.current());
        let now = (record.id(), shell.document.revision());
        if self.seen == Some(now) {
            return;
        }
        if self.seen.is_some_and(|(id, _)| id != record.id()) {
            self.drafts.clear();
            view::forget_steps(&shell.ctx);
        }
        self.seen = Some(now);
        let before = std::mem::replace(&mut self.said, record.stated_metadata());
        if self.said != before {
            // A field in which nothing was typed yet is about what was said before.
            self.drafts.retain(|field, text| before.get(*field) != text);
        }
    }
}
