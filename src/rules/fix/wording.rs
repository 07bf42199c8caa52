//! The words on the buttons of fixes.

use std::fmt::{self, Write};

use super::FixKind;
use crate::board::{Color, push_number};

/// What a fix does, in a few words.
pub(super) fn say(kind: FixKind, out: &mut String) -> fmt::Result {
    match kind {
        FixKind::SetUpStart => out.write_str("Set up the start position"),
        FixKind::Put(piece, square) => write!(out, "Put a {} on {square}", piece.role.name()),
        FixKind::KeepKing(_, square) => write!(out, "Keep the king on {square}"),
        FixKind::MovePawns(_, count) => write!(out, "Move {} one step", pawns(count)),
        FixKind::PromotePawns(_, 1) => out.write_str("Make it a queen"),
        FixKind::PromotePawns(_, count) => write!(out, "Make {count} queens"),
        FixKind::RemovePawns(_, count) => write!(out, "Remove {}", pawns(count)),
        FixKind::GiveMove(color) => write!(out, "Give {} the move", side(color)),
        FixKind::DropRights(color) => write!(out, "Drop {}'s rights", side(color)),
        FixKind::DropRight(_, square) => write!(out, "Drop castling with {square}"),
        FixKind::ClearEnPassant(square) => write!(out, "Clear en passant {square}"),
        FixKind::SetClock(clock) => with_number(out, "Set clock to ", clock),
        FixKind::SetMoveNumber(number) => with_number(out, "Set move number to ", number),
    }
}

fn with_number(out: &mut String, words: &str, number: u16) -> fmt::Result {
    out.write_str(words)?;
    push_number(out, number);
    Ok(())
}

fn pawns(count: u8) -> String {
    if count == 1 { "the pawn".into() } else { format!("{count} pawns") }
}

fn side(color: Color) -> &'static str {
    color.pick("White", "Black")
}
