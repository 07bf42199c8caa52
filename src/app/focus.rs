//! Who has the keyboard once nothing is laid over the window any more: the list goes on where it had it.

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
    /// What had the keyboard at the end of the last frame, if that was the first one without a dialog.
    uncovered: Option<Id>,
}

impl ListFocus {
    /// Gives the list the keyboard back, unless something else has it.
    pub(super) fn follow(&mut self, ctx: &Context, is_covered: bool) {
        let focused = ctx.memory(egui::Memory::focused);
        if is_covered {
            (self.was_covered, self.in_dialog) = (true, focused);
            return;
        }
        if std::mem::take(&mut self.was_covered) {
            if self.was_in_list && (focused.is_none() || focused == self.in_dialog) {
                views::focus_list(ctx, true);
            }
            self.uncovered = ctx.memory(egui::Memory::focused).filter(|id| Some(*id) != self.in_dialog);
        } else if let Some(id) = self.uncovered.take().filter(|_| focused.is_none()) {
            // In the frame after a dialog egui takes the focus away from what lay under it.
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
        self.was_in_list = views::is_in_list(ctx);
    }
}
