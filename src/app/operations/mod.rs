//! The operations of an EPD record as the panel shows and edits them.

pub(in crate::app) mod view;

use std::collections::BTreeMap;

use super::App;
use super::action::OperationAction;
use crate::app::ui::words;
use crate::app::views;
use crate::document::{Document, Edit, RecordId};
use crate::notation::epd::{self, Operand, Operation, WarningKind};

/// What the panel knows of the operations of the current record.
#[derive(Debug, Default)]
pub struct Operations {
    rows: Vec<Row>,
    /// The opcode of an operation that is being added and has no operands yet.
    new: Option<Row>,
    /// Texts that are being typed or cannot be taken, by their row.
    drafts: BTreeMap<usize, Draft>,
    /// What cannot be taken of records that are not shown now.
    unfinished: BTreeMap<RecordId, Unfinished>,
    /// The name of an opcode to add, as typed.
    name: String,
    /// What the rows were made from; `None` before the first time.
    seen: Option<(RecordId, u64)>,
    is_shown: bool,
}

/// One operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The opcode; empty where the record has operands without one.
    pub opcode: String,
    /// Its name in the accessibility tree: "bm, best move".
    pub name: String,
    /// The operands as they are edited: one string without its quotes, else as the record has them.
    pub text: String,
    /// The operands as they are.
    operands: Vec<Operand>,
    /// The operand is one string.
    is_string: bool,
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

impl Row {
    fn of(operation: &Operation) -> Self {
        let (text, is_string) = match operation.operands.as_slice() {
            [Operand::Text(text)] => (text.clone(), true),
            operands => (written(operands), false),
        };
        let (opcode, operands) = (operation.opcode.clone(), operation.operands.clone());
        Self { name: name(&opcode), opcode, text, operands, is_string }
    }

    /// An operation that is to be added; comments and names are strings.
    fn new(opcode: String) -> Self {
        let is_string = opcode == "id" || matches!(opcode.as_bytes(), [b'c' | b'v', b'0'..=b'9']);
        Self { name: name(&opcode), opcode, text: String::new(), operands: Vec::new(), is_string }
    }
}

/// "bm, best move"; of an opcode without a usual meaning only itself.
fn name(opcode: &str) -> String {
    match words::opcode(opcode) {
        Some(meaning) => format!("{opcode}, {meaning}"),
        None if opcode.is_empty() => "Without opcode".to_owned(),
        None => opcode.to_owned(),
    }
}

/// Operands as EPD has them, without opcode and semicolon.
fn written(operands: &[Operand]) -> String {
    let operation = Operation { opcode: "x".to_owned(), operands: operands.to_vec() };
    let text = epd::write_operation(&operation);
    text.strip_prefix('x').and_then(|text| text.strip_suffix(';')).unwrap_or(&text).trim_start().to_owned()
}

/// Reads operands as they were typed.
fn operands(text: &str, is_string: bool) -> Result<Vec<Operand>, String> {
    if is_string {
        return Ok(vec![Operand::Text(text.to_owned())]);
    }
    let mut tail = epd::tail(&format!("x {text};"), 0);
    let warned = |kind: WarningKind| tail.warnings.iter().any(|warning| warning.kind == kind);
    if warned(WarningKind::UnterminatedString) {
        return Err("A quote is opened and not closed.".to_owned());
    }
    if tail.operations.len() != 1 || warned(WarningKind::EmptyOperation) {
        return Err("A semicolon ends an operation; only text in quotes can hold one.".to_owned());
    }
    Ok(tail.operations.swap_remove(0).operands)
}

impl Operations {
    /// The longest opcode of the standard.
    const LONGEST_NAME: usize = 15;

