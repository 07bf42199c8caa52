//! Opening files in the background.

use std::path::{Path, PathBuf};

use super::paths::{Purpose, Seen};
use super::state::{State, has_unsaved};
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::desktop::PathAnswer;
use crate::app::shell::dialog::Next;
use crate::app::shell::effect::Effect;
use crate::app::shell::job::{Job, NEXT_LOOK, News};
use crate::app::ui::file_wording;
use crate::document::{self, Document, FileError, FileState, Format};
use crate::tr;

/// Maximum size of a dropped file that may be taken for pasted text, in bytes.
const MOST_TEXT: u64 = 4 << 20;

/// A job that the window waits for while it stays responsive.
pub(super) enum Waiting {
    Path(Job<PathAnswer>, Purpose, Seen),
    Document(Box<Job<Result<Document, FileError>>>, Opening),
}

/// The handler for the result of a finished job.
type Heard = Box<dyn FnOnce(&mut State, &mut Shell)>;

pub(super) struct Opening {
    path: PathBuf,
    seen: Seen,
    /// `true` if it is the document's own file; edits are then set aside.
    is_again: bool,
}

impl State {
    /// Takes the records read since the last call, and reports a read error once.
    pub(in crate::app) fn read_on(&mut self, shell: &mut Shell) {
        shell.document.read_on();
        if shell.document.reading().is_some() {
            shell.ctx.request_repaint_after(NEXT_LOOK);
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

    /// Returns the handler of the pending job once it has finished.
    pub(in crate::app) fn listen(&mut self, shell: &mut Shell) -> Option<Heard> {
        let heard: Option<Heard> = match self.waiting.take()? {
            Waiting::Path(mut job, purpose, seen) => {
                let answer = match job.news() {
                    News::Nothing => {
                        self.waiting = Some(Waiting::Path(job, purpose, seen));
                        return None;
                    }
                    News::Done(answer) => answer,
                    News::Over => PathAnswer::Unavailable(tr!("file-dialog-broke-off").to_owned()),
                };
                match answer {
                    PathAnswer::Cancelled if !purpose.leads_back() => None,
                    answer => Some(Box::new(move |file, shell| file.take_path(answer, purpose, &seen, shell))),
                }
            }
            Waiting::Document(mut job, opening) => match job.news() {
                News::Nothing => {
                    self.waiting = Some(Waiting::Document(job, opening));
                    return None;
                }
                news => Some(Box::new(move |file, shell| file.take_opened(news, opening, shell))),
            },
        };
        shell.waiting = None;
        heard
    }

    /// Stops waiting, so that a file dialog that never answers does not block the window.
    pub(in crate::app) fn stop_waiting(&mut self, shell: &mut Shell) {
        if matches!(self.waiting.take(), Some(Waiting::Document(_, Opening { is_again: true, .. }))) {
            shell.document.set_detached(true);
        }
        shell.waiting = None;
    }

    /// Opens a file, in the background if it takes long. A picture is read for its boards.
    pub(in crate::app) fn open(&mut self, path: PathBuf, shell: &mut Shell) {
        if is_picture(&path) {
            shell.effects.push(Effect::ReadPicture(path));
        } else {
            self.open_as(path, false, shell);
        }
    }

    /// Opens a file. `is_again`: it is the document's own.
    pub(super) fn open_as(&mut self, path: PathBuf, is_again: bool, shell: &mut Shell) {
        let opening = Opening { path: path.clone(), seen: Seen::now(shell), is_again };
        let mut job = Job::start(&shell.wake(), move |_| {
            document::look_at(&path)?;
            Document::open(&path)
        });
        if job.wait_a_moment() {
            self.take_opened(job.news(), opening, shell);
        } else {
            let path = opening.path.display().to_string();
            let what = if is_again { tr!("file-reloading", path = path) } else { tr!("file-opening", path = path) };
            shell.waiting = Some(what);
            self.waiting = Some(Waiting::Document(Box::new(job), opening));
        }
    }

    fn take_opened(&mut self, news: News<Result<Document, FileError>>, opening: Opening, shell: &mut Shell) {
        let Opening { path, seen, is_again } = opening;
        let is_unasked = has_unsaved(shell) && seen != Seen::now(shell);
        match news {
            News::Nothing => {}
            News::Over => shell.notices.failed(tr!("file-not-read", path = path.display().to_string()), None),
            News::Done(Err(error)) => {
                if is_again {
                    shell.document.set_detached(true);
                }
                shell.settings.recent.retain(|known| *known != path);
                shell.notices.failed(file_wording::failure(&error), Some(Command::Open));
            }
            News::Done(Ok(_)) if is_unasked => {
                let next = if is_again { Next::Reload } else { Next::Open(path) };
                shell.effects.push(Effect::Leave(next));
            }
            News::Done(Ok(document)) if is_again => self.show_again(document, shell),
            News::Done(Ok(document)) => {
                self.show_document(document, false, shell);
                shell.effects.push(Effect::NoteGame);
                shell.remember_file();
            }
        }
    }

    /// Replaces the document in the window and cancels the job that was pending for it. `is_again`: it is the same
    /// file.
    pub(super) fn show_document(&mut self, document: Document, is_again: bool, shell: &mut Shell) {
        self.stop_waiting(shell);
        shell.note_other_document();
        shell.show(document);
        (self.on_disk, self.reading_fault) = (FileState::Same, None);
        shell.effects.push(Effect::ForgetDocument { is_again });
    }
}

/// Opens a dropped file. It is pasted as text if its extension states no format and none of its lines is a position.
pub(in crate::app) fn take_dropped(path: PathBuf, shell: &mut Shell) {
    if shell.dialog.is_some() {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        shell.notices.noted(tr!("file-not-dropped", name = name));
        return;
    }
    if is_picture(&path) {
        shell.effects.push(Effect::ReadPicture(path));
        return;
    }
    shell.effects.push(match text_in(&path) {
        Some(text) => Effect::Paste(text),
        None => Effect::Leave(Next::Open(path)),
    });
}

fn is_picture(path: &Path) -> bool {
    /// More bytes than any signature has.
    const BEGINNING: u64 = 64;
    let beginning = document::look_at(path).and_then(|_| document::read_bytes(path, BEGINNING));
    beginning.is_ok_and(|bytes| document::is_picture(&bytes))
}

/// Returns the text of a small file that holds no positions.
fn text_in(path: &Path) -> Option<String> {
    const RECORDS: usize = 1000;
    if Format::of_path(path).is_some() || document::look_at(path).ok()? > MOST_TEXT {
        return None;
    }
    let opened = Document::open(path).ok()?;
    let is_readable = |index: usize| opened.record(index).position().is_ok();
    if opened.format() != Format::Fen || (0..opened.len().min(RECORDS)).any(is_readable) {
        return None;
    }
    Some(opened.text_of_file())
}
