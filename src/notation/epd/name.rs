//! The operation `id`, which names a record.

use super::{Operand, Operation};

const OPCODE: &str = "id";

/// The name that operations state, if one of them does.
pub fn name(operations: &[Operation]) -> Option<&str> {
    let id = operations.iter().find(|operation| operation.opcode == OPCODE)?;
    id.operands.first().map(Operand::text)
}

/// The operation that states a name.
pub fn naming(name: &str) -> Operation {
    Operation { opcode: OPCODE.to_owned(), operands: vec![Operand::Text(name.to_owned())] }
}
