//! The rows of a dialog with several fields: a label and a field each.

use egui::{ComboBox, Event, Key, Margin, Modifiers, Response, Sense, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::ui::theme::{metrics, palette, text};
use crate::app::ui::{Pictures, parts, reader};

/// The height of a row.
const ROW: f32 = 32.0;
/// The width of the labels.
const LABEL: f32 = 96.0;
/// The height in which the longest menu fits.
const MENU: f32 = 320.0;
/// The height of a row with a box to tick.
const TICK: f32 = 24.0;
/// The width of the fields beside them.
const FIELD: f32 = 208.0;

/// A row with its label at the left.
pub(in crate::app) fn labelled<R>(ui: &mut Ui, label: &str, is_used: bool, field: impl FnOnce(&mut Ui) -> R) -> R {
    let row = ui.add_enabled_ui(is_used, |ui| {
        ui.horizontal(|ui| {
            ui.set_height(ROW);
            ui.spacing_mut().interact_size.y = ROW;
            let (rect, _) = ui.allocate_exact_size(vec2(LABEL - metrics::GRID, ROW), Sense::hover());
            let ink = palette(ui.visuals()).quiet;
            ui.painter().text(rect.left_center(), egui::Align2::LEFT_CENTER, label, text::heading(), ink);
            let field = ui.scope(|ui| {
                ui.set_width(FIELD);
                field(ui)
            });
            field.inner
        })
    });
    row.inner.inner
}

/// One of several choices, in a menu. The arrow keys and first letters change it whether the menu is open or not, Enter
/// closes it. Once one is chosen, or Escape is pressed, the keyboard is back at the button.
pub(in crate::app) fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    (label, is_used): (&str, bool),
    chosen: &mut T,
    choices: impl IntoIterator<Item = (T, String)>,
) {
    let choices: Vec<(T, String)> = choices.into_iter().collect();
    let shown = choices.iter().find(|(choice, _)| choice == chosen).map_or("", |(_, name)| name.as_str());
    labelled(ui, label, is_used, |ui| {
        ui.visuals_mut().widgets.inactive.weak_bg_fill = palette(ui.visuals()).field;
        let combo = ComboBox::from_id_salt(label).width(FIELD).height(MENU).selected_text(shown);
        let response = combo.show_ui(ui, |ui| {
            // One that was open before its dialog was closed would lie behind that.
            ui.ctx().move_to_top(ui.layer_id());
            let colors = palette(ui.visuals());
            ui.visuals_mut().selection.bg_fill = colors.chosen;
            ui.visuals_mut().selection.stroke.color = colors.text;
            let mut is_chosen = false;
            reader::name_menu(ui, label, choices.len());
            for (index, (choice, name)) in choices.iter().enumerate() {
                let response = ui.selectable_value(chosen, *choice, name);
                reader::option(&response, *chosen == *choice, index);
                is_chosen |= response.clicked();
            }
            if is_chosen {
                ui.close();
            }
            is_chosen || ui.input(|input| input.key_pressed(Key::Escape))
        });
        let (button, is_open) = (&response.response, response.inner.is_some());
        let was_open = ui.data_mut(|data| {
            let was_open = data.get_temp(button.id).unwrap_or(false);
            data.insert_temp(button.id, is_open);
            was_open
        });
        if response.inner == Some(true) || is_open && !was_open {
            button.request_focus();
        }
        if was_open {
            // It closes the menu and means nothing to the dialog.
            parts::enter_pressed(ui);
        }
        if button.has_focus() {
            parts::keep_arrows(ui, button.id, true);
            let at = choices.iter().position(|(choice, _)| choice == chosen).unwrap_or(0);
            if let Some((choice, _)) = chosen_by_key(ui, at, &choices).and_then(|at| choices.get(at)) {
                *chosen = *choice;
            }
        }
        response.response.widget_info(|| {
            let mut info = WidgetInfo::labeled(egui::Role::ComboBox, is_used, label);
            info.current_text_value = Some(shown.to_owned());
            info
        });
        reader::describe(&response.response, || shown.to_owned());
        parts::focus_ring(ui, &response.response, metrics::CORNER_FIELD);
    });
}

