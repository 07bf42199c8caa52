//! How good news of a problem is, and in which colour it is said.

use egui::Color32;

use crate::app::ui::theme::Palette;

/// How good the news is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A sound problem.
    Good,
    /// It works, but not as a problem should: cooked, or too short.
    Odd,
    /// It does not work: no solution, or no position to solve.
    Fault,
    /// Nothing is known for certain.
    Unknown,
}

impl Tone {
    /// The colour of its words.
    pub(in crate::app) const fn ink(self, colors: &Palette) -> Color32 {
        match self {
            Self::Good => colors.good,
            Self::Odd => colors.odd_text,
            Self::Fault => colors.fault,
            Self::Unknown => colors.quiet,
        }
    }
}
