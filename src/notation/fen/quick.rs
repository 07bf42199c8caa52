//! The quick pass: accepts strict FEN of an 8x8 board without explaining why it rejects anything else.
//!
//! The careful pass in `read.rs` locates faults; a test keeps both in agreement.

use super::castling::{self, can_follow};
use crate::board::{Bitboards, Castling, Color, MAX_CLOCK, Position, Side, Size, Square};

/// Reads strict FEN of an 8x8 board, which is ASCII, without reporting faults. [`read`](super::read) calls this first.
///
/// ```
/// use fenwright::notation::fen;
/// let text = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
/// assert_eq!(fen::read_quick(text.as_bytes()), fen::read(text).ok());
/// assert_eq!(fen::read_quick(b"4k3/8/8/8/8/8/8/4K3 w"), None);
/// ```
#[inline]
pub fn read_quick(text: &[u8]) -> Option<Position> {
    let (ranks, rest) = placement(text)?;
    if !are_valid_ranks(&Bitboards::transpose(ranks)) {
        return None;
    }
    let mut position = Position::empty(Size::STANDARD);
    let letters = position.board.standard_letters_mut()?;
    for (rank, letters) in ranks.iter().rev().zip(letters.as_chunks_mut().0) {
        *letters = only_letters(*rank).to_le_bytes();
    }
    let board = position.board;
    let (side_to_move, rest) = side_to_move(rest)?;
    position.side_to_move = side_to_move;
    let (castling, rest) = castling(rest, |color, side| Castling::outermost(&board, color, side))?;
    position.castling = castling;
    let (en_passant, rest) = en_passant(rest, side_to_move)?;
    position.en_passant = en_passant;
    let (halfmove_clock, rest) = number(rest)?;
    let (fullmove_number, rest) = number(rest.strip_prefix(b" ")?)?;
    position.halfmove_clock = halfmove_clock;
    position.fullmove_number = fullmove_number;
    (rest.is_empty() && fullmove_number > 0).then_some(position)
}

/// Number of cells of a placement: eight squares and a slash per rank. The slash after rank 1 is not in the text.
const CELLS: usize = 8 * 9;

/// The number of cells that each byte covers; 0 for a byte that ends the placement.
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

/// Reads the ranks of a placement. Returns them from rank 1 to rank 8, the a-file in the lowest byte, with the text
/// after the placement. A character is stored at its first square, and its other squares are 0. The caller must
/// transpose the ranks and check them with [`are_valid_ranks`].
///
/// `cell` is checked once per chunk of eight bytes. A chunk advances `cell` by at most 64, so `cell` cannot overflow.
#[inline]
pub(super) fn placement(text: &[u8]) -> Option<([u64; 8], &[u8])> {
    let mut cells = [0; 256];
    let mut cell = 0_u8;
    for (chunk, bytes) in text.as_chunks::<8>().0.iter().enumerate() {
        if usize::from(cell) >= CELLS {
            return None;
        }
        for (at, byte) in bytes.iter().enumerate() {
            let step = STEPS[usize::from(*byte)];
            if step == 0 {
                cells[CELLS - 1] = b'/';
                let rest = text.get(chunk * 8 + at..).filter(|_| usize::from(cell) == CELLS - 1)?;
                return Some((ranks(cells.first_chunk()?)?, rest));
            }
            cells[usize::from(cell)] = *byte;
            cell = cell.wrapping_add(step);
        }
    }
    None
}

#[inline]
fn ranks(cells: &[u8; CELLS]) -> Option<[u64; 8]> {
    let mut ranks = [0; 8];
    let mut wrong = 0;
    for (cells, word) in cells.as_chunks::<9>().0.iter().zip(ranks.iter_mut().rev()) {
        let [rank @ .., stroke] = *cells;
        *word = u64::from_le_bytes(rank);
        wrong |= stroke ^ b'/';
    }
    (wrong == 0).then_some(ranks)
}

/// Returns `true` if no rank contains a slash, and every number follows a letter or the edge of the board. Letters have
/// bit 6 set, numbers have bits 5 and 4 set, and a slash has only bit 5 of these three.
pub(super) const fn are_valid_ranks(planes: &[u64; 8]) -> bool {
    let [_, _, _, _, bit4, bit5, letters, _] = *planes;
    let signs = bit5 & !letters;
    let strokes = signs & !bit4;
    strokes | signs & !(letters << 8 | 0xFF) == 0
}

const fn only_letters(rank: u64) -> u64 {
    rank & ((rank >> 6 & 0x0101_0101_0101_0101) * 0xFF)
}

#[inline]
pub(super) fn side_to_move(text: &[u8]) -> Option<(Color, &[u8])> {
    let [b' ', side, b' ', rest @ ..] = text else { return None };
    // The side to move cannot be predicted, so a branch would be slow.
    let is_black = *side == b'b';
    let color = if is_black { Color::Black } else { Color::White };
    ((*side == b'w') | is_black).then_some((color, rest))
}

/// Reads the castling rights and the space after them. `outermost` is called only for K and Q.
#[inline]
pub(super) fn castling(text: &[u8], outermost: impl Fn(Color, Side) -> u8) -> Option<(Castling, &[u8])> {
    let mut castling = Castling::NONE;
    if let [b'-', b' ', rest @ ..] = text {
        return Some((castling, rest));
    }
    let mut last = None;
    let mut rest = text;
    while let [letter, after @ ..] = rest
        && *letter != b' '
    {
        let right = castling::castling_right(char::from(*letter), Size::STANDARD.files(), &outermost);
        let (color, file) = right.filter(|right| can_follow(last, *right))?;
        castling.set(color, file, true);
        last = Some((color, file));
        rest = after;
    }
    last?;
    Some((castling, rest.strip_prefix(b" ")?))
}

#[inline]
pub(super) fn en_passant(text: &[u8], side_to_move: Color) -> Option<(Option<Square>, &[u8])> {
    match text {
        [b'-', b' ', rest @ ..] => Some((None, rest)),
        [file @ b'a'..=b'h', digit, b' ', rest @ ..] => {
            let rank = Size::STANDARD.en_passant_rank(side_to_move);
            (*digit == b'1' + rank).then_some((Some(Square::new(file - b'a', rank)), rest))
        }
        _ => None,
    }
}

const TOO_LARGE: u32 = MAX_CLOCK as u32 + 1;

fn number(text: &[u8]) -> Option<(u16, &[u8])> {
    let mut value = 0;
    let mut rest = text;
    while let [digit @ b'0'..=b'9', after @ ..] = rest {
        // Saturates, so that more digits cannot wrap the number back into range.
        value = (value * 10 + u32::from(digit - b'0')).min(TOO_LARGE);
        rest = after;
    }
    (value < TOO_LARGE && rest.len() < text.len()).then_some((value as u16, rest))
}
