//! The words on the buttons of fixes.

use super::FixKind;
use crate::board::Color;

/// What a fix does, in a few words.
pub(super) fn label(kind: FixKind) -> String {
    match kind {
        FixKind::SetUpStart => "Set up the start position".into(),
        FixKind::Put(piece, square) => format!("Put a {} on {square}", piece.role.name()),
        FixKind::KeepKing(_, square) => format!("Keep the king on {square}"),
        FixKind::MovePawns(_, count) => format!("Move {} one step", pawns(count)),
        FixKind::PromotePawns(_, 1) => "Make it a queen".into(),
        FixKind::PromotePawns(_, count) => format!("Make {count} queens"),
        FixKind::RemovePawns(_, count) => format!("Remove {}", pawns(count)),
        FixKind::GiveMove(color) => format!("Give {} the move", side(color)),
        FixKind::DropRights(color) => format!("Drop {}'s rights", side(color)),
        FixKind::DropRight(_, square) => format!("Drop castling with {square}"),
        FixKind::ClearEnPassant(square) => format!("Clear en passant {square}"),
        FixKind::SetClock(clock) => format!("Set clock to {clock}"),
        FixKind::SetMoveNumber(number) => format!("Set move number to {number}"),
    }
}

fn pawns(count: u8) -> String {
    if count == 1 { "the pawn".into() } else { format!("{count} pawns") }
}

fn side(color: Color) -> &'static str {
    color.pick("White", "Black")
}
