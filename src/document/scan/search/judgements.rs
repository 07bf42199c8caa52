//! Results of the solver, which the caller of a search provides.

use std::fmt;
use std::sync::Arc;

use crate::board::Position;
use crate::document::format::RecordView;
use crate::document::scan::sweep::ScannedRecord;
use crate::lang;
use crate::rules::solver::Judgement;

/// A provider of results of the solver.
pub trait Judge: Send + Sync {
    /// The result for a record with this position; `None` if it is unknown.
    fn judgement(&self, record: &RecordView<'_>, position: &Position) -> Option<Judgement>;
}

/// The known results of the solver at one moment.
#[derive(Clone, Default)]
pub struct KnownJudgements {
    judge: Option<Arc<dyn Judge>>,
    revision: u64,
}

impl KnownJudgements {
    /// The results of a judge. The revision changes whenever more results are known.
    pub const fn new(judge: Arc<dyn Judge>, revision: u64) -> Self {
        Self { judge: Some(judge), revision }
    }
}

impl PartialEq for KnownJudgements {
    fn eq(&self, other: &Self) -> bool {
        let is_same = match (&self.judge, &other.judge) {
            (Some(one), Some(two)) => Arc::ptr_eq(one, two),
            (one, two) => one.is_none() && two.is_none(),
        };
        is_same && self.revision == other.revision
    }
}

impl fmt::Debug for KnownJudgements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Judged").field("revision", &self.revision).finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SolverOutcome {
    Sound,
    Cooked,
}

/// The outcomes, by their names after `puzzle:`, with their translation keys.
pub(super) const OUTCOMES: [(&str, SolverOutcome, &str); 2] = [
    ("sound", SolverOutcome::Sound, "document-puzzle-sound"),
    ("cooked", SolverOutcome::Cooked, "document-puzzle-cooked"),
];

impl SolverOutcome {
    pub(super) fn from_name(name: &str) -> Option<Self> {
        OUTCOMES.iter().find(|(other, ..)| name.eq_ignore_ascii_case(other)).map(|(_, outcome, _)| *outcome)
    }

    pub(super) fn label(self) -> &'static str {
        let key = OUTCOMES.iter().find(|(_, outcome, _)| *outcome == self).map(|(_, _, key)| *key);
        key.and_then(lang::text).unwrap_or_default()
    }

    pub(super) fn matches(self, record: &ScannedRecord<'_>, judged: &KnownJudgements) -> bool {
        let Some(judge) = &judged.judge else { return false };
        let judgement = record.position().zip(record.view());
        let judgement = judgement.and_then(|(position, view)| judge.judgement(view, position));
        match self {
            // Several solutions of a helpmate are usually intended.
            Self::Sound => matches!(judgement, Some(Judgement::Sound | Judgement::Several)),
            Self::Cooked => judgement == Some(Judgement::Cooked),
        }
    }
}
