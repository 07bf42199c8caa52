//! The dialog of the columns: a row for each, with its name, its text for the current position, and its role.

use egui::{Align, Label, Layout, RichText, ScrollArea, Ui, vec2};

use super::Action;
use crate::app::ui::{DropDownChoice, answers, drop_down, explanation, metrics, palette, parts, text, title};
use crate::document::{Column, ColumnRole, Columns, Document};
use crate::tr;

const WIDTH: f32 = 596.0;
const NAME: f32 = 132.0;
const ROLE: f32 = 252.0;
const GAP: f32 = 12.0;
/// Height in points that the window leaves to other parts of the dialog and the space around it.
const AROUND: f32 = 220.0;

pub(crate) fn show(ui: &mut Ui, document: &Document, actions: &mut Vec<Action>) {
    let columns = document.columns().map(Columns::list).unwrap_or_default();
    ui.set_width(WIDTH);
    title(ui, tr!("columns-title"));
    explanation(ui, tr!("columns-note"));
    ui.add_space(metrics::GRID);
    let most = (ui.ctx().content_rect().height() - AROUND).max(120.0);
    ScrollArea::vertical().max_height(most).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for (at, column) in columns.iter().enumerate() {
            row(ui, at, column, document, actions);
        }
    });
    answers(ui, &[(tr!("columns-close"), Action::Close)], actions);
}

fn row(ui: &mut Ui, at: usize, column: &Column, document: &Document, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let example = document.record(document.current()).cell(at).unwrap_or_default();
    ui.horizontal(|ui| {
        ui.set_height(metrics::DIALOG_FIELD);
        ui.spacing_mut().item_spacing.x = GAP;
        ui.spacing_mut().interact_size.y = metrics::DIALOG_FIELD;
        let name = RichText::new(&column.name).font(text::strong()).color(colors.text);
        cut_label(ui, NAME, name).on_hover_text(&column.name);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let choices: Vec<DropDownChoice<ColumnRole>> = ColumnRole::ALL.map(choice).into_iter().collect();
            let shown = role_name(column.role);
            let response = drop_down::show(ui, (&column.name, true), ROLE, (column.role, shown), &choices);
            actions.extend(response.chosen.map(|role| Action::SetRole(at, role)));
            let words = RichText::new(&example).font(text::small()).color(colors.quiet);
            let shown = cut_label(ui, ui.available_width(), words);
            if !example.is_empty() {
                parts::on_hover(shown, || example.clone());
            }
        });
    });
}

/// Draws a line that is cut off at this width, and left-aligned in it.
fn cut_label(ui: &mut Ui, width: f32, words: RichText) -> egui::Response {
    let layout = Layout::left_to_right(Align::Center);
    let size = vec2(width, metrics::DIALOG_FIELD);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_width(width);
        ui.add(Label::new(words).truncate().selectable(false))
    })
    .inner
}

fn choice(role: ColumnRole) -> DropDownChoice<ColumnRole> {
    DropDownChoice { value: role, label: role_name(role).to_owned(), is_enabled: true }
}

fn role_name(role: ColumnRole) -> &'static str {
    match role {
        ColumnRole::Position => tr!("columns-position"),
        ColumnRole::Moves => tr!("columns-moves"),
        ColumnRole::Field(field) => field.label(),
        ColumnRole::Tags => tr!("columns-tags"),
        ColumnRole::Done => tr!("columns-done"),
        ColumnRole::Drawing => tr!("columns-drawing"),
        ColumnRole::Other => tr!("columns-other"),
    }
}
