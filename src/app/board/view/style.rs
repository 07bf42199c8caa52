//! Choosing the pieces and the colours of the board. A choice shows at once, here and on all boards behind.

use egui::{CornerRadius, Id, Key, Modifiers, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::app::board::StyleAction;
use crate::app::shell::settings::Settings;
use crate::app::ui::answers::{answers, explanation, title};
use crate::app::ui::board_style::BoardStyle;
use crate::app::ui::reader::{self, Part};
use crate::app::ui::theme::{metrics, palette, text};
use crate::app::ui::{Pictures, parts, wording};
use crate::board::{Color, Piece, Role};
use crate::diagram::{Coloring, PieceSet};

/// The side of the squares of the small boards.
pub(super) const SQUARE: f32 = 30.0;
/// Around a small board.
pub(super) const MARGIN: f32 = 6.0;
const NAME: f32 = 22.0;
/// Between two tiles.
const GAP: f32 = 6.0;

/// The men that show a set, and those that show colours.
const OF_SETS: [Role; 5] = [Role::King, Role::Queen, Role::Bishop, Role::Knight, Role::Pawn];
const OF_BOARDS: [Role; 3] = [Role::King, Role::Queen, Role::Knight];

/// The men of a small board, rank by rank from the top.
pub(super) type Men<'a> = &'a [&'a [Option<Piece>]];

pub(in crate::app) fn show(ui: &mut Ui, settings: &Settings, pictures: &mut Pictures, actions: &mut Vec<StyleAction>) {
    let style = settings.board_style();
    let colorings = Coloring::ALL.into_iter().chain([Coloring::Custom(settings.squares_to_change())]);
    let rows = [(PieceSet::ALL.len(), OF_SETS.len()), (colorings.clone().count(), OF_BOARDS.len())];
    ui.set_width(rows.map(|(tiles, files)| width_of(tiles, files)).into_iter().fold(0.0, f32::max));
    title(ui, "Board and pieces");
    explanation(ui, "What is chosen shows at once. Exported pictures follow it, unless others are chosen for them.");
    let is_focused = |group: &str| ui.memory(|memory| memory.has_focus(id_of(group)));
    if (is_focused("Pieces") || is_focused("Board")) && parts::enter_pressed(ui) {
        actions.push(StyleAction::Keep);
    }
    parts::heading(ui, "Pieces");
    let men = [Color::White, Color::Black].map(|color| men_of(color, &OF_SETS));
    let sets = PieceSet::ALL.map(|pieces| (BoardStyle { pieces, ..style }, wording::piece_set(pieces)));
    let set = tiles(ui, "Pieces", &sets, style, &[&men[1], &men[0]], pictures);
    parts::heading(ui, "Board");
    let men = [Color::White, Color::Black].map(|color| men_of(color, &OF_BOARDS));
    let boards: Vec<_> = colorings.map(|coloring| (BoardStyle { coloring, ..style }, coloring.label())).collect();
    let board = tiles(ui, "Board", &boards, style, &[&men[1], &[None; 3], &men[0]], pictures);
    actions.extend(set.or(board).map(StyleAction::Choose));
    if parts::link(ui, "Custom colours...").clicked() {
        actions.push(StyleAction::Mix);
    }
    answers(ui, &[("Apply", StyleAction::Keep), ("Cancel", StyleAction::Cancel)], actions);
}

/// The width of a row of tiles with boards of so many files.
fn width_of(tiles: usize, files: usize) -> f32 {
    tiles as f32 * (files as f32 * SQUARE + 2.0 * MARGIN + GAP) - GAP
}

/// The place of the keyboard's focus in a group of tiles.
fn id_of(group: &str) -> Id {
    Id::unique(("board style", group))
}

pub(super) fn men_of(color: Color, roles: &[Role]) -> Vec<Option<Piece>> {
    roles.iter().map(|role| Some(Piece::new(color, *role))).collect()
}

/// A row of small boards, one of them chosen; returns the one that is chosen now. Tab stops at the chosen one, and the
/// arrow keys choose the one beside it.
fn tiles(
    ui: &mut Ui,
    group: &str,
    choices: &[(BoardStyle, &str)],
    chosen: BoardStyle,
    men: Men<'_>,
    pictures: &mut Pictures,
) -> Option<BoardStyle> {
    let place = choices.iter().position(|(style, _)| *style == chosen)?;
    let stepped =
        ui.memory(|memory| memory.has_focus(id_of(group))).then(|| stepped(ui, place, choices.len())).flatten();
    let mut clicked = None;
    let part = Part::new(egui::Role::RadioGroup, group).of(choices.len());
    let row = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (index, (style, name)) in choices.iter().enumerate() {
            let response = tile(ui, (group, *name, index == place), *style, men, pictures);
            reader::note(&response, |node| node.set_position_in_set(index));
            if response.clicked() || stepped == Some(index) {
                clicked = Some(*style);
            }
        }
    };
    part.show(ui, |ui| ui.horizontal(row));
    clicked.filter(|style| *style != chosen)
}

/// The tile to which an arrow key leads in this frame.
fn stepped(ui: &Ui, place: usize, count: usize) -> Option<usize> {
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    match () {
        () if pressed(Key::ArrowLeft) => place.checked_sub(1),
        () if pressed(Key::ArrowRight) => Some(place + 1).filter(|next| *next < count),
        () => None,
    }
}

fn tile(
    ui: &mut Ui,
    (group, name, is_chosen): (&str, &str, bool),
    style: BoardStyle,
    men: Men<'_>,
    pictures: &mut Pictures,
) -> Response {
    let colors = palette(ui.visuals());
    let files = men.first().map_or(0, |rank| rank.len());
    let board = SQUARE * vec2(files as f32, men.len() as f32);
    let (rect, _) = ui.allocate_exact_size(board + vec2(2.0 * MARGIN, 2.0 * MARGIN + NAME), Sense::HOVER);
    // Tab stops at the chosen one, which has the focus of its group; the others are for pointers and screen readers.
    let (id, sense) = if is_chosen { (id_of(group), Sense::click()) } else { (id_of(group).with(name), Sense::CLICK) };
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, name));
    let corner = CornerRadius::same(metrics::CORNER_FIELD);
    parts::ground(ui, rect, corner, is_chosen, response.hovered());
    if is_chosen {
        ui.painter().rect_stroke(rect, corner, Stroke::new(2.0, colors.accent), StrokeKind::Inside);
    }
    if is_chosen && ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
        // Only what had the focus in the frame before can keep the arrow keys.
        ui.ctx().request_repaint();
    }
    if response.has_focus() {
        parts::keep_arrows(ui, response.id, false);
        ui.painter().rect_stroke(rect.expand(2.0), corner, Stroke::new(2.0, colors.text), StrokeKind::Outside);
    }
    pictures.in_style(style, |pictures| small_board(ui, rect.min + Vec2::splat(MARGIN), men, pictures));
    let font = if is_chosen { text::strong() } else { text::body() };
    let middle = rect.center_bottom() - vec2(0.0, NAME / 2.0 + 3.0);
    ui.painter().text(middle, egui::Align2::CENTER_CENTER, name, font, colors.text);
    response
}

/// Draws men on squares, whose upper left corner is here.
pub(super) fn small_board(ui: &Ui, corner: egui::Pos2, men: Men<'_>, pictures: &mut Pictures) {
    let painter = ui.painter();
    for (row, rank) in men.iter().enumerate() {
        for (column, man) in rank.iter().enumerate() {
            let corner = corner + SQUARE * vec2(column as f32, row as f32);
            let place = Rect::from_min_size(corner, Vec2::splat(SQUARE));
            // The lower left one is dark, as a1 is.
            pictures.square(painter, place, (men.len() - row + column) % 2 == 1, 0.into());
            if let Some(piece) = man {
                pictures.piece(painter, *piece, place.center(), SQUARE, egui::Color32::WHITE);
            }
        }
    }
    let files = men.first().map_or(0, |rank| rank.len());
    let whole = Rect::from_min_size(corner, SQUARE * vec2(files as f32, men.len() as f32));
    pictures.edge(painter, whole);
}
