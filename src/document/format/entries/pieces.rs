//! Pieces as lists of their squares, as YACPDB and Popeye write them: `white: [Kc1, Sb3]`, with `S` for a knight.

use super::value::Value;
use crate::board::{Color, Piece, Position, Role, Size, Square};

/// The colors of pieces. Only the first two are those of sides.
pub(super) const COLORS: [&str; 3] = ["white", "black", "neutral"];

/// Reads the pieces of the key `algebraic`; `None` if one of them is a fairy piece, or two are on one square.
pub(super) fn read(algebraic: &Value) -> Option<Position> {
    let mut position = Position::empty(Size::STANDARD);
    for name in COLORS {
        for text in algebraic.get(name).map(Value::texts).unwrap_or_default() {
            let color = Color::ALL.into_iter().find(|color| color.id() == name)?;
            let (piece, square) = piece(text, color)?;
            let is_free = position.board.get(square).is_none();
            position.board.set(square, Some(is_free.then_some(piece)?));
        }
    }
    Some(position)
}

fn piece(text: &str, color: Color) -> Option<(Piece, Square)> {
    let mut signs = text.trim().chars();
    let role = match signs.next()?.to_ascii_uppercase() {
        'K' => Role::King,
        'Q' => Role::Queen,
        'R' => Role::Rook,
        'B' => Role::Bishop,
        'S' => Role::Knight,
        'P' => Role::Pawn,
        _ => return None,
    };
    let square: Square = signs.as_str().parse().ok()?;
    Size::STANDARD.contains(square).then_some((Piece::new(color, role), square))
}

/// Returns the pieces of a position as the key `algebraic`: officers before pawns, as in print.
pub(super) fn write(position: &Position) -> Value {
    const ORDER: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let of_color = |color: Color| {
        let of_role = |role: Role| {
            let letter = if role == Role::Knight { 'S' } else { role.letter().to_ascii_uppercase() };
            let mut squares: Vec<Square> = position.board.find(Piece::new(color, role)).collect();
            squares.sort_by_key(|square| (square.file, square.rank));
            squares.into_iter().map(move |square| format!("{letter}{square}"))
        };
        (color.id().to_owned(), Value::from_texts(ORDER.into_iter().flat_map(of_role)))
    };
    Value::Map(Color::ALL.into_iter().map(of_color).filter(|(_, pieces)| !pieces.is_empty()).collect())
}

/// Returns `true` if the board has eight files and ranks.
pub(super) fn are_storable(position: &Position) -> bool {
    position.board.size().is_standard()
}

/// Returns the pieces as a text for messages: `white Kc1 Gb3 black Ke8`.
pub(super) fn list(algebraic: &Value) -> String {
    let of_color = |name: &&str| {
        let pieces = algebraic.get(name).map(Value::texts).unwrap_or_default();
        (!pieces.is_empty()).then(|| format!("{name} {}", pieces.join(" ")))
    };
    COLORS.iter().filter_map(of_color).collect::<Vec<_>>().join(" ")
}
