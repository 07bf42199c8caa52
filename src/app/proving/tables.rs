//! The Syzygy tables of a folder: chosen, or found in the usual places.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::shell::{Job, JobStatus, ProofStatus, Shell};
use crate::rules::Tablebase;
use crate::tablebase::Syzygy;

/// The tables in use, and the reading of another folder.
#[derive(Default)]
pub(super) struct Tables {
    syzygy: Option<Arc<Syzygy>>,
    /// Returns `None` if the tables have not changed.
    reading: Option<Job<Option<Syzygy>>>,
}

impl Tables {
    pub(super) const fn syzygy(&self) -> Option<&Arc<Syzygy>> {
        self.syzygy.as_ref()
    }

    /// Reads the folders in the background: the chosen one or, without it, those that are found.
    pub(super) fn read(&mut self, shell: &Shell) {
        let folders = folders(shell);
        self.reading = Some(Job::spawn(&shell.wake(), move |_| Some(Syzygy::open(folders))));
    }

    /// Reads the folders again if files were added, removed or replaced.
    pub(super) fn read_if_changed(&mut self, shell: &Shell) {
        if let Some(known) = self.syzygy.clone().filter(|_| self.reading.is_none()) {
            let folders = folders(shell);
            let read = move || (known.folders() != folders || known.has_changed()).then(|| Syzygy::open(folders));
            self.reading = Some(Job::spawn(&shell.wake(), move |_| read()));
        }
    }

    /// Uses the tables once they are read, and then proves the shown position again. Returns `true` if they are new.
    pub(super) fn poll(&mut self, shell: &mut Shell) -> bool {
        let JobStatus::Done(read) = self.reading.as_mut().map_or(JobStatus::Running, Job::poll) else { return false };
        self.reading = None;
        let Some(syzygy) = read else { return false };
        let syzygy = Arc::new(syzygy);
        let has_folder = !syzygy.folders().is_empty();
        let tablebase = has_folder.then(|| Arc::clone(&syzygy) as Arc<dyn Tablebase>);
        shell.puzzle_marks.prover().set_tablebase(tablebase);
        self.syzygy = Some(syzygy);
        if shell.proof.known().is_none() {
            shell.proof = ProofStatus::Unknown;
        }
        true
    }

    pub(super) fn is_read(&self) -> bool {
        self.syzygy.is_some() || self.reading.is_some()
    }
}

fn folders(shell: &Shell) -> Vec<PathBuf> {
    let chosen = shell.settings.syzygy.clone();
    chosen.map_or_else(|| shell.desktop.tablebase_folders(), |folder| vec![folder])
}
