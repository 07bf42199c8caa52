//! Repairs one record.

use std::sync::Mutex;
use std::sync::PoisonError;

use super::super::job::RecordJob;
use super::super::record::ReadQuality;
use crate::board::{Position, Stipulation};
use crate::document::stated_key;
use crate::rules::Prover;
use crate::rules::repair::{Puzzle, RepairEvent, RepairOptions, Saving, Version};
use crate::rules::solver::{Findings, Judgement, NotSearched, Query, SearchControl, Stopped};

pub(super) struct Limits {
    pub(super) stipulation: Stipulation,
    pub(super) options: RepairOptions,
    pub(super) bytes: usize,
}

/// The result for one record.
pub(super) struct Repaired {
    /// The solution of the position before it is edited; `None` if it is unreadable.
    pub(super) before: Option<Result<Findings, NotSearched>>,
    /// The author's key in UCI notation.
    pub(super) key: Option<String>,
    /// The savings if the position is sound.
    pub(super) savings: Vec<Saving>,
    /// The sound versions, the best first.
    pub(super) versions: Vec<Version>,
}

impl Repaired {
    /// Returns `true` if the record was read strictly and is sound or has a sound version.
    pub(super) fn is_well(&self, job: &RecordJob) -> bool {
        let is_sound = matches!(&self.before, Some(Ok(found)) if found.judgement() == Judgement::Sound);
        job.record.quality == ReadQuality::Strict && (is_sound || !self.versions.is_empty())
    }
}

impl Limits {
    pub(super) fn repair(&self, job: &RecordJob) -> Repaired {
        let mut repaired = Repaired { before: None, key: None, savings: Vec::new(), versions: Vec::new() };
        let Some(position) = &job.record.position else { return repaired };
        let watch = SearchControl::default();
        let (query, prover) = (Query::from(self.stipulation), Prover::default());
        repaired.before = Some(query.search(position, &prover, self.bytes, self.options.threads, &watch));
        let key = job.stated.as_deref().and_then(|stated| stated_key(position, stated));
        if let Ok(puzzle) = Puzzle::new(position, self.stipulation, key, self.bytes) {
            // Nothing stops the search.
            let _ = self.search(puzzle, position, &watch, &mut repaired);
        }
        repaired
    }

    fn search(
        &self,
        mut puzzle: Puzzle,
        position: &Position,
        watch: &SearchControl,
        repaired: &mut Repaired,
    ) -> Result<(), Stopped> {
        let judged = puzzle.solve(watch)?;
        repaired.key = puzzle.key().map(str::to_owned);
        if let (Judgement::Sound, Some(key)) = (judged.judgement, judged.keys.first()) {
            repaired.savings = puzzle.economy(position, key, watch)?;
        }
        let versions = Mutex::new(Vec::new());
        puzzle.repair(self.options, watch, |event| {
            if let RepairEvent::Found(version) = event {
                versions.lock().unwrap_or_else(PoisonError::into_inner).push(*version);
            }
        })?;
        repaired.versions = versions.into_inner().unwrap_or_else(PoisonError::into_inner);
        repaired.versions.sort_by(Version::compare);
        Ok(())
    }
}
