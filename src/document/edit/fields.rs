//! Edits of metadata fields and of the file's header.

use super::RecordUpdate;
use super::editor::Editor;
use crate::board::Variant;
use crate::document::content::RecordState;
use crate::document::format::{Field, RecordId};
use crate::document::history::UndoChange;

impl Editor<'_> {
    /// Sets a field of records, in the order of the file.
    pub(super) fn set_field(&mut self, field: Field, values: Vec<(usize, String)>) -> Vec<UndoChange> {
        let there = values.into_iter().filter(|(place, _)| *place < self.len());
        let mut values: Vec<_> = there.map(|(place, value)| (self.content.id(place), value)).collect();
        values.sort_by_key(|(id, _)| *id);
        if field == Field::Variant {
            return values.into_iter().filter_map(|(id, value)| self.set_variant(id, &value)).collect();
        }
        let claim = |value| RecordUpdate { fields: vec![(field, value)], ..RecordUpdate::default() };
        values.into_iter().filter_map(|(id, value)| self.update_record(id, claim(value))).collect()
    }

    /// Sets the variant of a position by its name; an empty name means chess, an unknown one changes nothing.
    fn set_variant(&mut self, id: RecordId, name: &str) -> Option<UndoChange> {
        let variant = if name.is_empty() { Variant::Standard } else { Variant::from_name(name)? };
        let position = self.content.view_by_id(id).position().ok()?;
        let mut state = RecordState::clone(self.content.state(id));
        state.overrides.position = Some(position.with_variant(variant));
        self.set_state_by_id(id, state)
    }

    pub(super) fn set_header(&mut self, text: &str) -> Vec<UndoChange> {
        let header = self.content.normalize_header(text).filter(|header| header != self.content.edited_header());
        header.map(|header| UndoChange::Header(self.content.replace_header(header))).into_iter().collect()
    }
}
