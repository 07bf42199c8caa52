//! A row of controls with one tab stop. Arrow keys, Home and End move between its controls.

use egui::{Context, Id, Key, Modifiers, Response, Sense, Ui};

use crate::app::ui::parts;

/// The tab stop of a row, stored from frame to frame.
#[derive(Clone, Copy, Default)]
struct Stop {
    index: usize,
    /// `true` if the tab stop must take the focus. Only the next frame makes another control focusable.
    takes_focus: bool,
}

pub(crate) struct FocusRow {
    id: Id,
    stop: Stop,
    /// The indices of the enabled controls.
    enabled: Vec<usize>,
    /// `true` if the controls are exclusive choices, which Up and Down reach too.
    has_choice: bool,
}

impl FocusRow {
    /// A row of buttons. Its tab stop is the button that had the focus last.
    pub(crate) fn of_buttons(ui: &Ui, id: Id, enabled: impl IntoIterator<Item = usize>) -> Self {
        let (stop, enabled) = (stored(ui, id), enabled.into_iter().collect::<Vec<_>>());
        let first = enabled.first().copied().unwrap_or_default();
        let index = if enabled.contains(&stop.index) { stop.index } else { first };
        Self { id, stop: Stop { index, ..stop }, enabled, has_choice: false }
    }

    /// A row of exclusive choices. Its tab stop is the chosen one.
    pub(crate) fn of_choices(ui: &Ui, id: Id, count: usize, chosen: usize) -> Self {
        let stop = Stop { index: chosen, ..stored(ui, id) };
        Self { id, stop, enabled: (0..count).collect(), has_choice: true }
    }

    pub(crate) fn sense(&self, index: usize) -> Sense {
        if index == self.stop.index { Sense::click() } else { Sense::CLICK }
    }

    /// Handles the focus and the keys of a control. Returns the index of the control to which a key leads.
    pub(crate) fn follow_keys(&self, ui: &Ui, response: &Response, index: usize) -> Option<usize> {
        if index == self.stop.index && self.stop.takes_focus {
            response.request_focus();
            set_stop(ui.ctx(), self.id, Stop { index, takes_focus: false });
        }
        if !response.has_focus() {
            return None;
        }
        parts::keep_arrows(ui, response.id, self.has_choice);
        let to = self.next(ui, index);
        if let Some(index) = to {
            set_stop(ui.ctx(), self.id, Stop { index, takes_focus: true });
            ui.ctx().request_repaint();
        }
        to
    }

    fn next(&self, ui: &Ui, index: usize) -> Option<usize> {
        let pressed = |key| ui.input_mut(|input| input.modifiers.is_none() && input.consume_key(Modifiers::NONE, key));
        let is_pressed = |key, other| pressed(key) || self.has_choice && pressed(other);
        let at = self.enabled.iter().position(|other| *other == index)?;
        let count = self.enabled.len();
        let to = match () {
            () if is_pressed(Key::ArrowLeft, Key::ArrowUp) => (at + count - 1) % count,
            () if is_pressed(Key::ArrowRight, Key::ArrowDown) => (at + 1) % count,
            () if pressed(Key::Home) => 0,
            () if pressed(Key::End) => count - 1,
            () => return None,
        };
        self.enabled.get(to).copied()
    }
}

/// Makes a control the tab stop of its row before the row is drawn, so that it can take the focus.
pub(crate) fn move_stop(ctx: &Context, id: Id, index: usize) {
    set_stop(ctx, id, Stop { index, takes_focus: false });
}

fn set_stop(ctx: &Context, id: Id, stop: Stop) {
    ctx.data_mut(|data| data.insert_temp(id, stop));
}

fn stored(ui: &Ui, id: Id) -> Stop {
    ui.data(|data| data.get_temp(id)).unwrap_or_default()
}
