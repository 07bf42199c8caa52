//! The state of puzzle checking: options and the last report.

use super::update::PuzzleJobResult;
use super::{PuzzleCheck, PuzzleOutcome, Report, SolutionOptions};
use crate::app::shell::job::{AfterLoading, Job};

#[derive(Debug, Default)]
pub struct Puzzles {
    pub(super) last_options: Option<PuzzleCheck>,
    pub(super) check: Option<PuzzleCheck>,
    pub(super) report: Option<Report>,
    pub(super) writing: SolutionOptions,
    pub(super) selected: Option<PuzzleOutcome>,
    /// A request for the dialog that waits until all positions are read.
    pub(super) request: Option<AfterLoading<()>>,
    pub(super) job: Option<Job<PuzzleJobResult>>,
}

impl Puzzles {
    pub const fn check(&self) -> Option<&PuzzleCheck> {
        self.check.as_ref()
    }

    pub const fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }
}
