//! Tried moves on the board: the last move and the targets of the selected piece.

use egui::{Painter, Stroke};

use crate::app::board::view::MoveMarks;
use crate::app::ui::Grid;
use crate::app::ui::theme::Palette;
use crate::board::{Board, Square};
use crate::rules::{MoveKind, Target};

/// Tints the squares of the last move and of the selected piece.
pub(super) fn last(painter: &Painter, moves: MoveMarks<'_>, grid: &Grid, colors: &Palette) {
    for square in moves.last.into_iter().flatten() {
        grid.fill(painter, square, colors.selected.gamma_multiply(0.35));
    }
    if let Some(square) = moves.selected {
        grid.fill(painter, square, colors.target.gamma_multiply(0.4));
    }
}

/// Marks the targets of the selected piece: a dot on an empty square, a ring around a piece.
pub(super) fn targets(
    painter: &Painter,
    (moves, board): (MoveMarks<'_>, &Board),
    hover: Option<Square>,
    grid: &Grid,
    colors: &Palette,
) {
    let ink = colors.target.gamma_multiply(0.6);
    for Target { square, kind, .. } in moves.targets {
        let place = grid.square_rect(*square);
        if hover == Some(*square) {
            grid.fill(painter, *square, colors.target.gamma_multiply(0.4));
        } else if board.get(*square).is_some() || *kind == MoveKind::EnPassant {
            let width = grid.square * 0.07;
            painter.circle_stroke(place.center(), (grid.square - width) * 0.48, Stroke::new(width, ink));
        } else {
            painter.circle_filled(place.center(), grid.square * 0.15, ink);
        }
    }
}
