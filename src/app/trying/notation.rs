//! Retractions in long algebraic notation.

use crate::board::{Position, Role};
use crate::lang;
use crate::rules::Retraction;

/// Returns a retraction in the piece letters of the user, for example `Kb1-a1`, `b7xa8=Q` or `e5xd6 e.p.`. `position` is
/// the one after the move.
pub(crate) fn long(retraction: &Retraction, position: &Position) -> String {
    let Retraction { from, to, piece, captured, rook } = retraction;
    if let Some((rook, _)) = rook {
        let name = if rook.file > from.file { "O-O" } else { "O-O-O" };
        let squares = if position.has_unusual_rights() { format!(" (K{from} R{rook})") } else { String::new() };
        return lang::localize_moves(&format!("{name}{squares}")).into_owned();
    }
    let letter = if piece.role == Role::Pawn { String::new() } else { piece.role.letter().to_string() };
    let sign = if captured.is_some() { 'x' } else { '-' };
    let promotion = promotion(retraction, position).map(|role| format!("={}", role.letter())).unwrap_or_default();
    let suffix = if is_en_passant(retraction) { " e.p." } else { "" };
    lang::localize_moves(&format!("{letter}{from}{sign}{to}{promotion}{suffix}")).into_owned()
}

/// Returns the role to which the retracted move promoted a pawn.
pub(crate) fn promotion(retraction: &Retraction, position: &Position) -> Option<Role> {
    let now = position.board.get(retraction.to)?.role;
    (retraction.piece.role == Role::Pawn && now != Role::Pawn).then_some(now)
}

pub(crate) fn is_en_passant(retraction: &Retraction) -> bool {
    retraction.captured.is_some_and(|(square, _)| square != retraction.to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules;

    fn written(text: &str) -> Vec<String> {
        let position = fen::read(text).unwrap();
        let mut names: Vec<String> =
            rules::retractions(&position).iter().map(|retraction| long(retraction, &position)).collect();
        names.dedup();
        names
    }

    #[test]
    fn retractions_are_written_with_both_squares() {
        for (text, expected) in [
            ("7k/8/8/8/8/8/1P6/KB6 b - - 5 40", "Ka2-a1"),
            ("7k/8/8/8/8/8/1P6/KB6 b - - 5 40", "Ka2xa1"),
            ("8/8/3P4/8/8/7k/8/7K b - - 0 40", "e5xd6 e.p."),
            ("3Q4/8/8/8/8/7k/8/7K b - - 0 40", "c7xd8=Q"),
            ("k7/8/8/8/8/8/8/5RK1 b - - 0 40", "O-O"),
            ("8/8/8/7k/8/8/8/2KR4 b - - 0 40", "O-O-O"),
        ] {
            let names = written(text);
            assert!(names.iter().any(|name| name == expected), "{expected}: {names:?}");
        }
    }
}
