//! Changes the position of a game while keeping everything else.

use std::ops::Range;

use super::game::{Game, games, line_length};
use super::write::{escape, write_game};
use crate::board::Position;
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

/// Returns the edit that sets the FEN tag at `index` of `game`, one of the games of `text`. It replaces the value of
/// that tag; if there is none, it adds a FEN tag after the last tag, with a `SetUp` tag unless the game has one.
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
    let line = &text[..line_length(text)];
    let end = &line[line.trim_end_matches(['\r', '\n']).len()..];
    if end.is_empty() { "\n" } else { end }
}
