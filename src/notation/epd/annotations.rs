//! Arrows and marked squares in the comments of EPD, the operations `c0` to `c9` (PGN standard, section 16.2.5).

use super::{Operand, Operation};
use crate::board::Annotations;
use crate::notation::annotations;

const COMMENT_OPCODES: [&str; 10] = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"];

/// Returns the arrows and marked squares of the comments among the operations.
pub fn annotations(operations: &[Operation]) -> Annotations {
    let comments: Vec<String> = operations.iter().filter_map(comment).collect();
    annotations::read_all(comments.iter().map(String::as_str))
}

/// Replaces all annotations of the operations. The new annotations go into the first comment that had annotations. If
/// there is none, they go into a new comment with the first free opcode or, without a free opcode, the last comment.
pub fn with_annotations(mut operations: Vec<Operation>, new: &Annotations) -> Vec<Operation> {
    if annotations(&operations) == *new {
        return operations;
    }
    let has_any = |operation: &Operation| comment(operation).is_some_and(|text| annotations::has_annotations(&text));
    let place = operations.iter().position(has_any).filter(|_| !new.is_empty());
    let free = COMMENT_OPCODES.into_iter().find(|opcode| operations.iter().all(|other| other.opcode != *opcode));
    let last = operations.iter().rposition(|operation| comment(operation).is_some());
    let nothing = Annotations::default();
    let mut number = 0;
    operations.retain_mut(|operation| {
        let is_place = place == Some(number);
        number += 1;
        !has_any(operation) || replace_annotations(operation, if is_place { new } else { &nothing })
    });
    match (free, last) {
        _ if new.is_empty() || place.is_some() => {}
        (Some(opcode), _) => {
            let operands = vec![Operand::Text(annotations::write(new))];
            operations.push(Operation { opcode: opcode.to_owned(), operands });
        }
        (None, Some(last)) => _ = operations.get_mut(last).is_some_and(|operation| replace_annotations(operation, new)),
        (None, None) => {}
    }
    operations
}

/// Returns `true` if an operation is a comment that contains only arrows and marked squares.
pub fn is_annotation(operation: &Operation) -> bool {
    comment(operation).is_some_and(|text| {
        annotations::has_annotations(&text) && annotations::replace(&text, &Annotations::default()).trim().is_empty()
    })
}

/// Returns the text of a comment, its operands joined by spaces; `None` for other operations.
pub fn comment(operation: &Operation) -> Option<String> {
    COMMENT_OPCODES
        .contains(&operation.opcode.as_str())
        .then(|| operation.operands.iter().map(Operand::text).collect::<Vec<_>>().join(" "))
}

/// Replaces the annotations of a comment. Only the operands from the first to the last annotation change. Returns
/// `true` if the comment still has text.
fn replace_annotations(operation: &mut Operation, new: &Annotations) -> bool {
    let before = comment(operation).unwrap_or_default();
    let changes = annotations::changes(&before, new);
    let Some(((first, _), (last, _))) = changes.first().zip(changes.last()) else { return true };
    let after = annotations::replace(&before, new);
    let operands = &mut operation.operands;
    // The byte offset of each operand in the text.
    let starts: Vec<usize> = operands
        .iter()
        .scan(0, |next, operand| Some(std::mem::replace(next, *next + operand.text().len() + 1)))
        .collect();
    let from = starts.partition_point(|start| *start <= first.start).saturating_sub(1);
    let to = starts.partition_point(|start| *start <= last.end);
    let start = starts.get(from).copied().unwrap_or(0);
    let behind = starts.get(to).map_or(0, |start| before.len() + 1 - start);
    let left = after.get(start..after.len() - behind).unwrap_or_default();
    let left = Some(left).filter(|text| !text.trim().is_empty());
    operands.splice(from..to, left.map(|text| Operand::Text(text.to_owned())));
    operands.iter().any(|operand| !operand.text().trim().is_empty())
}
