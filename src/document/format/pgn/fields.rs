//! Edits the metadata of a game: its tags, the comments before its first move, or its moves.

use std::collections::BTreeMap;

use super::game::{
    NEXT_GAME, OPERATIONS, RESULTS, TAGS, VARIANT, behind_tags, has_words, is_known, moves_span, parse_comment,
    players, solution, value,
};
use super::opening::{before_moves, line_end};
use crate::document::format::metadata::Field;
use crate::document::format::{comment_line, opcodes};
use crate::notation::annotations;
use crate::notation::epd;
use crate::notation::pgn::{self, Edit, Game, Tag, escape};

/// Returns the edits that set or clear a field of a game or of a part of a game, from the last one in the text to the
/// first. `end` is the line end for a text that has none.
pub(super) fn edits(text: &str, field: Field, value: &str, end: &'static str, is_part: bool) -> Vec<Edit> {
    let mut edits = match field {
        Field::Title => title_edits(text, value, end, is_part),
        _ => field_edits_without_operations(text, field, value, end),
    };
    edits.extend(operations_edit(text, field));
    edits.sort_by_key(|edit| std::cmp::Reverse(edit.span.start));
    edits
}

/// Returns the edits that set or clear a field, the last edit first. EPD operations stored in the game do not change.
pub(super) fn field_edits_without_operations(text: &str, field: Field, value: &str, end: &'static str) -> Vec<Edit> {
    let mut edits = match field {
        Field::Title => title_edits(text, value, end, false),
        Field::Author | Field::Source | Field::Variant | Field::Stipulation => tag_edits(text, field, value, end),
        Field::Comment => comment_edits(text, field, value, end),
        Field::Solution => solution_edits(text, value, end),
    };
    edits.sort_by_key(|edit| std::cmp::Reverse(edit.span.start));
    edits
}

fn operations_edit(text: &str, field: Field) -> Option<Edit> {
    let game = pgn::games(text).next()?;
    let tag = game.tags.iter().find(|tag| tag.is(OPERATIONS))?;
    let mut operations = epd::read_tail(&tag.value, 0).operations;
    if opcodes::metadata(&operations).get(field).is_empty() {
        return None;
    }
    opcodes::set_field(&mut operations, field, "");
    let written: Vec<String> = operations.iter().map(epd::write_operation).collect();
    if written.is_empty() {
        return Some(tag_removal(text, tag));
    }
    Some(Edit { span: tag.value_span.clone(), text: escape(&written.join(" ")) })
}

/// Removes a tag, with its line if nothing else follows on it.
fn tag_removal(text: &str, tag: &Tag<'_>) -> Edit {
    let rest = text[tag.span.end..].trim_start_matches([' ', '\t']);
    let length = if rest.starts_with(['\r', '\n']) { line_end(rest).map_or(0, str::len) } else { 0 };
    Edit { span: tag.span.start..text.len() - rest.len() + length, text: String::new() }
}

/// Sets a field in its tag, or in a new tag. A value that means "unknown" in a tag is written in a comment instead.
fn tag_edits(text: &str, field: Field, value: &str, end: &'static str) -> Vec<Edit> {
    let Some(game) = pgn::games(text).next() else { return Vec::new() };
    let in_tag = if is_known(value) { value } else { "" };
    let mut edits = comment_edits(text, field, if in_tag.is_empty() { value } else { "" }, end);
    let tags = tags_of(&game, field);
    match tags.first() {
        None if in_tag.is_empty() => {}
        None => edits.push(new_tag(text, &game, field.id(), in_tag, end)),
        Some(_) if in_tag.is_empty() => edits.extend(tags.iter().map(|tag| tag_removal(text, tag))),
        Some(tag) => edits.push(changed_tag(tag, in_tag)),
    }
    edits
}

/// Sets the title in the title tag, if there is one, or else in the event tag, which the PGN standard requires. Adds a
/// title tag if players' names would override the event, and in a further part, where an event tag would begin a game.
fn title_edits(text: &str, title: &str, end: &'static str, is_part: bool) -> Vec<Edit> {
    let Some(game) = pgn::games(text).next() else { return Vec::new() };
    let game = &game;
    let tags = tags_of(game, Field::Title);
    let is_played = players(game).is_some();
    let event = game.tags.iter().find(|tag| tag.is("Event"));
    let says_more = is_played || value(game, "Event").is_some();
    if let Some((first, others)) = tags.split_first() {
        if !title.is_empty() {
            return vec![changed_tag(first, title)];
        }
        let first = if says_more { changed_tag(first, title) } else { tag_removal(text, first) };
        return others.iter().map(|tag| tag_removal(text, tag)).chain([first]).collect();
    }
    match event {
        // The event was the title, and is not kept beside the new one.
        Some(event) if !is_played && !title.is_empty() && !is_known(title) => {
            vec![changed_tag(event, "?"), new_tag(text, game, "Title", title, end)]
        }
        _ if is_played || !title.is_empty() && !is_known(title) => vec![new_tag(text, game, "Title", title, end)],
        Some(event) => vec![changed_tag(event, if title.is_empty() { "?" } else { title })],
        None if title.is_empty() => Vec::new(),
        None => vec![new_tag(text, game, if is_part { "Title" } else { "Event" }, title, end)],
    }
}

