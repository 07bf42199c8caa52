//! The names and sentences of the window, all in one place.

use crate::board::{Color, Piece, Role, Side, Square};
use crate::document::Document;

/// "White", "Black".
#[must_use]
pub const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// "O-O" or "O-O-O".
#[must_use]
pub const fn castling(side: Side) -> &'static str {
    match side {
        Side::King => "O-O",
        Side::Queen => "O-O-O",
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

/// The usual opcodes of EPD with what each says (PGN standard, section 16.2.5).
pub const OPCODES: [(&str, &str); 16] = [
    ("id", "identification"),
    ("bm", "best move"),
    ("am", "avoid move"),
    ("dm", "direct mate in moves"),
    ("c0", "comment"),
    ("pv", "predicted variation"),
    ("pm", "predicted move"),
    ("sm", "supplied move"),
    ("ce", "centipawn evaluation"),
    ("acd", "analysis depth"),
    ("acn", "analysed nodes"),
    ("acs", "seconds of analysis"),
    ("eco", "opening code"),
    ("rc", "repetition count"),
    ("hmvc", "halfmove clock"),
    ("fmvn", "move number"),
];

/// What an opcode says, if it is a usual one.
#[must_use]
pub fn opcode(opcode: &str) -> Option<&'static str> {
    let usual = OPCODES.iter().find(|(name, _)| *name == opcode).map(|(_, meaning)| *meaning);
    match opcode.as_bytes() {
        [b'c', b'1'..=b'9'] => Some("comment"),
        [b'v', b'0'..=b'9'] => Some("variation name"),
        _ => usual,
    }
}

/// "1 position", "12 positions".
#[must_use]
pub fn counted(count: usize, one: &str, many: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{} {many}", number(count)) }
}

/// Of which games the moves would no longer fit, in a sentence; `None` where there are none.
#[must_use]
pub fn games_that_stop_fitting(document: &Document, games: &[usize]) -> Option<String> {
    const NAMED: usize = 3;
    let name = |index: &usize| match document.record(*index).name() {
        Some(name) => format!("{} ({name})", index + 1),
        None => (index + 1).to_string(),
    };
    let names = games.iter().take(NAMED).map(name).collect::<Vec<_>>().join(", ");
    match games.len() {
        0 => None,
        1 => Some(format!("The moves of game {names} cannot be played from its edited position.")),
        count if count <= NAMED => {
            Some(format!("The moves of the games {names} cannot be played from their edited positions."))
        }
        count => Some(format!(
            "The moves of {} games cannot be played from their edited positions, among them {names}.",
            number(count)
        )),
    }
}

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
