//! The solutions on exported pages.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::DiagramSubject;
use crate::app::shell::export_options::{SheetOptions, SolutionPages};
use crate::board::Position;
use crate::document::{FoundSolution, Progress, parallel};
use crate::lang::{self, Language, PieceLetters};
use crate::notation::stipulation::Stipulation;
use crate::rules::solver::SearchControl;

/// Maximum memory of the hash tables of all searches together, in bytes.
const TABLE_BYTES: usize = 128 << 20;

type SolutionKey = (Position, Stipulation, Language, PieceLetters);
/// The solutions, each with the time limit of its search.
type SolutionMap = HashMap<SolutionKey, (FoundSolution, Duration)>;

/// Solutions found so far. The preview and the export share them, so that each position is searched once.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct SolutionCache(Arc<Mutex<SolutionMap>>);

fn solution_key(position: Position, asked: Stipulation, sheet: &SheetOptions) -> SolutionKey {
    sheet.with_language(|| (position, asked, lang::current(), lang::piece_letters()))
}

impl SolutionCache {
    /// Returns the solution for the pages if it is known without a search.
    pub(super) fn get(&self, subject: &DiagramSubject, sheet: &SheetOptions) -> Option<FoundSolution> {
        match (sheet.solutions, &subject.solution, subject.metadata.stipulation()) {
            (SolutionPages::None, ..) | (SolutionPages::Record, None, _) | (SolutionPages::Solve, None, None) => {
                Some(FoundSolution::NoSolution)
            }
            (SolutionPages::Record | SolutionPages::Solve, Some(stated), _) => {
                Some(FoundSolution::Lines(vec![stated.clone()]))
            }
            (SolutionPages::Solve, None, Some(asked)) => {
                let known = self.lock().get(&solution_key(subject.position, asked, sheet)).cloned();
                // A longer time limit may find more.
                let is_enough = |(found, time): &(_, _)| *found != FoundSolution::Stopped || *time >= sheet.limit();
                known.filter(is_enough).map(|(found, _)| found)
            }
        }
    }

    /// Returns the solution for the pages, after a search if needed.
    pub(super) fn get_or_solve(
        &self,
        subject: &DiagramSubject,
        sheet: &SheetOptions,
        progress: &Progress,
    ) -> FoundSolution {
        if let Some(known) = self.get(subject, sheet) {
            return known;
        }
        let Some(asked) = subject.metadata.stipulation() else { return FoundSolution::NoSolution };
        let (progress, waiting) = (progress, progress.clone());
        let watch =
            SearchControl::while_wanted(Instant::now().checked_add(sheet.limit()), move || !waiting.is_cancelled());
        let solve =
            || FoundSolution::solve(&subject.position, asked, TABLE_BYTES / parallel::processor_count(), &watch);
        let found = sheet.with_language(solve);
        if !progress.is_cancelled() {
            self.lock().insert(solution_key(subject.position, asked, sheet), (found.clone(), sheet.limit()));
        }
        found
    }

    fn lock(&self) -> MutexGuard<'_, SolutionMap> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
