//! The journal of unsaved edits, and what was left of an earlier one.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::questions;
use super::state::{State, has_unsaved};
use crate::app::shell::Shell;
use crate::app::shell::job::Worker as _;
use crate::app::ui::{file_wording, wording};
use crate::document::journal::{self, AbandonedJournal, Journal};
use crate::document::{Document, FileState, Progress};

/// What is kept for the case of a crash, and what was found of one.
#[derive(Debug, Default)]
pub(super) struct Recovery {
    journal: Option<Journal>,
    /// That of the document that was set aside.
    aside: Option<Journal>,
    /// What windows left that are no more and nobody was asked about yet, the newest last.
    left: Vec<AbandonedJournal>,
    /// It was said that edits cannot be kept.
    has_said: bool,
    /// All that is unsaved was in the journals when anyone looked last.
    is_kept: bool,
}

impl Recovery {
    /// Looks what was left in a folder, and keeps edits there.
    pub(super) fn new(folder: Option<PathBuf>) -> Self {
        let Some(folder) = folder else { return Self::default() };
        let (saved, left): (Vec<_>, _) =
            journal::abandoned_journals(&folder).into_iter().partition(AbandonedJournal::is_saved);
        saved.into_iter().for_each(AbandonedJournal::discard);
        let aside = Some(Journal::new(folder.clone()));
        Self { journal: Some(Journal::new(folder)), aside, left, ..Self::default() }
    }

    /// The next window asks about what was left.
    pub(super) fn leave_for_later(&mut self) {
        drop(self.left.pop());
    }

    /// What was left is wanted no more.
    pub(super) fn discard(&mut self) {
        self.left.pop().into_iter().for_each(AbandonedJournal::discard);
    }
}

impl State {
    /// Writes unsaved edits to the journal, not more often than needed.
    pub(in crate::app) fn keep_journal(&mut self, shell: &mut Shell) {
        let Recovery { journal: Some(journal), aside: Some(aside), .. } = &mut self.recovery else { return };
        let typed = shell.under_way.texts();
        let kept = journal.keep(&mut shell.document, &typed);
        let kept_aside = if let Some(document) = shell.set_aside.as_deref_mut() {
            aside.keep(document, &[])
        } else {
            aside.forget();
            Ok(None)
        };
        self.recovery.is_kept = matches!((&kept, &kept_aside), (Ok(None), Ok(None)));
        for kept in [kept, kept_aside] {
            match kept {
                Ok(wait) => wait.into_iter().for_each(|wait| shell.ctx.request_repaint_after(wait)),
                Err(error) => self.say_not_kept(&error.to_string(), shell),
            }
        }
    }

    /// Brings the journal up to date at once: what was saved is not to be asked about, whatever happens now.
    pub(super) fn settle_journal(&mut self, shell: &mut Shell) {
        let Some(journal) = &mut self.recovery.journal else { return };
        if let Err(error) = journal.keep_now(&mut shell.document, &shell.under_way.texts()) {
            self.say_not_kept(&error.to_string(), shell);
        }
    }

    /// Whether all that is unsaved would be found after a crash.
    pub(in crate::app) const fn has_kept_everything(&self) -> bool {
        self.recovery.is_kept
    }

    /// Says once that edits cannot be kept; it is tried again all the same.
    fn say_not_kept(&mut self, why: &str, shell: &mut Shell) {
        if !std::mem::replace(&mut self.recovery.has_said, true) {
            shell.notices.failed(format!("Unsaved edits cannot be kept for recovery: {why}."), None);
        }
    }

    /// Takes the journal away once the window has closed in order.
    pub(in crate::app) fn forget_journal(&mut self, shell: &Shell) {
        if self.is_closing || !has_unsaved(shell) {
            let Recovery { journal, aside, .. } = &mut self.recovery;
            [journal, aside].into_iter().flatten().for_each(Journal::forget);
        }
    }

    /// Asks about what was left, the newest first, one question after another.
    pub(in crate::app) fn ask_about_left(&mut self, shell: &mut Shell) {
        let is_free = shell.dialog.is_none() && shell.waiting.is_none() && !self.is_closing;
        if let Some(left) = self.recovery.left.last().filter(|_| is_free) {
            let mut sentences = sentences(left, SystemTime::now());
            sentences.push(what_recovering_does(left, &shell.document));
            self.ask(questions::recover(sentences), shell);
            shell.ctx.request_repaint();
        }
    }

