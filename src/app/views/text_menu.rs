//! The context menu of text fields. The field keeps the focus while the menu is open, because egui's text field does
//! the cutting, copying and pasting. Arrow keys and Enter nevertheless operate the menu.

use egui::epaint::RectShape;
use egui::text::CCursorRange;
use egui::{
    Context, Event, FocusDirection, Id, Key, KeyboardShortcut, Modifiers, PointerButton, Popup, SetOpenCommand, Shape,
    SurrenderFocusOn, TextEdit, Ui,
};

use crate::app::ui::{Pictures, keys, menu, metrics, palette};
use crate::{lang, tr};

type TextMenuEntry = (&'static str, Key);

const ENTRIES: [&[TextMenuEntry]; 2] = [
    &[("views-text-cut", Key::X), ("views-text-copy", Key::C), ("views-text-paste", Key::V)],
    &[("views-text-select-all", Key::A)],
];

#[derive(Debug, Default)]
pub(crate) struct TextMenu {
    field: Option<Id>,
    /// If the right button was pressed in this frame: the focused field, and its selection before the press.
    selected: Option<(Id, CCursorRange)>,
    at: Option<Key>,
    /// The chosen entry, which runs in the next frame.
    chosen: Option<Key>,
}

impl TextMenu {
    /// Called before the layout. Sends the key of the chosen entry, and keeps the focus in a field whose menu is open.
    pub(crate) fn read(&mut self, ctx: &Context) {
        let modifiers = Modifiers::COMMAND;
        let pressed = |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        let chosen = self.chosen.take().map(pressed);
        ctx.input_mut(|input| input.events.extend(chosen));
        let focused = ctx.memory(egui::Memory::focused).filter(|_| ctx.text_edit_focused());
        let is_pressed = ctx.input(|input| input.pointer.button_pressed(PointerButton::Secondary));
        self.selected = focused.filter(|_| is_pressed).and_then(|id| Some((id, selection(ctx, id)?)));
        if let Some(field) = self.field
            && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
        {
            // Escape closes only the menu, but egui has already taken the focus away from the field.
            ctx.memory_mut(|memory| memory.request_focus(field));
            Popup::close_all(ctx);
        }
        if let Some(field) = self.field {
            self.step(ctx, selection(ctx, field).is_some());
        }
    }

    fn step(&mut self, ctx: &Context, has_selection: bool) {
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let entries = ENTRIES.iter().copied().flatten().filter(|(_, key)| is_enabled(*key, has_selection));
        let entries: Vec<&TextMenuEntry> = entries.collect();
        let (count, at) = (entries.len(), entries.iter().position(|(_, key)| self.at == Some(*key)));
        let names: Vec<&str> = entries.iter().map(|(name, _)| lang::text(name).unwrap_or_default()).collect();
        let by_letter = menu::entry_by_key(ctx, &names, at);
        let next = match () {
            () if by_letter.is_some() => by_letter.unwrap_or_default(),
            () if pressed(Key::ArrowDown) => at.map_or(0, |at| (at + 1) % count),
            () if pressed(Key::ArrowUp) => at.map_or(count - 1, |at| (at + count - 1) % count),
            () if pressed(Key::Enter) => {
                self.chosen = self.at;
                return Popup::close_all(ctx);
            }
            () => return,
        };
        self.at = entries.get(next).map(|(_, key)| *key);
        // egui has already noted the arrow key, and would move the focus.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }

    pub(super) fn show(&mut self, ctx: &Context, pictures: &mut Pictures) {
        let was_open = self.field.take().is_some();
        let is_clicked = ctx.input(|input| input.pointer.button_clicked(PointerButton::Secondary));
        // The response is read only if a menu may be open, because reading it has an effect: when another widget is
        // clicked, egui takes the focus from the widget that was read.
        let by_key = ctx.text_edit_focused() && menu::take_menu_key(ctx);
        let is_asked = was_open || is_clicked || by_key || self.selected.is_some();
        let focused = ctx.memory(egui::Memory::focused).filter(|_| is_asked && ctx.text_edit_focused());
        let response = focused.and_then(|id| ctx.read_response(id));
        if let Some(response) = response {
            self.keep_selection(ctx, response.id);
            let has_selection = selection(ctx, response.id).is_some();
            let place = response.id.with("place of the menu");
            self.at = self.at.filter(|_| was_open);
            let menu = Popup::context_menu(&response);
            let menu = if by_key { menu.open_memory(SetOpenCommand::Bool(true)) } else { menu };
            let below = ctx.data_mut(|data| {
                if by_key {
                    data.insert_temp(place, true);
                } else if is_clicked {
                    data.remove::<bool>(place);
                }
                data.get_temp(place).unwrap_or(false)
            });
            let menu = if below { menu.anchor(response.rect) } else { menu };
            let shown = menu.show(|ui| self.entries(ui, response.id, has_selection, pictures));
            self.field = shown.map(|_| response.id);
        }
        if was_open != self.field.is_some() {
            let surrender = if was_open { SurrenderFocusOn::default() } else { SurrenderFocusOn::Never };
            ctx.options_mut(|options| options.input_options.surrender_focus_on = surrender);
        }
    }

    fn entries(&mut self, ui: &mut Ui, field: Id, has_selection: bool, pictures: &mut Pictures) {
        // Moves the menu above the dialog that contains the field.
        ui.ctx().move_to_top(ui.layer_id());
        menu::show_groups(ui, tr!("views-text-menu"), &ENTRIES, |ui, (name, key)| {
            let keys = keys::shortcut_label(ui.ctx(), KeyboardShortcut::new(Modifiers::COMMAND, *key));
            let name = lang::text(name).unwrap_or_default();
            let ground = ui.painter().add(Shape::Noop);
            let row = menu::row(ui, pictures, (name, &keys), is_enabled(*key, has_selection), None);
            if self.at == Some(*key) {
                let chosen = palette(ui.visuals()).chosen;
                ui.painter().set(ground, RectShape::filled(row.rect, metrics::CORNER_BOARD, chosen));
                ui.ctx().accesskit_node_builder(field, |node| node.set_active_descendant(row.id.accesskit_id()));
            }
            if row.clicked() {
                self.chosen = Some(*key);
                ui.ctx().request_repaint();
                ui.close();
            }
        });
    }

    /// Restores the selection after a right click inside it, since egui has put the cursor there instead.
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

/// Returns `true` if an entry is enabled. Cut and Copy need a selection.
const fn is_enabled(key: Key, has_selection: bool) -> bool {
    has_selection || matches!(key, Key::V | Key::A)
}

fn selection(ctx: &Context, id: Id) -> Option<CCursorRange> {
    TextEdit::load_state(ctx, id)?.cursor.char_range().filter(|range| !range.is_empty())
}
