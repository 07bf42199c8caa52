//! The operations `dm` and `bm`, which state a mate (PGN standard, sections 16.2.5.8 and 16.2.5.5).

use super::{Operand, Operation};

/// Returns the operations for a mate: its number of moves, and its first moves.
pub fn mate_operations(length: String, keys: impl IntoIterator<Item = String>) -> [Operation; 2] {
    [Operation::from_words("dm", [length]), Operation::from_words("bm", keys)]
}

impl Operation {
    /// Creates an operation whose operands are words.
    pub fn from_words(opcode: &str, words: impl IntoIterator<Item = String>) -> Self {
        Self { opcode: opcode.to_owned(), operands: words.into_iter().map(Operand::Word).collect() }
    }
}
