//! Reading a record.

use super::{Record, Tail, clocks, tail, variant};
use crate::board::{Position, Variant};
use crate::notation::fen::{self, Fault};

/// Reads one record. A text that is strict FEN is a record without operations.
///
/// # Errors
/// The first [`Fault`] of the four fields, at the place where it is in FEN. Behind them nothing is refused;
/// see [`super`] for what is tolerated with a warning.
pub fn read(text: &str) -> Result<Record, Fault> {
    read_as(text, None)
}

/// Reads one record that is played by these rules, if they are known and it does not say so itself.
///
/// # Errors
/// As [`read`].
pub fn read_as(text: &str, stated: Option<Variant>) -> Result<Record, Fault> {
    let (position, tail) = parts_as(text, stated)?;
    let Tail { operations, spans, warnings, .. } = tail;
    Ok(Record { position, operations, spans, warnings })
}

/// The position of a record with its clocks, and what follows the fields.
pub(super) fn parts(text: &str) -> Result<(Position, Tail), Fault> {
    parts_as(text, None)
}

fn parts_as(text: &str, stated: Option<Variant>) -> Result<(Position, Tail), Fault> {
    let fields = fields(text);
    let tail = tail(text, fields.len());
    let position = position_of(fields, variant(&tail.operations).or(stated))?;
    Ok((clocks::with(position, tail.clocks), tail))
}

/// The text up to the end of its fourth field, which white space, a control character or a semicolon ends, or of the checks
/// behind it; the whole text if it has fewer.
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
    let has_checks = space > 0 && fen::checks_of(word).is_some();
    &text[..if has_checks { at + space + word.len() } else { at }]
}

/// Reads the four fields. The strict reader gets the clocks that EPD leaves out, unless a field is missing,
/// which it says at the right place only of the text as it is.
pub(super) fn position_of(fields: &str, stated: Option<Variant>) -> Result<Position, Fault> {
    let is_complete = fields.split_whitespace().nth(3).is_some();
    let read = |text: &str| stated.map_or_else(|| fen::read_by_form(text), |variant| fen::read_as(text, variant));
    if is_complete { read(&format!("{fields} 0 1")) } else { read(fields) }
}
