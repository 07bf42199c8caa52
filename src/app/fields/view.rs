//! The fields of the position on the screen.

use egui::{Align, ComboBox, DragValue, Layout, Ui, vec2};

use crate::app::fields::{Action, castling};
use crate::app::ui::parts;
use crate::app::ui::pictures::Pictures;
use crate::app::ui::theme::{metrics, palette};
use crate::board::{Color, MAX_CLOCK, Position, Square};
use crate::document::Edit;

/// Draws the fields of a position.
pub(in crate::app) fn show(ui: &mut Ui, position: &Position, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    parts::heading(ui, "Side to move");
    let chosen = usize::from(position.side_to_move == Color::Black);
    let sides = [("White", "White to move"), ("Black", "Black to move")];
    if let Some(side) = parts::segments(ui, &sides, chosen) {
        actions.push(Action::Edit(Edit::SideToMove(Color::ALL[side])));
    }
    ui.add_space(4.0);
    ui.scope(|ui| castling::show(ui, position, pictures, actions));
    ui.add_space(4.0);
    labelled(ui, "En passant", |ui| en_passant(ui, position, actions));
    clocks(ui, position, actions);
}

/// Halfmove clock and move number, in a low window side by side: the problems below need the room.
fn clocks(ui: &mut Ui, position: &Position, actions: &mut Vec<Action>) {
    const LOW: f32 = 660.0;
    if ui.ctx().content_rect().height() < LOW {
        labelled(ui, "Halfmove", |ui| {
            ui.spacing_mut().item_spacing.x = metrics::GRID;
            number(ui, "Move number", position.fullmove_number, 1, Edit::FullmoveNumber, actions);
            parts::heading(ui, "Move");
            number(ui, "Halfmove clock", position.halfmove_clock, 0, Edit::HalfmoveClock, actions);
        });
        return;
    }
    labelled(ui, "Halfmove clock", |ui| {
        number(ui, "Halfmove clock", position.halfmove_clock, 0, Edit::HalfmoveClock, actions);
    });
    labelled(ui, "Move number", |ui| {
        number(ui, "Move number", position.fullmove_number, 1, Edit::FullmoveNumber, actions);
    });
}

/// A row with its heading at the left and its field at the right.
fn labelled(ui: &mut Ui, label: &str, field: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        parts::heading(ui, label);
        ui.with_layout(Layout::right_to_left(Align::Center), field);
    });
}

fn en_passant(ui: &mut Ui, position: &Position, actions: &mut Vec<Action>) {
    let stated = position.en_passant;
    let shown = stated.map_or_else(|| "None".to_owned(), |square| square.to_string());
    let field = palette(ui.visuals()).field;
    ui.visuals_mut().widgets.inactive.weak_bg_fill = field;
    let combo = ComboBox::from_id_salt("en passant").width(130.0).selected_text(shown);
    let response = combo.show_ui(ui, |ui| {
        let colors = palette(ui.visuals());
        ui.visuals_mut().selection.bg_fill = colors.chosen;
        ui.visuals_mut().selection.stroke.color = colors.text;
        let mut choose = |ui: &mut Ui, square: Option<Square>, label: &str| {
            if ui.selectable_label(stated == square, label).clicked() && stated != square {
                actions.push(Action::Edit(Edit::EnPassant(square)));
            }
        };
        choose(ui, None, "None");
        let candidates = position.en_passant_candidates();
        for square in &candidates {
            let capture = position.en_passant_capturers(*square).next().is_some();
            let label = if capture { format!("{square}, a pawn can capture") } else { square.to_string() };
            choose(ui, Some(*square), &label);
        }
        if let Some(square) = stated.filter(|square| !candidates.contains(square)) {
            choose(ui, Some(square), &format!("{square}, as stated"));
        }
    });
    response.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, "En passant square"));
    response.response.on_hover_text("The square a pawn has just passed in a double step");
}

fn number(ui: &mut Ui, name: &str, value: u16, least: u16, edit: fn(u16) -> Edit, actions: &mut Vec<Action>) {
    let mut changed = value;
    ui.style_mut().drag_value_text_style = egui::TextStyle::Monospace;
    ui.spacing_mut().interact_size = vec2(52.0, metrics::FIELD);
    let field = palette(ui.visuals()).field;
    ui.visuals_mut().widgets.inactive.weak_bg_fill = field;
    let field = DragValue::new(&mut changed).range(least..=MAX_CLOCK).speed(0.2);
    let response = ui.add(field);
    response.widget_info(|| {
        let mut info = egui::WidgetInfo::drag_value(true, f64::from(value));
        info.label = Some(name.to_owned());
        info
    });
    if changed != value {
        actions.push(Action::EditNumber(edit(changed)));
    }
    if response.drag_stopped() || response.lost_focus() {
        actions.push(Action::NumberLeft);
    }
    response.on_hover_text(format!("{name}: click to type, drag to change"));
}
