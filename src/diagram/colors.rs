//! The colours of a board.

use std::fmt;

use super::MarkColor;

/// A colour of the screen, eight bits a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// White.
    pub const WHITE: Self = Self(0xFF, 0xFF, 0xFF);

    /// Written `0xRRGGBB`.
    const fn new(code: u32) -> Self {
        Self((code >> 16) as u8, (code >> 8) as u8, code as u8)
    }
}

impl fmt::Display for Rgb {
    /// Writes `#RRGGBB`, as SVG has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.0, self.1, self.2)
    }
}

/// How the dark squares are told from the light ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DarkSquares {
    /// By their colour.
    Plain(Rgb),
    /// By slanting lines of this colour on the colour of the light squares, for printers.
    Hatched(Rgb),
}

/// The colours of a board and of what is drawn on it and around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colors {
    /// The light squares.
    pub light: Rgb,
    /// The dark squares.
    pub dark: DarkSquares,
    /// Around the board.
    pub paper: Rgb,
    /// The border, the coordinates outside and the caption.
    pub ink: Rgb,
    /// Coordinates on light squares.
    pub on_light: Rgb,
    /// Coordinates on dark squares.
    pub on_dark: Rgb,
    /// Arrows and marked squares, in the order of [`MarkColor::ALL`].
    pub marks: [Rgb; 4],
}

impl Colors {
    /// The colour of arrows and marks of this name.
    #[must_use]
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

impl Default for Colors {
    fn default() -> Self {
        Coloring::default().colors()
    }
}

/// A built-in colouring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coloring {
    /// Blue grey, as in the window.
    #[default]
    Slate,
    /// Brown.
    Walnut,
    /// Green.
    Meadow,
    /// Far apart, with black text, for weak eyes and bad projectors.
    Contrast,
    /// Black on white, dark squares hatched, for printers.
    Print,
}

/// Green, red, yellow and blue that can be told apart on all boards, also by most who see few colours.
const MARKS: [Rgb; 4] = [Rgb::new(0x2E_8B_57), Rgb::new(0xC8_3A_32), Rgb::new(0xE0_A0_20), Rgb::new(0x2F_66_C8)];
/// The same far apart in brightness, for black printers.
const GRAYS: [Rgb; 4] = [Rgb::new(0x4A_4A_4A), Rgb::new(0x1E_1E_1E), Rgb::new(0xB4_B4_B4), Rgb::new(0x80_80_80)];

impl Coloring {
    /// All colourings, in the order of a list to choose from.
    pub const ALL: [Self; 5] = [Self::Slate, Self::Walnut, Self::Meadow, Self::Contrast, Self::Print];

    /// What it is called: "slate".
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slate => "slate",
            Self::Walnut => "walnut",
            Self::Meadow => "meadow",
            Self::Contrast => "contrast",
            Self::Print => "print",
        }
    }

    /// Its colours.
    #[must_use]
    pub const fn colors(self) -> Colors {
        const INK: Rgb = Rgb::new(0x23_27_2D);
        match self {
            Self::Slate => squares(Rgb::new(0xE7_EC_F0), Rgb::new(0x8D_A3_B7), Rgb::new(0x5D_76_8E), INK),
            Self::Walnut => squares(Rgb::new(0xF1_E3_CB), Rgb::new(0xBC_8F_66), Rgb::new(0x94_68_42), INK),
            Self::Meadow => {
                let [_, red, yellow, blue] = MARKS;
                Colors {
                    // The usual green would be lost on this board.
                    marks: [Rgb::new(0x00_60_50), red, yellow, blue],
                    ..squares(Rgb::new(0xEC_EF_DC), Rgb::new(0x86_A6_72), Rgb::new(0x5B_7C_49), INK)
                }
            }
            Self::Contrast => Colors {
                on_light: Rgb::new(0),
                on_dark: Rgb::new(0),
                ..squares(Rgb::WHITE, Rgb::new(0x6F_A8_DC), Rgb::new(0), Rgb::new(0))
            },
            Self::Print => Colors {
                light: Rgb::WHITE,
                dark: DarkSquares::Hatched(Rgb::new(0x5A_5A_5A)),
                paper: Rgb::WHITE,
                ink: Rgb::new(0),
                on_light: Rgb::new(0),
                on_dark: Rgb::new(0),
                marks: GRAYS,
            },
        }
    }
}

/// Plain colours, with the coordinates on a square in the colour of the other squares.
const fn squares(light: Rgb, dark: Rgb, on_light: Rgb, ink: Rgb) -> Colors {
    Colors { light, dark: DarkSquares::Plain(dark), paper: Rgb::WHITE, ink, on_light, on_dark: light, marks: MARKS }
}
