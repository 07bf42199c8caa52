//! The state of the operations panel.

use std::collections::BTreeMap;

use super::row::{OperationRow, number_duplicates, parse_operands};
use crate::app::shell::Shell;
use crate::document::{Document, Edit, Field, RecordId};
use crate::lang::{self, Language};
use crate::notation::epd::Operation;
use crate::tr;

#[derive(Default)]
pub struct Operations {
    rows: Vec<OperationRow>,
    /// The operation that is being added. It is appended to the record when its text is committed.
    new: Option<OperationRow>,
    /// Texts that are being typed or were rejected, by index of the row.
    pub(super) drafts: BTreeMap<usize, OperandDraft>,
    unfinished: BTreeMap<RecordId, UnfinishedDrafts>,
    pub(super) name: String,
    /// Record and revision from which the rows were read, and the language of their names.
    followed: Option<(RecordId, u64, Language)>,
    pub(crate) is_shown: bool,
    pub(super) are_tags: bool,
    /// `true` if the tags are columns of a table.
    pub(super) are_columns: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperandDraft {
    pub text: String,
    /// The reason why the text was rejected, as a sentence.
    pub error: Option<String>,
}

/// The drafts of a record that is not current, with the rows they belong to.
struct UnfinishedDrafts {
    rows: Vec<OperationRow>,
    new: Option<OperationRow>,
    drafts: BTreeMap<usize, OperandDraft>,
}

impl Operations {
    /// Maximum length of an opcode (PGN standard, section 16.2.4).
    const MAX_OPCODE_LEN: usize = 15;

    /// Returns the operations in order, followed by the operation that is being added.
    pub fn rows(&self) -> impl Iterator<Item = &OperationRow> {
        self.rows.iter().chain(&self.new)
    }

    pub fn typed_texts(&self) -> impl Iterator<Item = &str> {
        let elsewhere = self.unfinished.values().flat_map(|unfinished| unfinished.drafts.values());
        self.drafts.values().chain(elsewhere).map(|draft| draft.text.as_str())
    }

    /// Returns `true` if a text of the current record was rejected.
    pub(crate) fn has_errors(&self) -> bool {
        self.drafts.values().any(|draft| draft.error.is_some())
    }

    /// Returns the records with rejected texts, which would be lost if the window were closed.
    pub fn unfinished(&self, document: &Document) -> impl Iterator<Item = RecordId> {
        let here = self.has_errors().then(|| document.record(document.current()).id());
        here.into_iter().chain(self.unfinished.keys().copied().filter(|id| document.contains(*id)))
    }

    /// Returns why the typed opcode is invalid, as a sentence. Accepts an empty opcode, since typing has just begun.
    pub fn opcode_error(&self) -> Option<&'static str> {
        let is_letter = |char: char| char.is_ascii_alphanumeric() || char == '_';
        match self.name.trim() {
            _ if self.are_columns => None,
            name if self.are_tags && !name.chars().all(is_letter) => Some(tr!("operation-tag-letters")),
            name if self.are_tags && ["FEN", "SetUp"].iter().any(|own| own.eq_ignore_ascii_case(name)) => {
                Some(tr!("operation-tag-of-board"))
            }
            _ if self.are_tags => None,
            name if name.starts_with(|char: char| !char.is_ascii_alphabetic()) => Some(tr!("operation-opcode-begins")),
            name if !name.chars().all(is_letter) => Some(tr!("operation-opcode-letters")),
            name if name.len() > Self::MAX_OPCODE_LEN => Some(tr!("operation-opcode-long")),
            _ => None,
        }
    }

    /// Updates the rows after a change to the document. Drafts stay with their record.
    pub(super) fn sync(&mut self, shell: &Shell) {
        let document = &shell.document;
        (self.are_tags, self.are_columns) = (document.format().has_tags(), document.format().is_table());
        self.is_shown = document.format().has_operations() || self.are_tags;
        let record = document.record(document.current());
        let now = (record.id(), document.revision(), lang::current());
        if self.followed == Some(now) {
            return;
        }
        let before_id = self.followed.map(|(id, ..)| id);
        let is_same_record = before_id == Some(record.id());
        self.followed = Some(now);
        let rows = record
            .other_fields()
            .iter()
            .map(|(number, operation)| OperationRow::from_operation(*number, operation))
            .collect();
        let before = std::mem::replace(&mut self.rows, rows);
        number_duplicates(&mut self.rows);
        if !self.is_shown {
            self.drafts.clear();
            self.new = None;
            self.unfinished.clear();
        } else if !is_same_record {
            self.stash_drafts(before_id, before);
            self.restore_drafts(record.id());
        } else if before.len() != self.rows.len() {
            self.keep_drafts(&before);
        }
    }

