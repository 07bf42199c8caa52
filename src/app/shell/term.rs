//! Terms of the glossary.

/// A term with an explanation, by its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    Problem(&'static str),
    /// A fault in a text that is not strict FEN.
    Fault(&'static str),
    Opcode(&'static str),
}
