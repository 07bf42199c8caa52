//! Edits of a single position. If pieces change, castling rights and the en passant square are adjusted to them.
//!
//! A castling right that a board edit makes impossible is removed and remembered; it returns when its king and rook are
//! back on their squares. An en passant square that a board edit makes impossible is cleared. A right or square that
//! was impossible already before the edit is kept. Side to move, clocks and move number are not adjusted.

use super::Edit;
use crate::board::{Board, Castling, MAX_CLOCK, Piece, Position, Role, Rules, Square};
use crate::document::content::LostRight;

/// Applies an edit to a position and its remembered castling rights. Returns `false` if the edit does not concern a
/// position, or if FEN cannot express it.
#[expect(clippy::too_many_lines, reason = "one arm an edit")]
pub(crate) fn edit_position(position: &mut Position, remembered: &mut Vec<LostRight>, edit: &Edit) -> bool {
    let before = *position;
    match *edit {
        Edit::Place { square, piece } => {
            position.put(square, piece);
            follow_pieces(&before, position, remembered);
        }
        Edit::Move { from, to } => {
            if from != to && copy_piece(position, from, to) {
                position.put(from, None);
            }
            follow_pieces(&before, position, remembered);
        }
        Edit::Copy { from, to } => {
            copy_piece(position, from, to);
            follow_pieces(&before, position, remembered);
        }
        Edit::SideToMove(color) => {
            position.side_to_move = color;
            position.en_passant = position.en_passant.filter(|_| color == before.side_to_move);
        }
        Edit::Castling { color, file, granted } if file < position.board.size().files() => {
            position.castling.set(color, file, granted);
            remembered.retain(|right| (right.color, right.file) != (color, file));
        }
        Edit::EnPassant(square) if square.is_none_or(|square| is_en_passant_rank(position, square)) => {
            position.en_passant = square;
        }
        Edit::HalfmoveClock(clock) => position.halfmove_clock = clock.min(MAX_CLOCK),
        Edit::FullmoveNumber(number) => position.fullmove_number = number.clamp(1, MAX_CLOCK),
        Edit::Clear => {
            let Position { side_to_move, halfmove_clock, fullmove_number, .. } = before;
            let empty = Position::empty(before.board.size()).with_variant(before.variant());
            *position = Position { side_to_move, halfmove_clock, fullmove_number, ..empty };
            remembered.clear();
        }
        Edit::Start => {
            *position = Position::start_for_variant(before.variant());
            remembered.clear();
        }
        Edit::Variant(variant) => *position = position.with_variant(variant),
        Edit::Pocket { color, role, count } => {
            let Rules::Crazyhouse(holdings) = &mut position.rules else { return false };
            holdings.pockets.set(color, role, count);
        }
        Edit::Promoted { square, promoted } => position.mark_promoted(square, promoted),
        Edit::ChecksRemaining { color, remaining } => {
            let Rules::ThreeCheck(checks) = &mut position.rules else { return false };
            checks.set_remaining(color, remaining);
        }
        Edit::Replace(ref new) | Edit::Fix(ref new) | Edit::SetUp(ref new) | Edit::Play(ref new) => {
            *position = writable(**new);
            remembered.clear();
        }
        Edit::Transform(transform) => {
            let Some((transformed, _)) = transform.apply(position) else { return false };
            *position = writable(transformed);
            remembered.clear();
        }
        Edit::Castling { .. }
        | Edit::EnPassant(_)
        | Edit::AddRecord { .. }
        | Edit::RemoveRecords(_)
        | Edit::MoveRecords { .. }
        | Edit::DuplicateRecords(_)
        | Edit::InsertText { .. }
        | Edit::Arrange { .. }
        | Edit::SetDone { .. }
        | Edit::SetField { .. }
        | Edit::SetHeader(_)
        | Edit::SetColumnRole { .. }
        | Edit::SetAnnotations(_)
        | Edit::SetOperation { .. }
        | Edit::AddOperation { .. }
        | Edit::RemoveOperation(_)
        | Edit::SetOperations(_)
        | Edit::SetPositions(_)
        | Edit::SetRecordOperations(_) => return false,
    }
    true
}

fn copy_piece(position: &mut Position, from: Square, to: Square) -> bool {
    let is_promoted = position.is_promoted(from);
    let Some(piece) = position.board.get(from).filter(|piece| position.board.can_hold(to, piece.role)) else {
        return false;
    };
    position.put(to, Some(piece));
    position.mark_promoted(to, is_promoted);
    true
}

fn is_en_passant_rank(position: &Position, square: Square) -> bool {
    let size = position.board.size();
    size.contains(square) && square.rank == size.en_passant_rank(position.side_to_move)
}

pub(crate) fn writable(mut position: Position) -> Position {
    let files = position.board.size().files();
    for (color, file) in position.castling.rights().filter(|(_, file)| *file >= files) {
        position.castling.set(color, file, false);
    }
    position.en_passant = position.en_passant.filter(|square| is_en_passant_rank(&position, *square));
    position.halfmove_clock = position.halfmove_clock.min(MAX_CLOCK);
    position.fullmove_number = position.fullmove_number.clamp(1, MAX_CLOCK);
    position.with_writable_rules()
}

fn has_king_and_rook(right: LostRight, board: &Board) -> bool {
    let rook = Square::new(right.file, board.size().back_rank(right.color));
    board.get(rook) == Some(Piece::new(right.color, Role::Rook))
        && board.get(right.king) == Some(Piece::new(right.color, Role::King))
}

/// Adjusts castling rights and en passant square of `after` to the pieces that an edit changed since `before`.
fn follow_pieces(before: &Position, after: &mut Position, remembered: &mut Vec<LostRight>) {
    for right in backed_rights(before) {
        if !has_king_and_rook(right, &after.board) {
            after.castling.set(right.color, right.file, false);
            remembered.push(right);
        }
    }
    remembered.retain(|right| {
        let is_back = has_king_and_rook(*right, &after.board);
        if is_back {
            after.castling.set(right.color, right.file, true);
        }
        !is_back
    });
    let was_possible = |square: &Square| before.en_passant_is_possible(*square);
    if after.en_passant.filter(was_possible).is_some_and(|square| !after.en_passant_is_possible(square)) {
        after.en_passant = None;
    }
}

fn backed_rights(position: &Position) -> impl Iterator<Item = LostRight> {
    let board = &position.board;
    position.castling.rights().filter_map(|(color, file)| {
        let king = board.castling_king(color)?;
        Castling::is_backed(board, color, file).then_some(LostRight { color, file, king })
    })
}
