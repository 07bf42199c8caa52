//! Applying a fix to a position.

use super::FixKind;
use crate::board::{Board, Color, Piece, Position, Role, Square};

pub(super) fn applied(position: &Position, kind: FixKind) -> Option<Position> {
    let mut mended = *position;
    match kind {
        FixKind::SetUpStart if !position.rules.is_standard() => {
            mended = Position::start_for_variant(position.variant());
        }
        FixKind::SetUpStart => mended = Position::start_for_size(position.board.size())?,
        FixKind::Put(piece, square) => {
            mended.board.set(square, Some(piece));
        }
        FixKind::KeepKing(color, kept) => {
            for king in position.board.find(Piece::new(color, Role::King)).filter(|king| *king != kept) {
                mended.board.set(king, None);
            }
        }
        FixKind::MovePawns(color, _) => mended.board = with_pawns_moved(&position.board, color)?,
        FixKind::PromotePawns(color, _) => mended.board = with_pawns_promoted(&position.board, color)?,
        FixKind::RemovePawns(color, _) => {
            for pawn in pawns_on_back_ranks(&position.board, color) {
                mended.board.set(pawn, None);
            }
        }
        FixKind::SetSideToMove(color) => {
            mended.side_to_move = color;
            mended.en_passant = None;
        }
        FixKind::DropRights(color) => {
            for file in position.castling.files(color) {
                mended.castling.set(color, file, false);
            }
        }
        FixKind::DropRight(color, rook) => mended.castling.set(color, rook.file, false),
        FixKind::ClearEnPassant(_) => mended.en_passant = None,
        FixKind::SetClock(clock) => mended.halfmove_clock = clock,
        FixKind::SetMoveNumber(number) => mended.fullmove_number = number,
    }
    let mended = mended.with_writable_rules();
    (mended != *position).then_some(mended)
}

fn pawns_on_back_ranks(board: &Board, color: Color) -> impl Iterator<Item = Square> + '_ {
    let back_ranks = Color::ALL.map(|color| board.size().back_rank(color));
    board.find(Piece::new(color, Role::Pawn)).filter(move |square| back_ranks.contains(&square.rank))
}

/// Moves each pawn on a back rank one step towards the center; `None` if one of these steps is blocked.
fn with_pawns_moved(board: &Board, color: Color) -> Option<Board> {
    let mut moved = *board;
    for from in pawns_on_back_ranks(board, color) {
        let to = from.offset(0, if from.rank == 0 { 1 } else { -1 }).filter(|to| board.get(*to).is_none())?;
        moved.set(from, None);
        moved.set(to, Some(Piece::new(color, Role::Pawn)));
    }
    Some(moved)
}

/// Promotes each pawn on its last rank to a queen; `None` if the color has a pawn on its first rank.
fn with_pawns_promoted(board: &Board, color: Color) -> Option<Board> {
    let last = board.size().back_rank(!color);
    let mut promoted = *board;
    for pawn in pawns_on_back_ranks(board, color) {
        if pawn.rank != last {
            return None;
        }
        promoted.set(pawn, Some(Piece::new(color, Role::Queen)));
    }
    Some(promoted)
}
