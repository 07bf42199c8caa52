//! Try mode on the board: its frame, the dragged piece, and the choice of a promotion.

use egui::{
    Area, Color32, Context, CursorIcon, Frame, Id, Order, Pos2, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo,
};

use crate::app::trying::{Action, Trial};
use crate::app::ui::{Grid, Pictures, grid, is_focus_on_board, metrics, palette};
use crate::board::{Color, Piece, Role};
use crate::wording::Label as _;
use crate::{lang, tr};

/// Draws a frame around the board.
pub(crate) fn show(ui: &Ui, grid: &Grid) {
    let accent = palette(ui.visuals()).accent;
    let corner = metrics::CORNER_BOARD + 3;
    ui.painter().rect_stroke(grid.rect.expand(1.0), corner, Stroke::new(3.0, accent), StrokeKind::Outside);
}

/// Draws the dragged piece. If there is none, sets the mouse cursor according to the effect of a press.
pub(crate) fn show_held(ui: &Ui, trial: &Trial, grid: &Grid, pictures: &mut Pictures, over: Option<Pos2>) {
    if let Some((piece, _)) = trial.carried() {
        return grid::draw_dragged(ui.ctx(), piece, grid.square, u8::MAX, pictures);
    }
    let Some(square) = over.and_then(|at| grid.square_at(at)) else { return };
    let position = trial.position();
    if trial.pickup().is_some_and(|taken| taken.target(square).is_some()) {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    } else if position.board.get(square).is_some_and(|piece| piece.color == position.side_to_move) {
        ui.ctx().set_cursor_icon(CursorIcon::Grab);
    }
}

/// Draws the choice of a promotion as a column that starts at the promotion square.
pub(crate) fn promotion(ctx: &Context, trial: &Trial, grid: &Grid, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let Some(target) = trial.promotion() else { return };
    let roles: Vec<Role> = target.promotions().collect();
    let place = grid.square_rect(target.square);
    let tile = grid.square.max(36.0);
    let height = tile * roles.len() as f32;
    let is_above = place.center().y > grid.rect.center().y;
    let top = if is_above { place.bottom() - height } else { place.top() };
    let left = place.center().x - tile / 2.0;
    let color = trial.position().side_to_move;
    let area =
        Area::new(Id::unique("promotion")).order(Order::Foreground).fade_in(false).fixed_pos(Pos2::new(left, top));
    area.show(ctx, |ui| {
        let colors = palette(ui.visuals());
        let frame = Frame::new().fill(colors.panel).corner_radius(metrics::CORNER_BOARD);
        frame.shadow(ui.visuals().popup_shadow).stroke((1.0, colors.line)).show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            // The queen comes first, on the promotion square.
            let order: Vec<Role> = if is_above { roles.iter().rev().copied().collect() } else { roles.clone() };
            for role in order {
                let response = choice(ui, Piece::new(color, role), tile, pictures);
                if Some(&role) == roles.first() && is_focus_on_board(ui.ctx(), grid.size) {
                    response.request_focus();
                }
                if response.clicked() {
                    actions.push(Action::Promote(role));
                }
            }
        });
    });
}

fn choice(ui: &mut Ui, piece: Piece, side: f32, pictures: &mut Pictures) -> Response {
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    let role = piece.role;
    response.widget_info(|| {
        let name = tr!("trying-promote", piece = role.id());
        WidgetInfo::labeled(egui::Role::Button, true, name)
    });
    let is_chosen = response.hovered() || response.has_focus();
    // In the dark theme black pieces need a light ground to be visible.
    let is_dark = piece.color == Color::White;
    pictures.square(ui.painter(), rect.shrink(2.0), is_dark, metrics::CORNER_BOARD.into());
    if is_chosen {
        let line = Stroke::new(3.0, colors.accent);
        ui.painter().rect_stroke(rect.shrink(2.0), metrics::CORNER_BOARD, line, StrokeKind::Inside);
    }
    pictures.piece(ui.painter(), piece, rect.center(), side * 0.9, Color32::WHITE);
    let letter = lang::localize_piece_letter(role.letter()).to_ascii_lowercase();
    response.on_hover_text(format!("{} ({letter})", role.label()))
}
