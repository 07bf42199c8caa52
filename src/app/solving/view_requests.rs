//! Requests of commands to the section in the side panel, kept until it is drawn.

use egui::{Context, Id};

/// Key of the time until which an answer is scrolled into view, in seconds of the window.
pub(super) fn scroll_deadline_id() -> Id {
    Id::unique("until when an answer is brought into sight")
}

pub(super) fn scroll_to_next_answer(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(scroll_deadline_id(), f64::INFINITY));
}

pub(super) fn focus_request_id() -> Id {
    Id::unique("the solution is to have the keys")
}

pub(super) fn focus_solution(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(focus_request_id(), true));
    ctx.request_repaint();
}
