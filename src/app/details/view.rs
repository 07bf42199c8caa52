//! The details in the side panel, and the title field.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align2, Context, Frame, Id, Key, Modifiers, Popup, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, vec2,
};

use super::{Action, Detail, Details};
use crate::app::ui::{EditField, EditFieldOutput, FieldEnd, accessibility, edit_field, metrics, palette, parts, text};
use crate::document::Field;
use crate::tr;

const NAME: f32 = 78.0;

/// Height in points to which a field of several lines grows before it scrolls.
const MAX_HEIGHT: f32 = 120.0;
/// Height in points that a growing solution leaves free in the panel.
const AROUND: f32 = 64.0;

const TITLE: Detail = Detail::Record(Field::Title);

pub(super) fn field_id(detail: Detail) -> Id {
    Id::unique(("detail", detail))
}

pub(super) fn focus(ctx: &Context, detail: Detail) {
    edit_field::focus(ctx, field_id(detail), !is_multiline(detail));
}

pub(super) fn clear_undo(ctx: &Context) {
    for detail in Detail::all() {
        edit_field::clear_undo(ctx, field_id(detail));
    }
}

pub(super) const fn is_multiline(detail: Detail) -> bool {
    matches!(detail, Detail::Record(Field::Comment | Field::Solution) | Detail::File)
}

pub(crate) fn is_in_title(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(field_id(TITLE)))
}

/// Draws the fields that every record has, and the others if they have a value or a draft.
pub(crate) fn show(ui: &mut Ui, details: &Details, actions: &mut Vec<Action>) {
    for detail in Detail::all().filter(|detail| details.is_shown(*detail)) {
        if is_multiline(detail) {
            parts::quiet(ui, detail.name());
            scrolling(ui, detail, |ui| edit(ui, details, detail, ui.available_width(), actions));
        } else if detail == Detail::Record(Field::Source) {
            // Such as "Deutsche Schachzeitung 1924", which is too long for a field beside its name.
            parts::quiet(ui, detail.name());
            edit(ui, details, detail, ui.available_width(), actions);
        } else {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                let (place, _) = ui.allocate_exact_size(vec2(NAME, metrics::FIELD), Sense::hover());
                parts::field_name(ui, place, detail.name(), text::small());
                edit(ui, details, detail, ui.available_width(), actions);
            });
        }
    }
}

/// Draws the frame in which a field of several lines scrolls. A solution can become nearly as high as the panel.
/// When the field gets the focus, the frame is scrolled into view.
fn scrolling(ui: &mut Ui, detail: Detail, field: impl FnOnce(&mut Ui)) {
    let colors = palette(ui.visuals());
    let ground = Frame::new().fill(colors.field).corner_radius(metrics::CORNER_FIELD);
    let room = if detail == Detail::Record(Field::Solution) { ui.clip_rect().height() - AROUND } else { 0.0 };
    let most = room.max(MAX_HEIGHT);
    let shown = ground.show(ui, |ui| {
        // The minimum height applies even if less of the panel is visible. Otherwise a field at the panel's lower edge
        // would get little height.
        let area = ScrollArea::vertical().id_salt(detail).max_height(most).min_scrolled_height(most);
        area.show(ui, field);
    });
    let has_focus = ui.memory(|memory| memory.has_focus(field_id(detail)));
    if has_focus {
        // A command gives the focus between two frames, so `gained_focus` does not tell.
        let (now, known) = (ui.ctx().cumulative_frame_nr(), field_id(detail).with("frame with the focus"));
        let last: Option<u64> = ui.data(|data| data.get_temp(known));
        ui.data_mut(|data| data.insert_temp(known, now));
        if last.is_none_or(|last| last + 1 < now) {
            shown.response.scroll_to_me(None);
        }
    }
    let line = if has_focus { ui.visuals().selection.stroke } else { Stroke::new(1.0, colors.edge) };
    ui.painter().rect_stroke(shown.response.rect, metrics::CORNER_FIELD, line, StrokeKind::Inside);
}

pub(crate) fn add(ui: &mut Ui, details: &Details, actions: &mut Vec<Action>) {
    const WIDTH: f32 = 150.0;
    let closed: Vec<Detail> = Detail::all().filter(|detail| !details.is_shown(*detail)).collect();
    let button = parts::link(ui, tr!("detail-add"));
    accessibility::mark_menu_button(&button);
    Popup::menu(&button).show(|ui| {
        ui.set_width(WIDTH);
        accessibility::name_menu(ui, tr!("detail-add"), closed.len());
        for detail in closed {
            let name = if detail == Detail::File { tr!("detail-file-title") } else { detail.name() };
            let response = ui.button(name);
            accessibility::menu_item(&response);
            if response.on_hover_text(hint(detail)).clicked() {
                actions.push(Action::Edit(detail));
                ui.close();
            }
        }
    });
    button.on_hover_text(tr!("detail-add.tip"));
}

