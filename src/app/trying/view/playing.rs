//! Try mode on the board: its frame, the dragged piece, and the choice of a promotion or of a captured piece.

use egui::{
    Area, Color32, Context, CursorIcon, Frame, Id, Order, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::app::trying::{Action, Trial, TrialMove, notation};
use crate::app::ui::{Grid, Pictures, grid, is_focus_on_board, metrics, palette};
use crate::board::{Color, Piece, Position, Role};
use crate::rules::Retraction;
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
    if trial.pickup().is_some_and(|taken| taken.target(square).is_some()) {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    } else if trial.can_pick_up(square) {
        ui.ctx().set_cursor_icon(CursorIcon::Grab);
    }
}

/// Draws the choice of a promotion or of a captured piece as columns that start at the destination.
pub(crate) fn choice(ctx: &Context, trial: &Trial, grid: &Grid, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let Some(destination) = trial.choice() else { return };
    let columns = destination.columns(trial.position());
    let place = grid.square_rect(destination.square);
    let tile = grid.square.max(36.0);
    let longest = columns.iter().map(|column| column.len()).max().unwrap_or(0);
    let size = vec2(columns.len() as f32, longest as f32) * tile;
    let is_above = place.center().y > grid.rect.center().y;
    let top = if is_above { place.bottom() - size.y } else { place.top() };
    let top = top.min(grid.rect.bottom() - size.y).max(grid.rect.top());
    let left = (place.center().x - tile / 2.0).min(grid.rect.right() - size.x).max(grid.rect.left());
    let area = Area::new(Id::unique("choice of a move")).order(Order::Foreground).fade_in(false);
    area.fixed_pos(pos2(left, top)).show(ctx, |ui| {
        let colors = palette(ui.visuals());
        let frame = Frame::new().fill(colors.panel).corner_radius(metrics::CORNER_BOARD);
        frame.shadow(ui.visuals().popup_shadow).stroke((1.0, colors.line)).show(ui, |ui| {
            let (room, _) = ui.allocate_exact_size(size, Sense::hover());
            let is_first_focused = is_focus_on_board(ui.ctx(), grid.size);
            for (column, moves) in columns.iter().enumerate() {
                for (row, chosen) in moves.iter().enumerate() {
                    // The first choice is the nearest to the destination.
                    let row_from_top = if is_above { longest - 1 - row } else { row };
                    let corner = room.min + vec2(column as f32, row_from_top as f32) * tile;
                    let rect = Rect::from_min_size(corner, Vec2::splat(tile));
                    let response = tile_of_move(ui, (trial, chosen), rect, pictures);
                    if is_first_focused && (column, row) == (0, 0) {
                        response.request_focus();
                    }
                    if response.clicked() {
                        actions.push(Action::Perform(*chosen));
                    }
                }
            }
        });
    });
}

fn tile_of_move(ui: &mut Ui, (trial, chosen): (&Trial, &TrialMove), rect: Rect, pictures: &mut Pictures) -> Response {
    let position = trial.position();
    match chosen {
        TrialMove::Play(legal) => {
            let role = legal.promotion.unwrap_or(Role::Queen);
            let response = tile(ui, rect, Piece::new(position.side_to_move, role), pictures);
            let name = tr!("trying-promote", piece = role.id());
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, name.as_str()));
            let letter = lang::localize_piece_letter(role.letter()).to_ascii_lowercase();
            response.on_hover_text(format!("{} ({letter})", role.label()))
        }
        TrialMove::Retract(retraction) => {
            let piece = shown_piece(retraction);
            let response = tile(ui, rect, piece, pictures);
            let is_promotion = notation::promotion(retraction, position).is_some();
            if piece != retraction.piece && (is_promotion || notation::is_en_passant(retraction)) {
                // Tells these captures from plain ones.
                let corner = rect.left_top() + Vec2::splat(rect.width() * 0.22);
                pictures.piece(ui.painter(), retraction.piece, corner, rect.width() * 0.4, Color32::WHITE);
            }
            let name = retraction_name(retraction, position);
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, name.as_str()));
            response.on_hover_text(&name)
        }
    }
}

/// Returns the piece that stands for a retraction: the captured one, the castled rook, or the one that moved.
pub(super) fn shown_piece(retraction: &Retraction) -> Piece {
    let rook = retraction.rook.map(|_| Piece::new(retraction.piece.color, Role::Rook));
    retraction.captured.map(|(_, piece)| piece).or(rook).unwrap_or(retraction.piece)
}

/// Returns a retraction in words: the move, and the captured piece, for example "Kb1xa1, captured: queen".
pub(super) fn retraction_name(retraction: &Retraction, position: &Position) -> String {
    let played = notation::long(retraction, position);
    match retraction.captured {
        Some((_, piece)) => tr!("trying-captured", played = played, piece = piece.role.label()),
        None => played,
    }
}

/// Draws a piece to choose on a ground that makes it visible in both themes.
pub(super) fn tile(ui: &mut Ui, rect: Rect, piece: Piece, pictures: &mut Pictures) -> Response {
    let response = ui.allocate_rect(rect, Sense::click());
    let colors = palette(ui.visuals());
    let ground = rect.shrink(rect.width() * 0.04);
    // In the dark theme black pieces need a light ground to be visible.
    pictures.square(ui.painter(), ground, piece.color == Color::White, metrics::CORNER_BOARD.into());
    if response.hovered() || response.has_focus() {
        let line = Stroke::new(rect.width().clamp(20.0, 60.0) / 20.0, colors.accent);
        ui.painter().rect_stroke(ground, metrics::CORNER_BOARD, line, StrokeKind::Inside);
    }
    pictures.piece(ui.painter(), piece, rect.center(), rect.width() * 0.9, Color32::WHITE);
    response
}
