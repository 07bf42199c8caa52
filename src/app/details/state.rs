//! What the window knows of the details of the current record and of its file.

use std::collections::BTreeMap;

use super::view;
use crate::app::shell::Shell;
use crate::document::{Field, Metadata, RecordId};
use crate::tr;

/// What can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// Something of the current record.
    Record(Field),
    /// What the file is called, and what else the comments at its top say.
    File,
}

impl Detail {
    /// All of them, in the order in which they are shown.
    pub fn all() -> impl Iterator<Item = Self> {
        Field::ALL.into_iter().map(Self::Record).chain([Self::File])
    }

    /// What it is called: "Title".
    pub fn name(self) -> &'static str {
        match self {
            Self::Record(field) => field.name(),
            Self::File => tr!("detail-file"),
        }
    }
}

/// What the window knows of the details of the current record and of its file.
#[derive(Debug, Default)]
pub struct Details {
    /// What the record says.
    said: Metadata,
    /// What the file says of itself, each comment a line.
    header: String,
    /// Texts that are being typed. A field of which nothing is said is open while it is among them.
    pub(super) drafts: BTreeMap<Detail, String>,
    /// Whether the title is edited in the list, as far as there is room for it.
    pub(super) is_in_list: bool,
    /// The record, and the revision of the document in which it said that; `None` before the first time.
    seen: Option<(RecordId, u64)>,
}

impl Details {
    /// What stands in a field: what is being typed, else what the record or the file says.
    pub fn text(&self, detail: Detail) -> &str {
        self.drafts.get(&detail).map_or_else(|| self.stated(detail), String::as_str)
    }

    /// What the record or the file says.
    pub(super) fn stated(&self, detail: Detail) -> &str {
        match detail {
            Detail::Record(field) => self.said.get(field),
            Detail::File => &self.header,
        }
    }

    /// What the current record says.
    pub const fn said(&self) -> &Metadata {
        &self.said
    }

    /// Whether a field is shown: something is said in it, or it is being edited.
    pub fn is_open(&self, detail: Detail) -> bool {
        self.drafts.contains_key(&detail) || !self.stated(detail).is_empty()
    }

    /// Whether anything but the title is shown.
    pub fn has_rows(&self) -> bool {
        Detail::all().any(|detail| detail != Detail::Record(Field::Title) && self.is_open(detail))
    }

    /// Whether the title is being edited.
    pub fn is_title_edited(&self) -> bool {
        self.drafts.contains_key(&Detail::Record(Field::Title))
    }

    /// Whether the title is edited in the list, as far as there is room for it.
    pub const fn is_in_list(&self) -> bool {
        self.is_in_list
    }

    /// The texts that are being typed and say something else than the record.
    pub fn typed_texts(&self) -> impl Iterator<Item = &str> {
        self.drafts.iter().filter(|(detail, text)| self.stated(**detail) != **text).map(|(_, text)| text.as_str())
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
        let before: Vec<String> = Detail::all().map(|detail| self.stated(detail).to_owned()).collect();
        (self.said, self.header) = (record.stated_metadata(), shell.document.header());
        for (detail, before) in Detail::all().zip(before) {
            // A field in which nothing was typed yet is about what was said before.
            if before != self.stated(detail) {
                self.drafts.retain(|other, text| *other != detail || *text != before);
            }
        }
    }
}
