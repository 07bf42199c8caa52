//! Errors of opening and saving files, and their messages.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::tr;

/// The reason why a large file was not read to its end. Saving keeps the unread end byte for byte, or fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
pub enum ReadingFault {
    /// The reading thread ended early.
    #[strum(to_string = "reading was interrupted")]
    Interrupted,
    /// The system does not return all bytes: the disk is damaged or gone, or another program has shortened the file.
    #[strum(to_string = "the file cannot be read to its end")]
    Unreadable,
    /// The file has more records than a document can have.
    #[strum(to_string = "the file has too many records")]
    TooManyRecords,
}

impl Error for ReadingFault {}

/// A file operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "lowercase")]
pub enum FileOperation {
    /// Opening a file.
    Opening,
    /// Saving a file.
    Saving,
}

/// The reason why a file could not be opened or saved. Nothing is lost: the file on disk is unchanged, and the document
/// keeps its edits. `path` is the file to open or save, `folder` its folder.
#[derive(Debug)]
#[expect(missing_docs, reason = "the text of the error explains its fields")]
pub enum FileError {
    /// The document has no path yet.
    NoPath,
    /// There is no such file.
    NotFound { path: PathBuf },
    /// The folder to save in does not exist.
    NoFolder { path: PathBuf, folder: PathBuf },
    /// The path is a folder.
    IsADirectory { path: PathBuf, operation: FileOperation },
    /// The path is a device, a pipe or a socket.
    NotAFile { path: PathBuf, doing: FileOperation },
    /// The file is not readable.
    PermissionDenied { path: PathBuf },
    /// The file is write-protected.
    WriteProtected { path: PathBuf },
    /// No file can be created in the folder.
    ReadOnlyFolder { path: PathBuf, folder: PathBuf },
    /// The disk is full.
    DiskFull { path: PathBuf },
    /// The system limits the size of files (`ulimit -f`).
    SizeLimit { path: PathBuf },
    /// The disk has too little free space for a new file beside the old one. `needed` and `free` are in bytes.
    NoRoom { path: PathBuf, needed: u64, free: u64 },
    /// Another program has changed the file `changed`, which is read on demand. The unedited records in `changed` can
    /// no longer be written. `is_added` is `true` if its records were added to the document.
    SourceChanged { path: PathBuf, changed: PathBuf, is_added: bool },
    /// Recovery is impossible: the edits only removed or moved positions of a file, and the file has changed.
    BaseFileChanged { path: PathBuf },
    /// Saving was cancelled.
    Cancelled { path: PathBuf },
    /// The file is not text.
    NotText { path: PathBuf },
    /// The file does not fit into memory.
    TooLarge { path: PathBuf },
    /// The file has more records than a document can have.
    TooManyRecords { path: PathBuf },
    /// Any other system error.
    Io { path: PathBuf, doing: FileOperation, error: io::Error },
}

impl FileError {
    pub(crate) fn from_open_error(path: &Path, error: io::Error) -> Self {
        let path = path.to_owned();
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NotFound { path },
            // Windows does not permit opening a folder as a file.
            ErrorKind::IsADirectory | ErrorKind::PermissionDenied if path.is_dir() => {
                Self::IsADirectory { path, operation: FileOperation::Opening }
            }
            ErrorKind::PermissionDenied => Self::PermissionDenied { path },
            ErrorKind::OutOfMemory => Self::TooLarge { path },
            _ => Self::Io { path, doing: FileOperation::Opening, error },
        }
    }

    pub(crate) fn from_read_fault(path: &Path, fault: ReadingFault) -> Self {
        let path = path.to_owned();
        match fault {
            ReadingFault::TooManyRecords => Self::TooManyRecords { path },
            ReadingFault::Interrupted | ReadingFault::Unreadable => {
                let error = io::Error::other(tr!("document-error-broken-off"));
                Self::Io { path, doing: FileOperation::Opening, error }
            }
        }
    }

    pub(crate) fn from_save_error(path: &Path, folder: &Path, error: io::Error) -> Self {
        let (path, folder) = (path.to_owned(), folder.to_owned());
        match error.kind() {
            // System folders refuse new files, some of them with "not found".
            ErrorKind::NotFound if folder.is_dir() => Self::ReadOnlyFolder { path, folder },
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NoFolder { path, folder },
            // Windows does not permit replacing a folder by a file.
            ErrorKind::IsADirectory | ErrorKind::PermissionDenied if path.is_dir() => {
                Self::IsADirectory { path, operation: FileOperation::Saving }
            }
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnlyFolder { path, folder },
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::DiskFull { path },
            ErrorKind::FileTooLarge => Self::SizeLimit { path },
            _ => Self::Io { path, doing: FileOperation::Saving, error },
        }
    }
}

