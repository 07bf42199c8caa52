//! The operation `variant "Atomic"`.

use std::borrow::Cow;

use super::{Operand, Operation};
use crate::board::{Position, Variant};

pub(super) const OPCODE: &str = "variant";

/// Returns the variant that the operations name; `None` if they name none or an unknown one.
///
/// ```
/// use fenwright::board::Variant;
/// use fenwright::notation::epd;
/// let record = epd::read("4k3/8/8/8/8/8/8/4K3 w - - variant \"Atomic\";")?;
/// assert_eq!(epd::variant(&record.operations), Some(Variant::Atomic));
/// assert_eq!(record.position.variant(), Variant::Atomic);
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
pub fn variant(operations: &[Operation]) -> Option<Variant> {
    operations.iter().find_map(operation_variant)
}

fn operation_variant(operation: &Operation) -> Option<Variant> {
    let [name] = operation.operands.as_slice() else { return None };
    if operation.opcode == OPCODE { Variant::from_name(name.text()) } else { None }
}

/// Returns `true` if the fields show the variant: by pieces in hand, by a field with checks, or by having neither.
const fn is_implied_by_fields(variant: Variant) -> bool {
    matches!(variant, Variant::Standard | Variant::Crazyhouse | Variant::ThreeCheck)
}

/// Returns the operations, changed to agree with the variant of the position. The operation `variant` is added only if
/// the fields do not show the variant. An operation that names another variant is replaced or, for chess, removed.
pub(super) fn with_variant<'a>(operations: &'a [Operation], position: &Position) -> Cow<'a, [Operation]> {
    let wanted = position.variant();
    match variant(operations) {
        Some(stated) if stated == wanted => return operations.into(),
        None if is_implied_by_fields(wanted) => return operations.into(),
        _ => {}
    }
    let mut operations = operations.to_vec();
    if wanted == Variant::Standard {
        operations.retain(|operation| operation_variant(operation).is_none());
    } else {
        let operand = Operand::Text(wanted.tag_value().to_owned());
        super::set_operation(&mut operations, Operation { opcode: OPCODE.to_owned(), operands: vec![operand] });
    }
    operations.into()
}
