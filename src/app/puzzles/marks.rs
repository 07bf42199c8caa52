//! What is known of positions as problems.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::app::shell::puzzle_mark::PuzzleMark;
use crate::board::{Goal, Position, Stipulation};
use crate::document::RecordId;
use crate::rules::solver::Judgement;

/// What is known of the positions of the file. A mark belongs to a position: an edit takes it out of sight, undo brings
/// it back. There can be millions, of 16 bytes each.
#[derive(Debug, Default)]
pub(super) struct Marks {
    entries: HashMap<RecordId, Entry>,
    revision: u64,
}

/// What is known of a position. Bytes, for the least room in a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    position: Fingerprint,
    goal: Goal,
    half_moves: [u8; 2],
    judgement: Option<Judgement>,
}

impl Entry {
    pub(super) const fn new(position: Fingerprint, mark: PuzzleMark) -> Self {
        let PuzzleMark { asked: Stipulation { goal, half_moves }, judgement } = mark;
        Self { position, goal, half_moves: half_moves.to_ne_bytes(), judgement }
    }

    const fn mark(self) -> PuzzleMark {
        let Self { goal, half_moves, judgement, .. } = self;
        PuzzleMark { asked: Stipulation { goal, half_moves: u16::from_ne_bytes(half_moves) }, judgement }
    }
}

impl Marks {
    /// Notes what came out for a record that holds this position.
    pub(super) fn note(&mut self, record: RecordId, position: &Position, mark: PuzzleMark) {
        self.insert(record, Entry::new(Fingerprint::of(position), mark));
        self.revision += 1;
    }

    /// Notes what came out for many records.
    pub(super) fn note_all(&mut self, records: HashMap<RecordId, Entry>) {
        if self.entries.is_empty() {
            self.entries = records;
        } else {
            self.entries.reserve(records.len().saturating_sub(self.entries.len()));
            for (record, entry) in records {
                self.insert(record, entry);
            }
        }
        self.revision += 1;
    }

    /// A search that was not finished takes nothing away that is known.
    fn insert(&mut self, record: RecordId, entry: Entry) {
        let is_known = |known: &Entry| known.position == entry.position && known.mark().asked == entry.mark().asked;
        if entry.judgement != Some(Judgement::Unfinished) || !self.entries.get(&record).is_some_and(is_known) {
            self.entries.insert(record, entry);
        }
    }

    /// What is known of a record that holds this position now.
    pub(super) fn mark(&self, record: RecordId, position: &Position) -> Option<PuzzleMark> {
        let entry = self.entries.get(&record)?;
        (entry.position == Fingerprint::of(position)).then_some(entry.mark())
    }

    /// Another one whenever something was noted.
    pub(super) const fn revision(&self) -> u64 {
        self.revision
    }
}

/// Tells positions apart as problems: the clocks and the number of the move make no difference. Bytes, for the least
/// room in a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fingerprint([u8; 8]);

impl Fingerprint {
    pub(super) fn of(position: &Position) -> Self {
        let mut hasher = DefaultHasher::new();
        position.without_clocks().hash(&mut hasher);
        Self(hasher.finish().to_ne_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Document;

    const MARK: PuzzleMark = PuzzleMark { asked: mate_in(2), judgement: Some(Judgement::Sound) };

    const fn mate_in(moves: u16) -> Stipulation {
        Stipulation::in_moves(Goal::Mate, moves)
    }

    #[test]
    fn a_mark_belongs_to_a_position_whatever_its_clocks() {
        let (record, mut marks) = (Document::new().record(0).id(), Marks::default());
        let position = Position::start();
        marks.note(record, &position, MARK);
        assert_eq!(marks.mark(record, &position), Some(MARK));
        assert_eq!(marks.mark(record, &Position { halfmove_clock: 7, fullmove_number: 9, ..position }), Some(MARK));
        assert_eq!(marks.mark(record, &Position { side_to_move: crate::Color::Black, ..position }), None);
    }

    #[test]
    fn a_search_that_was_not_finished_takes_nothing_away() {
        let (record, mut marks) = (Document::new().record(0).id(), Marks::default());
        let position = Position::start();
        let unfinished = |moves| PuzzleMark { asked: mate_in(moves), judgement: Some(Judgement::Unfinished) };
        marks.note(record, &position, unfinished(2));
        marks.note(record, &position, MARK);
        marks.note(record, &position, unfinished(2));
        assert_eq!(marks.mark(record, &position), Some(MARK));
        marks.note(record, &position, unfinished(3));
        assert_eq!(marks.mark(record, &position), Some(unfinished(3)), "something else was asked");
    }

    #[test]
    fn marks_are_small() {
        assert!(size_of::<(RecordId, Entry)>() <= 16);
    }
}
