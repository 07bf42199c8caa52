//! The text between the tags of a game and its first move: comments, and the annotations in them.

use std::ops::Range;

use super::edit::{Edit, line_end};
use super::game::{games, line_length};
use crate::board::Annotations;
use crate::notation::annotations;

/// Maximum number of bytes after the tags that are searched for annotations.
pub const MAX_OPENING: usize = 1 << 16;

/// New annotations are inserted before this byte offset, to stay within [`MAX_OPENING`] after later insertions.
const MAX_INSERTION: usize = MAX_OPENING / 2;

/// A comment before the first move of a game.
struct Comment {
    /// The byte range of the comment with its delimiters; for `;` with the line end.
    whole: Range<usize>,
    /// The byte range of the text of the comment.
    content: Range<usize>,
}

/// Reads the annotations of the comments at the beginning of `opening`, the text after the tags of a game. At most
/// [`MAX_OPENING`] bytes are searched.
pub fn annotations(opening: &str) -> Annotations {
    annotations::read_all(comments(searched_part(opening)))
}

/// Returns the part of an opening that is searched for annotations.
fn searched_part(opening: &str) -> &str {
    &opening[..opening.floor_char_boundary(MAX_OPENING)]
}

/// Returns the comments at the beginning of `opening` without delimiters.
pub fn comments(opening: &str) -> impl Iterator<Item = &str> {
    let (comments, _) = scan(opening);
    comments.into_iter().map(|comment| &opening[comment.content])
}

/// Returns the byte ranges of the comments at the beginning of `opening`, with their delimiters. The range of a comment
/// after `;` includes its line end.
pub fn comment_spans(opening: &str) -> impl Iterator<Item = Range<usize>> {
    let (comments, _) = scan(opening);
    comments.into_iter().map(|comment| comment.whole)
}

/// Returns the edits, in reverse order, after which the comments before the first move of a game have exactly these
/// arrows and marked squares. The new annotations go into the first comment that already has annotations and ends
/// within half of [`MAX_OPENING`]. If there is none, they go into a new comment before the first move. Comments that
/// become empty are removed. `end` is the line end to use if the text has none.
pub fn annotation_edits(text: &str, new: &Annotations, end: &str) -> Vec<Edit> {
    let tags_end = games(text).next().and_then(|game| game.tags.last().map(|tag| tag.span.end));
    let start = tags_end.unwrap_or(0);
    let opening = &text[start..];
    if annotations(opening) == *new {
        return Vec::new();
    }
    let (comments, stop) = scan(searched_part(opening));
    let has_any = |comment: &Comment| annotations::has_annotations(&opening[comment.content.clone()]);
    let has_room = |comment: &Comment| comment.content.end <= MAX_INSERTION;
    let is_place = |comment: &Comment| !new.is_empty() && has_any(comment) && has_room(comment);
    let place = comments.iter().position(is_place);
    let mut edits = Vec::new();
    for (number, comment) in comments.iter().enumerate().filter(|(_, comment)| has_any(comment)) {
        let nothing = Annotations::default();
        edits.extend(comment_edits(opening, comment, if place == Some(number) { new } else { &nothing }));
    }
    if place.is_none() && !new.is_empty() {
        let added = insertion(text, opening, &comments, stop, tags_end.is_some(), &annotations::write(new), end);
        let at = edits.iter().position(|edit| edit.span.start >= added.span.start).unwrap_or(edits.len());
        edits.insert(at, added);
    }
    for edit in &mut edits {
        edit.span = edit.span.start + start..edit.span.end + start;
    }
    edits.reverse();
    edits
}

fn comment_edits(opening: &str, comment: &Comment, new: &Annotations) -> Vec<Edit> {
    let content = &opening[comment.content.clone()];
    if annotations::replace(content, new).trim().is_empty() {
        return vec![comment_removal(opening, comment.whole.clone())];
    }
    let start = comment.content.start;
    let moved = |(span, text): annotations::Change| Edit { span: span.start + start..span.end + start, text };
    annotations::changes(content, new).into_iter().map(moved).collect()
}

/// Returns the edit that removes a comment and the blanks after it, and the line end if the comment is alone on its
/// line. Otherwise the line end stays, so that a `%` that follows stays at the start of a line.
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

/// Returns the edit that inserts a comment before the first move. If the first move is beyond [`MAX_INSERTION`], the
/// comment goes after the last comment that ends before that offset or, without such a comment, after the tags.
fn insertion(
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
        // Without tags, text before the first move would not belong to the game.
        return at(stop, format!("[Event \"?\"]{end}{end}{{{commands}}} "));
    }
    if stop > MAX_INSERTION {
        let near = comments.iter().rev().find(|comment| comment.whole.end <= MAX_INSERTION);
        let Some(near) = near else { return at(0, format!(" {{{commands}}}")) };
        // The line break after the new comment keeps a `%` that follows at the start of a line.
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

/// Returns the comments at the beginning of a text, and the byte offset of the first other text.
fn scan(text: &str) -> (Vec<Comment>, usize) {
    let bytes = text.as_bytes();
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
                let content = text[at + 1..end].trim_end_matches(['\n', '\r']).len();
                comments.push(Comment { whole: at..end, content: at + 1..at + 1 + content });
                at = end;
            }
            Some(b'%') if is_line_start => at += line_length(&bytes[at..]),
            _ => return (comments, at),
        }
    }
}
