//! The checkboxes of the four castling rights, each for the rook that the right needs.

use egui::{Align2, Popup, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::app::fields::Action;
use crate::app::fields::view::FocusRequest;
use crate::app::ui::{accessibility, metrics, palette, parts, text, wording};
use crate::board::{Castling, Color, Piece, Position, Role, Side, Square};
use crate::document::Edit;
use crate::tr;
use crate::wording::Label;

/// Side of a checkbox in points.
const BOX: f32 = 24.0;
const GAP: f32 = 4.0;

const RIGHTS: [(Color, Side); 4] =
    [(Color::White, Side::King), (Color::White, Side::Queen), (Color::Black, Side::King), (Color::Black, Side::Queen)];

pub(super) const WIDTH: f32 = RIGHTS.len() as f32 * (BOX + GAP) - GAP;

/// Draws the four rights in a row, each as a box with its FEN letter.
pub(super) fn show(ui: &mut Ui, position: &Position, actions: &mut Vec<Action>) {
    let mut is_wanted = FocusRequest::Castling.take(ui.ctx());
    ui.spacing_mut().item_spacing.x = GAP;
    for right in RIGHTS {
        let shown = ui.push_id(right, |ui| right_box(ui, position, right, actions)).inner;
        if let Some(shown) = shown.filter(|_| is_wanted) {
            shown.request_focus();
            is_wanted = false;
        }
    }
}

pub(super) fn can_be_set(position: &Position) -> bool {
    RIGHTS.into_iter().any(|right| right_of(position, right).2)
}

/// Returns, for one right: the rook's file if the position has the right; the rook's file if the checkbox sets the
/// right; `true` if the checkbox is enabled.
fn right_of(position: &Position, (color, side): (Color, Side)) -> (Option<u8>, u8, bool) {
    let board = &position.board;
    let stated = position.castling.files(color).find(|file| Castling::side(board, color, *file) == side);
    let file = stated.unwrap_or_else(|| Castling::outermost(board, color, side));
    (stated, file, stated.is_some() || Castling::is_backed(board, color, file))
}

/// Draws the box of a right: a checkbox, or a menu if several rooks can be meant. Returns it if it is enabled.
fn right_box(
    ui: &mut Ui,
    position: &Position,
    (color, side): (Color, Side),
    actions: &mut Vec<Action>,
) -> Option<Response> {
    let board = &position.board;
    let (stated, file, enabled) = right_of(position, (color, side));
    let rook = Square::new(file, board.size().back_rank(color));
    let is_unusual = enabled && is_unusual(position, color, side, rook);
    let (mover, castling) = (color.label(), wording::castling(side));
    let castles = tr!("fields-castles", mover = mover, castling = castling);
    let rooks: Vec<u8> = (0..board.size().files())
        .filter(|file| Castling::is_backed(board, color, *file) && Castling::side(board, color, *file) == side)
        .collect();
    // K and Q stand for the outermost rook, so another rook is named by its file.
    let is_ambiguous = rooks.len() > 1 || stated.is_some_and(|file| file != Castling::outermost(board, color, side));
    let letter = match side {
        _ if is_ambiguous => char::from(b'A' + file),
        Side::King => 'K',
        Side::Queen => 'Q',
    };
    let letter = if color == Color::White { letter } else { letter.to_ascii_lowercase() };
    let tip = || tip(position, color, side, rook, is_ambiguous);
    let response = if rooks.len() > 1 {
        let name = tr!("fields-choose-rook", castles = &castles);
        let response = letter_box(ui, letter, stated.is_some(), enabled);
        response.widget_info(|| WidgetInfo::selected(egui::Role::Button, enabled, stated.is_some(), &name));
        actions.extend(rook_menu(&response, &castles, (rook.rank, &rooks, stated), |rook| match rook {
            Some(to) => Action::Castle { color, from: stated, to },
            None => Action::Edit(Edit::Castling { color, file, granted: false }),
        }));
        parts::on_hover(response.clone(), || format!("{}\n{}", tip(), tr!("fields-several-rooks")));
        response
    } else {
        let name = if is_unusual {
            tr!("fields-castles-with-rook", mover = mover, castling = castling, rook = rook.to_string())
        } else {
            castles
        };
        let response = letter_box(ui, letter, stated.is_some(), enabled);
        response.widget_info(|| WidgetInfo::selected(egui::Role::CheckBox, enabled, stated.is_some(), &name));
        if response.clicked() {
            actions.push(Action::Edit(Edit::Castling { color, file, granted: stated.is_none() }));
        }
        parts::on_hover(response.clone(), tip);
        response
    };
    accessibility::describe(&response, tip);
    enabled.then_some(response)
}

/// Draws a box with a letter, filled if the right is granted.
fn letter_box(ui: &mut Ui, letter: char, is_granted: bool, is_enabled: bool) -> Response {
    let colors = palette(ui.visuals());
    let sense = if is_enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(BOX, metrics::FIELD), sense);
    let (fill, line, ink) = match (is_granted, is_enabled) {
        (true, _) => (colors.accent, colors.accent, colors.on_accent),
        (false, true) if response.hovered() => (colors.field, colors.accent, colors.text),
        (false, true) => (colors.field, colors.edge, colors.text),
        (false, false) => (colors.panel, colors.line, colors.quiet),
    };
    ui.painter().rect(rect, metrics::CORNER_BOARD, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, letter, text::strong(), ink);
    parts::focus_ring(ui, &response, metrics::CORNER_BOARD);
    response
}

