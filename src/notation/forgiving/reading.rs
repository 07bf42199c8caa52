//! What became of a text, and what was changed in it.

use std::borrow::Cow;

use super::wording;
use crate::board::Position;
use crate::notation::epd::Operation;
use crate::notation::fen::{Fault, FaultKind};

/// One thing the forgiving reader changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mend {
    /// The field of FEN, 1 to 6; 0 for what stood before or around the position, 7 for what followed it, 8 for
    /// the rules, which something that only a variant has, or an address, tells.
    pub field: u8,
    /// What the text said; empty where something was missing.
    pub before: String,
    /// What it was read as; empty where something was left out.
    pub after: String,
}

/// What became of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The text is strict FEN.
    Strict(Position),
    /// The text is not strict FEN, but a position.
    Mended(Box<Mended>),
    /// No position can be told from the text.
    Failed(Fault),
}

/// A position with what had to be mended to read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    /// What was read.
    pub position: Position,
    /// Where a strict reader stops.
    pub fault: Fault,
    /// What was changed, in the order of the fields; never empty.
    pub mends: Vec<Mend>,
    /// Other positions that are as near, likeliest first.
    pub alternatives: Vec<Position>,
    /// The operations of an EPD record.
    pub operations: Vec<Operation>,
}

impl Mend {
    /// What was changed, in a sentence for the user without a full stop.
    ///
    /// ```
    /// use fenwright::notation::forgiving::Mend;
    /// let mend = Mend { field: 5, before: "-".into(), after: "0".into() };
    /// assert_eq!(mend.sentence(), "Halfmove clock: \"-\" read as \"0\"");
    /// ```
    pub fn sentence(&self) -> String {
        wording::of(self)
    }
}

impl Reading {
    /// What was read, if anything.
    pub fn position(&self) -> Option<&Position> {
        match self {
            Self::Strict(position) => Some(position),
            Self::Mended(mended) => Some(&mended.position),
            Self::Failed(_) => None,
        }
    }

    /// The man that no board of this size has, for which the text cannot be read.
    ///
    /// ```
    /// use fenwright::notation::forgiving;
    /// let text = "wKe1 bKe8 grasshopper d4";
    /// let fault = forgiving::read(text).named_man().cloned().unwrap();
    /// assert!(fault.sentence(text).starts_with("\"grasshopper\" is not a piece"));
    /// ```
    pub fn named_man(&self) -> Option<&Fault> {
        match self {
            Self::Failed(fault) if fault.kind == FaultKind::NoSuchPiece => Some(fault),
            _ => None,
        }
    }

    /// Where a strict reader stops.
    pub fn fault(&self) -> Option<&Fault> {
        match self {
            Self::Strict(_) => None,
            Self::Mended(mended) => Some(&mended.fault),
            Self::Failed(fault) => Some(fault),
        }
    }
}

/// One of the positions of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage<'a> {
    /// The line of the text it begins in, from 1.
    pub line: usize,
    /// The text of the position: a line, the value of a FEN tag (empty for a game without one, which stands
    /// for the start position), or the whole text.
    pub input: Cow<'a, str>,
    /// What became of it.
    pub reading: Reading,
}
