//! The quick pass: positions of records as bitboards, for callers that scan millions of records.

use crate::board::BitPosition;
use crate::notation::fen;

/// Reads the position of a record that has one space after each field, begins its operations with a letter and states
/// no clock and no variant. `None` means that [`read`](super::read) must decide. As with [`fen::read_line`], castling
/// rights may be wrong with several kings of a color on its back rank.
///
/// ```
/// use fenwright::board::{BitPosition, Position};
/// use fenwright::notation::epd;
/// let start = b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"start\";";
/// assert_eq!(epd::read_quick(start), BitPosition::from_standard(&Position::start()));
/// ```
#[inline]
pub fn read_quick(line: &[u8]) -> Option<BitPosition> {
    let (position, operations) = fen::read_fields(line)?;
    let begins_plainly = operations.first().is_some_and(u8::is_ascii_alphabetic);
    // Both clock opcodes contain "mv", and "variant" begins with "va".
    let is_among =
        |at: usize| operations.get(at.wrapping_sub(1)) == Some(&b'm') || operations.get(at + 1) == Some(&b'a');
    let states_more = || memchr::memchr_iter(b'v', operations).any(is_among);
    (begins_plainly && !states_more()).then_some(position)
}
