//! Reads records. A quick pass reads only their positions, as bitboards, for callers that scan millions of records.

use super::{Record, RecordTail, clocks, read_tail, variant};
use crate::board::{BitPosition, Position, Variant};
use crate::notation::fen::{self, Fault};

/// Reads one record. Strict FEN is accepted too, as a record without operations.
///
/// # Errors
/// Returns the first [`Fault`] of the four fields. The text after the fields causes no faults, only the warnings that
/// [`super`] lists.
pub fn read(text: &str) -> Result<Record, Fault> {
    read_as(text, None)
}

/// Reads one record. `stated` is the variant that is used if no operation names one.
///
/// # Errors
/// Returns the same faults as [`read`].
pub fn read_as(text: &str, stated: Option<Variant>) -> Result<Record, Fault> {
    let (position, tail) = parts(text, stated)?;
    let RecordTail { operations, spans, warnings, .. } = tail;
    Ok(Record { position, operations, spans, warnings })
}

/// Reads the position of a record with one space after each field, a letter at the start of the operations, and no
/// clock or variant among them. If the result is `None`, call [`read`](super::read) instead. As with
/// [`fen::read_line`], the castling rights may be wrong if a color has several kings on its back rank.
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

pub(super) fn parts(text: &str, stated: Option<Variant>) -> Result<(Position, RecordTail), Fault> {
    let fields = fields(text);
    let tail = read_tail(text, fields.len());
    let position = read_position(fields, variant(&tail.operations).or(stated))?;
    Ok((clocks::set(position, tail.clocks), tail))
}

/// Returns the text up to the end of the fourth field or of a check counter. A semicolon ends the fourth field too.
pub(super) fn fields(text: &str) -> &str {
    let is_end = |char: char| char.is_whitespace() || char.is_control() || char == ';';
    let mut at = 0;
    for field in 1..=4 {
        at += text[at..].find(|char: char| !char.is_whitespace()).unwrap_or(text.len() - at);
        let end = if field < 4 { text[at..].find(char::is_whitespace) } else { text[at..].find(is_end) };
        let Some(length) = end else { return text };
        at += length;
    }
    let rest = &text[at..];
    let space = rest.len() - rest.trim_start().len();
    let word = rest[space..].split(is_end).next().unwrap_or_default();
    let has_checks = space > 0 && fen::parse_checks(word).is_some();
    &text[..if has_checks { at + space + word.len() } else { at }]
}

/// Reads the four fields, with the clocks of a new game appended. If a field is missing, no clocks are appended, so
/// that the fault is at the missing field.
pub(super) fn read_position(fields: &str, stated: Option<Variant>) -> Result<Position, Fault> {
    let is_complete = fields.split_whitespace().nth(3).is_some();
    let read =
        |text: &str| stated.map_or_else(|| fen::read_detecting_variant(text), |variant| fen::read_as(text, variant));
    if is_complete { read(&format!("{fields} 0 1")) } else { read(fields) }
}