/// Copies the title tag of each game into the tag `ChapterName`, which a lichess study reads first.
pub(super) fn with_chapter_names(mut text: String) -> String {
    const TAG: &str = "ChapterName";
    let of_game = |game: Game<'_>| {
        let title = tags_of(&game, Field::Title).into_iter().next().filter(|tag| is_known(&tag.value))?;
        let has_name = game.tags.iter().any(|tag| tag.is(TAG));
        (!has_name).then(|| new_tag(&text, &game, TAG, &title.value, "\n"))
    };
    let edits: Vec<Edit> = pgn::games(&text).filter_map(of_game).collect();
    for Edit { span, text: tag } in edits.into_iter().rev() {
        text.replace_range(span, &tag);
    }
    text
}

pub(super) fn with_tags(text: String, tags: &BTreeMap<String, String>) -> String {
    let edit = |text: &str, (name, value): (&String, &String)| tag_edit(text, name, value, "\n");
    tags.iter().fold(text, |text, tag| edit(&text, tag).map_or(text.clone(), |edit| edit.apply(&text)))
}

pub(super) fn tag_edit(text: &str, name: &str, value: &str, end: &'static str) -> Option<Edit> {
    let game = pgn::games(text).next()?;
    Some(match game.tags.iter().find(|tag| tag.is(name)) {
        None if value.is_empty() => return None,
        None => new_tag(text, &game, name, value, end),
        Some(tag) if value.is_empty() => match unknown_value(name) {
            Some(unknown) => changed_tag(tag, unknown),
            None => tag_removal(text, tag),
        },
        Some(tag) => changed_tag(tag, value),
    })
}

/// The value that means "unknown" in a tag that every game must have: the Seven Tag Roster (PGN standard 8.1.1).
fn unknown_value(name: &str) -> Option<&'static str> {
    match name.to_ascii_lowercase().as_str() {
        "event" | "site" | "round" | "white" | "black" => Some("?"),
        "date" => Some("????.??.??"),
        "result" => Some("*"),
        _ => None,
    }
}

/// The tags of a field in a game, in order of precedence.
fn tags_of<'a, 't>(game: &'a Game<'t>, field: Field) -> Vec<&'a Tag<'t>> {
    if field == Field::Variant {
        return game.tags.iter().filter(|tag| tag.is(VARIANT)).collect();
    }
    let names = TAGS.into_iter().filter(|(of, _)| *of == field).flat_map(|(_, names)| names);
    names.flat_map(|name| game.tags.iter().filter(move |tag| tag.is(name))).collect()
}

fn changed_tag(tag: &Tag<'_>, value: &str) -> Edit {
    Edit { span: tag.value_span.clone(), text: escape(value) }
}

/// Adds a tag after the other tags. An event tag goes before them, because after them it would begin another game.
fn new_tag(text: &str, game: &Game<'_>, name: &str, value: &str, end: &'static str) -> Edit {
    let end = line_end(text).unwrap_or(end);
    let tag = format!("[{name} \"{}\"]", escape(value));
    match (game.tags.first(), game.tags.last()) {
        (Some(first), _) if name == "Event" => {
            Edit { span: first.span.start..first.span.start, text: format!("{tag}{end}") }
        }
        (_, Some(last)) => Edit { span: last.span.end..last.span.end, text: format!("{end}{tag}") },
        (_, None) => Edit { span: game.span.start..game.span.start, text: format!("{tag}{end}{end}") },
    }
}

