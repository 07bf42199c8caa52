//! Edits of operations, fields and the header, and prepared updates of many records.

use std::sync::Arc;

use super::Edit;
use super::editor::Editor;
use crate::board::{Position, Variant};
use crate::document::content::{Content, RecordState, Snapshot};
use crate::document::format::{ColumnRole, Field, Overrides, RecordId, RecordView, Remarks};
use crate::document::history::UndoChange;
use crate::document::work::Progress;
use crate::document::work::parallel::{self, Backlog};
use crate::notation::epd::{self, Operand, Operation, set_operation};

impl Editor<'_> {
    /// Changes the operations of the current record; operations that state clocks change its position too. In a format
    /// without operations, setting them sets the fields that they state.
    pub(super) fn edit_operations(&mut self, edit: Edit) -> Vec<UndoChange> {
        if let Edit::SetOperations(operations) = &edit
            && !self.content.format.has_operations()
        {
            let stated = Remarks::from_operations(operations.clone()).metadata;
            let fields = stated.iter().map(|(field, value)| (field, value.to_owned())).collect();
            let id = self.content.id(self.selection.current);
            let update = RecordUpdate { fields, ..RecordUpdate::default() };
            return self.update_record(id, update).into_iter().collect();
        }
        if self.content.format.has_tags() {
            return self.edit_tags(edit).into_iter().collect();
        }
        let id = self.content.id(self.selection.current);
        let mut operations = self.content.view_by_id(id).operations();
        let touches_clock = match apply_operation_edit(&mut operations, edit) {
            Some(touches_clock) if self.content.format.has_operations() => touches_clock,
            _ => return Vec::new(),
        };
        let position =
            if touches_clock { epd::with_clocks(&self.current.position, &operations) } else { self.current.position };
        self.set_operations(id, position, operations).into_iter().collect()
    }

    /// Changes a tag of the current record that is not a metadata field.
    fn edit_tags(&mut self, edit: Edit) -> Option<UndoChange> {
        let id = self.content.id(self.selection.current);
        let view = self.content.view_by_id(id);
        let name = |at: usize| view.other_fields().into_iter().nth(at).map(|(_, tag)| tag.opcode);
        let (name, tag) = match edit {
            Edit::SetOperation { at, operation } => (name(at)?, operation),
            Edit::AddOperation { operation, .. } => (operation.opcode.clone(), operation),
            Edit::RemoveOperation(at) => (name(at)?, Operation { opcode: String::new(), operands: Vec::new() }),
            _ => return None,
        };
        let text = tag.operands.iter().map(Operand::text).collect::<Vec<_>>().join(" ");
        let value = Field::Title.normalized(&self.content.to_encodable(&text));
        if view.span.is_part || !view.format.tags()?.can_have_tag(&name) {
            return None;
        }
        let mut state = RecordState::clone(self.content.state(id));
        state.overrides.tags.retain(|other, _| !other.eq_ignore_ascii_case(&name));
        state.overrides.tags.insert(name, value);
        self.set_state_by_id(id, state)
    }

    pub(super) fn set_record_operations(&mut self, stated: Vec<(usize, Vec<Operation>)>) -> Vec<UndoChange> {
        let there = stated.into_iter().filter(|(place, _)| *place < self.content.len());
        let stated = sort_by_id(there.map(|(place, new)| (self.content.id(place), new)));
        let stated = prepare_updates_of(self.content, &stated, |_, new| new.clone(), &Progress::default());
        self.apply_updates(stated)
    }

    fn set_operations(&mut self, id: RecordId, position: Position, operations: Vec<Operation>) -> Option<UndoChange> {
        let view = self.content.view_by_id(id);
        let held = overrides_with(self.content, &view, position, operations);
        let restated = prepare_overrides(self.content, &view, held).ok()?;
        self.apply_updates(BulkUpdate::new(restated)).pop()
    }

    pub(super) fn set_field(&mut self, field: Field, values: Vec<(usize, String)>) -> Vec<UndoChange> {
        let there = values.into_iter().filter(|(place, _)| *place < self.content.len());
        let mut values: Vec<_> = there.map(|(place, value)| (self.content.id(place), value)).collect();
        values.sort_by_key(|(id, _)| *id);
        if field == Field::Variant {
            return values.into_iter().filter_map(|(id, value)| self.set_variant(id, &value)).collect();
        }
        let claim = |value| RecordUpdate { fields: vec![(field, value)], ..RecordUpdate::default() };
        values.into_iter().filter_map(|(id, value)| self.update_record(id, claim(value))).collect()
    }

    /// Sets the variant of a position by its name; an empty name means chess, and an unknown name changes nothing.
    fn set_variant(&mut self, id: RecordId, name: &str) -> Option<UndoChange> {
        let variant = if name.is_empty() { Variant::Standard } else { Variant::from_name(name)? };
        let position = self.content.view_by_id(id).position().ok()?;
        let mut state = RecordState::clone(self.content.state(id));
        state.overrides.position = Some(position.with_variant(variant));
        self.set_state_by_id(id, state)
    }

    pub(super) fn set_positions(&mut self, mut positions: Vec<(usize, Position)>) -> Vec<UndoChange> {
        positions.retain(|(place, _)| *place < self.content.len());
        let set = |(place, position)| {
            let id = self.content.id(place);
            let mut state = RecordState::clone(self.content.state(id));
            state.overrides.position = Some(position);
            self.set_state_by_id(id, state)
        };
        positions.into_iter().filter_map(set).collect()
    }

    pub(super) fn set_header(&mut self, text: &str) -> Vec<UndoChange> {
        let header = self.content.normalize_header(text).filter(|header| *header != self.content.header);
        header.map(|header| UndoChange::Header(self.content.replace_header(header))).into_iter().collect()
    }

    pub(super) fn set_column_role(&mut self, column: usize, role: ColumnRole) -> Vec<UndoChange> {
        let Some(mut columns) = self.content.columns().cloned() else { return Vec::new() };
        columns.set_role(column, role);
        let change = self.content.replace_columns(columns).map(|old| UndoChange::Columns(Box::new(old)));
        change.into_iter().collect()
    }

    fn update_record(&mut self, id: RecordId, claim: RecordUpdate) -> Option<UndoChange> {
        let restated = prepare_update(self.content, &self.content.view_by_id(id), claim).ok()?;
        self.apply_updates(BulkUpdate::new(restated)).pop()
    }

    /// Applies prepared updates. Skips records that changed after the updates were prepared.
    pub(crate) fn apply_updates(&mut self, BulkUpdate { updates: mut all, .. }: BulkUpdate) -> Vec<UndoChange> {
        all.retain(|PreparedUpdate { id, before, .. }| self.content.contains(*id) && self.content.state(*id) == before);
        let hold =
            |PreparedUpdate { id, after, .. }| UndoChange::State { id, other: self.content.replace_state(id, after) };
        all.into_iter().map(hold).collect()
    }
}

