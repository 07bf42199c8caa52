//! Restores list focus after a dialog closes.

use egui::{Context, Id};

use super::views;

#[derive(Debug, Default)]
pub(super) struct ListFocus {
    pub(super) was_in_list: bool,
    was_covered: bool,
    dialog_focus: Option<Id>,
    /// The widget to focus at the end of the first frame without a dialog.
    pending: Option<Id>,
}

impl ListFocus {
    pub(super) const fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    pub(super) fn restore(&mut self, ctx: &Context, is_covered: bool) {
        let focused = ctx.memory(egui::Memory::focused);
        if is_covered {
            // Another dialog may have opened immediately.
            (self.was_covered, self.dialog_focus, self.pending) = (true, focused, None);
            return;
        }
        if std::mem::take(&mut self.was_covered) {
            if self.was_in_list && (focused.is_none() || focused == self.dialog_focus) {
                views::focus_list(ctx, true);
            }
            self.pending = ctx.memory(egui::Memory::focused).filter(|id| Some(*id) != self.dialog_focus);
            if let Some(id) = self.pending {
                // In the frame after a dialog egui would clear the focus, and a text field would lose it.
                ctx.memory_mut(|memory| memory.surrender_focus(id));
                ctx.request_repaint();
            }
        } else if let Some(id) = self.pending.take().filter(|_| !ctx.text_edit_focused()) {
            // The selected square may have taken the focus meanwhile.
            ctx.memory_mut(|memory| memory.request_focus(id));
            ctx.request_repaint();
        }
        self.was_in_list = views::is_in_list(ctx);
    }
}
