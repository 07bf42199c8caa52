//! The keyboard focus of the list and of its search field, and the number of rows of a page.

use egui::{Context, Id};

use crate::app::ui::edit_field;

pub(super) const MAX_QUERY_CHARS: usize = 400;

pub(super) fn list_id() -> Id {
    Id::unique("list of positions")
}

pub(super) fn search_id() -> Id {
    Id::unique("search field")
}

pub(crate) fn is_in_list(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(list_id()))
}

pub(crate) fn is_in_search(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(search_id()))
}

pub(crate) fn set_list_focus(ctx: &Context, is_wanted: bool) {
    ctx.memory_mut(
        |memory| if is_wanted { memory.request_focus(list_id()) } else { memory.surrender_focus(list_id()) },
    );
}

fn page_id() -> Id {
    Id::unique("visible rows of the list")
}

pub(super) fn set_page(ctx: &Context, rows: isize) {
    ctx.data_mut(|data| data.insert_temp(page_id(), rows));
}

pub(super) fn page(ctx: &Context) -> isize {
    ctx.data(|data| data.get_temp(page_id())).unwrap_or(1)
}

/// Focuses the search field with the cursor after its text, even if the text changes in this frame.
pub(super) fn focus_search_end(ctx: &Context) {
    edit_field::focus(ctx, search_id(), false);
}
