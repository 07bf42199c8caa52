//! Some of the positions as files of their own: splitting the file, saving the selected ones.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::app::App;
use crate::app::command::Command;
use crate::app::shell::dialog::{Answer, Dialog, Next, Purpose};
use crate::app::ui::numbers::typed_number;
use crate::app::ui::{file_words, words};
use crate::document::{self, Document, FileError, Format, Progress, Records, Snapshot};

/// A file is split into no more files than this.
const MOST_FILES: usize = 10_000;
/// More positions are worked on in the background.
pub(in crate::app) const LONG: usize = 20_000;
/// More files are written in the background.
const MANY_FILES: usize = 20;

/// What a file is to be split into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// The name that the names of the files are made from, with the folder if that is known already.
    path: PathBuf,
    /// How many positions each file has.
    count: usize,
    /// How many files they are.
    files: usize,
}

impl Split {
    /// What a document is split into if each file has as many positions as a text says.
    ///
    /// # Errors
    /// Why it cannot be, in a sentence.
    pub fn of(document: &Document, text: &str) -> Result<Self, &'static str> {
        let count = typed_number(text).filter(|count| *count > 0).ok_or("Type how many positions a file is to have")?;
        let name = || PathBuf::from("positions").with_extension(document.format().ending());
        Self::at(document, document.path().map_or_else(name, Path::to_owned), count)
    }

    fn at(document: &Document, path: PathBuf, count: usize) -> Result<Self, &'static str> {
        match document.stretches(count, MOST_FILES + 1).count() {
            0 | 1 => Err("That is all of them in one file"),
            files if files > MOST_FILES => Err("That would be more than 10,000 files"),
            files => Ok(Self { path, count, files }),
        }
    }

    /// How many files they are.
    #[must_use]
    pub fn files(&self) -> usize {
        self.files
    }

    /// The name of a file, counted from 0: "puzzles-001.fen".
    #[must_use]
    pub fn name(&self, index: usize) -> String {
        let digits = self.files.to_string().len().max(3);
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let ending = self.path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
        format!("{stem}-{:0digits$}{ending}", index + 1)
    }

    /// The names of the first and the last file: "puzzles-001.fen to puzzles-012.fen".
    #[must_use]
    pub fn names(&self) -> String {
        format!("{} to {}", self.name(0), self.name(self.files - 1))
    }

    fn place(&self, index: usize) -> PathBuf {
        self.path.with_file_name(self.name(index))
    }

    fn existing(&self) -> usize {
        (0..self.files).filter(|index| document::exists(&self.place(*index))).count()
    }

    /// Writes the files one after another until the work is cancelled; returns how many were written, and why no
    /// more were.
    fn write(&self, snapshot: &Snapshot, progress: &Progress) -> (usize, Option<FileError>) {
        progress.set_total(snapshot.size());
        for (index, stretch) in snapshot.stretches(self.count, self.files).enumerate() {
            let result = snapshot.save_stretch(stretch, &self.place(index), progress);
            if progress.is_cancelled() {
                return (index, None);
            }
            if let Err(error) = result {
                return (index, Some(error));
            }
        }
        (self.files, None)
    }
}

/// Positions that were selected when they were to be saved, in the document as it was then.
#[derive(Clone, Debug)]
pub struct Chosen(Rc<(Snapshot, Records)>);

impl Chosen {
    /// These records of a document, as it is now.
    pub(in crate::app) fn of(document: &Document, records: Records) -> Self {
        Self(Rc::new((document.snapshot(), records)))
    }

    /// The document as it was, and which of its records they are, for another thread.
    pub(in crate::app) fn parts(&self) -> (Snapshot, Records) {
        (self.0.0.clone(), self.0.1.clone())
    }

    /// The format of the document.
    pub(in crate::app) fn format(&self) -> Format {
        self.0.0.format()
    }
}

impl From<(Snapshot, Records)> for Chosen {
    fn from(parts: (Snapshot, Records)) -> Self {
        Self(Rc::new(parts))
    }
}

impl PartialEq for Chosen {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Chosen {}

impl App {
    /// Asks how many positions each file is to have.
    pub(in crate::app) fn ask_split(&mut self) {
        self.once_read(|app| {
            let len = app.state.shell.document.len();
            let count = if len > 100 { 100.max(len.div_ceil(MOST_FILES)) } else { len.div_ceil(2) };
            app.type_split(count.to_string());
        });
    }

