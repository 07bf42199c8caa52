//! Opening files in the background.

use std::path::{Path, PathBuf};

use super::paths::{PathTask, WindowStamp};
use super::state::{State, has_unsaved};
use crate::app::shell::{Command, Effect, Job, JobStatus, LeaveTarget, POLL_INTERVAL, PathAnswer, Shell, TextFile};
use crate::app::ui::{file_name, file_wording};
use crate::document::{self, Document, FileError, FileState, Format};
use crate::tr;

/// Maximum size of a dropped file that may be taken for pasted text, in bytes.
const MAX_TEXT_BYTES: u64 = 4 << 20;
/// Maximum number of windows that dropped files open.
const MAX_WINDOWS: usize = 12;

pub(super) enum PendingJob {
    Path(Job<PathAnswer>, PathTask, WindowStamp),
    Document(Box<Job<Result<Document, FileError>>>, OpenRequest),
}

pub(super) enum FinishedJob {
    Path(PathAnswer, PathTask, WindowStamp),
    Document(Box<JobStatus<Result<Document, FileError>>>, OpenRequest),
}

pub(super) struct OpenRequest {
    path: PathBuf,
    stamp: WindowStamp,
    /// `true` if the document's own file is read again. Its unsaved edits are then set aside.
    is_reload: bool,
}

impl State {
    /// Takes the records read since the last call, and reports a read error once.
    pub(super) fn poll_reading(&mut self, shell: &mut Shell) {
        shell.document.poll_reading();
        if shell.document.reading_progress().is_some() {
            shell.ctx.request_repaint_after(POLL_INTERVAL);
        }
        let fault = shell.document.reading_fault();
        if self.reading_fault != fault {
            self.reading_fault = fault;
            let name = shell.document.file_name().unwrap_or_default();
            if let Some(fault) = fault {
                shell.notices.failed(file_wording::reading_fault(fault, &name), None);
            }
        }
    }

    /// Polls the pending job, unless a dialog is open; returns `true` if its result is ready to be taken.
    pub(super) fn poll_pending(&mut self, shell: &mut Shell) -> bool {
        let Some(pending) = self.pending.take_if(|_| shell.dialog.is_none()) else { return false };
        self.finished = match pending {
            PendingJob::Path(mut job, purpose, seen) => match job.poll() {
                JobStatus::Running => {
                    self.pending = Some(PendingJob::Path(job, purpose, seen));
                    return false;
                }
                JobStatus::Done(PathAnswer::Cancelled) if !purpose.returns_to_dialog() => None,
                JobStatus::Done(answer) => Some(FinishedJob::Path(answer, purpose, seen)),
                JobStatus::Ended => {
                    let why = tr!("file-dialog-broke-off").to_owned();
                    Some(FinishedJob::Path(PathAnswer::Unavailable(why), purpose, seen))
                }
            },
            PendingJob::Document(mut job, opening) => match job.poll() {
                JobStatus::Running => {
                    self.pending = Some(PendingJob::Document(job, opening));
                    return false;
                }
                news => Some(FinishedJob::Document(Box::new(news), opening)),
            },
        };
        shell.waiting_for = None;
        self.finished.is_some()
    }

    pub(super) fn take_pending(&mut self, shell: &mut Shell) {
        match self.finished.take() {
            Some(FinishedJob::Path(answer, purpose, seen)) => self.take_path(answer, purpose, &seen, shell),
            Some(FinishedJob::Document(news, opening)) => self.take_opened(*news, opening, shell),
            None => {}
        }
    }

    /// Cancels the pending job, so that a file dialog that never answers does not block the window.
    pub(crate) fn cancel_pending(&mut self, shell: &mut Shell) {
        if matches!(self.pending.take(), Some(PendingJob::Document(_, OpenRequest { is_reload: true, .. }))) {
            shell.document.set_detached(true);
        }
        shell.waiting_for = None;
    }

    /// Opens a file, in the background if it takes long. From a picture, reads the positions of its boards.
    pub(crate) fn open(&mut self, path: PathBuf, shell: &mut Shell) {
        if is_picture(&path) {
            shell.effects.push(Effect::ReadPicture(path));
        } else {
            self.open_document(path, false, shell);
        }
    }

    pub(super) fn open_document(&mut self, path: PathBuf, is_again: bool, shell: &mut Shell) {
        let opening = OpenRequest { path: path.clone(), stamp: WindowStamp::now(shell), is_reload: is_again };
        let mut job = Job::spawn(&shell.wake(), move |_| {
            document::file_size(&path)?;
            Document::open(&path)
        });
        if job.wait_briefly() {
            self.take_opened(job.poll(), opening, shell);
        } else {
            let path = opening.path.display().to_string();
            let what = if is_again { tr!("file-reloading", path = path) } else { tr!("file-opening", path = path) };
            shell.waiting_for = Some(what);
            self.pending = Some(PendingJob::Document(Box::new(job), opening));
        }
    }