    fn stash_drafts(&mut self, id: Option<RecordId>, rows: Vec<OperationRow>) {
        let (new, drafts) = (self.new.take(), std::mem::take(&mut self.drafts));
        if let Some(id) = id.filter(|_| !drafts.is_empty()) {
            self.unfinished.insert(id, UnfinishedDrafts { rows, new, drafts });
        }
    }

    fn restore_drafts(&mut self, id: RecordId) {
        let Some(UnfinishedDrafts { rows, new, drafts }) = self.unfinished.remove(&id) else { return };
        (self.new, self.drafts) = (new, drafts);
        if rows.len() != self.rows.len() {
            self.keep_drafts(&rows);
        }
    }

    /// After rows were added or removed, keeps each draft whose index still has the same opcode. The draft of the
    /// operation being added stays with the last row.
    fn keep_drafts(&mut self, before: &[OperationRow]) {
        let draft_of_new = self.drafts.remove(&before.len()).filter(|_| self.new.is_some());
        let opcode = |rows: &[OperationRow], at: usize| rows.get(at).map(|row| row.opcode.clone());
        self.drafts.retain(|at, _| opcode(before, *at) == opcode(&self.rows, *at));
        self.drafts.extend(draft_of_new.map(|draft| (self.rows.len(), draft)));
    }

    fn row(&self, at: usize) -> Option<&OperationRow> {
        self.rows().nth(at)
    }

    pub(super) fn number(&self, at: usize) -> Option<usize> {
        self.rows.get(at)?.number
    }

    pub(super) fn is_new(&self, at: usize) -> bool {
        self.new.is_some() && at == self.rows.len()
    }

    pub(super) fn type_text(&mut self, at: usize, text: String) {
        if self.row(at).is_some() {
            self.drafts.insert(at, OperandDraft { text, error: None });
        }
    }

    /// Discards the draft of a row. If the row is being added, removes the row.
    pub(super) fn revert(&mut self, at: usize) {
        self.drafts.remove(&at);
        if self.is_new(at) {
            self.new = None;
        }
    }

    pub(super) fn add_row(&mut self, opcode: String) -> usize {
        self.name.clear();
        self.new = Some(OperationRow::new(opcode, self.are_tags));
        let mut rows: Vec<OperationRow> = self.rows().map(OperationRow::without_number).collect();
        number_duplicates(&mut rows);
        self.new = rows.pop();
        self.rows.len()
    }

    /// Returns the edit that stores the draft of a row; `None` if it changes nothing or is rejected. A rejected text
    /// stays in the field, with the reason.
    ///
    /// `entered` is `true` if Enter was pressed. Otherwise, an operation being added is dropped if its text is empty.
    pub(super) fn commit(&mut self, at: usize, entered: bool) -> Option<Edit> {
        let row = self.row(at)?.clone();
        let is_new = self.is_new(at);
        let text = self.drafts.get(&at).map(|draft| draft.text.clone()).unwrap_or_default();
        if is_new && text.trim().is_empty() && !entered {
            self.revert(at);
            return None;
        }
        if !is_new && !self.drafts.contains_key(&at) {
            return None;
        }
        let text = if self.are_tags { Field::Title.normalized(&text) } else { text };
        // An added operation with an empty text has no operands, rather than an empty string as operand.
        let is_string = row.is_string && !(is_new && text.is_empty());
        match parse_operands(&text, is_string) {
            Ok(operands) if !is_new && operands == row.operands => {
                self.drafts.remove(&at);
                None
            }
            Ok(operands) => {
                let operation = Operation { opcode: row.opcode, operands };
                Some(match row.number {
                    Some(at) => Edit::SetOperation { at, operation },
                    None => Edit::AddOperation { at: usize::MAX, operation },
                })
            }
            Err(why) => {
                self.drafts.insert(at, OperandDraft { text, error: Some(why) });
                None
            }
        }
    }
}
