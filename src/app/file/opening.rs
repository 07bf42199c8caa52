//! Files and their dialogs: what has to be asked first, the dialog, opening, the message.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::thread;
use std::time::Duration;

use crate::app::App;
use crate::app::command::Command;
use crate::app::file::saving::suggested_name;
use crate::app::paste::pasting::Pasted;
use crate::app::shell::desktop::{self, PathAnswer, PathRequest};
use crate::app::shell::dialog::{Dialog, Next, Purpose};
use crate::app::state::State;
use crate::app::ui::file_words;
use crate::document::{self, Document, FileError, Format};

/// Files up to this many bytes are read at once, larger ones in the background.
const AT_ONCE: u64 = 4 << 20;

/// How long until a look is taken at how far a large file has been read.
const NEXT_LOOK: Duration = Duration::from_millis(30);

/// Work that goes on while the window stays alive.
#[derive(Debug)]
pub(in crate::app) enum Waiting {
    /// A file dialog is open.
    Path(Receiver<PathAnswer>, Purpose, Seen),
    /// A file is being read.
    Document(Receiver<Result<Document, FileError>>, PathBuf, Opening),
    /// A long text is being read.
    Text(Receiver<Pasted>),
}

/// What a file is opened for.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::app) enum Opening {
    /// To be shown in place of the document that was seen.
    Another(Seen),
    /// To show the document's own file again, which sets edits aside, in place of the document that was seen.
    Again(Seen),
}

/// The document's revision, the text of the FEN box, the texts of operations being typed and how many moves were
/// tried when the waiting began. The window stays alive meanwhile, and what is done in it then has not been asked about.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::app) struct Seen(u64, String, Vec<String>, usize);

impl App {
    /// Opens the dialog for a path, without waiting for it.
    pub(in crate::app) fn ask_path(&mut self, purpose: Purpose) {
        if self.waiting.is_some() {
            self.say_waiting();
            return;
        }
        let folder = self.folder();
        let request = match &purpose {
            purpose if purpose.is_reading() => PathRequest::Open(folder),
            Purpose::Export(job) => match job.ending() {
                Some(ending) => PathRequest::Export(folder, suggested_name(&self.state, &purpose), ending),
                None => PathRequest::Folder(folder),
            },
            purpose => PathRequest::Save(folder, suggested_name(&self.state, purpose)),
        };
        let receiver = self.state.shell.desktop.ask_path(request, self.state.shell.wake());
        self.waiting = Some(Waiting::Path(receiver, purpose, self.seen()));
        self.state.waiting = Some("A file dialog is open".to_owned());
    }

    /// Says that only one thing can be waited for at a time.
    pub(in crate::app) fn say_waiting(&mut self) {
        let sentence = "Something else is being waited for. Bring that to an end first, or press Escape here.";
        self.state.shell.notices.noted(sentence);
    }

    /// Looks whether what goes on in the background has come to an end.
    pub(in crate::app) fn poll(&mut self) {
        self.read_on();
        // What is decided now would be about a document that is being worked on or asked about.
        if self.work.is_some() || self.state.shell.dialog.is_some() {
            return;
        }
        match self.waiting.take() {
            None => {}
            Some(Waiting::Path(receiver, purpose, seen)) => match receiver.try_recv() {
                Err(TryRecvError::Empty) => self.waiting = Some(Waiting::Path(receiver, purpose, seen)),
                Ok(answer) => self.take_late_path(answer, purpose, &seen),
                Err(TryRecvError::Disconnected) => {
                    self.take_path(PathAnswer::Unavailable("The file dialog broke off.".to_owned()), purpose);
                }
            },
            Some(Waiting::Document(receiver, path, opening)) => match receiver.try_recv() {
                Err(TryRecvError::Empty) => self.waiting = Some(Waiting::Document(receiver, path, opening)),
                Ok(result) => {
                    self.end_all_typing();
                    self.take_opened(result, path, &opening);
                }
                Err(TryRecvError::Disconnected) => {
                    self.state.shell.notices.failed(format!("{} could not be read.", path.display()), None);
                }
            },
            Some(Waiting::Text(receiver)) => self.poll_text(receiver),
        }
        if self.waiting.is_none() {
            self.state.waiting = None;
        }
    }

    /// Takes what was read of a large file, and says once why there is no more of it.
    fn read_on(&mut self) {
        let document = &mut self.state.shell.document;
        document.read_on();
        if document.reading().is_some() {
            self.state.shell.ctx.request_repaint_after(NEXT_LOOK);
        }
        let fault = document.reading_fault();
        if self.state.reading_fault != fault {
            self.state.reading_fault = fault;
            let name = document.file_name().unwrap_or_default();
            if let Some(fault) = fault {
                self.state.shell.notices.failed(file_words::reading_fault(fault, &name), None);
            }
        }
    }

