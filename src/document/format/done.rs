//! The mark that a record is done, as a comment or an operation says it.

use crate::notation::epd::Operation;

const WORD: &str = "done";

/// What is written above a line.
pub(super) const LINE: &str = "# done";

/// Whether a comment marks the record below it.
pub(super) fn is_mark(comment: &str) -> bool {
    comment.trim().eq_ignore_ascii_case(WORD)
}

/// Whether this operation marks its record: it is `done` and has no operands.
pub(super) fn is_operation(operation: &Operation) -> bool {
    operation.opcode == WORD && operation.operands.is_empty()
}

/// Whether one of these operations marks their record.
pub(super) fn is_among(operations: &[Operation]) -> bool {
    operations.iter().any(is_operation)
}

/// The operations with the mark or without it; `None`: as they are.
pub(super) fn marked(mut operations: Vec<Operation>, mark: Option<bool>) -> Vec<Operation> {
    match mark {
        Some(true) if !is_among(&operations) => {
            operations.push(Operation { opcode: WORD.to_owned(), operands: Vec::new() });
        }
        Some(false) => operations.retain(|operation| !is_operation(operation)),
        _ => {}
    }
    operations
}
