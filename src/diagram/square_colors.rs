//! RGB colors, custom colors of the squares, and the check that pieces are visible on them.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::PieceSet;
use crate::board::Color;
use crate::tr;

/// An sRGB color, eight bits per channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// White.
    pub const WHITE: Self = Self(0xFF, 0xFF, 0xFF);
    /// Black.
    pub const BLACK: Self = Self(0, 0, 0);

    /// Returns the contrast ratio of two colors, from 1 to 21, as defined by WCAG 2.
    pub fn contrast(self, other: Self) -> f32 {
        let [one, two] = [self, other].map(|color| color.luminance() + 0.05);
        one.max(two) / one.min(two)
    }

    fn luminance(self) -> f32 {
        let linear = |channel: u8| {
            let channel = f32::from(channel) / 255.0;
            if channel <= 0.040_45 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.0, self.1, self.2)
    }
}

/// The error for a text that cannot be read as colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorError {
    /// The text is not a color.
    Color,
    /// The text is not two colors.
    Squares,
    /// The text is neither the name of a color scheme nor two colors.
    Coloring,
}

impl fmt::Display for ColorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Color => tr!("diagram-color-fault"),
            Self::Squares => tr!("diagram-squares-fault"),
            Self::Coloring => tr!("diagram-coloring-fault"),
        })
    }
}

impl Error for ColorError {}

impl FromStr for Rgb {
    type Err = ColorError;

    /// Reads `#RRGGBB` and `#RGB`; the `#` is optional.
    fn from_str(text: &str) -> Result<Self, ColorError> {
        let text = text.trim();
        let digits: Option<Vec<u8>> = text
            .strip_prefix('#')
            .unwrap_or(text)
            .chars()
            .map(|char| char.to_digit(16).and_then(|digit| u8::try_from(digit).ok()))
            .collect();
        match digits.as_deref() {
            Some([r, g, b]) => Ok(Self(r * 17, g * 17, b * 17)),
            Some([r, red, g, green, b, blue]) => Ok(Self(r * 16 + red, g * 16 + green, b * 16 + blue)),
            _ => Err(ColorError::Color),
        }
    }
}

/// The colors of light and dark squares.
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
    /// The pieces of a side are hardly visible on the light squares or, if `on_dark`, on the dark squares.
    #[expect(missing_docs, reason = "the names say it")]
    Pieces { color: Color, on_dark: bool },
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
    fn colours_are_read_in_the_ways_in_which_they_are_written() {
        for (text, expected) in [
            ("#8DA3B7", Some(Rgb(0x8D, 0xA3, 0xB7))),
            ("8da3b7", Some(Rgb(0x8D, 0xA3, 0xB7))),
            (" #fff ", Some(Rgb::WHITE)),
            ("1a0", Some(Rgb(0x11, 0xAA, 0))),
            ("", None),
            ("#", None),
            ("##fff", None),
            ("#ffff", None),
            ("#8DA3B7FF", None),
            ("#8DA3G7", None),
            ("+12345", None),
            ("white", None),
            ("\u{FF11}\u{FF12}\u{FF13}", None),
        ] {
            assert_eq!(text.parse().ok(), expected, "{text:?}");
        }
        let color = Rgb(0x0A, 0x00, 0xFE);
        assert_eq!(color.to_string().parse(), Ok(color));
    }

    #[test]
    fn contrast_is_that_of_the_guidelines() {
        assert!((Rgb::WHITE.contrast(Rgb::BLACK) - 21.0).abs() < 0.01);
        assert!((Rgb(0x77, 0x77, 0x77).contrast(Rgb::WHITE) - 4.48).abs() < 0.01);
        assert!((Rgb(1, 2, 3).contrast(Rgb(1, 2, 3)) - 1.0).abs() < f32::EPSILON);
    }

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
            // A rim separates the black pieces of this set from dark squares.
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
