//! Why a file could not be opened or saved.

use std::error::Error;
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
