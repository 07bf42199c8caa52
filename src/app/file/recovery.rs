//! The journal of unsaved edits, and the recovery of those left by a crash.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::questions;
use super::state::{State, has_unsaved};
use crate::app::shell::{ModalWorker as _, Shell};
use crate::app::ui::{file_wording, wording};
use crate::document::journal::{self, AbandonedJournal, Journal};
use crate::document::{Document, FileState, Progress};
use crate::tr;

/// The journals of this window, and the journals left by crashed windows.
#[derive(Debug, Default)]
pub(super) struct Recovery {
    journal: Option<Journal>,
    aside: Option<Journal>,
    /// Journals of crashed windows, not yet offered, the newest last.
    abandoned: Vec<AbandonedJournal>,
    has_warned: bool,
    /// `true` if the journals contained all unsaved work at the last update.
    is_complete: bool,
}

impl Recovery {
    /// Finds the abandoned journals in a folder. The journals of this window are written to the same folder.
    pub(super) fn new(folder: Option<PathBuf>) -> Self {
        let Some(folder) = folder else { return Self::default() };
        let (saved, left): (Vec<_>, _) =
            journal::abandoned_journals(&folder).into_iter().partition(AbandonedJournal::is_saved);
        saved.into_iter().for_each(AbandonedJournal::discard);
        let aside = Some(Journal::new(folder.clone()));
        Self { journal: Some(Journal::new(folder)), aside, abandoned: left, ..Self::default() }
    }

    /// Keeps the newest abandoned journal for the next window.
    pub(super) fn leave_for_later(&mut self) {
        drop(self.abandoned.pop());
    }

    pub(super) fn discard(&mut self) {
        self.abandoned.pop().into_iter().for_each(AbandonedJournal::discard);
    }
}

impl State {
    /// Writes unsaved edits to the journal, not more often than needed.
    pub(crate) fn update_journal(&mut self, shell: &mut Shell) {
        let Recovery { journal: Some(journal), aside: Some(aside), .. } = &mut self.recovery else { return };
        let typed = shell.pending_input.texts();
        let kept = journal.update(&mut shell.document, &typed);
        let kept_aside = if let Some(document) = shell.set_aside.as_deref_mut() {
            aside.update(document, &[])
        } else {
            aside.delete();
            Ok(None)
        };
        self.recovery.is_complete = matches!((&kept, &kept_aside), (Ok(None), Ok(None)));
        for kept in [kept, kept_aside] {
            match kept {
                Ok(wait) => wait.into_iter().for_each(|wait| shell.ctx.request_repaint_after(wait)),
                Err(error) => self.warn_not_kept(&error.to_string(), shell),
            }
        }
    }

    /// Updates the journal right after saving, so that saved edits are never offered after a crash.
    pub(super) fn flush_journal(&mut self, shell: &mut Shell) {
        let Some(journal) = &mut self.recovery.journal else { return };
        if let Err(error) = journal.flush(&mut shell.document, &shell.pending_input.texts()) {
            self.warn_not_kept(&error.to_string(), shell);
        }
    }

    pub(crate) const fn is_journal_complete(&self) -> bool {
        self.recovery.is_complete
    }

    /// Warns once that edits cannot be written to the journal. Writing is tried again regardless.
    fn warn_not_kept(&mut self, why: &str, shell: &mut Shell) {
        if !std::mem::replace(&mut self.recovery.has_warned, true) {
            shell.notices.failed(tr!("file-not-kept", why = why), None);
        }
    }

    pub(crate) fn remove_journal(&mut self, shell: &Shell) {
        if self.is_closing || !has_unsaved(shell) {
            let Recovery { journal, aside, .. } = &mut self.recovery;
            [journal, aside].into_iter().flatten().for_each(Journal::delete);
        }
    }

    /// Offers abandoned journals, the newest first, one question at a time.
    pub(crate) fn ask_about_abandoned(&mut self, shell: &mut Shell) {
        let is_free = shell.dialog.is_none() && shell.waiting_for.is_none() && !self.is_closing;
        if let Some(left) = self.recovery.abandoned.last().filter(|_| is_free) {
            let mut sentences = sentences(left, SystemTime::now());
            sentences.push(recovery_effect(left, &shell.document));
            self.ask_question(questions::recover(sentences), shell);
            shell.ctx.request_repaint();
        }
    }

