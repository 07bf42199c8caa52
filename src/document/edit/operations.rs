//! Edits of operations, and prepared updates of many records.

use std::sync::Arc;

use super::Edit;
use super::editor::Editor;
use crate::board::Position;
use crate::document::content::{Content, Snapshot, State};
use crate::document::format::{Field, Overrides, RecordId, RecordView};
use crate::document::history::Change;
use crate::document::work::Progress;
use crate::document::work::parallel::{self, Waiting};
use crate::notation::epd::{self, Operand, Operation, state};

impl Editor<'_> {
    /// Changes the operations of the current record; operations that state clocks change its position too.
    pub(super) fn edit_operations(&mut self, edit: Edit) -> Vec<Change> {
        if self.format().has_games() {
            return self.edit_tags(edit).into_iter().collect();
        }
        let id = self.content.id(self.selection.current);
        let mut operations = self.content.view_of(id).operations();
        let touches_clock = match change_operations(&mut operations, edit) {
            Some(touches_clock) if self.format().has_operations() => touches_clock,
            _ => return Vec::new(),
        };
        let position =
            if touches_clock { epd::with_clocks(&self.current.position, &operations) } else { self.current.position };
        self.hold_operations(id, position, operations).into_iter().collect()
    }

    /// Changes a tag of the current record, one of those that are no metadata field.
    fn edit_tags(&mut self, edit: Edit) -> Option<Change> {
        let id = self.content.id(self.selection.current);
        let view = self.content.view_of(id);
        let name = |at: usize| view.others().into_iter().nth(at).map(|(_, tag)| tag.opcode);
        let (name, tag) = match edit {
            Edit::SetOperation { at, operation } => (name(at)?, operation),
            Edit::AddOperation { operation, .. } => (operation.opcode.clone(), operation),
            Edit::RemoveOperation(at) => (name(at)?, Operation { opcode: String::new(), operands: Vec::new() }),
            _ => return None,
        };
        let text = tag.operands.iter().map(Operand::text).collect::<Vec<_>>().join(" ");
        let value = Field::Title.normalized(&self.content.representable(&text));
        if view.place.is_part || !view.format.can_have_tag(&name) {
            return None;
        }
        let mut state = State::clone(self.content.state(id));
        state.held.tags.retain(|other, _| !other.eq_ignore_ascii_case(&name));
        state.held.tags.insert(name, value);
        self.change_state_of(id, state)
    }

    pub(super) fn state_operations(&mut self, stated: Vec<(usize, Vec<Operation>)>) -> Vec<Change> {
        let there = stated.into_iter().filter(|(place, _)| *place < self.len());
        let stated = in_file_order(there.map(|(place, new)| (self.content.id(place), new)));
        let stated = restated_all(self.content, &stated, |_, new| new.clone(), &Progress::default());
        self.hold(stated)
    }

    /// Sets the position and operations of a record, unless that has no effect or its line would become too long.
    fn hold_operations(&mut self, id: RecordId, position: Position, operations: Vec<Operation>) -> Option<Change> {
        let view = self.content.view_of(id);
        let held = holding(self.content, &view, position, operations);
        let restated = restated(self.content, &view, held).ok()?;
        self.hold(Restatements::of(restated)).pop()
    }

    pub(super) fn say(&mut self, id: RecordId, claim: Claim) -> Option<Change> {
        let restated = restated_with(self.content, &self.content.view_of(id), claim).ok()?;
        self.hold(Restatements::of(restated)).pop()
    }

    /// Applies prepared updates to records that have not changed since.
    pub(crate) fn hold(&mut self, Restatements { mut all, .. }: Restatements) -> Vec<Change> {
        all.retain(|Restatement { id, before, .. }| self.content.holds(*id) && self.content.state(*id) == before);
        let hold = |Restatement { id, after, .. }| Change::State { id, other: self.content.replace_state(id, after) };
        all.into_iter().map(hold).collect()
    }
}

/// An update of the texts of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claim {
    /// Operations; each replaces those with its opcode. Ignored outside EPD.
    pub operations: Vec<Operation>,
    /// Texts of fields, as in [`Edit::SetField`].
    pub fields: Vec<(Field, String)>,
}

impl From<Vec<Operation>> for Claim {
    fn from(operations: Vec<Operation>) -> Self {
        Self { operations, fields: Vec::new() }
    }
}

/// Prepared updates of many records. The preparation can run on another thread.
#[derive(Debug, Default)]
pub struct Restatements {
    all: Vec<Restatement>,
    has_fields: bool,
    refused: Vec<Refusal>,
}

impl Restatements {
    fn of(restatement: Restatement) -> Self {
        Self { all: vec![restatement], ..Self::default() }
    }

    /// The number of records that are not updated for this reason.
    pub fn refused(&self, refusal: Refusal) -> usize {
        self.refused.iter().filter(|other| **other == refusal).count()
    }

    pub(crate) const fn has_fields(&self) -> bool {
        self.has_fields
    }
}

#[derive(Debug)]
struct Restatement {
    id: RecordId,
    before: Arc<State>,
    after: Arc<State>,
}

/// The reason why a record is not updated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The record already contains all of it.
    StatesAll,
    /// The record is not a position.
    Unreadable,
    /// The line would become too long to be read again.
    TooLong,
    /// The record is in a game that cannot store it: one with several positions, or with moves that are not shown.
    NoPlace,
}

