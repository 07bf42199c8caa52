//! What is known of the positions as problems, what is asked about all of them, and what came out.

use super::known::Known;
use super::marks::Fingerprint;
use super::update::Done;
use super::{Outcome, PuzzleCheck, Report, WritingChoice};
use crate::app::shell::job::Job;
use crate::app::shell::puzzle_mark::PuzzleMark;
use crate::app::shell::which::Which;
use crate::board::Position;
use crate::document::search::Judged;
use crate::document::{Document, RecordId, RecordView};

/// What is known of the positions as problems, what is asked about all of them, and what came out.
#[derive(Debug, Default)]
pub struct Puzzles {
    pub(super) known: Known,
    /// What was asked last about all positions.
    pub(super) asked: Option<PuzzleCheck>,
    pub(super) check: Option<PuzzleCheck>,
    pub(super) report: Option<Report>,
    /// Which solutions of the report are to be written, as it was chosen last.
    pub(super) writing: WritingChoice,
    /// Which positions of the report are selected in the list.
    pub(super) selected: Option<Outcome>,
    /// Work beside which nothing else can be done.
    pub(super) job: Option<Job<Done>>,
}

impl Puzzles {
    /// Notes what came out for a record that held this position.
    pub fn note(&mut self, record: RecordId, position: &Position, mark: PuzzleMark, document: &Document) {
        let place = document.place_of(record);
        let stated = place.and_then(|place| document.record(place).stated_metadata().stipulation());
        self.known.write().note(record, Fingerprint::of(position), stated.is_none(), mark);
    }

    /// What is known of a record that holds this position now.
    pub fn mark(&self, record: &RecordView<'_>, position: &Position) -> Option<PuzzleMark> {
        self.known.read().mark_of(record, position)
    }

    /// What stays when the same file is read again: what is known of its positions.
    pub(in crate::app) fn read_again(self) -> Self {
        Self { known: Known::of(self.known.write().of_other_records()), ..Self::default() }
    }

    /// Another one whenever something was noted.
    pub fn revision(&self) -> u64 {
        self.known.read().revision()
    }

    /// What is known, to be searched for.
    pub(in crate::app) fn judged(&self) -> Judged {
        self.known.judged()
    }

    pub const fn check(&self) -> Option<&PuzzleCheck> {
        self.check.as_ref()
    }

    /// Which positions are to be solved, as it is chosen now.
    pub fn chosen(&self) -> Option<Which> {
        self.check.as_ref().map(|check| check.which)
    }

    /// What came out when all positions were solved, as long as it is shown.
    pub const fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }
}
