//! What is under way in the window and stands in no document yet.

use std::collections::BTreeMap;

use crate::document::RecordId;
use crate::tr;

/// What would be lost with the document beside its edits, derived from what is typed and tried.
#[derive(Debug, Default)]
pub struct UnderWay {
    /// Moves that are tried and not kept.
    pub moves: Option<UnkeptMoves>,
    /// The records of which a text cannot be taken as it is and would be lost with the window.
    pub unfinished: BTreeMap<RecordId, Unfinished>,
    /// What stands in the FEN box.
    pub fen: String,
    /// The texts of the FEN box, here and for other records, that are no position.
    pub fens: Vec<String>,
    /// The texts of operations and details that are being typed.
    pub fields: Vec<String>,
}

/// Which text is unfinished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfinished {
    /// That of the FEN box.
    Fen,
    /// That of an operation.
    Operation,
}

impl Unfinished {
    /// What is said of its record.
    pub fn words(self) -> &'static str {
        match self {
            Self::Fen => tr!("window-unfinished-fen"),
            Self::Operation => tr!("window-unfinished-operation"),
        }
    }
}

/// Moves that are tried and not kept, which go with the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnkeptMoves {
    /// How many moves, at least 1.
    pub moves: usize,
    /// They have led to a position that can be kept.
    pub can_keep: bool,
}

impl UnderWay {
    /// Whether anything would be lost.
    pub fn is_anything(&self) -> bool {
        self.moves.is_some() || !self.unfinished.is_empty() || !self.fields.is_empty()
    }

    /// The texts that stand in no document yet.
    pub fn texts(&self) -> Vec<String> {
        self.fens.iter().chain(&self.fields).cloned().collect()
    }
}
