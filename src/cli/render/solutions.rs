//! The options for solutions on pages.

use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};

use super::super::values::seconds;
use super::job::RecordContent;
use crate::document::parallel;
use crate::document::{FoundSolution, stated_solution};
use crate::rules::solver::SearchControl;

/// Maximum memory of the tables of all searches together, in bytes.
const TABLES: usize = 256 << 20;

#[derive(Args, Debug)]
pub(super) struct SolutionArguments {
    #[arg(long, value_enum, value_name = "FROM")]
    solutions: Option<SolutionSource>,
    #[arg(long, value_name = "S", default_value = "60", value_parser = seconds)]
    limit_seconds: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SolutionSource {
    Record,
    Solve,
}

impl SolutionArguments {
    pub(super) const fn are_wanted(&self) -> bool {
        self.solutions.is_some()
    }

    pub(super) const fn seconds(&self) -> f64 {
        self.limit_seconds.as_secs_f64()
    }

    /// Returns the solution of a position, empty if there is none, and `true` if it was not solved in time.
    pub(super) fn find(&self, content: &RecordContent) -> (Vec<String>, bool) {
        let Some(from) = self.solutions else { return Default::default() };
        if let Some(stated) = stated_solution(&content.position, &content.metadata, &content.operations) {
            return (vec![stated], false);
        }
        let asked = content.metadata.stipulation().filter(|_| from == SolutionSource::Solve);
        let Some(asked) = asked else { return Default::default() };
        let watch = SearchControl::with_deadline(Instant::now().checked_add(self.limit_seconds));
        let found = FoundSolution::solve(&content.position, asked, TABLES / parallel::processor_count(), &watch);
        let is_unfinished = found == FoundSolution::Stopped;
        (found.into_lines(), is_unfinished)
    }
}