    pub(super) fn recover(&mut self, shell: &mut Shell) {
        let Some(left) = self.recovery.abandoned.pop() else { return };
        let what = match left.path() {
            Some(_) => tr!("file-recovering", name = name_of(left.path())),
            None => tr!("file-recovering-untitled").to_owned(),
        };
        let read = move |progress: &Progress| {
            let document = left.recover();
            (left, document, progress.is_cancelled())
        };
        self.start_job(what, shell, read, |file, (left, document, is_cancelled), shell| {
            match document {
                // The journal will be offered again.
                _ if is_cancelled => file.recovery.abandoned.push(left),
                Ok(document) => file.show_recovered(left, document, shell),
                Err(error) => shell.notices.failed(file_wording::failure(&error), None),
            }
        });
    }

    /// Shows the recovered document. Discards the abandoned journal only once the journal of this window has the edits.
    fn show_recovered(&mut self, left: AbandonedJournal, document: Document, shell: &mut Shell) {
        let is_whole = document.path() == left.path();
        let is_modified = document.is_modified();
        self.show_document(document, false, shell);
        if is_whole && left.path().is_some() {
            shell.remember_file();
        }
        let typed = left.typed().to_vec();
        let kept = self.recovery.journal.as_mut().map(|journal| journal.flush(&mut shell.document, &typed));
        if let Some(Err(error)) = kept {
            self.warn_not_kept(&error.to_string(), shell);
        } else {
            let name = name_of(left.path());
            left.discard();
            report_recovered(&name, is_whole, is_modified, shell);
        }
        if !typed.is_empty() {
            shell.notices.listed(tr!("file-typed-unfinished"), typed);
        }
    }
}

fn report_recovered(name: &str, is_whole: bool, is_modified: bool, shell: &mut Shell) {
    let revision = shell.document.revision();
    match (is_whole, is_modified) {
        (_, false) => shell.notices.noted(tr!("file-nothing-recovered", name = name)),
        (true, true) => shell.notices.undoable(tr!("file-recovered", name = name), revision),
        (false, true) => shell
            .notices
            .listed(tr!("file-recovered-apart", name = name), vec![tr!("file-recovered-apart-here").to_owned()]),
    }
}

/// Describes unsaved edits: their file, age and number, and what has happened to the file since.
fn sentences(left: &AbandonedJournal, now: SystemTime) -> Vec<String> {
    let age = wording::age(now.duration_since(left.last_written).unwrap_or(Duration::ZERO));
    let mut sentences = vec![tr!("file-left", name = name_of(left.path()), age = age, what = left.summary())];
    sentences.extend(
        left.path().and_then(Path::parent).map(|folder| tr!("file-left-in", folder = folder.display().to_string())),
    );
    let fate = match left.file_state() {
        None => return sentences,
        Some(FileState::Unchanged) => {
            sentences.push(tr!("file-left-same").to_owned());
            return sentences;
        }
        Some(FileState::Changed(_)) => tr!("file-left-changed"),
        Some(FileState::Gone) => tr!("file-left-gone"),
    };
    let rest = if left.loses_order() { tr!("file-left-apart-unordered") } else { tr!("file-left-apart") };
    sentences.push(format!("{fate} {rest}"));
    sentences
}

fn recovery_effect(left: &AbandonedJournal, document: &Document) -> String {
    let is_on_file = left.path().is_some() && left.file_state() == Some(FileState::Unchanged);
    let asks = if document.is_modified() { "yes" } else { "no" };
    match document.file_name() {
        Some(_) if is_on_file && document.path() == left.path() => tr!("file-recover-on-file", asks = asks),
        Some(name) => tr!("file-recover-in-place-of", name = name, asks = asks),
        None if document.is_modified() => tr!("file-recover-in-place-of-open").to_owned(),
        None => tr!("file-recover-here").to_owned(),
    }
}

fn name_of(path: Option<&Path>) -> String {
    let name = path.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    name.unwrap_or_else(|| tr!("file-untitled").to_owned())
}