/// An update of the texts of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordUpdate {
    /// The operations to set. Each replaces all operations with the same opcode. Ignored outside EPD.
    pub operations: Vec<Operation>,
    /// Texts of fields, as in [`Edit::SetField`].
    pub fields: Vec<(Field, String)>,
}

impl From<Vec<Operation>> for RecordUpdate {
    fn from(operations: Vec<Operation>) -> Self {
        Self { operations, fields: Vec::new() }
    }
}

/// Prepared updates of many records. The preparation can run on another thread.
#[derive(Debug, Default)]
pub struct BulkUpdate {
    updates: Vec<PreparedUpdate>,
    pub(crate) has_fields: bool,
    refusals: Vec<UpdateRefusal>,
}

impl BulkUpdate {
    fn new(restatement: PreparedUpdate) -> Self {
        Self { updates: vec![restatement], ..Self::default() }
    }

    /// The number of records that are not updated for this reason.
    pub fn refused_count(&self, refusal: UpdateRefusal) -> usize {
        self.refusals.iter().filter(|other| **other == refusal).count()
    }
}

#[derive(Debug)]
struct PreparedUpdate {
    id: RecordId,
    before: Arc<RecordState>,
    after: Arc<RecordState>,
}

/// The reason why a record is not updated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
pub enum UpdateRefusal {
    /// The record already contains the whole update.
    #[strum(to_string = "the record already contains it")]
    NoEffect,
    /// The record is not a position.
    #[strum(to_string = "the record is not a position")]
    Unreadable,
    /// The line would become too long to be read again.
    #[strum(to_string = "the line would become too long")]
    TooLong,
    /// The record is in a game that cannot store the update: it has several positions, or moves that are not shown.
    #[strum(to_string = "the game cannot store it")]
    Unsupported,
}

impl std::error::Error for UpdateRefusal {}

