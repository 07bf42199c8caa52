//! The clocks of a position in EPD: `hmvc` and `fmvn`.

use std::ops::RangeInclusive;

use super::{Operand, Operation, RecordTail, Warning, WarningKind, read_tail, write_operation};
use crate::board::{MAX_CLOCK, Position};

pub(super) const OPCODES: [&str; 2] = ["hmvc", "fmvn"];

const DEFAULTS: [u16; 2] = [0, 1];

const RANGES: [RangeInclusive<u16>; 2] = [0..=MAX_CLOCK, 1..=MAX_CLOCK];

/// Returns the clocks of a position in the order of [`OPCODES`].
pub(super) const fn from_position(position: &Position) -> [u16; 2] {
    [position.halfmove_clock, position.fullmove_number]
}

/// Returns the position with these clocks. A clock that is `None` gets its default.
pub(super) fn set(position: Position, clocks: [Option<u16>; 2]) -> Position {
    let [halfmove_clock, fullmove_number] = [0, 1].map(|clock| clocks[clock].unwrap_or(DEFAULTS[clock]));
    Position { halfmove_clock, fullmove_number, ..position }
}

/// Returns the position with the clocks of the operations `hmvc` and `fmvn`. A missing clock gets its default.
pub fn with_clocks(position: &Position, operations: &[Operation]) -> Position {
    let words: Vec<String> = operations.iter().filter(|other| is_clock(other)).map(write_operation).collect();
    set(*position, read_tail(&words.join(" "), 0).clocks)
}

/// Returns `true` if an operation states a clock.
pub fn is_clock(operation: &Operation) -> bool {
    index(operation).is_some()
}

pub(super) fn index(operation: &Operation) -> Option<usize> {
    OPCODES.iter().position(|opcode| *opcode == operation.opcode)
}

pub(super) fn operation(clock: usize, value: u16) -> Operation {
    Operation { opcode: OPCODES[clock].into(), operands: vec![Operand::Word(value.to_string())] }
}

pub(super) fn is_default(clock: usize, value: u16) -> bool {
    DEFAULTS[clock] == value
}

/// Sets the clocks of a tail from its FEN fields and operations, with a warning for each clock that is out of range.
pub(super) fn read_clocks(text: &str, tail: &mut RecordTail) {
    let mut out_of_range = Vec::new();
    for clock in 0..2 {
        if let Some(span) = tail.clock_fields[clock].clone() {
            tail.field_clocks[clock] = parse_value(clock, &text[span.clone()]);
            out_of_range.extend(tail.field_clocks[clock].is_none().then_some(span));
        }
    }
    tail.clocks = tail.field_clocks;
    for (operation, span) in tail.operations.iter().zip(&tail.spans) {
        let Some(clock) = index(operation) else { continue };
        match operation_value(clock, operation) {
            None => out_of_range.push(span.clone()),
            value => tail.clocks[clock] = value,
        }
    }
    let warning = |span| Warning { span, kind: WarningKind::ClockOutOfRange };
    tail.warnings.extend(out_of_range.into_iter().map(warning));
    tail.warnings.sort_by_key(|warning| warning.span.start);
}

/// Returns the value of a clock: from the last valid operation, otherwise from the FEN field, otherwise the default.
pub(super) fn effective_value(clock: usize, field: Option<u16>, operations: &[Operation]) -> u16 {
    let mut of_clock = operations.iter().rev().filter(|operation| index(operation) == Some(clock));
    of_clock.find_map(|operation| operation_value(clock, operation)).or(field).unwrap_or(DEFAULTS[clock])
}

fn operation_value(clock: usize, operation: &Operation) -> Option<u16> {
    let [number] = operation.operands.as_slice() else { return None };
    parse_value(clock, number.text())
}

fn parse_value(clock: usize, number: &str) -> Option<u16> {
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    number.parse().ok().filter(|value| is_number && RANGES[clock].contains(value))
}
