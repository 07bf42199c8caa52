//! Writing a position as a game.

use crate::board::{Position, Variant};
use crate::notation::fen;

/// Writes one game without moves that starts from a position, in the export format of the standard
/// (section 8): the seven tags, `SetUp` and FEN, the result `*` and a blank line behind it. `round` is the
/// number of the position, `?` without one; `event` names the collection.
///
/// Where a right belongs to another king's or rook's file than in ordinary chess, `[Variant "Chess960"]` is
/// added, without which other programs would not understand it, and so is that of another variant.
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
        for part in ["[", name, " \"", &escaped(value), "\"]\n"] {
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
        variant => push("Variant", variant.name()),
    }
    push("SetUp", "1");
    push("FEN", &fen::write(position));
    text + "\n*\n\n"
}

/// A value as it stands between the quotes of a tag: with escapes, and with a space for every control
/// character, which a tag has no place for.
pub fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for char in value.chars() {
        if matches!(char, '"' | '\\') {
            text.push('\\');
        }
        text.push(if char.is_control() { ' ' } else { char });
    }
    text
}
