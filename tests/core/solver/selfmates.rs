//! Selfmates compared with a naive search, and their judgements.

use std::num::NonZeroUsize;

use fenwright::board::Goal;
use fenwright::notation::fen;
use fenwright::rules::solver::{Branch, Judgement, KeyMove, SearchControl, Solver};
use fenwright::rules::{Problem, problems};
use fenwright::wording::{Sentence, notation_lines};
use fenwright::{Piece, Position, Square};
use shakmaty::CastlingMode;

use super::differential::{after_random_moves, few_men};
use super::{TABLE, keys, naive, read};

const ONE: NonZeroUsize = NonZeroUsize::MIN;

/// Selfmates made for this test, with their numbers of moves.
pub(super) const MADE: [(&str, u8); 3] = [
    ("8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1", 1),
    ("8/8/8/4b3/8/k7/P3p3/KB1QQ3 w - - 0 1", 1),
    ("8/8/8/3R4/1b6/R1p4Q/P1k5/KN6 w - - 0 1", 2),
];

/// Either bishop can capture on e1, and the other bishop mates.
const TWO_BISHOPS: &str = "8/4R3/3R4/8/1b5b/1Q6/P6p/KBk5 w - - 0 1";

/// The number of comparisons, and the number of selfmates.
#[derive(Debug, Default)]
struct Count {
    positions: usize,
    with_selfmate: usize,
    defences: usize,
}

impl Count {
    /// Compares both solvers. Returns `true` if there is a selfmate.
    fn compare(&mut self, text: &str, moves: u8, table: usize, threads: usize) -> bool {
        let position = read(text);
        let Ok(solver) = Solver::selfmate(&position, moves, table) else { return false };
        let threads = NonZeroUsize::new(threads).expect("a number of threads");
        let solution = solver.solve(threads, &SearchControl::default());
        let mode = CastlingMode::from_chess960(position.is_chess960());
        let expected = naive::keys(Goal::Selfmate, &naive::game(text), moves, mode);
        assert_eq!(keys(&solution.keys), expected, "in {moves}, table of {table} bytes, {threads} threads: {text}");
        self.positions += 1;
        self.with_selfmate += usize::from(!expected.is_empty());
        if let Some(key) = solution.keys.first() {
            self.compare_defences(&solver, key.legal_move, mode);
        }
        !expected.is_empty()
    }

    /// Compares the number of moves after each defence to a key.
    fn compare_defences(&mut self, solver: &Solver, key: fenwright::rules::LegalMove, mode: CastlingMode) {
        let branch = solver.root().play(key).expect("a legal move");
        for defence in branch.defences(&SearchControl::default()).expect("nobody stops it") {
            let after = branch.play(defence.reply.legal_move).expect("a legal move");
            let text = fen::write(&after.game.position_with_all_en_passant());
            let game = naive::game(&text);
            let keys = naive::keys(Goal::Selfmate, &game, branch.moves_left, mode);
            let is_mate = shakmaty::Position::is_checkmate(&game);
            let expected = if is_mate { Some(0) } else { keys.iter().map(|(_, length)| *length).min() };
            assert_eq!(defence.length, expected, "{} before {text}", defence.reply.san);
            self.defences += 1;
        }
    }
}

/// Another legal position with one piece moved, replaced or removed.
fn near(position: &Position, random: &mut fastrand::Rng) -> Position {
    loop {
        let mut near = *position;
        let men: Vec<(Square, Piece)> = near.board.pieces().collect();
        let (from, piece) = *random.choice(&men).expect("a man");
        let to = Square::new(random.u8(0..8), random.u8(0..8));
        near.board.set(from, None);
        near.board.set(to, Some(piece));
        if men.len() < 9 && random.u8(0..4) == 0 {
            let (_, other) = *random.choice(&men).expect("a man");
            near.board.set(from, Some(if random.bool() { other } else { other.recolored() }));
        }
        if near != *position && !problems(&near).iter().any(Problem::is_illegal) {
            return near;
        }
    }
}

/// Walks from a position with a selfmate to similar positions.
fn walk(count: &mut Count, moves: u8, steps: usize, seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    for (start, _) in MADE.iter().filter(|(_, length)| *length <= moves) {
        let mut at = read(start);
        for step in 0..steps {
            let next = near(&at, &mut random);
            let (table, threads) = [(TABLE, 1), (64, 1), (TABLE, 2)][step % 3];
            if count.compare(&fen::write(&next), moves, table, threads) {
                at = next;
            }
        }
    }
}

#[test]
fn selfmates_in_one_are_those_of_a_naive_search() {
    let mut count = Count::default();
    for text in after_random_moves(11, 300).into_iter().chain(few_men(&["KQQ vs KQ", "KQP vs KP"], 1, 200)) {
        count.compare(&text, 1, TABLE, 1);
    }
    walk(&mut count, 1, 300, 1);
    assert!(count.positions > 1000 && count.with_selfmate > 100 && count.defences > 100, "{count:?}");
}

