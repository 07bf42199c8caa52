//! The menu that a right click opens in a text field, whichever it is.

use egui::text::CCursorRange;
use egui::{Context, Event, Id, Key, Modifiers, PointerButton, Popup, SurrenderFocusOn, TextEdit};

use crate::app::ui::menu;
use crate::app::ui::pictures::Pictures;

/// What an entry is called, and the key that does the same with Ctrl.
type Entry = (&'static str, Key);

const ENTRIES: [&[Entry]; 2] = [&[("Cut", Key::X), ("Copy", Key::C), ("Paste", Key::V)], &[("Select all", Key::A)]];

/// What the menu keeps from frame to frame.
#[derive(Debug, Default)]
pub(in crate::app) struct TextMenu {
    /// The field whose menu is open.
    field: Option<Id>,
    /// What was selected in which field before the right button went down in this frame.
    selected: Option<(Id, CCursorRange)>,
    /// The key of the entry that was chosen, until the next frame.
    chosen: Option<Key>,
}

impl TextMenu {
    /// Before the layout: an entry does what its keys do, and a field keeps the keyboard while its menu is open.
    pub(in crate::app) fn read(&mut self, ctx: &Context) {
        let modifiers = Modifiers::COMMAND | Modifiers::CTRL;
        let pressed = |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        let chosen = self.chosen.take().map(pressed);
        ctx.input_mut(|input| input.events.extend(chosen));
        let focused = ctx.memory(egui::Memory::focused).filter(|_| ctx.text_edit_focused());
        let is_pressed = ctx.input(|input| input.pointer.button_pressed(PointerButton::Secondary));
        self.selected = focused.filter(|_| is_pressed).and_then(|id| Some((id, selection(ctx, id)?)));
        if let Some(field) = self.field
            && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
        {
            // It closes the menu alone; egui has taken the keyboard away from the field already.
            ctx.memory_mut(|memory| memory.request_focus(field));
            Popup::close_all(ctx);
        }
    }

    /// After the layout: the menu of the field that has the keyboard.
    pub(super) fn show(&mut self, ctx: &Context, pictures: &mut Pictures) {
        let was_open = self.field.take().is_some();
        let is_clicked = ctx.input(|input| input.pointer.button_clicked(PointerButton::Secondary));
        // Else the field is not asked: egui takes the keyboard from one that is, where something else is clicked.
        let is_asked = was_open || is_clicked || self.selected.is_some();
        let focused = ctx.memory(egui::Memory::focused).filter(|_| is_asked && ctx.text_edit_focused());
        let response = focused.and_then(|id| ctx.read_response(id));
        if let Some(response) = response {
            self.keep_selection(ctx, response.id);
            let has_selection = selection(ctx, response.id).is_some();
            let shown = Popup::context_menu(&response).show(|ui| {
                // Over the dialog of the field.
                ui.ctx().move_to_top(ui.layer_id());
                menu::in_groups(ui, "Text", &ENTRIES, |ui, (name, key)| {
                    let is_enabled = has_selection || matches!(key, Key::V | Key::A);
                    let keys = format!("Ctrl+{}", key.name());
                    if menu::row(ui, pictures, (name, &keys), is_enabled, None).clicked() {
                        self.chosen = Some(*key);
                        ui.ctx().request_repaint();
                        ui.close();
                    }
                });
            });
            self.field = shown.map(|_| response.id);
        }
        if was_open != self.field.is_some() {
            let surrender = if was_open { SurrenderFocusOn::default() } else { SurrenderFocusOn::Never };
            ctx.options_mut(|options| options.input_options.surrender_focus_on = surrender);
        }
    }

    /// A right click in what is selected leaves it selected; egui puts the caret there.
    fn keep_selection(&mut self, ctx: &Context, id: Id) {
        let Some((_, range)) = self.selected.take_if(|(field, _)| *field == id) else { return };
        let Some(mut edit) = TextEdit::load_state(ctx, id) else { return };
        let held = range.as_sorted_char_range();
        if edit.cursor.char_range().is_some_and(|now| held.start <= now.primary.index && now.primary.index <= held.end)
        {
            edit.cursor.set_char_range(Some(range));
            TextEdit::store_state(ctx, id, edit);
        }
    }
}

/// What is selected in a text field, unless nothing is.
fn selection(ctx: &Context, id: Id) -> Option<CCursorRange> {
    TextEdit::load_state(ctx, id)?.cursor.char_range().filter(|range| !range.is_empty())
}
