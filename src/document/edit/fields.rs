//! How an edit changes what records say of their positions, and what the file says of itself.

use super::editor::Editor;
use crate::document::content::State;
use crate::document::format::Field;
use crate::document::history::Change;

impl Editor<'_> {
    /// Has records say this of a field. They are looked at as they stand in the file.
    pub(super) fn set_field(&mut self, field: Field, values: Vec<(usize, String)>) -> Vec<Change> {
        let there = values.into_iter().filter(|(place, _)| *place < self.len());
        let mut values: Vec<_> = there.map(|(place, value)| (self.content.id(place), value)).collect();
        values.sort_by_key(|(id, _)| *id);
        let set = |(id, value): (_, String)| {
            let value = field.normalized(&self.content.representable(&value));
            let view = self.content.view_of(id);
            if view.stated_metadata().get(field) == value || !view.format.can_say(&view, field) {
                return None;
            }
            let mut state = State::clone(self.content.state(id));
            state.held.fields.insert(field, value);
            // A line does not grow until it would be too long to be read again.
            let length = view.format.line(&view, Some(&state.held)).len();
            if length > view.format.longest() / 2 && length > view.text().len() {
                return None;
            }
            self.change_state_of(id, state)
        };
        values.into_iter().filter_map(set).collect()
    }
    /// Has the comments at the top of the file say this.
    pub(super) fn set_header(&mut self, text: &str) -> Vec<Change> {
        let header = self.content.header_of(text).filter(|header| header != self.content.edited_header());
        header.map(|header| Change::Header(self.content.replace_header(header))).into_iter().collect()
    }
}
