//! Dialogs over the window. Their contents belong to the features.

use std::path::PathBuf;
use std::sync::Arc;

use crate::document::Progress;

/// The step that follows once unsaved work has been saved or discarded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeaveTarget {
    Stay,
    Close,
    New,
    ChooseFile,
    Open(PathBuf),
    Reload,
    Recover,
    BringBack,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    Job(JobDialog),
    File,
    Paste,
    SetUp,
    GoTo,
    Columns,
    ExtractPositions,
    Export,
    ReplacePictures,
    CheckPuzzles,
    PuzzleReport,
    BoardStyle,
    OwnColors,
    QrCode,
    Tablebase,
    EngineOptions,
    AnalyzePositions,
    AnalysisReport,
    Phases,
    Palette,
    Keys,
    About,
}

#[derive(Clone)]
pub struct JobDialog {
    pub label: String,
    pub progress: Progress,
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

/// A question with a few answers. `A` is the action of the feature that asks.
#[derive(Clone, Debug, PartialEq)]
pub struct Question<A> {
    pub title: String,
    pub text: Vec<String>,
    /// Labels and actions of the buttons. The first button is the default: filled, at the right end, run by Enter.
    pub answers: Vec<(&'static str, A)>,
    pub cancel: A,
    pub width: f32,
}

impl<A> Question<A> {
    pub(crate) fn new(title: impl Into<String>, cancel: A) -> Self {
        Self { title: title.into(), text: Vec::new(), answers: Vec::new(), cancel, width: 420.0 }
    }

    pub(crate) fn with_paragraph(mut self, paragraph: impl Into<String>) -> Self {
        self.text.push(paragraph.into());
        self
    }

    pub(crate) fn with_answer(mut self, label: &'static str, does: A) -> Self {
        self.answers.push((label, does));
        self
    }

    pub(crate) const fn with_width(mut self, width: f32) -> Self {
        self.width = width;
        self
    }
}
