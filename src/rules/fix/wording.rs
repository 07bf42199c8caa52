//! User texts for fixes.

use super::FixKind;
use crate::lang::{self, Value};
use crate::tr;

pub(super) fn write_label(kind: FixKind, out: &mut String) {
    match kind {
        // The most common fixes by far, so they take a faster path.
        FixKind::SetClock(clock) => with_number(out, "rules-fix-set-clock", "clock", clock),
        FixKind::SetMoveNumber(number) => with_number(out, "rules-fix-set-move-number", "number", number),
        _ => out.push_str(&label(kind)),
    }
}

fn with_number(out: &mut String, key: &str, name: &str, number: u16) {
    let mut digits = itoa::Buffer::new();
    lang::write(out, key, &[(name, Value::from(digits.format(number)))]);
}

fn label(kind: FixKind) -> String {
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
