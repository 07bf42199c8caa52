//! The state of the file feature: dialogs, pending jobs and recovery.

use std::path::PathBuf;

use super::opening::Waiting;
use super::paths::PathField;
use super::plan::{Fact, Step};
use super::questions::Reply;
use super::recovery::Recovery;
use super::splitting::SplitField;
use crate::app::shell::Shell;
use crate::app::shell::dialog::Next;
use crate::app::shell::job::{Work, Worker};
use crate::app::shell::question::Question;
use crate::document::{FileState, ReadingFault};

#[derive(Default)]
pub struct State {
    pub(super) way: Way,
    pub(super) laid: Option<Laid>,
    pub(super) waiting: Option<Waiting>,
    work: Work<Self>,
    /// The state of the file that the user was last asked about.
    pub(super) on_disk: FileState,
    /// The read error that was reported.
    pub(super) reading_fault: Option<ReadingFault>,
    /// `true` if the window has gained the focus and the file has not been checked since.
    pub(super) looks_at_file: bool,
    pub(super) is_closing: bool,
    pub(super) recovery: Recovery,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("laid", &self.laid).field("on_disk", &self.on_disk).finish_non_exhaustive()
    }
}

/// The progress of saving or leaving a document.
#[derive(Debug)]
pub(super) struct Way {
    pub(super) next: Next,
    /// The target path, if it is not the file of the document.
    pub(super) path: Option<PathBuf>,
    /// The losses at that path, or the moves that would stop fitting.
    pub(super) sentence: Option<String>,
    /// Conditions that are not asked about again: accepted losses, and edits about to be saved.
    pub(super) agreed: Vec<Fact>,
}

impl Default for Way {
    fn default() -> Self {
        Self::to(Next::Stay)
    }
}

impl Way {
    pub(super) const fn to(next: Next) -> Self {
        Self { next, path: None, sentence: None, agreed: Vec::new() }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Laid {
    Question(Question<Reply>),
    /// A path being typed, because there is no file dialog.
    Path(PathField),
    Split(SplitField),
}

impl Worker for State {
    fn work(&mut self) -> &mut Work<Self> {
        &mut self.work
    }
}

impl State {
    pub(in crate::app) fn new(journals: Option<PathBuf>) -> Self {
        Self { recovery: Recovery::new(journals), ..Self::default() }
    }

    pub const fn laid(&self) -> Option<&Laid> {
        self.laid.as_ref()
    }

    pub(in crate::app) const fn is_closing(&self) -> bool {
        self.is_closing
    }

    /// Leaves the document, after asking about everything that would be lost.
    pub(in crate::app) fn leave(&mut self, next: Next, shell: &mut Shell) {
        self.way = Way::to(next);
        self.go(Step::Leave, shell);
    }

    /// Saves the document to its file, or asks for a path.
    pub(in crate::app) fn save(&mut self, next: Next, shell: &mut Shell) {
        self.way = Way::to(next);
        self.go(Step::Rest, shell);
    }

    pub(in crate::app) fn ask_split(&mut self, shell: &mut Shell) {
        self.once_read(shell, |file, shell| {
            let field = SplitField::proposed(&shell.document);
            file.lay(Laid::Split(field), shell);
        });
    }
}

/// Returns `true` if anything would be lost with this document.
pub(in crate::app) fn has_unsaved(shell: &Shell) -> bool {
    shell.document.is_modified() || shell.under_way.is_anything() || shell.set_aside.is_some()
}
