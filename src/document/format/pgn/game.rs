//! One game of a PGN.

use std::borrow::Cow;

use crate::board::Position;
use crate::document::format::done;
use crate::document::format::loss::Loss;
use crate::document::format::remarks::{Remarks, comments_outside, in_one_line, titled, without_annotations};
use crate::notation::annotations;
use crate::notation::epd::{self, Operation};
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

/// The tag in which a game keeps the operations of a line of EPD.
const OPERATIONS: &str = "EPD";

/// What the first game of a text says beside its position, as far as a line can.
pub(crate) fn remarks(text: &str) -> Remarks {
    let Some(game) = pgn::games(text).next() else { return Remarks::default() };
    let opening = behind_tags(text, &game);
    let rest = |comment: &&str| !done::is_mark(comment) && !annotations::is_commands(comment);
    let comments = pgn::comments(opening).filter(rest).map(without_annotations).map(|text| in_one_line(&text));
    let operations = stated_operations(&game);
    Remarks {
        title: title(text, &game, &operations),
        is_done: pgn::comments(opening).any(done::is_mark),
        annotations: pgn::annotations(opening),
        comments: comments.filter(|comment| !comment.is_empty()).collect(),
        behind: comments_outside(&text[end(text, &game)..game.span.end]),
        operations,
    }
}

/// Where a game ends: behind its result, or where the next one begins.
fn end(text: &str, game: &Game<'_>) -> usize {
    let end = pgn::end_of_result(&text[game.movetext.clone()]);
    end.map_or(game.span.end, |end| game.movetext.start + end)
}

/// How many lines of a text are escaped.
fn escaped_lines(text: &str) -> usize {
    let mut in_comment = false;
    let is_escaped = |line: &&str| {
        let is_escaped = !in_comment && line.starts_with('%');
        if let Some(brace) = line.rfind(['{', '}']).filter(|_| !is_escaped) {
            in_comment = line[brace..].starts_with('{');
        }
        is_escaped
    };
    text.split(['\n', '\r']).filter(is_escaped).count()
}

/// What follows the tags of a game.
fn behind_tags<'a>(text: &'a str, game: &Game<'_>) -> &'a str {
    &text[game.tags.last().map_or(game.span.start, |tag| tag.span.end)..game.span.end]
}

/// The operations of a line of EPD that a game keeps.
fn stated_operations(game: &Game<'_>) -> Vec<Operation> {
    let tag = game.tags.iter().find(|tag| tag.is(OPERATIONS));
    tag.map(|tag| epd::tail(&tag.value, 0).operations).unwrap_or_default()
}

/// The operations of the line of EPD that a game becomes: those that it keeps, and its name.
pub(super) fn operations(tags: &str) -> Vec<Operation> {
    let Some(game) = pgn::games(tags).next() else { return Vec::new() };
    let mut operations = stated_operations(&game);
    if let Some(title) = title(tags, &game, &operations) {
        titled(&mut operations, &title);
    }
    operations
}

/// What a game is called by its tags and the operations that it keeps: those of a record with a name have that for the
/// event too, which may have been changed since.
fn title(text: &str, game: &Game<'_>, operations: &[Operation]) -> Option<String> {
    let Some(id) = epd::name(operations) else { return name(text) };
    Some(value(game, "Event").unwrap_or(id).to_owned())
}

/// The tag that keeps what the rest of a game would not give back of a line of EPD.
pub(super) fn operations_tag(position: &Position, remarks: &Remarks) -> Option<String> {
    let plain = Remarks { operations: Vec::new(), ..remarks.clone() };
    let line = |remarks: &Remarks| epd::write(position, &remarks.stated_operations());
    let kept = Some(line(remarks)).filter(|kept| *kept != line(&plain))?;
    let tail = kept.splitn(5, ' ').nth(4)?;
    Some(format!("[{OPERATIONS} \"{}\"]\n", pgn::escaped(tail)))
}

/// What a game says that no line has a place for: moves, comments between them, lines that are escaped, and tags but
/// those that name it or say what its position says.
pub(crate) fn beyond_lines(text: &str) -> Loss {
    let Some(game) = pgn::games(text).next() else { return Loss::default() };
    let names: &[&str] =
        if value(&game, "White").or(value(&game, "Black")).is_some() { &["White", "Black"] } else { &["Event"] };
    let is_kept =
        |tag: &Tag| ["SetUp", "FEN", "Variant", "Round", OPERATIONS].iter().chain(names).any(|name| tag.is(name));
    let end = end(text, &game);
    let movetext = pgn::count(&text[game.movetext.start..game.movetext.end.min(end)]);
    Loss {
        moves: movetext.moves,
        comments: movetext.comments + escaped_lines(&text[game.span.start..end]),
        tags: game.tags.iter().filter(|tag| is_known(&tag.value) && !is_kept(tag)).count(),
        ..Loss::default()
    }
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
