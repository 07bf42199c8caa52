//! What the panel knows of the operations of the current record.

use std::collections::BTreeMap;

use super::row::{Row, operands, tell_apart};
use crate::app::shell::Shell;
use crate::document::{Document, Edit, Field, RecordId};
use crate::notation::epd::Operation;
use crate::tr;

/// What the panel knows of the operations of the current record.
#[derive(Debug, Default)]
pub struct Operations {
    rows: Vec<Row>,
    /// The opcode of an operation that is being added and has no operands yet.
    new: Option<Row>,
    /// Texts that are being typed or cannot be taken, by their row.
    pub(super) drafts: BTreeMap<usize, Draft>,
    /// What cannot be taken of records that are not shown now.
    unfinished: BTreeMap<RecordId, Unfinished>,
    /// The name of an opcode to add, as typed.
    pub(super) name: String,
    /// What the rows were made from; `None` before the first time.
    seen: Option<(RecordId, u64)>,
    is_shown: bool,
    are_tags: bool,
}

/// A text that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The text.
    pub text: String,
    /// Why it cannot be taken, in a sentence.
    pub why: Option<String>,
}

/// Texts of a record that cannot be taken, with the rows that they belong to.
#[derive(Debug)]
struct Unfinished {
    rows: Vec<Row>,
    new: Option<Row>,
    drafts: BTreeMap<usize, Draft>,
}

impl Operations {
    /// The longest opcode of the standard.
    const LONGEST_NAME: usize = 15;

    /// Whether the file has operations or tags at all.
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Whether they are the tags of a PGN.
    pub const fn are_tags(&self) -> bool {
        self.are_tags
    }

    /// The operations in their order, last the one that is being added.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().chain(&self.new)
    }

    /// The texts that are being typed or cannot be taken, also those of records that are not shown now.
    pub fn typed_texts(&self) -> impl Iterator<Item = &str> {
        let elsewhere = self.unfinished.values().flat_map(|unfinished| unfinished.drafts.values());
        self.drafts.values().chain(elsewhere).map(|draft| draft.text.as_str())
    }

    /// The records for which a text was typed that cannot be taken and would be lost with the window.
    pub fn unfinished(&self, document: &Document) -> impl Iterator<Item = RecordId> {
        let is_here = self.drafts.values().any(|draft| draft.why.is_some());
        let here = is_here.then(|| document.record(document.current()).id());
        here.into_iter().chain(self.unfinished.keys().copied().filter(|id| document.holds(*id)))
    }

    /// Names the rows again, in another language.
    pub(in crate::app) fn word_again(&mut self) {
        self.rows = self.rows.iter().map(Row::renamed).collect();
        tell_apart(&mut self.rows);
    }

    /// Why the typed name can be no opcode, in a sentence; an empty one is only not there yet.
    pub fn name_fault(&self) -> Option<&'static str> {
        let is_letter = |char: char| char.is_ascii_alphanumeric() || char == '_';
        match self.name.trim() {
            name if self.are_tags && !name.chars().all(is_letter) => Some(tr!("operation-tag-letters")),
            name if self.are_tags && ["FEN", "SetUp"].iter().any(|own| own.eq_ignore_ascii_case(name)) => {
                Some(tr!("operation-tag-of-board"))
            }
            _ if self.are_tags => None,
            name if name.starts_with(|char: char| !char.is_ascii_alphabetic()) => Some(tr!("operation-opcode-begins")),
            name if !name.chars().all(is_letter) => Some(tr!("operation-opcode-letters")),
            name if name.len() > Self::LONGEST_NAME => Some(tr!("operation-opcode-long")),
            _ => None,
        }
    }

    /// Follows the document after anything happened to it. Texts being typed belong to their record.
    pub fn follow(&mut self, shell: &Shell) {
        let document = &shell.document;
        self.are_tags = document.format().has_games();
        self.is_shown = document.format().has_operations() || self.are_tags;
        let record = document.record(document.current());
        let now = (record.id(), document.revision());
        if self.seen == Some(now) {
            return;
        }
        let before_id = self.seen.map(|(id, _)| id);
        let is_same_record = before_id == Some(record.id());
        self.seen = Some(now);
        let rows = record.others().iter().map(|(number, operation)| Row::of(*number, operation)).collect();
        let before = std::mem::replace(&mut self.rows, rows);
        tell_apart(&mut self.rows);
        if !self.is_shown {
            self.drafts.clear();
            self.new = None;
            self.unfinished.clear();
        } else if !is_same_record {
            self.set_aside(before_id, before);
            self.take_up(record.id());
        } else if before.len() != self.rows.len() {
            self.keep_drafts(&before);
        }
    }

    /// Keeps the texts of the record that was shown, for when it is shown again.
    fn set_aside(&mut self, id: Option<RecordId>, rows: Vec<Row>) {
        let (new, drafts) = (self.new.take(), std::mem::take(&mut self.drafts));
        if let Some(id) = id.filter(|_| !drafts.is_empty()) {
            self.unfinished.insert(id, Unfinished { rows, new, drafts });
        }
    }

    /// Shows the texts again that were kept for a record.
    fn take_up(&mut self, id: RecordId) {
        let Some(Unfinished { rows, new, drafts }) = self.unfinished.remove(&id) else { return };
        (self.new, self.drafts) = (new, drafts);
        if rows.len() != self.rows.len() {
            self.keep_drafts(&rows);
        }
    }

    /// Lets the texts being typed stay with their rows after some were added or removed.
    fn keep_drafts(&mut self, before: &[Row]) {
        let draft_of_new = self.drafts.remove(&before.len()).filter(|_| self.new.is_some());
        let opcode = |rows: &[Row], at: usize| rows.get(at).map(|row| row.opcode.clone());
        self.drafts.retain(|at, _| opcode(before, *at) == opcode(&self.rows, *at));
        self.drafts.extend(draft_of_new.map(|draft| (self.rows.len(), draft)));
    }

    fn row(&self, at: usize) -> Option<&Row> {
        self.rows().nth(at)
    }

    /// The number of a row among those of the record.
    pub(super) fn number(&self, at: usize) -> Option<usize> {
        self.rows.get(at)?.number
    }

    /// Whether a row is that of an operation that is being added.
    pub(super) fn is_new(&self, at: usize) -> bool {
        self.new.is_some() && at == self.rows.len()
    }

    /// A text was typed into a row.
    pub(super) fn type_text(&mut self, at: usize, text: String) {
        if self.row(at).is_some() {
            self.drafts.insert(at, Draft { text, why: None });
        }
    }

    /// Takes back what was typed into a row; one that is being added goes.
    pub(super) fn revert(&mut self, at: usize) {
        self.drafts.remove(&at);
        if self.is_new(at) {
            self.new = None;
        }
    }

    /// Begins an operation that has no operands yet; returns its row.
    pub(super) fn begin(&mut self, opcode: String) -> usize {
        self.name.clear();
        self.new = Some(Row::new(opcode, self.are_tags));
        let mut rows: Vec<Row> = self.rows().map(Row::renamed).collect();
        tell_apart(&mut rows);
        self.new = rows.pop();
        self.rows.len()
    }

    /// The edit that a row stands for now, if any. A text that cannot be taken stays, with the reason.
    ///
    /// `entered`: Enter was pressed; without it an added operation without operands is given up.
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
        // An added operation may have no operands at all.
        let is_string = row.is_string && !(is_new && text.is_empty());
        match operands(&text, is_string) {
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
                self.drafts.insert(at, Draft { text, why: Some(why) });
                None
            }
        }
    }
}
