//! The names and sentences of the window, all in one place.

use crate::board::{Color, Piece, Role, Square};

/// "White", "Black".
#[must_use]
pub const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// "white knight".
#[must_use]
pub fn piece(piece: Piece) -> String {
    let role = match piece.role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
        Role::Archbishop => "archbishop",
        Role::Chancellor => "chancellor",
    };
    format!("{} {role}", piece.color.pick("white", "black"))
}

/// "e4, white knight" or "e4, empty", the name of a square in the accessibility tree.
#[must_use]
pub fn square(square: Square, on_it: Option<Piece>) -> String {
    on_it.map_or_else(|| format!("{square}, empty"), |on_it| format!("{square}, {}", piece(on_it)))
}

/// A length with separated thousands: "10,000,000".
#[must_use]
pub fn number(value: usize) -> String {
    let digits = value.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The six fields of FEN with what each says, for tooltips.
pub const FIELDS: [&str; 6] = [
    "Piece placement: ranks 8 to 1, each from the a-file; digits are empty squares",
    "Side to move: w or b",
    "Castling rights: K and Q for White, k and q for Black, or -",
    "En passant square: the square a pawn just passed in a double step, or -",
    "Halfmove clock: half moves since the last capture or pawn move",
    "Move number: counts full moves from 1",
];

/// The keys and gestures of the board, as pairs of what one does and what happens.
pub const KEYS_AND_MOUSE: [(&str, &[(&str, &str)]); 3] = [
    (
        "Mouse",
        &[
            ("Drag a piece from a row of tools", "places it once"),
            ("Click a piece in a row of tools", "makes it the brush"),
            ("Brush: press and sweep", "places it; on the same piece erases"),
            ("Brush: right button", "the same with the other colour"),
            ("Hand: drag", "carries a piece; off the board removes it"),
            ("Hand: Ctrl and drag", "copies a piece"),
            ("Hand: click", "selects a square for typing"),
            ("Hand: right click", "a menu for the square"),
            ("Middle click", "takes the square's piece as the brush"),
            ("Wheel", "next and previous brush"),
        ],
    ),
    (
        "Typing on a selected square",
        &[
            ("K Q R B N P, k q r b n p", "places the piece and moves on"),
            ("1 to 8", "clears that many squares"),
            ("/", "next rank"),
            ("Backspace", "steps back and clears"),
            ("Delete", "clears the square"),
            ("Arrows, Home, End", "move"),
            ("Escape", "lets go of the square"),
        ],
    ),
    (
        "Typing with no square selected",
        &[
            ("A letter over a square", "places the piece there; hold it and move to paint"),
            ("x or Delete over a square", "clears it"),
            ("A letter elsewhere", "chooses the brush; x the eraser"),
            ("Escape", "back to the hand"),
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_separated() {
        assert_eq!(number(7), "7");
        assert_eq!(number(1_000), "1,000");
        assert_eq!(number(10_000_000), "10,000,000");
    }
}
