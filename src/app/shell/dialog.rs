//! Dialogs over the window. Their contents belong to the features that open them.

use std::path::PathBuf;
use std::sync::Arc;

use crate::document::Progress;

/// The next step once unsaved work is saved or discarded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeaveTarget {
    Stay,
    Close,
    New,
    /// Chooses a file and opens it.
    ChooseFile,
    Open(PathBuf),
    /// Reads the file again.
    Reload,
    /// Recovers the unsaved edits that were offered.
    Recover,
    /// Restores discarded changes.
    BringBack,
}

/// The dialog over the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// The progress of a job, with Cancel.
    Job(JobDialog),
    /// A question of the file feature.
    File,
    /// A question about a text with several positions.
    Paste,
    SetUp,
    GoTo,
    Export,
    /// A question about replacing exported pictures.
    ReplacePictures,
    CheckPuzzles,
    PuzzleReport,
    BoardStyle,
    OwnColors,
    QrCode,
    /// The command palette.
    Palette,
    /// The list of keys and mouse actions.
    Keys,
    About,
}

/// The progress of a job.
#[derive(Clone)]
pub struct JobDialog {
    /// Describes the job.
    pub label: String,
    pub progress: Progress,
    /// Returns intermediate results, if the job counts any.
    pub tally: Option<Arc<dyn Fn() -> String>>,
}

impl JobDialog {
    pub const fn new(label: String, progress: Progress) -> Self {
        Self { label, progress, tally: None }
    }
}

impl std::fmt::Debug for JobDialog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Working").field("what", &self.label).field("progress", &self.progress).finish_non_exhaustive()
    }
}

impl PartialEq for JobDialog {
    fn eq(&self, other: &Self) -> bool {
        self.progress == other.progress
    }
}
