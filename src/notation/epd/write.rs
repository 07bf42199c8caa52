//! The canonical EPD writer.

use std::borrow::Cow;

use super::operations::is_separator;
use super::{Operand, Operation, clocks, variant};
use crate::board::Position;
use crate::notation::fen;

/// Writes one record: the four fields of canonical FEN, then the operations, each closed by a semicolon.
///
/// The operations `hmvc`, `fmvn` and `variant` get the values of the position. They are added if missing, unless the
/// value is the default or visible in the fields.
///
/// The result reads back as the same position and operations, within the limits of EPD: see [`write_operation`].
///
/// ```
/// use fenwright::{Position, notation::epd};
/// let start = Position { halfmove_clock: 3, ..Position::start() };
/// let text = epd::write(&start, &[epd::Operation { opcode: "noop".into(), operands: Vec::new() }]);
/// assert!(text.ends_with(" w KQkq - noop; hmvc 3;"));
/// ```
pub fn write(position: &Position, operations: &[Operation]) -> String {
    let mut text = fields(position);
    let operations = variant::with_variant(operations, position);
    if operations.first().is_some_and(resembles_clock) {
        text.push_str(" ;");
    }
    for operation in with_clocks(position, &operations).iter().filter(|operation| !operation.is_empty()) {
        text.push(' ');
        push_words(&mut text, operation);
        text.push(';');
    }
    text
}

/// Writes an operation with its semicolon. An operation without opcode and operands becomes an empty string.
///
/// Separators (white space, semicolons, quotes, control characters) are removed from the opcode. An empty word, or a
/// word with a separator, is written as a string. Control characters in strings become spaces.
///
/// ```
/// use fenwright::notation::epd::{Operand, Operation, write_operation};
/// let id = Operation { opcode: "id".into(), operands: vec![Operand::Text("the \"Lasker\"".into())] };
/// assert_eq!(write_operation(&id), r#"id "the \"Lasker\"";"#);
/// ```
pub fn write_operation(operation: &Operation) -> String {
    if operation.is_empty() { String::new() } else { write_words(operation) + ";" }
}

pub(super) fn write_words(operation: &Operation) -> String {
    let mut text = String::new();
    push_words(&mut text, operation);
    text
}

fn push_words(text: &mut String, operation: &Operation) {
    let mut is_first = true;
    let opcode = written_opcode(operation);
    if opcode.clone().next().is_some() {
        text.extend(opcode);
        is_first = false;
    }
    for operand in &operation.operands {
        if !std::mem::take(&mut is_first) {
            text.push(' ');
        }
        push_operand(text, operand);
    }
}

fn written_opcode(operation: &Operation) -> impl Iterator<Item = char> + Clone {
    operation.opcode.chars().filter(|char| !is_separator(*char))
}

impl Operation {
    pub(super) fn is_empty(&self) -> bool {
        self.operands.is_empty() && written_opcode(self).next().is_none()
    }
}

fn push_operand(text: &mut String, operand: &Operand) {
    match operand {
        Operand::Word(word) if !word.is_empty() && !word.contains(is_separator) => text.push_str(word),
        Operand::Word(value) | Operand::Text(value) => push_quoted(text, value),
    }
}

fn push_quoted(text: &mut String, value: &str) {
    text.push('"');
    for char in value.chars() {
        if matches!(char, '"' | '\\') {
            text.push('\\');
        }
        text.push(if char.is_control() { ' ' } else { char });
    }
    text.push('"');
}

/// Returns the first four fields of FEN, followed by the check counter if the position has one.
pub(super) fn fields(position: &Position) -> String {
    let mut text = fen::write(position);
    let before_clocks = 3 + usize::from(position.checks().is_some());
    let end = text.match_indices(' ').nth(before_clocks).map_or(text.len(), |(at, _)| at);
    text.truncate(end);
    text
}

fn with_clocks<'a>(position: &Position, operations: &'a [Operation]) -> Vec<Cow<'a, Operation>> {
    let values = clocks::from_position(position);
    let operation = |clock: usize| Cow::Owned(clocks::operation(clock, values[clock]));
    let current = |stated: &'a Operation| clocks::index(stated).map_or_else(|| Cow::Borrowed(stated), operation);
    let mut all: Vec<_> = operations.iter().map(current).collect();
    let is_stated = |clock: usize| operations.iter().any(|other| clocks::index(other) == Some(clock));
    let is_missing = |clock: &usize| !is_stated(*clock) && !clocks::is_default(*clock, values[*clock]);
    all.extend((0..2).filter(is_missing).map(operation));
    all
}

/// Returns `true` if the opcode would read as a FEN clock directly after the four fields.
fn resembles_clock(operation: &Operation) -> bool {
    !operation.opcode.is_empty() && operation.opcode.bytes().all(|byte| byte.is_ascii_digit())
}
