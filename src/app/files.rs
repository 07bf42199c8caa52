//! Files and their dialogs: what has to be asked first, the dialog, opening, the message.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::thread;
use std::time::Duration;

use super::App;
use super::command::Command;
use super::desktop::{self, PathAnswer, PathRequest};
use super::dialog::{Answer, Dialog, Next, Purpose};
use super::pasting::Batch;
use super::saving::suggested_name;
use super::state::State;
use crate::document::{self, Document, FileError, Format};

/// Files up to this many bytes are read at once, larger ones in the background.
const AT_ONCE: u64 = 4 << 20;

/// How long until a look is taken at how far a large file has been read.
const NEXT_LOOK: Duration = Duration::from_millis(30);

/// Work that goes on while the window stays alive.
#[derive(Debug)]
pub(super) enum Waiting {
    /// A file dialog is open.
    Path(Receiver<PathAnswer>, Purpose, Seen),
    /// A file is being read.
    Document(Receiver<Result<Document, FileError>>, PathBuf, Opening),
    /// A long text is being read.
    Text(Receiver<(Batch, String)>),
}

/// What a file is opened for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// To be shown in place of the document that was seen.
    Another(Seen),
    /// To show the document's own file again, which sets edits aside.
    Again,
}

/// The document's revision, the text of the FEN box, the texts of operations being typed and how many moves were
/// tried when the waiting began. The window stays alive meanwhile, and what is done in it then has not been asked about.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Seen(u64, String, Vec<String>, usize);

impl App {
    /// Goes on, after asking about moves that were tried and about unsaved work.
    pub(super) fn ask_then(&mut self, next: Next) {
        // What goes on under its dialog is about this document.
        if self.work.is_some() {
            return;
        }
        self.state.hands.give_up(&mut self.state.document);
        self.commit_operations();
        if self.state.unkept_moves().is_some() {
            self.state.dialog = Some(Dialog::UnkeptMoves(next));
        } else {
            self.ask_about_edits(next);
        }
    }

    /// Goes on, after asking about unsaved work. Moves that were tried go with the document, and not before.
    fn ask_about_edits(&mut self, next: Next) {
        // Reloading sets edits aside.
        if self.state.document.is_modified() && next != Next::Reload {
            self.state.dialog = Some(Dialog::Unsaved(next));
        } else if self.state.is_unfinished() {
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
            Next::Reload => self.reload(),
            Next::Recover => self.recover(),
        }
    }

    /// Takes an answer to what is laid over the window.
    pub(super) fn answer(&mut self, answer: Answer) {
        let Some(dialog) = self.state.dialog.take() else { return };
        match (dialog, answer) {
            (working @ Dialog::Working { .. }, Answer::Cancel) => {
                self.cancel_work();
                self.state.dialog = Some(working);
            }
            (Dialog::Reload { .. }, Answer::Cancel) => self.state.document.set_detached(true),
            (Dialog::Recover { .. }, answer) => self.answer_recovery(answer),
            (_, Answer::Cancel) => {}
            (Dialog::UnkeptMoves(next), Answer::Confirm) => {
                self.keep_moves();
                self.ask_then(next);
            }
            (Dialog::UnkeptMoves(next), Answer::Discard) => self.ask_about_edits(next),
            (Dialog::Unsaved(next), Answer::Save) => self.save(next),
            (Dialog::Unsaved(next) | Dialog::Unfinished(next), Answer::Discard) => self.go_on(next),
            (Dialog::ChangedOnDisk(next), Answer::Confirm) => self.save_in_place(next),
            (Dialog::ChangedOnDisk(_) | Dialog::Reload { .. } | Dialog::SourceChanged { .. }, Answer::Reload) => {
                self.ask_then(Next::Reload);
            }
            (Dialog::Reload { .. }, Answer::SaveAs) => self.ask_path(Purpose::Save(Next::Stay)),
            (Dialog::SourceChanged { .. }, Answer::SaveAs) => self.ask_path(Purpose::Edited),
            (Dialog::ChangedOnDisk(next) | Dialog::Loses { next, .. }, Answer::SaveAs) => {
                self.ask_path(Purpose::Save(next));
            }
            (Dialog::Replace(path, purpose), Answer::Confirm) => self.save_for(&path, purpose),
            (Dialog::Loses { path, next, .. }, Answer::Confirm) => self.save_moves_asked(&path, next),
            (Dialog::MovesStopFitting { path, next, .. }, Answer::Confirm) => self.save_now(&path, next),
            (Dialog::MovesStopFitting { .. }, Answer::SaveAs) => self.ask_path(Purpose::Copy),
            (Dialog::Several(batch), Answer::Add) => self.add_batch(&batch),
            (Dialog::Several(batch), Answer::First) => self.take_first(batch),
            (Dialog::Path { purpose, text, .. }, Answer::Confirm) => self.take_typed_path(purpose, &text),
            (Dialog::SetUp(set_up), answer) => self.answer_set_up(set_up, answer),
            (Dialog::Split { text, split }, answer) => self.answer_split(text, split, answer),
            (Dialog::ReplaceParts { split, .. }, Answer::Confirm) => self.split(*split),
            (Dialog::GoTo { text }, Answer::Confirm) => self.go_to(&text),
            (dialog, _) => self.state.dialog = Some(dialog),
        }
    }

