//! The state of the details section.

use std::collections::BTreeMap;

use super::view;
use crate::app::shell::Shell;
use crate::document::{Field, Metadata, RecordId, record_composition};
use crate::notation::composition::Composition;
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    Record(Field),
    /// The header of the file: its title and the other comments at its top.
    File,
}

impl Detail {
    pub fn all() -> impl Iterator<Item = Self> {
        Field::ALL.into_iter().map(Self::Record).chain([Self::File])
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Record(field) => field.label(),
            Self::File => tr!("detail-file"),
        }
    }
}

/// The field in which the title is edited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TitlePlace {
    #[default]
    Details,
    Board,
    /// The row of the list, provided that it has space for the field; otherwise above the board.
    List,
}

#[derive(Debug, Default)]
pub struct Details {
    pub(crate) metadata: Metadata,
    /// The composition that the record states.
    pub(super) composition: Composition,
    /// The header of the file, one comment per line.
    header: String,
    /// Texts that are being typed.
    pub(super) drafts: BTreeMap<Detail, String>,
    pub(super) title_place: TitlePlace,
    source: Option<(RecordId, u64)>,
}

impl Details {
    /// Returns the text of a field: its draft, or without a draft the value in the record or the file.
    pub fn text(&self, detail: Detail) -> &str {
        self.drafts.get(&detail).map_or_else(|| self.stored_text(detail), String::as_str)
    }

    pub(super) fn stored_text(&self, detail: Detail) -> &str {
        match detail {
            Detail::Record(field) => self.metadata.get(field),
            Detail::File => &self.header,
        }
    }

    /// Returns `true` if the field is shown. The rules and the file header need a value or a draft.
    pub fn is_shown(&self, detail: Detail) -> bool {
        let is_optional = matches!(detail, Detail::File | Detail::Record(Field::Variant));
        !is_optional || self.drafts.contains_key(&detail) || !self.stored_text(detail).is_empty()
    }

    /// Returns `true` if the title is edited above the board or in the list.
    pub fn is_title_edited(&self) -> bool {
        self.title_place != TitlePlace::Details && self.drafts.contains_key(&Detail::Record(Field::Title))
    }

    pub fn is_in_list(&self) -> bool {
        self.title_place == TitlePlace::List
    }

    /// Reads the details after a change of the document. When another record becomes current, clears the drafts.
    pub(crate) fn sync(&mut self, shell: &Shell) {
        let record = shell.document.record(shell.document.current());
        let now = (record.id(), shell.document.revision());
        if self.source == Some(now) {
            return;
        }
        if self.source.is_some_and(|(id, _)| id != record.id()) {
            self.drafts.clear();
            view::clear_undo(&shell.ctx);
        }
        self.source = Some(now);
        let before: Vec<String> = Detail::all().map(|detail| self.stored_text(detail).to_owned()).collect();
        (self.metadata, self.header) = (record.read_metadata(), shell.document.header());
        self.composition = record_composition(&record);
        for (detail, before) in Detail::all().zip(before) {
            // A draft that equals the old value was not edited. It is dropped, since it would hide the new value.
            if before != self.stored_text(detail) {
                self.drafts.retain(|other, text| *other != detail || *text != before);
            }
        }
    }
}
