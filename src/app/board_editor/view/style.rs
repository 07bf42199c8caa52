//! The dialog for piece sets and board colors. A choice shows immediately, in the dialog and on the boards behind it.

use egui::emath::GuiRounding as _;
use egui::{
    CornerRadius, Id, Key, Modifiers, Pos2, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, vec2,
};

use crate::app::board_editor::StyleAction;
use crate::app::shell::Settings;
use crate::app::ui::{
    BoardStyle, NamedRegion, Pictures, accessibility, answers, explanation, metrics, palette, parts, text, title,
    wording,
};
use crate::board::{Color, Piece, Role};
use crate::diagram::{Coloring, PieceSet};
use crate::tr;

const SQUARE: f32 = 24.0;
pub(super) const MARGIN: f32 = 6.0;
const NAME: f32 = 22.0;
const GAP: f32 = 6.0;
/// Minimum width of a tile in points, enough for the longest name.
const LEAST: f32 = 96.0;
const BESIDE_TILES: f32 = 236.0;

/// The two rows of pieces on the tile of a piece set. Each row is shown in black and in white.
const OF_SETS: [[Role; 3]; 2] = [[Role::King, Role::Queen, Role::Rook], [Role::Bishop, Role::Knight, Role::Pawn]];
/// The row of pieces on the tile of board colors, shown in black and in white.
const OF_BOARDS: [Role; 3] = [Role::King, Role::Queen, Role::Knight];

/// The pieces of a small board, rank by rank from the top.
pub(super) type PieceRows<'a> = &'a [&'a [Option<Piece>]];

pub(crate) fn show(
    ui: &mut Ui,
    (settings, width): (&Settings, f32),
    pictures: &mut Pictures,
    actions: &mut Vec<StyleAction>,
) {
    ui.set_width(width);
    title(ui, tr!("board-style-title"));
    explanation(ui, tr!("board-style-explained"));
    let is_focused = |group: &str| ui.memory(|memory| memory.has_focus(id_of(group)));
    if (is_focused(tr!("board-style-pieces")) || is_focused(tr!("board-style-board"))) && parts::take_enter(ui) {
        actions.push(StyleAction::Accept);
    }
    let room = (ui.ctx().content_rect().height() - BESIDE_TILES).max(LEAST);
    parts::slim_scroll_bars(ui);
    ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        choices(ui, settings, pictures, actions);
        if parts::link(ui, tr!("board-style-own")).clicked() {
            actions.push(StyleAction::EditColors);
        }
        ui.add_space(parts::FOCUS_RING);
        parts::scroll_to_focus(ui);
    });
    answers(ui, &[(tr!("board-apply"), StyleAction::Accept), (tr!("board-cancel"), StyleAction::Cancel)], actions);
}

fn choices(ui: &mut Ui, settings: &Settings, pictures: &mut Pictures, actions: &mut Vec<StyleAction>) {
    let style = settings.board_style();
    let both = |roles: &[Role]| [Color::White, Color::Black].map(|color| pieces_of(color, roles));
    parts::heading(ui, tr!("board-style-pieces"));
    let [[white, black], [white_too, black_too]] = OF_SETS.map(|roles| both(&roles));
    let sets = PieceSet::ALL.map(|pieces| (BoardStyle { pieces, ..style }, wording::piece_set(pieces)));
    let set = tiles(ui, tr!("board-style-pieces"), &sets, style, &[&black, &black_too, &white_too, &white], pictures);
    parts::heading(ui, tr!("board-style-board"));
    let [white, black] = both(&OF_BOARDS);
    let colorings = Coloring::ALL.into_iter().chain([Coloring::Custom(settings.initial_own_colors())]);
    let boards: Vec<_> = colorings.map(|coloring| (BoardStyle { coloring, ..style }, coloring.label())).collect();
    let board = tiles(ui, tr!("board-style-board"), &boards, style, &[&black, &white], pictures);
    actions.extend(set.or(board).map(StyleAction::Choose));
}

fn id_of(group: &str) -> Id {
    Id::unique(("board style", group))
}

pub(super) fn pieces_of(color: Color, roles: &[Role]) -> Vec<Option<Piece>> {
    roles.iter().map(|role| Some(Piece::new(color, *role))).collect()
}

