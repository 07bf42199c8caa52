//! The solver of mates, selfmates and helpmates.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

mod corpus;
mod differential;
mod excess;
mod goals;
mod helpmates;
mod judgements;
mod naive;
mod other_boards;
mod phases;
mod selfmates;
mod stopping;
mod tree;
mod variations;

use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use fenwright::Position;
use fenwright::notation::fen;
use fenwright::rules::solver::{KeyMove, SearchControl, Solution, Solver};
use fenwright::wording::Message;
use serde_json::Value;

/// Large enough for all short mates.
const TABLE: usize = 4 << 20;

fn read(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{}: {text}", fault.message(text)))
}

/// The records of `mates.jsonl`.
fn records() -> impl Iterator<Item = Value> {
    include_str!("../../data/mates.jsonl").lines().map(|line| serde_json::from_str(line).expect(line))
}

fn fen_of(record: &Value) -> &str {
    record["fen"].as_str().expect("a FEN")
}

/// The number of moves of a record.
fn moves_of(record: &Value) -> u8 {
    record["n"].as_u64().and_then(|moves| u8::try_from(moves).ok()).expect("a number of moves")
}

fn solver(text: &str, moves: u8) -> Solver {
    Solver::new(&read(text), moves, TABLE).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn solve(text: &str, moves: u8) -> Solution {
    solver(text, moves).solve(NonZeroUsize::MIN, &SearchControl::default())
}

/// The keys with their lengths, sorted.
fn keys(keys: &[KeyMove]) -> Vec<(String, u8)> {
    let mut keys: Vec<_> = keys.iter().map(|key| (key.uci.clone(), key.length)).collect();
    keys.sort();
    keys
}

/// Starts a search on another thread, stops it, and waits for its end.
fn stopped<T: Send>(search: impl FnOnce(&SearchControl) -> T + Send) -> T {
    let watch = SearchControl::default();
    thread::scope(|scope| {
        let searching = scope.spawn(|| search(&watch));
        while watch.progress().nodes < 10_000 && !searching.is_finished() {
            thread::sleep(Duration::from_millis(1));
        }
        watch.stop();
        searching.join().expect("the search ends")
    })
}
