//! Asking for paths with the dialog of the desktop, or with a text field where there is none.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use super::opening::PendingJob;
use super::questions;
use super::splitting::SplitField;
use super::state::{FileDialog, State};
use crate::app::shell::{
    Effect, Job, LeaveTarget, PathAnswer, PathKind, PathPrompt, PathRequest, RecordSelection, Shell, desktop,
};
use crate::app::ui::{file_name, file_wording};
use crate::document::{self, Document, Format, Progress};
use crate::tr;

/// The purpose of a path. Only [`PathTask::Save`] makes the path the file of the document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathTask {
    Open,
    Save(LeaveTarget),
    FenCopy,
    Edited,
    Selected(RecordSelection),
    /// Saves these positions, which were cut, and then closes the window.
    Cut(RecordSelection),
    /// Saves numbered files with this number of positions each. Their names are derived from the path.
    Split(usize),
    Prompt(PathPrompt),
}

impl PathTask {
    /// Returns the kind of path, with the proposed name and the extension of a file to write.
    fn kind(&self, shell: &Shell) -> PathKind {
        let name = shell.document.file_name().unwrap_or_else(|| name_of_new(&shell.document));
        let format = shell.document.format();
        let (name, format) = match self {
            Self::Open => return PathKind::Read,
            Self::Prompt(prompt) => return prompt.kind.clone(),
            Self::Save(_) | Self::Split(_) => (name, format),
            Self::FenCopy => (with_format_extension(&name, Format::Fen), Format::Fen),
            Self::Edited => (with_suffix(&name, "edited"), format),
            Self::Selected(_) => (with_suffix(&name, "selected"), format),
            Self::Cut(chosen) => (with_suffix(with_format_extension(&name, chosen.format()), "cut"), chosen.format()),
        };
        PathKind::Write(name, format.extension())
    }

    fn is_reading(&self) -> bool {
        matches!(self, Self::Open | Self::Prompt(PathPrompt { kind: PathKind::Read | PathKind::ReadPicture, .. }))
    }

    pub(super) const fn returns_to_dialog(&self) -> bool {
        matches!(self, Self::Prompt(_) | Self::Split(_))
    }

    /// Returns `true` if a file of exactly this name is written. Splitting adds numbers to it.
    fn writes_file(&self, shell: &Shell) -> bool {
        matches!(self.kind(shell), PathKind::Write(..)) && !matches!(self, Self::Split(_))
    }

    pub(super) fn labels(&self) -> (&'static str, &'static str) {
        match self {
            Self::Open => (tr!("file-path-open"), tr!("file-open")),
            Self::Save(_) => (tr!("file-path-save"), tr!("file-save")),
            Self::FenCopy => (tr!("file-path-copy"), tr!("file-save")),
            Self::Edited => (tr!("file-path-edited"), tr!("file-save")),
            Self::Selected(_) => (tr!("file-path-selected"), tr!("file-save")),
            Self::Cut(_) => (tr!("file-path-cut"), tr!("file-save")),
            Self::Split(_) => (tr!("file-path-split"), tr!("file-split")),
            Self::Prompt(prompt) => (prompt.title, prompt.label),
        }
    }

    /// Adds the default extension to a path that has none. A FEN copy always gets the extension of FEN.
    fn with_ending(&self, mut path: PathBuf, shell: &Shell) -> PathBuf {
        if let PathKind::Write(_, ending) = self.kind(shell)
            && (*self == Self::FenCopy || path.extension().is_none())
        {
            path.set_extension(ending);
        }
        path
    }