    /// Whether the file has operations at all.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// The operations in their order, last the one that is being added.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().chain(&self.new)
    }

    /// The row of an operation that is being added.
    #[must_use]
    pub fn new_row(&self) -> Option<usize> {
        self.new.as_ref().map(|_| self.rows.len())
    }

    /// The text that is being typed into a row.
    #[must_use]
    pub fn draft(&self, at: usize) -> Option<&Draft> {
        self.drafts.get(&at)
    }

    /// The texts that are being typed or cannot be taken, also those of records that are not shown now.
    pub fn typed_texts(&self) -> impl Iterator<Item = &str> {
        let elsewhere = self.unfinished.values().flat_map(|unfinished| unfinished.drafts.values());
        self.drafts.values().chain(elsewhere).map(|draft| draft.text.as_str())
    }

    /// Whether a text was typed, here or for another record, that cannot be taken and would be lost with the window.
    #[must_use]
    pub fn is_unfinished(&self, document: &Document) -> bool {
        self.drafts.values().any(|draft| draft.why.is_some()) || self.unfinished.keys().any(|id| document.holds(*id))
    }

    /// The name of an opcode to add, as typed.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Why the typed name can be no opcode, in a sentence; an empty one is only not there yet.
    #[must_use]
    pub fn name_fault(&self) -> Option<&'static str> {
        let is_letter = |char: char| char.is_ascii_alphanumeric() || char == '_';
        match self.name.trim() {
            name if name.starts_with(|char: char| !char.is_ascii_alphabetic()) => {
                Some("An opcode begins with a letter.")
            }
            name if !name.chars().all(is_letter) => Some("An opcode has letters, digits and underscores."),
            name if name.len() > Self::LONGEST_NAME => Some("An opcode has at most 15 characters."),
            _ => None,
        }
    }

    /// Follows the document after anything happened to it. Texts being typed belong to their record.
    pub fn follow(&mut self, document: &Document) {
        self.is_shown = document.format().has_operations();
        let record = document.record(document.current());
        let now = (record.id(), document.revision());
        if self.seen == Some(now) {
            return;
        }
        let before_id = self.seen.map(|(id, _)| id);
        let is_same_record = before_id == Some(record.id());
        self.seen = Some(now);
        let rows = if self.is_shown { record.operations().iter().map(Row::of).collect() } else { Vec::new() };
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

    fn typed(&mut self, at: usize, text: String) {
        if self.row(at).is_some() {
            self.drafts.insert(at, Draft { text, why: None });
        }
    }

    fn revert(&mut self, at: usize) {
        self.drafts.remove(&at);
        if self.new_row() == Some(at) {
            self.new = None;
        }
    }

    /// The edit that a row stands for now, if any. A text that cannot be taken stays, with the reason.
    ///
    /// `entered`: Enter was pressed; without it an added operation without operands is given up.
    fn commit(&mut self, at: usize, entered: bool) -> Option<Edit> {
        let row = self.row(at)?.clone();
        let is_new = self.new_row() == Some(at);
        let text = self.drafts.get(&at).map(|draft| draft.text.clone()).unwrap_or_default();
        if is_new && text.trim().is_empty() && !entered {
            self.revert(at);
            return None;
        }
        if !is_new && !self.drafts.contains_key(&at) {
            return None;
        }
        // An added operation may have no operands at all.
        let is_string = row.is_string && !(is_new && text.is_empty());
        match operands(&text, is_string) {
            Ok(operands) if !is_new && operands == row.operands => {
                self.drafts.remove(&at);
                None
            }
            Ok(operands) => {
                let operation = Operation { opcode: row.opcode, operands };
                Some(if is_new { Edit::AddOperation { at, operation } } else { Edit::SetOperation { at, operation } })
            }
            Err(why) => {
                self.drafts.insert(at, Draft { text, why: Some(why) });
                None
            }
        }
    }
}

/// Gives rows of the same opcode names of their own.
fn tell_apart(rows: &mut [Row]) {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for row in rows {
        let count = seen.entry(row.name.clone()).or_default();
        *count += 1;
        if *count > 1 {
            row.name = format!("{}, {count}", row.name);
        }
    }
}

impl App {
    /// Does what happened in the list of operations.
    pub(super) fn act_on_operation(&mut self, action: OperationAction) {
        let operations = &mut self.state.operations;
        match action {
            OperationAction::Typed(at, text) => operations.typed(at, text),
            OperationAction::Left(at, entered) => self.commit_operation(at, entered),
            OperationAction::Reverted(at) => operations.revert(at),
            OperationAction::Remove(at) if operations.new_row() == Some(at) => operations.revert(at),
            OperationAction::Remove(at) => {
                self.commit_operations();
                // Behind it all texts would come to stand in other rows.
                self.state.operations.drafts.split_off(&at);
                self.state.shell.document.apply(Edit::RemoveOperation(at));
            }
            OperationAction::Name(name) => operations.name = name,
            OperationAction::Add(opcode) => {
                self.commit_operations();
                self.state.follow();
                let operations = &mut self.state.operations;
                operations.name.clear();
                operations.new = Some(Row::new(opcode));
                tell_apart_new(operations);
                views::focus_operation(&self.state.shell.ctx, operations.rows.len());
            }
        }
    }

    /// Takes every text that is being typed among the operations for finished.
    pub(super) fn commit_operations(&mut self) {
        let waiting: Vec<usize> = self.state.operations.drafts.keys().copied().collect();
        for at in waiting {
            self.commit_operation(at, false);
        }
    }

    fn commit_operation(&mut self, at: usize, entered: bool) {
        let Some(edit) = self.state.operations.commit(at, entered) else { return };
        let is_taken = self.state.shell.document.apply(edit);
        let operations = &mut self.state.operations;
        if is_taken {
            operations.revert(at);
            operations.follow(&self.state.shell.document);
        } else if let Some(draft) = operations.drafts.get_mut(&at) {
            draft.why = Some("The line has no room for this text.".to_owned());
        }
    }
}

fn tell_apart_new(operations: &mut Operations) {
    let mut rows: Vec<Row> = operations.rows().cloned().map(|row| Row { name: name(&row.opcode), ..row }).collect();
    tell_apart(&mut rows);
    operations.new = rows.pop();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_read_as_they_are_written() {
        for text in ["Qg6", "Qg6 Rd8", "\"a; b\" 3", "\"a \\\"b\\\"\" \"c\"", "", "12"] {
            let read = operands(text, false).unwrap();
            assert_eq!(written(&read), text);
        }
        assert_eq!(operands("a \"b\"; c", true).unwrap(), [Operand::Text("a \"b\"; c".to_owned())]);
    }

    #[test]
    fn what_cannot_be_operands_is_explained() {
        for (text, word) in [("a; b", "semicolon"), ("a;", "semicolon"), ("\"a", "quote"), (";", "semicolon")] {
            let why = operands(text, false).expect_err(text);
            assert!(why.contains(word), "{text}: {why}");
        }
    }
}
