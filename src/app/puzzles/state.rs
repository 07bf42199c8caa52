//! The state of puzzle checking: results, options and the last report.

use super::marks::Fingerprint;
use super::shared_marks::SharedMarks;
use super::update::PuzzleJobResult;
use super::{PuzzleCheck, PuzzleOutcome, Report, SolutionOptions};
use crate::app::shell::job::Job;
use crate::app::shell::puzzle_mark::PuzzleMark;
use crate::app::shell::scope::Scope;
use crate::board::Position;
use crate::document::search::KnownJudgements;
use crate::document::{Document, RecordId, RecordView};

#[derive(Debug, Default)]
pub struct Puzzles {
    pub(super) known: SharedMarks,
    /// The options of the last check.
    pub(super) last_options: Option<PuzzleCheck>,
    pub(super) check: Option<PuzzleCheck>,
    pub(super) report: Option<Report>,
    pub(super) writing: SolutionOptions,
    /// The outcome whose positions are selected in the list.
    pub(super) selected: Option<PuzzleOutcome>,
    /// The job in progress, which blocks the window.
    pub(super) job: Option<Job<PuzzleJobResult>>,
}

impl Puzzles {
    /// Stores a result for a record that had this position.
    pub fn note(&mut self, record: RecordId, position: &Position, mark: PuzzleMark, document: &Document) {
        let place = document.index_of(record);
        let stated = place.and_then(|place| document.record(place).metadata().stipulation());
        self.known.write().note(record, Fingerprint::from_position(position), stated.is_none(), mark);
    }

    /// Returns the result for a record that has this position now.
    pub fn mark(&self, record: &RecordView<'_>, position: &Position) -> Option<PuzzleMark> {
        self.known.read().mark_of(record, position)
    }

    /// The state to keep when the same file is read again: the results, but no record ids.
    pub(in crate::app) fn into_reloaded(self) -> Self {
        Self { known: SharedMarks::new(self.known.write().take_without_records()), ..Self::default() }
    }

    /// A counter that grows with every new result.
    pub fn revision(&self) -> u64 {
        self.known.read().revision()
    }

    /// The results, for searches in the document.
    pub(in crate::app) fn judged(&self) -> KnownJudgements {
        self.known.judged()
    }

    pub const fn check(&self) -> Option<&PuzzleCheck> {
        self.check.as_ref()
    }

    pub fn chosen_scope(&self) -> Option<Scope> {
        self.check.as_ref().map(|check| check.scope)
    }

    pub const fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }
}
