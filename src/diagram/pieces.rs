//! The piece sets, drawn for this project.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::board::{Color, Piece, Role};

/// A set of drawings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PieceSet {
    /// Turned pieces with fine lines.
    #[default]
    Classic,
    /// Flat shapes with thick outlines.
    Bold,
}

/// Below this many pixels a square the outlines of white pieces are drawn thicker.
const SMALL: u32 = 20;

impl PieceSet {
    /// All sets, in the order of a list to choose from.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Bold];

    /// What it is called: "classic".
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Bold => "bold",
        }
    }

    /// The drawing of a piece as SVG, 64 by 64 units, with the piece in the middle of its square.
    #[must_use]
    pub const fn svg(self, piece: Piece) -> &'static str {
        match self {
            Self::Classic => classic_svg(piece),
            Self::Bold => bold_svg(piece),
        }
    }

    /// The drawing for squares of this many pixels: the outline of a very small white piece is drawn thicker, or
    /// it would vanish on a light square.
    #[must_use]
    pub fn svg_for(self, piece: Piece, pixels: u32) -> Cow<'static, str> {
        let svg = self.svg(piece);
        if pixels >= SMALL || piece.color == Color::Black || self == Self::Bold {
            return svg.into();
        }
        let thick = 2.0 + 0.3 * f64::from(SMALL - pixels);
        svg.replace("stroke-width=\"2\"", &format!("stroke-width=\"{thick:.1}\"")).into()
    }
}

/// The files of one set.
macro_rules! drawing_of {
    ($set:literal, $piece:expr) => {{
        macro_rules! drawing {
            ($name:literal) => {
                include_str!(concat!("../../assets/pieces/", $set, "/", $name, ".svg"))
            };
        }
        match ($piece.color, $piece.role) {
            (Color::White, Role::King) => drawing!("wK"),
            (Color::White, Role::Queen) => drawing!("wQ"),
            (Color::White, Role::Rook) => drawing!("wR"),
            (Color::White, Role::Bishop) => drawing!("wB"),
            (Color::White, Role::Knight) => drawing!("wN"),
            (Color::White, Role::Pawn) => drawing!("wP"),
            (Color::White, Role::Archbishop) => drawing!("wA"),
            (Color::White, Role::Chancellor) => drawing!("wC"),
            (Color::Black, Role::King) => drawing!("bK"),
            (Color::Black, Role::Queen) => drawing!("bQ"),
            (Color::Black, Role::Rook) => drawing!("bR"),
            (Color::Black, Role::Bishop) => drawing!("bB"),
            (Color::Black, Role::Knight) => drawing!("bN"),
            (Color::Black, Role::Pawn) => drawing!("bP"),
            (Color::Black, Role::Archbishop) => drawing!("bA"),
            (Color::Black, Role::Chancellor) => drawing!("bC"),
        }
    }};
}

const fn classic_svg(piece: Piece) -> &'static str {
    drawing_of!("classic", piece)
}

const fn bold_svg(piece: Piece) -> &'static str {
    drawing_of!("bold", piece)
}
