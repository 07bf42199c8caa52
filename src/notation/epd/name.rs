//! The operation `id`, the name of a record.

use super::{Operand, Operation};

const OPCODE: &str = "id";

/// Returns the name of the operations, if one of them is `id`.
pub fn name(operations: &[Operation]) -> Option<&str> {
    let id = operations.iter().find(|operation| operation.opcode == OPCODE)?;
    id.operands.first().map(Operand::text)
}

/// Creates the operation for a name.
pub fn name_operation(name: &str) -> Operation {
    Operation { opcode: OPCODE.to_owned(), operands: vec![Operand::Text(name.to_owned())] }
}
