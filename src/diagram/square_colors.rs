//! Custom colors of the squares, and the check that pieces are visible on them.

use std::fmt;
use std::str::FromStr;

use super::{ColorError, PieceSet, Rgb};
use crate::board::Color;

/// The colours of light and dark squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareColors {
    /// The light squares.
    pub light: Rgb,
    /// The dark squares.
    pub dark: Rgb,
}

/// A reason why a board in these colors is hard to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContrastProblem {
    /// Light and dark squares are too similar.
    TooSimilar,
    /// The light squares are darker than the dark ones.
    Swapped,
    /// The pieces of a side are hardly visible on the light squares, or on the dark ones.
    Pieces {
        /// The color of the pieces.
        color: Color,
        /// `true` for the dark squares.
        on_dark: bool,
    },
}

impl SquareColors {
    /// Minimum contrast of graphics (WCAG 2.1, success criterion 1.4.11).
    const LEAST: f32 = 3.0;
    /// Minimum contrast of light and dark squares; less suffices because they are large and adjacent.
    const LEAST_APART: f32 = 1.3;

    /// Returns the contrast of the pieces of a side with the light or the dark squares.
    pub fn contrast(self, pieces: PieceSet, color: Color, on_dark: bool) -> f32 {
        let square = if on_dark { self.dark } else { self.light };
        let [body, edge] = pieces.colors(color).map(|ink| ink.contrast(square));
        body.max(edge)
    }

    /// Returns the least contrast of any piece with any square.
    pub fn least_contrast(self, pieces: PieceSet) -> f32 {
        let all = places().map(|(color, on_dark)| self.contrast(pieces, color, on_dark));
        all.fold(f32::INFINITY, f32::min)
    }

    /// Returns the worst reason why boards in these colors are hard to read.
    pub fn contrast_problem(self, pieces: PieceSet) -> Option<ContrastProblem> {
        if self.light.contrast(self.dark) < Self::LEAST_APART {
            return Some(ContrastProblem::TooSimilar);
        }
        let hidden = places().find(|(color, on_dark)| self.contrast(pieces, *color, *on_dark) < Self::LEAST);
        let swapped =
            || (self.dark.contrast(Rgb::BLACK) > self.light.contrast(Rgb::BLACK)).then_some(ContrastProblem::Swapped);
        hidden.map(|(color, on_dark)| ContrastProblem::Pieces { color, on_dark }).or_else(swapped)
    }
}

/// All combinations of the color of a piece and the kind of a square; `true` for dark squares.
fn places() -> impl Iterator<Item = (Color, bool)> {
    [true, false].into_iter().flat_map(|on_dark| Color::ALL.map(|color| (color, on_dark)))
}

impl Default for SquareColors {
    fn default() -> Self {
        Self { light: Rgb(0xEF, 0xE8, 0xF3), dark: Rgb(0xA8, 0x92, 0xC0) }
    }
}

impl fmt::Display for SquareColors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.light, self.dark)
    }
}

impl FromStr for SquareColors {
    type Err = ColorError;

    /// Reads the colors of light and dark squares, separated by a comma, a semicolon or white space.
    fn from_str(text: &str) -> Result<Self, ColorError> {
        let is_between = |char: char| char == ',' || char == ';' || char.is_whitespace();
        let colors: Result<Vec<Rgb>, _> =
            text.split(is_between).filter(|part| !part.is_empty()).map(Rgb::from_str).collect();
        match colors.as_deref() {
            Ok([light, dark]) => Ok(Self { light: *light, dark: *dark }),
            _ => Err(ColorError::Squares),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_colours_are_read() {
        let expected = SquareColors { light: Rgb(0xFF, 0xEE, 0xDD), dark: Rgb(0x12, 0x34, 0x56) };
        for text in ["#FFEEDD,#123456", "fed,123456", "#fed, #123456", " #FFEEDD  123456 ", "fed;123456"] {
            assert_eq!(text.parse(), Ok(expected), "{text:?}");
        }
        for text in ["", "#FFEEDD", "fed,123456,000", "fed,pink", "slate", ",", "#fed123456"] {
            assert_eq!(text.parse::<SquareColors>(), Err(ColorError::Squares), "{text:?}");
        }
        assert_eq!(expected.to_string().parse(), Ok(expected));
    }

    #[test]
    fn what_makes_a_board_hard_to_read_is_named() {
        let black_on_dark = Some(ContrastProblem::Pieces { color: Color::Black, on_dark: true });
        for (text, pieces, expected) in [
            ("#E7ECF0,#8DA3B7", PieceSet::Classic, None),
            ("#FFF,#EEE", PieceSet::Classic, Some(ContrastProblem::TooSimilar)),
            ("#000,#000", PieceSet::Classic, Some(ContrastProblem::TooSimilar)),
            ("#8DA3B7,#E7ECF0", PieceSet::Classic, Some(ContrastProblem::Swapped)),
            ("#FFF,#404040", PieceSet::Classic, black_on_dark),
            ("#FFF,#404040", PieceSet::Simple, black_on_dark),
            // A rim separates its black pieces from dark squares.
            ("#FFF,#404040", PieceSet::Book, None),
            ("#404040,#FFF", PieceSet::Bold, Some(ContrastProblem::Pieces { color: Color::Black, on_dark: false })),
        ] {
            let squares: SquareColors = text.parse().unwrap();
            assert_eq!(squares.contrast_problem(pieces), expected, "{text} {pieces:?}");
        }
        for pieces in PieceSet::ALL {
            assert_eq!(SquareColors::default().contrast_problem(pieces), None, "{pieces:?}");
        }
    }
}
