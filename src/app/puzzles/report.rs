//! What is known of many positions once they were checked.

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

/// What is known of many positions once they were checked. There can be millions.
#[derive(Debug)]
pub struct Report {
    pub(super) tally: Tally,
    records: Vec<RecordOutcome>,
    /// A line for each of the records: what is proven of it, if anything is.
    proofs: String,
    /// Of how many positions a solution is proven.
    pub(super) proven: usize,
}

#[derive(Clone, Copy, Debug)]
struct RecordOutcome {
    record: RecordId,
    position: Fingerprint,
    outcome: Outcome,
    asked: Stipulation,
    /// The record states no question itself.
    is_silent: bool,
}

/// What came out for a record, and what is proven of it.
#[derive(Debug)]
pub(super) struct SolvedRecord {
    checked: RecordOutcome,
    proof: Option<String>,
}

impl SolvedRecord {
    /// A record of which the position cannot be searched.
    pub(super) fn not_searched(record: RecordId, outcome: Outcome) -> Self {
        let (position, asked) = (Fingerprint::default(), Stipulation::default());
        Self { checked: RecordOutcome { record, position, outcome, asked, is_silent: true }, proof: None }
    }

    /// A record of which the position was searched, if there is a solver for what was asked.
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

/// Which solutions are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WritingChoice {
    /// All that are proven, and not only those of sound problems.
    pub(super) takes_all: bool,
    /// Also where another solution is stated.
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

    /// Of how many positions a solution is proven.
    pub const fn proven(&self) -> usize {
        self.proven
    }

    /// How many of them are sound. Authors of helpmates mean several solutions.
    pub fn sound(&self) -> usize {
        [Judgement::Sound, Judgement::Several].map(|judgement| self.tally.of(Outcome::Judged(judgement))).iter().sum()
    }

    /// How many solutions are written with this choice.
    pub(super) fn chosen(&self, choice: WritingChoice) -> usize {
        if choice.takes_all { self.proven } else { self.sound() }
    }

    /// The places of the records that came out like this.
    pub fn places(&self, document: &Document, outcome: Outcome) -> Records {
        let records = self.records.iter().filter(|checked| checked.outcome == outcome);
        records.filter_map(|checked| document.place_of(checked.record)).collect()
    }

    /// What is known of the positions that were looked at.
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

    /// Works out the solutions that are chosen, of records that still hold the position that was solved, and makes
    /// ready that these state them.
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
            // Of cancelled work nothing is put into records.
            let written = proof.clone().written((&position, as_operations), table, &watch()).ok().flatten();
            written.map(|solution| solution.claim(record)).unwrap_or_default()
        };
        let stated = snapshot.restate(named, state, progress);
        Solutions { stated, fitting: fitting.into_inner(), kept: kept.into_inner() }
    }
}

/// Solutions of records, made ready for them.
#[derive(Debug)]
pub(super) struct Solutions {
    pub(super) stated: Restatements,
    /// How many records still hold the position that was solved.
    pub(super) fitting: usize,
    /// How many keep another solution.
    pub(super) kept: usize,
}
