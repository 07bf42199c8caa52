//! The quick pass: whether a text is strict FEN of an 8x8 board, and nothing about why it is not.
//!
//! Where the text is at fault is for the careful pass in `read.rs` to find; a test holds both together.

use super::castling::{self, is_next};
use crate::board::{Color, MAX_CLOCK, Position, Size, Square};

/// Reads strict FEN of an 8x8 board from bytes, for those who need not know what is wrong with any other
/// text. What is accepted is ASCII. [`read`](super::read) begins with it.
///
/// ```
/// use fenwright::notation::fen;
/// let text = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
/// assert_eq!(fen::read_quick(text.as_bytes()), fen::read(text).ok());
/// assert_eq!(fen::read_quick(b"4k3/8/8/8/8/8/8/4K3 w"), None);
/// ```
#[must_use]
#[inline]
pub fn read_quick(text: &[u8]) -> Option<Position> {
    let mut position = Position::empty(Size::STANDARD);
    let rest = placement(text, position.board.letters_of_standard_mut()?)?;
    let [b' ', side @ (b'w' | b'b'), b' ', rest @ ..] = rest else { return None };
    position.side_to_move = if *side == b'w' { Color::White } else { Color::Black };
    let rest = castling(rest, &mut position)?;
    let rest = en_passant(rest, &mut position)?;
    let (halfmove_clock, rest) = number(rest)?;
    let (fullmove_number, rest) = number(rest.strip_prefix(b" ")?)?;
    position.halfmove_clock = halfmove_clock;
    position.fullmove_number = fullmove_number;
    (rest.is_empty() && fullmove_number > 0).then_some(position)
}

/// The cells of a placement: eight squares and a stroke for each rank. The last stroke is the text's end.
const CELLS: usize = 8 * 9;

/// How many cells a byte goes on by: 0 where it is no part of a placement.
const STEPS: [u8; 256] = {
    let mut steps = [0; 256];
    let letters = b"KQRBNPkqrbnp/";
    let mut index = 0;
    while index < letters.len() {
        steps[letters[index] as usize] = 1;
        index += 1;
    }
    let mut digit = b'1';
    while digit <= b'8' {
        steps[digit as usize] = digit - b'0';
        digit += 1;
    }
    steps
};

/// Reads the letters of the squares up to the byte that ends the placement. The loop only puts characters
/// into cells, each where its first square is; whether they make ranks is asked once all are in place.
fn placement<'a>(text: &'a [u8], letters: &mut [u8; 64]) -> Option<&'a [u8]> {
    let mut cells = [0; CELLS];
    let mut cell = 0;
    for (at, byte) in text.iter().enumerate() {
        let step = STEPS[usize::from(*byte)];
        if step == 0 {
            cells[CELLS - 1] = b'/';
            return text.get(at..).filter(|_| cell == CELLS - 1 && ranks(&cells, letters));
        }
        *cells.get_mut(cell)? = *byte;
        cell += usize::from(step);
    }
    None
}

/// Copies the letters out of the cells, and tells whether these are eight ranks of eight.
fn ranks(cells: &[u8; CELLS], letters: &mut [u8; 64]) -> bool {
    let mut wrong = 0;
    for (cells, letters) in cells.as_chunks::<9>().0.iter().zip(letters.as_chunks_mut::<8>().0) {
        let [rank @ .., stroke] = *cells;
        let rank = u64::from_le_bytes(rank);
        wrong |= u64::from(stroke ^ b'/') | faults(rank);
        *letters = (rank & (bit(rank, 6) * 0xFF)).to_le_bytes();
    }
    wrong == 0
}

/// This bit of each of the eight bytes of a word, as the lowest bit of the byte.
const fn bit(word: u64, bit: u8) -> u64 {
    word >> bit & 0x0101_0101_0101_0101
}

/// Whether a rank holds a stroke, or a number with neither a letter nor the rank's edge before it; not 0
/// then. Letters have the bit 64, numbers the bits 32 and 16, a stroke the bit 32 without these two.
const fn faults(rank: u64) -> u64 {
    let letters = bit(rank, 6);
    let signs = bit(rank, 5) & !letters;
    let strokes = signs & !bit(rank, 4);
    strokes | signs & !(letters << 8 | 1)
}

/// Reads the castling rights and the space behind them.
fn castling<'a>(text: &'a [u8], position: &mut Position) -> Option<&'a [u8]> {
    if let [b'-', b' ', rest @ ..] = text {
        return Some(rest);
    }
    let mut last = None;
    let mut rest = text;
    while let [letter, after @ ..] = rest
        && *letter != b' '
    {
        let right = castling::right(char::from(*letter), &position.board).filter(|right| is_next(last, *right))?;
        position.castling.set(right.0, right.1, true);
        last = Some(right);
        rest = after;
    }
    last?;
    rest.strip_prefix(b" ")
}

/// Reads the en passant square and the space behind it.
fn en_passant<'a>(text: &'a [u8], position: &mut Position) -> Option<&'a [u8]> {
    match text {
        [b'-', b' ', rest @ ..] => Some(rest),
        [file @ b'a'..=b'h', digit, b' ', rest @ ..] => {
            let rank = Size::STANDARD.en_passant_rank(position.side_to_move);
            position.en_passant = Some(Square::new(file - b'a', rank));
            (*digit == b'1' + rank).then_some(rest)
        }
        _ => None,
    }
}

/// The least number that no position states.
const TOO_LARGE: u32 = MAX_CLOCK as u32 + 1;

/// Reads a number up to the first byte that is no digit.
fn number(text: &[u8]) -> Option<(u16, &[u8])> {
    let mut value = 0;
    let mut rest = text;
    while let [digit @ b'0'..=b'9', after @ ..] = rest {
        // A number that is too large stays too large, however many digits follow.
        value = (value * 10 + u32::from(digit - b'0')).min(TOO_LARGE);
        rest = after;
    }
    (value < TOO_LARGE && rest.len() < text.len()).then_some((value as u16, rest))
}
