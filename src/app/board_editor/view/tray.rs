//! The tray of pieces in hand (Crazyhouse) beside the board. Each side's pieces are at that side's end of the board.

use egui::{Color32, Context, Event, Id, Key, Modifiers, Painter, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::board_editor::Action;
use crate::app::board_editor::view::Scene;
use crate::app::board_editor::view::layout::StageLayout;
use crate::app::ui::{
    BoardButton, NamedRegion, Pictures, PointerEvent, PointerTarget, accessibility, metrics, palette, parts, text,
};
use crate::board::{Color, Piece, Pockets};
use crate::tr;

const EMPTY_OPACITY: u8 = 70;

pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    layout: &StageLayout,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let Some(holdings) = scene.shell.shown_position().holdings() else { return };
    for side in layout.pockets.chunks(Pockets::ROLES.len()) {
        let ([(first, top), ..], Some((_, bottom))) = (side, side.last()) else { return };
        let place = top.union(*bottom);
        let colors = palette(ui.visuals());
        ui.painter().rect_filled(place.expand(2.0), metrics::CORNER_BOARD, colors.panel);
        let name = side_name(first.color);
        let part = NamedRegion::new(Role::Group, name).with_rect(place).with_size(side.len());
        part.show(ui, |ui| {
            for (index, (piece, rect)) in side.iter().enumerate() {
                let count = holdings.pockets.count(piece.color, piece.role);
                let response = ui.interact(*rect, id(*piece), Sense::click());
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, pocket_label(*piece, count)));
                accessibility::edit_node(&response, |node| node.set_position_in_set(index));
                parts::keep_arrows(ui, response.id, true);
                let is_taken = scene.moves.is_some_and(|moves| moves.in_hand == Some(*piece));
                paint(ui, pictures, (*piece, count), *rect, is_taken || response.hovered());
                parts::focus_ring(ui, &response, metrics::CORNER_BOARD);
                // The pointer tracker handles the mouse, so this click came from Enter, Space or a screen reader.
                if response.clicked() && !ui.input(|input| input.pointer.any_released()) {
                    let spot = PointerTarget::InHand(*piece);
                    actions.push(Action::Pointer(PointerEvent::Press(BoardButton::Primary, spot)));
                    actions.push(Action::Pointer(PointerEvent::Release(BoardButton::Primary, spot, Modifiers::NONE)));
                }
                parts::on_hover(response, || {
                    let how = if scene.is_trying() { tr!("board-in-hand-try") } else { tr!("board-in-hand-change") };
                    format!("{}\n{how}", pocket_label(*piece, count))
                });
            }
        });
        if scene.editor.dragged_piece().is_some() && scene.editor.tray == Some(first.color) {
            let frame = (2.0, colors.accent);
            ui.painter().rect_stroke(place.expand(2.0), metrics::CORNER_BOARD, frame, egui::StrokeKind::Inside);
        }
    }
}

fn paint(ui: &Ui, pictures: &mut Pictures, (piece, count): (Piece, u8), rect: Rect, is_pointed_at: bool) {
    let colors = palette(ui.visuals());
    let tile = rect.shrink(rect.width() * 0.06);
    pictures.square(ui.painter(), tile, piece.color == Color::White, metrics::CORNER_BOARD.into());
    let tint = if count == 0 { Color32::from_white_alpha(EMPTY_OPACITY) } else { Color32::WHITE };
    pictures.piece(ui.painter(), piece, tile.center(), tile.width() * 0.96, tint);
    if is_pointed_at {
        let frame = (1.5, colors.accent);
        ui.painter().rect_stroke(tile, metrics::CORNER_BOARD, frame, egui::StrokeKind::Inside);
    }
    if count > 0 {
        badge(ui.painter(), count, tile, (colors.accent, colors.on_accent));
    }
}

/// Draws the count across the edge of the tile, so that it does not hide the piece.
fn badge(painter: &Painter, count: u8, tile: Rect, (ground, ink): (Color32, Color32)) {
    let number = painter.layout_no_wrap(count.to_string(), text::coordinate(2.4 * tile.width()), ink);
    let high = number.size().y;
    let size = vec2((number.size().x + 5.0).max(high), high);
    let place = Rect::from_center_size(tile.right_bottom() - vec2(0.0, 0.7 * high), size);
    painter.rect_filled(place, high / 2.0, ground);
    painter.galley(place.center() - number.size() / 2.0, number, ink);
}

fn side_name(color: Color) -> &'static str {
    match color {
        Color::White => tr!("board-white-in-hand"),
        Color::Black => tr!("board-black-in-hand"),
    }
}

/// Returns the label of a pocket, for example "White in hand: 2 knights".
fn pocket_label(piece: Piece, count: u8) -> String {
    tr!("board-in-hand", side = piece.color.id(), piece = piece.role.id(), count = count)
}

fn id(piece: Piece) -> Id {
    Id::unique(("in hand", piece))
}

pub(crate) fn focused(ctx: &Context) -> Option<Piece> {
    let focused = ctx.memory(egui::Memory::focused)?;
    let all = Color::ALL.into_iter().flat_map(|color| Pockets::ROLES.map(|role| Piece::new(color, role)));
    all.into_iter().find(|piece| id(*piece) == focused)
}

pub(crate) fn key_of(event: &Event, piece: Piece) -> Option<Action> {
    let by = match event {
        Event::Text(text) if text == "+" => 1,
        Event::Text(text) if text == "-" => -1,
        Event::Key { key: Key::ArrowUp, pressed: true, modifiers, .. } if modifiers.is_none() => 1,
        Event::Key { key: Key::ArrowDown, pressed: true, modifiers, .. } if modifiers.is_none() => -1,
        _ => return None,
    };
    Some(Action::ChangePocket(piece, by))
}
