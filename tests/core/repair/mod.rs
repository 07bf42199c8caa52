//! The repair of chess problems.

#![expect(clippy::panic, reason = "a helper of a test fails as the test does")]

mod edits;

use fenwright::Position;
use fenwright::notation::fen;
use fenwright::wording::Message;

fn read(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{}: {text}", fault.message(text)))
}
