//! Reads records.

use super::{Record, RecordTail, clocks, read_tail, variant};
use crate::board::{Position, Variant};
use crate::notation::fen::{self, Fault};

/// Reads one record. Strict FEN is a record without operations.
///
/// # Errors
/// Returns the first [`Fault`] of the four fields, with its span as in FEN. Nothing after them is refused; see
/// [`super`] for the warnings.
pub fn read(text: &str) -> Result<Record, Fault> {
    read_as(text, None)
}

/// Reads one record; `stated` is the variant to use if the record names none.
///
/// # Errors
/// Returns the same faults as [`read`].
pub fn read_as(text: &str, stated: Option<Variant>) -> Result<Record, Fault> {
    let (position, tail) = parts_as(text, stated)?;
    let RecordTail { operations, spans, warnings, .. } = tail;
    Ok(Record { position, operations, spans, warnings })
}

/// Returns the position of a record with its clocks, and the tail after the fields.
pub(super) fn parts(text: &str) -> Result<(Position, RecordTail), Fault> {
    parts_as(text, None)
}

fn parts_as(text: &str, stated: Option<Variant>) -> Result<(Position, RecordTail), Fault> {
    let fields = fields(text);
    let tail = read_tail(text, fields.len());
    let position = read_position(fields, variant(&tail.operations).or(stated))?;
    Ok((clocks::set(position, tail.clocks), tail))
}

/// Returns the text up to the end of its fourth field or of the check counter after it; the whole text if it has fewer
/// fields. White space, a control character or a semicolon ends the fourth field.
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

/// Reads the four fields. The clocks that EPD omits are appended for the strict reader, unless a field is missing: that
/// fault has the right span only in the original text.
pub(super) fn read_position(fields: &str, stated: Option<Variant>) -> Result<Position, Fault> {
    let is_complete = fields.split_whitespace().nth(3).is_some();
    let read =
        |text: &str| stated.map_or_else(|| fen::read_detecting_variant(text), |variant| fen::read_as(text, variant));
    if is_complete { read(&format!("{fields} 0 1")) } else { read(fields) }
}
