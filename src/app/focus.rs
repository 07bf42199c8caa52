//! The keyboard goes back to the list once nothing is laid over the window any more.

use egui::{Context, Id};

use super::views;

/// Whether the list had the keyboard when something was laid over the window.
#[derive(Debug, Default)]
pub(super) struct ListFocus {
    pub(super) was_in_list: bool,
    /// Something was laid over the window at the end of the last frame.
    was_covered: bool,
    /// What had the keyboard in it.
    in_dialog: Option<Id>,
    /// The list got the keyboard back at the end of the last frame.
    is_uncovered_now: bool,
}

impl ListFocus {
    /// Gives the list the keyboard back, unless something else has it.
    pub(super) fn follow(&mut self, ctx: &Context, is_covered: bool) {
        let focused = ctx.memory(egui::Memory::focused);
        if is_covered {
            (self.was_covered, self.in_dialog) = (true, focused);
            return;
        }
        let is_free = focused.is_none() || focused == self.in_dialog;
        if std::mem::take(&mut self.was_covered) && self.was_in_list && is_free {
            views::focus_list(ctx, true);
            self.is_uncovered_now = true;
            return;
        }
        // In the frame after a dialog egui takes the focus away from what lay under it.
        if std::mem::take(&mut self.is_uncovered_now) && focused.is_none() {
            views::focus_list(ctx, true);
        }
        self.was_in_list = views::is_in_list(ctx);
    }
}
