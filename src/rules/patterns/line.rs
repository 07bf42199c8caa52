//! Patterns of the moves of a line.

use super::{Pattern, PatternKind, mate_pattern};
use crate::board::{Color, Piece, Position, Role, Square};
use crate::rules::attacks::{attackers, checkers};
use crate::rules::{LegalMove, Play};

/// Returns the patterns of a line of legal moves: batteries, switchbacks, promotions and the excelsior in the order of
/// the moves, then that of the mate at its end. The line ends at the first illegal move.
///
/// ```
/// use fenwright::{notation::fen, rules::{Play, patterns::{PatternKind, line_patterns}}};
/// let mut play = Play::from_position(&fen::read("7k/P7/6K1/8/8/8/8/8 w - - 0 1")?).unwrap();
/// let promotion = play.find_san("a8=R").unwrap();
/// let kinds: Vec<_> = line_patterns(&play, &[promotion]).into_iter().map(|pattern| pattern.kind).collect();
/// assert_eq!(kinds, [PatternKind::Promotion(fenwright::Role::Rook), PatternKind::IdealMate]);
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn line_patterns(start: &Play, line: &[LegalMove]) -> Vec<Pattern> {
    let mut play = start.clone();
    let mut positions = vec![play.position()];
    positions.extend(line.iter().map_while(|legal| {
        play.play(*legal).ok()?;
        Some(play.position())
    }));
    let line = &line[..positions.len() - 1];
    let of_move = |at: usize| {
        let (before, after) = (&positions[at], &positions[at + 1]);
        let found = [battery(before, after, line[at]), switchback(line, at), promotion(line[at])];
        found.into_iter().flatten().chain(excelsior(before, line, at))
    };
    (0..line.len()).flat_map(of_move).chain(positions.last().and_then(mate_pattern)).collect()
}

fn battery(before: &Position, after: &Position, played: LegalMove) -> Option<Pattern> {
    let king = after.board.find(Piece::new(after.side_to_move, Role::King)).next()?;
    let stayed = |at: &Square| before.board.get(*at) == after.board.get(*at);
    // With the square occupied again, the line is closed.
    let mut closed = after.board;
    closed.set(played.from, before.board.get(played.from));
    let checks_still = |at: Square| attackers(&closed, king, before.side_to_move).any(|other| other == at);
    let rear = checkers(after).into_iter().find(|at| stayed(at) && !checks_still(*at))?;
    Some(Pattern { kind: PatternKind::Battery, squares: vec![rear, played.from, king] })
}

fn switchback(line: &[LegalMove], at: usize) -> Option<Pattern> {
    let (left, back) = (line[at], line[next_move(line, at)?]);
    let squares = vec![left.from, left.to];
    (back.to == left.from).then_some(Pattern { kind: PatternKind::Switchback, squares })
}

fn promotion(played: LegalMove) -> Option<Pattern> {
    Some(Pattern { kind: PatternKind::Promotion(played.promotion?), squares: vec![played.to] })
}

fn excelsior(before: &Position, line: &[LegalMove], at: usize) -> Option<Pattern> {
    let first = line[at];
    let pawn = before.board.get(first.from).filter(|piece| piece.role == Role::Pawn)?;
    let is_home = is_home_rank(before, pawn.color, first.from);
    let path = std::iter::successors(Some(at), |at| next_move(line, *at)).map(|at| line[at]);
    let promoted = path.into_iter().find(|played| played.promotion.is_some()).filter(|_| is_home)?;
    Some(Pattern { kind: PatternKind::Excelsior, squares: vec![first.from, promoted.to] })
}

fn is_home_rank(position: &Position, color: Color, square: Square) -> bool {
    position.board.size().back_rank(color).abs_diff(square.rank) == 1
}

/// Returns the index of the next move of the piece that makes a move; `None` if it makes none or is captured.
fn next_move(line: &[LegalMove], at: usize) -> Option<usize> {
    let square = line[at].to;
    let touches = |next: &usize| line[*next].from == square || line[*next].to == square;
    (at + 1..line.len()).find(touches).filter(|next| line[*next].from == square)
}
