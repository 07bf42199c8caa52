//! Texts from outside that are being read or asked about.

use super::pasting::{Batch, Pasted};
use crate::app::shell::Shell;
use crate::app::shell::dialog::Dialog;
use crate::app::shell::job::Job;
use crate::app::shell::question::Question;

/// Texts from outside that are being read or asked about.
#[derive(Default)]
pub struct State {
    /// A long text is read, while the window goes on.
    pub(super) job: Option<Job<Pasted>>,
    /// The positions of a text that are asked about.
    asked: Option<(Batch, Question<Action>)>,
}

/// What is answered where a text holds several positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Add them all to the list.
    Add,
    /// Take the first one alone.
    First,
    /// Take none.
    Cancel,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("is_reading", &self.job.is_some()).field("asked", &self.asked).finish()
    }
}

impl State {
    /// The question about several positions.
    pub(in crate::app) fn question(&self) -> Option<&Question<Action>> {
        self.asked.as_ref().map(|(_, question)| question)
    }

    /// Asks what is to be done with several positions.
    pub(super) fn ask(&mut self, batch: Batch, shell: &mut Shell) {
        let mut question = Question::new(format!("The text holds {}", batch.count()), Action::Cancel).wide(560.0);
        let remarks = batch.remarks();
        if !remarks.is_empty() {
            question = question.says(remarks);
        }
        let question = question
            .answer("Add them to the list", Action::Add)
            .answer("Replace this position with the first", Action::First)
            .answer("Cancel", Action::Cancel);
        self.asked = Some((batch, question));
        shell.dialog = Some(Dialog::Paste);
    }

    /// What was asked about, which is answered.
    pub(super) fn take_asked(&mut self, shell: &mut Shell) -> Option<Batch> {
        if shell.dialog != Some(Dialog::Paste) {
            return None;
        }
        shell.dialog = None;
        self.asked.take().map(|(batch, _)| batch)
    }

    /// The text is wanted no more.
    pub(in crate::app) fn stop(&mut self) {
        self.job = None;
    }
}
