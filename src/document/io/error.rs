//! Why a file could not be opened or saved, and what there is to say of it.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::reading_fault::ReadingFault;
use crate::tr;

/// What was to be done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Reading it.
    Opening,
    /// Writing it.
    Saving,
}

impl Doing {
    /// What the languages call it.
    const fn code(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Saving => "saving",
        }
    }
}

/// Why a file could not be opened or saved. Nothing is lost by it: the file on disk is as it was, and
/// the document keeps its edits.
#[derive(Debug)]
pub enum FileError {
    /// The document has no path yet.
    NoPath,
    /// There is no such file.
    NotFound {
        /// The file.
        path: PathBuf,
    },
    /// The folder to save in does not exist.
    NoFolder {
        /// The file.
        path: PathBuf,
        /// The folder.
        folder: PathBuf,
    },
    /// The path is a folder's.
    IsADirectory {
        /// The folder.
        path: PathBuf,
        /// What was to be done.
        doing: Doing,
    },
    /// The path is a device's, a pipe's or a socket's.
    NotAFile {
        /// The device.
        path: PathBuf,
        /// What was to be done.
        doing: Doing,
    },
    /// The file may not be read.
    PermissionDenied {
        /// The file.
        path: PathBuf,
    },
    /// The file is marked as one that may not be changed.
    WriteProtected {
        /// The file.
        path: PathBuf,
    },
    /// No file can be made in the folder to save in.
    ReadOnlyFolder {
        /// The file.
        path: PathBuf,
        /// The folder.
        folder: PathBuf,
    },
    /// There is no room left to save in.
    DiskFull {
        /// The file.
        path: PathBuf,
    },
    /// There is less room than saving takes, which writes the new file beside the old one.
    NoRoom {
        /// The file.
        path: PathBuf,
        /// How many bytes it takes.
        needed: u64,
        /// How many there are.
        free: u64,
    },
    /// Another program has changed an open file of which most is read only when it is needed, so that what was not
    /// edited can no longer be written.
    SourceChanged {
        /// The file that was to be written.
        path: PathBuf,
        /// The one that was changed.
        changed: PathBuf,
        /// Whether the changed one is a file of which the positions were added, not the one that was opened.
        is_added: bool,
    },
    /// A file of which edits were to be recovered is not as it was, and without it they mean nothing: positions were
    /// only removed or put in another order.
    NothingLeft {
        /// The file.
        path: PathBuf,
    },
    /// Saving was cancelled.
    Cancelled {
        /// The file.
        path: PathBuf,
    },
    /// The file holds something other than text.
    NotText {
        /// The file.
        path: PathBuf,
    },
    /// The file does not fit into memory.
    TooLarge {
        /// The file.
        path: PathBuf,
    },
    /// The file has more records than there can be in a document.
    TooManyRecords {
        /// The file.
        path: PathBuf,
    },
    /// Something else, in the system's words.
    Io {
        /// The file.
        path: PathBuf,
        /// What was to be done.
        doing: Doing,
        /// What the system said.
        error: io::Error,
    },
}

impl FileError {
    /// What the system's error means when a file is opened.
    pub(crate) fn of_opening(path: &Path, error: io::Error) -> Self {
        let path = path.to_owned();
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NotFound { path },
            ErrorKind::PermissionDenied => Self::PermissionDenied { path },
            ErrorKind::IsADirectory => Self::IsADirectory { path, doing: Doing::Opening },
            ErrorKind::OutOfMemory => Self::TooLarge { path },
            _ => Self::Io { path, doing: Doing::Opening, error },
        }
    }

    /// What it means that a file could not be read to its end.
    pub(crate) fn of_reading(path: &Path, fault: ReadingFault) -> Self {
        let path = path.to_owned();
        match fault {
            ReadingFault::TooManyRecords => Self::TooManyRecords { path },
            ReadingFault::BrokenOff | ReadingFault::Unreadable => {
                let error = io::Error::other(tr!("document-error-broken-off"));
                Self::Io { path, doing: Doing::Opening, error }
            }
        }
    }

    /// What the system's error means when a file is saved in a folder.
    pub(crate) fn of_saving(path: &Path, folder: &Path, error: io::Error) -> Self {
        let (path, folder) = (path.to_owned(), folder.to_owned());
        match error.kind() {
            // The system's own folders take no files, and some say that as if they were not there.
            ErrorKind::NotFound if folder.is_dir() => Self::ReadOnlyFolder { path, folder },
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NoFolder { path, folder },
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnlyFolder { path, folder },
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::DiskFull { path },
            ErrorKind::IsADirectory => Self::IsADirectory { path, doing: Doing::Saving },
            _ => Self::Io { path, doing: Doing::Saving, error },
        }
    }
}