    /// Takes the positions of a long text once it is read, but not under a question that is open.
    fn poll_text(&mut self, receiver: Receiver<Pasted>) {
        let read = if self.state.shell.dialog.is_some() { Err(TryRecvError::Empty) } else { receiver.try_recv() };
        match read {
            Err(TryRecvError::Empty) => self.waiting = Some(Waiting::Text(receiver)),
            Ok(pasted) => {
                self.take_pasted(pasted);
                self.state.follow();
            }
            Err(TryRecvError::Disconnected) => {
                self.state.shell.notices.failed("The text could not be read. Nothing was changed.", None);
            }
        }
    }

    pub(in crate::app) fn seen(&self) -> Seen {
        let typed = self.state.operations.typed_texts().map(str::to_owned).collect();
        let moves = self.state.unkept_moves().map_or(0, |unkept| unkept.moves);
        Seen(self.state.shell.document.revision(), self.state.fen.text().to_owned(), typed, moves)
    }

    /// Whether anything would be lost with this document.
    pub(in crate::app) fn has_unsaved(&self) -> bool {
        let is_typing = self.state.operations.typed_texts().next().is_some();
        let is_unkept = self.state.unkept_moves().is_some();
        let is_aside = self.state.set_aside.is_some();
        self.state.shell.document.is_modified() || self.state.is_unfinished() || is_typing || is_unkept || is_aside
    }

    /// Gives up waiting, so that a dialog that never answers does not block anything.
    pub(in crate::app) fn stop_waiting(&mut self) {
        if matches!(self.waiting.take(), Some(Waiting::Document(_, _, Opening::Again(_)))) {
            self.keep_unreloaded();
        }
        self.state.waiting = None;
    }

    /// Takes the answer of a file dialog, after asking where the window holds more than when it was opened.
    fn take_late_path(&mut self, answer: PathAnswer, purpose: Purpose, seen: &Seen) {
        if answer != PathAnswer::Cancelled {
            self.end_all_typing();
        }
        match answer {
            PathAnswer::Picked(path) if purpose == Purpose::Open && *seen != self.seen() => {
                self.ask_then(Next::Open(path));
            }
            answer => self.take_path(answer, purpose),
        }
        self.state.follow();
    }

    /// Ends every text, number and gesture that is under way, so that what comes now is a step of its own.
    pub(in crate::app) fn end_all_typing(&mut self) {
        self.state.hands.give_up(&mut self.state.shell.document);
        self.end_number();
        self.end_typing();
        self.commit_operations();
        self.state.follow();
    }

    fn take_path(&mut self, answer: PathAnswer, purpose: Purpose) {
        match (answer, purpose) {
            (PathAnswer::Cancelled, _) => {}
            (PathAnswer::Picked(path), Purpose::Open) => self.open(path),
            (PathAnswer::Picked(path), Purpose::Join) => self.join(&path),
            (PathAnswer::Picked(path), purpose) => self.save_to_picked(&path, purpose),
            (PathAnswer::Unavailable(why), purpose) => {
                let text = typed_start(&self.state, self.folder(), &purpose);
                self.state.shell.dialog = Some(Dialog::Path { purpose, text, why, failed: false });
            }
        }
    }

    pub(in crate::app) fn take_typed_path(&mut self, purpose: Purpose, text: &str) {
        let path = desktop::typed_path(text);
        match purpose {
            _ if text.trim().is_empty() => {
                let why = "Type the path of a file.".to_owned();
                self.state.shell.dialog = Some(Dialog::Path { purpose, text: String::new(), why, failed: true });
            }
            Purpose::Open | Purpose::Join => match document::look_at(&path) {
                Ok(_) => self.take_path(PathAnswer::Picked(path), purpose),
                Err(error) => {
                    let (text, why) = (text.to_owned(), file_words::failure(&error));
                    self.state.shell.dialog = Some(Dialog::Path { purpose, text, why, failed: true });
                }
            },
            purpose => {
                let path = self.with_ending(path, &purpose);
                if let Some(why) = self.why_not_over(&path, &purpose) {
                    let text = text.to_owned();
                    self.state.shell.dialog = Some(Dialog::Path { purpose, text, why, failed: true });
                    return;
                }
                let is_own =
                    self.state.shell.document.path() == Some(&path) && !self.state.shell.document.changed_on_disk();
                let is_asked = !(is_own && matches!(purpose, Purpose::Save(_)));
                if is_asked && purpose.is_written_to() && document::exists(&path) {
                    self.state.shell.dialog = Some(Dialog::Replace(path, purpose));
                } else {
                    self.save_for(&path, purpose);
                }
            }
        }
    }

