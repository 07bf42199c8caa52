//! The comments between the tags of a game and its first move.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::Annotations;
use crate::document::format::record::RecordView;
use crate::notation::pgn::{self, MAX_OPENING};

/// Number of bytes that are read to see whether a game begins with a comment. Most begin with a move.
const PEEK_LEN: usize = 4096;

/// Returns what follows the tags of a game, as far as it is searched for comments; `None` if no comment follows. In a
/// game with several positions, this is behind the tags of the last one.
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
        // There are no moves, or they are behind the tags of the other positions.
        let last = record.index.last_part(record.source, record.number)?.body();
        if last != body {
            body = last;
            beginning = read_beginning(record, body.clone(), PEEK_LEN);
        }
    }
    // UTF-16 needs two bytes where UTF-8 needs one.
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
