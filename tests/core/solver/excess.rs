//! Positions that no game leads to, because a side has too many pieces, are solved like any other.

use std::num::NonZeroUsize;

use fenwright::board::Goal;
use fenwright::notation::fen;
use fenwright::rules::solver::{Helpmate, Judgement, NotSearched, SearchControl, Solver};
use fenwright::rules::{self, Problem};
use fenwright::wording;
use fenwright::{Color, Piece, Position, Role, Size, Square};
use shakmaty::CastlingMode;

use super::{fen_of, keys, moves_of, naive, read, records, solve};

/// Adds pieces of a role on random squares until there are this many of them.
fn filled(position: &Position, piece: Piece, count: usize, random: &mut fastrand::Rng) -> Position {
    let mut filled = *position;
    let mut squares: Vec<Square> =
        Size::STANDARD.squares().filter(|at| (1..7).contains(&at.rank) && position.board.get(*at).is_none()).collect();
    random.shuffle(&mut squares);
    let missing = count.saturating_sub(position.board.find(piece).count());
    for square in squares.into_iter().take(missing) {
        filled.board.set(square, Some(piece));
    }
    filled
}

fn is_illegal_by_number(problems: &[Problem]) -> bool {
    let mut illegal = problems.iter().filter(|problem| problem.is_illegal()).peekable();
    illegal.peek().is_some() && illegal.all(|problem| problem.id().starts_with("too-m") && !problem.prevents_moves())
}

#[test]
fn keys_with_too_many_pieces_are_those_of_a_naive_search() {
    let mut random = fastrand::Rng::with_seed(3);
    let (mut count, mut solved) = (0, 0);
    for record in records().filter(|record| moves_of(record) == 2) {
        let position = read(fen_of(&record));
        for (role, most) in [(Role::Pawn, 9), (Role::Knight, 11)] {
            let filled = filled(&position, Piece::new(Color::ALL[random.usize(..2)], role), most, &mut random);
            if !is_illegal_by_number(&rules::problems(&filled)) {
                continue;
            }
            let text = fen::write(&filled);
            let mode = CastlingMode::from_chess960(filled.is_chess960());
            let solution = solve(&text, 2);
            assert_eq!(keys(&solution.keys), naive::keys(Goal::Mate, &naive::game(&text), 2, mode), "{text}");
            let note = wording::illegal_note(&filled).expect("a note");
            assert!(note.starts_with("Searched although the position is illegal ("), "{note}");
            count += 1;
            solved += usize::from(!solution.keys.is_empty());
        }
    }
    assert!(count > 100 && solved > 20, "{count} positions, {solved} with keys");
}

/// A position that prevents moves is refused, and no other.
fn compare(position: &Position) -> bool {
    let problems = rules::problems(position);
    let prevents = problems.iter().any(Problem::prevents_moves);
    let refused = Solver::new(position, 1, 1 << 16).err();
    assert_eq!(refused.is_some(), prevents, "{}: {problems:?}", fen::write(position));
    let helped = Helpmate::new(position, 1, 1 << 16).err();
    assert_eq!(helped, refused);
    assert!(matches!(refused, None | Some(NotSearched::Position(_))), "{}: {refused:?}", fen::write(position));
    if refused.is_none() {
        // Any number of pieces can move.
        let solution =
            Solver::new(position, 1, 1 << 16).map(|solver| solver.solve(NonZeroUsize::MIN, &SearchControl::default()));
        assert!(solution.is_ok_and(|solution| solution.judgement() != Judgement::Unfinished));
    }
    prevents
}

/// A position with a piece on about `crowd` of 600 squares, nearly always with both kings and no pawn on a back rank.
fn crowded(size: Size, crowd: u16, random: &mut fastrand::Rng) -> Position {
    let mut position = Position::empty(size);
    for square in size.squares() {
        let is_back_rank = square.rank == 0 || square.rank + 1 == size.ranks();
        let pawn = if is_back_rank && random.u8(..50) > 0 { Role::Bishop } else { Role::Pawn };
        let role = [Role::Queen, Role::Knight, Role::Rook, pawn][random.usize(..4)];
        let piece = Piece::new(Color::ALL[random.usize(..2)], role);
        position.board.set(square, (random.u16(..600) < crowd).then_some(piece));
    }
    for color in Color::ALL {
        let king = Square::new(random.u8(..size.files()), random.u8(..size.ranks()));
        if random.u8(..20) > 0 {
            position.board.set(king, Some(Piece::new(color, Role::King)));
        }
    }
    position.side_to_move = Color::ALL[random.usize(..2)];
    position
}

#[test]
fn only_what_prevents_moves_prevents_the_search() {
    let records = include_str!("../../data/fen_illegal.jsonl").lines().filter_map(|line| {
        let record: serde_json::Value = serde_json::from_str(line).expect(line);
        fen::read(record["input"].as_str()?).ok()
    });
    let known: Vec<bool> = records.map(|position| compare(&position)).collect();
    let mut random = fastrand::Rng::with_seed(5);
    let sizes = [(8, 8), (10, 8), (5, 6)].map(|(files, ranks)| Size::new(files, ranks).expect("a board"));
    let crowds = sizes.into_iter().flat_map(|size| (0..600).map(move |crowd| (size, crowd)));
    let made: Vec<bool> = crowds.map(|(size, crowd)| compare(&crowded(size, crowd, &mut random))).collect();
    for all in [known, made] {
        let refused = all.iter().filter(|prevents| **prevents).count();
        assert!(refused > 50 && all.len() - refused > 50, "{refused} of {} refused", all.len());
    }
    // No board has more moves.
    assert!(!compare(&read("kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1")));
}

#[test]
fn unused_pieces_of_illegal_positions_are_found() {
    // Each of the nine pawns can go: the rook mates, and the king guards h7.
    let text = "7k/8/6KP/8/8/1PPP4/1PPPPP2/R7 w - - 0 1";
    let solver = super::solver(text, 1);
    let solution = solver.solve(NonZeroUsize::MIN, &SearchControl::default());
    let unused =
        solver.unused_pieces(&solution, NonZeroUsize::MIN, &SearchControl::default()).expect("nobody stops it");
    let pawns: Vec<Square> = read(text).board.find(Piece::new(Color::White, Role::Pawn)).collect();
    assert_eq!((solution.keys.len(), unused.len()), (1, 9), "{solution:?}");
    assert_eq!(unused, pawns);
}
