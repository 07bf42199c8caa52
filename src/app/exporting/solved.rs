//! The solutions of positions, for the pages at the end.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::Subject;
use crate::app::shell::export_choices::SolutionPages;
use crate::board::Position;
use crate::document::{FoundSolution, Progress, parallel};
use crate::notation::stipulation::Stipulation;
use crate::rules::solver::Watch;

/// How long a position is searched.
const LONGEST: Duration = Duration::from_mins(1);
/// The most memory of the tables of all searches together.
const TABLES: usize = 128 << 20;

/// What was solved, so that the preview and the file need one search.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct Solved(Arc<Mutex<HashMap<(Position, Stipulation), FoundSolution>>>);

impl Solved {
    /// The solution that comes onto the pages, as far as that is known without a search; `None` if it is not.
    pub(super) fn known(&self, subject: &Subject, pages: SolutionPages) -> Option<FoundSolution> {
        match (pages, &subject.solution, subject.said.stipulation()) {
            (SolutionPages::None, ..) | (SolutionPages::Record, None, _) | (SolutionPages::Solve, None, None) => {
                Some(FoundSolution::Nothing)
            }
            (SolutionPages::Record | SolutionPages::Solve, Some(stated), _) => {
                Some(FoundSolution::Lines(vec![stated.clone()]))
            }
            (SolutionPages::Solve, None, Some(asked)) => self.lock().get(&(subject.position, asked)).cloned(),
        }
    }

    /// The same with a search, if that is wanted and not known yet.
    pub(super) fn found(&self, subject: &Subject, pages: SolutionPages, progress: &Progress) -> FoundSolution {
        if let Some(known) = self.known(subject, pages) {
            return known;
        }
        let Some(asked) = subject.said.stipulation() else { return FoundSolution::Nothing };
        let (progress, waiting) = (progress, progress.clone());
        let watch = Watch::while_wanted(Instant::now().checked_add(LONGEST), move || !waiting.is_cancelled());
        let found = FoundSolution::of(&subject.position, asked, TABLES / parallel::processors(), &watch);
        if !progress.is_cancelled() {
            self.lock().insert((subject.position, asked), found.clone());
        }
        found
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(Position, Stipulation), FoundSolution>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
