//! Writes a position as a game.

use crate::board::{Position, Variant};
use crate::notation::fen;

/// Writes one game without moves that starts from a position, in the export format of the PGN standard (section 8): the
/// seven tag roster, `SetUp` and FEN, the result `*` and a blank line. `round` is the number of the position, `?`
/// without one; `event` is the name of the collection.
///
/// `[Variant "Chess960"]` is added if a castling right belongs to another king or rook file than in ordinary chess,
/// since other programs need it. Other variants are named likewise.
///
/// ```
/// use fenwright::{Position, notation::pgn};
/// let text = pgn::write_game(&Position::start(), Some(1), Some("The \"start\""));
/// assert!(text.starts_with("[Event \"The \\\"start\\\"\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"1\"]\n"));
/// assert!(text.ends_with(" w KQkq - 0 1\"]\n\n*\n\n"));
/// ```
pub fn write_game(position: &Position, round: Option<usize>, event: Option<&str>) -> String {
    let event = event.filter(|event| !event.trim().is_empty()).unwrap_or("?");
    let mut text = String::with_capacity(256);
    let mut push = |name: &str, value: &str| {
        for part in ["[", name, " \"", &escape(value), "\"]\n"] {
            text.push_str(part);
        }
    };
    push("Event", event);
    push("Site", "?");
    push("Date", "????.??.??");
    push("Round", &round.map_or_else(|| "?".to_owned(), |round| round.to_string()));
    push("White", "?");
    push("Black", "?");
    push("Result", "*");
    match position.variant() {
        Variant::Standard if position.is_chess960() => push("Variant", "Chess960"),
        Variant::Standard => {}
        variant => push("Variant", variant.tag_value()),
    }
    push("SetUp", "1");
    push("FEN", &fen::write(position));
    text + "\n*\n\n"
}

/// Escapes a value for a tag. Control characters become spaces, since a tag cannot contain them.
pub fn escape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for char in value.chars() {
        if matches!(char, '"' | '\\') {
            text.push('\\');
        }
        text.push(if char.is_control() { ' ' } else { char });
    }
    text
}
