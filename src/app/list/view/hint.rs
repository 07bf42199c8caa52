//! What the button does in the list now, in one line.

use egui::{Context, Modifiers};

use super::dragging;
use super::rows::Rows;
use crate::app::list::state::ListState;
use crate::app::ui::wording;
use crate::document::{Document, Records};

impl Rows {
    /// What releasing what is dragged would do, or a click with Ctrl or Shift on the row under the pointer.
    pub(in crate::app) fn hint(&self, ctx: &Context, list: &ListState, document: &Document) -> Option<String> {
        let keys = ctx.input(|input| input.modifiers);
        if dragging::is_dragged(ctx) {
            return Some(self.hint_of_drag(keys, list, document));
        }
        let index = self.pointed.filter(|index| *index < document.len())?;
        match (keys.shift, keys.command) {
            (true, adds) => Some(hint_of_range(index, adds, &list.range_to(index, document))),
            (false, true) => Some(hint_of_toggle(index, list, document)),
            (false, false) => None,
        }
    }

    fn hint_of_drag(&self, keys: Modifiers, list: &ListState, document: &Document) -> String {
        let count = list.count(document);
        let what = wording::counted(count, "position", "positions");
        match self.slot() {
            None => "Released here, nothing is moved. Esc: back".to_owned(),
            Some(_) if keys.command => {
                let copies = if count == 1 { "a copy".to_owned() } else { format!("copies of {what}") };
                format!("Release to put {copies} at the line. Esc: back")
            }
            Some(slot) if list.stays_at(slot, document) => {
                let stay = if count == 1 { "it stays" } else { "they stay" };
                format!("Released here, {stay} in place. Ctrl: copy. Esc: back")
            }
            Some(_) => format!("Release to move {what} to the line. Ctrl: copy. Esc: back"),
        }
    }
}

fn hint_of_range(index: usize, adds: bool, range: &Records) -> String {
    let too = if adds { ", too" } else { "" };
    match (range.len(), range.first(), range.last()) {
        (2.., Some(first), Some(last)) => {
            let [first, last] = [first, last].map(|index| wording::number(index + 1));
            format!("Click to select all from position {first} to {last}{too}")
        }
        _ => format!("Click to select position {}{too}", wording::number(index + 1)),
    }
}

fn hint_of_toggle(index: usize, list: &ListState, document: &Document) -> String {
    let number = wording::number(index + 1);
    match (list.is_selected(document, index), list.count(document)) {
        (true, 2..) => format!("Click to deselect position {number}"),
        (true, _) => format!("Position {number} is the only one that is selected"),
        (false, _) => format!("Click to select position {number}, too"),
    }
}
