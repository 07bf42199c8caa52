//! Solver results shared with search threads.

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::marks::Marks;
use crate::board::Position;
use crate::document::RecordView;
use crate::document::search::{Judge, KnownJudgements};
use crate::rules::solver::Judgement;

#[derive(Debug, Default)]
pub(super) struct SharedMarks(Arc<RwLock<Marks>>);

impl SharedMarks {
    pub(super) fn new(marks: Marks) -> Self {
        Self(Arc::new(RwLock::new(marks)))
    }

    pub(super) fn read(&self) -> RwLockReadGuard<'_, Marks> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn write(&self) -> RwLockWriteGuard<'_, Marks> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// A handle for searches in the document.
    pub(super) fn judged(&self) -> KnownJudgements {
        KnownJudgements::new(Arc::<RwLock<Marks>>::clone(&self.0), self.read().revision())
    }
}

impl Judge for RwLock<Marks> {
    fn judgement(&self, record: &RecordView<'_>, position: &Position) -> Option<Judgement> {
        let marks = self.read().unwrap_or_else(PoisonError::into_inner);
        marks.mark_of(record, position)?.judgement
    }
}
