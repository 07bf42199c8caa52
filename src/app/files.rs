//! Opening and saving: what has to be asked first, the dialog, the work, the message.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::thread;

use super::App;
use super::command::Command;
use super::desktop::{self, PathAnswer, PathRequest};
use super::dialog::{Answer, Dialog, Next, Purpose};
use super::state::State;
use crate::document::{self, Document, FileError};

/// Files up to this many bytes are read at once, larger ones in the background.
const AT_ONCE: u64 = 4 << 20;

/// Work that goes on while the window stays alive.
#[derive(Debug)]
pub(super) enum Waiting {
    /// A file dialog is open.
    Path(Receiver<PathAnswer>, Purpose, Seen),
    /// A file is being read.
    Document(Receiver<Result<Document, FileError>>, PathBuf, Seen),
}

/// The document's revision and the text of the FEN box when the waiting began. The window stays alive
/// meanwhile, and what is done in it then has not been asked about.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Seen(u64, String);

impl App {
    /// Goes on, after asking about unsaved work.
    pub(super) fn ask_then(&mut self, next: Next) {
        self.state.hands.give_up(&mut self.state.document);
        if self.state.document.is_modified() {
            self.state.dialog = Some(Dialog::Unsaved(next));
        } else if self.state.fen.is_unfinished(&self.state.document) {
            self.state.dialog = Some(Dialog::Unfinished(next));
        } else {
            self.go_on(next);
        }
    }

    /// Goes on, now that nothing unsaved is in the way.
    pub(super) fn go_on(&mut self, next: Next) {
        match next {
            Next::Stay => {}
            Next::Close => self.closing = true,
            Next::New => self.show_document(Document::new()),
            Next::ChooseFile => self.ask_path(Purpose::Open),
            Next::Open(path) => self.open(path),
        }
    }

    /// Takes an answer to what is laid over the window.
    pub(super) fn answer(&mut self, answer: Answer) {
        let Some(dialog) = self.state.dialog.take() else { return };
        match (dialog, answer) {
            (_, Answer::Cancel) => {}
            (Dialog::Unsaved(next), Answer::Save) => self.save(next),
            (Dialog::Unsaved(next) | Dialog::Unfinished(next), Answer::Discard) => self.go_on(next),
            (Dialog::ChangedOnDisk(next), Answer::Confirm) => self.save_in_place(next),
            (Dialog::ChangedOnDisk(next), Answer::SaveAs) => self.ask_path(Purpose::Save(next)),
            (Dialog::Replace(path, next), Answer::Confirm) => self.save_as(&path, next),
            (Dialog::Path { purpose, text, .. }, Answer::Confirm) => self.take_typed_path(purpose, &text),
            (dialog, _) => self.state.dialog = Some(dialog),
        }
    }

    /// Saves to the file it came from, or asks for one.
    pub(super) fn save(&mut self, next: Next) {
        match self.state.document.path() {
            None => self.ask_path(Purpose::Save(next)),
            // Where the file has vanished there is nothing that saving could replace.
            Some(path) if document::exists(path) && self.state.document.changed_on_disk() => {
                self.state.dialog = Some(Dialog::ChangedOnDisk(next));
            }
            Some(_) => self.save_in_place(next),
        }
    }

    fn save_in_place(&mut self, next: Next) {
        let result = self.state.document.save();
        self.after_saving(result, next);
    }

    fn save_as(&mut self, path: &Path, next: Next) {
        let result = self.state.document.save_as(path);
        self.after_saving(result, next);
    }

    fn after_saving(&mut self, result: Result<(), FileError>, next: Next) {
        match result {
            Ok(()) => {
                let name = self.state.document.file_name().unwrap_or_default();
                self.state.notices.done(format!("Saved {name}"));
                self.remember_file();
                if next != Next::Stay && self.state.fen.is_unfinished(&self.state.document) {
                    self.state.dialog = Some(Dialog::Unfinished(next));
                } else {
                    self.go_on(next);
                }
            }
            Err(error) => self.state.notices.failed(error.sentence(), Some(Command::SaveAs)),
        }
    }

