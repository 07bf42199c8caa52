//! The severity of a result, and its color.

use egui::Color32;

use crate::app::ui::theme::Palette;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Good,
    /// A solution exists, but the problem is cooked or too short.
    Odd,
    /// No solution, or no position to solve.
    Fault,
    Unknown,
}

impl Tone {
    pub(in crate::app) const fn ink(self, colors: &Palette) -> Color32 {
        match self {
            Self::Good => colors.good,
            Self::Odd => colors.odd_text,
            Self::Fault => colors.fault,
            Self::Unknown => colors.quiet,
        }
    }
}