impl Snapshot {
    /// Prepares updates of records on several threads. `told` computes an update from a record and the value given with
    /// its id. Each record advances the progress by 1. The result of a cancelled job must not be applied.
    pub fn prepare_updates<T: Send + Sync, S: Into<RecordUpdate>>(
        &self,
        records: impl Iterator<Item = (RecordId, T)>,
        told: impl Fn(&RecordView<'_>, &T) -> S + Sync,
        progress: &Progress,
    ) -> BulkUpdate {
        let records = sort_by_id(records);
        let threads = parallel::processor_count().get();
        let length = records.len().div_ceil(threads).max(1);
        let parts: Vec<_> = records.chunks(length).map(|part| (self.clone(), part)).collect();
        let restate = |(own, part): (Self, &[_])| prepare_updates_of(&own.content, part, &told, progress);
        let mut done = BulkUpdate::default();
        parallel::run_in_order(parts.into_iter(), threads, Backlog::Few, restate, |part| {
            done.updates.extend(part.updates);
            done.refusals.extend(part.refusals);
            done.has_fields |= part.has_fields;
            true
        });
        done
    }
}

/// Sorts records by id, so that sources are read in order. Several updates of one record keep their order.
fn sort_by_id<T>(records: impl Iterator<Item = (RecordId, T)>) -> Vec<(RecordId, T)> {
    let mut records: Vec<_> = records.collect();
    records.sort_by_key(|(id, _)| *id);
    records
}

/// Prepares the updates of some records. Several updates of one record are combined.
fn prepare_updates_of<T, S: Into<RecordUpdate>>(
    content: &Content,
    records: &[(RecordId, T)],
    told: impl Fn(&RecordView<'_>, &T) -> S,
    progress: &Progress,
) -> BulkUpdate {
    let mut done = BulkUpdate::default();
    let named = records.chunk_by(|(id, _), (next, _)| id == next);
    for named in named.take_while(|_| !progress.is_cancelled()) {
        progress.advance(named.len() as u64);
        let Some((id, _)) = named.first().filter(|(id, _)| content.contains(*id)) else { continue };
        let view = content.view_by_id(*id);
        let mut claim = RecordUpdate::default();
        for RecordUpdate { operations, fields } in named.iter().map(|(_, told_of)| told(&view, told_of).into()) {
            claim.operations.extend(operations);
            claim.fields.extend(fields);
        }
        if claim == RecordUpdate::default() {
            continue;
        }
        let has_fields = !claim.fields.is_empty();
        match prepare_update(content, &view, claim) {
            Ok(restated) => {
                done.updates.push(restated);
                done.has_fields |= has_fields;
            }
            Err(refusal) => done.refusals.push(refusal),
        }
    }
    done
}

type Prepared = Result<PreparedUpdate, UpdateRefusal>;

fn prepare_update(content: &Content, view: &RecordView<'_>, new: RecordUpdate) -> Prepared {
    let mut held = content.state(view.id()).overrides.clone();
    if !new.operations.is_empty() && content.format.has_operations() {
        let position = view.position().map_err(|_| UpdateRefusal::Unreadable)?;
        let (found, touches_clock) = (view.operations(), new.operations.iter().any(epd::is_clock));
        let mut operations = found.clone();
        for new in new.operations {
            set_operation(&mut operations, new);
        }
        if operations != found {
            let position = if touches_clock { epd::with_clocks(&position, &operations) } else { position };
            held = overrides_with(content, view, position, operations);
        }
    }
    for (field, value) in new.fields {
        let value = field.normalized(&content.to_encodable(&value));
        if view.read_metadata().get(field) == value {
            continue;
        }
        if view.format.games().is_some_and(|games| !games.can_edit_field(view, field)) {
            return Err(UpdateRefusal::Unsupported);
        }
        held.fields.insert(field, value);
    }
    if held == content.state(view.id()).overrides {
        Err(UpdateRefusal::NoEffect)
    } else {
        prepare_overrides(content, view, held)
    }
}

fn overrides_with(
    content: &Content,
    view: &RecordView<'_>,
    position: Position,
    mut operations: Vec<Operation>,
) -> Overrides {
    for operation in &mut operations {
        make_encodable(content, operation);
    }
    match view.format.operations() {
        Some(format) => format.overrides_for(view, position, operations),
        None => Overrides::from_position(position),
    }
}

/// Prepares replacing the overrides of a record. Fails if this has no effect, or if the line would become too long.
fn prepare_overrides(content: &Content, view: &RecordView<'_>, mut held: Overrides) -> Prepared {
    let line = view.format.position_text(view, Some(&held));
    // A line must not grow so long that it cannot be read again.
    if line.len() > view.format.max_text_len() / 2 && line.len() > view.text().len() {
        return Err(UpdateRefusal::TooLong);
    }
    let has_operations = held.operations.is_some() && view.format.has_operations();
    view.drop_redundant_for_line(&mut held, has_operations.then_some(&line));
    let (id, before) = (view.id(), content.state(view.id()).clone());
    let after = RecordState { overrides: held, lost_rights: before.lost_rights.clone() };
    if after == *before {
        Err(UpdateRefusal::NoEffect)
    } else {
        Ok(PreparedUpdate { id, before, after: Arc::new(after) })
    }
}

fn make_encodable(content: &Content, operation: &mut Operation) {
    let texts = operation.operands.iter_mut().map(|operand| match operand {
        Operand::Word(text) | Operand::Text(text) => text,
    });
    for text in texts.chain([&mut operation.opcode]) {
        *text = content.to_encodable(text);
    }
}

/// Applies an edit to operations. Returns `true` if it adds, replaces or removes one operation that states a clock.
/// Returns `None` if there is no operation at the index, or if it is another kind of edit.
fn apply_operation_edit(operations: &mut Vec<Operation>, edit: Edit) -> Option<bool> {
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
