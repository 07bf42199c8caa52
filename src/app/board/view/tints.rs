//! Squares that are tinted for what the position means: kings in check with their checkers, and the squares
//! of the problem or the fix that is pointed at.

use egui::{Color32, Painter, Stroke, StrokeKind};

use crate::app::meaning::{Meaning, Pointed};
use crate::app::state::State;
use crate::app::ui::grid::Grid;
use crate::app::ui::theme::Palette;
use crate::board::Square;
use crate::rules;

pub(in crate::app) fn show(painter: &Painter, state: &State, grid: &Grid, colors: &Palette) {
    if state.is_preview() {
        return;
    }
    check(painter, &state.meaning, grid, colors);
    if let Some(pointed) = state.pointed {
        pointed_at(painter, &state.meaning, pointed, grid, colors);
    }
}

/// The king is filled, stronger if it is mated; the men that give check have a frame.
fn check(painter: &Painter, meaning: &Meaning, grid: &Grid, colors: &Palette) {
    let is_mate = meaning.verdict.state == rules::State::Checkmate;
    let strength = if is_mate { 0.8 } else { 0.5 };
    fill(painter, &meaning.checked, grid, colors.fault_square.gamma_multiply(strength));
    fill(painter, &meaning.checkers, grid, colors.fault_square.gamma_multiply(0.14));
    frame(painter, &meaning.checkers, grid, colors.fault_square.gamma_multiply(0.8));
}

fn pointed_at(painter: &Painter, meaning: &Meaning, pointed: Pointed, grid: &Grid, colors: &Palette) {
    let Some(finding) = meaning.findings.get(pointed.problem) else { return };
    let color = if finding.problem.is_illegal() { colors.fault_square } else { colors.odd };
    let squares = &finding.problem.squares;
    fill(painter, squares, grid, color.gamma_multiply(0.5));
    frame(painter, squares, grid, color);
    if let Some(proposal) = pointed.fix.and_then(|fix| finding.fixes.get(fix)) {
        fill(painter, &proposal.squares, grid, colors.good.gamma_multiply(0.45));
        frame(painter, &proposal.squares, grid, colors.good);
    }
}

fn fill(painter: &Painter, squares: &[Square], grid: &Grid, color: Color32) {
    for square in squares {
        let place = grid.place(*square);
        painter.rect_filled(place, grid.rounding(place), color);
    }
}

fn frame(painter: &Painter, squares: &[Square], grid: &Grid, color: Color32) {
    let stroke = Stroke::new((grid.square * 0.04).max(2.0), color);
    for square in squares {
        let place = grid.place(*square);
        painter.rect_stroke(place, grid.rounding(place), stroke, StrokeKind::Inside);
    }
}
