//! Whether the positions of the file are sound problems, as far as they were solved.

mod acting;
mod asked;
pub(in crate::app) mod commands;
mod outcome;
mod report;
mod solving;
pub(in crate::app) mod view;

pub use acting::Action;
pub use asked::{Limits, PuzzleCheck};
pub use outcome::{Outcome, Tally};
pub use report::Report;

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::app::ui::tone::Tone;
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

impl PuzzleMark {
    /// The same in a few words: "Mate in 2 \u{b7} sound".
    #[must_use]
    pub fn words(self) -> String {
        let moves = self.moves;
        match self.judgement {
            Judgement::Sound => format!("Mate in {moves} \u{b7} sound"),
            Judgement::Cooked => format!("Mate in {moves} \u{b7} cooked"),
            Judgement::Several => format!("Mate in {moves} \u{b7} several solutions"),
            Judgement::Short => format!("Mate in {moves} \u{b7} short solution"),
            Judgement::NoSolution => format!("No mate in {moves}"),
            Judgement::AlreadyMate => "Mated already".to_owned(),
            Judgement::Unfinished => format!("Mate in {moves} \u{b7} not solved in time"),
        }
    }

    /// How good the news is.
    #[must_use]
    pub const fn tone(self) -> Tone {
        match self.judgement {
            Judgement::Sound => Tone::Good,
            Judgement::Cooked | Judgement::Several | Judgement::Short => Tone::Odd,
            Judgement::NoSolution | Judgement::AlreadyMate => Tone::Fault,
            Judgement::Unfinished => Tone::Unknown,
        }
    }
}

/// What is known of the positions of the file. A mark belongs to a position: an edit takes it out of sight, undo brings
/// it back. There can be millions, of 16 bytes each.
#[derive(Debug, Default)]
pub struct Puzzles {
    marks: HashMap<RecordId, Noted>,
    revision: u64,
    /// What was asked last about all positions.
    asked: Option<PuzzleCheck>,
    /// It is chosen how all positions are solved.
    chosen: Option<Box<PuzzleCheck>>,
    /// What came out when they were, and which of them are selected in the list.
    report: Option<(Report, Option<Outcome>)>,
}

/// A mark, and which position it belongs to.
#[derive(Clone, Copy, Debug)]
struct Noted {
    position: Fingerprint,
    mark: PuzzleMark,
}

impl Puzzles {
    /// How all positions are to be solved, as it is being chosen.
    #[must_use]
    pub fn chosen(&self) -> Option<&PuzzleCheck> {
        self.chosen.as_deref()
    }

    /// What came out, and which positions were selected in the list.
    #[must_use]
    pub fn report(&self) -> Option<(&Report, Option<Outcome>)> {
        self.report.as_ref().map(|(report, selected)| (report, *selected))
    }

    /// Notes what came out for a record that holds this position.
    pub fn note(&mut self, record: RecordId, position: &Position, mark: PuzzleMark) {
        self.insert(record, Noted { position: Fingerprint::of(position), mark });
        self.revision += 1;
    }

    /// Notes what came out for many records.
    fn note_all(&mut self, records: HashMap<RecordId, Noted>) {
        if self.marks.is_empty() {
            self.marks = records;
        } else {
            self.marks.reserve(records.len().saturating_sub(self.marks.len()));
            for (record, noted) in records {
                self.insert(record, noted);
            }
        }
        self.revision += 1;
    }

    /// A search that was not finished takes nothing away that is known.
    fn insert(&mut self, record: RecordId, noted: Noted) {
        let is_known = |known: &Noted| known.position == noted.position && known.mark.moves == noted.mark.moves;
        if noted.mark.judgement != Judgement::Unfinished || !self.marks.get(&record).is_some_and(is_known) {
            self.marks.insert(record, noted);
        }
    }

    /// What is known of a record that holds this position now.
    #[must_use]
    pub fn mark(&self, record: RecordId, position: &Position) -> Option<PuzzleMark> {
        let noted = self.marks.get(&record)?;
        (noted.position == Fingerprint::of(position)).then_some(noted.mark)
    }

    /// Another one whenever something was noted.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }
}

/// Tells positions apart as problems: the clocks and the number of the move make no difference. Bytes, for the least
/// room in a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Fingerprint([u8; 8]);

impl Fingerprint {
    fn of(position: &Position) -> Self {
        let mut hasher = DefaultHasher::new();
        Position { halfmove_clock: 0, fullmove_number: 1, ..*position }.hash(&mut hasher);
        Self(hasher.finish().to_ne_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Document;

    const MARK: PuzzleMark = PuzzleMark { moves: 2, judgement: Judgement::Sound };

    #[test]
    fn a_mark_belongs_to_a_position_whatever_its_clocks() {
        let (record, mut puzzles) = (Document::new().record(0).id(), Puzzles::default());
        let position = Position::start();
        puzzles.note(record, &position, MARK);
        assert_eq!(puzzles.mark(record, &position), Some(MARK));
        assert_eq!(puzzles.mark(record, &Position { halfmove_clock: 7, fullmove_number: 9, ..position }), Some(MARK));
        assert_eq!(puzzles.mark(record, &Position { side_to_move: crate::Color::Black, ..position }), None);
    }

    #[test]
    fn a_search_that_was_not_finished_takes_nothing_away() {
        let (record, mut puzzles) = (Document::new().record(0).id(), Puzzles::default());
        let position = Position::start();
        let unfinished = |moves| PuzzleMark { moves, judgement: Judgement::Unfinished };
        puzzles.note(record, &position, unfinished(2));
        puzzles.note(record, &position, MARK);
        puzzles.note(record, &position, unfinished(2));
        assert_eq!(puzzles.mark(record, &position), Some(MARK));
        puzzles.note(record, &position, unfinished(3));
        assert_eq!(puzzles.mark(record, &position), Some(unfinished(3)), "something else was asked");
    }

    #[test]
    fn marks_are_small() {
        assert!(size_of::<(RecordId, Noted)>() <= 16);
    }
}
