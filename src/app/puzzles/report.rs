//! What is known of many positions once they were checked.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::marks::{Entry, Fingerprint};
use super::outcome::{Outcome, Tally};
use crate::app::shell::puzzle_mark::PuzzleMark;
use crate::app::shell::stipulation::Stipulation;
use crate::document::{Document, Progress, RecordId, RecordView, Records, Restatements, Snapshot};
use crate::notation::epd::{self, Operation};
use crate::rules::solver::Solution;

/// What is known of many positions once they were checked. There can be millions.
#[derive(Debug)]
pub struct Report {
    pub(super) tally: Tally,
    records: Vec<RecordOutcome>,
    /// A line for each of the records: the length of the mate and the keys, if they are proven.
    solutions: String,
    /// Of how many positions length and keys are proven.
    pub(super) proven: usize,
}

#[derive(Clone, Copy, Debug)]
struct RecordOutcome {
    record: RecordId,
    position: Fingerprint,
    outcome: Outcome,
    asked: Stipulation,
}

/// What came out for a record, and what is proven of it.
#[derive(Debug)]
pub(super) struct SolvedRecord {
    checked: RecordOutcome,
    /// The length of the mate and the keys in standard algebraic notation, with spaces between them.
    solution: Option<String>,
}

impl SolvedRecord {
    /// A record that was not searched.
    pub(super) fn not_searched(record: RecordId, outcome: Outcome) -> Self {
        let (position, asked) = (Fingerprint::default(), Stipulation::default());
        Self { checked: RecordOutcome { record, position, outcome, asked }, solution: None }
    }

    /// A record of which the position was searched. `solution`: of a direct mate.
    pub(super) fn of(record: RecordId, position: Fingerprint, mark: PuzzleMark, solution: Option<&Solution>) -> Self {
        let PuzzleMark { asked, judgement } = mark;
        let checked = RecordOutcome { record, position, outcome: Outcome::Judged(judgement), asked };
        Self { checked, solution: solution.and_then(proven) }
    }

    pub(super) fn outcome(&self) -> Outcome {
        self.checked.outcome
    }
}

/// The length of the shortest mates and their keys, if these are all of them.
fn proven(solution: &Solution) -> Option<String> {
    let length = solution.shortest().filter(|length| *length <= solution.searched)?;
    let keys = solution.keys.iter().filter(|key| key.length == length);
    Some(keys.fold(length.to_string(), |line, key| line + " " + &key.name))
}

impl Report {
    pub(super) const fn new(tally: Tally) -> Self {
        Self { tally, records: Vec::new(), solutions: String::new(), proven: 0 }
    }

    pub(super) fn add(&mut self, SolvedRecord { checked, solution }: SolvedRecord) {
        self.records.push(checked);
        self.proven += usize::from(solution.is_some());
        self.solutions.push_str(&solution.unwrap_or_default());
        self.solutions.push('\n');
    }

    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    pub const fn proven(&self) -> usize {
        self.proven
    }

    /// The places of the records that came out like this.
    pub fn places(&self, document: &Document, outcome: Outcome) -> Records {
        let records = self.records.iter().filter(|checked| checked.outcome == outcome);
        records.filter_map(|checked| document.place_of(checked.record)).collect()
    }

    /// What is known of the positions that were searched.
    pub(super) fn marks(&self) -> HashMap<RecordId, Entry> {
        let marks = self.records.iter().filter_map(|RecordOutcome { record, position, outcome, asked }| {
            let Outcome::Judged(judgement) = *outcome else { return None };
            let mark = PuzzleMark { asked: *asked, judgement };
            Some((*record, Entry { position: *position, mark }))
        });
        marks.collect()
    }

    /// Makes ready that the records that still hold the position that was solved state what is proven of it: their
    /// operations `dm` and `bm`. A direct mate is named by its shortest length, and `bm` by all first moves of that
    /// length.
    pub(super) fn solutions(&self, snapshot: &Snapshot, progress: &Progress) -> Solutions {
        progress.set_total(self.proven as u64);
        let solved = self.records.iter().zip(self.solutions.lines()).filter(|(_, line)| !line.is_empty());
        let named = solved.map(|(checked, line)| (checked.record, (checked.position, line)));
        let fitting = AtomicUsize::new(0);
        let state = |record: &RecordView<'_>, (solved, line): &(Fingerprint, &str)| {
            if record.position().is_ok_and(|position| Fingerprint::of(&position) == *solved) {
                fitting.fetch_add(1, Ordering::Relaxed);
                operations(line)
            } else {
                Vec::new()
            }
        };
        let stated = snapshot.restate(named, state, progress);
        Solutions { stated, fitting: fitting.into_inner() }
    }
}

/// What is proven of records, made ready for them.
#[derive(Debug)]
pub(super) struct Solutions {
    pub(super) stated: Restatements,
    /// How many records still hold the position that was solved.
    pub(super) fitting: usize,
}

/// A line of the solutions as operations.
fn operations(line: &str) -> Vec<Operation> {
    let (length, keys) = line.split_once(' ').unwrap_or((line, ""));
    epd::mate(&length, keys.split_whitespace().map(str::to_owned)).into()
}
