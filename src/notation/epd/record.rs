//! EPD records, their operations, and warnings about deviations from the standard.

use std::ops::Range;

use strum::IntoStaticStr;

use super::clauses;
use crate::board::Position;

/// One operation: an opcode and its operands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Operation {
    /// The opcode, such as `bm` or `id`.
    pub opcode: String,
    /// The operands in text order.
    pub operands: Vec<Operand>,
}

/// One operand of an operation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// An unquoted move, number or name.
    Word(String),
    /// A string, without its quotes and escapes.
    Text(String),
}

impl Operand {
    /// Returns the text of the operand.
    pub fn text(&self) -> &str {
        match self {
            Self::Word(text) | Self::Text(text) => text,
        }
    }
}

/// One line of an EPD file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The position of the four fields, with the clocks from FEN fields or from `hmvc` and `fmvn`.
    pub position: Position,
    /// All operations in text order, including `hmvc` and `fmvn`.
    pub operations: Vec<Operation>,
    /// The byte range of each operation, from its opcode to its last operand, without the semicolon.
    pub spans: Vec<Range<usize>>,
    /// Deviations from the standard, in text order.
    pub warnings: Vec<Warning>,
}

/// Returns the operations `dm` (moves until mate) and `bm` (first moves) for a mate (PGN standard, section 16.2.5).
pub fn mate_operations(length: String, keys: impl IntoIterator<Item = String>) -> [Operation; 2] {
    [Operation::from_words("dm", [length]), Operation::from_words("bm", keys)]
}

impl Operation {
    /// Creates an operation whose operands are words.
    pub fn from_words(opcode: &str, words: impl IntoIterator<Item = String>) -> Self {
        Self { opcode: opcode.to_owned(), operands: words.into_iter().map(Operand::Word).collect() }
    }
}

/// Returns the name of a record, the first operand of its operation `id`; `None` without that operation.
pub fn name(operations: &[Operation]) -> Option<&str> {
    let plain = operations.iter().find(|operation| operation.opcode == "id").map(|id| &id.operands[..]);
    let in_other = || operations.iter().flat_map(clauses).find(|clause| clause.opcode == "id").map(|id| id.operands);
    plain.or_else(in_other)?.first().map(Operand::text)
}

/// Creates the operation `id` for a name.
pub fn name_operation(name: &str) -> Operation {
    Operation { opcode: "id".to_owned(), operands: vec![Operand::Text(name.to_owned())] }
}

/// Puts an operation in place of all operations with the same opcode. If there are none, appends the operation.
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

/// A deviation from the standard that does not prevent reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The bytes that deviate, on character boundaries.
    pub span: Range<usize>,
    /// The kind of deviation.
    pub kind: WarningKind,
}

/// The kinds of deviations after the four fields.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq, Hash)]
#[strum(serialize_all = "kebab-case")]
pub enum WarningKind {
    /// The last operation has no semicolon.
    NotClosed,
    /// A semicolon directly after the fourth field.
    SemicolonInField,
    /// A semicolon without an operation.
    EmptyOperation,
    /// The clocks are written before the operations, as in FEN.
    ClocksAsFields,
    /// The value of a clock is not a number in range.
    ClockOutOfRange,
    /// A string has no closing quote.
    UnterminatedString,
    /// A word with quotes that EPD does not use.
    ForeignQuotes,
    /// A comma follows an operand.
    Comma,
    /// A string instead of an opcode.
    StringAsOpcode,
    /// An opcode does not begin with a letter.
    OddOpcode,
    /// A control character between words.
    ControlCharacter,
    /// The operations are longer than a mebibyte; the excess is not read.
    TooLong,
}

impl WarningKind {
    /// Returns the stable name of the warning, in kebab-case.
    pub fn id(self) -> &'static str {
        self.into()
    }
}