impl Snapshot {
    /// Prepares updates of records on several threads. `told` returns the update for a record and the value given with
    /// its id; empty updates and those without effect are dropped. Every record advances the progress by one. The
    /// result of a cancelled job must not be applied.
    pub fn restate<T: Send + Sync, S: Into<Claim>>(
        &self,
        records: impl Iterator<Item = (RecordId, T)>,
        told: impl Fn(&RecordView<'_>, &T) -> S + Sync,
        progress: &Progress,
    ) -> Restatements {
        let records = in_file_order(records);
        let threads = parallel::processors().get();
        let length = records.len().div_ceil(threads).max(1);
        let parts: Vec<_> = records.chunks(length).map(|part| (self.clone(), part)).collect();
        let restate = |(own, part): (Self, &[_])| restated_all(&own.content, part, &told, progress);
        let mut done = Restatements::default();
        parallel::in_order(parts.into_iter(), threads, Waiting::Few, restate, |part| {
            done.all.extend(part.all);
            done.refused.extend(part.refused);
            done.has_fields |= part.has_fields;
            true
        });
        done
    }
}

/// Sorts records by id, so that sources are read in order. Several updates of one record keep their order.
fn in_file_order<T>(records: impl Iterator<Item = (RecordId, T)>) -> Vec<(RecordId, T)> {
    let mut records: Vec<_> = records.collect();
    records.sort_by_key(|(id, _)| *id);
    records
}

/// Prepares the updates of some records. Several updates of one record are combined.
fn restated_all<T, S: Into<Claim>>(
    content: &Content,
    records: &[(RecordId, T)],
    told: impl Fn(&RecordView<'_>, &T) -> S,
    progress: &Progress,
) -> Restatements {
    let mut done = Restatements::default();
    let named = records.chunk_by(|(id, _), (next, _)| id == next);
    for named in named.take_while(|_| !progress.is_cancelled()) {
        progress.advance(named.len() as u64);
        let Some((id, _)) = named.first().filter(|(id, _)| content.holds(*id)) else { continue };
        let view = content.view_of(*id);
        let mut claim = Claim::default();
        for Claim { operations, fields } in named.iter().map(|(_, told_of)| told(&view, told_of).into()) {
            claim.operations.extend(operations);
            claim.fields.extend(fields);
        }
        if claim == Claim::default() {
            continue;
        }
        let has_fields = !claim.fields.is_empty();
        match restated_with(content, &view, claim) {
            Ok(restated) => {
                done.all.push(restated);
                done.has_fields |= has_fields;
            }
            Err(refusal) => done.refused.push(refusal),
        }
    }
    done
}

fn restated_with(content: &Content, view: &RecordView<'_>, new: Claim) -> Result<Restatement, Refusal> {
    let mut held = content.state(view.id()).held.clone();
    if !new.operations.is_empty() && content.format().has_operations() {
        let position = view.position().map_err(|_| Refusal::Unreadable)?;
        let (found, touches_clock) = (view.operations(), new.operations.iter().any(epd::is_clock));
        let mut operations = found.clone();
        for new in new.operations {
            state(&mut operations, new);
        }
        if operations != found {
            let position = if touches_clock { epd::with_clocks(&position, &operations) } else { position };
            held = holding(content, view, position, operations);
        }
    }
    for (field, value) in new.fields {
        let value = field.normalized(&content.representable(&value));
        if view.stated_metadata().get(field) == value {
            continue;
        }
        if !view.format.can_say(view, field) {
            return Err(Refusal::NoPlace);
        }
        held.fields.insert(field, value);
    }
    if held == content.state(view.id()).held { Err(Refusal::StatesAll) } else { restated(content, view, held) }
}

fn holding(content: &Content, view: &RecordView<'_>, position: Position, mut operations: Vec<Operation>) -> Overrides {
    for operation in &mut operations {
        make_representable(content, operation);
    }
    view.format.holding(view, position, operations)
}

/// Prepares a record for new edits; fails if they have no effect or the line would become too long.
fn restated(content: &Content, view: &RecordView<'_>, mut held: Overrides) -> Result<Restatement, Refusal> {
    let line = view.format.line(view, Some(&held));
    // A line must not grow so long that it cannot be read again.
    if line.len() > view.format.longest() / 2 && line.len() > view.text().len() {
        return Err(Refusal::TooLong);
    }
    let has_operations = held.operations.is_some() && view.format.has_operations();
    view.settle_as(&mut held, has_operations.then_some(&line));
    let (id, before) = (view.id(), content.state(view.id()).clone());
    let after = State { held, remembered: before.remembered.clone() };
    if after == *before { Err(Refusal::StatesAll) } else { Ok(Restatement { id, before, after: Arc::new(after) }) }
}

fn make_representable(content: &Content, operation: &mut Operation) {
    let texts = operation.operands.iter_mut().map(|operand| match operand {
        Operand::Word(text) | Operand::Text(text) => text,
    });
    for text in texts.chain([&mut operation.opcode]) {
        *text = content.representable(text);
    }
}

/// Applies an edit to operations and returns whether it affects one that states a clock; `None` if it changes nothing.
fn change_operations(operations: &mut Vec<Operation>, edit: Edit) -> Option<bool> {
    let changed = match edit {
        Edit::SetOperation { at, operation } => {
            let old = std::mem::replace(operations.get_mut(at)?, operation);
            [Some(old), operations.get(at).cloned()]
        }
        Edit::AddOperation { at, operation } => {
            let at = at.min(operations.len());
            operations.insert(at, operation.clone());
            [Some(operation), None]
        }
        Edit::RemoveOperation(at) if at < operations.len() => [Some(operations.remove(at)), None],
        Edit::SetOperations(new) => {
            *operations = new;
            [None, None]
        }
        _ => return None,
    };
    Some(changed.iter().flatten().any(epd::is_clock))
}
