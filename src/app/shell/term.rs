//! What can be explained.

/// A thing with an explanation, by its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// A kind of problem of a position.
    Problem(&'static str),
    /// A fault of a text that is not strict FEN.
    Fault(&'static str),
    /// An opcode of EPD.
    Opcode(&'static str),
}
