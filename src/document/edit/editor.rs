//! Applying edits to a content.

use std::sync::Arc;

use super::Edit;
use super::positions::{edit_position, writable};
use crate::board::{Annotations, Position};
use crate::document::content::{Content, RecordState};
use crate::document::format::{RecordId, RecordView, Unreadable};
use crate::document::history::{Selection, UndoChange};
use crate::notation::annotations;

/// Maximum length of annotations as text, in bytes. Longer annotations would not fit into a line, or into the beginning
/// of a game that is searched for annotations.
const MAX_ANNOTATIONS_LEN: usize = 1 << 14;

#[derive(Debug)]
pub(crate) struct CurrentRecord {
    /// The position of the record. For an unreadable record, as much of the position as can be read.
    pub(crate) position: Position,
    pub(crate) unreadable: Option<Unreadable>,
    pub(crate) draft: Option<Position>,
}

impl CurrentRecord {
    pub(crate) fn read(record: &RecordView<'_>) -> Self {
        match record.position() {
            Ok(position) => Self { position, unreadable: None, draft: None },
            Err(unreadable) => {
                let position = writable(unreadable.preview());
                Self { position, unreadable: Some(unreadable), draft: None }
            }
        }
    }

    pub(crate) fn working_position(&self) -> &Position {
        self.draft.as_ref().unwrap_or(&self.position)
    }

    fn is_unfinished(&self) -> bool {
        self.unreadable.is_some() || self.draft.is_some()
    }
}

#[derive(Debug)]
pub(crate) struct Editor<'a> {
    pub(crate) content: &'a mut Content,
    pub(crate) selection: &'a mut Selection,
    pub(crate) current: &'a CurrentRecord,
}

impl Editor<'_> {
    /// Applies an edit; returns no changes if it has no effect.
    pub(crate) fn apply(&mut self, edit: Edit) -> Vec<UndoChange> {
        match edit {
            Edit::AddRecord { after, position } => self.add_record(after, *position),
            Edit::RemoveRecords(records) => self.remove_records(&records),
            Edit::MoveRecords { records, to } => self.move_records(&records, to),
            Edit::DuplicateRecords(records) => self.duplicate_records(&records),
            Edit::InsertText { at, text } => self.insert_text(at, &text),
            Edit::Arrange { order, .. } => self.arrange_records(&order),
            Edit::SetDone { records, done } => self.set_done(&records, done),
            Edit::SetField { field, values } => self.set_field(field, values),
            Edit::SetHeader(text) => self.set_header(&text),
            Edit::SetColumnRole { column, role } => self.set_column_role(column, role),
            Edit::SetAnnotations(annotations) => self.set_annotations(&annotations),
            edit @ (Edit::SetOperation { .. }
            | Edit::AddOperation { .. }
            | Edit::RemoveOperation(_)
            | Edit::SetOperations(_)) => self.edit_operations(edit),
            Edit::SetRecordOperations(stated) => self.set_record_operations(stated),
            Edit::SetPositions(positions) => self.set_positions(positions),
            edit => self.edit_current(&edit),
        }
    }

    fn edit_current(&mut self, edit: &Edit) -> Vec<UndoChange> {
        let index = self.selection.current;
        let id = self.content.id(index);
        let mut state = RecordState::clone(self.content.state(id));
        let mut position = *self.current.working_position();
        if !edit_position(&mut position, &mut state.lost_rights, edit) {
            return Vec::new();
        }
        let is_unfinished = self.current.is_unfinished();
        let makes_readable = is_unfinished && edit.makes_readable();
        if makes_readable || position != *self.current.working_position() {
            state.overrides.position = Some(position);
        }
        let Some(drawing) = self.annotations_after(edit) else { return self.set_state(index, state) };
        state.overrides.annotations = Some(drawing.clone());
        let mut changes = self.set_state(index, state);
        let others = self.content.game_at(index).filter(|other| *other != index);
        changes.extend(self.set_annotations_of(others, &drawing));
        changes
    }

    /// Returns the annotations of the current record after an edit of its position; `None` if they do not change.
    fn annotations_after(&self, edit: &Edit) -> Option<Annotations> {
        match edit {
            Edit::Clear | Edit::Start | Edit::SetUp(_) => Some(Annotations::default()),
            Edit::Transform(transform) => {
                let before = self.content.view(self.selection.current).annotations();
                Some(transform.apply_to_annotations(&before, self.current.working_position().board.size()))
            }
            _ => None,
        }
    }

    pub(super) fn set_state(&mut self, index: usize, state: RecordState) -> Vec<UndoChange> {
        self.set_state_by_id(self.content.id(index), state).into_iter().collect()
    }

    pub(super) fn set_state_by_id(&mut self, id: RecordId, mut state: RecordState) -> Option<UndoChange> {
        self.content.view_by_id(id).drop_redundant(&mut state.overrides);
        if state == **self.content.state(id) {
            return None;
        }
        Some(UndoChange::State { id, other: self.content.replace_state(id, Arc::new(state)) })
    }

    fn set_annotations(&mut self, annotations: &Annotations) -> Vec<UndoChange> {
        let annotations = annotations::writable(annotations);
        let view = self.content.view(self.selection.current);
        let length = |annotations: &Annotations| annotations::write(annotations).len();
        let is_too_long =
            length(&annotations) > MAX_ANNOTATIONS_LEN && length(&annotations) > length(&view.annotations());
        let operations = view.format.operations();
        if is_too_long || operations.is_some_and(|format| !format.can_write_annotations(&view, &annotations)) {
            return Vec::new();
        }
        let game = self.content.game_at(self.selection.current);
        self.set_annotations_of(game, &annotations)
    }

    /// Sets the annotations of the records of a game. Records with equal states share them, as annotations can be long.
    fn set_annotations_of(&mut self, records: impl Iterator<Item = usize>, drawing: &Annotations) -> Vec<UndoChange> {
        let mut last: Option<[Arc<RecordState>; 2]> = None;
        let mut changes = Vec::new();
        for id in records.map(|index| self.content.id(index)).collect::<Vec<RecordId>>() {
            let before = self.content.state(id).clone();
            let is_like_last = |[last, _]: &&[Arc<RecordState>; 2]| {
                Arc::ptr_eq(last, &before)
                    && before.overrides.position.is_none()
                    && before.overrides.operations.is_none()
            };
            let after = last.as_ref().filter(is_like_last).map_or_else(
                || {
                    let mut state = RecordState::clone(&before);
                    state.overrides.annotations = Some(drawing.clone());
                    self.content.view_by_id(id).drop_redundant(&mut state.overrides);
                    Arc::new(state)
                },
                |[_, after]| after.clone(),
            );
            if after != before {
                changes.push(UndoChange::State { id, other: self.content.replace_state(id, after.clone()) });
            }
            last = Some([before, after]);
        }
        changes
    }
}
