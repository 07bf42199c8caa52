//! Puzzles whose first move is played before they begin, as in lichess's table: the position of a row is the one after
//! the first of its moves.

use crate::board::{Color, Piece, Position, Role, Square};
use crate::notation::fen;
use crate::rules::{MoveKind, Play};

/// The null move of UCI, for a puzzle that no move leads to: only the side to move changes.
const NULL_MOVE: &str = "0000";

/// Returns the position after the first of these moves; the same position if that move is illegal.
pub(crate) fn position_after_first(stated: &Position, moves: &str) -> Position {
    let first = moves.split_whitespace().next().unwrap_or_default();
    if first == NULL_MOVE {
        return Position { side_to_move: !stated.side_to_move, ..*stated };
    }
    let play = Play::from_position(stated).and_then(|mut play| play.play_uci(first).ok().map(|()| play));
    play.map_or(*stated, |play| play.position_with_all_en_passant())
}

/// Returns the moves after the first in standard algebraic notation, up to the first illegal one.
pub(crate) fn solution(stated: &Position, moves: &str) -> Vec<String> {
    let start = position_after_first(stated, moves);
    let Some(mut play) = Play::from_position(&start) else { return Vec::new() };
    let mut names = Vec::new();
    for word in moves.split_whitespace().skip(usize::from(start != *stated)) {
        let found = play.find_uci(word).and_then(|found| Some((found, play.to_san(found)?)));
        let Some((_, name)) = found.filter(|(found, _)| play.play(*found).is_ok()) else { break };
        names.push(name);
    }
    names
}

/// Returns a line of moves in UCI notation; `None` if the solution is more than that.
pub(crate) fn uci_moves(position: &Position, solution: &str) -> Option<Vec<String>> {
    if solution.contains(['(', '{', ';', '$', '*']) {
        return None;
    }
    let mut play = Play::from_position(position)?;
    let mut words = Vec::new();
    for word in solution.split_whitespace() {
        let name = word.trim_start_matches(|char: char| char.is_ascii_digit() || char == '.');
        if name.is_empty() {
            continue;
        }
        let found = play.find_san(name).or_else(|| play.find_uci(name))?;
        words.push(play.to_uci(found));
        play.play(found).ok()?;
    }
    Some(words)
}

/// Returns the FEN and the moves of a row whose puzzle begins with this position and continues with `solution`.
/// `stated` and `moves` are those of the row so far: its first move is kept if it can lead to the position.
pub(crate) fn cells(position: &Position, stated: Option<&Position>, moves: &str, solution: &str) -> (String, String) {
    let first = moves.split_whitespace().next().unwrap_or_default().to_owned();
    let kept = stated.and_then(|stated| Some((position_before(position, stated, &first)?, first)));
    let (before, first) = kept.or_else(|| before_double_step(position)).unwrap_or_else(|| {
        let before = Position { side_to_move: !position.side_to_move, en_passant: None, ..*position };
        (before, NULL_MOVE.to_owned())
    });
    (fen::write(&before), [&*first, solution].join(" ").trim_end().to_owned())
}

/// Takes back a move that was legal in `stated`; `None` if it cannot lead to this position.
fn position_before(position: &Position, stated: &Position, first: &str) -> Option<Position> {
    if position_after_first(stated, first) == *position {
        return Some(*stated);
    }
    let played = Play::from_position(stated)?.find_uci(first)?;
    let is_plain = matches!(played.kind, MoveKind::Quiet | MoveKind::Capture);
    if !is_plain || position.board.size() != stated.board.size() {
        return None;
    }
    let moved = position.board.get(played.to)?;
    let moved = if played.promotion.is_some() { Piece { role: Role::Pawn, ..moved } } else { moved };
    let clock = position.halfmove_clock.checked_sub(1).unwrap_or(stated.halfmove_clock);
    let before =
        Position { castling: stated.castling, en_passant: stated.en_passant, halfmove_clock: clock, ..*position };
    let before = with_move_back(&before, played.from, played.to, moved, stated.board.get(played.to))?;
    (position_after_first(&before, first) == *position).then_some(before)
}

/// Takes back the double step that the en passant square states, and returns it in UCI notation.
fn before_double_step(position: &Position) -> Option<(Position, String)> {
    let crossed = position.en_passant?;
    let pawn = Piece::new(!position.side_to_move, Role::Pawn);
    let forward: i8 = pawn.color.pick(1, -1);
    let (from, to) = (crossed.offset(0, -forward)?, crossed.offset(0, forward)?);
    let before = with_move_back(&Position { en_passant: None, ..*position }, from, to, pawn, None)?;
    let first = format!("{from}{to}");
    (position_after_first(&before, &first) == *position).then_some((before, first))
}

fn with_move_back(
    position: &Position,
    from: Square,
    to: Square,
    moved: Piece,
    captured: Option<Piece>,
) -> Option<Position> {
    if position.board.get(from).is_some() {
        return None;
    }
    let side_to_move = !position.side_to_move;
    let number = position.fullmove_number - u16::from(side_to_move == Color::Black && position.fullmove_number > 1);
    let mut before = Position { side_to_move, fullmove_number: number, ..*position };
    before.board.set(from, Some(moved));
    before.board.set(to, captured);
    Some(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STATED: &str = "q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17";
    const MOVES: &str = "e8d7 a2e6 d7d8 f7f8";

    fn read(text: &str) -> Position {
        fen::read(text).unwrap()
    }

    #[test]
    fn the_puzzle_begins_after_the_first_move() {
        let stated = read(STATED);
        let start = position_after_first(&stated, MOVES);
        assert_eq!(fen::write(&start), "q5nr/1ppknQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 w - - 1 18");
        assert_eq!(solution(&stated, MOVES).join(" "), "Be6+ Kd8 Qf8#");
        assert_eq!(uci_moves(&start, "1. Be6+ Kd8 2. Qf8#").unwrap().join(" "), "a2e6 d7d8 f7f8");
        assert_eq!(uci_moves(&start, "1. Be6+ (1. Qf8)"), None);
        assert_eq!(position_after_first(&stated, "e8a1 a2e6"), stated, "an illegal move is not played");
    }

    #[test]
    fn an_edited_position_is_read_again_as_it_was_edited() {
        let stated = read(STATED);
        for (position, first) in [
            ("q5nr/1ppknQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 w - - 1 18", "e8d7"),
            ("6nr/1ppknQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 w - - 1 18", "e8d7"),
            ("6nr/1ppknQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b - - 1 18", "0000"),
            ("4k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 w k - 1 18", "0000"),
            ("8/8/8/8/8/8/8/8 w - - 0 1", "0000"),
            ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "e2e4"),
        ] {
            let position = read(position);
            let (fen, moves) = cells(&position, Some(&stated), MOVES, "a2e6");
            assert_eq!(position_after_first(&read(&fen), &moves), position, "{fen} {moves}");
            assert_eq!(moves, format!("{first} a2e6"));
        }
    }
}
