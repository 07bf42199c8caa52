//! F6 and Shift+F6 move the focus between the panes of the window.

use egui::{Context, FocusDirection, Id, Key, Modifiers, Popup, Rect, Ui};

/// A pane of the window, in F6 order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Pane {
    Menus,
    List,
    Board,
    Side,
    Fen,
}

#[derive(Debug, Default)]
pub(in crate::app) struct Panes {
    places: Vec<(Pane, Rect)>,
    requested: Option<Pane>,
}

impl Panes {
    /// Takes F6 and Shift+F6 out of the input, unless a dialog covers the window.
    pub(in crate::app) fn read(&mut self, ctx: &Context, is_covered: bool) {
        if is_covered {
            return;
        }
        let pressed = |modifiers| ctx.input_mut(|input| input.count_and_consume_key(modifiers, Key::F6));
        let (back, forward) = (pressed(Modifiers::SHIFT), pressed(Modifiers::NONE));
        if back + forward > 0 {
            self.places.sort_by_key(|(pane, _)| *pane);
            // One step back is one step less than a full round forward.
            let steps = forward + back * self.places.len().saturating_sub(1);
            let at = self.current(ctx) + steps;
            self.requested = self.places.get(at % self.places.len().max(1)).map(|(pane, _)| *pane);
            Popup::close_all(ctx);
        }
        self.places.clear();
    }

    /// Returns the index of the pane with the focus. Without any focus, keys act on the board.
    fn current(&self, ctx: &Context) -> usize {
        let focused = ctx.memory(egui::Memory::focused).and_then(|id| ctx.read_response(id));
        let holds = |place: &Rect| focused.as_ref().is_some_and(|focused| place.contains(focused.rect.center()));
        let found = self.places.iter().position(|(_, place)| holds(place));
        found.or_else(|| self.places.iter().position(|(pane, _)| *pane == Pane::Board)).unwrap_or(0)
    }

    /// Registers a pane at the start of its layout; returns `true` if it must take the focus now.
    pub(super) fn begin_pane(&mut self, ui: &Ui, pane: Pane) -> bool {
        self.places.push((pane, ui.max_rect()));
        self.requested.take_if(|wanted| *wanted == pane).is_some()
    }
}

/// Gives the focus to the first focusable widget drawn from now on.
pub(super) fn focus_next(ui: &Ui) {
    let before = Id::unique("before a part of the window");
    ui.memory_mut(|memory| {
        memory.request_focus(before);
        memory.move_focus(FocusDirection::Next);
        memory.interested_in_focus(before, ui.layer_id());
    });
}
