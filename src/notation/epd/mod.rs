//! EPD: the first four fields of FEN, then operations (PGN standard, section 16.2).

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
