//! The results of solving many positions.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::marks::{Fingerprint, Marks};
use super::outcome::{Outcome, Tally};
use super::solving::TABLES;
use crate::app::shell::puzzle_mark::PuzzleMark;
use crate::board::Stipulation;
use crate::document::{
    Claim, Document, Progress, Proof, RecordId, RecordView, Records, Restatements, Snapshot, parallel, stated_solution,
};
use crate::rules::solver::{Judgement, Watch};

/// The results of solving many positions. There can be millions.
#[derive(Debug)]
pub struct Report {
    pub(super) tally: Tally,
    records: Vec<RecordOutcome>,
    /// One line per record: the proven solution, or empty.
    proofs: String,
    /// Number of positions with a proven solution.
    pub(super) proven: usize,
}

#[derive(Clone, Copy, Debug)]
struct RecordOutcome {
    record: RecordId,
    position: Fingerprint,
    outcome: Outcome,
    asked: Stipulation,
    /// `true` if the record states no stipulation.
    is_silent: bool,
}

#[derive(Debug)]
pub(super) struct SolvedRecord {
    checked: RecordOutcome,
    proof: Option<String>,
}

impl SolvedRecord {
    /// Creates the result for a record whose position cannot be searched.
    pub(super) fn not_searched(record: RecordId, outcome: Outcome) -> Self {
        let (position, asked) = (Fingerprint::default(), Stipulation::default());
        Self { checked: RecordOutcome { record, position, outcome, asked, is_silent: true }, proof: None }
    }

    /// Creates the result for a record with a legal position. Without a judgement there is no solver for the
    /// stipulation.
    pub(super) fn of(
        (record, is_silent): (RecordId, bool),
        position: Fingerprint,
        mark: PuzzleMark,
        proof: Option<&Proof>,
    ) -> Self {
        let PuzzleMark { asked, judgement } = mark;
        let outcome = judgement.map_or(Outcome::OtherGoal, Outcome::Judged);
        Self { checked: RecordOutcome { record, position, outcome, asked, is_silent }, proof: proof.map(Proof::line) }
    }

    pub(super) fn outcome(&self) -> Outcome {
        self.checked.outcome
    }
}

/// The solutions to write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WritingChoice {
    /// `true` to write all proven solutions; `false` for sound problems only.
    pub(super) takes_all: bool,
    /// `true` to replace other solutions that records state.
    pub(super) replaces: bool,
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

    /// Number of sound positions. Several solutions count as sound, because helpmates often intend them.
    pub fn sound(&self) -> usize {
        [Judgement::Sound, Judgement::Several].map(|judgement| self.tally.of(Outcome::Judged(judgement))).iter().sum()
    }

    pub(super) fn chosen(&self, choice: WritingChoice) -> usize {
        if choice.takes_all { self.proven } else { self.sound() }
    }

    /// Returns the records with this outcome.
    pub fn places(&self, document: &Document, outcome: Outcome) -> Records {
        let records = self.records.iter().filter(|checked| checked.outcome == outcome);
        records.filter_map(|checked| document.place_of(checked.record)).collect()
    }

    /// Collects the judgements by position.
    pub(super) fn marks(&self) -> Marks {
        let mut marks = Marks::default();
        for RecordOutcome { record, position, outcome, asked, is_silent } in self.records.iter().copied() {
            let judgement = match outcome {
                Outcome::Judged(judgement) => Some(judgement),
                Outcome::OtherGoal => None,
                Outcome::Illegal | Outcome::Unreadable => continue,
            };
            marks.note(record, position, is_silent, PuzzleMark { asked, judgement });
        }
        marks
    }

    /// Prepares updates that write the chosen solutions into the records that still have the position that was solved.
    pub(super) fn solutions(&self, snapshot: &Snapshot, choice: WritingChoice, progress: &Progress) -> Solutions {
        progress.set_total(self.chosen(choice) as u64);
        let is_sound = |outcome| matches!(outcome, Outcome::Judged(Judgement::Sound | Judgement::Several));
        let is_chosen = |checked: &RecordOutcome| choice.takes_all || is_sound(checked.outcome);
        let proven = self.records.iter().zip(self.proofs.lines()).filter(|(checked, _)| is_chosen(checked));
        let named =
            proven.filter_map(|(checked, line)| Some((checked.record, (checked.position, Proof::of_line(line)?))));
        let (as_operations, table) = (snapshot.format().has_operations(), TABLES / parallel::processors());
        let [fitting, kept] = [AtomicUsize::new(0), AtomicUsize::new(0)];
        let watch = || {
            let waiting = progress.clone();
            Watch::while_wanted(None, move || !waiting.is_cancelled())
        };
        let state = |record: &RecordView<'_>, (solved, proof): &(Fingerprint, Proof)| {
            let position = record.position().ok().filter(|position| Fingerprint::of(position) == *solved);
            let Some(position) = position else { return Claim::default() };
            fitting.fetch_add(1, Ordering::Relaxed);
            let states_one = || stated_solution(&position, &record.stated_metadata(), &record.operations()).is_some();
            if !choice.replaces && states_one() {
                kept.fetch_add(1, Ordering::Relaxed);
                return Claim::default();
            }
            // A cancelled solution is not written.
            let written = proof.clone().written((&position, as_operations), table, &watch()).ok().flatten();
            written.map(|solution| solution.claim(record)).unwrap_or_default()
        };
        let stated = snapshot.restate(named, state, progress);
        Solutions { stated, fitting: fitting.into_inner(), kept: kept.into_inner() }
    }
}

/// Solutions prepared for their records.
#[derive(Debug)]
pub(super) struct Solutions {
    pub(super) stated: Restatements,
    /// Number of records that still have the position that was solved.
    pub(super) fitting: usize,
    /// Number of records that keep another solution.
    pub(super) kept: usize,
}
