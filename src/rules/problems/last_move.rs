//! The last move: what gave the check, or that there was none.

use super::piece_counts::PieceList;
use crate::board::{BitPosition, Bitboards, Color, Piece, Position, Role, Square};
use crate::rules::attacks;
use crate::rules::bit_attacks::{
    EIGHTH_RANK, FIRST_RANK, ahead, bishop_attacks, bits, king_attackers, king_attacks, knight_attacks, rook_attacks,
    slider_attacks, sliders_among,
};
use crate::rules::problem::{Problem, ProblemKind};
use crate::rules::retro::{self, LastMoves, MANY_LAST_MOVES, NoHistory, double_step};

/// Returns `true` if a last move can have given the check. The checker must not be a king.
pub(super) fn is_check_possible(position: &Position) -> bool {
    LastMoves::new(position).iter().next().is_some()
}

/// Returns the problem of a position that no move can have led to. Only positions with one king of each color are
/// examined, on a board whose start is known.
pub(super) fn no_last_move(look: &PieceList) -> Option<Problem> {
    let position = look.position;
    let has_one_king = |color| look.find(color, Role::King).len() == 1;
    if !position.board.size().has_known_start() || !Color::ALL.into_iter().all(has_one_king) {
        return None;
    }
    let tried = match retro::find_contradiction(position)? {
        NoHistory::NoMove => 0,
        NoHistory::DeadEnds(tried) => tried,
    };
    Some(Problem::new(ProblemKind::NoLastMove { tried }, Some(!position.side_to_move), Vec::new()))
}

/// Returns the squares from which the king was attacked before the double step that a possible en passant square
/// implies.
pub(super) fn attackers_before_step(position: &Position, king: Square) -> Vec<Square> {
    let mover = !position.side_to_move;
    let mut before = position.board;
    if let Some((origin, target)) = double_step(position) {
        before.set(target, None);
        before.set(origin, Some(Piece::new(mover, Role::Pawn)));
    }
    attacks::attackers(&before, king, mover).collect()
}

/// Returns `true` if a square is between two others on a rank, file or diagonal.
pub(super) fn is_between(one: Square, square: Square, other: Square) -> bool {
    let apart = |from: Square, to: Square| {
        (i16::from(to.file) - i16::from(from.file), i16::from(to.rank) - i16::from(from.rank))
    };
    let ((files, ranks), (all_files, all_ranks)) = (apart(one, square), apart(one, other));
    let is_line = all_files == 0 || all_ranks == 0 || all_files.abs() == all_ranks.abs();
    let steps = all_files.abs().max(all_ranks.abs());
    let gone = files.abs().max(ranks.abs());
    is_line && 0 < gone && gone < steps && (files * steps, ranks * steps) == (all_files * gone, all_ranks * gone)
}

/// Returns `true` if there are many last moves that captured nothing, or if the king is in check and the checker came
/// from another square without uncovering an attack on its own king. Each color must have one king, no pawn may be on a
/// back rank, and [`checks`](super::checks) must have explained a check.
#[inline]
pub(super) fn is_plain(position: &BitPosition) -> bool {
    let BitPosition { board: men, side_to_move, .. } = position;
    match king_attackers(men, *side_to_move) {
        0 => has_many_last_moves(position),
        checkers if checkers & men.by_piece(!*side_to_move, Role::Pawn) != 0 => {
            let behind = ahead(checkers, *side_to_move) & !men.occupied() & !(FIRST_RANK | EIGHTH_RANK);
            behind != 0 && Color::ALL.into_iter().all(|color| is_safe_without(men, checkers, color))
        }
        checkers => checkers.is_power_of_two() && is_safe_without(men, checkers, !*side_to_move),
    }
}

/// Returns `true` if no piece attacks the king of a color along a line without the pieces on these squares.
fn is_safe_without(men: &Bitboards, squares: u64, color: Color) -> bool {
    let king = men.by_piece(color, Role::King).trailing_zeros();
    sliders_among(men, !color, slider_attacks(king, men.occupied() & !squares)) == 0
}

/// Counts last moves of pieces that uncovered no line to the opposing king, from squares from where they did not attack
/// it. The king is not in check. Kings and rooks count only without castling rights.
#[inline]
fn has_many_last_moves(position: &BitPosition) -> bool {
    let BitPosition { board: men, side_to_move, castling, en_passant, .. } = position;
    let mover = !*side_to_move;
    if en_passant.is_some() {
        return false;
    }
    let occupied = men.occupied();
    let king = men.by_piece(*side_to_move, Role::King).trailing_zeros();
    let [lines, diagonals] = [rook_attacks(king, occupied), bishop_attacks(king, occupied)];
    let seen = (lines | diagonals) & men.by_color(mover);
    let covers = if sliders_among(men, mover, slider_attacks(king, occupied & !seen)) == 0 { 0 } else { seen };
    let of = |role| men.by_piece(mover, role) & !covers;
    let checked_by_pawns = {
        let square = 1_u64 << king;
        ahead(square << 8 | square >> 8, *side_to_move)
    };
    let behind = ahead(of(Role::Pawn), *side_to_move) & !occupied & !(FIRST_RANK | EIGHTH_RANK) & !checked_by_pawns;
    let mut count = behind.count_ones();
    let has_rights = castling.mask(mover) != 0;
    let unless_rights = |pieces| if has_rights { 0 } else { pieces };
    for from in bits(of(Role::Knight)) {
        count += (knight_attacks(from.trailing_zeros()) & !occupied & !knight_attacks(king)).count_ones();
    }
    for from in bits(unless_rights(of(Role::King))) {
        count += (king_attacks(from.trailing_zeros()) & !occupied & !king_attacks(king)).count_ones();
    }
    for from in bits(of(Role::Bishop)) {
        count += (bishop_attacks(from.trailing_zeros(), occupied) & !occupied & !diagonals).count_ones();
    }
    for from in bits(unless_rights(of(Role::Rook))) {
        count += (rook_attacks(from.trailing_zeros(), occupied) & !occupied & !lines).count_ones();
    }
    count as usize > MANY_LAST_MOVES
}
