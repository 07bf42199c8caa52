//! How an edit changes a document; which records there are is changed in `structure`.

use std::sync::Arc;

use super::{Edit, edit_position};
use crate::board::Annotations;
use crate::document::Document;
use crate::document::content::record::State;
use crate::document::format::record::RecordId;
use crate::document::history::{Change, StepName, edited_alone};
use crate::notation::annotations;

/// More text than this is not drawn: it would be more than a line can have, or a look at a game finds.
const LONGEST_DRAWING: usize = 1 << 14;

impl Document {
    /// Does an edit, as one undo step or as a part of the gesture under way. `false` if it changes
    /// nothing, which leaves no step.
    ///
    /// An edit of an unreadable record starts from what can be read of it and makes it readable; one while
    /// there is a draft starts from that.
    pub fn apply(&mut self, edit: Edit) -> bool {
        let name = edit.step_name();
        if edit.is_structural() {
            self.content.read_all();
        }
        self.history.begin(self.selection);
        let changes = match edit {
            Edit::AddRecord { after, position } => self.add_record(after, *position),
            Edit::RemoveRecords(records) => self.remove_records(&records),
            Edit::MoveRecords { records, to } => self.move_records(&records, to),
            Edit::DuplicateRecords(records) => self.duplicate_records(&records),
            Edit::InsertText { at, text } => self.insert_text(at, &text),
            Edit::Arrange { order, .. } => self.arrange_all(&order),
            Edit::SetDone { records, done } => self.set_done(&records, done),
            Edit::SetAnnotations(annotations) => self.set_annotations(&annotations),
            edit @ (Edit::SetOperation { .. }
            | Edit::AddOperation { .. }
            | Edit::RemoveOperation(_)
            | Edit::SetOperations(_)) => self.edit_operations(edit),
            Edit::StateOperations(stated) => self.state_operations(stated),
            edit => self.edit_current(&edit),
        };
        self.end_changes(name, changes)
    }

    /// Ends an edit that was begun; whether it has changed anything.
    pub(crate) fn end_changes(&mut self, name: StepName, changes: Vec<Change>) -> bool {
        let is_changed = !changes.is_empty();
        if is_changed {
            let edited = edited_alone(&changes);
            self.history.record(name, changes);
            self.refresh();
            self.edited = edited;
        }
        self.history.end(&mut self.content, self.selection);
        is_changed
    }

    pub(crate) fn edit_current(&mut self, edit: &Edit) -> Vec<Change> {
        let index = self.selection.current;
        let id = self.content.id(index);
        let mut state = State::clone(self.content.state(id));
        let mut position = *self.ground();
        if !edit_position(&mut position, &mut state.remembered, edit) {
            return Vec::new();
        }
        let is_unfinished = self.shown.unreadable.is_some() || self.shown.draft.is_some();
        let makes_readable = is_unfinished && edit.is_statement();
        if makes_readable || position != *self.ground() {
            state.held.position = Some(position);
        }
        let Some(drawing) = self.drawing_after(edit) else { return self.change_state(index, state) };
        state.held.annotations = Some(drawing.clone());
        let mut changes = self.change_state(index, state);
        let others = self.content.game_of(index).filter(|other| *other != index);
        changes.extend(self.draw(others, &drawing));
        changes
    }

    /// What is drawn on the current board after an edit of its position; `None`: what is drawn there.
    fn drawing_after(&self, edit: &Edit) -> Option<Annotations> {
        match edit {
            Edit::Clear | Edit::Start | Edit::SetUp(_) => Some(Annotations::default()),
            Edit::Transform(transform) => {
                let before = self.content.view(self.selection.current).annotations();
                Some(transform.annotations(&before, self.ground().board.size()))
            }
            _ => None,
        }
    }

    /// Gives a record another state, unless it says the same.
    pub(crate) fn change_state(&mut self, index: usize, state: State) -> Vec<Change> {
        self.change_state_of(self.content.id(index), state).into_iter().collect()
    }

    /// The same of the record of a name.
    pub(crate) fn change_state_of(&mut self, id: RecordId, mut state: State) -> Option<Change> {
        self.content.view_of(id).settle(&mut state.held);
        if state == **self.content.state(id) {
            return None;
        }
        Some(Change::State { id, other: self.content.replace_state(id, Arc::new(state)) })
    }

    /// Draws arrows and marks squares of the current record, or of its game.
    fn set_annotations(&mut self, annotations: &Annotations) -> Vec<Change> {
        let annotations = annotations::stateable(annotations);
        let view = self.content.view(self.selection.current);
        let length = |annotations: &Annotations| annotations::write(annotations).len();
        let is_too_long = length(&annotations) > LONGEST_DRAWING && length(&annotations) > length(&view.annotations());
        if is_too_long || !view.format.can_state(&view, &annotations) {
            return Vec::new();
        }
        let game = self.content.game_of(self.selection.current);
        self.draw(game, &annotations)
    }

    /// Draws on the boards of records of one game. Those that hold the same share what they hold then, for what their
    /// source draws is the same too, and can be long.
    fn draw(&mut self, records: impl Iterator<Item = usize>, annotations: &Annotations) -> Vec<Change> {
        let mut last: Option<[Arc<State>; 2]> = None;
        let mut changes = Vec::new();
        for id in records.map(|index| self.content.id(index)).collect::<Vec<RecordId>>() {
            let before = self.content.state(id).clone();
            let is_like_last = |[last, _]: &&[Arc<State>; 2]| {
                Arc::ptr_eq(last, &before) && before.held.position.is_none() && before.held.operations.is_none()
            };
            let after = last.as_ref().filter(is_like_last).map_or_else(
                || {
                    let mut state = State::clone(&before);
                    state.held.annotations = Some(annotations.clone());
                    self.content.view_of(id).settle(&mut state.held);
                    Arc::new(state)
                },
                |[_, after]| after.clone(),
            );
            if after != before {
                changes.push(Change::State { id, other: self.content.replace_state(id, after.clone()) });
            }
            last = Some([before, after]);
        }
        changes
    }
}
