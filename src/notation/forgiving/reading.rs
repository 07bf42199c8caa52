//! The result of reading a text, with its corrections.

use std::borrow::Cow;

use crate::board::Position;
use crate::notation::epd::Operation;
use crate::notation::fen::{Fault, FaultKind};

/// A correction by the forgiving reader.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Correction {
    /// The field of FEN, 1 to 6; 0 for text before or around the position, 7 for text after it, 8 for the variant.
    pub field: u8,
    /// The original text; empty for an addition.
    pub before: String,
    /// The corrected text; empty for an omission. For words around the position, the operations that keep them.
    pub after: String,
}

/// The result of reading a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The text is strict FEN.
    Strict(Position),
    /// The text is not strict FEN, but contains a position.
    Corrected(Box<CorrectedPosition>),
    /// The text contains no readable position.
    Failed(Fault),
}

/// A position with the corrections needed to read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrectedPosition {
    /// The position.
    pub position: Position,
    /// The fault at which a strict reader stops.
    pub fault: Fault,
    /// The corrections in field order; never empty.
    pub corrections: Vec<Correction>,
    /// Other readings that are almost as likely, likeliest first.
    pub alternatives: Vec<Position>,
    /// The operations of an EPD record, and those that keep the words around the position: `id` for a title above it,
    /// `c0` to `c9` for other lines.
    pub operations: Vec<Operation>,
}

impl Reading {
    /// Returns the position, if one was read.
    pub fn position(&self) -> Option<&Position> {
        match self {
            Self::Strict(position) => Some(position),
            Self::Corrected(mended) => Some(&mended.position),
            Self::Failed(_) => None,
        }
    }

    /// Returns the fault of a text that cannot be read because it names a piece that no board of this size has.
    ///
    /// ```
    /// use fenwright::notation::forgiving;
    /// let text = "wKe1 bKe8 grasshopper d4";
    /// let fault = forgiving::read(text).unsupported_piece().cloned().unwrap();
    /// assert_eq!(&text[fault.span], "grasshopper");
    /// ```
    pub fn unsupported_piece(&self) -> Option<&Fault> {
        match self {
            Self::Failed(fault) if fault.kind == FaultKind::NoSuchPiece => Some(fault),
            _ => None,
        }
    }

    /// Returns the fault at which a strict reader stops; `None` for strict FEN.
    pub fn fault(&self) -> Option<&Fault> {
        match self {
            Self::Strict(_) => None,
            Self::Corrected(mended) => Some(&mended.fault),
            Self::Failed(fault) => Some(fault),
        }
    }
}

/// A position in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage<'a> {
    /// The number of the line, from 1, at which the text of the position begins.
    pub line: usize,
    /// The text of the position: a line, a drawing with the text around it, the value of a FEN tag (empty for a game
    /// without a FEN tag), or the whole text.
    pub input: Cow<'a, str>,
    /// The result of reading `input`.
    pub reading: Reading,
    /// The words on lines around `input`, as the operations of [`CorrectedPosition::operations`].
    pub operations: Vec<Operation>,
}

impl<'a> Passage<'a> {
    pub(super) fn new(line: usize, input: Cow<'a, str>, reading: Reading) -> Self {
        Self { line, input, reading, operations: Vec::new() }
    }
}
