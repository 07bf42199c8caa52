//! The repair of chess problems.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

mod edits;
mod judging;
mod versions;

use fenwright::Position;
use fenwright::board::{Goal, Stipulation};
use fenwright::notation::fen;
use fenwright::rules::repair::Puzzle;
use fenwright::wording::Message;

/// Large enough for short problems.
const TABLE: usize = 4 << 20;

fn read(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{}: {text}", fault.message(text)))
}

fn mate_in_two(text: &str, key: Option<&str>) -> Puzzle {
    let key = key.map(str::to_owned);
    Puzzle::new(&read(text), Stipulation::new(Goal::Mate, 2), key, TABLE).expect(text)
}
