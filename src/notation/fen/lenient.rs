//! Reads a placement leniently, for preview and layout: every invalid character counts as an empty square.

use std::ops::Range;

use super::placement::PlacementToken;
use super::{extras, lead};
use crate::board::{Piece, Size, Square};

/// Maximum number of ranks, and of characters or numbers in a rank, that are considered to guess the board size.
const MAX_RANKS: u8 = 10;

pub(super) struct PlacementPart {
    pub(super) bytes: Range<usize>,
    pub(super) square: Square,
    /// The number of squares that this part covers on the board, at least 1.
    pub(super) squares: u8,
    pub(super) piece: Option<Piece>,
}

/// Finds the byte ranges of the six fields. Skips words before a placement, and check counters.
pub(super) fn fields(text: &str) -> [Option<Range<usize>>; 6] {
    let skipped = words(text).take(6).position(|word| lead::is_placement(&text[word])).unwrap_or(0);
    let mut words = words(text).skip(skipped).filter(|word| !extras::is_counter(&text[word.clone()]));
    std::array::from_fn(|_| words.next())
}

pub(super) fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let start = at + (rest.len() - rest.trim_start().len());
        let word = text[start..].split(char::is_whitespace).next().filter(|word| !word.is_empty())?;
        at = start + word.len();
        Some(start..at)
    })
}

/// Guesses the board size of a placement: the width of most ranks, and the number of ranks. If that fails, 8x8.
pub(super) fn likely_size(placement: &str) -> Size {
    let mut widths = [0_u8; MAX_RANKS as usize + 1];
    let mut ranks = 0;
    for rank in placement.split('/').take(MAX_RANKS.into()) {
        let width = tokens(rank, true)
            .take(MAX_RANKS.into())
            .map(|(_, token)| token.map_or(1, PlacementToken::squares))
            .fold(0, u8::saturating_add);
        if let Some(count) = widths.get_mut(usize::from(width)) {
            *count += 1;
        }
        ranks += 1;
    }
    (5..=MAX_RANKS)
        .find(|width| widths[usize::from(*width)] * 2 > ranks)
        .and_then(|width| Size::new(width, ranks))
        .unwrap_or(Size::STANDARD)
}

/// Returns the parts of a placement that are on the board. `start` is the byte offset of the placement in the text.
pub(super) fn parts(placement: &str, start: usize, size: Size) -> impl Iterator<Item = PlacementPart> {
    let large = !size.is_standard();
    let mut next_rank = start;
    let ranks = placement.split('/').zip((0..size.ranks()).rev());
    ranks.flat_map(move |(rank_text, rank)| {
        let rank_start = next_rank;
        next_rank += rank_text.len() + 1;
        let mut file = 0;
        tokens(rank_text, large).map_while(move |(bytes, token)| {
            let squares = token.map_or(1, PlacementToken::squares).min(size.files() - file);
            let square = Square::new(file, rank);
            let piece = if let Some(PlacementToken::Piece(piece)) = token { Some(piece) } else { None };
            file += squares;
            let bytes = rank_start + bytes.start..rank_start + bytes.end;
            (squares > 0).then_some(PlacementPart { bytes, square, squares, piece })
        })
    })
}

/// Returns the tokens of a rank with their byte ranges. A character that is neither piece nor number gives `None`.
fn tokens(rank: &str, large: bool) -> impl Iterator<Item = (Range<usize>, Option<PlacementToken>)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let char = rank[at..].chars().next()?;
        let start = at;
        let token = PlacementToken::first(&rank.as_bytes()[at..], large);
        at += token.map_or(char.len_utf8(), |(_, length)| length);
        let is_markable = extras::is_markable(rank.as_bytes()[start]);
        if is_markable && rank[at..].starts_with('~') {
            at += 1;
        }
        Some((start..at, token.map(|(token, _)| token)))
    })
}
