//! F6 and Shift+F6 lead from one part of the window to the next and to the one before.

use egui::{Context, FocusDirection, Id, Key, Modifiers, Popup, Rect, Ui};

/// A part of the window, in the order in which F6 leads through them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Pane {
    Menus,
    List,
    Board,
    Side,
    Fen,
}

/// The parts of the window that are there.
#[derive(Debug, Default)]
pub(in crate::app) struct Panes {
    /// As they were drawn last.
    places: Vec<(Pane, Rect)>,
    /// The one that gets the keyboard once it is drawn.
    wanted: Option<Pane>,
}

impl Panes {
    /// Takes F6 and Shift+F6 out of the input. They mean nothing while a dialog covers the window.
    pub(in crate::app) fn read(&mut self, ctx: &Context, is_covered: bool) {
        if is_covered {
            return;
        }
        let pressed = |modifiers| ctx.input_mut(|input| input.count_and_consume_key(modifiers, Key::F6));
        let (back, forward) = (pressed(Modifiers::SHIFT), pressed(Modifiers::NONE));
        if back + forward > 0 {
            self.places.sort_by_key(|(pane, _)| *pane);
            // All the way back is forward by one less than there are.
            let steps = forward + back * self.places.len().saturating_sub(1);
            let at = self.current(ctx) + steps;
            self.wanted = self.places.get(at % self.places.len().max(1)).map(|(pane, _)| *pane);
            Popup::close_all(ctx);
        }
        self.places.clear();
    }

    /// Where the keyboard is. With the focus nowhere it acts on the board.
    fn current(&self, ctx: &Context) -> usize {
        let focused = ctx.memory(egui::Memory::focused).and_then(|id| ctx.read_response(id));
        let holds = |place: &Rect| focused.as_ref().is_some_and(|focused| place.contains(focused.rect.center()));
        let found = self.places.iter().position(|(_, place)| holds(place));
        found.or_else(|| self.places.iter().position(|(pane, _)| *pane == Pane::Board)).unwrap_or(0)
    }

    /// To be called at the start of a part; whether it gets the keyboard now.
    pub(super) fn begins(&mut self, ui: &Ui, pane: Pane) -> bool {
        self.places.push((pane, ui.max_rect()));
        self.wanted.take_if(|wanted| *wanted == pane).is_some()
    }
}

/// Gives the keyboard to the first that takes it of what is drawn from now on.
pub(super) fn focus_next(ui: &Ui) {
    let before = Id::unique("before a part of the window");
    ui.memory_mut(|memory| {
        memory.request_focus(before);
        memory.move_focus(FocusDirection::Next);
        memory.interested_in_focus(before, ui.layer_id());
    });
}