fn hint(detail: Detail) -> &'static str {
    match detail {
        Detail::Record(Field::Title) => tr!("detail-title-hint"),
        Detail::Record(Field::Author) => tr!("detail-author-hint"),
        Detail::Record(Field::Source) => tr!("detail-source-hint"),
        Detail::Record(Field::Variant) => tr!("detail-variant-hint"),
        Detail::Record(Field::Stipulation) => tr!("detail-stipulation-hint"),
        Detail::Record(Field::Comment) => tr!("detail-comment-hint"),
        Detail::Record(Field::Solution) => tr!("detail-solution-hint"),
        Detail::File => tr!("detail-file-hint"),
    }
}

fn edit(ui: &mut Ui, details: &Details, detail: Detail, width: f32, actions: &mut Vec<Action>) {
    let takes_lines = matches!(detail, Detail::Record(Field::Comment) | Detail::File);
    let rows = match detail {
        Detail::Record(Field::Solution) => 4,
        _ if is_multiline(detail) => 2,
        _ => 1,
    };
    // While the title is edited elsewhere, the field there has the id.
    let is_elsewhere = detail == TITLE && details.is_title_edited();
    let id = if is_elsewhere { field_id(detail).with("in the panel") } else { field_id(detail) };
    let line = EditField::line(id, detail.name(), details.text(detail), width);
    let field = EditField { hint: hint(detail), rows, takes_lines, is_framed: !is_multiline(detail), ..line };
    report(field.show(ui), detail, actions);
}

fn report(EditFieldOutput { typed, end, .. }: EditFieldOutput, detail: Detail, actions: &mut Vec<Action>) {
    actions.extend(typed.map(|text| Action::Typed(detail, text)));
    actions.extend(end.map(|end| Action::Left(detail, end)));
}

/// Draws the title field, in the list or above the board. Ctrl and Up or Down go on to the title of another record.
pub(crate) fn title_field(ui: &mut Ui, details: &Details, place: Rect, is_in_list: bool, actions: &mut Vec<Action>) {
    let id = field_id(TITLE);
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key));
    let has_focus = is_in_title(ui.ctx());
    let steps = [(Key::ArrowDown, true), (Key::ArrowUp, false)];
    let step = steps.into_iter().find(|(key, _)| has_focus && pressed(*key));
    let line = EditField::line(id, TITLE.name(), details.text(TITLE), place.width());
    let (rows, align) = if is_in_list { (2, Align2::LEFT_TOP) } else { (1, Align2::CENTER_CENTER) };
    let field = EditField { hint: TITLE.name(), font: text::strong(), rows, align, ..line };
    let edited = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| field.show(ui)).inner;
    let goes_on = |input: &egui::InputState| input.key_pressed(Key::Tab) && !input.modifiers.shift;
    let author = Action::Edit(Detail::Record(Field::Author));
    let next = (edited.end == Some(FieldEnd::Left) && ui.input(goes_on)).then_some(author);
    report(edited, TITLE, actions);
    actions.extend(next);
    actions.extend(step.map(|(_, is_down)| Action::EditNextTitle(is_down)));
}

/// Draws the title above the board, followed by the author. A click on it starts editing the title there.
pub(crate) fn title_line(ui: &mut Ui, details: &Details, can_edit: bool, place: Rect, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let [title, author] = [Field::Title, Field::Author].map(|field| details.metadata.get(field));
    if title.is_empty() && author.is_empty() && !can_edit {
        return;
    }
    let response = ui.interact(place, Id::unique("title above the board"), Sense::click());
    let (words, ink) = match title {
        "" if can_edit => (tr!("detail-add-title"), colors.quiet),
        title => (title, colors.text),
    };
    let name = match title {
        "" => tr!("detail-add-title").to_owned(),
        title => tr!("detail-title-said", title = title),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, can_edit, name.as_str()));
    if !author.is_empty() {
        accessibility::describe(&response, || tr!("detail-author-said", author = author));
    }
    if response.hovered() && can_edit {
        ui.painter().rect_filled(place, metrics::CORNER_BOARD, colors.hovered);
    }
    let mut job = LayoutJob { break_on_newline: false, ..LayoutJob::default() };
    job.append(words, 0.0, TextFormat::simple(text::strong(), ink));
    let gap = if words.is_empty() { 0.0 } else { 10.0 };
    job.append(author, gap, TextFormat::simple(text::body(), colors.quiet));
    job.wrap = TextWrapping::truncate_at_width(place.width() - 16.0);
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(place.center() - galley.size() / 2.0, galley, ink);
    parts::focus_ring(ui, &response, metrics::CORNER_BOARD);
    if can_edit && response.on_hover_text(tr!("detail-edit-title")).clicked() {
        actions.push(Action::Edit(TITLE));
    }
}