    fn take_opened(&mut self, news: JobStatus<Result<Document, FileError>>, opening: OpenRequest, shell: &mut Shell) {
        let OpenRequest { path, stamp: seen, is_reload: is_again } = opening;
        let is_unasked = has_unsaved(shell) && seen != WindowStamp::now(shell);
        match news {
            JobStatus::Running => {}
            JobStatus::Ended => shell.notices.not_opened(tr!("file-not-read", path = path.display().to_string()), None),
            JobStatus::Done(Err(error)) => {
                if is_again {
                    shell.document.set_detached(true);
                }
                shell.settings.recent.retain(|known| *known != path);
                shell.notices.not_opened(file_wording::failure(&error), Some(Command::Open));
            }
            JobStatus::Done(Ok(_)) if is_unasked => {
                let next = if is_again { LeaveTarget::Reload } else { LeaveTarget::Open(path) };
                shell.effects.push(Effect::Leave(next));
            }
            JobStatus::Done(Ok(document)) if is_again => self.show_reloaded(document, shell),
            JobStatus::Done(Ok(document)) => {
                if holds_no_position(&document) {
                    shell.notices.noted(tr!("file-no-position", name = file_name(&path)));
                }
                self.show_document(document, false, shell);
                shell.effects.push(Effect::DetectGame);
                shell.remember_file();
            }
        }
    }

    /// Shows a text as a new document, which counts as unsaved.
    pub(crate) fn show_text(&mut self, text: TextFile, shell: &mut Shell) {
        let TextFile { mut document, remarks, .. } = text;
        let count = document.len();
        document.set_detached(true);
        self.show_document(document, false, shell);
        shell.notices.done(tr!("list-added-remarks", count = count, remarks = remarks));
    }

    /// Replaces the document and cancels the job that was pending for it. `is_again`: the file was reloaded, or a
    /// discarded document was restored.
    pub(super) fn show_document(&mut self, document: Document, is_again: bool, shell: &mut Shell) {
        self.cancel_pending(shell);
        shell.note_other_document();
        shell.show(document);
        (self.on_disk, self.reading_fault) = (FileState::Unchanged, None);
        shell.effects.push(Effect::ForgetDocument { is_again });
    }
}

/// Opens dropped or pasted files: the first in this window, and each of the others in a window of its own. Pastes the text of the
/// first file instead if its extension is unknown and none of its first lines is a position.
pub(crate) fn open_dropped(paths: Vec<PathBuf>, shell: &mut Shell) {
    let mut paths = paths.into_iter();
    let Some(first) = paths.next() else { return };
    if shell.dialog.is_some() {
        let name = first.file_name().unwrap_or_default().to_string_lossy();
        shell.notices.noted(tr!("file-not-dropped", name = name));
        return;
    }
    open_windows(paths.collect(), shell);
    if is_picture(&first) {
        shell.effects.push(Effect::ReadPicture(first));
        return;
    }
    shell.effects.push(match read_text(&first) {
        Some(text) => Effect::Paste(text),
        None => Effect::Leave(LeaveTarget::Open(first)),
    });
}

fn open_windows(paths: Vec<PathBuf>, shell: &mut Shell) {
    if paths.len() > MAX_WINDOWS {
        shell.notices.noted(tr!("file-too-many-dropped", count = paths.len(), most = MAX_WINDOWS));
        return;
    }
    for path in paths {
        if let Err(why) = shell.desktop.open_window(&path) {
            shell.notices.failed(tr!("file-no-window", path = path.display().to_string(), why = why), None);
            return;
        }
    }
}

fn is_picture(path: &Path) -> bool {
    /// Number of bytes to read, more than the signature of any picture format has.
    const BEGINNING: u64 = 64;
    let beginning = document::file_size(path).and_then(|_| document::read_bytes(path, BEGINNING));
    beginning.is_ok_and(|bytes| document::is_picture(&bytes))
}

/// Maximum number of records that are read to detect a file without positions.
const SAMPLE: usize = 1000;

fn holds_no_position(document: &Document) -> bool {
    let mut is_empty = true;
    let mut is_unreadable = |index: usize| match document.record(index).position() {
        Ok(_) => false,
        Err(unreadable) => {
            is_empty &= unreadable.text.trim().is_empty();
            true
        }
    };
    document.len() <= SAMPLE && (0..document.len()).all(&mut is_unreadable) && !is_empty
}

fn read_text(path: &Path) -> Option<String> {
    if Format::from_path(path).is_some() || document::file_size(path).ok()? > MAX_TEXT_BYTES {
        return None;
    }
    let opened = Document::open(path).ok()?;
    let is_readable = |index: usize| opened.record(index).position().is_ok();
    if opened.format() != Format::Fen || (0..opened.len().min(SAMPLE)).any(is_readable) {
        return None;
    }
    Some(opened.file_text())
}
