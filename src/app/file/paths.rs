//! Paths: what for, the dialog of the desktop, and the field where there is none.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use super::opening::Waiting;
use super::questions;
use super::saving::file_name;
use super::state::{Laid, State};
use crate::app::shell::Shell;
use crate::app::shell::chosen::Chosen;
use crate::app::shell::desktop::{self, PathAnswer, PathRequest};
use crate::app::shell::dialog::Next;
use crate::app::shell::effect::Effect;
use crate::app::shell::job::Job;
use crate::app::shell::path::{PathKind, PathUse, PathWish};
use crate::app::ui::file_wording;
use crate::document::{self, Format, Progress};

/// What a path is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To be opened.
    Open,
    /// To be saved to, and then this.
    Save(Next),
    /// To save the positions to as FEN, while the document stays what it is.
    Copy,
    /// To save the edited positions to, while the document stays what it is.
    Edited,
    /// To save these positions to, which were selected, while the document stays what it is.
    Selected(Chosen),
    /// To save these positions to, which were cut, and then to close the window.
    Cut(Chosen),
    /// To save the positions beside, so many a file, each under this name and a number.
    Split(usize),
    /// What another feature wishes.
    Wish(PathWish),
}

impl Purpose {
    /// Whether the path is one to read from.
    fn is_reading(&self) -> bool {
        matches!(self, Self::Open | Self::Wish(PathWish { kind: PathKind::Read, .. }))
    }

    /// Whether a file of this very name is written. What is split is not written under the name itself.
    fn is_written_to(&self) -> bool {
        match self {
            Self::Open | Self::Split(_) => false,
            Self::Wish(wish) => matches!(wish.kind, PathKind::Write(..)),
            _ => true,
        }
    }

    /// Whether the file is one beside that of the document.
    fn is_apart(&self) -> bool {
        match self {
            Self::Copy | Self::Edited | Self::Selected(_) | Self::Cut(_) => true,
            Self::Wish(wish) => wish.kind != PathKind::Read,
            _ => false,
        }
    }

    /// What the dialog says in which the path is typed, and what its button says.
    pub(super) const fn words(&self) -> (&'static str, &'static str) {
        match self {
            Self::Open => ("Open positions", "Open"),
            Self::Save(_) => ("Save positions", "Save"),
            Self::Copy => ("Save a copy as FEN", "Save"),
            Self::Edited => ("Save the edited positions", "Save"),
            Self::Selected(_) => ("Save the selected positions", "Save"),
            Self::Cut(_) => ("Save the positions that were cut", "Save"),
            Self::Split(_) => ("Split into files of this name", "Split"),
            Self::Wish(wish) => (wish.title, wish.label),
        }
    }

    /// The name with which a dialog for saving begins.
    fn suggested_name(&self, shell: &Shell) -> String {
        let name = shell.document.file_name().unwrap_or_else(|| "positions.fen".to_owned());
        match self {
            Self::Copy => name_with(&name, Format::Fen),
            Self::Edited => marked(&name, "edited"),
            Self::Selected(_) => marked(&name, "selected"),
            Self::Cut(chosen) => marked(&name_with(&name, chosen.format()), "cut"),
            Self::Wish(PathWish { kind: PathKind::Write(name, _), .. }) => name.clone(),
            Self::Wish(PathWish { kind: PathKind::Folder, .. }) => String::new(),
            Self::Open | Self::Save(_) | Self::Split(_) | Self::Wish(_) => name,
        }
    }

    /// Gives a path without an ending that of the document's format; a copy is always FEN.
    fn with_ending(&self, mut path: PathBuf, shell: &Shell) -> PathBuf {
        let ending = match self {
            Self::Copy => {
                path.set_extension(Format::Fen.ending());
                return path;
            }
            Self::Wish(PathWish { kind: PathKind::Write(_, ending), .. }) => *ending,
            Self::Wish(_) => return path,
            Self::Cut(chosen) => chosen.format().ending(),
            _ => shell.document.format().ending(),
        };
        if path.extension().is_none() {
            path.set_extension(ending);
        }
        path
    }

    /// Why some of the positions cannot be written to a path: it is that of the document, which would no longer be
    /// what its file holds.
    fn why_not_over(&self, path: &Path, shell: &Shell) -> Option<String> {
        let own = shell.document.path().filter(|_| self.is_apart())?;
        let name = file_name(path);
        desktop::is_same_file(own, path)
            .then(|| format!("{name} is the file that is open. Choose another name for what is saved apart from it."))
    }
}

/// A path that is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathField {
    /// Whether a file is to be opened or saved.
    pub purpose: Purpose,
    /// The path as typed.
    pub text: String,
    /// Why a path has to be typed, or what was wrong with the last one.
    pub why: String,
    /// Whether that is an error.
    pub failed: bool,
}

/// The document's revision, the text of the FEN box, the texts of operations being typed and how many moves were
/// tried when the waiting began. The window stays alive meanwhile, and what is done in it then has not been asked about.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::app) struct Seen(u64, String, Vec<String>, usize);

impl Seen {
    /// What is there now.
    pub(super) fn now(shell: &Shell) -> Self {
        let under_way = &shell.under_way;
        let moves = under_way.moves.map_or(0, |unkept| unkept.moves);
        Self(shell.document.revision(), under_way.fen.clone(), under_way.operations.clone(), moves)
    }
}

