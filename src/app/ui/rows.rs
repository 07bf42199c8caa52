//! Rows of a dialog, each with a label and a field.

use egui::{Align, Align2, Color32, Layout, Response, RichText, Role, Sense, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::ui::{DropDownChoice, Pictures, drop_down, metrics, parts, text};
use crate::{lang, tr};

const LABEL: f32 = 96.0;
const TICK: f32 = 24.0;
const FIELD: f32 = 208.0;

pub(crate) fn labelled<R>(ui: &mut Ui, label: &str, is_used: bool, field: impl FnOnce(&mut Ui) -> R) -> R {
    let row = ui.add_enabled_ui(is_used, |ui| {
        ui.horizontal(|ui| {
            ui.set_height(metrics::DIALOG_FIELD);
            ui.spacing_mut().interact_size.y = metrics::DIALOG_FIELD;
            let (rect, _) = ui.allocate_exact_size(vec2(LABEL - metrics::GRID, metrics::DIALOG_FIELD), Sense::hover());
            parts::field_name(ui, rect, label, text::heading());
            let field = ui.scope(|ui| {
                ui.set_width(FIELD.min(ui.available_width()));
                field(ui)
            });
            field.inner
        })
    });
    row.inner.inner
}

pub(crate) fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    (label, is_used): (&str, bool),
    chosen: &mut T,
    choices: impl IntoIterator<Item = (T, String)>,
) {
    let choices = choices.into_iter().map(|(value, label)| DropDownChoice { value, label, is_enabled: true });
    let choices: Vec<DropDownChoice<T>> = choices.collect();
    let shown = choices.iter().find(|choice| choice.value == *chosen).map_or("", |choice| choice.label.as_str());
    let shown =
        labelled(ui, label, is_used, |ui| drop_down::show(ui, (label, is_used), FIELD, (*chosen, shown), &choices));
    if let Some(other) = shown.chosen {
        *chosen = other;
    }
}

pub(crate) fn text_field(
    ui: &mut Ui,
    (label, is_used): (&str, bool),
    hint: &str,
    typed: &mut String,
    most: usize,
) -> Response {
    labelled(ui, label, is_used, |ui| {
        let field = TextEdit::singleline(typed).hint_text(hint).char_limit(most).desired_width(FIELD);
        let response = ui.add(parts::dialog_field(field));
        parts::name_field(&response, label, typed, hint);
        response
    })
}

pub(crate) fn field(ui: &mut Ui, name: &str, width: f32, typed: &mut String) -> Response {
    let field = TextEdit::singleline(typed).char_limit(60).desired_width(width);
    let response = ui.add(parts::dialog_field(field));
    parts::name_field(&response, name, typed, "");
    response
}

pub(crate) fn tick(ui: &mut Ui, pictures: &mut Pictures, name: &str, is_used: bool, ticked: &mut bool) {
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

/// Draws pairs of checkboxes, with a label before the first pair. Disabled checkboxes have the tooltip `why_unused`.
pub(crate) fn pairs_of_ticks<const N: usize>(
    ui: &mut Ui,
    pictures: &mut Pictures,
    (label, why_unused): (&str, &str),
    ticks: [[(&str, bool, &mut bool); 2]; N],
) {
    // Each checkbox gets less than half of the width, since the second name of a pair may be longer.
    let room = vec2(FIELD / 2.0 - 1.5 * metrics::GRID, TICK);
    for (place, pair) in ticks.into_iter().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = TICK;
            ui.set_height(TICK);
            let (rect, _) = ui.allocate_exact_size(vec2(LABEL - metrics::GRID, TICK), Sense::hover());
            if place == 0 {
                parts::field_name(ui, rect, label, text::heading());
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

/// Draws a segmented control. Each choice has a value, a label and a name for screen readers.
pub(crate) fn segments<T: Copy + PartialEq>(
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

/// Height of a [`counted`] row in points.
pub(crate) const COUNTED: f32 = 24.0;

/// A number of positions with what they have in common.
pub(crate) struct CountedRow<'a> {
    pub(crate) count: usize,
    pub(crate) words: &'a str,
    pub(crate) ink: Color32,
}

/// Returns the width in points of the widest of these numbers.
pub(crate) fn counts_width(ui: &Ui, counts: impl Iterator<Item = usize>) -> f32 {
    parts::text_width(ui, &lang::number(counts.max().unwrap_or_default()), text::strong())
}

/// Draws a number with words, and a link that selects these positions. Returns `true` if the link was clicked.
pub(crate) fn counted(ui: &mut Ui, row: &CountedRow<'_>, width: f32, is_selected: bool) -> bool {
    let CountedRow { count, words, ink } = *row;
    let link = |ui: &mut Ui| {
        ui.add_space(parts::FOCUS_RING);
        if is_selected {
            parts::quiet(ui, tr!("puzzles-selected"));
            return false;
        }
        parts::named_link(ui, tr!("puzzles-select"), &tr!("puzzles-select-outcome", outcome = words)).clicked()
    };
    let shown = ui.horizontal(|ui| {
        ui.set_height(COUNTED);
        let (place, response) = ui.allocate_exact_size(vec2(width, COUNTED), Sense::hover());
        let number = lang::number(count);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{number} {words}")));
        ui.painter().text(place.right_center(), Align2::RIGHT_CENTER, number.as_str(), text::strong(), ink);
        ui.label(RichText::new(words).color(ink));
        ui.with_layout(Layout::right_to_left(Align::Center), link).inner
    });
    shown.inner
}
