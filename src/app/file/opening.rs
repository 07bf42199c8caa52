//! Opening files, while the window stays alive.

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

/// A file of more bytes is no text with a position in it.
const MOST_TEXT: u64 = 4 << 20;

/// Work that goes on while the window stays alive.
pub(super) enum Waiting {
    /// A file dialog is open.
    Path(Job<PathAnswer>, Purpose, Seen),
    /// A file is being read.
    Document(Box<Job<Result<Document, FileError>>>, PathBuf, Opening),
}

/// What has come that was waited for.
pub(in crate::app) enum Heard {
    /// A file dialog has ended.
    Path(PathAnswer, Purpose, Seen),
    /// A file is read, or could not be.
    Document(Box<News<Result<Document, FileError>>>, PathBuf, Opening),
}

impl Heard {
    /// Whether what is done now is a step of its own.
    pub(in crate::app) fn ends_typing(&self) -> bool {
        !matches!(self, Self::Path(PathAnswer::Cancelled, ..))
    }
}

/// What a file is opened for.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::app) enum Opening {
    /// To be shown in place of the document that was seen.
    Another(Seen),
    /// To show the document's own file again, which sets edits aside, in place of the document that was seen.
    Again(Seen),
}

impl State {
    /// Takes what was read of a large file, and says once why there is no more of it.
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

    /// What has come that was waited for.
    pub(in crate::app) fn listen(&mut self, shell: &mut Shell) -> Option<Heard> {
        let heard = match self.waiting.take()? {
            Waiting::Path(mut job, purpose, seen) => match job.news() {
                News::Nothing => {
                    self.waiting = Some(Waiting::Path(job, purpose, seen));
                    return None;
                }
                News::Done(answer) => Heard::Path(answer, purpose, seen),
                News::Over => {
                    let answer = PathAnswer::Unavailable("The file dialog broke off.".to_owned());
                    Heard::Path(answer, purpose, seen)
                }
            },
            Waiting::Document(mut job, path, opening) => match job.news() {
                News::Nothing => {
                    self.waiting = Some(Waiting::Document(job, path, opening));
                    return None;
                }
                news => Heard::Document(Box::new(news), path, opening),
            },
        };
        shell.waiting = None;
        Some(heard)
    }

    /// Takes what has come.
    pub(in crate::app) fn take_heard(&mut self, heard: Heard, shell: &mut Shell) {
        match heard {
            Heard::Path(answer, purpose, seen) => self.take_late_path(answer, purpose, &seen, shell),
            Heard::Document(news, path, opening) => self.take_opened_news(*news, path, &opening, shell),
        }
    }

    /// Gives up waiting, so that a dialog that never answers does not block anything.
    pub(in crate::app) fn stop_waiting(&mut self, shell: &mut Shell) {
        if matches!(self.waiting.take(), Some(Waiting::Document(_, _, Opening::Again(_)))) {
            shell.document.set_detached(true);
        }
        shell.waiting = None;
    }

    /// Opens a file; a large one while the window goes on.
    pub(in crate::app) fn open(&mut self, path: PathBuf, shell: &mut Shell) {
        let opening = Opening::Another(Seen::now(shell));
        self.open_for(path, opening, shell);
    }

    pub(super) fn open_for(&mut self, path: PathBuf, opening: Opening, shell: &mut Shell) {
        let name = path.clone();
        let mut job = Job::start(&shell.wake(), move |_| {
            document::look_at(&name)?;
            Document::open(&name)
        });
        if job.wait_a_moment() {
            self.take_opened_news(job.news(), path, &opening, shell);
        } else {
            let verb = if matches!(opening, Opening::Again(_)) { "Reloading" } else { "Opening" };
            shell.waiting = Some(format!("{verb} {}", path.display()));
            self.waiting = Some(Waiting::Document(Box::new(job), path, opening));
        }
    }

    fn take_opened_news(
        &mut self,
        news: News<Result<Document, FileError>>,
        path: PathBuf,
        opening: &Opening,
        shell: &mut Shell,
    ) {
        match news {
            News::Nothing => {}
            News::Done(result) => self.take_opened(result, path, opening, shell),
            News::Over => shell.notices.failed(format!("{} could not be read.", path.display()), None),
        }
    }

    fn take_opened(
        &mut self,
        result: Result<Document, FileError>,
        path: PathBuf,
        opening: &Opening,
        shell: &mut Shell,
    ) {
        let is_unasked = |seen: &Seen| has_unsaved(shell) && *seen != Seen::now(shell);
        match (result, opening) {
            (Err(error), opening) => {
                if matches!(opening, Opening::Again(_)) {
                    shell.document.set_detached(true);
                }
                cannot_open(&error, &path, shell);
            }
            (Ok(_), Opening::Again(seen)) if is_unasked(seen) => shell.effects.push(Effect::Leave(Next::Reload)),
            (Ok(document), Opening::Again(_)) => self.show_again(document, shell),
            (Ok(_), Opening::Another(seen)) if is_unasked(seen) => {
                shell.effects.push(Effect::Leave(Next::Open(path)));
            }
            (Ok(document), Opening::Another(_)) => {
                self.show_document(document, false, shell);
                shell.remember_file();
            }
        }
    }

    /// Puts another document into the window. What was being waited for belonged to the one before. `is_again`: it is
    /// the same file as it is or was.
    pub(super) fn show_document(&mut self, document: Document, is_again: bool, shell: &mut Shell) {
        self.stop_waiting(shell);
        shell.note_other_document();
        shell.show(document);
        (self.on_disk, self.reading_fault) = (FileState::Same, None);
        shell.effects.push(Effect::ForgetDocument { is_again });
    }
}

/// Takes a file that was dropped. One whose ending states no format and in which no line is a position is
/// a text that may have a position in it.
pub(in crate::app) fn take_dropped(path: PathBuf, shell: &mut Shell) {
    if shell.dialog.is_some() {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        shell.notices.noted(format!("{name} was not taken. Answer what is asked first, then drop it again."));
        return;
    }
    shell.effects.push(match text_in(&path) {
        Some(text) => Effect::Paste(text),
        None => Effect::Leave(Next::Open(path)),
    });
}

fn cannot_open(error: &FileError, path: &Path, shell: &mut Shell) {
    shell.settings.recent.retain(|known| known != path);
    shell.notices.failed(file_wording::failure(error), Some(Command::Open));
}

/// The text of a small file that is no file of positions.
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
