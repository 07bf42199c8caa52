//! Whether the positions of the file are sound problems, as far as they were solved.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::board::Position;
use crate::document::RecordId;
use crate::rules::solver::Judgement;

/// What is known of a position as a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleMark {
    /// In how many moves mate was asked for.
    pub moves: u8,
    /// What came out.
    pub judgement: Judgement,
}

/// What is known of the positions of the file. A mark belongs to a position: an edit takes it out of sight, undo brings
/// it back.
#[derive(Debug, Default)]
pub struct Puzzles {
    marks: HashMap<RecordId, (u64, PuzzleMark)>,
}

impl Puzzles {
    /// Notes what came out for a record that holds this position.
    pub fn note(&mut self, record: RecordId, position: &Position, mark: PuzzleMark) {
        self.marks.insert(record, (fingerprint(position), mark));
    }

    /// What is known of a record that holds this position now.
    #[must_use]
    pub fn mark(&self, record: RecordId, position: &Position) -> Option<PuzzleMark> {
        let (noted, mark) = self.marks.get(&record)?;
        (*noted == fingerprint(position)).then_some(*mark)
    }

    /// Another document: nothing is known of its positions.
    pub fn forget(&mut self) {
        self.marks.clear();
    }
}

fn fingerprint(position: &Position) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}
