//! Tints of the differing squares, on the main board and the small one.

use super::Comparison;
use crate::app::ui::grid::Tint;
use crate::app::ui::theme::Palette;

pub(in crate::app) fn tints<'a>(comparison: &'a Comparison, colors: &Palette) -> Tint<'a> {
    Tint { squares: &comparison.marked, fill: colors.accent.gamma_multiply(0.3), frame: Some(colors.accent) }
}
