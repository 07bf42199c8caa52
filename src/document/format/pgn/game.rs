//! Reads one game of a PGN.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::{Position, Variant};
use crate::document::format::comment_line::{self, ParsedComment};
use crate::document::format::loss::Loss;
use crate::document::format::metadata::{Field, Metadata};
use crate::document::format::opcodes;
use crate::document::format::remarks::{Remarks, comments_outside, further_commands, in_one_line, is_done_comment};
use crate::notation::annotations;
use crate::notation::epd::{self, Operation};
use crate::notation::pgn::{self, Game, Tag};

pub(super) fn fen(tags: &str) -> Option<Cow<'_, str>> {
    let game = pgn::games(tags).next()?;
    game.tags.into_iter().find(|tag| tag.is("FEN")).map(|tag| tag.value)
}

pub(super) fn variant(tags: &str) -> Option<Variant> {
    // Fast path: most files have no such tag, and they can be large.
    if !tags.contains("ariant") {
        return None;
    }
    pgn::games(tags).next()?.variant()
}

/// The name of the tag that states the variant. Its value may be a variant that is not supported.
pub(super) const VARIANT: &str = "Variant";

pub(super) const TAGS: [(Field, &[&str]); 4] = [
    (Field::Title, &["Title", "ChapterName"]),
    (Field::Author, &["Author", "Composer"]),
    (Field::Source, &["Source"]),
    (Field::Stipulation, &["Stipulation"]),
];

/// A game without moves, appended to a text to test if its last game is ended: otherwise that game swallows this one.
pub(super) const NEXT_GAME: &str = "\n\n[Event \"?\"]\n\n*\n";

/// Maximum length of a solution in bytes. Longer movetext is treated as a game, not a solution.
const LONGEST_SOLUTION: usize = 1 << 14;

fn field_value<'a>(game: &'a Game<'_>, field: Field) -> Option<&'a str> {
    let (_, names) = TAGS.into_iter().find(|(of, _)| *of == field)?;
    names.iter().find_map(|name| value(game, name))
}

pub(super) fn name(game: &Game<'_>) -> Option<String> {
    match title_tag(game) {
        Some(title) => Some(title.to_owned()).filter(|title| !title.is_empty()),
        None => players(game).or_else(|| value(game, "Event").map(str::to_owned)),
    }
}

/// The value of the title tag. An empty title tag means that there is no title, whatever the other tags are.
fn title_tag<'a>(game: &'a Game<'_>) -> Option<&'a str> {
    let [(_, names), ..] = TAGS;
    names.iter().find_map(|name| game.tags.iter().find(|tag| tag.is(name))).map(|tag| tag.value.trim())
}

/// Parses a comment before the first move. Only tags state a title.
pub(super) fn parse_comment(words: &str) -> ParsedComment {
    let said = comment_line::parse_without_variant(words);
    if said.field == Field::Title { ParsedComment { field: Field::Comment, value_start: 0 } } else { said }
}

pub(super) fn players(game: &Game<'_>) -> Option<String> {
    let (white, black) = (value(game, "White"), value(game, "Black"));
    (white.is_some() || black.is_some()).then(|| format!("{} - {}", white.unwrap_or("?"), black.unwrap_or("?")))
}

pub(super) fn value<'a>(game: &'a Game<'_>, name: &str) -> Option<&'a str> {
    game.tags.iter().find(|tag| tag.is(name)).map(|tag| tag.value.trim()).filter(|value| is_known(value))
}

/// Returns `true` if a tag value is more than a placeholder for an unknown value (PGN standard 8.1.1).
pub(super) fn is_known(value: &str) -> bool {
    !value.chars().all(|char| matches!(char, '?' | '.' | '-' | '*' | ' '))
}

pub(super) const OPERATIONS: &str = "EPD";

