//! The colors of a board.
//!
//! # Adding a color scheme
//!
//! In this file, add its variant, its entry in [`Coloring::ALL`], and the match arms that the compiler asks for. Check
//! [`Coloring::default_coordinates`], which the compiler does not. In the window's theme, add its colors in dark mode.
//! The lists of the window, the option of the command `render` and their tests are derived from these.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::{ColorError, Coordinates, Rgb, SquareColors};
use crate::board::MarkColor;
use crate::tr;

/// How dark squares differ from light ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DarkSquares {
    /// Filled with this color.
    Plain(Rgb),
    /// Slanting lines of this color on the color of the light squares, for printers.
    Hatched(Rgb),
}

/// The colors of a board, of the drawings on it and of its surroundings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colors {
    /// The light squares.
    pub light: Rgb,
    /// The dark squares.
    pub dark: DarkSquares,
    /// The background around the board.
    pub paper: Rgb,
    /// The border, the coordinates outside the board and the caption.
    pub ink: Rgb,
    /// Coordinates on light squares.
    pub on_light: Rgb,
    /// Coordinates on dark squares.
    pub on_dark: Rgb,
    /// Arrows and marked squares, in the order of [`MarkColor::ALL`].
    pub marks: [Rgb; 4],
}

impl Colors {
    /// Returns the color for arrows and marks.
    pub fn mark(&self, color: MarkColor) -> Rgb {
        let [green, red, yellow, blue] = self.marks;
        match color {
            MarkColor::Green => green,
            MarkColor::Red => red,
            MarkColor::Yellow => yellow,
            MarkColor::Blue => blue,
        }
    }
}

/// A color scheme: a built-in scheme, or custom colors. As text, a scheme is its name, or the two custom colors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[strum(serialize_all = "lowercase")]
pub enum Coloring {
    /// Blue gray, as in the window.
    #[default]
    Slate,
    /// Brown.
    Walnut,
    /// Green.
    Meadow,
    /// High contrast: at least 7 to 1 between pieces and squares, for poor eyesight and bad projectors.
    Contrast,
    /// Black on white with hatched dark squares, for printers.
    Print,
    /// The user's colors.
    Custom(SquareColors),
}

/// The usual green, red, yellow and blue, which can be told apart even with most kinds of color blindness. Meadow has
/// another green, and Print has grays.
const MARKS: [Rgb; 4] = [Rgb(0x2E, 0x8B, 0x57), Rgb(0xC8, 0x3A, 0x32), Rgb(0xE0, 0xA0, 0x20), Rgb(0x2F, 0x66, 0xC8)];
/// Grays for black-and-white printers in place of [`MARKS`], far apart in brightness.
const GRAYS: [Rgb; 4] = [Rgb(0x4A, 0x4A, 0x4A), Rgb(0x1E, 0x1E, 0x1E), Rgb(0xB4, 0xB4, 0xB4), Rgb(0x80, 0x80, 0x80)];
const INK: Rgb = Rgb(0x23, 0x27, 0x2D);

impl Coloring {
    /// The built-in schemes, in menu order.
    pub const ALL: [Self; 5] = [Self::Slate, Self::Walnut, Self::Meadow, Self::Contrast, Self::Print];

    /// Returns the name in files and on the command line: "slate".
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Returns the name in menus: "High contrast".
    pub fn label(self) -> &'static str {
        match self {
            Self::Slate => tr!("diagram-colors-slate"),
            Self::Walnut => tr!("diagram-colors-walnut"),
            Self::Meadow => tr!("diagram-colors-meadow"),
            Self::Contrast => tr!("diagram-colors-contrast"),
            Self::Print => tr!("diagram-colors-print"),
            Self::Custom(_) => tr!("diagram-colors-custom"),
        }
    }

    /// Returns where coordinates are drawn by default. Hatching makes letters in the squares hard to read.
    pub const fn default_coordinates(self) -> Coordinates {
        if matches!(self, Self::Print) { Coordinates::Outside } else { Coordinates::Inside }
    }

    /// Returns `true` if the light squares would blend into the paper without a border.
    pub const fn needs_border(self) -> bool {
        match self {
            Self::Contrast | Self::Print => true,
            Self::Slate | Self::Walnut | Self::Meadow => false,
            Self::Custom(SquareColors { light: Rgb(red, green, blue), .. }) => {
                red > 0xF2 && green > 0xF2 && blue > 0xF2
            }
        }
    }

    /// Returns the colors.
    pub fn colors(self) -> Colors {
        match self {
            Self::Slate => squares(Rgb(0xE7, 0xEC, 0xF0), Rgb(0x8D, 0xA3, 0xB7), Rgb(0x5D, 0x76, 0x8E), INK),
            Self::Walnut => squares(Rgb(0xF1, 0xE3, 0xCB), Rgb(0xBC, 0x8F, 0x66), Rgb(0x94, 0x68, 0x42), INK),
            Self::Meadow => {
                let [_, red, yellow, blue] = MARKS;
                Colors {
                    // The usual green would be lost on the green squares.
                    marks: [Rgb(0x00, 0x60, 0x50), red, yellow, blue],
                    ..squares(Rgb(0xEC, 0xEF, 0xDC), Rgb(0x86, 0xA6, 0x72), Rgb(0x5B, 0x7C, 0x49), INK)
                }
            }
            Self::Contrast => Colors {
                on_light: Rgb::BLACK,
                on_dark: Rgb::BLACK,
                ..squares(Rgb::WHITE, Rgb(0x8F, 0xC4, 0xEE), Rgb::BLACK, Rgb::BLACK)
            },
            Self::Print => Colors {
                light: Rgb::WHITE,
                dark: DarkSquares::Hatched(Rgb(0x5A, 0x5A, 0x5A)),
                paper: Rgb::WHITE,
                ink: Rgb::BLACK,
                on_light: Rgb::BLACK,
                on_dark: Rgb::BLACK,
                marks: GRAYS,
            },
            Self::Custom(SquareColors { light, dark }) => {
                let [on_light, on_dark] = [(light, dark), (dark, light)].map(|(square, other)| letters(square, other));
                Colors { on_light, on_dark, ..squares(light, dark, INK, INK) }
            }
        }
    }
}

