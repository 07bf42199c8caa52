//! The dialog for custom square colors. Changes show immediately on the board beside it.

use egui::{
    Color32, CornerRadius, Label, Mesh, Pos2, Rect, RichText, Sense, Slider, Stroke, Ui, Vec2, WidgetInfo, vec2,
};

use crate::app::board_editor::{ColorDraft, ColorInput, StyleAction};
use crate::app::ui::{
    BoardStyle, Palette, answers_if, explanation, labelled, metrics, palette, parts, rows, segments, text, theme,
    title, wording,
};
use crate::diagram::{PieceSet, SquareColors};
use crate::{lang, tr};

const SLIDERS: [f32; 3] = [360.0, 100.0, 100.0];
const SWATCH: f32 = 32.0;
const BAND: f32 = 10.0;

pub(crate) fn show(ui: &mut Ui, style: BoardStyle, mixture: &ColorDraft, room: f32, actions: &mut Vec<StyleAction>) {
    ui.set_width(room);
    title(ui, tr!("board-colors-title"));
    explanation(ui, tr!("board-colors-explained"));
    let mut changed = mixture.clone();
    fields(ui, &mut changed);
    let squares = mixture.squares();
    remark(ui, squares, style.pieces);
    if changed != *mixture {
        actions.push(StyleAction::SetColors(changed));
    }
    if parts::link(ui, tr!("board-colors-reset")).clicked() {
        actions.push(StyleAction::SetColors(ColorDraft::from_squares(SquareColors::default())));
    }
    let choices = [(tr!("board-apply"), StyleAction::Accept), (tr!("board-cancel"), StyleAction::Cancel)];
    answers_if(ui, squares.is_some(), &choices, actions);
}

fn fields(ui: &mut Ui, mixture: &mut ColorDraft) {
    let kinds = [tr!("board-light-squares"), tr!("board-dark-squares")];
    for ((kind, is_dark), paint) in kinds.into_iter().zip([false, true]).zip(&mut mixture.paints) {
        let field = labelled(ui, kind, true, |ui| {
            let field = rows::field(ui, kind, ui.available_width() - SWATCH - metrics::GRID - 20.0, &mut paint.typed);
            swatch(ui, paint);
            field
        });
        if field.changed() {
            paint.update_sliders();
        }
        if field.has_focus() {
            mixture.is_dark = is_dark;
        }
    }
    let kinds = [
        (false, tr!("board-sliders-light"), tr!("board-sliders-light.tip")),
        (true, tr!("board-sliders-dark"), tr!("board-sliders-dark.tip")),
    ];
    if let Some(is_dark) = segments(ui, (tr!("board-sliders"), true), mixture.is_dark, &kinds) {
        mixture.is_dark = is_dark;
    }
    let paint = &mut mixture.paints[usize::from(mixture.is_dark)];
    let names = [tr!("board-hue"), tr!("board-saturation"), tr!("board-brightness")];
    for (index, (name, most)) in names.into_iter().zip(SLIDERS).enumerate() {
        if labelled(ui, name, true, |ui| slider(ui, (name, most), index, paint)) {
            paint.update_text();
        }
    }
}

fn swatch(ui: &mut Ui, paint: &ColorInput) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(SWATCH), Sense::HOVER);
    let (corner, line) = (CornerRadius::same(metrics::CORNER_BOARD), palette(ui.visuals()).line);
    ui.painter().rect(rect, corner, theme::color(paint.last_valid()), Stroke::new(1.0, line), egui::StrokeKind::Inside);
}

/// Draws a slider over a band that shows the color of each slider position. Returns `true` if the slider was moved.
fn slider(ui: &mut Ui, (name, most): (&str, f32), index: usize, paint: &mut ColorInput) -> bool {
    let mut value = (paint.sliders[index] * most).round();
    let response = ui
        .scope(|ui| {
            let width = ui.available_width();
            let place = Rect::from_min_size(ui.cursor().min, vec2(width, ui.spacing().interact_size.y));
            band(ui, Rect::from_center_size(place.center(), vec2(width, BAND)), index, paint);
            let ink = palette(ui.visuals()).text;
            let widgets = &mut ui.visuals_mut().widgets;
            for look in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
                look.bg_fill = Color32::TRANSPARENT;
                look.fg_stroke = Stroke::new(2.0, ink);
            }
            ui.spacing_mut().slider_width = width;
            ui.add(Slider::new(&mut value, 0.0..=most).step_by(1.0).show_value(false))
        })
        .inner;
    response.widget_info(|| WidgetInfo::slider(true, f64::from(value), name));
    if response.drag_started() || response.clicked() {
        response.request_focus();
    }
    parts::focus_ring(ui, &response, metrics::CORNER_BOARD);
    if response.changed() {
        paint.sliders[index] = value / most;
    }
    response.changed()
}

fn band(ui: &Ui, place: Rect, index: usize, paint: &ColorInput) {
    const STEPS: u32 = 36;
    let mut mesh = Mesh::default();
    for step in 0..=STEPS {
        let share = step as f32 / STEPS as f32;
        let color = theme::color(paint.with_slider(index, share));
        let x = place.left() + share * place.width();
        mesh.colored_vertex(Pos2::new(x, place.top()), color);
        mesh.colored_vertex(Pos2::new(x, place.bottom()), color);
        if step > 0 {
            let last = 2 * step;
            mesh.add_triangle(last - 2, last - 1, last);
            mesh.add_triangle(last - 1, last, last + 1);
        }
    }
    ui.painter().add(mesh);
}

/// Draws the remark about the contrast of the colors, always with the height of two lines.
fn remark(ui: &mut Ui, squares: Option<SquareColors>, pieces: PieceSet) {
    let colors = palette(ui.visuals());
    let (words, ink) = words(squares, pieces, colors);
    let height = 2.0 * ui.text_style_height(&egui::TextStyle::Body);
    ui.scope(|ui| {
        ui.set_min_height(height);
        ui.add(Label::new(RichText::new(words).font(text::body()).color(ink)).wrap());
    });
}

fn words(squares: Option<SquareColors>, pieces: PieceSet, colors: &Palette) -> (String, Color32) {
    let Some(squares) = squares else {
        return (tr!("board-color-fault").to_owned(), colors.fault);
    };
    if let Some(weakness) = squares.contrast_problem(pieces) {
        return (wording::weakness(weakness).to_owned(), colors.odd_text);
    }
    let [men, apart] = [squares.least_contrast(pieces), squares.light.contrast(squares.dark)];
    let words = tr!("board-good-contrast", men = lang::decimal(men.into(), 1), apart = lang::decimal(apart.into(), 1));
    (words, colors.quiet)
}
