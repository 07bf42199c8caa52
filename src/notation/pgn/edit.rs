//! Changes the start position of a game while keeping everything else, or writes a position as a new game.

use std::ops::Range;

use super::game::{Game, games, line_length};
use crate::board::{Position, Variant};
use crate::notation::fen;

/// A replacement of a byte range of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The replaced bytes; empty for an insertion.
    pub span: Range<usize>,
    /// The new text.
    pub text: String,
}

impl Edit {
    /// Returns the text with the edit applied. A span outside the text changes nothing.
    pub fn apply(&self, text: &str) -> String {
        let mut text = text.to_owned();
        if text.get(self.span.clone()).is_some() {
            text.replace_range(self.span.clone(), &self.text);
        }
        text
    }
}

/// Returns the edit that sets the value of the FEN tag with index `index` in `game`. If there is no such tag, the edit
/// adds a FEN tag after the last tag, with `SetUp`.
pub fn set_fen_edit(text: &str, game: &Game, index: usize, position: &Position) -> Edit {
    if let Some(tag) = game.fen_tags().nth(index) {
        let fen = fen::write_as(position, fen::Style::from_text(&tag.value));
        return Edit { span: tag.value_span.clone(), text: escape(&fen) };
    }
    let fen = fen::write(position);
    let end = line_end(&text[game.span.clone()]);
    let setup = if game.tags.iter().any(|tag| tag.is("SetUp")) { String::new() } else { format!("[SetUp \"1\"]{end}") };
    let tags = format!("{setup}[FEN \"{}\"]", escape(&fen));
    match game.tags.last() {
        Some(last) => Edit { span: last.span.end..last.span.end, text: format!("{end}{tags}") },
        None => Edit { span: game.span.start..game.span.start, text: format!("{tags}{end}{end}") },
    }
}

/// Sets the first FEN tag of the first game and keeps everything else. A text without games becomes a new game.
///
/// ```
/// use fenwright::{Position, notation::pgn};
/// let text = "[White \"a\"]\n\n1. e4 *\n";
/// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// let expected = format!("[White \"a\"]\n[SetUp \"1\"]\n[FEN \"{start}\"]\n\n1. e4 *\n");
/// assert_eq!(pgn::set_fen(text, &Position::start()), expected);
/// ```
pub fn set_fen(text: &str, position: &Position) -> String {
    match games(text).next() {
        Some(game) => set_fen_edit(text, &game, 0, position).apply(text),
        None => write_game(position, Some(1), None),
    }
}

/// Returns the first line end of a text; LF if it has none.
pub(super) fn line_end(text: &str) -> &str {
    let line = &text[..line_length(text.as_bytes())];
    let end = &line[line.trim_end_matches(['\r', '\n']).len()..];
    if end.is_empty() { "\n" } else { end }
}

/// Writes one game without moves in the export format of PGN (section 8). `round` is the value of the Round tag, and
/// `event` of the Event tag.
///
/// A Variant tag names a variant, or `Chess960` for unusual castling rights, since other programs need that.
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