/// The choice that a key leads to from another one.
fn chosen_by_key<T>(ui: &Ui, at: usize, choices: &[(T, String)]) -> Option<usize> {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowDown) {
        return Some(at + 1).filter(|at| *at < choices.len());
    }
    if pressed(Key::ArrowUp) {
        return at.checked_sub(1);
    }
    let typed = ui.input(|input| {
        let mut texts = input.events.iter().filter_map(|event| match event {
            Event::Text(text) => Some(text.to_lowercase()),
            _ => None,
        });
        texts.next_back()
    })?;
    let behind = (at + 1..choices.len()).chain(0..=at);
    behind.into_iter().find(|at| choices.get(*at).is_some_and(|(_, name)| name.to_lowercase().starts_with(&typed)))
}

pub(in crate::app) fn text_field(
    ui: &mut Ui,
    (label, is_used): (&str, bool),
    hint: &str,
    typed: &mut String,
    most: usize,
) -> Response {
    labelled(ui, label, is_used, |ui| {
        let field = TextEdit::singleline(typed).hint_text(hint).char_limit(most).desired_width(FIELD);
        let response = ui.add(field.margin(Margin::symmetric(8, 7)));
        parts::name_field(&response, label, typed, hint);
        response
    })
}

/// A field for something short, within a row.
pub(in crate::app) fn field(ui: &mut Ui, name: &str, width: f32, typed: &mut String) -> Response {
    let field = TextEdit::singleline(typed).font(text::fen()).char_limit(60).desired_width(width);
    let response = ui.add(field.margin(Margin::symmetric(10, 8)));
    parts::name_field(&response, name, typed, "");
    response
}

/// A box to tick, with its name at its right.
pub(in crate::app) fn tick(ui: &mut Ui, pictures: &mut Pictures, name: &str, is_used: bool, ticked: &mut bool) {
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = TICK;
        ui.set_height(TICK);
        ui.add_space(LABEL);
        ticked_name(ui, pictures, name, is_used, ticked);
    });
}

fn ticked_name(ui: &mut Ui, pictures: &mut Pictures, name: &str, is_used: bool, ticked: &mut bool) -> Response {
    let row = ui.add_enabled_ui(is_used, |ui| {
        let tick = parts::tick_box(ui, pictures, *ticked, is_used, name);
        let label = ui.add(egui::Label::new(name).sense(Sense::CLICK).selectable(false));
        if tick.clicked() || is_used && label.clicked() {
            *ticked = !*ticked;
        }
        tick.union(label)
    });
    row.inner
}

/// Boxes to tick, two in a row behind a label, each with its name, whether it is used, and whether it is ticked. Why some
/// are not used is said at the pointer.
pub(in crate::app) fn pairs_of_ticks<const N: usize>(
    ui: &mut Ui,
    pictures: &mut Pictures,
    (label, why_unused): (&str, &str),
    ticks: [[(&str, bool, &mut bool); 2]; N],
) {
    // The second name may be the longer one.
    let room = vec2(FIELD / 2.0 - 1.5 * metrics::GRID, TICK);
    for (place, pair) in ticks.into_iter().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = TICK;
            ui.set_height(TICK);
            let (rect, _) = ui.allocate_exact_size(vec2(LABEL - metrics::GRID, TICK), Sense::hover());
            if place == 0 {
                let ink = palette(ui.visuals()).quiet;
                ui.painter().text(rect.left_center(), egui::Align2::LEFT_CENTER, label, text::heading(), ink);
            }
            for (name, is_used, ticked) in pair {
                ui.allocate_ui_with_layout(room, egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.set_min_size(room);
                    ticked_name(ui, pictures, name, is_used, ticked).on_disabled_hover_text(why_unused);
                });
            }
        });
    }
}

/// Two or more choices side by side, by their labels and their names.
pub(in crate::app) fn segments<T: Copy + PartialEq>(
    ui: &mut Ui,
    (label, is_used): (&str, bool),
    chosen: T,
    choices: &[(T, &str, &str)],
) -> Option<T> {
    let clicked = labelled(ui, label, is_used, |ui| {
        let names: Vec<(&str, &str)> = choices.iter().map(|(_, label, name)| (*label, *name)).collect();
        let at = choices.iter().position(|(choice, ..)| *choice == chosen).unwrap_or(0);
        parts::segments(ui, label, &names, at).and_then(|index| choices.get(index))
    });
    clicked.map(|(choice, ..)| *choice)
}
