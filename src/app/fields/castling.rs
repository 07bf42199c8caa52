//! The checkboxes of the four castling rights, each for the rook that the right needs.

use egui::{Align, Align2, Layout, Popup, Response, Sense, Ui, vec2};

use crate::app::fields::Action;
use crate::app::fields::view::{FocusRequest, row};
use crate::app::ui::{Pictures, accessibility, metrics, palette, parts, text, wording};
use crate::board::{Castling, Color, Piece, Position, Role, Side, Square};
use crate::document::Edit;
use crate::tr;
use crate::wording::Label;

const LETTER: egui::Vec2 = vec2(12.0, 18.0);
const GAP: f32 = 5.0;

const RIGHTS: [(Color, Side); 4] =
    [(Color::White, Side::King), (Color::White, Side::Queen), (Color::Black, Side::King), (Color::Black, Side::Queen)];

/// Draws the four rights in a row, each with its FEN letter.
pub(super) fn show(ui: &mut Ui, position: &Position, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    row(ui, tr!("fields-castling"), 0.0, |ui| {
        let width = ui.available_width() / RIGHTS.len() as f32;
        let mut is_wanted = FocusRequest::Castling.take(ui.ctx());
        for right in RIGHTS {
            ui.allocate_ui_with_layout(vec2(width, metrics::FIELD), Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(width);
                let tick = ui.push_id(right, |ui| tick(ui, position, right, pictures, actions)).inner;
                if let Some(tick) = tick.filter(|_| is_wanted) {
                    tick.request_focus();
                    is_wanted = false;
                }
            });
        }
    });
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

fn tick(
    ui: &mut Ui,
    position: &Position,
    (color, side): (Color, Side),
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) -> Option<Response> {
    let board = &position.board;
    let (stated, file, enabled) = right_of(position, (color, side));
    let rook = Square::new(file, board.size().back_rank(color));
    let is_unusual = enabled && is_unusual(position, color, side, rook);
    let (mover, castling) = (color.label(), wording::castling(side));
    let castles = tr!("fields-castles", mover = mover, castling = castling);
    let name = if is_unusual {
        tr!("fields-castles-with-rook", mover = mover, castling = castling, rook = rook.to_string())
    } else {
        castles.clone()
    };
    ui.spacing_mut().item_spacing.x = GAP;
    let response = parts::tick_box(ui, pictures, stated.is_some(), enabled, &name);
    if response.clicked() {
        let granted = stated.is_none();
        actions.push(Action::Edit(Edit::Castling { color, file, granted }));
    }
    let letter = match side {
        _ if is_unusual => char::from(b'A' + file),
        Side::King => 'K',
        Side::Queen => 'Q',
    };
    let letter = if color == Color::White { letter } else { letter.to_ascii_lowercase() };
    let rooks: Vec<u8> = (0..board.size().files())
        .filter(|file| Castling::is_backed(board, color, *file) && Castling::side(board, color, *file) == side)
        .collect();
    let tip = || tip(position, color, side, rook, is_unusual);
    if rooks.len() > 1 {
        let chosen = stated.filter(|stated| rooks.contains(stated));
        if let Some(to) = choice_of_rook(ui, letter, &castles, (rook.rank, &rooks, chosen), tip) {
            actions.push(Action::Castle { color, from: stated, to });
        }
    } else {
        let colors = palette(ui.visuals());
        let ink = if enabled { colors.text } else { colors.quiet };
        let (place, letter_response) = ui.allocate_exact_size(LETTER, Sense::hover());
        ui.painter().text(place.left_center(), Align2::LEFT_CENTER, letter, text::body(), ink);
        parts::on_hover(letter_response, tip);
    }
    accessibility::describe(&response, tip);
    parts::on_hover(response.clone(), tip);
    enabled.then_some(response)
}

/// Draws the letter as a button with a menu of the rooks that can castle. Returns the file of the chosen rook.
fn choice_of_rook(
    ui: &mut Ui,
    letter: char,
    castles: &str,
    (rank, rooks, chosen): (u8, &[u8], Option<u8>),
    tip: impl FnOnce() -> String,
) -> Option<u8> {
    let button = parts::named_link(ui, &letter.to_string(), &tr!("fields-choose-rook", castles = castles));
    accessibility::mark_menu_button(&button);
    let mut clicked = None;
    Popup::menu(&button).show(|ui| {
        accessibility::name_menu(ui, castles, rooks.len());
        for (index, file) in rooks.iter().enumerate() {
            let label = tr!("fields-with-rook", rook = Square::new(*file, rank).to_string());
            let response = ui.selectable_label(chosen == Some(*file), label);
            accessibility::edit_node(&response, |node| {
                node.set_role(egui::Role::MenuItemRadio);
                node.set_position_in_set(index);
            });
            if response.clicked() {
                clicked = Some(*file);
                ui.close();
            }
        }
    });
    parts::on_hover(button, || format!("{}\n{}", tip(), tr!("fields-several-rooks")));
    clicked
}

/// Returns `true` if the king or the rook has another file than at the start, so that FEN names the right by file.
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
fn tip(position: &Position, color: Color, side: Side, rook: Square, is_unusual: bool) -> String {
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
            return if is_unusual {
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