    /// Opens the dialog for a path, without waiting for it.
    pub(super) fn ask_path(&mut self, purpose: Purpose) {
        if self.waiting.is_some() {
            let sentence = "Something else is being waited for. Bring that to an end first, or press Escape here.";
            self.state.notices.noted(sentence);
            return;
        }
        let folder = self.folder();
        let request = match &purpose {
            Purpose::Open => PathRequest::Open(folder),
            Purpose::Save(_) => {
                PathRequest::Save(folder, self.state.document.file_name().unwrap_or_else(|| "positions.fen".to_owned()))
            }
        };
        let receiver = self.desktop.ask_path(request, self.wake());
        self.waiting = Some(Waiting::Path(receiver, purpose, self.seen()));
        self.state.waiting = Some("A file dialog is open".to_owned());
    }

    /// Looks whether what goes on in the background has come to an end.
    pub(super) fn poll(&mut self) {
        match self.waiting.take() {
            None => {}
            Some(Waiting::Path(receiver, purpose, seen)) => match receiver.try_recv() {
                Err(TryRecvError::Empty) => self.waiting = Some(Waiting::Path(receiver, purpose, seen)),
                Ok(PathAnswer::Picked(path)) if purpose == Purpose::Open && seen != self.seen() => {
                    self.ask_then(Next::Open(path));
                }
                Ok(answer) => self.take_path(answer, purpose),
                Err(TryRecvError::Disconnected) => {
                    self.take_path(PathAnswer::Unavailable("The file dialog broke off.".to_owned()), purpose);
                }
            },
            Some(Waiting::Document(receiver, path, seen)) => match receiver.try_recv() {
                Err(TryRecvError::Empty) => self.waiting = Some(Waiting::Document(receiver, path, seen)),
                Ok(Ok(_)) if self.has_unsaved() && seen != self.seen() => self.ask_then(Next::Open(path)),
                Ok(result) => self.take_document(result, &path),
                Err(TryRecvError::Disconnected) => {
                    self.state.notices.failed(format!("{} could not be read.", path.display()), None);
                }
            },
        }
        if self.waiting.is_none() {
            self.state.waiting = None;
        }
    }

    fn seen(&self) -> Seen {
        Seen(self.state.document.revision(), self.state.fen.text().to_owned())
    }

    /// Whether anything would be lost with this document.
    pub(super) fn has_unsaved(&self) -> bool {
        self.state.document.is_modified() || self.state.fen.is_unfinished(&self.state.document)
    }

    /// Gives up waiting, so that a dialog that never answers does not block anything.
    pub(super) fn stop_waiting(&mut self) {
        self.waiting = None;
        self.state.waiting = None;
    }

    fn take_path(&mut self, answer: PathAnswer, purpose: Purpose) {
        match (answer, purpose) {
            (PathAnswer::Cancelled, _) => {}
            (PathAnswer::Picked(path), Purpose::Open) => self.open(path),
            (PathAnswer::Picked(path), Purpose::Save(next)) => self.save_to_picked(&path, next),
            (PathAnswer::Unavailable(why), purpose) => {
                let text = typed_start(&self.state, self.folder(), &purpose);
                self.state.dialog = Some(Dialog::Path { purpose, text, why, failed: false });
            }
        }
    }

    /// Saves to a path from the dialog, which has asked already whether that file is to be replaced; not
    /// so for one that is only meant once the path has its ending.
    fn save_to_picked(&mut self, picked: &Path, next: Next) {
        let path = with_ending(picked.to_owned());
        if path != picked && document::exists(&path) {
            self.state.dialog = Some(Dialog::Replace(path, next));
        } else {
            self.save_as(&path, next);
        }
    }

