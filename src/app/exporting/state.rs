//! The state of the export dialogs.

use std::path::PathBuf;

use super::Export;
use super::many::Positions;
use super::rendition::Job;
use super::solved::Solved;
use crate::app::shell::job::{Work, Worker};
use crate::app::shell::question::Question;
use crate::app::shell::{Dialog, Shell};
use crate::tr;

#[derive(Default)]
pub struct State {
    asked: Option<Box<Export>>,
    existing: Option<Existing>,
    /// The export whose path is being asked for.
    pub(super) wished: Option<Job>,
    /// The draft to return to if no path is chosen.
    pub(super) left: Option<Box<Export>>,
    pub(in crate::app) solved: Solved,
    work: Work<Self>,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("asked", &self.asked).finish_non_exhaustive()
    }
}

/// Pictures that would replace existing files.
#[derive(Debug)]
struct Existing {
    folder: PathBuf,
    positions: Positions,
    question: Question<Action>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Choose(Box<Export>),
    Save,
    Copy,
    Replace,
    Cancel,
}

impl Worker for State {
    fn work(&mut self) -> &mut Work<Self> {
        &mut self.work
    }
}

impl State {
    pub fn asked(&self) -> Option<&Export> {
        self.asked.as_deref()
    }

    pub(in crate::app) fn question(&self) -> Option<&Question<Action>> {
        self.existing.as_ref().map(|existing| &existing.question)
    }

    pub(super) fn ask(&mut self, export: Export, shell: &mut Shell) {
        self.asked = Some(Box::new(export));
        shell.dialog = Some(Dialog::Export);
    }

    /// Returns to the export dialog after no path was chosen.
    pub(in crate::app) fn ask_again(&mut self, shell: &mut Shell) {
        self.wished = None;
        if let Some(export) = self.left.take().filter(|_| shell.dialog.is_none()) {
            self.ask(*export, shell);
        }
    }

    pub(super) fn ask_to_replace(&mut self, folder: PathBuf, positions: Positions, existing: usize, shell: &mut Shell) {
        let (total, place) = (positions.len(), folder.display().to_string());
        let question = Question::new(tr!("exporting-replace", count = existing), Action::Cancel)
            .says(tr!("exporting-replace-why", total = total, existing = existing, place = place))
            .answer(tr!("exporting-replace-keep"), Action::Cancel)
            .answer(tr!("exporting-replace-do"), Action::Replace);
        self.existing = Some(Existing { folder, positions, question });
        shell.dialog = Some(Dialog::ReplacePictures);
    }

    /// Closes the export dialog and returns its draft.
    pub(super) fn take_asked(&mut self, shell: &mut Shell) -> Option<Box<Export>> {
        shell.dialog.take_if(|dialog| *dialog == Dialog::Export)?;
        self.asked.take()
    }

    pub(super) fn take_existing(&mut self, shell: &mut Shell) -> Option<(PathBuf, Positions)> {
        shell.dialog.take_if(|dialog| *dialog == Dialog::ReplacePictures)?;
        self.existing.take().map(|Existing { folder, positions, .. }| (folder, positions))
    }
}