/// Reads the remarks of the first game in a text, as far as a format with one record per line can state them.
pub(crate) fn remarks(text: &str) -> Remarks {
    let Some(game) = pgn::games(text).next() else { return Remarks::default() };
    let opening = &text[behind_tags(&game)];
    let operations = stated_operations(&game);
    // The tags and comments of the game override the stored operations, which may be outdated.
    let mut metadata = Remarks::from_operations(operations.clone()).metadata;
    let mut said = Metadata::default();
    for comment in pgn::comments(opening).filter(|comment| has_words(comment)) {
        let line = in_one_line(&annotations::words(comment));
        let found = parse_comment(&line);
        said.add(found.field, &line[found.value_start..]);
    }
    for (field, value) in said.normalized().iter() {
        metadata.set(field, value);
    }
    if let Some(title) = title(&game, &operations) {
        metadata.set(Field::Title, title);
    }
    for field in [Field::Author, Field::Source, Field::Stipulation] {
        if let Some(value) = field_value(&game, field) {
            metadata.set(field, value);
        }
    }
    if let Some(variant) = game.variant().filter(|variant| *variant != Variant::Standard) {
        metadata.set(Field::Variant, variant.tag_value());
    }
    if let Some(solution) = solution(text, &game) {
        metadata.set(Field::Solution, solution);
    }
    Remarks {
        metadata: metadata.normalized(),
        is_done: pgn::comments(opening).any(is_done_comment),
        annotations: annotations::read_all(pgn::comments(opening)),
        comments: further_commands(pgn::comments(opening).filter(|comment| has_words(comment))),
        trailing: comments_outside(&text[end(text, &game)..game.span.end]),
        control_characters: 0,
        operations,
    }
}

/// Returns `true` if a comment has text other than a done mark or commands.
pub(super) fn has_words(comment: &str) -> bool {
    !is_done_comment(comment) && (!annotations::is_only_commands(comment) || comment.trim().is_empty())
}

/// The game termination markers (PGN standard 8.2.6).
pub(super) const RESULTS: [&str; 4] = ["*", "1-0", "0-1", "1/2-1/2"];

/// Returns the moves of a game on one line. Returns `None` if there are none, if they are too long or need line ends,
/// or if the game has several positions.
pub(super) fn solution(text: &str, game: &Game<'_>) -> Option<String> {
    let movetext = &text[moves_span(text, game)];
    let has_lines = movetext.contains(';') || movetext.lines().any(|line| line.starts_with('%'));
    let is_one_line = game.fen_tags().count() <= 1 && !has_lines && movetext.len() <= LONGEST_SOLUTION;
    let moves = movetext.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(moves).filter(|moves| is_one_line && !moves.is_empty())
}

/// Returns `true` if the moves of a game can be replaced: there are none, or they are shown as its solution.
pub(super) fn can_change_moves(text: &str) -> bool {
    let Some(game) = pgn::games(text).next() else { return true };
    solution(text, &game).is_some() || pgn::count(&text[moves_span(text, &game)]).moves == 0
}

pub(super) fn moves_span(text: &str, game: &Game<'_>) -> Range<usize> {
    let start = game.movetext.start;
    let movetext = &text[start..game.movetext.end.min(end(text, game))];
    let rest = RESULTS.iter().find_map(|result| movetext.strip_suffix(result)).unwrap_or(movetext);
    start..start + rest.trim_end().len()
}

pub(super) fn behind_tags(game: &Game<'_>) -> Range<usize> {
    game.tags.last().map_or(game.span.start, |tag| tag.span.end)..game.span.end
}

/// Returns the offset of the end of a game: after its result or, without a result, before the next game.
fn end(text: &str, game: &Game<'_>) -> usize {
    let end = pgn::result_end(&text[game.movetext.clone()]);
    end.map_or(game.span.end, |end| game.movetext.start + end)
}

/// Counts the escaped lines of a text (PGN standard 6).
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

fn stated_operations(game: &Game<'_>) -> Vec<Operation> {
    let tag = game.tags.iter().find(|tag| tag.is(OPERATIONS));
    tag.map(|tag| epd::read_tail(&tag.value, 0).operations).unwrap_or_default()
}