/// Returns the edits that set a field in the comments before the first move, the last edit first. The lines of the
/// value go into the comments that already state the field, then into new comments.
fn comment_edits(text: &str, field: Field, value: &str, end: &'static str) -> Vec<Edit> {
    let Some(game) = pgn::games(text).next() else { return Vec::new() };
    let range = behind_tags(&game);
    let (start, opening) = (range.start, &text[range]);
    let mut lines = value.split('\n').filter(|_| !value.is_empty()).map(|line| comment_line::format_line(field, line));
    let mut edits = Vec::new();
    let (mut last, mut end_of_comments) = (None, None);
    for (place, comment) in pgn::comment_spans(opening).zip(pgn::comments(opening)) {
        end_of_comments = Some(place.end + start);
        let words = annotations::words(comment);
        if !has_words(comment) || parse_comment(words.trim()).field != field {
            continue;
        }
        let place = place.start + start..place.end + start;
        let commands = annotations::commands_only(comment);
        last = Some((edits.len(), place.clone()));
        edits.push(match lines.next() {
            None if commands.is_empty() => pgn::comment_removal(text, place),
            line => Edit { span: place, text: written([line.unwrap_or_default(), commands].join(" ").trim(), end) },
        });
    }
    let further: Vec<String> = lines.map(|line| written(&line, end)).collect();
    if !further.is_empty() {
        match last {
            Some((at, _)) => edits[at].text = [edits[at].text.clone(), further.join(" ")].join(" "),
            None => edits.push(match end_of_comments {
                // New comments go after the existing ones, so a done mark stays first. If the last existing comment
                // ends with its line, the new comments get a line of their own.
                Some(at) if text[..at].ends_with(['\n', '\r']) => Edit { span: at..at, text: further.join(" ") + end },
                Some(at) => Edit { span: at..at, text: format!(" {}", further.join(" ")) },
                None => before_moves(text, end, &further.join(" ")),
            }),
        }
    }
    edits.reverse();
    edits
}

/// Formats a comment in braces. If it contains a closing brace, it ends with the line instead (PGN standard 5).
pub(super) fn written(comment: &str, end: &str) -> String {
    if comment.contains('}') { format!("; {comment}{end}") } else { format!("{{{comment}}}") }
}

/// Sets the moves, or a comment if the value is not movetext.
fn solution_edits(text: &str, value: &str, end: &'static str) -> Vec<Edit> {
    let Some(game) = pgn::games(text).next() else { return Vec::new() };
    let edits = |moves: &str, comment: &str| {
        let moves = moves_edit(text, &game, moves, end);
        moves.into_iter().chain(comment_edits(text, Field::Solution, comment, end)).collect::<Vec<_>>()
    };
    let with_moves = edits(value, "");
    let after = with_moves.iter().fold(text.to_owned(), |text, edit| edit.apply(&text));
    // Unclosed movetext would swallow the next game.
    let followed = [&after, NEXT_GAME].concat();
    let games: Vec<Game<'_>> = pgn::games(&followed).collect();
    let says_so = is_closed(value)
        && games.len() == 2
        && (value.is_empty() || solution(&followed, &games[0]).as_deref() == Some(value));
    let edits = if says_so { with_moves } else { edits("", value) };
    if says_so && !value.is_empty() || !game.tags.is_empty() || game.movetext.is_empty() {
        return edits;
    }
    // Without moves, only a tag separates the game from the one before it.
    let tagged = new_tag(text, &game, "Event", "?", end).apply(text);
    let edits = solution_edits(&tagged, value, end);
    vec![Edit { span: 0..text.len(), text: edits.iter().fold(tagged, |text, edit| edit.apply(&text)) }]
}

fn moves_edit(text: &str, game: &Game<'_>, value: &str, end: &'static str) -> Option<Edit> {
    let span = moves_span(text, game);
    Some(match (game.movetext.is_empty(), value.is_empty()) {
        (true, true) => return None,
        (true, false) => {
            let at = text.trim_end().len();
            let ends = if text[at..].contains(['\n', '\r']) { "" } else { end };
            Edit { span: at..at, text: format!("{}{value} *{ends}", line_end(text).unwrap_or(end).repeat(2)) }
        }
        (false, true) if span.end == game.movetext.end => Edit { span, text: "*".to_owned() },
        (false, true) => {
            let end = text.len() - text[span.end..].trim_start().len();
            Edit { span: span.start..end, text: String::new() }
        }
        (false, false) if span.is_empty() => Edit { span, text: format!("{value} ") },
        (false, false) => Edit { span, text: value.to_owned() },
    })
}

/// Returns `true` if all comments and variations of a movetext are closed and the movetext has no result.
fn is_closed(movetext: &str) -> bool {
    let (mut depth, mut in_comment) = (0, false);
    if movetext.split_whitespace().any(|word| RESULTS.contains(&word)) {
        return false;
    }
    for sign in movetext.chars().filter(|char| "{}()".contains(*char)) {
        match sign {
            '{' if !in_comment => in_comment = true,
            '}' if in_comment => in_comment = false,
            '}' => return false,
            '(' if !in_comment => depth += 1,
            ')' if !in_comment => depth -= 1,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0 && !in_comment
}
