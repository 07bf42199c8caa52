//! The castling boxes: four rights, each with the rook it needs.

use egui::{Align, Align2, Layout, Rect, Ui, Vec2, pos2, vec2};

use crate::app::fields::Action;
use crate::app::ui::parts;
use crate::app::ui::pictures::Pictures;
use crate::app::ui::theme::{palette, text};
use crate::app::ui::wording;
use crate::board::{Castling, Color, Piece, Position, Role, Side, Square};
use crate::document::Edit;

/// The width of a column.
const COLUMN: f32 = 64.0;
/// The side of a box.
const BOX: f32 = 18.0;

pub(super) fn show(ui: &mut Ui, position: &Position, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let cell = |ui: &mut Ui, add: &mut dyn FnMut(&mut Ui)| {
        ui.allocate_ui_with_layout(vec2(COLUMN, 20.0), Layout::centered_and_justified(egui::Direction::TopDown), add);
    };
    ui.horizontal(|ui| {
        parts::heading(ui, "Castling");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for side in [Side::Queen, Side::King] {
                cell(ui, &mut |ui| {
                    parts::heading(ui, wording::castling(side));
                });
            }
        });
    });
    ui.spacing_mut().interact_size.y = 20.0;
    for color in Color::ALL {
        ui.horizontal(|ui| {
            ui.label(wording::color(color));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let (_, cells) = ui.allocate_space(vec2(2.0 * COLUMN, 20.0));
                for (side, column) in [(Side::King, 0.25), (Side::Queen, 0.75)] {
                    let center = pos2(cells.left() + column * cells.width(), cells.center().y);
                    let place = Rect::from_center_size(center, Vec2::splat(BOX));
                    let mut place = ui.new_child(egui::UiBuilder::new().max_rect(place).id_salt((color, side)));
                    tick(&mut place, position, color, side, pictures, actions);
                }
            });
        });
    }
}

fn tick(
    ui: &mut Ui,
    position: &Position,
    color: Color,
    side: Side,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let board = &position.board;
    let stated = position.castling.files(color).find(|file| Castling::side(board, color, *file) == side);
    let file = stated.unwrap_or_else(|| Castling::outermost(board, color, side));
    let rook = Square::new(file, board.size().back_rank(color));
    let enabled = stated.is_some() || Castling::is_backed(board, color, file);
    let is_unusual = enabled && is_unusual(position, color, side, rook);
    let mut name = format!("{} castles {}", wording::color(color), wording::castling(side));
    if is_unusual {
        name = format!("{name} with the rook on {rook}");
    }
    if is_unusual && stated.is_some() {
        let beside = ui.max_rect().right_center() + vec2(6.0, 0.0);
        let file = char::from(b'a' + rook.file).to_string();
        ui.painter().text(beside, Align2::LEFT_CENTER, file, text::small(), palette(ui.visuals()).quiet);
    }
    let response = parts::tick_box(ui, pictures, stated.is_some(), enabled, &name);
    if response.clicked() {
        let granted = stated.is_none();
        actions.push(Action::Edit(Edit::Castling { color, file, granted }));
    }
    parts::on_hover(response, || tip(position, color, side, rook, is_unusual));
}

/// Whether the king or the rook of a right does not stand as at the start of a game.
fn is_unusual(position: &Position, color: Color, side: Side, rook: Square) -> bool {
    let board = &position.board;
    let corner = match side {
        Side::King => board.size().files() - 1,
        Side::Queen => 0,
    };
    let king = board.castling_king(color);
    rook.file != corner || king.is_some_and(|king| king.file != board.size().king_file())
}

/// What a castling box is about, or what is missing for it.
fn tip(position: &Position, color: Color, side: Side, rook: Square, is_unusual: bool) -> String {
    let board = &position.board;
    let own = color.pick("white", "black");
    let has_rook = board.get(rook) == Some(Piece::new(color, Role::Rook));
    let missing = match (board.castling_king(color), has_rook) {
        (Some(king), true) if is_unusual => {
            let castles = format!("{} {}", wording::color(color), wording::castling(side));
            return format!("{castles} with the rook on {rook} and the king on {king}");
        }
        (Some(king), true) => return format!("With the king on {king} and the rook on {rook}"),
        (None, true) => format!("there is no {own} king on rank {}", rook.rank + 1),
        (Some(_), false) => format!("there is no {own} rook on {rook}"),
        (None, false) => format!("there is no {own} king on rank {} and no {own} rook on {rook}", rook.rank + 1),
    };
    if position.castling.has(color, rook.file) {
        format!("Stated, but {missing}")
    } else {
        format!("Not possible: {missing}")
    }
}
