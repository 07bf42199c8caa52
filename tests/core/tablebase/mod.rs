//! Endgame tables, with files that are made for each test.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a file that cannot be made fails the test")]

mod broken;
mod folders;
mod made;
mod results;
mod wording;

use fenwright::tablebase::{Outcome, Probe, Refusal, Syzygy};
use fenwright::{Position, notation::fen};

fn read(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

fn probe(tables: &Syzygy, text: &str) -> Result<Probe, Refusal> {
    tables.probe(&read(text))
}

fn outcome(tables: &Syzygy, text: &str) -> Outcome {
    probe(tables, text).unwrap_or_else(|refusal| panic!("{text}: {refusal}")).outcome
}
