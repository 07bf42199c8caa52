//! The results of solving many positions.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::outcome::{PuzzleOutcome, Tally};
use super::solving::MAX_TABLE_BYTES;
use crate::app::shell::{Fingerprint, Marks, PuzzleMark};
use crate::board::Stipulation;
use crate::document::{
    BulkUpdate, CompactSolution, Document, Progress, RecordId, RecordUpdate, RecordView, Records, Snapshot, parallel,
    stated_solution,
};
use crate::rules::solver::{Judgement, SearchControl};

/// The results of solving many positions. There can be millions.
pub struct Report {
    pub(super) tally: Tally,
    records: Vec<RecordOutcome>,
    /// One line for each record: the proven solution, or nothing.
    proofs: String,
    pub(super) proven: usize,
}

#[derive(Clone, Copy, Debug)]
struct RecordOutcome {
    record: RecordId,
    position: Fingerprint,
    outcome: PuzzleOutcome,
    stipulation: Stipulation,
    is_unstated: bool,
}

pub(super) struct SolvedRecord {
    checked: RecordOutcome,
    proof: Option<String>,
}

impl SolvedRecord {
    pub(super) fn not_searched(record: RecordId, outcome: PuzzleOutcome) -> Self {
        let (position, asked) = (Fingerprint::default(), Stipulation::default());
        Self {
            checked: RecordOutcome { record, position, outcome, stipulation: asked, is_unstated: true },
            proof: None,
        }
    }

    /// Creates the result for a record with a legal position. Without a judgement, its stipulation has no solver.
    pub(super) fn new(
        (record, is_silent): (RecordId, bool),
        position: Fingerprint,
        mark: PuzzleMark,
        proof: Option<&CompactSolution>,
    ) -> Self {
        let PuzzleMark { stipulation: asked, judgement } = mark;
        let outcome = judgement.map_or(PuzzleOutcome::OtherGoal, PuzzleOutcome::Judged);
        Self {
            checked: RecordOutcome { record, position, outcome, stipulation: asked, is_unstated: is_silent },
            proof: proof.map(CompactSolution::to_line),
        }
    }

    pub(super) fn outcome(&self) -> PuzzleOutcome {
        self.checked.outcome
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SolutionOptions {
    /// `true` to write all proven solutions; `false` for sound problems only.
    pub(super) all_proven: bool,
    pub(super) replace_existing: bool,
}

impl Report {
    pub(super) const fn new(tally: Tally) -> Self {
        Self { tally, records: Vec::new(), proofs: String::new(), proven: 0 }
    }

    pub(super) fn add(&mut self, SolvedRecord { checked, proof }: SolvedRecord) {
        self.records.push(checked);
        self.proven += usize::from(proof.is_some());
        self.proofs.push_str(&proof.unwrap_or_default());
        self.proofs.push('\n');
    }

    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    pub const fn proven(&self) -> usize {
        self.proven
    }

    /// Returns the number of sound positions. Several solutions count as sound, because helpmates often intend them.
    pub fn sound(&self) -> usize {
        [Judgement::Sound, Judgement::Several]
            .map(|judgement| self.tally.count_of(PuzzleOutcome::Judged(judgement)))
            .iter()
            .sum()
    }

    pub(super) fn solution_count(&self, choice: SolutionOptions) -> usize {
        if choice.all_proven { self.proven } else { self.sound() }
    }

    pub fn records_with(&self, document: &Document, outcome: PuzzleOutcome) -> Records {
        let records = self.records.iter().filter(|checked| checked.outcome == outcome);
        records.filter_map(|checked| document.index_of(checked.record)).collect()
    }

    pub(super) fn marks(&self) -> Marks {
        let mut marks = Marks::default();
        for RecordOutcome { record, position, outcome, stipulation: asked, is_unstated: is_silent } in
            self.records.iter().copied()
        {
            let judgement = match outcome {
                PuzzleOutcome::Judged(judgement) => Some(judgement),
                PuzzleOutcome::OtherGoal => None,
                PuzzleOutcome::Illegal | PuzzleOutcome::Unreadable => continue,
            };
            marks.note(record, position, is_silent, PuzzleMark { stipulation: asked, judgement });
        }
        marks
    }

    /// Prepares updates that write the chosen solutions. Skips records whose position has changed since it was solved.
    pub(super) fn prepare_solutions(
        &self,
        snapshot: &Snapshot,
        choice: SolutionOptions,
        progress: &Progress,
    ) -> PreparedSolutions {
        progress.set_total(self.solution_count(choice) as u64);
        let is_sound = |outcome| matches!(outcome, PuzzleOutcome::Judged(Judgement::Sound | Judgement::Several));
        let is_chosen = |checked: &RecordOutcome| choice.all_proven || is_sound(checked.outcome);
        let proven = self.records.iter().zip(self.proofs.lines()).filter(|(checked, _)| is_chosen(checked));
        let named = proven.filter_map(|(checked, line)| {
            Some((checked.record, (checked.position, CompactSolution::from_line(line)?)))
        });
        let (as_operations, table) =
            (snapshot.format().has_operations(), MAX_TABLE_BYTES / parallel::processor_count());
        let [fitting, kept] = [AtomicUsize::new(0), AtomicUsize::new(0)];
        let watch = || {
            let waiting = progress.clone();
            SearchControl::while_wanted(None, move || !waiting.is_cancelled())
        };
        let state = |record: &RecordView<'_>, (solved, proof): &(Fingerprint, CompactSolution)| {
            let position = record.position().ok().filter(|position| Fingerprint::from_position(position) == *solved);
            let Some(position) = position else { return RecordUpdate::default() };
            fitting.fetch_add(1, Ordering::Relaxed);
            let states_one = || stated_solution(&position, &record.read_metadata(), &record.operations()).is_some();
            if !choice.replace_existing && states_one() {
                kept.fetch_add(1, Ordering::Relaxed);
                return RecordUpdate::default();
            }
            // A cancelled solution is not written.
            let written = proof.clone().into_solution((&position, as_operations), table, &watch()).ok().flatten();
            written.map(|solution| solution.record_update(record)).unwrap_or_default()
        };
        let stated = snapshot.prepare_updates(named, state, progress);
        PreparedSolutions { update: stated, matching: fitting.into_inner(), kept: kept.into_inner() }
    }
}

pub(super) struct PreparedSolutions {
    pub(super) update: BulkUpdate,
    pub(super) matching: usize,
    pub(super) kept: usize,
}