/// Returns the title of a game. Tags override the title in the stored operations, which may be outdated.
fn title(game: &Game<'_>, operations: &[Operation]) -> Option<String> {
    let Some(id) = epd::name(operations) else { return name(game) };
    Some(title_tag(game).or_else(|| value(game, "Event")).unwrap_or(id).to_owned())
}

/// Returns the tag that stores the EPD operations of a game; `None` if the rest of the game can state all of them.
pub(super) fn operations_tag(position: &Position, remarks: &Remarks) -> Option<String> {
    let plain = Remarks { operations: Vec::new(), ..remarks.clone() };
    let mut operations = remarks.operations.clone();
    for (field, _) in opcodes::metadata(&operations).iter() {
        opcodes::set_field(&mut operations, field, remarks.metadata.get(field));
    }
    let of_operations = Remarks {
        is_done: remarks.is_done,
        annotations: remarks.annotations.clone(),
        ..Remarks::from_operations(operations)
    };
    let line = |remarks: &Remarks| epd::write(position, &remarks.all_operations());
    let kept = Some(line(&of_operations)).filter(|_| line(remarks) != line(&plain))?;
    let tail = kept.splitn(5, ' ').nth(4)?;
    Some(format!("[{OPERATIONS} \"{}\"]\n", pgn::escape(tail)))
}

/// Counts what is lost when a game is written as a line: moves, comments between them, escaped lines, and other tags.
pub(crate) fn line_format_loss(text: &str) -> Loss {
    let Some(game) = pgn::games(text).next() else { return Loss::default() };
    let mut kept = vec!["SetUp", "FEN", VARIANT, "Round", OPERATIONS];
    kept.extend(TAGS.iter().filter_map(|(_, names)| names.iter().find(|name| value(&game, name).is_some())));
    if title_tag(&game).is_none() {
        let is_played = players(&game).is_some();
        kept.extend(if is_played { ["White", "Black"].as_slice() } else { &["Event"] });
    }
    let is_kept = |tag: &Tag| kept.iter().any(|name| tag.is(name));
    let end = end(text, &game);
    let movetext = match solution(text, &game) {
        Some(_) => pgn::MovetextCount::default(),
        None => pgn::count(&text[game.movetext.start..game.movetext.end.min(end)]),
    };
    Loss {
        moves: movetext.moves,
        comments: movetext.comments + escaped_lines(&text[game.span.start..end]),
        tags: game.tags.iter().filter(|tag| is_known(&tag.value) && !is_kept(tag)).count(),
        ..Loss::default()
    }
}

/// Returns a new game. For an unreadable position, its text becomes the value of the FEN tag.
pub(super) fn new_game(position: Result<&Position, &str>, round: Option<usize>, event: Option<&str>) -> String {
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

pub(super) fn other_tags(tags: Vec<(String, String)>) -> Vec<(String, String)> {
    let is = |(name, _): &(String, String), other: &str| name.eq_ignore_ascii_case(other);
    let is_any = |names: &[&str]| tags.iter().any(|tag| names.iter().any(|name| is(tag, name)));
    let [(_, titles), ..] = TAGS;
    let event: &[&str] = if is_any(titles) || is_any(&["White", "Black"]) { &[] } else { &["Event"] };
    let names: Vec<&str> = TAGS.iter().flat_map(|(_, names)| *names).chain(event).copied().collect();
    let names_rules = |tag: &(String, String)| {
        is(tag, VARIANT) && Variant::from_name(&tag.1).is_some_and(|variant| variant != Variant::Standard)
    };
    tags.into_iter().filter(|tag| !names.iter().any(|name| is(tag, name)) && !names_rules(tag)).collect()
}

pub(super) fn is_reserved(name: &str) -> bool {
    ["FEN", "SetUp", OPERATIONS].iter().any(|reserved| reserved.eq_ignore_ascii_case(name))
}
