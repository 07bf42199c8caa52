//! Names of pieces and colors.

use crate::board::{Color, Piece, Role};
use crate::tr;

/// A translated name.
///
/// ```
/// use fenwright::{Piece, lang, wording::Label};
/// let knight: Piece = "N".parse().unwrap();
/// assert_eq!((knight.label(), knight.role.label(), knight.color.label()), ("white knight", "knight", "White"));
/// let german = lang::Language::from_code("de").unwrap();
/// assert_eq!(lang::with(german, || knight.role.label()), "Springer");
/// ```
pub trait Label {
    /// Returns the name in the language of this thread.
    fn label(&self) -> &'static str;
}

impl Label for Color {
    fn label(&self) -> &'static str {
        match self {
            Self::White => tr!("color-white"),
            Self::Black => tr!("color-black"),
        }
    }
}

impl Label for Role {
    fn label(&self) -> &'static str {
        match self {
            Self::King => tr!("noun-king"),
            Self::Queen => tr!("noun-queen"),
            Self::Rook => tr!("noun-rook"),
            Self::Bishop => tr!("noun-bishop"),
            Self::Knight => tr!("noun-knight"),
            Self::Pawn => tr!("noun-pawn"),
            Self::Archbishop => tr!("noun-archbishop"),
            Self::Chancellor => tr!("noun-chancellor"),
        }
    }
}

impl Label for Piece {
    fn label(&self) -> &'static str {
        match (self.color, self.role) {
            (Color::White, Role::King) => tr!("noun-white-king"),
            (Color::White, Role::Queen) => tr!("noun-white-queen"),
            (Color::White, Role::Rook) => tr!("noun-white-rook"),
            (Color::White, Role::Bishop) => tr!("noun-white-bishop"),
            (Color::White, Role::Knight) => tr!("noun-white-knight"),
            (Color::White, Role::Pawn) => tr!("noun-white-pawn"),
            (Color::White, Role::Archbishop) => tr!("noun-white-archbishop"),
            (Color::White, Role::Chancellor) => tr!("noun-white-chancellor"),
            (Color::Black, Role::King) => tr!("noun-black-king"),
            (Color::Black, Role::Queen) => tr!("noun-black-queen"),
            (Color::Black, Role::Rook) => tr!("noun-black-rook"),
            (Color::Black, Role::Bishop) => tr!("noun-black-bishop"),
            (Color::Black, Role::Knight) => tr!("noun-black-knight"),
            (Color::Black, Role::Pawn) => tr!("noun-black-pawn"),
            (Color::Black, Role::Archbishop) => tr!("noun-black-archbishop"),
            (Color::Black, Role::Chancellor) => tr!("noun-black-chancellor"),
        }
    }
}