    /// Opens the file that was named at the start.
    pub fn open_first(&mut self, path: PathBuf) {
        self.open(path);
        self.state.follow();
    }

    /// Takes a file that was dropped. One whose ending states no format and in which no line is a position is
    /// a text that may have a position in it.
    pub(in crate::app) fn take_dropped(&mut self, path: PathBuf) {
        if self.state.shell.dialog.is_some() || self.work.is_some() {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            self.state
                .shell
                .notices
                .noted(format!("{name} was not taken. Answer what is asked first, then drop it again."));
            return;
        }
        match Self::text_in(&path) {
            Some(text) => self.paste(&text),
            None => self.ask_then(Next::Open(path)),
        }
    }

    /// The text of a small file that is no file of positions.
    fn text_in(path: &Path) -> Option<String> {
        const RECORDS: usize = 1000;
        if Format::of_path(path).is_some() || document::look_at(path).ok()? > AT_ONCE {
            return None;
        }
        let opened = Document::open(path).ok()?;
        let is_readable = |index: usize| opened.record(index).position().is_ok();
        if opened.format() != Format::Fen || (0..opened.len().min(RECORDS)).any(is_readable) {
            return None;
        }
        Some(opened.text_of_file())
    }

    /// Opens a file, a large one in the background.
    pub(in crate::app) fn open(&mut self, path: PathBuf) {
        let opening = Opening::Another(self.seen());
        self.open_for(path, opening);
    }

    pub(in crate::app) fn open_for(&mut self, path: PathBuf, opening: Opening) {
        match document::look_at(&path) {
            Err(error) => self.take_opened(Err(error), path, &opening),
            Ok(size) if size <= AT_ONCE => {
                let result = Document::open(&path);
                self.take_opened(result, path, &opening);
            }
            Ok(_) => {
                let (sender, receiver) = std::sync::mpsc::channel();
                let (wake, name) = (self.state.shell.wake(), path.clone());
                thread::spawn(move || {
                    // The window may be gone by now, and then nobody needs the document.
                    let _ = sender.send(Document::open(&name));
                    wake();
                });
                let verb = if matches!(opening, Opening::Again(_)) { "Reloading" } else { "Opening" };
                self.state.waiting = Some(format!("{verb} {}", path.display()));
                self.waiting = Some(Waiting::Document(receiver, path, opening));
            }
        }
    }

    fn take_opened(&mut self, result: Result<Document, FileError>, path: PathBuf, opening: &Opening) {
        match (result, opening) {
            (Err(error), opening) => {
                if matches!(opening, Opening::Again(_)) {
                    self.keep_unreloaded();
                }
                self.cannot_open(&error, &path);
            }
            (Ok(_), Opening::Again(seen)) if self.has_unsaved() && *seen != self.seen() => self.ask_then(Next::Reload),
            (Ok(document), Opening::Again(_)) => self.show_again(document),
            (Ok(_), Opening::Another(seen)) if self.has_unsaved() && *seen != self.seen() => {
                self.ask_then(Next::Open(path));
            }
            (Ok(document), Opening::Another(_)) => {
                self.show_document(document);
                self.remember_file();
            }
        }
    }

    fn cannot_open(&mut self, error: &FileError, path: &Path) {
        self.state.shell.settings.recent.retain(|known| known != path);
        self.state.shell.notices.failed(file_words::failure(&error), Some(Command::Open));
    }

    /// Puts another document into the window. What was being waited for belonged to the one before.
    pub(in crate::app) fn show_document(&mut self, document: Document) {
        self.stop_waiting();
        self.note_other_document();
        self.cache.forget_rows();
        self.state.show(document);
    }

    pub(in crate::app) fn remember_file(&mut self) {
        if let Some(path) = self.state.shell.document.path() {
            self.state.shell.settings.remember_file(&desktop::absolute(path));
            self.state.shell.store_settings();
        }
    }

    /// The folder in which a dialog begins: that of this file, else that of the last one.
    fn folder(&self) -> Option<PathBuf> {
        let path =
            self.state.shell.document.path().or_else(|| self.state.shell.settings.recent.first().map(PathBuf::as_path));
        path.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty()).map(Path::to_owned)
    }
}

/// The text with which a path field begins.
fn typed_start(state: &State, folder: Option<PathBuf>, purpose: &Purpose) -> String {
    let folder = folder.or_else(desktop::working_folder).unwrap_or_default();
    match purpose {
        Purpose::Open | Purpose::Join => format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR),
        purpose => folder.join(suggested_name(state, purpose)).display().to_string(),
    }
}
