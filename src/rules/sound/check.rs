//! Whether an everyday last move can have given the check.

use super::lines::{self, attackers, knight_steps, riders_among};
use crate::board::{BitPosition, Bitboards, Color, Role};

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

/// The same, told the men that give check and those that attack the other king.
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

/// The first and the last rank, on which no pawn stands.
const BACK_RANKS: u64 = 0x8181_8181_8181_8181;

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
