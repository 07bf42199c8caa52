//! Counts of what is lost by writing records in another format.

use crate::tr;
use std::ops::AddAssign;

/// The amount lost by writing records in another format, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loss {
    /// Moves of games, including variations.
    pub moves: usize,
    /// EPD operations, except clocks, done marks and annotations, which every format can store.
    pub operations: usize,
    /// Comments, or lines of comments.
    pub comments: usize,
    /// Tags of games, except those whose value means "unknown".
    pub tags: usize,
    /// Arrows and marked squares.
    pub drawings: usize,
    /// Positions whose variant is lost.
    pub rules: usize,
    /// Control characters, which are replaced by spaces.
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
    /// Returns a text with the count of each kind that is lost.
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

pub(super) fn control_characters(text: &str) -> usize {
    text.chars().filter(|char| char.is_control()).count()
}
