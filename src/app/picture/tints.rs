//! Squares of the board that are marked because of the picture.

use super::OpenPicture;
use crate::app::ui::grid::Tint;
use crate::app::ui::theme::Palette;
use crate::board::Square;

#[derive(Debug, Default)]
pub(in crate::app) struct Tints {
    doubtful: Vec<Square>,
    hovered: Vec<Square>,
}

impl Tints {
    pub(in crate::app) fn from_picture(shown: &OpenPicture) -> Self {
        Self { doubtful: shown.doubtful().to_vec(), hovered: shown.hovered.into_iter().collect() }
    }
}

pub(in crate::app) fn tints<'a>(tints: &'a Tints, colors: &Palette) -> [Tint<'a>; 2] {
    let (odd, accent) = (colors.odd, colors.accent);
    [
        Tint { squares: &tints.doubtful, fill: odd.gamma_multiply(0.25), frame: Some(odd) },
        Tint { squares: &tints.hovered, fill: accent.gamma_multiply(0.25), frame: Some(accent) },
    ]
}
