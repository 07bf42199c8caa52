//! What is known of the file, and what is on its way.

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

/// What is known of the file, and what is on its way.
#[derive(Default)]
pub struct State {
    /// The way that is gone to a document that is saved or left.
    pub(super) way: Way,
    /// What is laid over the window.
    pub(super) laid: Option<Laid>,
    /// What is waited for while the window stays alive.
    pub(super) waiting: Option<Waiting>,
    work: Work<Self>,
    /// What became of the file when that was last asked about.
    pub(super) on_disk: FileState,
    /// Why not all of the file was read, as far as that was said.
    pub(super) reading_fault: Option<ReadingFault>,
    /// The window has gained the focus, and nobody has looked since whether the file is still the same.
    pub(super) looks_at_file: bool,
    /// The window is to close.
    pub(super) is_closing: bool,
    pub(super) recovery: Recovery,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("laid", &self.laid).field("on_disk", &self.on_disk).finish_non_exhaustive()
    }
}

/// How far the way is gone.
#[derive(Debug)]
pub(super) struct Way {
    /// What comes at its end.
    pub(super) next: Next,
    /// Where the document is saved, if that is not where it came from.
    pub(super) path: Option<PathBuf>,
    /// What would be lost by saving there, or which moves would stop fitting.
    pub(super) sentence: Option<String>,
    /// What may be lost, or is saved on this way.
    pub(super) agreed: Vec<Fact>,
}

impl Default for Way {
    fn default() -> Self {
        Self::to(Next::Stay)
    }
}

impl Way {
    /// A way of which nothing is gone.
    pub(super) const fn to(next: Next) -> Self {
        Self { next, path: None, sentence: None, agreed: Vec::new() }
    }
}

/// What is laid over the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Laid {
    /// A question.
    Question(Question<Reply>),
    /// A path is typed, because there is no file dialog.
    Path(PathField),
    /// How many positions the files are to have into which this one is split.
    Split(SplitField),
}

impl Worker for State {
    fn work(&mut self) -> &mut Work<Self> {
        &mut self.work
    }
}

impl State {
    /// What is known at the beginning.
    pub(in crate::app) fn new(journals: Option<PathBuf>) -> Self {
        Self { recovery: Recovery::new(journals), ..Self::default() }
    }

    /// What is laid over the window, if it is a question about the file.
    pub const fn laid(&self) -> Option<&Laid> {
        self.laid.as_ref()
    }

    /// Whether the window is to close.
    pub(in crate::app) const fn is_closing(&self) -> bool {
        self.is_closing
    }

    /// Leaves the document for what comes next, after asking about what would be lost.
    pub(in crate::app) fn leave(&mut self, next: Next, shell: &mut Shell) {
        self.way = Way::to(next);
        self.go(Step::Leave, shell);
    }

    /// Saves the document to the file it came from, or asks for one.
    pub(in crate::app) fn save(&mut self, next: Next, shell: &mut Shell) {
        self.way = Way::to(next);
        self.go(Step::Rest, shell);
    }

    /// Asks how many positions each file is to have into which this one is split.
    pub(in crate::app) fn ask_split(&mut self, shell: &mut Shell) {
        self.once_read(shell, |file, shell| {
            let field = SplitField::proposed(&shell.document);
            file.lay(Laid::Split(field), shell);
        });
    }
}

/// Whether anything would be lost with this document.
pub(in crate::app) fn has_unsaved(shell: &Shell) -> bool {
    shell.document.is_modified() || shell.under_way.is_anything() || shell.set_aside.is_some()
}
