//! A button with a menu of choices, operated with the mouse or the keyboard.

use egui::{ComboBox, Context, Event, Key, Modifiers, Popup, Response, Ui, WidgetInfo};

use crate::app::ui::{accessibility, metrics, palette, parts};

/// The space above and below the longest menu in a low window, in points.
const AROUND_MENU: f32 = 40.0;

pub(crate) struct DropDownChoice<T> {
    pub(crate) value: T,
    pub(crate) label: String,
    pub(crate) is_enabled: bool,
}

pub(crate) struct DropDownResponse<T> {
    pub(crate) chosen: Option<T>,
    pub(crate) is_open: bool,
    pub(crate) button: Response,
}

/// `true` if the menu of a drop-down was open in the last frame.
#[derive(Clone, Copy)]
struct OpenMenu(bool);

/// Returns `true` if a drop-down has the focus and this key opens it.
pub(crate) fn is_opened_by(ctx: &Context, event: &Event) -> bool {
    let is_focused = |id| ctx.data(|data| data.get_temp::<OpenMenu>(id)).is_some();
    matches!(event, Event::Key { key: Key::ArrowDown, modifiers, .. } if modifiers.matches_exact(Modifiers::ALT))
        && ctx.memory(egui::Memory::focused).is_some_and(is_focused)
}

/// Shows a drop-down. Arrow keys, Home, End and first letters change the choice while the menu is open and while it is
/// closed. Alt+Down, Enter and Space open the menu; Enter closes it. The button gets the focus when the menu opens, after
/// a choice, and after Escape.
pub(crate) fn show<T: Copy + PartialEq>(
    ui: &mut Ui,
    (name, is_used): (&str, bool),
    width: f32,
    (current, shown): (T, &str),
    choices: &[DropDownChoice<T>],
) -> DropDownResponse<T> {
    ui.visuals_mut().widgets.inactive.weak_bg_fill = palette(ui.visuals()).field;
    let mut chosen = None;
    let height = metrics::DROP_DOWN.min(ui.ctx().content_rect().height() - AROUND_MENU);
    let combo = ComboBox::from_id_salt(name).width(width).height(height).selected_text(shown).truncate();
    let response = combo.show_ui(ui, |ui| {
        // A menu that stayed open when its dialog closed would otherwise be hidden behind the next dialog.
        ui.ctx().move_to_top(ui.layer_id());
        accessibility::name_menu(ui, name, choices.len());
        chosen = entries(ui, current, choices);
        if chosen.is_some() {
            ui.close();
        }
        chosen.is_some() || ui.input(|input| input.key_pressed(Key::Escape))
    });
    let (button, is_open) = (response.response, response.inner.is_some());
    let was_open = ui.data_mut(|data| {
        let was_open = data.get_temp(button.id).is_some_and(|OpenMenu(is_open)| is_open);
        data.insert_temp(button.id, OpenMenu(is_open));
        was_open
    });
    if response.inner == Some(true) || is_open && !was_open {
        button.request_focus();
    }
    if was_open {
        // Enter closes the menu. The key is consumed here, so that it does not also answer the surrounding dialog.
        parts::take_enter(ui);
    }
    if button.has_focus() {
        parts::keep_arrows(ui, button.id, true);
        let at = choices.iter().position(|choice| choice.value == current).unwrap_or(0);
        if !is_open && ui.input_mut(|input| input.consume_key(Modifiers::ALT, Key::ArrowDown)) {
            // The id that egui gives the menu of a combo box.
            Popup::open_id(ui.ctx(), button.id.with("popup"));
        }
        chosen = chosen.or_else(|| chosen_by_key(ui, at, choices));
    }
    button.widget_info(|| {
        let mut info = WidgetInfo::labeled(egui::Role::ComboBox, is_used, name);
        info.current_text_value = Some(shown.to_owned());
        info
    });
    accessibility::describe(&button, || shown.to_owned());
    parts::focus_ring(ui, &button, metrics::CORNER_FIELD);
    DropDownResponse { chosen: chosen.filter(|chosen| *chosen != current), is_open, button }
}

fn entries<T: Copy + PartialEq>(ui: &mut Ui, current: T, choices: &[DropDownChoice<T>]) -> Option<T> {
    let colors = palette(ui.visuals());
    ui.visuals_mut().selection.bg_fill = colors.chosen;
    ui.visuals_mut().selection.stroke.color = colors.text;
    let mut clicked = None;
    for (index, DropDownChoice { value, label, is_enabled: can_be_chosen }) in choices.iter().enumerate() {
        let is_current = *value == current;
        let button = egui::Button::selectable(is_current, label.as_str());
        let response = ui.add_enabled(*can_be_chosen, button);
        accessibility::mark_option(&response, is_current, index);
        if response.clicked() {
            clicked = Some(*value);
        }
    }
    clicked
}

fn chosen_by_key<T: Copy>(ui: &Ui, at: usize, choices: &[DropDownChoice<T>]) -> Option<T> {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let can_be = |choice: &&DropDownChoice<T>| choice.is_enabled;
    let (before, behind) = (&choices[..at], choices.get(at + 1..).unwrap_or_default());
    if pressed(Key::ArrowDown) {
        return behind.iter().find(can_be).map(|choice| choice.value);
    }
    if pressed(Key::Home) {
        return choices.iter().find(can_be).map(|choice| choice.value);
    }
    if pressed(Key::End) {
        return choices.iter().rfind(can_be).map(|choice| choice.value);
    }
    if pressed(Key::ArrowUp) {
        return before.iter().rfind(can_be).map(|choice| choice.value);
    }
    let typed = ui.input(|input| {
        let mut texts = input.events.iter().filter_map(|event| match event {
            Event::Text(text) => Some(text.to_lowercase()),
            _ => None,
        });
        texts.next_back()
    })?;
    let mut others = behind.iter().chain(before).filter(can_be);
    others.find(|choice| choice.label.to_lowercase().starts_with(&typed)).map(|choice| choice.value)
}
