//! Checks: none of the side that has just moved, and one that its last move can have given. The second half is for
//! the quick look.

use super::look::Look;
use super::men::{self, BACK_RANKS};
use super::retro;
use crate::board::{BitPosition, Bitboards, Color, Position, Role, Square};
use crate::rules::attacks;
use crate::rules::lines::{self, attackers, knight_steps, riders_among};
use crate::rules::problem::{Problem, ProblemKind};

/// The side that has just moved has not left its king to be captured (FIDE Laws of Chess, article 3.9.2).
pub(super) fn opponent_in_check(look: &Look) -> Option<Problem> {
    let Position { board, side_to_move, .. } = look.position;
    let mut kings = look.find(!*side_to_move, Role::King);
    kings.retain(|king| attacks::attackers(board, *king, *side_to_move).next().is_some());
    (!kings.is_empty()).then(|| Problem::new(ProblemKind::OpponentInCheck, Some(!*side_to_move), kings))
}

/// A check that no last move can have given: the king of the side to move was not attacked before that move.
///
/// Illegal are those that no move gives, wherever the other men stand; shakmaty 0.30.1 refuses the same. That a
/// check is impossible because its giver has nowhere to have come from is odd: studies and test positions have such
/// checks, and every program plays on from them.
pub(super) fn impossible_check(look: &Look) -> Option<Problem> {
    let position = look.position;
    let [king] = *look.find(position.side_to_move, Role::King) else { return None };
    let mut checkers: Vec<Square> = attacks::attackers(&position.board, king, !position.side_to_move).collect();
    attacks::sort(&mut checkers);
    // Kings side by side are both attacked, which is said of the other one.
    let is_possible = || {
        checkers.iter().any(|checker| is_king(position, *checker)) || retro::is_check_possible(look, king, &checkers)
    };
    if checkers.is_empty() {
        return None;
    }
    let sort = if is_never_given(position, king, &checkers) {
        ProblemKind::ImpossibleCheck
    } else if is_possible() {
        return None;
    } else {
        ProblemKind::CheckWithoutMove
    };
    Some(Problem::new(sort, Some(position.side_to_move), checkers))
}

/// Whether no move at all gives check from these squares at once.
///
/// - The man that moved is one checker at most, and only one line to the king goes through the square it left;
///   lines that an en passant capture opens besides are never two. So there are two checkers at most.
/// - Of two, one was opened by the other, or both by an en passant capture. On one line with the king between them
///   the man that moved would have passed the king.
/// - Pawns and leaping pieces are not opened: of two such, one attacked before.
/// - A double step opens the lines of its origin, with none of which the pawn's own attack goes: one checker, and
///   if it is not the pawn, one that did not attack before, and no other did.
fn is_never_given(position: &Position, king: Square, checkers: &[Square]) -> bool {
    let are_aligned = |one: &Square, other: &Square| retro::is_between(*one, king, *other);
    let unopened = checkers.iter().filter(|checker| !is_opened(position, king, **checker)).count();
    let double_step = retro::double_step(position);
    let is_too_many = match checkers {
        [one, other] => double_step.is_some() || are_aligned(one, other),
        [checker] => double_step.is_some_and(|(origin, target)| {
            *checker != target
                && retro::attackers_before_step(position, king).iter().any(|attacker| *attacker != origin)
        }),
        _ => true,
    };
    is_too_many || unopened > 1
}

/// Whether a checker attacks along a line that another man can have left.
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

/// Whether no king is attacked, or the one of the side to move by one man that can have made an everyday move. What
/// else can have given a check is for the careful look: double checks, discovered ones, those behind an en passant
/// square.
#[inline]
pub(super) fn are_checks_explained(position: &BitPosition) -> bool {
    // Both kings are asked about in the same way, whoever is to move, which is hard to foresee for a processor.
    let on_white = attackers(&position.men, Color::White);
    let on_black = attackers(&position.men, Color::Black);
    on_white | on_black == 0
        || is_explained(position, position.side_to_move.pick([on_white, on_black], [on_black, on_white]))
}

/// Whether a king may be attacked, of as many men as there may be.
pub(super) fn may_be_check(men: &Bitboards) -> bool {
    men::has_pawn_on_back_rank(men)
        || Color::ALL.into_iter().any(|color| match men.of_piece(color, Role::King).count_ones() {
            0 => false,
            1 => attackers(men, color) != 0,
            _ => true,
        })
}

/// Told the men that give check and those that attack the other king.
#[inline(never)]
fn is_explained(position: &BitPosition, [checkers, others]: [u64; 2]) -> bool {
    others == 0 && checkers.is_power_of_two() && position.en_passant.is_none() && can_have_come(position, checkers)
}

/// Whether the only checker can have come from a square from where it gave no check. Rooks are not asked
/// about while there are castling rights.
fn can_have_come(position: &BitPosition, checker: u64) -> bool {
    let BitPosition { men, side_to_move, castling, .. } = position;
    let mover = !*side_to_move;
    let is = |role| men.of_piece(mover, role) & checker != 0;
    let at = checker.trailing_zeros();
    let free = !men.occupied();
    if is(Role::Knight) {
        // It stood on a square of the king's colour before, so that it cannot have attacked the king.
        return knight_steps(at) & free != 0;
    }
    if is(Role::Pawn) && can_have_captured(men, mover, checker) {
        return true;
    }
    // What the king sees when the checker is taken away: nothing else may have attacked it.
    let king = men.of_piece(*side_to_move, Role::King).trailing_zeros();
    let seen @ [seen_on_lines, seen_on_diagonals] = lines::seen(king, men.occupied() & !checker);
    if riders_among(men, mover, seen) & !checker != 0 {
        return false;
    }
    if is(Role::Pawn) {
        return behind(checker, mover) & free & !BACK_RANKS != 0;
    }
    let [on_lines, on_diagonals] = lines::seen(at, men.occupied());
    let (on_lines, on_diagonals) = (on_lines & !seen_on_lines, on_diagonals & !seen_on_diagonals);
    let origins = match (is(Role::Rook), is(Role::Bishop)) {
        (true, _) if castling.is_empty() => on_lines,
        (true, _) => 0,
        (_, true) => on_diagonals,
        _ => (on_lines | on_diagonals) & !(seen_on_lines | seen_on_diagonals),
    };
    origins & free != 0
}

/// The squares from which pawns of a colour step to these.
const fn behind(squares: u64, color: Color) -> u64 {
    match color {
        Color::White => squares >> 1,
        Color::Black => squares << 1,
    }
}

/// Whether a pawn can have come to its square by capturing one of the men that are missing, which opens nothing.
fn can_have_captured(men: &Bitboards, mover: Color, pawn: u64) -> bool {
    let behind = behind(pawn, mover);
    let origins = (behind << 8 | behind >> 8) & !(men.occupied() | BACK_RANKS);
    origins != 0 && men.of_color(!mover).count_ones() < 16
}
