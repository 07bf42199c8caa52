//! The piece set, drawn for this project.

use crate::board::{Color, Piece, Role};

/// The drawing of a piece as SVG, 64 by 64 units, with the piece in the middle of its square.
#[must_use]
pub const fn piece_svg(piece: Piece) -> &'static str {
    macro_rules! drawing {
        ($name:literal) => {
            include_str!(concat!("../../assets/pieces/", $name, ".svg"))
        };
    }
    match (piece.color, piece.role) {
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
}
