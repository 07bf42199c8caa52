//! Variants supported by lichess's editor: positions, notations, files and rules.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

mod dialects;
mod files;
mod model;
mod rules;

use fenwright::Position;
use fenwright::board::Variant;
use fenwright::notation::fen;
use fenwright::wording::Message;
use serde_json::Value;

/// Positions from random games, with the results of Fairy-Stockfish.
pub(crate) fn records() -> impl Iterator<Item = Record> {
    let text = include_str!("../../data/lichess_variants.jsonl");
    text.lines().map(|line| Record(serde_json::from_str(line).expect(line)))
}

pub(crate) struct Record(Value);

impl Record {
    pub(crate) fn text(&self, key: &str) -> &str {
        self.0[key].as_str().unwrap_or_else(|| panic!("no {key}: {}", self.0))
    }

    pub(crate) fn is(&self, key: &str) -> bool {
        self.0[key].as_bool().unwrap_or_else(|| panic!("no {key}: {}", self.0))
    }

    pub(crate) fn variant(&self) -> Variant {
        Variant::from_name(self.text("variant")).expect("a variant")
    }

    pub(crate) fn position(&self) -> Position {
        read(self.text("fen"), self.variant())
    }
}

pub(crate) fn read(text: &str, variant: Variant) -> Position {
    fen::read_as(text, variant).unwrap_or_else(|fault| panic!("{}: {text}", fault.message(text)))
}