impl Error for FileError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        if let Self::Io { error, .. } = self { Some(error) } else { None }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence())
    }
}

impl FileError {
    /// Returns the message, in whole sentences.
    pub fn sentence(&self) -> String {
        match self {
            Self::NoPath => tr!("document-no-path").to_owned(),
            Self::NotFound { path } => tr!("document-not-found", name = name(path), path = quoted(path)),
            Self::NoFolder { path, folder } => tr!("document-no-folder", name = name(path), folder = quoted(folder)),
            Self::IsADirectory { path, operation: FileOperation::Opening } => {
                tr!("document-opening-folder", name = name(path))
            }
            Self::IsADirectory { path, operation: FileOperation::Saving } => {
                tr!("document-saving-over-folder", name = name(path))
            }
            Self::NotAFile { path, doing } => tr!("document-no-file", name = name(path), doing = doing.as_ref()),
            Self::PermissionDenied { path } => {
                tr!("document-permission-denied", name = name(path), path = quoted(path))
            }
            Self::WriteProtected { path } => tr!("document-write-protected", name = name(path)),
            Self::ReadOnlyFolder { path, folder } => {
                tr!("document-read-only-folder", name = name(path), folder = quoted(folder))
            }
            Self::DiskFull { path } => tr!("document-disk-full", name = name(path)),
            Self::SizeLimit { path } => tr!("document-size-limit", name = name(path)),
            Self::NoRoom { path, needed, free } => {
                tr!("document-no-room", name = name(path), needed = size(*needed), free = size(*free))
            }
            Self::SourceChanged { path, is_added: false, .. } => tr!("document-source-changed", name = name(path)),
            Self::SourceChanged { path, changed, is_added: true } => {
                tr!("document-added-source-changed", name = name(path), changed = name(changed))
            }
            Self::BaseFileChanged { path } => tr!("document-nothing-left", name = name(path)),
            Self::Cancelled { path } => tr!("document-cancelled", name = name(path)),
            Self::NotText { path } => tr!("document-not-text", name = name(path)),
            Self::TooLarge { path } => tr!("document-too-large", name = name(path)),
            Self::TooManyRecords { path } => tr!("document-too-many-records", name = name(path)),
            Self::Io { path, doing, error } => {
                tr!("document-io", name = name(path), doing = doing.as_ref(), error = error.to_string())
            }
        }
    }

    /// Returns the reason why a file could not be written, as a sentence with the whole path.
    pub fn write_failure(&self) -> String {
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
            Self::SizeLimit { path } => tr!("document-unwritten-size-limit", path = quoted(path)),
            other => other.sentence(),
        }
    }
}

fn name(path: &Path) -> String {
    quoted(Path::new(path.file_name().unwrap_or(path.as_os_str())))
}

/// Returns a quoted path, for a sentence.
pub fn quoted(path: &Path) -> String {
    format!("\"{}\"", escape_invisible(&path.to_string_lossy().replace('"', "\\\"")))
}

/// Escapes control characters and characters that change the text direction.
pub fn escape_invisible(text: &str) -> Cow<'_, str> {
    let is_hidden = |char: char| {
        char.is_control() || matches!(char, '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
    };
    if !text.contains(is_hidden) {
        return text.into();
    }
    let written = |char: char| if is_hidden(char) { char.escape_default().to_string() } else { char.to_string() };
    text.chars().map(written).collect()
}

/// Formats a size in the largest fitting unit: "1.2 GB".
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
