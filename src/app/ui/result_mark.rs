//! Marks for the proven result of a move. Their shapes differ for those who cannot tell the colors apart.

use egui::{Color32, Painter, Pos2, Stroke, vec2};

use super::Palette;
use crate::rules::GameResult;

pub(crate) const fn ink(result: GameResult, colors: &Palette) -> Color32 {
    match result {
        GameResult::Win => colors.good,
        GameResult::Draw => colors.odd,
        GameResult::Loss => colors.fault,
    }
}

/// Draws a dot for a win, a ring for a draw, and a cross for a loss.
pub(crate) fn draw(painter: &Painter, center: Pos2, radius: f32, line: Stroke, result: GameResult) {
    match result {
        GameResult::Win => _ = painter.circle_filled(center, radius, line.color),
        GameResult::Draw => _ = painter.circle_stroke(center, radius, line),
        GameResult::Loss => {
            for (x, y) in [(radius, radius), (radius, -radius)] {
                painter.line_segment([center - vec2(x, y), center + vec2(x, y)], line);
            }
        }
    }
}
