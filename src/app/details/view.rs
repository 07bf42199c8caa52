//! The details in the side panel, and the title where it is edited.

use egui::{
    Align2, Context, Id, Key, Modifiers, Popup, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::{Action, Details};
use crate::app::ui::edit_field::{self, EditField, Edited};
use crate::app::ui::parts;
use crate::app::ui::theme::{metrics, palette, text};
use crate::document::Field;

/// The width of the names of the fields.
const NAME: f32 = 78.0;

/// How high a field of several lines gets before it scrolls.
const MOST_HEIGHT: f32 = 120.0;

/// What can be said in the section. The title is said above the board.
const FIELDS: [Field; 5] = [Field::Author, Field::Source, Field::Stipulation, Field::Comment, Field::Solution];

fn field_id(field: Field) -> Id {
    Id::unique(("detail", field.name()))
}

/// Puts the caret into a field.
pub(super) fn focus(ctx: &Context, field: Field) {
    edit_field::focus(ctx, field_id(field), !has_lines(field));
}

/// Has the fields forget what was typed into them for another record.
pub(super) fn forget_steps(ctx: &Context) {
    for field in Field::ALL {
        edit_field::forget_steps(ctx, field_id(field));
    }
}

/// Lets Undo in a field bring back what was typed into it.
pub(super) fn keep_step(ctx: &Context, field: Field, typed: &str) {
    edit_field::keep_step(ctx, field_id(field), typed);
}

/// Whether what is said may be longer than a line.
pub(super) const fn has_lines(field: Field) -> bool {
    matches!(field, Field::Comment | Field::Solution)
}

/// Whether the caret is in the title.
pub(in crate::app) fn is_in_title(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(field_id(Field::Title)))
}

/// The fields of which something is said, in the side panel.
pub(in crate::app) fn show(ui: &mut Ui, details: &Details, actions: &mut Vec<Action>) {
    for field in FIELDS.into_iter().filter(|field| details.is_open(*field)) {
        if has_lines(field) {
            parts::quiet(ui, field.name());
            ScrollArea::vertical().id_salt(field.name()).max_height(MOST_HEIGHT).show(ui, |ui| {
                edit(ui, details, field, ui.available_width(), actions);
            });
        } else {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                let (place, _) = ui.allocate_exact_size(vec2(NAME, metrics::FIELD), Sense::hover());
                let quiet = palette(ui.visuals()).quiet;
                let middle = Align2::LEFT_CENTER;
                ui.painter().text(place.left_center(), middle, field.name(), text::small(), quiet);
                edit(ui, details, field, ui.available_width(), actions);
            });
        }
    }
}

/// A button with the menu of what can be said besides.
pub(in crate::app) fn add(ui: &mut Ui, details: &Details, label: &str, actions: &mut Vec<Action>) {
    const WIDTH: f32 = 150.0;
    let closed = Field::ALL.into_iter().filter(|field| !details.is_open(*field));
    let button = parts::named_link(ui, label, "Add a detail");
    Popup::menu(&button).show(|ui| {
        ui.set_width(WIDTH);
        for field in closed {
            if ui.button(field.name()).on_hover_text(hint(field)).clicked() {
                actions.push(Action::Edit(field));
                ui.close();
            }
        }
    });
    button.on_hover_text("Add a title, an author, a source, a stipulation, a comment or a solution");
}

/// What is said in a field, for example.
const fn hint(field: Field) -> &'static str {
    match field {
        Field::Title => "What the position is called (F2)",
        Field::Author => "Who composed it",
        Field::Source => "Where and when it appeared",
        Field::Stipulation => "#2, h#3, +, =, or words",
        Field::Comment => "What else is to be said",
        Field::Solution => "1. Qh5 Kg7 2. Qxf7#",
    }
}

fn edit(ui: &mut Ui, details: &Details, field: Field, width: f32, actions: &mut Vec<Action>) {
    let takes_lines = field == Field::Comment;
    let rows = if has_lines(field) { 2 } else { 1 };
    let line = EditField::line(field_id(field), field.name(), details.text(field), width);
    report(EditField { hint: hint(field), rows, takes_lines, ..line }.show(ui), field, actions);
}

fn report(Edited { typed, end, .. }: Edited, field: Field, actions: &mut Vec<Action>) {
    actions.extend(typed.map(|text| Action::Typed(field, text)));
    actions.extend(end.map(|end| Action::Left(field, end)));
}

/// The field of the title at a place, in the list or above the board; Ctrl and an arrow key go on to the next one.
pub(in crate::app) fn title_field(
    ui: &mut Ui,
    details: &Details,
    place: Rect,
    is_in_list: bool,
    actions: &mut Vec<Action>,
) {
    let id = field_id(Field::Title);
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key));
    let has_focus = is_in_title(ui.ctx());
    let steps = [(Key::ArrowDown, true), (Key::ArrowUp, false)];
    let step = steps.into_iter().find(|(key, _)| has_focus && pressed(*key));
    let line = EditField::line(id, "Title", details.text(Field::Title), place.width());
    let (rows, align) = if is_in_list { (2, Align2::LEFT_TOP) } else { (1, Align2::CENTER_CENTER) };
    let field = EditField { hint: "Title", font: text::strong(), rows, align, ..line };
    let edited = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| field.show(ui)).inner;
    report(edited, Field::Title, actions);
    actions.extend(step.map(|(_, is_down)| Action::GoOn(is_down)));
}

/// The title above the board, which is edited where it stands.
pub(in crate::app) fn title_line(
    ui: &mut Ui,
    details: &Details,
    can_edit: bool,
    place: Rect,
    actions: &mut Vec<Action>,
) {
    let colors = palette(ui.visuals());
    let title = details.said().get(Field::Title);
    if title.is_empty() && !can_edit {
        return;
    }
    let response = ui.interact(place, Id::unique("title above the board"), Sense::click());
    let (words, ink) = if title.is_empty() { ("Add a title", colors.quiet) } else { (title, colors.text) };
    let name = if title.is_empty() { "Add a title".to_owned() } else { format!("Title: {title}") };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, can_edit, name.as_str()));
    if response.hovered() && can_edit {
        ui.painter().rect_filled(place, metrics::CORNER_BOARD, colors.hovered);
    }
    let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), text::strong(), ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(place.width() - 16.0);
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(place.center() - galley.size() / 2.0, galley, ink);
    parts::focus_ring(ui, &response, metrics::CORNER_BOARD);
    if can_edit && response.on_hover_text("Edit the title (F2)").clicked() {
        actions.push(Action::Edit(Field::Title));
    }
}
