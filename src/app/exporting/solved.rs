//! The solutions on exported pages.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::Subject;
use crate::app::shell::export_choices::{SheetChoices, SolutionPages};
use crate::board::Position;
use crate::document::{FoundSolution, Progress, parallel};
use crate::lang::{self, Language, PieceLetters};
use crate::notation::stipulation::Stipulation;
use crate::rules::solver::Watch;

/// Maximum memory of the hash tables of all searches together, in bytes.
const TABLES: usize = 128 << 20;

/// A position with its stipulation, and the language and letters of its solution.
type Asked = (Position, Stipulation, Language, PieceLetters);
/// The solutions, each with the time limit of its search.
type Known = HashMap<Asked, (FoundSolution, Duration)>;

/// Solutions found so far. The preview and the export share them, so that each position is searched once.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct Solved(Arc<Mutex<Known>>);

fn spoken(position: Position, asked: Stipulation, sheet: &SheetChoices) -> Asked {
    sheet.speaking(|| (position, asked, lang::current(), lang::piece_letters()))
}

impl Solved {
    /// Returns the solution for the pages if it is known without a search.
    pub(super) fn known(&self, subject: &Subject, sheet: &SheetChoices) -> Option<FoundSolution> {
        match (sheet.solutions, &subject.solution, subject.said.stipulation()) {
            (SolutionPages::None, ..) | (SolutionPages::Record, None, _) | (SolutionPages::Solve, None, None) => {
                Some(FoundSolution::Nothing)
            }
            (SolutionPages::Record | SolutionPages::Solve, Some(stated), _) => {
                Some(FoundSolution::Lines(vec![stated.clone()]))
            }
            (SolutionPages::Solve, None, Some(asked)) => {
                let known = self.lock().get(&spoken(subject.position, asked, sheet)).cloned();
                // A longer time limit may find more.
                let is_enough = |(found, time): &(_, _)| *found != FoundSolution::Stopped || *time >= sheet.limit();
                known.filter(is_enough).map(|(found, _)| found)
            }
        }
    }

    /// Returns the solution for the pages, after a search if needed.
    pub(super) fn found(&self, subject: &Subject, sheet: &SheetChoices, progress: &Progress) -> FoundSolution {
        if let Some(known) = self.known(subject, sheet) {
            return known;
        }
        let Some(asked) = subject.said.stipulation() else { return FoundSolution::Nothing };
        let (progress, waiting) = (progress, progress.clone());
        let watch = Watch::while_wanted(Instant::now().checked_add(sheet.limit()), move || !waiting.is_cancelled());
        let solve = || FoundSolution::of(&subject.position, asked, TABLES / parallel::processors(), &watch);
        let found = sheet.speaking(solve);
        if !progress.is_cancelled() {
            self.lock().insert(spoken(subject.position, asked, sheet), (found.clone(), sheet.limit()));
        }
        found
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
