//! Requests of commands to the section in the side panel, kept until it is drawn.

use egui::{Context, Id};

/// Key of the time until which an answer is scrolled into view, in seconds of the window.
pub(super) fn in_sight_until() -> Id {
    Id::unique("until when an answer is brought into sight")
}

/// Scrolls the next answer into view.
pub(super) fn reveal(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(in_sight_until(), f64::INFINITY));
}

/// Key of the request to focus the tree.
pub(super) fn wants_focus() -> Id {
    Id::unique("the solution is to have the keys")
}

pub(super) fn focus_solution(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(wants_focus(), true));
    ctx.request_repaint();
}
