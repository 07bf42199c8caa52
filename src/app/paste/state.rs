//! Texts from outside that are being read.

use super::pasting::Pasted;
use crate::app::shell::job::Job;

/// Texts from outside that are being read.
#[derive(Default)]
pub struct State {
    /// A long text, while the window goes on.
    pub(super) job: Option<Job<Pasted>>,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("is_reading", &self.job.is_some()).finish()
    }
}

impl State {
    /// The text is wanted no more.
    pub(in crate::app) fn stop(&mut self) {
        self.job = None;
    }
}