#[test]
fn selfmates_in_two_are_those_of_a_naive_search() {
    let mut count = Count::default();
    walk(&mut count, 2, 100, 2);
    for text in few_men(&["KQ vs KR", "KRP vs KP", "KP vs KQ"], 1, 60) {
        count.compare(&text, 2, TABLE, 1);
    }
    assert!(count.positions > 300 && count.with_selfmate > 60 && count.defences > 100, "{count:?}");
}

#[test]
fn selfmates_in_three_are_those_of_a_naive_search() {
    let mut count = Count::default();
    for text in few_men(&["KP vs KQ", "KP vs KP", "KB vs KP", "KR vs KP"], 1, 40) {
        count.compare(&text, 3, TABLE, 1);
    }
    for text in ["8/4Q3/8/8/3b4/2k5/P7/KB6 w - - 0 1", "5Q2/8/8/8/3b4/2k5/P7/KB6 w - - 0 1"] {
        count.compare(text, 3, TABLE, 2);
    }
    assert!(count.positions > 30 && count.with_selfmate > 0, "{count:?}");
}

#[test]
fn solutions_are_printed_and_judged() {
    for (text, moves, sentence, printed) in [
        (MADE[0].0, 1, "Sound: Qc3+ forces selfmate in 1, and no other move does", &["1.Qc3+! Bxc3#"][..]),
        (
            MADE[2].0,
            2,
            "Cooked: 2 first moves force selfmate in 2: Qg2+ and Qh2+",
            &["1.Qg2+!", "    1...Kc1 2.Qb2+ cxb2#", "1.Qh2+!", "    1...Kc1 2.Qb2+ cxb2#"],
        ),
        (
            MADE[0].0,
            2,
            "Short solution: Qc3+ forces selfmate in 1, not in 2",
            &["1.Qc3+! Bxc3#", "1.Re1+!", "    1...Bxe1 2.Qc3+ Bxc3#"],
        ),
        (
            TWO_BISHOPS,
            2,
            "Short solution: Qc3+ forces selfmate in 1, not in 2",
            &["1.Qc3+! Bxc3#", "1.Re1+!", "    1...Bbxe1 2.Qc3+ Bxc3#", "    1...Bhxe1 2.Qc3+ Bexc3#/Bbxc3#"],
        ),
        ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", 2, "No solution: there is no selfmate in 2", &[]),
        ("R6k/6pp/8/8/8/8/8/K7 b - - 0 1", 2, "The side to move is already checkmated", &[]),
    ] {
        let solver = Solver::selfmate(&read(text), moves, TABLE).expect(text);
        let solution = solver.solve(ONE, &SearchControl::default());
        assert_eq!(solution.sentence(), sentence, "{text}");
        assert_eq!((solution.goal, solver.goal, solution.goal), (Goal::Selfmate, Goal::Selfmate, Goal::Selfmate));
        let found =
            notation_lines(solver.notation_lines(&solution, ONE, &SearchControl::default()).expect("nobody stops it"));
        assert_eq!(found, printed, "{text}");
    }
}

#[test]
fn a_search_ends_when_its_time_is_over() {
    let endless = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let solver = Solver::selfmate(&read(endless), 30, TABLE).expect("a legal position");
    let watch = SearchControl::with_deadline(Some(std::time::Instant::now() + std::time::Duration::from_millis(50)));
    let solution = solver.solve(ONE, &watch);
    assert_eq!(solution.judgement(), Judgement::Unfinished, "{solution:?}");
}

/// The mates after each of these moves of the attack, sorted by name.
fn mates_after(branch: &Branch<'_>, answers: &[KeyMove]) -> Vec<Vec<String>> {
    let mates = |answer: &KeyMove| {
        let after = branch.play(answer.legal_move).expect("a legal move");
        let defences = after.defences(&SearchControl::default()).expect("nobody stops it");
        let mut names: Vec<String> = defences.into_iter().map(|defence| defence.reply.san).collect();
        names.sort();
        names
    };
    answers.iter().filter(|answer| answer.length == 1).map(mates).collect()
}

#[test]
fn defences_come_together_only_where_the_same_mates_follow() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut together = 0;
    for start in MADE.iter().map(|(start, _)| *start).chain([TWO_BISHOPS]) {
        let mut at = read(start);
        for _ in 0..60 {
            let next = near(&at, &mut random);
            let Ok(solver) = Solver::selfmate(&next, 2, TABLE) else { continue };
            let solution = solver.solve(ONE, &SearchControl::default());
            for key in solution.keys.iter().filter(|key| key.length == 2) {
                at = next;
                let branch = solver.root().play(key.legal_move).expect("a legal move");
                let variations = branch.variations(&[], ONE, &SearchControl::default()).expect("nobody stops it");
                for variation in variations {
                    let expected = mates_after(&variation.after, &variation.answers);
                    for reply in variation.replies.iter().skip(1) {
                        let after = branch.play(reply.legal_move).expect("a legal move");
                        let what = format!("{} {} of {}", key.san, reply.san, fen::write(&next));
                        assert_eq!(mates_after(&after, &variation.answers), expected, "{what}");
                        together += usize::from(!expected.is_empty());
                    }
                }
            }
        }
    }
    assert!(together > 20, "{together} defences came together with others");
}
