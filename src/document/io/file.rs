//! Inspecting and reading files.

use std::borrow::Cow;
use std::fs::{self, File, Metadata};
use std::io::Read;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::bytes::Bytes;
use super::error::{FileError, FileOperation};

/// Maximum size, in bytes, of a file that is kept in memory; larger files are read on demand.
const LARGEST_HELD: usize = 1 << 24;

/// Number of samples in the checksum of a larger file: at its start, at its end, and between.
const STRETCHES: usize = 66;
/// Length of a sample in bytes.
const STRETCH: usize = 1 << 16;

/// Detects that another program has changed or replaced a file, by size, time and identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    size: u64,
    modified: Option<SystemTime>,
    /// The identity of the file, if the system has one. It is not stored, because it is not valid after a restart.
    #[serde(skip)]
    number: Option<FileNumber>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileNumber {
    disk: u64,
    file: u64,
}

/// A checksum to compare contents, whatever the times of the files. Above 16 MB, it covers only the length and samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Checksum {
    length: u64,
    crc32: u32,
}

/// The change of a document's file since it was opened or saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileState {
    /// Unchanged, or there is no file yet.
    #[default]
    Unchanged,
    /// Another program has changed the file, which now has this stamp.
    Changed(Stamp),
    /// The file was moved or removed.
    Gone,
}

impl Stamp {
    pub(crate) fn from_metadata(metadata: &Metadata) -> Self {
        Self { size: metadata.len(), modified: metadata.modified().ok(), number: FileNumber::from_metadata(metadata) }
    }

    /// Returns `true` if size and time are equal, even for another file.
    pub(crate) fn has_time_of(self, other: Self) -> bool {
        (self.size, self.modified) == (other.size, other.modified)
    }

    pub(crate) fn from_file(file: &File) -> Option<Self> {
        file.metadata().ok().map(|metadata| Self::from_metadata(&metadata))
    }

    pub(crate) fn from_path(path: &Path) -> Option<Self> {
        fs::metadata(path).ok().map(|metadata| Self::from_metadata(&metadata))
    }
}

impl FileNumber {
    #[cfg(unix)]
    #[expect(clippy::unnecessary_wraps, reason = "other systems do not tell")]
    fn from_metadata(metadata: &Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        Some(Self { disk: metadata.dev(), file: metadata.ino() })
    }

    #[cfg(not(unix))]
    fn from_metadata(_metadata: &Metadata) -> Option<Self> {
        None
    }
}

/// Returns `true` if both describe the same file, even if it was renamed; `None` if the system does not identify files.
pub(crate) fn is_same_file(one: &Metadata, other: &Metadata) -> Option<bool> {
    Some(FileNumber::from_metadata(one)? == FileNumber::from_metadata(other)?)
}

impl Checksum {
    /// Computes the checksum of a file with this length; `bytes` reads a range of it.
    pub(crate) fn compute<'a>(length: usize, bytes: impl Fn(Range<usize>) -> Cow<'a, [u8]>) -> Self {
        let mut hasher = crc32fast::Hasher::new();
        stretches(length).for_each(|stretch| hasher.update(&bytes(stretch)));
        Self { length: length as u64, crc32: hasher.finalize() }
    }

    /// Computes the checksum and the stamp of the file at a path, if it can be read.
    pub(crate) fn compute_for_path(path: &Path) -> Option<(Self, Stamp)> {
        let (bytes, stamp) = read(path).ok()?;
        Some((Self::compute(bytes.len(), |range| bytes.get(range)), stamp))
    }
}

fn stretches(length: usize) -> impl Iterator<Item = Range<usize>> {
    let (count, size) = if length > LARGEST_HELD { (STRETCHES, STRETCH) } else { (1, length) };
    let gaps = (count - 1).max(1) as u64;
    (0..count).map(move |number| {
        let start = ((length - size) as u64 * number as u64 / gaps) as usize;
        start..start + size
    })
}

