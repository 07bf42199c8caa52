//! The operations `dm` and `bm`, which state a mate (PGN standard, sections 16.2.5.8 and 16.2.5.5).

use super::{Operand, Operation};

/// Mate in so many moves, and the first moves that do it.
pub fn mate(length: String, keys: impl IntoIterator<Item = String>) -> [Operation; 2] {
    [Operation::of_words("dm", [length]), Operation::of_words("bm", keys)]
}

impl Operation {
    /// An operation whose operands are words.
    pub fn of_words(opcode: &str, words: impl IntoIterator<Item = String>) -> Self {
        Self { opcode: opcode.to_owned(), operands: words.into_iter().map(Operand::Word).collect() }
    }
}
