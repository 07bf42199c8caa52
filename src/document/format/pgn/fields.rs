//! What a game says of its position, stated anew: a tag, a comment before the first move, or the moves.

use super::game::{TAGS, behind_tags, moves, players, remarks, says_words};
use super::marks::{before_moves, line_end};
use crate::document::format::metadata::Field;
use crate::document::format::said;
use crate::notation::annotations;
use crate::notation::pgn::{self, Edit, Game, escaped};

/// The text of a game, or of a part of one, that says this of a field, or nothing. All but that stays as it is. `end` is
/// the line end where the text has none.
pub(super) fn edits(text: &str, field: Field, value: &str, end: &'static str) -> Vec<Edit> {
    match field {
        Field::Title | Field::Author | Field::Source | Field::Stipulation => tag_edits(text, field, value, end),
        Field::Comment => comment_edits(text, field, value, end),
        Field::Solution => solution_edits(text, value, end),
    }
}

/// States a value in the tag that says something of its field, or in a further one.
fn tag_edits(text: &str, field: Field, value: &str, end: &'static str) -> Vec<Edit> {
    let Some(game) = pgn::games(text).next() else { return Vec::new() };
    let mut edits = comment_edits(text, field, "", end);
    edits.extend(tag_edit(text, &game, field, value, end));
    edits
}

fn tag_edit(text: &str, game: &Game<'_>, field: Field, value: &str, end: &'static str) -> Option<Edit> {
    let (_, names) = TAGS.into_iter().find(|(of, _)| *of == field)?;
    let event: &[&str] = if field == Field::Title && players(game).is_none() { &["Event"] } else { &[] };
    let tag = names.iter().chain(event).find_map(|name| game.tags.iter().find(|tag| tag.is(name)));
    match tag {
        // The standard wants the tag to be there.
        Some(tag) if tag.is("Event") => Some(Edit {
            span: tag.value_span.clone(),
            text: if value.is_empty() { "?".to_owned() } else { escaped(value) },
        }),
        Some(tag) if value.is_empty() => {
            let rest = &text[tag.span.end..];
            let line_end = rest.len() - rest.trim_start_matches([' ', '\t']).trim_start_matches(['\r', '\n']).len();
            let length = if rest[..line_end].contains(['\r', '\n']) { line_length(rest) } else { 0 };
            Some(Edit { span: tag.span.start..tag.span.end + length, text: String::new() })
        }
        Some(tag) => Some(Edit { span: tag.value_span.clone(), text: escaped(value) }),
        None if value.is_empty() => None,
        None => {
            let name = event.first().or(names.first())?;
            let end = line_end(text).unwrap_or(end);
            let tag = format!("[{name} \"{}\"]", escaped(value));
            Some(match game.tags.last() {
                Some(last) => Edit { span: last.span.end..last.span.end, text: format!("{end}{tag}") },
                None => Edit { span: game.span.start..game.span.start, text: format!("{tag}{end}{end}") },
            })
        }
    }
}

/// The bytes up to the end of the first line, with that.
fn line_length(text: &str) -> usize {
    let Some(at) = text.find(['\r', '\n']) else { return text.len() };
    at + if text[at..].starts_with("\r\n") { 2 } else { 1 }
}

/// States a value in the comments before the first move that say something of its field, each line in one, then in
/// further ones. The edits are in reverse order.
fn comment_edits(text: &str, field: Field, value: &str, end: &'static str) -> Vec<Edit> {
    let Some(game) = pgn::games(text).next() else { return Vec::new() };
    let range = behind_tags(&game);
    let (start, opening) = (range.start, &text[range]);
    let mut lines = value.split('\n').filter(|_| !value.is_empty()).map(|line| said::line(field, line));
    let mut edits = Vec::new();
    let mut last = None;
    for (place, comment) in pgn::comment_places(opening).zip(pgn::comments(opening)) {
        let words = annotations::words(comment);
        if !says_words(comment) || said::below(words.trim()).field != field {
            continue;
        }
        let place = place.start + start..place.end + start;
        let drawn = annotations::write(&annotations::read(comment));
        let line = lines.next().unwrap_or_default();
        last = Some((edits.len(), place.clone()));
        edits.push(match (line.is_empty(), drawn.is_empty()) {
            (true, true) => pgn::comment_removal(text, place),
            (true, false) => Edit { span: place, text: written(&drawn) },
            (false, true) => Edit { span: place, text: written(&line) },
            (false, false) => Edit { span: place, text: written(&format!("{line} {drawn}")) },
        });
    }
    let further: Vec<String> = lines.map(|line| written(&line)).collect();
    if !further.is_empty() {
        match last {
            Some((at, _)) => edits[at].text = [edits[at].text.clone(), further.join(" ")].join(" "),
            None => edits.push(before_moves(text, end, &further.join(" "))),
        }
    }
    edits.reverse();
    edits
}

/// A comment. A brace that would end it becomes another one.
fn written(comment: &str) -> String {
    format!("{{{}}}", comment.replace('}', ")"))
}

/// States other moves, or a comment where the value is none.
fn solution_edits(text: &str, value: &str, end: &'static str) -> Vec<Edit> {
    let Some(game) = pgn::games(text).next() else { return Vec::new() };
    let mut edits = comment_edits(text, Field::Solution, "", end);
    let span = moves(text, &game);
    let moves = match (game.movetext.is_empty(), value.is_empty()) {
        (true, true) => return edits,
        (true, false) => {
            let at = text.trim_end().len();
            let ends = if text[at..].contains(['\n', '\r']) { "" } else { end };
            Edit { span: at..at, text: format!("{}{value} *{ends}", line_end(text).unwrap_or(end).repeat(2)) }
        }
        (false, true) => Edit { span: span.start..spaced(text, span.end), text: String::new() },
        (false, false) if span.is_empty() => Edit { span: span.start..span.start, text: format!("{value} ") },
        (false, false) => Edit { span, text: value.to_owned() },
    };
    let apply = |edits: &[Edit]| edits.iter().fold(text.to_owned(), |text, edit| edit.apply(&text));
    let mut with_moves = vec![moves];
    with_moves.append(&mut edits);
    let after = apply(&with_moves);
    let says_so = |text: &str| pgn::games(text).count() == 1 && remarks(text).metadata.get(Field::Solution) == value;
    if says_so(&after) { with_moves } else { comment_edits(text, Field::Solution, value, end) }
}

/// Where what follows some white space begins.
fn spaced(text: &str, at: usize) -> usize {
    text.len() - text[at..].trim_start().len()
}
