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
    ChooseFile,
    Open(PathBuf),
    Reload,
    /// Recovers the unsaved edits that were offered.
    Recover,
    BringBack,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    Job(JobDialog),
    File,
    /// A question about a text with several positions.
    Paste,
    SetUp,
    GoTo,
    Export,
    ReplacePictures,
    CheckPuzzles,
    PuzzleReport,
    BoardStyle,
    OwnColors,
    QrCode,
    Palette,
    Keys,
    About,
}

#[derive(Clone)]
pub struct JobDialog {
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
