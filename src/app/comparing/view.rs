//! The comparison section: the other position on a small board, and the differences.

use egui::{Align, Align2, Color32, Label, Layout, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::{Action, Comparison, Difference};
use crate::app::ui::{Icon, NamedRegion, Palette, Pictures, Tint, marked_diagram, metrics, palette, parts, text};
use crate::board::{Piece, Square};
use crate::tr;
use crate::wording::Label as _;

/// Side of the small board in a wide panel, in points.
const SIDE: f32 = 144.0;
/// Side of the small board in a narrow panel, in points.
const NARROW_SIDE: f32 = 128.0;
const WIDE: f32 = 230.0;
const ENTRY: Vec2 = vec2(66.0, 20.0);
const PIECE: f32 = 18.0;
/// Minimum width of the names of fields, in points.
const NAME: f32 = 92.0;

/// Draws the comparison. If `flipped`, the small board is seen from Black's side.
pub(crate) fn show(ui: &mut Ui, found: &Comparison, flipped: bool, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    heading(ui, found, pictures, actions);
    if found.is_same_record {
        parts::quiet(ui, tr!("comparing-itself"));
        return;
    }
    if !found.name.is_empty() {
        ui.add(Label::new(RichText::new(&found.name).font(text::body())).wrap());
    }
    let side = if ui.available_width() < WIDE { NARROW_SIDE } else { SIDE };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        board(ui, (found, flipped), side, pictures, actions);
        ui.vertical(|ui| squares(ui, found, side, pictures));
    });
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.spacing_mut().interact_size.y = ENTRY.y;
    let width = |other: &Difference| parts::text_width(ui, other.name, text::small()).ceil() + metrics::GRID;
    let widest = found.others.iter().map(width).fold(NAME, f32::max);
    for other in &found.others {
        field(ui, other, widest);
    }
}

fn heading(ui: &mut Ui, comparison: &Comparison, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        parts::heading(ui, &tr!("comparing-heading", place = comparison.index + 1));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if parts::icon_button(ui, pictures, Icon::Close, tr!("comparing-end"), PIECE).clicked() {
                actions.push(Action::End);
            }
            if !comparison.is_same_record {
                let there = parts::named_link(ui, tr!("comparing-go"), tr!("comparing-go-there"));
                if there.on_hover_text(tr!("comparing-go-there.tip")).clicked() {
                    actions.push(Action::ShowOther);
                }
            }
        });
    });
}

fn board(
    ui: &mut Ui,
    (comparison, flipped): (&Comparison, bool),
    side: f32,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let (place, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, tr!("comparing-other")));
    let tint = tints(comparison, palette(ui.visuals()));
    marked_diagram(ui.painter(), (&comparison.position, flipped), &[tint], place, pictures);
    if response.clicked() {
        actions.push(Action::ShowOther);
    }
}

/// Draws the squares that differ, each with both pieces. If the space is too small, adds how many are not shown.
fn squares(ui: &mut Ui, comparison: &Comparison, side: f32, pictures: &mut Pictures) {
    let squares = &comparison.squares;
    if squares.is_empty() {
        parts::quiet(
            ui,
            if comparison.others.is_empty() { tr!("comparing-nothing") } else { tr!("comparing-same-pieces") },
        );
        return;
    }
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    ui.spacing_mut().interact_size.y = ENTRY.y;
    let heading = RichText::new(tr!("comparing-here-there")).font(text::small()).color(palette(ui.visuals()).quiet);
    let heading = ui.add(Label::new(heading).wrap()).rect.height().max(ENTRY.y);
    let columns = (ui.available_width() / ENTRY.x).floor().max(1.0) as usize;
    let rows = ((side - heading) / ENTRY.y).max(1.0) as usize;
    let is_cut = squares.len() > columns * rows;
    let shown = if is_cut { columns * (rows - 1) } else { squares.len() };
    for row in squares[..shown].chunks(columns) {
        ui.horizontal(|ui| row.iter().for_each(|(square, pieces)| entry(ui, *square, *pieces, pictures)));
    }
    if is_cut {
        parts::quiet(ui, &tr!("comparing-more", count = squares.len() - shown));
    }
}

fn entry(ui: &mut Ui, square: Square, pieces: [Option<Piece>; 2], pictures: &mut Pictures) {
    let (place, response) = ui.allocate_exact_size(ENTRY, Sense::HOVER);
    let [here, there] =
        pieces.map(|piece| piece.map_or_else(|| tr!("comparing-empty").to_owned(), |piece| piece.label().to_owned()));
    let words = tr!("comparing-difference", name = square.to_string(), here = here, there = there);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let colors = palette(ui.visuals());
    let middle = place.left_center();
    ui.painter().text(middle, Align2::LEFT_CENTER, square.to_string(), text::small(), colors.text);
    // The pieces are on light tiles, because black pieces would be invisible on a dark panel.
    let ground = pictures.colors().light;
    for (piece, x) in pieces.into_iter().zip([30.0, 52.0]) {
        let on = Rect::from_center_size(middle + vec2(x, 0.0), Vec2::splat(PIECE));
        ui.painter().rect_filled(on, 2, ground);
        if let Some(piece) = piece {
            pictures.piece(ui.painter(), piece, on.center(), PIECE, Color32::WHITE);
        }
    }
    response.on_hover_text(words);
}

fn field(ui: &mut Ui, Difference { name, here, there }: &Difference, name_width: f32) {
    let said = |text: &str| if text.is_empty() { tr!("comparing-says-nothing").to_owned() } else { text.to_owned() };
    let words = tr!("comparing-difference", name = *name, here = said(here), there = said(there));
    NamedRegion::new(Role::Group, &words).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let (place, _) = ui.allocate_exact_size(vec2(name_width, ENTRY.y), Sense::hover());
            let colors = palette(ui.visuals());
            ui.painter().text(place.left_top(), Align2::LEFT_TOP, name, text::small(), colors.quiet);
            let dash = |text: &str| if text.is_empty() { "\u{2013}".to_owned() } else { text.replace('\n', " ") };
            let line = format!("{} \u{2192} {}", dash(here), dash(there));
            ui.add(Label::new(RichText::new(line).font(text::small())).wrap());
        });
    });
}

pub(crate) fn tints<'a>(comparison: &'a Comparison, colors: &Palette) -> Tint<'a> {
    Tint { squares: &comparison.marked, fill: colors.accent.gamma_multiply(0.3), frame: Some(colors.accent) }
}