    /// Returns an error if something other than the whole document would overwrite the document's own file.
    fn overwrite_error(&self, path: &Path, shell: &Shell) -> Option<String> {
        let is_apart = !self.is_reading() && !matches!(self, Self::Save(_) | Self::Split(_));
        let own = shell.document.path().filter(|_| is_apart)?;
        desktop::is_same_file(own, path).then(|| tr!("file-path-is-open", name = file_name(path)))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathField {
    pub purpose: PathTask,
    pub text: String,
    /// The reason why the path must be typed, or the error of the path typed before.
    pub why: String,
    pub failed: bool,
}

/// The state of the window when a file dialog or a job began: the revision, the text of the FEN box, other texts being
/// typed, and the number of tried moves. The user has not been asked about changes made since then.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct WindowStamp(u64, String, Vec<String>, usize);

impl WindowStamp {
    pub(super) fn now(shell: &Shell) -> Self {
        let under_way = &shell.pending_input;
        let moves = under_way.moves.map_or(0, |unkept| unkept.moves);
        Self(shell.document.revision(), under_way.fen.clone(), under_way.field_drafts().cloned().collect(), moves)
    }
}

impl State {
    pub(crate) fn ask_path(&mut self, purpose: PathTask, shell: &mut Shell) {
        if shell.waiting_for.is_some() {
            shell.report_waiting();
            return;
        }
        let folder = folder(shell);
        let request = match (&purpose, purpose.kind(shell)) {
            (_, PathKind::Read) => PathRequest::Open(folder),
            (_, PathKind::ReadPicture) => PathRequest::OpenPicture(folder),
            (_, PathKind::Program) => PathRequest::OpenProgram(folder),
            (_, PathKind::Folder) => PathRequest::Folder(folder),
            (PathTask::Prompt(_), PathKind::Write(name, ending)) => PathRequest::Export(folder, name, ending),
            (_, PathKind::Write(name, _)) => PathRequest::Save(folder, name),
        };
        let receiver = shell.desktop.ask_path(purpose.labels().0, request, shell.wake());
        self.pending =
            Some(PendingJob::Path(Job::from_channel(Progress::default(), receiver), purpose, WindowStamp::now(shell)));
        shell.waiting_for = Some(tr!("file-dialog-open").to_owned());
    }

    /// Handles the answer of a file dialog. Before it opens a file, asks about changes made while the dialog was open.
    pub(super) fn take_path(&mut self, answer: PathAnswer, purpose: PathTask, seen: &WindowStamp, shell: &mut Shell) {
        match answer {
            // Ignored if the window has changed since, as it may be busy with something else.
            PathAnswer::Cancelled if *seen != WindowStamp::now(shell) || shell.dialog.is_some() => {}
            PathAnswer::Cancelled => match purpose {
                PathTask::Prompt(prompt) => shell.effects.push(Effect::CancelPath(prompt.purpose)),
                PathTask::Split(count) => {
                    let field = SplitField::new(count.to_string(), &shell.document);
                    self.open_dialog(FileDialog::Split(field), shell);
                }
                _ => {}
            },
            PathAnswer::Picked(path) if purpose == PathTask::Open && *seen != WindowStamp::now(shell) => {
                shell.effects.push(Effect::Leave(LeaveTarget::Open(path)));
            }
            PathAnswer::Picked(path) if purpose.is_reading() => self.use_path(&path, purpose, shell),
            PathAnswer::Picked(path) => self.save_to_picked(&path, purpose, shell),
            PathAnswer::Unavailable(why) => {
                let text = typed_start(&purpose, shell);
                self.open_dialog(FileDialog::Path(PathField { purpose, text, why, failed: false }), shell);
            }
        }
    }

    /// Saves to a path from the file dialog, which has asked before replacing a file. If an extension is added to the
    /// path here, asks about replacing that file.
    fn save_to_picked(&mut self, picked: &Path, purpose: PathTask, shell: &mut Shell) {
        let path = purpose.with_ending(picked.to_owned(), shell);
        if let Some(why) = purpose.overwrite_error(&path, shell) {
            shell.notices.failed(why, None);
        } else if purpose.writes_file(shell) && path != picked && document::exists(&path) {
            self.ask_question(questions::replace(path, purpose), shell);
        } else {
            self.use_path(&path, purpose, shell);
        }
    }

    pub(super) fn take_typed_path(&mut self, purpose: PathTask, text: &str, shell: &mut Shell) {
        let path = desktop::typed_path(text);
        let again = |purpose: PathTask, text: &str, why: String| {
            FileDialog::Path(PathField { purpose, text: text.to_owned(), why, failed: true })
        };
        if text.trim().is_empty() {
            self.open_dialog(again(purpose, "", tr!("file-path-empty").to_owned()), shell);
            return;
        }
        if purpose.is_reading() {
            match document::file_size(&path) {
                Ok(_) => self.use_path(&path, purpose, shell),
                Err(error) => self.open_dialog(again(purpose, text, file_wording::failure(&error)), shell),
            }
            return;
        }
        let path = purpose.with_ending(path, shell);
        if let Some(why) = purpose.overwrite_error(&path, shell) {
            self.open_dialog(again(purpose, text, why), shell);
            return;
        }
        let is_own = shell.document.path() == Some(&path) && !shell.document.has_changed_on_disk();
        let is_asked = !(is_own && matches!(purpose, PathTask::Save(_)));
        if is_asked && purpose.writes_file(shell) && document::exists(&path) {
            self.ask_question(questions::replace(path, purpose), shell);
        } else {
            self.use_path(&path, purpose, shell);
        }
    }
}

/// Returns the proposed name of a document without a file: the title of its only position, or "positions".
fn name_of_new(document: &Document) -> String {
    let title = if document.len() == 1 { document.record(0).name() } else { None };
    let stem = title.map(|title| file_wording::safe_name(&title)).filter(|stem| !stem.is_empty());
    format!("{}.{}", stem.as_deref().unwrap_or("positions"), document.format().extension())
}

/// Returns the start folder of the file dialog: the folder of the document or, without one, of the most recent file.
fn folder(shell: &Shell) -> Option<PathBuf> {
    let path = shell.document.path().or_else(|| shell.settings.recent.first().map(PathBuf::as_path));
    path.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty()).map(Path::to_owned)
}

fn typed_start(purpose: &PathTask, shell: &Shell) -> String {
    let folder = folder(shell).or_else(desktop::working_folder).unwrap_or_default();
    match purpose.kind(shell) {
        PathKind::Read | PathKind::ReadPicture | PathKind::Program => format!("{}{}", folder.display(), MAIN_SEPARATOR),
        PathKind::Folder => folder.join("").display().to_string(),
        PathKind::Write(name, _) => folder.join(name).display().to_string(),
    }
}

/// Appends a word to the stem of a name: "puzzles-selected.fen".
pub(super) fn with_suffix(path: impl AsRef<Path>, word: &str) -> String {
    let path = path.as_ref();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    format!("{stem}-{word}{ending}")
}

fn with_format_extension(name: &str, format: Format) -> String {
    Path::new(name).with_extension(format.extension()).display().to_string()
}