    pub(super) fn recover(&mut self, shell: &mut Shell) {
        let Some(left) = self.recovery.left.pop() else { return };
        let name = left.path().map_or_else(|| "an untitled document".to_owned(), |_| name_of(left.path()));
        let read = move |progress: &Progress| {
            let document = left.recover();
            (left, document, progress.is_cancelled())
        };
        self.begin(format!("Recovering {name}"), shell, read, |file, (left, document, is_cancelled), shell| {
            match document {
                // It is asked about again.
                _ if is_cancelled => file.recovery.left.push(left),
                Ok(document) => file.take_recovered(left, document, shell),
                Err(error) => shell.notices.failed(file_wording::failure(&error), None),
            }
        });
    }

    /// Shows what was recovered. It is in this window's own journal before the one that was left goes.
    fn take_recovered(&mut self, left: AbandonedJournal, document: Document, shell: &mut Shell) {
        let is_whole = document.path() == left.path();
        let is_modified = document.is_modified();
        self.show_document(document, false, shell);
        if is_whole && left.path().is_some() {
            shell.remember_file();
        }
        let typed = left.typed().to_vec();
        let kept = self.recovery.journal.as_mut().map(|journal| journal.keep_now(&mut shell.document, &typed));
        if let Some(Err(error)) = kept {
            self.say_not_kept(&error.to_string(), shell);
        } else {
            let name = name_of(left.path());
            left.discard();
            say_recovered(&name, is_whole, is_modified, shell);
        }
        if !typed.is_empty() {
            shell.notices.listed("This was typed and not finished; it is in no position yet", typed);
        }
    }
}

fn say_recovered(name: &str, is_whole: bool, is_modified: bool, shell: &mut Shell) {
    let revision = shell.document.revision();
    match (is_whole, is_modified) {
        (_, false) => shell.notices.noted(format!("No position of {name} was edited or added.")),
        (true, true) => shell.notices.undoable(format!("The edits of {name} are recovered"), revision),
        (false, true) => shell.notices.listed(
            format!("{name} is not the file any more that was edited"),
            vec!["Here are the positions that were edited or added, without a file of their own.".to_owned()],
        ),
    }
}

/// Of which file unsaved edits are, when and how many, and what became of the file.
fn sentences(left: &AbandonedJournal, now: SystemTime) -> Vec<String> {
    let what = left.summary();
    let age = wording::age(now.duration_since(left.written()).unwrap_or(Duration::ZERO));
    let mut sentences = vec![format!("{}, {age}: {what}.", name_of(left.path()))];
    sentences.extend(left.path().and_then(Path::parent).map(|folder| format!("In {}", folder.display())));
    let fate = match left.file_state() {
        None => None,
        Some(FileState::Same) => Some("The file is as it was then."),
        Some(FileState::Changed(_)) => Some("The file has changed since. "),
        Some(FileState::Gone) => Some("The file is no longer there. "),
    };
    let is_same = matches!(left.file_state(), None | Some(FileState::Same));
    let rest = match (is_same, left.loses_order()) {
        (true, _) => "",
        (false, false) => "What was edited or added is shown without a file of its own.",
        (false, true) => {
            "What was edited or added is shown without a file of its own; what was removed or put in another order \
             cannot be recovered."
        }
    };
    sentences.extend(fate.map(|fate| [fate, rest].concat()));
    sentences
}

/// What becomes of the document that is open, and of files.
fn what_recovering_does(left: &AbandonedJournal, document: &Document) -> String {
    let is_on_file = left.path().is_some() && left.file_state() == Some(FileState::Same);
    let shown = match document.file_name() {
        Some(_) if is_on_file && document.path() == left.path() => "Recover shows the file with these edits".to_owned(),
        Some(name) => format!("Recover shows them in place of {name}, which is closed"),
        None if document.is_modified() => "Recover shows them in place of what is open".to_owned(),
        None => "Recover shows them here".to_owned(),
    };
    let unsaved = if document.is_modified() { " after asking about its unsaved edits" } else { "" };
    format!("{shown}{unsaved}. No file is written until you save.")
}

fn name_of(path: Option<&Path>) -> String {
    let name = path.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    name.unwrap_or_else(|| "An untitled document".to_owned())
}