    /// Opens the dialog for a path, without waiting for it.
    pub(super) fn ask_path(&mut self, purpose: Purpose) {
        if self.waiting.is_some() {
            self.say_waiting();
            return;
        }
        let folder = self.folder();
        let request = match &purpose {
            purpose if purpose.is_reading() => PathRequest::Open(folder),
            purpose => PathRequest::Save(folder, suggested_name(&self.state, purpose)),
        };
        let receiver = self.desktop.ask_path(request, self.wake());
        self.waiting = Some(Waiting::Path(receiver, purpose, self.seen()));
        self.state.waiting = Some("A file dialog is open".to_owned());
    }

    /// Says that only one thing can be waited for at a time.
    pub(super) fn say_waiting(&mut self) {
        let sentence = "Something else is being waited for. Bring that to an end first, or press Escape here.";
        self.state.notices.noted(sentence);
    }

    /// Looks whether what goes on in the background has come to an end.
    pub(super) fn poll(&mut self) {
        self.state.document.read_on();
        if self.state.document.reading().is_some() {
            self.ctx.request_repaint_after(NEXT_LOOK);
        }
        // What is decided now would be about a document that is being worked on.
        if self.work.is_some() {
            return;
        }
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
            Some(Waiting::Document(receiver, path, opening)) => match receiver.try_recv() {
                Err(TryRecvError::Empty) => self.waiting = Some(Waiting::Document(receiver, path, opening)),
                Ok(result) => self.take_opened(result, path, &opening),
                Err(TryRecvError::Disconnected) => {
                    self.state.notices.failed(format!("{} could not be read.", path.display()), None);
                }
            },
            Some(Waiting::Text(receiver)) => self.poll_text(receiver),
        }
        if self.waiting.is_none() {
            self.state.waiting = None;
        }
    }

    /// Takes the positions of a long text once it is read, but not under a question that is open.
    fn poll_text(&mut self, receiver: Receiver<(Batch, String)>) {
        let read = if self.state.dialog.is_some() { Err(TryRecvError::Empty) } else { receiver.try_recv() };
        match read {
            Err(TryRecvError::Empty) => self.waiting = Some(Waiting::Text(receiver)),
            Ok((batch, text)) => {
                self.take_batch(batch, &text);
                self.state.follow();
            }
            Err(TryRecvError::Disconnected) => {
                self.state.notices.failed("The text could not be read. Nothing was changed.", None);
            }
        }
    }

    fn seen(&self) -> Seen {
        let typed = self.state.operations.typed_texts().map(str::to_owned).collect();
        let moves = self.state.unkept_moves().map_or(0, |unkept| unkept.moves);
        Seen(self.state.document.revision(), self.state.fen.text().to_owned(), typed, moves)
    }

    /// Whether anything would be lost with this document.
    pub(super) fn has_unsaved(&self) -> bool {
        let is_typing = self.state.operations.typed_texts().next().is_some();
        let is_unkept = self.state.unkept_moves().is_some();
        self.state.document.is_modified() || self.state.is_unfinished() || is_typing || is_unkept
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
            (PathAnswer::Picked(path), Purpose::Join) => self.join(&path),
            (PathAnswer::Picked(path), purpose) => self.save_to_picked(&path, purpose),
            (PathAnswer::Unavailable(why), purpose) => {
                let text = typed_start(&self.state, self.folder(), &purpose);
                self.state.dialog = Some(Dialog::Path { purpose, text, why, failed: false });
            }
        }
    }

    fn take_typed_path(&mut self, purpose: Purpose, text: &str) {
        let path = desktop::typed_path(text);
        match purpose {
            _ if text.trim().is_empty() => {
                let why = "Type the path of a file.".to_owned();
                self.state.dialog = Some(Dialog::Path { purpose, text: String::new(), why, failed: true });
            }
            Purpose::Open | Purpose::Join => match document::look_at(&path) {
                Ok(_) => self.take_path(PathAnswer::Picked(path), purpose),
                Err(error) => {
                    let (text, why) = (text.to_owned(), error.sentence());
                    self.state.dialog = Some(Dialog::Path { purpose, text, why, failed: true });
                }
            },
            Purpose::Save(_) | Purpose::Copy | Purpose::Edited | Purpose::Selected | Purpose::Split(_) => {
                let path = self.with_ending(path, &purpose);
                let is_own = self.state.document.path() == Some(&path) && !self.state.document.changed_on_disk();
                if document::exists(&path) && !(is_own && matches!(purpose, Purpose::Save(_))) {
                    self.state.dialog = Some(Dialog::Replace(path, purpose));
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
    pub(super) fn take_dropped(&mut self, path: PathBuf) {
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
        let mut bytes = Vec::new();
        document::open(path).ok()?.take(AT_ONCE).read_to_end(&mut bytes).ok()?;
        let text = String::from_utf8(bytes);
        Some(text.unwrap_or_else(|error| encoding_rs::WINDOWS_1252.decode(error.as_bytes()).0.into_owned()))
    }

    /// Opens a file, a large one in the background.
    pub(super) fn open(&mut self, path: PathBuf) {
        let opening = Opening::Another(self.seen());
        self.open_for(path, opening);
    }

    pub(super) fn open_for(&mut self, path: PathBuf, opening: Opening) {
        match document::look_at(&path) {
            Err(error) => self.cannot_open(&error, &path),
            Ok(size) if size <= AT_ONCE => {
                let result = Document::open(&path);
                self.take_opened(result, path, &opening);
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
                self.waiting = Some(Waiting::Document(receiver, path, opening));
            }
        }
    }

    fn take_opened(&mut self, result: Result<Document, FileError>, path: PathBuf, opening: &Opening) {
        match (result, opening) {
            (Err(error), _) => self.cannot_open(&error, &path),
            (Ok(document), Opening::Again) => self.show_again(document),
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
        self.state.settings.recent.retain(|known| known != path);
        self.state.notices.failed(error.sentence(), Some(Command::Open));
    }

    /// Puts another document into the window. What was being waited for belonged to the one before.
    pub(super) fn show_document(&mut self, document: Document) {
        self.stop_waiting();
        self.cache.forget_rows();
        let settings = self.state.settings.clone();
        let flipped = self.state.flipped;
        let mut notices = std::mem::take(&mut self.state.notices);
        // Those about a revision are of the document before; this one's revisions are other ones.
        notices.outdate(u64::MAX);
        notices.withdraw(Command::BringBack);
        self.state = State { flipped, notices, ..State::new(document, settings) };
    }

    pub(super) fn remember_file(&mut self) {
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
        Purpose::Open | Purpose::Join => format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR),
        purpose => folder.join(suggested_name(state, purpose)).display().to_string(),
    }
}
