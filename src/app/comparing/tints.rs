//! The squares that differ, on the board and on the small one beside it.

use super::Comparison;
use crate::app::ui::grid::Tint;
use crate::app::ui::theme::Palette;

/// How the squares are marked on which something else stands.
pub(in crate::app) fn tints<'a>(comparison: &'a Comparison, colors: &Palette) -> Tint<'a> {
    Tint { squares: &comparison.marked, fill: colors.accent.gamma_multiply(0.3), frame: Some(colors.accent) }
}
