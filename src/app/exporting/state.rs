//! The state of the export dialogs.

use std::path::PathBuf;

use super::ExportDraft;
use super::pictures::ExportBatch;
use super::rendition::ExportJob;
use super::sheet::SolutionCache;
use crate::app::shell::{Dialog, ModalWork, ModalWorker, Question, Shell};
use crate::tr;

#[derive(Default)]
pub struct State {
    draft: Option<Box<ExportDraft>>,
    replace_prompt: Option<ReplacePrompt>,
    pub(super) pending_job: Option<ExportJob>,
    pub(super) suspended_draft: Option<Box<ExportDraft>>,
    pub(crate) solutions: SolutionCache,
    work: ModalWork<Self>,
}

struct ReplacePrompt {
    folder: PathBuf,
    positions: ExportBatch,
    question: Question<Action>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Choose(Box<ExportDraft>),
    Save,
    Copy,
    Replace,
    Cancel,
}

impl ModalWorker for State {
    fn work(&mut self) -> &mut ModalWork<Self> {
        &mut self.work
    }
}

impl State {
    pub fn draft(&self) -> Option<&ExportDraft> {
        self.draft.as_deref()
    }

    pub(crate) fn question(&self) -> Option<&Question<Action>> {
        self.replace_prompt.as_ref().map(|existing| &existing.question)
    }

    pub(super) fn open_dialog(&mut self, export: ExportDraft, shell: &mut Shell) {
        self.draft = Some(Box::new(export));
        shell.dialog = Some(Dialog::Export);
    }

    pub(crate) fn reopen_dialog(&mut self, shell: &mut Shell) {
        self.pending_job = None;
        if let Some(export) = self.suspended_draft.take().filter(|_| shell.dialog.is_none()) {
            self.open_dialog(*export, shell);
        }
    }

    pub(super) fn ask_to_replace(&mut self, folder: PathBuf, positions: ExportBatch, count: usize, shell: &mut Shell) {
        let (total, place) = (positions.len(), folder.display().to_string());
        let question = Question::new(tr!("exporting-replace", count = count), Action::Cancel)
            .with_paragraph(tr!("exporting-replace-why", total = total, existing = count, place = place))
            .with_answer(tr!("exporting-replace-keep"), Action::Cancel)
            .with_answer(tr!("exporting-replace-do"), Action::Replace);
        self.replace_prompt = Some(ReplacePrompt { folder, positions, question });
        shell.dialog = Some(Dialog::ReplacePictures);
    }

    pub(super) fn take_draft(&mut self, shell: &mut Shell) -> Option<Box<ExportDraft>> {
        shell.dialog.take_if(|dialog| *dialog == Dialog::Export)?;
        self.draft.take()
    }

    pub(super) fn take_replace_prompt(&mut self, shell: &mut Shell) -> Option<(PathBuf, ExportBatch)> {
        shell.dialog.take_if(|dialog| *dialog == Dialog::ReplacePictures)?;
        self.replace_prompt.take().map(|ReplacePrompt { folder, positions, .. }| (folder, positions))
    }
}