impl State {
    /// Opens the dialog for a path, without waiting for it.
    pub(in crate::app) fn ask_path(&mut self, purpose: Purpose, shell: &mut Shell) {
        if shell.waiting.is_some() {
            shell.say_waiting();
            return;
        }
        let folder = folder(shell);
        let request = match &purpose {
            purpose if purpose.is_reading() => PathRequest::Open(folder),
            Purpose::Wish(PathWish { kind: PathKind::Write(name, ending), .. }) => {
                PathRequest::Export(folder, name.clone(), ending)
            }
            Purpose::Wish(_) => PathRequest::Folder(folder),
            purpose => PathRequest::Save(folder, purpose.suggested_name(shell)),
        };
        let receiver = shell.desktop.ask_path(request, shell.wake());
        self.waiting = Some(Waiting::Path(Job::of(Progress::default(), receiver), purpose, Seen::now(shell)));
        shell.waiting = Some("A file dialog is open".to_owned());
    }

    /// Takes the answer of a file dialog, after asking where the window holds more than when it was opened.
    pub(super) fn take_late_path(&mut self, answer: PathAnswer, purpose: Purpose, seen: &Seen, shell: &mut Shell) {
        match answer {
            PathAnswer::Picked(path) if purpose == Purpose::Open && *seen != Seen::now(shell) => {
                shell.effects.push(Effect::Leave(Next::Open(path)));
            }
            answer => self.take_path(answer, purpose, shell),
        }
    }

    fn take_path(&mut self, answer: PathAnswer, purpose: Purpose, shell: &mut Shell) {
        match (answer, purpose) {
            (PathAnswer::Cancelled, _) => {}
            (PathAnswer::Picked(path), purpose) if purpose.is_reading() => self.save_for(&path, purpose, shell),
            (PathAnswer::Picked(path), purpose) => self.save_to_picked(&path, purpose, shell),
            (PathAnswer::Unavailable(why), purpose) => {
                let text = typed_start(&purpose, shell);
                self.lay(Laid::Path(PathField { purpose, text, why, failed: false }), shell);
            }
        }
    }

    /// Saves to a path from the dialog, which has asked already whether that file is to be replaced; not
    /// so for one that is only meant once the path has its ending.
    fn save_to_picked(&mut self, picked: &Path, purpose: Purpose, shell: &mut Shell) {
        let path = purpose.with_ending(picked.to_owned(), shell);
        if let Some(why) = purpose.why_not_over(&path, shell) {
            shell.notices.failed(why, None);
        } else if purpose.is_written_to() && path != picked && document::exists(&path) {
            self.ask(questions::replace(path, purpose), shell);
        } else {
            self.save_for(&path, purpose, shell);
        }
    }

    /// Takes a path that was typed.
    pub(super) fn take_typed_path(&mut self, purpose: Purpose, text: &str, shell: &mut Shell) {
        let path = desktop::typed_path(text);
        let again = |purpose: Purpose, text: &str, why: String| {
            Laid::Path(PathField { purpose, text: text.to_owned(), why, failed: true })
        };
        if text.trim().is_empty() {
            self.lay(again(purpose, "", "Type the path of a file.".to_owned()), shell);
            return;
        }
        if purpose.is_reading() {
            match document::look_at(&path) {
                Ok(_) => self.take_path(PathAnswer::Picked(path), purpose, shell),
                Err(error) => self.lay(again(purpose, text, file_wording::failure(&error)), shell),
            }
            return;
        }
        let path = purpose.with_ending(path, shell);
        if let Some(why) = purpose.why_not_over(&path, shell) {
            self.lay(again(purpose, text, why), shell);
            return;
        }
        let is_own = shell.document.path() == Some(&path) && !shell.document.changed_on_disk();
        let is_asked = !(is_own && matches!(purpose, Purpose::Save(_)));
        if is_asked && purpose.is_written_to() && document::exists(&path) {
            self.ask(questions::replace(path, purpose), shell);
        } else {
            self.save_for(&path, purpose, shell);
        }
    }
}

impl Shell {
    /// Tells who wished a path which one it is.
    pub(super) fn tell_path(&mut self, wanted_for: PathUse, path: PathBuf) {
        self.effects.push(Effect::UsePath(wanted_for, path));
    }
}

/// The folder in which a dialog begins: that of this file, else that of the last one.
fn folder(shell: &Shell) -> Option<PathBuf> {
    let path = shell.document.path().or_else(|| shell.settings.recent.first().map(PathBuf::as_path));
    path.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty()).map(Path::to_owned)
}

/// The text with which a path field begins.
fn typed_start(purpose: &Purpose, shell: &Shell) -> String {
    let folder = folder(shell).or_else(desktop::working_folder).unwrap_or_default();
    if purpose.is_reading() {
        format!("{}{}", folder.display(), MAIN_SEPARATOR)
    } else {
        folder.join(purpose.suggested_name(shell)).display().to_string()
    }
}

/// A name with a word behind its stem: "puzzles-selected.fen".
fn marked(name: &str, word: &str) -> String {
    let path = Path::new(name);
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    format!("{stem}-{word}{ending}")
}

/// A name with the ending of a format.
fn name_with(name: &str, format: Format) -> String {
    Path::new(name).with_extension(format.ending()).display().to_string()
}