impl Error for FileError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Io { error, .. } => Some(error),
            _ => None,
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence())
    }
}

impl FileError {
    /// What happened, in whole sentences.
    pub fn sentence(&self) -> String {
        match self {
            Self::NoPath => tr!("document-no-path").to_owned(),
            Self::NotFound { path } => tr!("document-not-found", name = name(path), path = quoted(path)),
            Self::NoFolder { path, folder } => tr!("document-no-folder", name = name(path), folder = quoted(folder)),
            Self::IsADirectory { path, doing: Doing::Opening } => tr!("document-opening-folder", name = name(path)),
            Self::IsADirectory { path, doing: Doing::Saving } => tr!("document-saving-over-folder", name = name(path)),
            Self::NotAFile { path, doing } => tr!("document-no-file", name = name(path), doing = doing.code()),
            Self::PermissionDenied { path } => {
                tr!("document-permission-denied", name = name(path), path = quoted(path))
            }
            Self::WriteProtected { path } => tr!("document-write-protected", name = name(path)),
            Self::ReadOnlyFolder { path, folder } => {
                tr!("document-read-only-folder", name = name(path), folder = quoted(folder))
            }
            Self::DiskFull { path } => tr!("document-disk-full", name = name(path)),
            Self::NoRoom { path, needed, free } => {
                tr!("document-no-room", name = name(path), needed = size(*needed), free = size(*free))
            }
            Self::SourceChanged { path, is_added: false, .. } => tr!("document-source-changed", name = name(path)),
            Self::SourceChanged { path, changed, is_added: true } => {
                tr!("document-added-source-changed", name = name(path), changed = name(changed))
            }
            Self::NothingLeft { path } => tr!("document-nothing-left", name = name(path)),
            Self::Cancelled { path } => tr!("document-cancelled", name = name(path)),
            Self::NotText { path } => tr!("document-not-text", name = name(path)),
            Self::TooLarge { path } => tr!("document-too-large", name = name(path)),
            Self::TooManyRecords { path } => tr!("document-too-many-records", name = name(path)),
            Self::Io { path, doing, error } => {
                tr!("document-io", name = name(path), doing = doing.code(), error = error.to_string())
            }
        }
    }
}

impl FileError {
    /// Why a file could not be written, as a whole sentence with its whole path.
    pub fn why_not_written(&self) -> String {
        match self {
            Self::NoFolder { path, folder } => {
                tr!("document-unwritten-no-folder", path = quoted(path), folder = quoted(folder))
            }
            Self::IsADirectory { path, .. } => tr!("document-unwritten-folder", path = quoted(path)),
            Self::WriteProtected { path } => tr!("document-unwritten-protected", path = quoted(path)),
            Self::ReadOnlyFolder { path, folder } => {
                tr!("document-unwritten-read-only-folder", path = quoted(path), folder = quoted(folder))
            }
            Self::DiskFull { path } => tr!("document-unwritten-disk-full", path = quoted(path)),
            other => other.sentence(),
        }
    }
}

/// The last part of a path between quotes, for a sentence.
fn name(path: &Path) -> String {
    quoted(Path::new(path.file_name().unwrap_or(path.as_os_str())))
}

/// A path between quotes, for a sentence.
pub fn quoted(path: &Path) -> String {
    format!("\"{}\"", plain(&path.to_string_lossy().replace('"', "\\\"")))
}

/// A text without characters that a terminal would obey, or that turn the order of others: their numbers stand for them.
pub fn plain(text: &str) -> Cow<'_, str> {
    let is_hidden = |char: char| {
        char.is_control() || matches!(char, '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
    };
    if !text.contains(is_hidden) {
        return text.into();
    }
    let written = |char: char| if is_hidden(char) { char.escape_default().to_string() } else { char.to_string() };
    text.chars().map(written).collect()
}

/// A number of bytes in the largest unit of which there is at least one: "1.2 GB".
fn size(bytes: u64) -> String {
    const UNITS: [(u64, &str); 3] = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1000, "kB")];
    match UNITS.into_iter().find(|(unit, _)| bytes >= *unit) {
        Some((unit, name)) if bytes < 10 * unit => {
            let tenth = bytes % unit / (unit / 10);
            tr!("document-size-with-tenths", whole = bytes / unit, tenth = tenth, unit = name)
        }
        Some((unit, name)) => format!("{} {name}", bytes / unit),
        None => tr!("document-size-bytes", count = bytes),
    }
}