impl fmt::Display for Coloring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Custom(squares) => squares.fmt(f),
            built_in => f.write_str(built_in.id()),
        }
    }
}

impl From<Coloring> for String {
    fn from(coloring: Coloring) -> Self {
        coloring.to_string()
    }
}

impl FromStr for Coloring {
    type Err = ColorError;

    fn from_str(text: &str) -> Result<Self, ColorError> {
        let built_in = Self::ALL.into_iter().find(|coloring| coloring.id() == text);
        built_in.or_else(|| text.parse().ok().map(Self::Custom)).ok_or(ColorError::Coloring)
    }
}

impl TryFrom<String> for Coloring {
    type Error = ColorError;

    fn try_from(text: String) -> Result<Self, ColorError> {
        text.parse()
    }
}

/// Returns the color of coordinates on a square: the color of the other squares if the contrast suffices. If not,
/// returns white or the ink, whichever has more contrast.
fn letters(square: Rgb, other: Rgb) -> Rgb {
    const LEAST: f32 = 3.0;
    let strongest = if square.contrast(Rgb::WHITE) > square.contrast(INK) { Rgb::WHITE } else { INK };
    if square.contrast(other) >= LEAST { other } else { strongest }
}

/// Returns colors with plain squares. Coordinates on dark squares have the color of the light squares.
const fn squares(light: Rgb, dark: Rgb, on_light: Rgb, ink: Rgb) -> Colors {
    Colors { light, dark: DarkSquares::Plain(dark), paper: Rgb::WHITE, ink, on_light, on_dark: light, marks: MARKS }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colourings_are_read_by_their_names_and_as_two_colours() {
        let own = Coloring::Custom(SquareColors { light: Rgb(0xFF, 0xEE, 0xDD), dark: Rgb(0x12, 0x34, 0x56) });
        assert_eq!("fed, #123456".parse(), Ok(own));
        for coloring in Coloring::ALL.into_iter().chain([own]) {
            assert_eq!(coloring.to_string().parse(), Ok(coloring));
            let json = serde_json::to_value(coloring).unwrap();
            assert_eq!(serde_json::from_value::<Coloring>(json).unwrap(), coloring);
        }
        for text in ["", "custom", "Slate", "marble", "#fed", "fed,pink"] {
            assert_eq!(text.parse::<Coloring>(), Err(ColorError::Coloring), "{text:?}");
        }
    }

    #[test]
    fn coordinates_can_be_read_on_all_own_colours() {
        for (text, on_light, on_dark) in [
            ("#FFF,#456", Rgb(0x44, 0x55, 0x66), Rgb::WHITE),
            ("#FFF,#EEE", INK, INK),
            ("#222,#333", Rgb::WHITE, Rgb::WHITE),
        ] {
            let colors = text.parse::<Coloring>().unwrap().colors();
            assert_eq!((colors.on_light, colors.on_dark), (on_light, on_dark), "{text}");
        }
    }

    #[test]
    fn light_squares_as_white_as_paper_need_a_border() {
        for (text, expected) in [("#FFF,#456", true), ("#F8F4F3,#456", true), ("#EFE8F3,#456", false)] {
            assert_eq!(text.parse::<Coloring>().unwrap().needs_border(), expected, "{text}");
        }
    }
}
