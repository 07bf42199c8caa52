//! What commands ask of the section in the side panel, kept until it is drawn.

use egui::{Context, Id};

/// Where it is kept until when an answer is brought into sight, in the seconds of the window.
pub(super) fn in_sight_until() -> Id {
    Id::unique("until when an answer is brought into sight")
}

/// Brings the next answer into sight when it comes, for it was asked for.
pub(super) fn reveal(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(in_sight_until(), f64::INFINITY));
}

/// Where it is kept that the tree is to have the keyboard.
pub(super) fn wants_focus() -> Id {
    Id::unique("the solution is to have the keys")
}

/// Gives the tree the keyboard.
pub(super) fn focus_solution(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(wants_focus(), true));
    ctx.request_repaint();
}
