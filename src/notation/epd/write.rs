//! The canonical EPD writer.

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
    for operation in with_clocks(position, &operations) {
        let written = write_operation(&operation);
        if !written.is_empty() {
            text.push(' ');
            text.push_str(&written);
        }
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
    let opcode = Some(written_opcode(operation)).filter(|opcode| !opcode.is_empty()).into_iter();
    opcode.chain(operation.operands.iter().map(write_operand)).collect::<Vec<_>>().join(" ")
}

fn written_opcode(operation: &Operation) -> String {
    operation.opcode.chars().filter(|char| !is_separator(*char)).collect()
}

impl Operation {
    pub(super) fn is_empty(&self) -> bool {
        self.operands.is_empty() && written_opcode(self).is_empty()
    }
}

fn write_operand(operand: &Operand) -> String {
    match operand {
        Operand::Word(word) if !word.is_empty() && !word.contains(is_separator) => word.clone(),
        Operand::Word(text) | Operand::Text(text) => quoted(text),
    }
}

fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for char in text.chars() {
        if matches!(char, '"' | '\\') {
            quoted.push('\\');
        }
        quoted.push(if char.is_control() { ' ' } else { char });
    }
    quoted.push('"');
    quoted
}

/// Returns the first four fields of FEN, followed by the check counter if the position has one.
pub(super) fn fields(position: &Position) -> String {
    let mut text = fen::write(position);
    let before_clocks = 3 + usize::from(position.checks().is_some());
    let end = text.match_indices(' ').nth(before_clocks).map_or(text.len(), |(at, _)| at);
    text.truncate(end);
    text
}

fn with_clocks(position: &Position, operations: &[Operation]) -> Vec<Operation> {
    let values = clocks::from_position(position);
    let current = |operation: &Operation| match clocks::index(operation) {
        Some(clock) => clocks::operation(clock, values[clock]),
        None => operation.clone(),
    };
    let mut all: Vec<Operation> = operations.iter().map(current).collect();
    let is_stated = |clock: usize| operations.iter().any(|other| clocks::index(other) == Some(clock));
    let is_missing = |clock: &usize| !is_stated(*clock) && !clocks::is_default(*clock, values[*clock]);
    all.extend((0..2).filter(is_missing).map(|clock| clocks::operation(clock, values[clock])));
    all
}

/// Returns `true` if the opcode would read as a FEN clock directly after the four fields.
fn resembles_clock(operation: &Operation) -> bool {
    !operation.opcode.is_empty() && operation.opcode.bytes().all(|byte| byte.is_ascii_digit())
}
