//! The bar beside the board: White's share of it is White's winning chances, as the engine thinks.

use egui::{Color32, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use crate::app::analysing::{Analysing, wording};
use crate::app::ui::{Grid, palette};
use crate::tr;

/// Gap to the board, with room for the numbers of the ranks and the frame of try mode.
const GAP: f32 = 5.0;
const OUTSIDE_GAP: f32 = 10.0;
const WIDTH: f32 = 6.0;

const WHITE: Color32 = Color32::from_gray(0xF5);
const BLACK: Color32 = Color32::from_gray(0x3A);

pub(crate) fn show(ui: &Ui, analysing: &Analysing, grid: &Grid, has_outside_names: bool) {
    if !analysing.is_on() {
        return;
    }
    let right = grid.rect.left() - if has_outside_names { OUTSIDE_GAP } else { GAP };
    let place = Rect::from_min_max(pos2(right - WIDTH, grid.rect.top()), pos2(right, grid.rect.bottom()));
    let painter = ui.painter();
    let edge = palette(ui.visuals()).edge;
    let best = Some(analysing).filter(|_| analysing.plays.is_none()).and_then(Analysing::analysis);
    let best = best.and_then(|analysis| Some((analysis, analysis.lines.first()?)));
    let Some((analysis, line)) = best else {
        painter.rect(place, 2, palette(ui.visuals()).line, (1.0, edge), egui::StrokeKind::Inside);
        return;
    };
    let side = analysis.position.side_to_move;
    let share = f32::midpoint(1.0, wording::of_white(line.score, side).winning_chances() as f32);
    painter.rect(place, 2, BLACK, (0.0, edge), egui::StrokeKind::Inside);
    let height = place.height() * share;
    let white = if grid.flipped {
        Rect::from_min_max(place.min, pos2(place.right(), place.top() + height))
    } else {
        Rect::from_min_max(pos2(place.left(), place.bottom() - height), place.max)
    };
    painter.rect_filled(white, 2, WHITE);
    painter.hline(place.x_range(), place.center().y, (1.0, palette(ui.visuals()).accent));
    painter.rect_stroke(place, 2, (1.0, edge), egui::StrokeKind::Inside);
    let words = tr!("analysing-bar", score = wording::line_score(line, side), depth = line.depth);
    let response = ui.interact(place.expand(2.0), ui.scope_id().with("evaluation"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Meter, true, words.clone()));
    response.on_hover_text(words);
}
