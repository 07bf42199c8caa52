//! Stating another position in a game and leaving alone everything else.

use std::ops::Range;

use super::game::{Game, games, line_length};
use super::write::{escaped, write_game};
use crate::board::Position;
use crate::notation::fen;

/// A change to a text: these bytes become that text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The bytes that are replaced; empty where something is added.
    pub span: Range<usize>,
    /// What stands there afterwards.
    pub text: String,
}

impl Edit {
    /// The text with the change made. A place that the text does not have changes nothing.
    pub fn apply(&self, text: &str) -> String {
        let mut text = text.to_owned();
        if text.get(self.span.clone()).is_some() {
            text.replace_range(self.span.clone(), &self.text);
        }
        text
    }
}

/// What has to change in the text of a game so that its FEN tag number `index`, counted from 0, states a
/// position: the value of that tag alone, or, where there is no such tag, a FEN tag and unless there is one
/// a `SetUp` tag behind the last tag of the game. `game` is one of `text`.
pub fn fen_edit(text: &str, game: &Game, index: usize, position: &Position) -> Edit {
    if let Some(tag) = game.fen_tags().nth(index) {
        let fen = fen::write_as(position, fen::Style::of(&tag.value));
        return Edit { span: tag.value_span.clone(), text: escaped(&fen) };
    }
    let fen = fen::write(position);
    let end = line_end(&text[game.span.clone()]);
    let setup = if game.tags.iter().any(|tag| tag.is("SetUp")) { String::new() } else { format!("[SetUp \"1\"]{end}") };
    let tags = format!("{setup}[FEN \"{}\"]", escaped(&fen));
    match game.tags.last() {
        Some(last) => Edit { span: last.span.end..last.span.end, text: format!("{end}{tags}") },
        None => Edit { span: game.span.start..game.span.start, text: format!("{tags}{end}{end}") },
    }
}

/// The text of a game with another position; all but the first FEN tag of its first game stays as it is. A
/// text without any game becomes a game of its own.
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
        Some(game) => fen_edit(text, &game, 0, position).apply(text),
        None => write_game(position, Some(1), None),
    }
}

/// The line end that a text uses first.
pub(super) fn line_end(text: &str) -> &str {
    let line = &text[..line_length(text)];
    let end = &line[line.trim_end_matches(['\r', '\n']).len()..];
    if end.is_empty() { "\n" } else { end }
}
