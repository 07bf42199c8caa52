//! Checks: the side that has just moved must not be in check, and its last move must be able to have given the check.

use super::last_move;
use super::piece_counts::{self, BACK_RANKS, PieceList};
use crate::board::{BitPosition, Bitboards, Color, Position, Role, Square};
use crate::rules::attacks;
use crate::rules::bit_attacks::{self, king_attackers, knight_attacks, sliders_among};
use crate::rules::problem::{Problem, ProblemKind};
use crate::rules::promoted::promoted_bits;
use crate::rules::retro::double_step;

// The side that has just moved must not leave its king attacked (FIDE Laws of Chess, article 3.9.2).
pub(super) fn opponent_in_check(look: &PieceList) -> Option<Problem> {
    let Position { board, side_to_move, .. } = look.position;
    let mut kings = look.find(!*side_to_move, Role::King);
    kings.retain(|king| attacks::attackers(board, *king, *side_to_move).next().is_some());
    (!kings.is_empty()).then(|| Problem::new(ProblemKind::OpponentInCheck, Some(!*side_to_move), kings))
}

/// Returns the problem of a check that no last move can have given. Before that move, the king was not attacked.
///
/// The check is illegal if no move can give it wherever the other pieces are, as in shakmaty 0.30.1; if not, it is odd.
pub(super) fn impossible_check(look: &PieceList) -> Option<Problem> {
    let position = look.position;
    let [king] = *look.find(position.side_to_move, Role::King) else { return None };
    let mut checkers: Vec<Square> = attacks::attackers(&position.board, king, !position.side_to_move).collect();
    attacks::sort_in_fen_order(&mut checkers);
    // If a king gives check, the kings are adjacent, which `opponent_in_check` reports.
    let is_possible =
        || checkers.iter().any(|checker| is_king(position, *checker)) || last_move::is_check_possible(position);
    if checkers.is_empty() {
        return None;
    }
    let sort = if can_never_be_given(position, king, &checkers) {
        ProblemKind::ImpossibleCheck
    } else if is_possible() {
        return None;
    } else {
        ProblemKind::CheckWithoutMove
    };
    Some(Problem::new(sort, Some(position.side_to_move), checkers))
}

/// Returns `true` if no move at all can give check from these squares at once.
///
/// - There are at most two checkers: the piece that moved, and a piece on a line through the square that it left.
/// - Of two checkers, one has moved off the line of the other, or en passant has opened the lines of both. The king
///   cannot be between the two on one line.
/// - Attacks by pawns and leapers cannot be opened. If both checkers are such pieces, one of them attacked before.
/// - A double step opens the lines of its origin, and the pawn's own attack is on none of them. So there is one
///   checker. If the checker is not the pawn, only the pawn may have attacked the king before the step.
fn can_never_be_given(position: &Position, king: Square, checkers: &[Square]) -> bool {
    let are_aligned = |one: &Square, other: &Square| last_move::is_between(*one, king, *other);
    let unopened = checkers.iter().filter(|checker| !is_opened(position, king, **checker)).count();
    let double_step = double_step(position);
    let is_too_many = match checkers {
        [one, other] => double_step.is_some() || are_aligned(one, other),
        [checker] => double_step.is_some_and(|(origin, target)| {
            *checker != target
                && last_move::attackers_before_step(position, king).iter().any(|attacker| *attacker != origin)
        }),
        _ => true,
    };
    is_too_many || unopened > 1
}

/// Returns `true` if a checker attacks along a line that another piece can have opened by its move.
fn is_opened(position: &Position, king: Square, checker: Square) -> bool {
    let is_line = checker.file == king.file
        || checker.rank == king.rank
        || checker.file.abs_diff(king.file) == checker.rank.abs_diff(king.rank);
    let role = position.board.get(checker).map(|piece| piece.role);
    is_line && !matches!(role, Some(Role::Pawn | Role::King))
}

