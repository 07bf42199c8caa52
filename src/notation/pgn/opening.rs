//! What stands between the tags of a game and its first move: comments, and in them arrows and marked squares.

use std::ops::Range;

use super::edit::{Edit, line_end};
use super::game::games;
use crate::board::Annotations;
use crate::notation::annotations;

/// So much of what follows the tags of a game is looked at for comments, in bytes of UTF-8.
pub const OPENING: usize = 1 << 16;

/// New commands come before this byte, so that they can be read whatever is added to them.
const ROOM: usize = OPENING / 2;

/// One comment: its bytes with its signs, and for one up to the end of a line with that, and those of what it says.
struct Comment {
    whole: Range<usize>,
    content: Range<usize>,
}

/// The arrows and marked squares that the comments at the beginning of a text state, which is to be what follows the
/// tags of a game. No more than [`OPENING`] bytes of it are looked at.
pub fn annotations(opening: &str) -> Annotations {
    annotations::read_all(comments(opening))
}

/// The comments at the beginning of a text, which is to be what follows the tags of a game, each without its signs. No
/// more than [`OPENING`] bytes of it are looked at.
pub fn comments(opening: &str) -> impl Iterator<Item = &str> {
    let (comments, _) = scan(opening);
    comments.into_iter().map(|comment| &opening[comment.content])
}

/// Where these comments stand, with their signs; those up to the end of a line with that.
pub fn comment_places(opening: &str) -> impl Iterator<Item = Range<usize>> {
    let (comments, _) = scan(opening);
    comments.into_iter().map(|comment| comment.whole)
}

/// What has to change in the text of a game so that the comments before its first move state these arrows and marked
/// squares and no others: in the comment that has some, else as a comment of their own before the first move. A comment
/// of which nothing is left is removed. The changes are in reverse order, so that each can be made after the other.
/// `end` is the line end where the text has none.
pub fn annotation_edits(text: &str, new: &Annotations, end: &str) -> Vec<Edit> {
    let tags_end = games(text).next().and_then(|game| game.tags.last().map(|tag| tag.span.end));
    let start = tags_end.unwrap_or(0);
    let opening = &text[start..];
    if annotations(opening) == *new {
        return Vec::new();
    }
    let (comments, stop) = scan(opening);
    let has_any = |comment: &Comment| annotations::has_any(&opening[comment.content.clone()]);
    let has_room = |comment: &Comment| comment.content.end <= ROOM;
    let is_place = |comment: &Comment| !new.is_empty() && has_any(comment) && has_room(comment);
    let place = comments.iter().position(is_place);
    let mut edits = Vec::new();
    for (number, comment) in comments.iter().enumerate().filter(|(_, comment)| has_any(comment)) {
        let nothing = Annotations::default();
        edits.extend(edits_of(opening, comment, if place == Some(number) { new } else { &nothing }));
    }
    if place.is_none() && !new.is_empty() {
        let added = added(text, opening, &comments, stop, tags_end.is_some(), &annotations::write(new), end);
        let at = edits.iter().position(|edit| edit.span.start >= added.span.start).unwrap_or(edits.len());
        edits.insert(at, added);
    }
    for edit in &mut edits {
        edit.span = edit.span.start + start..edit.span.end + start;
    }
    edits.reverse();
    edits
}

/// What changes in one comment, or that it is taken out.
fn edits_of(opening: &str, comment: &Comment, new: &Annotations) -> Vec<Edit> {
    let content = &opening[comment.content.clone()];
    if annotations::replace(content, new).trim().is_empty() {
        return vec![comment_removal(opening, comment.whole.clone())];
    }
    let start = comment.content.start;
    let moved = |(span, text): annotations::Change| Edit { span: span.start + start..span.end + start, text };
    annotations::changes(content, new).into_iter().map(moved).collect()
}

/// Takes a comment out of the text of a game: with its line if it has it for itself, else with the blanks behind it.
/// Another line end is not taken, for what follows `%` counts only at the start of a line. What parts a game of tags
/// and this comment from the next game stays too: the white space at the end.
pub fn comment_removal(text: &str, comment: Range<usize>) -> Edit {
    const LINE_ENDS: [char; 2] = ['\n', '\r'];
    let start = comment.start;
    let words = start + text[comment].trim_end_matches(LINE_ENDS).len();
    let rest = text[words..].trim_start_matches([' ', '\t']);
    let is_last = rest.trim_start().is_empty();
    let starts_line = text[..start].ends_with(LINE_ENDS);
    let line_end = if starts_line && rest.starts_with(LINE_ENDS) { line_length(rest.as_bytes()) } else { 0 };
    let end = if is_last { words } else { text.len() - rest.len() + line_end };
    Edit { span: start..end, text: String::new() }
}

/// A comment of its own before the first move, or, where that is far away, behind the last comment that is not.
fn added(
    text: &str,
    opening: &str,
    comments: &[Comment],
    stop: usize,
    has_tags: bool,
    commands: &str,
    end: &str,
) -> Edit {
    let end = if text.contains(['\n', '\r']) { line_end(text) } else { end };
    let at = |at: usize, text: String| Edit { span: at..at, text };
    if !has_tags {
        // What stands before the first move of a game without tags would not belong to it.
        return at(stop, format!("[Event \"?\"]{end}{end}{{{commands}}} "));
    }
    if stop > ROOM {
        let near = comments.iter().rev().find(|comment| comment.whole.end <= ROOM);
        let Some(near) = near else { return at(0, format!(" {{{commands}}}")) };
        // Behind a comment up to the end of a line another line begins, and what follows `%` counts only there.
        let is_line = opening[near.whole.clone()].starts_with(';');
        return at(near.whole.end, if is_line { format!("{{{commands}}}{end}") } else { format!(" {{{commands}}}") });
    }
    if stop < opening.len() {
        return at(stop, format!("{{{commands}}} "));
    }
    let space = &text[text.trim_end().len()..];
    let ends = space.replace("\r\n", "\n").matches(['\n', '\r']).count();
    at(stop, format!("{}{{{commands}}}{end}{end}", end.repeat(2_usize.saturating_sub(ends))))
}

/// The comments at the beginning of a text, and the byte at which something else follows.
fn scan(text: &str) -> (Vec<Comment>, usize) {
    let looked_at = &text[..text.floor_char_boundary(OPENING)];
    let bytes = looked_at.as_bytes();
    let mut comments = Vec::new();
    let mut at = 0;
    loop {
        let space = bytes[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let is_line_start = bytes[at..at + space].iter().any(|byte| matches!(byte, b'\n' | b'\r'))
            || at > 0 && matches!(bytes[at - 1], b'\n' | b'\r');
        at += space;
        match bytes.get(at) {
            Some(b'{') => {
                let Some(length) = memchr::memchr(b'}', &bytes[at..]) else { return (comments, at) };
                comments.push(Comment { whole: at..at + length + 1, content: at + 1..at + length });
                at += length + 1;
            }
            Some(b';') => {
                let end = at + line_length(&bytes[at..]);
                let content = looked_at[at + 1..end].trim_end_matches(['\n', '\r']).len();
                comments.push(Comment { whole: at..end, content: at + 1..at + 1 + content });
                at = end;
            }
            Some(b'%') if is_line_start => at += line_length(&bytes[at..]),
            _ => return (comments, at),
        }
    }
}

/// The bytes of the first line with its line end.
fn line_length(bytes: &[u8]) -> usize {
    let Some(end) = memchr::memchr2(b'\n', b'\r', bytes) else { return bytes.len() };
    end + if bytes[end..].starts_with(b"\r\n") { 2 } else { 1 }
}
