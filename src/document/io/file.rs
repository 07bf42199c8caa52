//! Looking at a file and reading it.

use std::borrow::Cow;
use std::fs::{self, File, Metadata};
use std::io::Read;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::bytes::Bytes;
use super::error::{Doing, FileError};

/// Larger files stay on the disk.
const LARGEST_HELD: usize = 1 << 24;

/// Of larger files so many stretches of so many bytes stand for all: the first, the last, and some between.
const STRETCHES: usize = 66;
const STRETCH: usize = 1 << 16;

/// What tells a file that another program has changed or put in its place. Permissions, owners and further names of
/// the file change nothing of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    size: u64,
    modified: Option<SystemTime>,
    /// Which file it is, where the system tells. That means nothing once the computer was started anew.
    #[serde(skip)]
    number: Option<FileNumber>,
}

/// The disk that a file is on, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileNumber {
    disk: u64,
    file: u64,
}

/// What tells whether a file holds the same bytes, whatever its time says. Of a file over 16 MB it knows the length and
/// some stretches only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Checksum {
    length: u64,
    crc32: u32,
}

/// What became of the file of a document since it was opened or saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileState {
    /// Nothing, or there is no file yet.
    #[default]
    Same,
    /// Another program has changed it, and it has this stamp now.
    Changed(Stamp),
    /// It was moved or removed.
    Gone,
}

impl Stamp {
    /// The stamp of a file of which this is known.
    pub(crate) fn of(metadata: &Metadata) -> Self {
        Self { size: metadata.len(), modified: metadata.modified().ok(), number: FileNumber::of(metadata) }
    }

    /// Whether size and time are the same, whichever file it is.
    pub(crate) fn has_time_of(self, other: Self) -> bool {
        (self.size, self.modified) == (other.size, other.modified)
    }

    /// The stamp of an open file now.
    pub(crate) fn of_file(file: &File) -> Option<Self> {
        file.metadata().ok().map(|metadata| Self::of(&metadata))
    }

    /// The stamp of the file at this path now, if there is one.
    pub(crate) fn of_path(path: &Path) -> Option<Self> {
        fs::metadata(path).ok().map(|metadata| Self::of(&metadata))
    }
}

impl FileNumber {
    #[cfg(unix)]
    #[expect(clippy::unnecessary_wraps, reason = "other systems do not tell")]
    fn of(metadata: &Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        Some(Self { disk: metadata.dev(), file: metadata.ino() })
    }

    #[cfg(not(unix))]
    fn of(_metadata: &Metadata) -> Option<Self> {
        None
    }
}

impl Checksum {
    /// The checksum of a file of this length, of which these are the bytes of a range.
    pub(crate) fn of<'a>(length: usize, bytes: impl Fn(Range<usize>) -> Cow<'a, [u8]>) -> Self {
        let mut hasher = crc32fast::Hasher::new();
        stretches(length).for_each(|stretch| hasher.update(&bytes(stretch)));
        Self { length: length as u64, crc32: hasher.finalize() }
    }

    /// The checksum of the file at this path now, and its stamp, if it can be read.
    pub(crate) fn of_path(path: &Path) -> Option<(Self, Stamp)> {
        let (bytes, stamp) = read(path).ok()?;
        Some((Self::of(bytes.len(), |range| bytes.get(range)), stamp))
    }
}

/// What is looked at of a file of this length.
fn stretches(length: usize) -> impl Iterator<Item = Range<usize>> {
    let (count, size) = if length > LARGEST_HELD { (STRETCHES, STRETCH) } else { (1, length) };
    let gaps = (count - 1).max(1) as u64;
    (0..count).map(move |number| {
        let start = ((length - size) as u64 * number as u64 / gaps) as usize;
        start..start + size
    })
}

/// The size in bytes of a file that can be opened.
///
/// # Errors
/// Why it cannot: nothing is there, it is a folder, a device or a pipe, or it may not be looked at.
pub fn look_at(path: &Path) -> Result<u64, FileError> {
    let metadata = fs::metadata(path).map_err(|error| FileError::of_opening(path, error))?;
    require_file(path, &metadata, Doing::Opening)?;
    Ok(metadata.len())
}

/// How many names beside this one the file at this path has, where the system tells.
pub(crate) fn other_names(path: &Path) -> u64 {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(path).map_or(0, |metadata| metadata.nlink().saturating_sub(1))
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        0
    }
}

/// Whether anything is at this path.
pub fn exists(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Reads a whole file.
pub(crate) fn read(path: &Path) -> Result<(Bytes, Stamp), FileError> {
    let fail = |error| FileError::of_opening(path, error);
    // Asked before opening, for opening a pipe would wait for its writer.
    look_at(path)?;
    let mut file = File::open(path).map_err(fail)?;
    let stamp = Stamp::of(&file.metadata().map_err(fail)?);
    let mut bytes = Vec::new();
    let size = usize::try_from(stamp.size).unwrap_or(usize::MAX);
    if size > LARGEST_HELD {
        return Ok((Bytes::on_disk(file, path, size, stamp), stamp));
    }
    bytes.try_reserve_exact(size).map_err(|_| FileError::TooLarge { path: path.to_owned() })?;
    file.read_to_end(&mut bytes).map_err(fail)?;
    Ok((Bytes::held(bytes), stamp))
}

/// The bytes of a file that has as many of them as when it had this stamp, and its stamp now. `None` if it has not, if
/// it cannot be read, or if it is too large to be held.
pub(crate) fn read_again(path: &Path, then: Stamp) -> Option<(Arc<Vec<u8>>, Stamp)> {
    let is_alike = |now: &Stamp| now.size == then.size && now.size <= LARGEST_HELD as u64;
    Stamp::of_path(path).filter(is_alike)?;
    match read(path).ok()? {
        (Bytes::Held(bytes), now) => Some((bytes, now)),
        (Bytes::OnDisk(_), _) => None,
    }
}

/// The bytes of a file, a device or a pipe, at most so many of them.
///
/// # Errors
/// If it cannot be opened or read.
pub fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    let read = open(path)?.take(most).read_to_end(&mut bytes);
    read.map_err(|error| FileError::of_opening(path, error))?;
    Ok(bytes)
}

/// Whether bytes begin as a picture does, as PNG, JPEG, WebP or GIF, whatever follows.
pub fn is_picture(bytes: &[u8]) -> bool {
    let is_webp = bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP");
    let signatures: [&[u8]; 4] = [b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF87a", b"GIF89a"];
    is_webp || signatures.iter().any(|signature| bytes.starts_with(signature))
}

/// Opens a file, a device or a pipe to read it from start to end.
///
/// # Errors
/// Why it cannot be: nothing is there, it is a folder, or it may not be read.
pub fn open(path: &Path) -> Result<File, FileError> {
    let fail = |error| FileError::of_opening(path, error);
    let file = File::open(path).map_err(fail)?;
    if file.metadata().map_err(fail)?.is_dir() {
        return Err(FileError::IsADirectory { path: path.to_owned(), doing: Doing::Opening });
    }
    Ok(file)
}

/// Whether it is a file that lies on a disk.
///
/// # Errors
/// What it is else.
pub(crate) fn require_file(path: &Path, metadata: &Metadata, doing: Doing) -> Result<(), FileError> {
    let path = || path.to_owned();
    if metadata.is_dir() {
        Err(FileError::IsADirectory { path: path(), doing })
    } else if metadata.is_file() {
        Ok(())
    } else {
        Err(FileError::NotAFile { path: path(), doing })
    }
}
