//! Strict FEN lines as bitboards, for callers that scan millions of lines.

use super::quick::{are_valid_ranks, castling, en_passant, placement, side_to_move};
use crate::board::{BitPosition, Bitboards};

/// Reads the first line of a text if it is strict FEN of an 8x8 board. Returns the position, and the rest of the text,
/// which starts with the end of the line (LF or CR). If the result is `None`, call [`read_quick`](super::read_quick) on
/// the line. The castling rights may be wrong if a color has several kings on its back rank.
///
/// ```
/// use fenwright::board::{BitPosition, Position};
/// use fenwright::notation::fen;
/// let text = fen::write(&Position::start()) + "\n8/8/8/8/8/8/8/8 w - - 0 1\n";
/// let (position, rest) = fen::read_line(text.as_bytes()).unwrap();
/// assert_eq!(Some(position), BitPosition::from_standard(&Position::start()));
/// assert!(rest.starts_with(b"\n8/8"));
/// ```
#[inline]
pub fn read_line(text: &[u8]) -> Option<(BitPosition, &[u8])> {
    let (position, rest) = read_fields(text)?;
    let (halfmove_clock, rest) = number(rest)?;
    let (fullmove_number, rest) = number(rest.strip_prefix(b" ")?)?;
    let is_whole = fullmove_number > 0 && matches!(rest, [b'\n' | b'\r', ..]);
    is_whole.then_some((BitPosition { halfmove_clock, fullmove_number, ..position }, rest))
}

/// Reads the first four fields and the space after them, as [`read_line`] does. The clocks are those of a new game.
#[inline]
pub(in crate::notation) fn read_fields(text: &[u8]) -> Option<(BitPosition, &[u8])> {
    let (ranks, rest) = placement(text)?;
    let planes = Bitboards::transpose(ranks);
    if !are_valid_ranks(&planes) {
        return None;
    }
    let men = Bitboards::from_planes(planes);
    let (side_to_move, rest) = side_to_move(rest)?;
    let (castling, rest) = castling(rest, |color, side| men.outermost_rook_file(color, side))?;
    let (en_passant, rest) = en_passant(rest, side_to_move)?;
    Some((BitPosition { board: men, side_to_move, castling, en_passant, halfmove_clock: 0, fullmove_number: 1 }, rest))
}

/// Reads a number of one to four digits. Loads eight bytes at once to avoid branches, which would be hard to predict.
#[inline]
fn number(text: &[u8]) -> Option<(u16, &[u8])> {
    const EACH: u64 = 0x0101_0101_0101_0101;
    // A digit becomes its value, 0 to 9. In `others`, the first byte that is not a digit has its highest bit set.
    let values = u64::from_le_bytes(*text.first_chunk()?) ^ (EACH * 0x30);
    let others = (values | values.wrapping_add(EACH * 0x76)) & (EACH * 0x80);
    let digits = others.trailing_zeros() / 8;
    if !(1..=4).contains(&digits) {
        return None;
    }
    // The last digit moves to the highest of four bytes. The bytes below the first digit become 0.
    let aligned = (values as u32) << (32 - 8 * digits);
    let pairs = (aligned * 10 + (aligned >> 8)) & 0x00FF_00FF;
    Some(((pairs * 100 + (pairs >> 16)) as u16, text.get(digits as usize..)?))
}
