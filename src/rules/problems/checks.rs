//! Checks: none of the side that has just moved, and one that its last move can have given.

use super::look::Look;
use super::retro;
use crate::board::{Position, Role, Square};
use crate::rules::attacks;
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
