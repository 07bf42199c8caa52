//! Terms of the glossary.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    Problem(&'static str),
    /// A fault in a text that is not strict FEN.
    Fault(&'static str),
    Opcode(&'static str),
}
