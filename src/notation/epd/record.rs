//! Records and operations.

use std::ops::Range;

use super::Warning;
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
    /// The position of the four fields, with the clocks of `hmvc` and `fmvn`.
    pub position: Position,
    /// All operations in text order, including `hmvc` and `fmvn`.
    pub operations: Vec<Operation>,
    /// The byte range of each operation, from its opcode to its last operand, without the semicolon.
    pub spans: Vec<Range<usize>>,
    /// Deviations from the standard, in text order.
    pub warnings: Vec<Warning>,
}
