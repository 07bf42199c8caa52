//! Whether the list or its search field has the keyboard.

use egui::text::{CCursor, CCursorRange, CharIndex};
use egui::{Context, Id, TextEdit};

/// The longest query that can be typed, in characters.
pub(super) const LONGEST_QUERY: usize = 400;

/// What has the keyboard when the list has it.
pub(super) fn list_id() -> Id {
    Id::unique("list of positions")
}

pub(super) fn search_id() -> Id {
    Id::unique("search field")
}

/// Whether the list has the keyboard.
pub(in crate::app) fn is_in_list(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(list_id()))
}

/// Whether the caret is in the search field.
pub(in crate::app) fn is_in_search(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(search_id()))
}

/// Gives the list the keyboard, or takes it away.
pub(in crate::app) fn set(ctx: &Context, is_wanted: bool) {
    ctx.memory_mut(
        |memory| if is_wanted { memory.request_focus(list_id()) } else { memory.surrender_focus(list_id()) },
    );
}

/// Puts the caret into the search field and selects its text.
pub(super) fn go_to_search(ctx: &Context) {
    go_to_search_from(ctx, 0);
}

/// Puts the caret behind the text in the search field, also behind one that comes only now.
pub(super) fn go_to_search_end(ctx: &Context) {
    go_to_search_from(ctx, LONGEST_QUERY);
}

/// Puts the caret behind the text and selects from a character on.
fn go_to_search_from(ctx: &Context, first: usize) {
    ctx.memory_mut(|memory| memory.request_focus(search_id()));
    let mut edit = TextEdit::load_state(ctx, search_id()).unwrap_or_default();
    let [start, end] = [first, LONGEST_QUERY].map(|index| CCursor::new(CharIndex(index)));
    edit.cursor.set_char_range(Some(CCursorRange::two(start, end)));
    TextEdit::store_state(ctx, search_id(), edit);
    ctx.request_repaint();
}