/// Draws a radio group of small boards. Returns the choice that a click or an arrow key has made.
fn tiles(
    ui: &mut Ui,
    group: &str,
    choices: &[(BoardStyle, &str)],
    chosen: BoardStyle,
    men: PieceRows<'_>,
    pictures: &mut Pictures,
) -> Option<BoardStyle> {
    let place = choices.iter().position(|(style, _)| *style == chosen)?;
    let columns = (((ui.available_width() + GAP) / (LEAST + GAP)) as usize).clamp(1, choices.len());
    let width = ((ui.available_width() + GAP) / columns as f32 - GAP).floor();
    let has_focus = ui.memory(|memory| memory.has_focus(id_of(group)));
    let stepped = has_focus.then(|| stepped(ui, place, (choices.len(), columns))).flatten();
    let mut clicked = None;
    let part = NamedRegion::new(egui::Role::RadioGroup, group).with_size(choices.len());
    let row = |ui: &mut Ui, row: usize, choices: &[(BoardStyle, &str)]| {
        for (index, (style, name)) in (columns * row..).zip(choices) {
            let response = tile(ui, (group, *name, index == place), width, *style, men, pictures);
            accessibility::edit_node(&response, |node| node.set_position_in_set(index));
            if response.clicked() || stepped == Some(index) {
                clicked = Some(*style);
            }
        }
    };
    part.show(ui, |ui| rows(ui, choices, columns, row));
    clicked.filter(|style| *style != chosen)
}

fn rows<T>(ui: &mut Ui, tiles: &[T], columns: usize, mut row: impl FnMut(&mut Ui, usize, &[T])) {
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    for (number, tiles) in tiles.chunks(columns).enumerate() {
        ui.horizontal(|ui| row(ui, number, tiles));
    }
}

/// Returns the index of the tile to which an arrow key of this frame moves from tile `place`. Returns `None` if no
/// arrow key was pressed, or if there is no tile in this direction.
fn stepped(ui: &Ui, place: usize, (count, columns): (usize, usize)) -> Option<usize> {
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let to = match () {
        () if pressed(Key::ArrowLeft) => place.checked_sub(1),
        () if pressed(Key::ArrowRight) => Some(place + 1),
        () if pressed(Key::ArrowUp) => place.checked_sub(columns),
        () if pressed(Key::ArrowDown) => Some(place + columns),
        () => None,
    };
    to.filter(|to| *to < count)
}

fn tile(
    ui: &mut Ui,
    (group, name, is_chosen): (&str, &str, bool),
    width: f32,
    style: BoardStyle,
    men: PieceRows<'_>,
    pictures: &mut Pictures,
) -> Response {
    let colors = palette(ui.visuals());
    let files = men.first().map_or(0, |rank| rank.len());
    let board = SQUARE * vec2(files as f32, men.len() as f32);
    let (rect, _) = ui.allocate_exact_size(vec2(width, board.y + 2.0 * MARGIN + NAME), Sense::HOVER);
    // Only the chosen tile can get the keyboard focus. The other tiles react to the pointer and to screen readers.
    let (id, sense) = if is_chosen { (id_of(group), Sense::click()) } else { (id_of(group).with(name), Sense::CLICK) };
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, name));
    let corner = CornerRadius::same(metrics::CORNER_FIELD);
    parts::item_background(ui, rect, corner, is_chosen, response.hovered());
    if is_chosen {
        ui.painter().rect_stroke(rect, corner, Stroke::new(2.0, colors.accent), StrokeKind::Inside);
    }
    if is_chosen && ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
        // Only a widget that had focus in the previous frame can keep the arrow keys.
        ui.ctx().request_repaint();
    }
    if response.has_focus() {
        parts::keep_arrows(ui, response.id, true);
        let seen = response.id.with("in sight");
        if ui.data(|data| data.get_temp(seen)) != Some(style) {
            ui.data_mut(|data| data.insert_temp(seen, style));
            response.scroll_to_me(None);
        }
        ui.painter().rect_stroke(rect.expand(2.0), corner, Stroke::new(2.0, colors.text), StrokeKind::Outside);
    }
    let corner = (rect.center_top() + vec2(-board.x / 2.0, MARGIN)).round_to_pixels(ui.pixels_per_point());
    pictures.with_style(style, |pictures| small_board(ui, (corner, SQUARE), men, pictures));
    let font = if is_chosen { text::strong() } else { text::body() };
    let middle = rect.center_bottom() - vec2(0.0, NAME / 2.0 + 3.0);
    ui.painter().text(middle, egui::Align2::CENTER_CENTER, name, font, colors.text);
    response
}

/// Draws a board of squares with a side of `side` points and these pieces; its upper left corner is `corner`.
pub(super) fn small_board(ui: &Ui, (corner, side): (Pos2, f32), men: PieceRows<'_>, pictures: &mut Pictures) {
    let painter = ui.painter();
    for (row, rank) in men.iter().enumerate() {
        for (column, man) in rank.iter().enumerate() {
            let corner = corner + side * vec2(column as f32, row as f32);
            let place = Rect::from_min_size(corner, Vec2::splat(side));
            // The lower left square is dark, like a1.
            pictures.square(painter, place, (men.len() - row + column) % 2 == 1, 0.into());
            if let Some(piece) = man {
                pictures.piece(painter, *piece, place.center(), side, egui::Color32::WHITE);
            }
        }
    }
    let files = men.first().map_or(0, |rank| rank.len());
    let whole = Rect::from_min_size(corner, side * vec2(files as f32, men.len() as f32));
    pictures.edge(painter, whole);
}
