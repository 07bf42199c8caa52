//! The keyboard focus of the list and of its search field.

use egui::text::{CCursor, CCursorRange, CharIndex};
use egui::{Context, Id, TextEdit};

pub(super) const LONGEST_QUERY: usize = 400;

pub(super) fn list_id() -> Id {
    Id::unique("list of positions")
}

pub(super) fn search_id() -> Id {
    Id::unique("search field")
}

pub(in crate::app) fn is_in_list(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(list_id()))
}

pub(in crate::app) fn is_in_search(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(search_id()))
}

pub(in crate::app) fn set(ctx: &Context, is_wanted: bool) {
    ctx.memory_mut(
        |memory| if is_wanted { memory.request_focus(list_id()) } else { memory.surrender_focus(list_id()) },
    );
}

/// Focuses the search field and selects its text.
pub(super) fn go_to_search(ctx: &Context) {
    go_to_search_from(ctx, 0);
}

/// Focuses the search field with the cursor after its text, even if that changes in this frame.
pub(super) fn go_to_search_end(ctx: &Context) {
    go_to_search_from(ctx, LONGEST_QUERY);
}

fn go_to_search_from(ctx: &Context, first: usize) {
    ctx.memory_mut(|memory| memory.request_focus(search_id()));
    let mut edit = TextEdit::load_state(ctx, search_id()).unwrap_or_default();
    let [start, end] = [first, LONGEST_QUERY].map(|index| CCursor::new(CharIndex(index)));
    edit.cursor.set_char_range(Some(CCursorRange::two(start, end)));
    TextEdit::store_state(ctx, search_id(), edit);
    ctx.request_repaint();
}
