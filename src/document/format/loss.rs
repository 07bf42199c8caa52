//! What is lost where something is written in another form: of each kind how much.

use crate::{lang, tr};
use std::ops::AddAssign;

/// What would be lost by writing in another form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loss {
    /// How many moves of games, those of variations among them.
    pub moves: usize,
    /// How many operations of EPD. Clocks, marks and drawings have a place in every format.
    pub operations: usize,
    /// How many comments, or lines of them.
    pub comments: usize,
    /// How many tags that say more than what is not known.
    pub tags: usize,
    /// How many arrows and marked squares.
    pub drawings: usize,
    /// How many positions whose rules are not those of chess.
    pub rules: usize,
    /// How many control characters, for which spaces stand.
    pub control_characters: usize,
}

impl AddAssign for Loss {
    fn add_assign(&mut self, other: Self) {
        self.moves += other.moves;
        self.operations += other.operations;
        self.comments += other.comments;
        self.tags += other.tags;
        self.drawings += other.drawings;
        self.rules += other.rules;
        self.control_characters += other.control_characters;
    }
}

impl Loss {
    /// How much of each kind there is, in words, without the kinds of which there is nothing.
    pub fn kinds(&self) -> impl Iterator<Item = String> {
        let kinds = [
            (self.moves, tr!("document-loss-moves", count = self.moves)),
            (self.operations, tr!("document-loss-operations", count = self.operations)),
            (self.comments, tr!("document-loss-comments", count = self.comments)),
            (self.tags, tr!("document-loss-tags", count = self.tags)),
            (self.drawings, tr!("document-loss-drawings", count = self.drawings)),
            (self.rules, tr!("document-loss-rules", count = self.rules)),
            (self.control_characters, tr!("document-loss-control-characters", count = self.control_characters)),
        ];
        kinds.into_iter().filter(|(count, _)| *count > 0).map(|(_, kind)| kind)
    }
}

/// How many characters of a text are written as spaces where control characters cannot stand.
pub(super) fn control_characters(text: &str) -> usize {
    text.chars().filter(|char| char.is_control()).count()
}

/// A number with separated thousands: "10,000,000".
pub fn with_thousands(value: usize) -> String {
    lang::number(value)
}
