//! Why a file could not be opened or saved, and what there is to say of it.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::reading_fault::ReadingFault;

/// What was to be done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Reading it.
    Opening,
    /// Writing it.
    Saving,
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
                let error = io::Error::other("it could not be read to its end");
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
    #[must_use]
    pub fn sentence(&self) -> String {
        match self {
            Self::NoPath => "These positions have no file yet.".to_owned(),
            Self::NotFound { path } => {
                let name = name(path);
                format!("{name} cannot be opened: there is no such file at {}.", quoted(path))
            }
            Self::NoFolder { path, folder } => {
                let name = name(path);
                format!("{name} cannot be saved: there is no folder {}.", quoted(folder))
            }
            Self::IsADirectory { path, doing: Doing::Opening } => {
                format!("{} cannot be opened: it is a folder. Choose a file in it.", name(path))
            }
            Self::IsADirectory { path, doing: Doing::Saving } => {
                format!("{} cannot be saved: there is a folder of that name.", name(path))
            }
            Self::NotAFile { path, doing } => {
                format!("{} cannot be {}: it is a device or a pipe, not a file.", name(path), done(*doing))
            }
            Self::PermissionDenied { path } => {
                let name = name(path);
                format!("{name} cannot be opened: you may not read {}.", quoted(path))
            }
            Self::WriteProtected { path } => {
                format!("{} cannot be saved: the file is write-protected.", name(path))
            }
            Self::ReadOnlyFolder { path, folder } => {
                let name = name(path);
                format!("{name} cannot be saved: the folder {} is read-only.", quoted(folder))
            }
            Self::DiskFull { path } => {
                format!("{} cannot be saved: the disk is full.", name(path))
            }
            Self::NoRoom { path, needed, free } => no_room(path, *needed, *free),
            Self::SourceChanged { path, is_added: false, .. } => source_changed(path),
            Self::SourceChanged { path, changed, is_added: true } => added_source_changed(path, changed),
            Self::NothingLeft { path } => nothing_left(path),
            Self::Cancelled { path } => {
                format!("Saving {} was cancelled. Nothing was changed on the disk.", name(path))
            }
            Self::NotText { path } => {
                format!("{} cannot be opened: it holds no text, so it can be no file of positions.", name(path))
            }
            Self::TooLarge { path } => {
                format!("{} cannot be opened: it is larger than the free memory.", name(path))
            }
            Self::TooManyRecords { path } => {
                format!("{} has too many positions: there is room for some 2,000 million.", name(path))
            }
            Self::Io { path, doing, error } => {
                format!("{} cannot be {}: {error}.", name(path), done(*doing))
            }
        }
    }
}

impl FileError {
    /// Why a file could not be written, as a whole sentence with its whole path.
    #[must_use]
    pub fn why_not_written(&self) -> String {
        match self {
            Self::NoFolder { path, folder } => {
                format!("{} cannot be written: there is no folder {}.", quoted(path), quoted(folder))
            }
            Self::IsADirectory { path, .. } => format!("{} cannot be written: it is a folder.", quoted(path)),
            Self::WriteProtected { path } => format!("{} is write-protected.", quoted(path)),
            Self::ReadOnlyFolder { path, folder } => {
                format!("{} cannot be written: the folder {} is read-only.", quoted(path), quoted(folder))
            }
            Self::DiskFull { path } => format!("{} cannot be written: the disk is full.", quoted(path)),
            other => other.sentence(),
        }
    }
}

fn no_room(path: &Path, needed: u64, free: u64) -> String {
    format!("{} cannot be saved: that takes {}, and the disk has only {} left.", name(path), size(needed), size(free))
}

fn source_changed(path: &Path) -> String {
    format!(
        "{} cannot be saved: another program has changed the open file, of which most is read only when it is needed. \
         The edits are kept.",
        name(path)
    )
}

fn added_source_changed(path: &Path, changed: &Path) -> String {
    format!(
        "{} cannot be saved: another program has changed {}, of which the positions were added and most is read only \
         when it is needed. The edits are kept.",
        name(path),
        name(changed)
    )
}

fn nothing_left(path: &Path) -> String {
    format!(
        "Nothing of {} can be recovered now: positions were only removed or put in another order, and the file is not \
         as it was.",
        name(path)
    )
}

/// The last part of a path between quotes, for a sentence.
fn name(path: &Path) -> String {
    quoted(Path::new(path.file_name().unwrap_or(path.as_os_str())))
}

/// A path between quotes, for a sentence.
#[must_use]
pub fn quoted(path: &Path) -> String {
    format!("\"{}\"", plain(&path.to_string_lossy().replace('"', "\\\"")))
}

/// A text without characters that a terminal would obey, or that turn the order of others: their numbers stand for them.
#[must_use]
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
        Some((unit, name)) if bytes < 10 * unit => format!("{}.{} {name}", bytes / unit, bytes % unit / (unit / 10)),
        Some((unit, name)) => format!("{} {name}", bytes / unit),
        None => format!("{bytes} bytes"),
    }
}

fn done(doing: Doing) -> &'static str {
    match doing {
        Doing::Opening => "opened",
        Doing::Saving => "saved",
    }
}
