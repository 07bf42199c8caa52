//! Short texts for fixes.

use super::{Sentence, write_with_number};
use crate::rules::FixKind;
use crate::tr;

/// A short text for a button, unique among the fixes of a problem: "Set Black to move".
impl Sentence for FixKind {
    fn sentence(&self) -> String {
        sentence(*self)
    }

    fn write_sentence(&self, out: &mut String) {
        match *self {
            // The most common fixes by far, so they take a faster path.
            Self::SetClock(clock) => write_with_number(out, "rules-fix-set-clock", "clock", clock),
            Self::SetMoveNumber(number) => write_with_number(out, "rules-fix-set-move-number", "number", number),
            _ => out.push_str(&self.sentence()),
        }
    }
}

fn sentence(kind: FixKind) -> String {
    match kind {
        FixKind::SetUpStart => tr!("rules-fix-set-up-start").to_owned(),
        FixKind::Put(piece, square) => {
            tr!("rules-fix-put", piece = piece.role.id(), square = square.to_string())
        }
        FixKind::KeepKing(_, square) => tr!("rules-fix-keep-king", square = square.to_string()),
        FixKind::MovePawns(_, count) => tr!("rules-fix-move-pawns", count = count),
        FixKind::PromotePawns(_, count) => tr!("rules-fix-promote-pawns", count = count),
        FixKind::RemovePawns(_, count) => tr!("rules-fix-remove-pawns", count = count),
        FixKind::SetSideToMove(color) => tr!("rules-fix-give-move", color = color.id()),
        FixKind::DropRights(color) => tr!("rules-fix-drop-rights", color = color.id()),
        FixKind::DropRight(_, square) => tr!("rules-fix-drop-right", square = square.to_string()),
        FixKind::ClearEnPassant(square) => tr!("rules-fix-clear-en-passant", square = square.to_string()),
        FixKind::SetClock(clock) => tr!("rules-fix-set-clock", clock = clock.to_string()),
        FixKind::SetMoveNumber(number) => tr!("rules-fix-set-move-number", number = number.to_string()),
    }
}
