//! What stands between the tags of a game and its first move.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::Annotations;
use crate::document::view::RecordView;
use crate::notation::pgn::{self, OPENING};

/// Most games begin with a move; so much is looked at to see it, in bytes.
const LOOK: usize = 4096;

/// What follows the tags of a game of a source, as far as comments are looked for; nothing if no comment does. What
/// belongs to a game with several positions stands behind the last of their tags.
pub(super) fn opening<'a>(view: &RecordView<'a>) -> Option<Cow<'a, str>> {
    if !view.is_in_source() {
        return None;
    }
    let body = view.place.body();
    let beginning = look(view, body.clone(), LOOK);
    let (beginning, range) = if !beginning.trim().is_empty() || body.len() > LOOK {
        (beginning, body)
    } else {
        // It has no moves, or they stand behind the tags of its other positions.
        let behind = behind_other_tags(view)?..view.source.end();
        (look(view, behind.clone(), LOOK), behind)
    };
    let begins = beginning.trim_start();
    let has_comments = begins.is_empty() || begins.starts_with(['{', ';', '%']);
    // UTF-16 has two bytes where UTF-8 has one.
    has_comments.then(|| if range.len() <= LOOK { beginning } else { look(view, range, 2 * OPENING) })
}

/// Where the tags of the other positions of a game end.
fn behind_other_tags(view: &RecordView<'_>) -> Option<usize> {
    let (start, end) = (view.place.whole().start, view.place.whole().end);
    let own = end - start;
    if own > LOOK || end >= view.source.end() {
        return None;
    }
    let text = look(view, start..view.source.end(), (own + 4 * LOOK).next_multiple_of(2));
    let game = pgn::games(&text).next()?;
    let tags_end = game.tags.last().map_or(game.span.end, |tag| tag.span.end);
    let behind = start + view.source.encoded_length(&text[..tags_end]);
    (behind > end).then_some(behind)
}

/// The text of a stretch, or of as many of its first bytes; an even number.
fn look<'a>(view: &RecordView<'a>, range: Range<usize>, most: usize) -> Cow<'a, str> {
    match view.source.slice(range.start..range.end.min(range.start.saturating_add(most))) {
        Cow::Borrowed(bytes) => view.source.decode_beginning(bytes, most),
        Cow::Owned(bytes) => Cow::Owned(view.source.decode_beginning(&bytes, most).into_owned()),
    }
}

/// The arrows and marked squares that the comments before the first move of a game state.
pub(in crate::document) fn annotations(view: &RecordView<'_>) -> Annotations {
    opening(view).map(|opening| pgn::annotations(&opening)).unwrap_or_default()
}
