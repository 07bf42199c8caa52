//! The piece sets, drawn for this project.

use std::borrow::Cow;

use include_dir::{Dir, File, include_dir};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

use super::Rgb;
use crate::board::{Color, Piece};

/// The drawings: `classic/wK.svg`.
static DRAWINGS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/pieces");

/// A set of piece drawings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum PieceSet {
    /// Lathe-turned shapes with fine lines.
    #[default]
    Classic,
    /// Flat shapes with thick outlines.
    Bold,
    /// Plain silhouettes on a 16x16 grid, for small squares.
    Simple,
    /// Line drawings as in printed books; black pieces have fine white lines and a white rim.
    Book,
}

impl PieceSet {
    /// All sets, in menu order.
    pub const ALL: [Self; 4] = [Self::Classic, Self::Bold, Self::Simple, Self::Book];

    /// The set that is easiest to recognize on squares of less than [`Self::SMALL`] pixels.
    pub const FOR_SMALL: Self = Self::Simple;
    /// Minimum pixels per square at which the lines of the other sets are distinct.
    pub const SMALL: u32 = 22;

    /// Returns the name in files and on the command line: "classic".
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Returns the drawing of a piece as SVG, 64 by 64 units, centered in its square.
    pub fn svg(self, piece: Piece) -> &'static str {
        let path = format!("{}/{}{}.svg", self.id(), piece.color.letter(), piece.role.letter());
        DRAWINGS.get_file(path).and_then(File::contents_utf8).unwrap_or_default()
    }

    /// Returns the colors of the pieces of a side: of their bodies and of their outlines.
    pub const fn colors(self, color: Color) -> [Rgb; 2] {
        let [black, outline] = match self {
            Self::Classic => [Rgb(0x2B, 0x2F, 0x36), Rgb(0x23, 0x27, 0x2D)],
            Self::Bold => [Rgb(0x1C, 0x1F, 0x26); 2],
            Self::Simple => [Rgb(0x16, 0x19, 0x1F); 2],
            Self::Book => [Rgb(0x11, 0x11, 0x11); 2],
        };
        match (color, self) {
            (Color::White, _) => [Rgb::WHITE, outline],
            (Color::Black, Self::Book) => [black, Rgb::WHITE],
            (Color::Black, _) => [black; 2],
        }
    }

    /// Returns the drawing for squares of this many pixels. In small squares, outlines are thicker, to stay visible.
    pub fn svg_for(self, piece: Piece, pixels: u32) -> Cow<'static, str> {
        let svg = self.svg(piece);
        match self.thick_outline(piece.color, pixels) {
            Some((usual, width)) => {
                svg.replace(&format!("stroke-width=\"{usual}\""), &format!("stroke-width=\"{width:.1}\"")).into()
            }
            None => svg.into(),
        }
    }

    fn thick_outline(self, color: Color, pixels: u32) -> Option<(&'static str, f64)> {
        let lacking = |enough: u32| f64::from(enough - pixels);
        match (self, color) {
            (Self::Classic, Color::White) if pixels < 20 => Some(("2", 2.0 + 0.3 * lacking(20))),
            (Self::Book, Color::White) if pixels < 24 => Some(("1.7", 1.7 + 0.1 * lacking(24))),
            // Outlines are a little less than a pixel wide, and exactly a pixel where the drawings' grid matches the
            // pixels.
            (Self::Simple, _) if pixels < 16 => Some(("3.5", 54.0 / f64::from(pixels.max(1)))),
            (Self::Simple, _) if pixels < 28 => Some(("3.5", 4.0)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Role;

    fn men() -> impl Iterator<Item = Piece> {
        Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece::new(color, role)))
    }

    #[test]
    fn the_inks_are_those_of_the_drawings() {
        for set in PieceSet::ALL {
            for piece in men() {
                let [body, edge] = set.colors(piece.color);
                let svg = set.svg(piece);
                assert!(svg.contains(&format!("fill=\"{body}\" stroke=")), "{set:?} {piece:?}: {body}");
                assert!(edge == body || svg.contains(&format!("stroke=\"{edge}\"")), "{set:?} {piece:?}: {edge}");
            }
        }
    }

    #[test]
    fn outlines_are_thicker_where_pixels_are_few() {
        for set in PieceSet::ALL {
            for piece in men() {
                assert_eq!(set.svg_for(piece, 64), set.svg(piece), "{set:?} {piece:?}");
                let is_thick = set == PieceSet::Simple || set != PieceSet::Bold && piece.color == Color::White;
                for pixels in [0, 9, 16] {
                    assert_eq!(set.svg_for(piece, pixels) != set.svg(piece), is_thick, "{set:?} {piece:?} {pixels}");
                }
            }
        }
    }
}
