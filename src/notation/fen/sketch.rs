//! A lenient walk over a placement, broken or not: what each part of it means if every character that
//! cannot be read is an empty square. The preview and the layout both follow it.

use std::ops::Range;

use super::placement::Token;
use super::{extras, lead};
use crate::board::{Piece, Size, Square};

/// The most strokes and squares of a placement that are looked at.
const MAX: u8 = 10;

/// One character, or one number, of a placement.
pub(super) struct Part {
    /// Its bytes in the text.
    pub(super) bytes: Range<usize>,
    /// The first square it stands for.
    pub(super) square: Square,
    /// How many squares it stands for on this board, at least 1.
    pub(super) squares: u8,
    /// The piece, if it is one.
    pub(super) piece: Option<Piece>,
}

/// The places of the fields of a text. Words before a placement are passed over, and counters of checks.
pub(super) fn fields(text: &str) -> [Option<Range<usize>>; 6] {
    let skipped = words(text).take(6).position(|word| lead::is_placement(&text[word])).unwrap_or(0);
    let mut words = words(text).skip(skipped).filter(|word| !extras::is_counter(&text[word.clone()]));
    std::array::from_fn(|_| words.next())
}

/// The words of a text with their places.
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

/// The size of board that a placement most likely means: the width most of its ranks have, else 8x8.
pub(super) fn likely_size(placement: &str) -> Size {
    let mut widths = [0_u8; MAX as usize + 1];
    let mut ranks = 0;
    for rank in placement.split('/').take(MAX.into()) {
        let width = tokens(rank, true)
            .take(MAX.into())
            .map(|(_, token)| token.map_or(1, Token::squares))
            .fold(0, u8::saturating_add);
        if let Some(count) = widths.get_mut(usize::from(width)) {
            *count += 1;
        }
        ranks += 1;
    }
    (5..=MAX)
        .find(|width| widths[usize::from(*width)] * 2 > ranks)
        .and_then(|width| Size::new(width, ranks))
        .unwrap_or(Size::STANDARD)
}

/// Every part of the placement that stands on the board; what overflows a rank or the board is left out.
/// `start` is where the placement begins in the text.
pub(super) fn parts(placement: &str, start: usize, size: Size) -> impl Iterator<Item = Part> {
    let large = !size.is_standard();
    let mut next_rank = start;
    let ranks = placement.split('/').zip((0..size.ranks()).rev());
    ranks.flat_map(move |(rank_text, rank)| {
        let rank_start = next_rank;
        next_rank += rank_text.len() + 1;
        let mut file = 0;
        tokens(rank_text, large).map_while(move |(bytes, token)| {
            let squares = token.map_or(1, Token::squares).min(size.files() - file);
            let square = Square::new(file, rank);
            let piece = if let Some(Token::Piece(piece)) = token { Some(piece) } else { None };
            file += squares;
            let bytes = rank_start + bytes.start..rank_start + bytes.end;
            (squares > 0).then_some(Part { bytes, square, squares, piece })
        })
    })
}

/// The tokens of a rank with their places; `None` is a character that is neither piece nor number.
fn tokens(rank: &str, large: bool) -> impl Iterator<Item = (Range<usize>, Option<Token>)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let char = rank[at..].chars().next()?;
        let start = at;
        let token = Token::first(&rank.as_bytes()[at..], large);
        at += token.map_or(char.len_utf8(), |(_, length)| length);
        let is_markable = extras::is_markable(rank.as_bytes()[start]);
        if is_markable && rank[at..].starts_with('~') {
            at += 1;
        }
        Some((start..at, token.map(|(token, _)| token)))
    })
}
