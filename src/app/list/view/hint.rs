//! A one-line hint about the effect of the mouse button in the list.

use egui::{Context, Modifiers};

use super::dragging;
use super::rows::ListRows;
use crate::app::list::state::ListState;
use crate::document::{Document, Records};
use crate::tr;

impl ListRows {
    /// Describes the effect of dropping the dragged rows, or of a click with Ctrl or Shift on the row under the
    /// pointer.
    pub(in crate::app) fn hint(&self, ctx: &Context, list: &ListState, document: &Document) -> Option<String> {
        let keys = ctx.input(|input| input.modifiers);
        if dragging::is_dragging(ctx) {
            return Some(self.hint_of_drag(keys, list, document));
        }
        let index = self.hovered.filter(|index| *index < document.len())?;
        match (keys.shift, keys.command) {
            (true, adds) => Some(hint_of_range(index, adds, &list.range_from_anchor(index, document))),
            (false, true) => Some(hint_of_toggle(index, list, document)),
            (false, false) => None,
        }
    }

    fn hint_of_drag(&self, keys: Modifiers, list: &ListState, document: &Document) -> String {
        let count = list.selected_count(document);
        match self.drop_index() {
            None => tr!("list-hint-nowhere").to_owned(),
            Some(_) if keys.command => tr!("list-hint-copy", count = count),
            Some(slot) if list.is_unmoved_at(slot, document) => tr!("list-hint-stay", count = count),
            Some(_) => tr!("list-hint-move", count = count),
        }
    }
}

fn hint_of_range(index: usize, adds: bool, range: &Records) -> String {
    let number = index + 1;
    match (range.len(), range.first(), range.last()) {
        (2.., Some(first), Some(last)) if adds => tr!("list-hint-range-too", first = first + 1, last = last + 1),
        (2.., Some(first), Some(last)) => tr!("list-hint-range", first = first + 1, last = last + 1),
        _ if adds => tr!("list-hint-select-too", number = number),
        _ => tr!("list-hint-select", number = number),
    }
}

fn hint_of_toggle(index: usize, list: &ListState, document: &Document) -> String {
    let number = index + 1;
    match (list.is_selected(document, index), list.selected_count(document)) {
        (true, 2..) => tr!("list-hint-deselect", number = number),
        (true, _) => tr!("list-hint-only", number = number),
        (false, _) => tr!("list-hint-select-too", number = number),
    }
}
