//! The comments between the tags of a game and its first move. A done mark is one of these comments.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::Annotations;
use crate::document::format::record::RecordView;
use crate::document::format::remarks::is_done_comment;
use crate::notation::annotations::is_only_commands;
use crate::notation::pgn::{self, Edit, MAX_OPENING};

/// Number of bytes that are read first, to find out if a game begins with a comment. Most games begin with a move.
const PEEK_LEN: usize = 4096;

/// Returns the part after a game's last tags that is searched for comments; `None` if no comment follows the tags.
pub(super) fn opening<'a>(record: &RecordView<'a>) -> Option<Cow<'a, str>> {
    if !record.is_in_source {
        return None;
    }
    let mut body = record.span.body();
    let mut beginning = read_beginning(record, body.clone(), PEEK_LEN);
    let has_comments = |beginning: &str| {
        let begins = beginning.trim_start();
        begins.is_empty() || begins.starts_with(['{', ';', '%'])
    };
    if has_comments(&beginning) {
        // The record may be a part of a game without moves. The comments are then after the tags of the last part.
        let last = record.index.last_part(record.source, record.number)?.body();
        if last != body {
            body = last;
            beginning = read_beginning(record, body.clone(), PEEK_LEN);
        }
    }
    // UTF-16 needs two bytes where UTF-8 needs one, so twice the length is read.
    has_comments(&beginning)
        .then(|| if body.len() <= PEEK_LEN { beginning } else { read_beginning(record, body, 2 * MAX_OPENING) })
}

/// Decodes the first `most` bytes of a range; `most` must be even for UTF-16.
fn read_beginning<'a>(record: &RecordView<'a>, range: Range<usize>, most: usize) -> Cow<'a, str> {
    match record.source.slice(range.start..range.end.min(range.start.saturating_add(most))) {
        Cow::Borrowed(bytes) => record.source.decode_beginning(bytes, most),
        Cow::Owned(bytes) => Cow::Owned(record.source.decode_beginning(&bytes, most).into_owned()),
    }
}

pub(super) fn annotations(record: &RecordView<'_>) -> Annotations {
    opening(record).map(|opening| pgn::annotations(&opening)).unwrap_or_default()
}

const SIGNS: [char; 5] = ['{', '}', ';', '\r', '\n'];
const COMMENT: &str = "{done}";

/// Returns `true` if a game is marked as done: in a game of several positions, after the last position's tags.
pub(super) fn is_done(record: &RecordView<'_>) -> bool {
    opening(record).is_some_and(|opening| !find_marks(&opening).is_empty())
}

/// Finds the done marks among the first comments of a game. Skips comments with commands only.
fn find_marks(opening: &str) -> Vec<Range<usize>> {
    let is_mark = |place: &Range<usize>| {
        let comment = opening[place.clone()].strip_prefix('{').and_then(|comment| comment.strip_suffix('}'));
        comment.is_some_and(is_done_comment)
    };
    let has_commands_alone = |place: &Range<usize>| is_only_commands(opening[place.clone()].trim_matches(SIGNS));
    let first = pgn::comment_spans(opening).take_while(|place| is_mark(place) || has_commands_alone(place));
    first.filter(is_mark).collect()
}

/// Returns the edits that mark or unmark a game, or its last part, as done; the last edit in the text comes first.
pub(super) fn done_mark_edits(text: &str, end: &'static str, is_done: bool) -> Vec<Edit> {
    let last_tag = pgn::games(text).next().and_then(|game| game.tags.last().map(|tag| tag.span.end));
    let tags_end = last_tag.unwrap_or(0);
    let marks = find_marks(&text[tags_end..]);
    if !is_done {
        let whole = |mark: &Range<usize>| mark.start + tags_end..mark.end + tags_end;
        return marks.iter().rev().map(|mark| pgn::comment_removal(text, whole(mark))).collect();
    }
    if !marks.is_empty() {
        return Vec::new();
    }
    vec![before_moves(text, end, COMMENT)]
}

pub(super) fn before_moves(text: &str, end: &'static str, comment: &str) -> Edit {
    let last_tag = pgn::games(text).next().and_then(|game| game.tags.last().map(|tag| tag.span.end));
    let rest = text[last_tag.unwrap_or(0)..].trim_start();
    let at = text.len() - rest.len();
    let end = line_end(text).unwrap_or(end);
    let text = match rest.as_bytes().first() {
        // A comment before the moves of a game without tags would not belong to the game.
        _ if last_tag.is_none() => format!("[Event \"?\"]{end}{end}{comment} "),
        None => {
            let ends = super::line_ends_at_end(text);
            format!("{}{comment}{end}{end}", end.repeat(2_usize.saturating_sub(ends)))
        }
        // An escape counts only at the start of a line (PGN standard 6).
        Some(b'%') => format!("{comment}{end}"),
        Some(_) => format!("{comment} "),
    };
    Edit { span: at..at, text }
}

pub(super) fn line_end(text: &str) -> Option<&'static str> {
    let at = memchr::memchr2(b'\n', b'\r', text.as_bytes())?;
    ["\r\n", "\n", "\r"].into_iter().find(|end| text[at..].starts_with(end))
}