    fn take_typed_path(&mut self, purpose: Purpose, text: &str) {
        let path = desktop::typed_path(text);
        match purpose {
            _ if text.trim().is_empty() => {
                let why = "Type the path of a file.".to_owned();
                self.state.dialog = Some(Dialog::Path { purpose, text: String::new(), why, failed: true });
            }
            Purpose::Open => match document::look_at(&path) {
                Ok(_) => self.open(path),
                Err(error) => {
                    let (text, why) = (text.to_owned(), error.sentence());
                    self.state.dialog = Some(Dialog::Path { purpose, text, why, failed: true });
                }
            },
            Purpose::Save(next) => {
                let path = with_ending(path);
                let is_own = self.state.document.path() == Some(&path) && !self.state.document.changed_on_disk();
                if document::exists(&path) && !is_own {
                    self.state.dialog = Some(Dialog::Replace(path, next));
                } else {
                    self.save_as(&path, next);
                }
            }
        }
    }

    /// Opens the file that was named at the start.
    pub fn open_first(&mut self, path: PathBuf) {
        self.open(path);
        self.state.follow();
    }

    /// Opens a file, a large one in the background.
    pub(super) fn open(&mut self, path: PathBuf) {
        match document::look_at(&path) {
            Err(error) => self.cannot_open(&error, &path),
            Ok(size) if size <= AT_ONCE => {
                let result = Document::open(&path);
                self.take_document(result, &path);
            }
            Ok(_) => {
                let (sender, receiver) = std::sync::mpsc::channel();
                let (wake, name) = (self.wake(), path.clone());
                thread::spawn(move || {
                    // The window may be gone by now, and then nobody needs the document.
                    let _ = sender.send(Document::open(&name));
                    wake();
                });
                self.state.waiting = Some(format!("Opening {}", path.display()));
                self.waiting = Some(Waiting::Document(receiver, path, self.seen()));
            }
        }
    }

    fn take_document(&mut self, result: Result<Document, FileError>, path: &Path) {
        match result {
            Ok(document) => {
                self.show_document(document);
                self.remember_file();
            }
            Err(error) => self.cannot_open(&error, path),
        }
    }

    fn cannot_open(&mut self, error: &FileError, path: &Path) {
        self.state.settings.recent.retain(|known| known != path);
        self.state.notices.failed(error.sentence(), Some(Command::Open));
    }

    /// Puts another document into the window. What was being waited for belonged to the one before.
    pub(super) fn show_document(&mut self, document: Document) {
        self.stop_waiting();
        self.cache.forget_rows();
        let settings = self.state.settings.clone();
        let flipped = self.state.flipped;
        let notices = std::mem::take(&mut self.state.notices);
        self.state = State { flipped, notices, ..State::new(document, settings) };
    }

    fn remember_file(&mut self) {
        if let Some(path) = self.state.document.path() {
            self.state.settings.remember_file(&desktop::absolute(path));
            self.store_settings();
        }
    }

    /// The folder in which a dialog begins: that of this file, else that of the last one.
    fn folder(&self) -> Option<PathBuf> {
        let path = self.state.document.path().or_else(|| self.state.settings.recent.first().map(PathBuf::as_path));
        path.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty()).map(Path::to_owned)
    }
}

/// The text with which a path field begins.
fn typed_start(state: &State, folder: Option<PathBuf>, purpose: &Purpose) -> String {
    let folder = folder.or_else(desktop::working_folder).unwrap_or_default();
    match purpose {
        Purpose::Open => format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR),
        Purpose::Save(_) => {
            let name = state.document.file_name().unwrap_or_else(|| "positions.fen".to_owned());
            folder.join(name).display().to_string()
        }
    }
}

/// Gives a path without an ending the ending `.fen`.
fn with_ending(mut path: PathBuf) -> PathBuf {
    if path.extension().is_none() {
        path.set_extension("fen");
    }
    path
}
