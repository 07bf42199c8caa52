//! The operations of an EPD record or the tags of a game, edited in place.

use egui::{
    Context, Id, Key, Label, Popup, PopupCloseBehavior, Response, RichText, Role, ScrollArea, Sense, TextEdit, Ui,
    Vec2, WidgetInfo, vec2,
};

use crate::app::operations::{Action, OperationRow, Operations};
use crate::app::ui::{
    EditField, EditFieldOutput, FieldEnd, Icon, LineBuffer, NamedRegion, Pictures, accessibility, metrics, palette,
    parts, text, wording,
};
use crate::{lang, tr};

const OPCODE: f32 = 44.0;
const TAG: f32 = 78.0;

fn name_width(operations: &Operations) -> f32 {
    if operations.are_tags { TAG } else { OPCODE }
}

fn field_id(at: usize) -> Id {
    Id::unique(("operation", at))
}

pub(crate) fn focus(ctx: &Context, at: usize) {
    ctx.memory_mut(|memory| memory.request_focus(field_id(at)));
    ctx.request_repaint();
}

pub(crate) fn show(ui: &mut Ui, operations: &Operations, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let count = operations.rows().count();
    if count == 0 {
        return;
    }
    let name = match operations.are_tags {
        _ if operations.are_columns => tr!("operation-columns"),
        true => tr!("operation-tags"),
        false => tr!("operation-opcodes"),
    };
    NamedRegion::new(Role::List, name).with_size(count).show(ui, |ui| {
        for (at, row) in operations.rows().enumerate() {
            let item = NamedRegion::new(Role::ListItem, &row.name).with_index(at);
            item.show(ui, |ui| operation(ui, operations, at, row, pictures, actions));
        }
    });
}

fn operation(
    ui: &mut Ui,
    operations: &Operations,
    at: usize,
    row: &OperationRow,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    const BUTTON: f32 = 22.0;
    let why = operations.drafts.get(&at).and_then(|draft| draft.error.as_deref());
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        ui.spacing_mut().item_spacing.x = 4.0;
        let name_width = name_width(operations);
        let (place, label) = ui.allocate_exact_size(vec2(name_width, metrics::FIELD), Sense::hover());
        let ink = palette(ui.visuals()).text;
        let galley = parts::one_line(ui, &row.opcode, text::strong(), ink, name_width);
        let corner = place.left_center() - vec2(0.0, galley.size().y / 2.0);
        ui.painter().galley(corner, galley, ink);
        label.on_hover_text(&row.name);
        let width = ui.available_width() - BUTTON - 4.0;
        field(ui, operations, at, row, (width, why.is_some()), actions);
        let name = tr!("operation-remove", name = &row.name);
        let remove = parts::icon_button(ui, pictures, Icon::Close, &name, BUTTON);
        if remove.on_hover_text(&name).clicked() {
            actions.push(Action::Remove(at));
        }
    });
    if let Some(why) = why {
        let ink = palette(ui.visuals()).fault;
        ui.add(Label::new(RichText::new(why).font(text::small()).color(ink)).wrap());
    }
}

fn field(
    ui: &mut Ui,
    operations: &Operations,
    at: usize,
    row: &OperationRow,
    (width, is_fault): (f32, bool),
    actions: &mut Vec<Action>,
) {
    let typed = operations.drafts.get(&at).map_or(row.text.as_str(), |draft| draft.text.as_str());
    let line = EditField::line(field_id(at), &row.name, typed, width);
    let EditFieldOutput { typed, end, response } = EditField { is_fault, ..line }.show(ui);
    actions.extend(typed.map(|text| Action::Typed(at, text)));
    actions.extend(end.map(|end| match end {
        FieldEnd::Reverted => Action::Reverted(at),
        end => Action::FieldLeft(at, end == FieldEnd::Entered),
    }));
    if let Some(why) = operations.drafts.get(&at).and_then(|draft| draft.error.as_deref()) {
        accessibility::describe(&response, || why.to_owned());
    }
    response.on_hover_text(&row.name);
}

pub(crate) fn add(ui: &mut Ui, operations: &Operations, actions: &mut Vec<Action>) {
    const WIDTH: f32 = 230.0;
    const ROW: f32 = 26.0;
    let (label, name, tip, usual): (_, _, _, &[_]) = if operations.are_columns {
        (tr!("operation-column"), tr!("operation-add-column"), tr!("operation-add-column.tip"), &[])
    } else if operations.are_tags {
        (tr!("operation-tag"), tr!("operation-add-tag"), tr!("operation-add-tag.tip"), &wording::TAGS)
    } else {
        (tr!("operation-opcode"), tr!("operation-add-opcode"), tr!("operation-add-opcode.tip"), &wording::OPCODES)
    };
    let button = parts::named_link(ui, label, name);
    accessibility::mark_menu_button(&button);
    let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    popup.show(|ui| {
        ui.set_width(WIDTH);
        accessibility::name_menu(ui, name, usual.len());
        ui.spacing_mut().item_spacing.y = 2.0;
        name_field(ui, operations, actions);
        ScrollArea::vertical().max_height(9.5 * ROW).show(ui, |ui| {
            for (opcode, key) in usual {
                let meaning = lang::text(key).unwrap_or_default();
                if opcode_row(ui, opcode, meaning, vec2(name_width(operations), ROW)).clicked() {
                    actions.push(Action::Add((*opcode).to_owned()));
                    ui.close();
                }
            }
        });
    });
    button.on_hover_text(tip);
}

fn opcode_row(ui: &mut Ui, opcode: &str, meaning: &str, size: Vec2) -> Response {
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), size.y), Sense::click());
    response.widget_info(|| {
        WidgetInfo::labeled(Role::MenuItem, true, tr!("operation-add", opcode = opcode, meaning = meaning))
    });
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, metrics::CORNER_BOARD, colors.chosen);
    }
    let left = rect.left_center() + vec2(8.0, 0.0);
    let middle = egui::Align2::LEFT_CENTER;
    ui.painter().text(left, middle, opcode, text::strong(), colors.text);
    ui.painter().text(left + vec2(size.x + 4.0, 0.0), middle, meaning, text::body(), colors.quiet);
    response
}

fn name_field(ui: &mut Ui, operations: &Operations, actions: &mut Vec<Action>) {
    let typed = &operations.name;
    let (name, hint) = if operations.are_columns {
        (tr!("operation-column"), tr!("operation-another-column"))
    } else if operations.are_tags {
        (tr!("operation-tag"), tr!("operation-another-tag"))
    } else {
        (tr!("operation-opcode"), tr!("operation-another-opcode"))
    };
    let mut draft = LineBuffer::new(typed);
    let edit = TextEdit::singleline(&mut draft).hint_text(hint).desired_width(f32::INFINITY).char_limit(64);
    let response = ui.add(edit.id(Id::unique("opcode field")).margin(egui::Margin::symmetric(8, 5)));
    response.widget_info(|| {
        let mut info = WidgetInfo::text_edit(true, typed, typed, "");
        info.label = Some(name.to_owned());
        info
    });
    let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if let Some(text) = draft.edited() {
        actions.push(Action::Name(text));
    }
    match operations.opcode_error() {
        Some(why) => {
            let ink = palette(ui.visuals()).fault;
            ui.label(RichText::new(why).font(text::small()).color(ink));
            if is_entered {
                response.request_focus();
            }
        }
        None if is_entered && !typed.trim().is_empty() => {
            actions.push(Action::Add(typed.trim().to_owned()));
            ui.close();
        }
        None => {}
    }
}