/// Shows a menu of the rooks that can castle. Returns the action for the file of the chosen rook, or for no right.
fn rook_menu(
    button: &Response,
    castles: &str,
    (rank, rooks, chosen): (u8, &[u8], Option<u8>),
    action: impl Fn(Option<u8>) -> Action,
) -> Option<Action> {
    accessibility::mark_menu_button(button);
    let mut clicked = None;
    Popup::menu(button).show(|ui| {
        let files = rooks.iter().copied().map(Some).chain([None]);
        accessibility::name_menu(ui, castles, rooks.len() + 1);
        for (index, file) in files.enumerate() {
            let label = match file {
                Some(file) => tr!("fields-with-rook", rook = Square::new(file, rank).to_string()),
                None => tr!("fields-with-no-rook").to_owned(),
            };
            let response = ui.selectable_label(chosen == file, label);
            accessibility::edit_node(&response, |node| {
                node.set_role(egui::Role::MenuItemRadio);
                node.set_position_in_set(index);
            });
            if response.clicked() {
                clicked = Some(action(file));
                ui.close();
            }
        }
    });
    clicked
}

/// Returns `true` if the king or the rook has another file than at the start.
fn is_unusual(position: &Position, color: Color, side: Side, rook: Square) -> bool {
    let board = &position.board;
    let corner = match side {
        Side::King => board.size().files() - 1,
        Side::Queen => 0,
    };
    let king = board.castling_king(color);
    rook.file != corner || king.is_some_and(|king| king.file != board.size().king_file())
}

/// Returns the tooltip of a checkbox: the meaning of the right, or the reason why the right is not possible.
fn tip(position: &Position, color: Color, side: Side, rook: Square, is_ambiguous: bool) -> String {
    let board = &position.board;
    let (mover, own, rank) = (color.label(), color.id(), rook.rank + 1);
    let side = match side {
        Side::King => "king",
        Side::Queen => "queen",
    };
    let has_rook = board.get(rook) == Some(Piece::new(color, Role::Rook));
    let (has_right, rook) = (position.castling.has(color, rook.file), rook.to_string());
    let missing = match (board.castling_king(color), has_rook) {
        _ if !board.size().has_castling() => tr!("fields-board-without-castling").to_owned(),
        _ if !position.variant().has_castling() => tr!("fields-rules-without-castling").to_owned(),
        (Some(king), true) => {
            let king = king.to_string();
            return if is_ambiguous {
                tr!("fields-right-by-file", mover = mover, king = king, rook = rook, side = side)
            } else {
                tr!("fields-right", mover = mover, king = king, rook = rook, side = side)
            };
        }
        (None, true) => tr!("fields-no-king", color = own, rank = rank),
        (Some(_), false) => tr!("fields-no-rook", color = own, rook = rook),
        (None, false) => tr!("fields-no-king-and-rook", color = own, rank = rank, rook = rook),
    };
    if has_right {
        tr!("fields-stated-right", mover = mover, side = side, missing = missing)
    } else {
        tr!("fields-no-right", mover = mover, side = side, missing = missing)
    }
}
