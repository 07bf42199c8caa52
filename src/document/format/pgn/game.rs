//! One game of a PGN.

use std::borrow::Cow;

use crate::board::Position;
use crate::document::format::{done, lines};
use crate::notation::pgn::{self, Game, Tag};

/// The value of the first FEN tag of a game.
pub(super) fn fen(tags: &str) -> Option<Cow<'_, str>> {
    let game = pgn::games(tags).next()?;
    game.tags.into_iter().find(|tag| tag.is("FEN")).map(|tag| tag.value)
}

/// Who plays, or else where.
pub(super) fn name(tags: &str) -> Option<String> {
    let game = pgn::games(tags).next()?;
    let (white, black) = (value(&game, "White"), value(&game, "Black"));
    if white.is_none() && black.is_none() {
        return value(&game, "Event").map(str::to_owned);
    }
    Some(format!("{} - {}", white.unwrap_or("?"), black.unwrap_or("?")))
}

/// The value of a tag if it says anything.
fn value<'a>(game: &'a Game<'_>, name: &str) -> Option<&'a str> {
    game.tags.iter().find(|tag| tag.is(name)).map(|tag| tag.value.trim()).filter(|value| is_known(value))
}

/// Whether a value says anything: not those for what is not known.
fn is_known(value: &str) -> bool {
    !value.chars().all(|char| matches!(char, '?' | '.' | '-' | '*' | ' '))
}

/// Whether the moves of the first game of a text can be played from a position.
pub(super) fn moves_fit(text: &str, position: &Position) -> bool {
    pgn::games(text).next().is_none_or(|game| pgn::play(position, &text[game.movetext]).unfit.is_none())
}

/// Whether a game says more than its position and its name: moves, comments or other tags.
pub(super) fn says_more(text: &str) -> bool {
    let Some(game) = pgn::games(text).next() else { return false };
    let names: &[&str] =
        if value(&game, "White").or(value(&game, "Black")).is_some() { &["White", "Black"] } else { &["Event"] };
    let is_kept = |tag: &Tag| ["SetUp", "FEN", "Variant", "Round"].iter().chain(names).any(|name| tag.is(name));
    let has_moves = !matches!(&text[game.movetext.clone()], "" | "*");
    let behind_tags = game.tags.last().map_or(game.span.start, |tag| tag.span.end);
    let is_lost = |comment: &str| !done::is_mark(comment) && !lines::without_annotations(comment).is_empty();
    has_moves
        || pgn::comments(&text[behind_tags..]).any(is_lost)
        || game.tags.iter().any(|tag| is_known(&tag.value) && !is_kept(tag))
}

/// A new game. In place of a position that cannot be read its text is stated.
pub(super) fn written(position: Result<&Position, &str>, round: Option<usize>, event: Option<&str>) -> String {
    let text = match position {
        Ok(position) => return pgn::write_game(position, round, event),
        Err(text) => text,
    };
    let game = pgn::write_game(&Position::start(), round, event);
    let value = pgn::games(&game).next().and_then(|game| game.fen_tags().next().map(|tag| tag.value_span.clone()));
    let value = value.unwrap_or(game.len()..game.len());
    let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace(char::is_control, " ");
    [&game[..value.start], &text, &game[value.end..]].concat()
}

/// The values of the tags of a game but those of FEN tags.
pub(super) fn values(tags: &str) -> Vec<Cow<'static, str>> {
    let games = pgn::games(tags);
    let tags = games.flat_map(|game| game.tags).filter(|tag| !tag.is("FEN"));
    tags.map(|tag| Cow::Owned(tag.value.into_owned())).collect()
}