fn is_king(position: &Position, square: Square) -> bool {
    position.board.get(square).is_some_and(|piece| piece.role == Role::King)
}

/// Returns `true` if no king is attacked, or if only the king of the side to move is attacked, by one piece that can
/// have just moved to its square.
#[inline]
pub(super) fn are_checks_explained(position: &BitPosition) -> bool {
    // Both kings are tested unconditionally, because the side to move is hard to predict for a processor.
    let on_white = king_attackers(&position.board, Color::White);
    let on_black = king_attackers(&position.board, Color::Black);
    on_white | on_black == 0
        || is_explained(position, position.side_to_move.pick([on_white, on_black], [on_black, on_white]))
}

/// Returns `true` if a king may be attacked. Works for any set of pieces.
pub(super) fn may_be_in_check(men: &Bitboards) -> bool {
    piece_counts::has_pawn_on_back_rank(men)
        || Color::ALL.into_iter().any(|color| match men.by_piece(color, Role::King).count_ones() {
            0 => false,
            1 => king_attackers(men, color) != 0,
            _ => true,
        })
}

/// Returns `true` if there is a single checker, which can have just moved to its square, and no other attacker.
/// `checkers` attack the king of the side to move, and `others` the other king.
#[inline(never)]
fn is_explained(position: &BitPosition, [checkers, others]: [u64; 2]) -> bool {
    others == 0
        && checkers.is_power_of_two()
        && position.en_passant.is_none()
        && has_possible_origin(position, checkers)
}

/// Returns `true` if the only checker can have come from another square. Rooks are not accepted while there are
/// castling rights.
fn has_possible_origin(position: &BitPosition, checker: u64) -> bool {
    let BitPosition { board: men, side_to_move, castling, .. } = position;
    let mover = !*side_to_move;
    let is = |role| men.by_piece(mover, role) & checker != 0;
    let at = checker.trailing_zeros();
    let free = !men.occupied();
    if is(Role::Knight) {
        // The knight's previous square had the king's color, from which a knight cannot attack the king.
        return knight_attacks(at) & free != 0;
    }
    if is(Role::Pawn) && can_have_captured(men, mover, checker) {
        return true;
    }
    // If another slider attacks the king without the checker, the king was attacked before the move.
    let king = men.by_piece(*side_to_move, Role::King).trailing_zeros();
    let seen @ [seen_on_lines, seen_on_diagonals] = bit_attacks::slider_attacks(king, men.occupied() & !checker);
    if sliders_among(men, mover, seen) & !checker != 0 {
        return false;
    }
    if is(Role::Pawn) {
        return behind(checker, mover) & free & !BACK_RANKS != 0;
    }
    let [on_lines, on_diagonals] = bit_attacks::slider_attacks(at, men.occupied());
    let (on_lines, on_diagonals) = (on_lines & !seen_on_lines, on_diagonals & !seen_on_diagonals);
    let origins = match (is(Role::Rook), is(Role::Bishop)) {
        (true, _) if castling.is_empty() => on_lines,
        (true, _) => 0,
        (_, true) => on_diagonals,
        _ => (on_lines | on_diagonals) & !(seen_on_lines | seen_on_diagonals),
    };
    origins & free != 0
}

const fn behind(squares: u64, color: Color) -> u64 {
    match color {
        Color::White => squares >> 1,
        Color::Black => squares << 1,
    }
}

/// Returns `true` if a pawn can have come to its square by capturing a pawn. The square was occupied before, so the
/// capture opened no line through it.
fn can_have_captured(men: &Bitboards, mover: Color, pawn: u64) -> bool {
    let behind = behind(pawn, mover);
    let origins = (behind << 8 | behind >> 8) & !(men.occupied() | BACK_RANKS);
    let kept = men.by_piece(!mover, Role::Pawn) | promoted_bits(men, !mover);
    origins != 0 && kept.count_ones() < 8
}
