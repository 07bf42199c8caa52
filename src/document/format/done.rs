//! The mark that a record is done: a comment or an EPD operation.

use crate::notation::epd::Operation;

const WORD: &str = "done";

pub(super) const COMMENT_LINE: &str = "# done";

pub(super) fn is_mark(comment: &str) -> bool {
    comment.trim().eq_ignore_ascii_case(WORD)
}

/// Returns `true` if this is the operation `done` without operands.
pub(super) fn is_operation(operation: &Operation) -> bool {
    operation.opcode == WORD && operation.operands.is_empty()
}

pub(super) fn is_marked(operations: &[Operation]) -> bool {
    operations.iter().any(is_operation)
}

/// Adds or removes the mark; `None` leaves the operations as they are.
pub(super) fn with_mark(mut operations: Vec<Operation>, mark: Option<bool>) -> Vec<Operation> {
    match mark {
        Some(true) if !is_marked(&operations) => {
            operations.push(Operation { opcode: WORD.to_owned(), operands: Vec::new() });
        }
        Some(false) => operations.retain(|operation| !is_operation(operation)),
        _ => {}
    }
    operations
}