    /// Takes what was typed about the files.
    pub(in crate::app) fn type_split(&mut self, text: String) {
        let split = Split::of(&self.state.shell.document, &text);
        self.state.shell.dialog = Some(Dialog::Split { text, split });
    }

    /// Takes an answer to how the file is to be split.
    pub(in crate::app) fn answer_split(&mut self, text: String, split: Result<Split, &'static str>, answer: Answer) {
        match (split, answer) {
            (Ok(split), Answer::Confirm) if split.path.parent().is_none_or(|folder| folder == Path::new("")) => {
                self.ask_path(Purpose::Split(split.count));
            }
            (Ok(split), Answer::Confirm) => self.split_asked(split),
            (split, _) => self.state.shell.dialog = Some(Dialog::Split { text, split }),
        }
    }

    /// Splits the file into files beside a path.
    pub(in crate::app) fn split_beside(&mut self, path: &Path, count: usize) {
        match Split::at(&self.state.shell.document, path.to_owned(), count) {
            Ok(split) => self.split_asked(split),
            Err(why) => self.state.shell.notices.failed(format!("Nothing was split. {why}."), None),
        }
    }

    /// Splits the file, after asking whether files may be replaced.
    fn split_asked(&mut self, split: Split) {
        match split.existing() {
            0 => self.split(split),
            existing => self.state.shell.dialog = Some(Dialog::ReplaceParts { split: Box::new(split), existing }),
        }
    }

    /// Writes the files. The document stays as it is.
    pub(in crate::app) fn split(&mut self, split: Split) {
        let snapshot = self.state.shell.document.snapshot();
        let is_long = snapshot.len() > LONG || split.files > MANY_FILES;
        self.work(
            format!("Splitting into {}", words::counted(split.files, "file", "files")),
            is_long,
            move |progress| {
                let (written, error) = split.write(&snapshot, progress);
                Box::new(move |app: &mut Self| app.say_split(&split, written, error.as_ref()))
            },
        );
    }

    fn say_split(&mut self, split: &Split, written: usize, error: Option<&FileError>) {
        let files = words::counted(split.files, "file", "files");
        let so_many = format!("{} of {files} were written", words::number(written));
        let notices = &mut self.state.shell.notices;
        match error {
            Some(error) => {
                notices.failed(format!("{} {so_many}.", file_words::failure(&error)), Some(Command::SplitFile))
            }
            None if written < split.files => notices.noted(format!("Splitting was cancelled; {so_many}.")),
            None => notices.done(format!("Split into {files}: {}", split.names())),
        }
    }

    /// Asks where to save the selected positions, which are those that are selected now.
    pub(in crate::app) fn ask_selected(&mut self) {
        self.once_read(|app| {
            let records = app.state.list.selected(&app.state.shell.document);
            app.ask_path(Purpose::Selected(Chosen::of(&app.state.shell.document, records)));
        });
    }

    /// Saves positions to a file of their own, and then goes on. The document stays as it is.
    pub(in crate::app) fn save_chosen(&mut self, path: &Path, Chosen(chosen): &Chosen, next: Next) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let (path, snapshot, records) = (path.to_owned(), chosen.0.clone(), chosen.1.clone());
        let is_long = records.len() > LONG;
        self.work(format!("Saving {name}"), is_long, move |progress| {
            let result = snapshot.save_records(&records, &path, progress);
            let loss = result.is_ok().then(|| snapshot.loss_of(&records, &path)).flatten();
            let format = Format::of_path(&path).unwrap_or(snapshot.format());
            let is_cancelled = progress.is_cancelled();
            Box::new(move |app: &mut Self| match result {
                Ok(_) if next != Next::Stay && loss.is_none() => {
                    app.note_cut_saved();
                    app.ask_then(next);
                }
                Ok(count) => {
                    let done = format!("{} saved to {name}", words::counted(count, "position", "positions"));
                    match loss {
                        Some(loss) => app.state.shell.notices.listed(done, vec![loss.sentence(format)]),
                        None => app.state.shell.notices.done(done),
                    }
                }
                Err(_) if is_cancelled => app.state.shell.notices.noted(format!("{name} was not saved.")),
                Err(error) => {
                    let again = (next == Next::Stay).then_some(Command::SaveSelected);
                    app.state.shell.notices.failed(file_words::failure(&error), again);
                }
            })
        });
    }
}
