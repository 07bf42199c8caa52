//! Costs of unlikely positions. These costs do not depend on the text that was read.

use super::costs::{BAD, DOUBLED_PAWN, EDIT, WEAK};
use crate::board::{Board, Castling, Color, Piece, Position, Role};
use crate::rules;

/// Returns the cost of an unlikely set of pieces: missing or extra kings, too many pieces, doubled pawns.
pub(super) fn board_cost(board: &Board) -> i32 {
    let mut kings = [0_i32; 2];
    let mut men = [0_i32; 2];
    let mut pawns = [[0_i32; 10]; 2];
    for (square, piece) in board.pieces() {
        let side = usize::from(piece.color == Color::Black);
        men[side] += 1;
        match piece.role {
            Role::King => kings[side] += 1,
            Role::Pawn => pawns[side][usize::from(square.file)] += 1,
            _ => {}
        }
    }
    let files = i32::from(board.size().files());
    (0..2)
        .map(|side| {
            let too_many = i32::from(men[side] > 2 * files) + i32::from(pawns[side].iter().sum::<i32>() > files);
            let doubled: i32 = pawns[side].iter().map(|count| (count - 1).max(0)).sum();
            BAD * (kings[side] - 1).abs().min(2) + EDIT * too_many + DOUBLED_PAWN * doubled
        })
        .sum()
}

/// Returns the cost of fields that do not fit the board: check, castling rights, en passant square and clocks.
/// `states_number` is `true` if the text has a move number.
pub(super) fn field_cost(position: &Position, states_number: bool) -> i32 {
    let other = Position { side_to_move: !position.side_to_move, ..*position };
    let has_one_king = position.board.find(Piece::new(other.side_to_move, Role::King)).count() == 1;
    let is_in_check = has_one_king && !rules::checkers(&other).is_empty();
    let is_odd = |right: (Color, u8)| !Castling::is_backed(&position.board, right.0, right.1);
    let odd_rights: i32 = position.castling.rights().map(|right| i32::from(is_odd(right))).sum();
    let is_odd_en_passant = position.en_passant.is_some_and(|square| !position.en_passant_is_possible(square));
    let most = (position.fullmove_number - 1) * 2 + u16::from(position.side_to_move == Color::Black);
    let is_odd_clock = states_number && position.halfmove_clock > most.max(1);
    WEAK * (i32::from(is_in_check) + odd_rights + i32::from(is_odd_en_passant) + i32::from(is_odd_clock))
}
