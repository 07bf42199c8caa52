//! Replaces operations by opcode.

use super::Operation;

/// Replaces the operations of the same opcode, or appends the operation if there is none.
///
/// ```
/// use fenwright::notation::epd::{Operand, Operation, read_tail, set_operation, write_operation};
///
/// let mut operations = read_tail("bm Kf1; id \"a\"; bm Kh1;", 0).operations;
/// set_operation(&mut operations, Operation { opcode: "bm".into(), operands: vec![Operand::Word("Rd8".into())] });
/// let written: Vec<String> = operations.iter().map(write_operation).collect();
/// assert_eq!(written, ["bm Rd8;", "id \"a\";"]);
/// ```
pub fn set_operation(operations: &mut Vec<Operation>, new: Operation) {
    let has_opcode = |operation: &Operation| operation.opcode == new.opcode;
    let at = operations.iter().position(has_opcode).unwrap_or(operations.len());
    operations.retain(|operation| !has_opcode(operation));
    operations.insert(at, new);
}
