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
    /// What is to have the keyboard at the end of this frame, if it is the first one without a dialog.
    uncovered: Option<Id>,
}

impl ListFocus {
    /// Whether something is to have the keyboard from the next frame on.
    pub(super) const fn is_waited_for(&self) -> bool {
        self.uncovered.is_some()
    }

    /// Gives the list the keyboard back, unless something else has it.
    pub(super) fn follow(&mut self, ctx: &Context, is_covered: bool) {
        let focused = ctx.memory(egui::Memory::focused);
        if is_covered {
            // Another dialog may have come at once.
            (self.was_covered, self.in_dialog, self.uncovered) = (true, focused, None);
            return;
        }
        if std::mem::take(&mut self.was_covered) {
            if self.was_in_list && (focused.is_none() || focused == self.in_dialog) {
                views::focus_list(ctx, true);
            }
            self.uncovered = ctx.memory(egui::Memory::focused).filter(|id| Some(*id) != self.in_dialog);
            if let Some(id) = self.uncovered {
                // In the frame after a dialog egui would take it away, and a text field would be left.
                ctx.memory_mut(|memory| memory.surrender_focus(id));
                ctx.request_repaint();
            }
        } else if let Some(id) = self.uncovered.take().filter(|_| !ctx.text_edit_focused()) {
            // The selected square may have taken the keyboard meanwhile.
            ctx.memory_mut(|memory| memory.request_focus(id));
            ctx.request_repaint();
        }
        self.was_in_list = views::is_in_list(ctx);
    }
}
