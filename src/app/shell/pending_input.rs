//! Input that is not in the document yet, and the rule when it ends.
//!
//! Each action states which kinds of it end before the action runs. Their owners take them into the document where that
//! is possible, and drop or keep them otherwise.

use std::collections::{BTreeMap, BTreeSet};

use crate::document::RecordId;
use crate::tr;

/// Typed texts and tried moves that would be lost with the document, and changes that are one undo step until they end.
#[derive(Debug, Default)]
pub struct PendingInput {
    pub moves: Option<UnkeptMoves>,
    pub fen: String,
    /// Invalid texts of the FEN box.
    pub fens: PendingTexts,
    pub operations: PendingTexts,
    pub details: PendingTexts,
    pub has_gesture: bool,
    pub has_number: bool,
}

#[derive(Debug, Default)]
pub struct PendingTexts {
    pub texts: Vec<String>,
    /// Records with a rejected text that would be lost with the window.
    pub rejected: BTreeSet<RecordId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnfinishedText {
    Fen,
    Operation,
}

impl UnfinishedText {
    pub fn remark(self) -> &'static str {
        match self {
            Self::Fen => tr!("window-unfinished-fen"),
            Self::Operation => tr!("window-unfinished-operation"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnkeptMoves {
    /// Number of moves, at least 1.
    pub moves: usize,
    pub can_keep: bool,
}

impl PendingInput {
    pub fn has_any(&self) -> bool {
        self.moves.is_some() || self.has_unfinished() || self.field_drafts().next().is_some()
    }

    pub fn has_unfinished(&self) -> bool {
        !self.fens.rejected.is_empty() || !self.operations.rejected.is_empty()
    }

    /// Records with a rejected text that would be lost with the window. If a record has both kinds, the FEN box takes
    /// precedence.
    pub fn unfinished(&self) -> BTreeMap<RecordId, UnfinishedText> {
        let of_operations = self.operations.rejected.iter().map(|id| (*id, UnfinishedText::Operation));
        of_operations.chain(self.fens.rejected.iter().map(|id| (*id, UnfinishedText::Fen))).collect()
    }

    pub fn field_drafts(&self) -> impl Iterator<Item = &String> {
        self.operations.texts.iter().chain(&self.details.texts)
    }

    pub fn texts(&self) -> Vec<String> {
        self.fens.texts.iter().chain(self.field_drafts()).cloned().collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interrupts(u8);

impl Interrupts {
    /// Pointer movement, layout, and the input itself.
    pub const NOTHING: Self = Self(0);
    pub const NUMBER: Self = Self(1);
    /// FEN fields being typed on the board.
    pub const TYPED_FIELDS: Self = Self(1 << 1);
    /// Any gesture on the board, typed fields included.
    pub const GESTURE: Self = Self(1 << 2);
    /// Text typed in the FEN box, which becomes its own undo step.
    pub const FEN: Self = Self(1 << 3);
    /// Operations and details being edited.
    pub const EDITED_FIELDS: Self = Self(1 << 4);
    const TRYING: Self = Self(1 << 5);

    /// Input that ends with a step in a dialog.
    pub const TYPING: Self = Self::NUMBER.and(Self::TYPED_FIELDS);
    /// Input that ends with any other step outside of it.
    pub const FIELDS: Self = Self::TYPING.and(Self::EDITED_FIELDS);
    /// Input that ends with a change of the document, which is then its own undo step.
    pub const TEXT: Self = Self::FIELDS.and(Self::FEN);
    /// Input that ends with another document or record.
    pub const ALL: Self = Self::TEXT.and(Self::GESTURE);

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub const fn ends(self, kind: Self) -> bool {
        self.0 & kind.0 != 0
    }

    /// For an action that has no effect while moves are tried.
    #[must_use]
    pub const fn unless_trying(self) -> Self {
        self.and(Self::TRYING)
    }

    pub const fn works_while_trying(self) -> bool {
        !self.ends(Self::TRYING)
    }
}
