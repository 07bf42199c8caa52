//! The solver compared with a naive one, on random positions.
//!
//! The time of the naive solver grows with the pieces and the moves. So mates in three are searched with few pieces,
//! mates in two in positions of the collection after some random moves, and mates in one in any position.

use std::num::NonZeroUsize;
use std::thread;

use fenwright::Size;
use fenwright::board::Goal;
use fenwright::notation::fen;
use fenwright::rules;
use fenwright::rules::solver::{SearchControl, Solver};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, EnPassantMode, Position as _};

use super::{TABLE, fen_of, keys, naive, read, records};

/// The number of comparisons, and the number of mates.
#[derive(Debug, Default)]
struct Count {
    positions: usize,
    with_mate: usize,
    chess960: usize,
}

impl Count {
    /// Compares both solvers.
    fn compare(&mut self, text: &str, moves: u8, table: usize, threads: usize) {
        let position = read(text);
        let Ok(solver) = Solver::new(&position, moves, table) else { return };
        let threads = NonZeroUsize::new(threads).expect("a number of threads");
        let found = keys(&solver.solve(threads, &SearchControl::default()).keys);
        let mode = CastlingMode::from_chess960(position.is_chess960());
        let expected = naive::keys(Goal::Mate, &naive::game(text), moves, mode);
        assert_eq!(found, expected, "in {moves}, table of {table} bytes, {threads} threads: {text}");
        self.positions += 1;
        self.chess960 += usize::from(position.is_chess960());
        self.with_mate += usize::from(!expected.is_empty());
    }
}

/// Material with many mates in two or three.
const MATERIAL: [&str; 16] = [
    "KQR vs K",
    "KRR vs K",
    "KQQ vs K",
    "KQR vs KP",
    "KRR vs KP",
    "KQ vs K",
    "KQQ vs KR",
    "KQB vs K",
    "KQN vs KP",
    "KQR vs KN",
    "KPP vs KP",
    "KQP vs KP",
    "KRN vs KP",
    "KBP vs KPP",
    "KQR vs KB",
    "KRRP vs K",
];

/// Random positions with few pieces and both sides to move.
pub(super) fn few_men(materials: &[&str], seed: u64, count: usize) -> impl Iterator<Item = String> {
    let materials = materials.iter().cycle().zip(seed..).take(count);
    materials.filter_map(|(material, seed)| Some(fen::write(&rules::random(Size::STANDARD, material, seed).ok()?)))
}

/// Positions of the collection, or start positions of Chess960, after some random moves.
pub(super) fn after_random_moves(seed: u64, count: usize) -> Vec<String> {
    let problems: Vec<String> = records().map(|record| fen_of(&record).to_owned()).collect();
    let castling = |text: &&String| text.split(' ').nth(2) != Some("-");
    let with_castling: Vec<String> = problems.iter().filter(castling).cloned().collect();
    let rows = include_str!("../../data/chess960_starts.tsv").lines().skip(1);
    let starts: Vec<String> = rows.filter_map(|row| Some(row.split('\t').nth(2)?.to_owned())).collect();
    let mut random = fastrand::Rng::with_seed(seed);
    let mut texts = Vec::new();
    while texts.len() < count {
        let (from, most) = match texts.len() % 4 {
            0 => (&starts, 60),
            1 => (&with_castling, 3),
            _ => (&problems, 5),
        };
        let mut game = naive::game(random.choice(from).expect("a position"));
        for _ in 0..random.u8(0..most) {
            let moves = game.legal_moves();
            let Some(chosen) = random.choice(&moves) else { break };
            game.play_unchecked(*chosen);
        }
        texts.push(Fen::from_position(&game, EnPassantMode::Always).to_string());
    }
    texts
}

#[test]
fn mates_in_three_with_few_men_are_those_of_a_naive_search() {
    let texts: Vec<String> = few_men(&MATERIAL, 1, 320).collect();
    let halves = texts.split_at(texts.len() / 2);
    let compare = |texts: &[String]| {
        let mut count = Count::default();
        for (number, text) in texts.iter().enumerate() {
            count.compare(text, 3, if number % 2 == 0 { TABLE } else { 64 }, 1 + number % 3 / 2);
        }
        count
    };
    let (one, two) = thread::scope(|scope| {
        let other = scope.spawn(|| compare(halves.1));
        (compare(halves.0), other.join().expect("the other half"))
    });
    assert!(one.positions + two.positions > 300 && one.with_mate + two.with_mate > 40, "{one:?} {two:?}");
}

#[test]
fn mates_in_two_are_those_of_a_naive_search() {
    let mut count = Count::default();
    for (number, text) in after_random_moves(2, 900).iter().enumerate() {
        let (table, threads) = [(TABLE, 1), (64, 1), (TABLE, 2), (64, 2)][number % 4];
        count.compare(text, 2, table, threads);
    }
    for text in few_men(&MATERIAL, 1000, 500) {
        count.compare(&text, 2, TABLE, 1);
    }
    assert!(count.positions > 1300 && count.with_mate > 150 && count.chess960 > 100, "{count:?}");
}

#[test]
fn mates_in_one_are_those_of_a_naive_search() {
    let mut count = Count::default();
    for text in after_random_moves(3, 600) {
        count.compare(&text, 1, TABLE, 1);
    }
    for record in records() {
        count.compare(fen_of(&record), 1, TABLE, 1);
    }
    assert!(count.positions > 900 && count.with_mate > 50, "{count:?}");
}
