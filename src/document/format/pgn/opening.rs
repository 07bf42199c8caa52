//! What stands between the tags of a game and its first move.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::Annotations;
use crate::document::format::record::RecordView;
use crate::notation::pgn::{self, OPENING};

/// Most games begin with a move; so much is looked at to see it, in bytes.
const LOOK: usize = 4096;

/// What follows the tags of a game of a source, as far as comments are looked for; nothing if no comment does. What
/// belongs to a game with several positions stands behind the last of their tags.
pub(super) fn opening<'a>(record: &RecordView<'a>) -> Option<Cow<'a, str>> {
    if !record.is_in_source {
        return None;
    }
    let mut body = record.place.body();
    let mut beginning = look(record, body.clone(), LOOK);
    let has_comments = |beginning: &str| {
        let begins = beginning.trim_start();
        begins.is_empty() || begins.starts_with(['{', ';', '%'])
    };
    if has_comments(&beginning) {
        // It has no moves, or they stand behind the tags of its other positions.
        let last = record.index.last_part(record.source, record.number)?.body();
        if last != body {
            body = last;
            beginning = look(record, body.clone(), LOOK);
        }
    }
    // UTF-16 has two bytes where UTF-8 has one.
    has_comments(&beginning).then(|| if body.len() <= LOOK { beginning } else { look(record, body, 2 * OPENING) })
}

/// The text of a stretch, or of as many of its first bytes; an even number.
fn look<'a>(record: &RecordView<'a>, range: Range<usize>, most: usize) -> Cow<'a, str> {
    match record.source.slice(range.start..range.end.min(range.start.saturating_add(most))) {
        Cow::Borrowed(bytes) => record.source.decode_beginning(bytes, most),
        Cow::Owned(bytes) => Cow::Owned(record.source.decode_beginning(&bytes, most).into_owned()),
    }
}

/// The arrows and marked squares that the comments before the first move of a game state.
pub(super) fn annotations(record: &RecordView<'_>) -> Annotations {
    opening(record).map(|opening| pgn::annotations(&opening)).unwrap_or_default()
}
