//! An operation that is stated in place of others.

use super::Operation;

/// Puts an operation in the place of those of its opcode, or behind all others.
///
/// ```
/// use fenwright::notation::epd::{Operand, Operation, state, tail, write_operation};
///
/// let mut operations = tail("bm Kf1; id \"a\"; bm Kh1;", 0).operations;
/// state(&mut operations, Operation { opcode: "bm".into(), operands: vec![Operand::Word("Rd8".into())] });
/// let written: Vec<String> = operations.iter().map(write_operation).collect();
/// assert_eq!(written, ["bm Rd8;", "id \"a\";"]);
/// ```
pub fn state(operations: &mut Vec<Operation>, new: Operation) {
    let has_opcode = |operation: &Operation| operation.opcode == new.opcode;
    let at = operations.iter().position(has_opcode).unwrap_or(operations.len());
    operations.retain(|operation| !has_opcode(operation));
    operations.insert(at, new);
}
