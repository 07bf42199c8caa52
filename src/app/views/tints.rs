//! Squares that are tinted for what the position means: kings in check with their checkers, and the squares
//! of the problem that is pointed at.

use egui::Painter;

use super::super::state::State;
use super::super::theme::Palette;
use super::board::Grid;
use crate::board::{Piece, Role};

pub(super) fn show(painter: &Painter, state: &State, grid: &Grid, colors: &Palette) {
    if state.is_preview() || !state.meaning.verdict.check {
        return;
    }
    let position = state.shown();
    for square in position.board.find(Piece::new(position.side_to_move, Role::King)) {
        painter.rect_filled(grid.place(square), 0, colors.fault.gamma_multiply(0.45));
    }
}