/// Returns the size in bytes of a file that can be opened.
///
/// # Errors
/// If there is nothing at the path, if it is a folder, a device or a pipe, or if it is not accessible.
pub fn file_size(path: &Path) -> Result<u64, FileError> {
    let metadata = fs::metadata(path).map_err(|error| FileError::from_open_error(path, error))?;
    require_file(path, &metadata, FileOperation::Opening)?;
    Ok(metadata.len())
}

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

/// Returns `true` if anything is at this path, even a broken link.
pub fn exists(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

pub(crate) fn read(path: &Path) -> Result<(Bytes, Stamp), FileError> {
    let fail = |error| FileError::from_open_error(path, error);
    // This is checked before opening, because opening a pipe would wait for its writer.
    file_size(path)?;
    let mut file = File::open(path).map_err(fail)?;
    let stamp = Stamp::from_metadata(&file.metadata().map_err(fail)?);
    let mut bytes = Vec::new();
    let size = usize::try_from(stamp.size).unwrap_or(usize::MAX);
    if size > LARGEST_HELD {
        return Ok((Bytes::on_disk(file, path, size, stamp), stamp));
    }
    bytes.try_reserve_exact(size).map_err(|_| FileError::TooLarge { path: path.to_owned() })?;
    file.read_to_end(&mut bytes).map_err(fail)?;
    Ok((Bytes::held(bytes), stamp))
}

/// Reads a file again. Returns `None` if its size is not that of `then`, is over 16 MB, or if it cannot be read.
pub(crate) fn reread(path: &Path, then: Stamp) -> Option<(Arc<Vec<u8>>, Stamp)> {
    let is_alike = |now: &Stamp| now.size == then.size && now.size <= LARGEST_HELD as u64;
    Stamp::from_path(path).filter(is_alike)?;
    match read(path).ok()? {
        (Bytes::Held(bytes), now) => Some((bytes, now)),
        (Bytes::OnDisk(_), _) => None,
    }
}

/// Reads at most `most` bytes of a file, device or pipe.
///
/// # Errors
/// If it cannot be opened or read.
pub fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    let read = open(path)?.take(most).read_to_end(&mut bytes);
    read.map_err(|error| FileError::from_open_error(path, error))?;
    Ok(bytes)
}

/// Reads a file of at most `most` bytes; a device or pipe, which may never end, is refused.
///
/// # Errors
/// If the path is not a file, or if the file is longer or cannot be read.
pub fn read_limited(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    if file_size(path)? > most {
        return Err(FileError::TooLarge { path: path.to_owned() });
    }
    read_bytes(path, most)
}

/// Returns `true` if the bytes start like a PNG, JPEG, WebP, GIF, TIFF, BMP or PDF file.
pub fn is_picture(bytes: &[u8]) -> bool {
    let is_webp = bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP");
    // The reserved bytes of the header are 0, so a text is not taken for a picture.
    let is_bmp = bytes.starts_with(b"BM") && bytes.get(6..10) == Some(&[0; 4]);
    let signatures: [&[u8]; 7] =
        [b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF87a", b"GIF89a", b"II*\0", b"MM\0*", b"%PDF-"];
    is_webp || is_bmp || signatures.iter().any(|signature| bytes.starts_with(signature))
}

/// Opens a file, device or pipe for reading from start to end.
///
/// # Errors
/// If there is nothing or a folder at the path, or if it is not readable.
pub fn open(path: &Path) -> Result<File, FileError> {
    let fail = |error| FileError::from_open_error(path, error);
    let file = File::open(path).map_err(fail)?;
    if file.metadata().map_err(fail)?.is_dir() {
        return Err(FileError::IsADirectory { path: path.to_owned(), operation: FileOperation::Opening });
    }
    Ok(file)
}

pub(crate) fn require_file(path: &Path, metadata: &Metadata, doing: FileOperation) -> Result<(), FileError> {
    let path = || path.to_owned();
    if metadata.is_dir() {
        Err(FileError::IsADirectory { path: path(), operation: doing })
    } else if metadata.is_file() {
        Ok(())
    } else {
        Err(FileError::NotAFile { path: path(), doing })
    }
}
