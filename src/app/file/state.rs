//! The state of the file feature: dialogs, pending jobs and recovery.

use std::path::PathBuf;

use super::opening::{FinishedJob, PendingJob};
use super::paths::PathField;
use super::plan::{Condition, FlowStep};
use super::questions::Reply;
use super::recovery::Recovery;
use super::splitting::SplitField;
use crate::app::shell::{LeaveTarget, ModalWork, ModalWorker, Question, Shell};
use crate::document::{FileState, ReadingFault};

#[derive(Default)]
pub struct State {
    pub(super) flow: LeaveFlow,
    pub(super) dialog: Option<FileDialog>,
    pub(super) pending: Option<PendingJob>,
    pub(super) finished: Option<FinishedJob>,
    work: ModalWork<Self>,
    /// The state of the file at the last check.
    pub(super) on_disk: FileState,
    pub(super) reading_fault: Option<ReadingFault>,
    /// `true` if the window has gained the focus and the file has not been checked since.
    pub(super) needs_file_check: bool,
    pub(super) is_closing: bool,
    pub(super) recovery: Recovery,
}

pub(super) struct LeaveFlow {
    pub(super) next: LeaveTarget,
    pub(super) path: Option<PathBuf>,
    /// The losses if the document is saved to `path`, or the moves that would no longer fit.
    pub(super) warning: Option<String>,
    /// Conditions that are not asked about again: accepted losses, and edits about to be saved.
    pub(super) settled: Vec<Condition>,
}

impl Default for LeaveFlow {
    fn default() -> Self {
        Self::new(LeaveTarget::Stay)
    }
}

impl LeaveFlow {
    pub(super) const fn new(next: LeaveTarget) -> Self {
        Self { next, path: None, warning: None, settled: Vec::new() }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum FileDialog {
    Question(Question<Reply>),
    /// A field for a path, because the desktop has no file dialog.
    Path(PathField),
    Split(SplitField),
}

impl ModalWorker for State {
    fn work(&mut self) -> &mut ModalWork<Self> {
        &mut self.work
    }
}

impl State {
    pub(crate) fn new(shell: &Shell) -> Self {
        Self { recovery: Recovery::new(shell.desktop.journal_folder()), ..Self::default() }
    }

    pub const fn dialog(&self) -> Option<&FileDialog> {
        self.dialog.as_ref()
    }

    pub(crate) const fn is_closing(&self) -> bool {
        self.is_closing
    }

    pub(crate) fn leave(&mut self, next: LeaveTarget, shell: &mut Shell) {
        self.flow = LeaveFlow::new(next);
        self.continue_from(FlowStep::Leave, shell);
    }

    pub(crate) fn save(&mut self, next: LeaveTarget, shell: &mut Shell) {
        self.flow = LeaveFlow::new(next);
        self.continue_from(FlowStep::Emptied, shell);
    }

    pub(crate) fn ask_split(&mut self, shell: &mut Shell) {
        self.after_loading(shell, |file, shell| {
            let field = SplitField::proposed(&shell.document);
            file.open_dialog(FileDialog::Split(field), shell);
        });
    }
}

pub(crate) fn has_unsaved(shell: &Shell) -> bool {
    shell.document.is_modified() || shell.pending_input.has_any() || shell.set_aside.is_some()
}
