//! Input that is not in the document yet.

use std::collections::BTreeMap;

use crate::document::RecordId;
use crate::tr;

/// Typed texts and tried moves that would be lost with the document.
#[derive(Debug, Default)]
pub struct PendingInput {
    pub moves: Option<UnkeptMoves>,
    /// Records with a rejected text that would be lost with the window.
    pub unfinished: BTreeMap<RecordId, UnfinishedText>,
    /// The text of the FEN box.
    pub fen: String,
    /// Invalid texts of the FEN box, for all records.
    pub invalid_fens: Vec<String>,
    /// Drafts of operations and details.
    pub field_drafts: Vec<String>,
}

/// The field of an unfinished text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnfinishedText {
    Fen,
    Operation,
}

impl UnfinishedText {
    /// The remark about its record.
    pub fn remark(self) -> &'static str {
        match self {
            Self::Fen => tr!("window-unfinished-fen"),
            Self::Operation => tr!("window-unfinished-operation"),
        }
    }
}

/// Tried moves that were not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnkeptMoves {
    /// Number of moves, at least 1.
    pub moves: usize,
    /// `true` if the position reached can be kept.
    pub can_keep: bool,
}

impl PendingInput {
    pub fn has_any(&self) -> bool {
        self.moves.is_some() || !self.unfinished.is_empty() || !self.field_drafts.is_empty()
    }

    /// All texts that are not in the document yet.
    pub fn texts(&self) -> Vec<String> {
        self.invalid_fens.iter().chain(&self.field_drafts).cloned().collect()
    }
}
