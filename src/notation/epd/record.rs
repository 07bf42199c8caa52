//! What a line of EPD holds.

use std::ops::Range;

use super::Warning;
use crate::board::Position;

/// One operation: an opcode and its operands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Operation {
    /// Such as `bm` or `id`.
    pub opcode: String,
    /// In the order of the text.
    pub operands: Vec<Operand>,
}

/// One operand of an operation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A move, a number or a name: what stands without quotes.
    Word(String),
    /// A string, without its quotes and escapes.
    Text(String),
}

impl Operand {
    /// What it says.
    pub fn text(&self) -> &str {
        match self {
            Self::Word(text) | Self::Text(text) => text,
        }
    }
}

/// One line of an EPD file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What the four fields say, with the clocks of `hmvc` and `fmvn`.
    pub position: Position,
    /// All operations in the order of the text, `hmvc` and `fmvn` among them.
    pub operations: Vec<Operation>,
    /// The bytes of each operation, from its opcode to its last operand, without the semicolon.
    pub spans: Vec<Range<usize>>,
    /// What is not as the standard says, in the order of the text.
    pub warnings: Vec<Warning>,
}
