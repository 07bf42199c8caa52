//! Reading a file, and writing one so that the old one is there until the new one is complete.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use tempfile::NamedTempFile;

use super::bytes::Bytes;
use super::error::{Doing, FileError};

/// Larger files stay on the disk.
const LARGEST_HELD: usize = 1 << 24;

/// How many symbolic links are followed one after another, as many as Linux does.
const MOST_LINKS: usize = 40;

/// What tells a file that another program has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    size: u64,
    modified: Option<SystemTime>,
}

impl Stamp {
    fn of(metadata: &Metadata) -> Self {
        Self { size: metadata.len(), modified: metadata.modified().ok() }
    }

    /// The stamp of the file at this path now, if there is one.
    pub(super) fn of_path(path: &Path) -> Option<Self> {
        fs::metadata(path).ok().map(|metadata| Self::of(&metadata))
    }
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

/// Whether anything is at this path.
#[must_use]
pub fn exists(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Reads a whole file.
pub(super) fn read(path: &Path) -> Result<(Bytes, Stamp), FileError> {
    let fail = |error| FileError::of_opening(path, error);
    // Asked before opening, for opening a pipe would wait for its writer.
    look_at(path)?;
    let mut file = File::open(path).map_err(fail)?;
    let stamp = Stamp::of(&file.metadata().map_err(fail)?);
    let mut bytes = Vec::new();
    let size = usize::try_from(stamp.size).unwrap_or(usize::MAX);
    if size > LARGEST_HELD {
        return Ok((Bytes::on_disk(file, size), stamp));
    }
    bytes.try_reserve_exact(size).map_err(|_| FileError::TooLarge { path: path.to_owned() })?;
    file.read_to_end(&mut bytes).map_err(fail)?;
    Ok((Bytes::held(bytes), stamp))
}

/// Writes a file beside the one at this path and then puts it in its place. Symbolic links are followed
/// and stay; permissions stay. On an error the old file is as it was.
pub(super) fn write(path: &Path, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<Stamp, FileError> {
    let target = follow_links(path);
    let folder = folder_of(&target);
    let fail = |error| FileError::of_saving(path, folder, error);
    let old = existing(path, &target).map_err(fail)?;
    if let Some(old) = &old {
        require_file(path, old, Doing::Saving)?;
        // Whose file may not be written to is not to be replaced either, though its folder would allow that.
        let refuses = OpenOptions::new()
            .write(true)
            .open(&target)
            .is_err_and(|error| error.kind() == ErrorKind::PermissionDenied);
        if old.permissions().readonly() || refuses {
            return Err(FileError::WriteProtected { path: path.to_owned() });
        }
    }
    let mut new = new_file(folder, old.as_ref()).map_err(fail)?;
    let stamp = fill(&mut new, old.as_ref(), content).map_err(fail)?;
    new.persist(&target).map_err(|error| fail(error.error))?;
    // The file is in place; not every file system can sync a folder.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(stamp)
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

/// Writes a file as a document is saved: beside the one at this path, which it replaces once it is complete.
/// Symbolic links are followed and stay; permissions stay.
///
/// # Errors
/// Why it cannot be, or what the writer of the content said. The old file is then as it was.
pub fn write_file(path: &Path, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), FileError> {
    write(path, content).map(|_| ())
}

fn require_file(path: &Path, metadata: &Metadata, doing: Doing) -> Result<(), FileError> {
    let path = || path.to_owned();
    if metadata.is_dir() {
        Err(FileError::IsADirectory { path: path(), doing })
    } else if metadata.is_file() {
        Ok(())
    } else {
        Err(FileError::NotAFile { path: path(), doing })
    }
}

/// The file that a path means, also when it is a link to a file that is not there.
fn follow_links(path: &Path) -> PathBuf {
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        if let Ok(found) = fs::canonicalize(&target) {
            return found;
        }
        match fs::read_link(&target) {
            Ok(link) => target = folder_of(&target).join(link),
            Err(_) => break,
        }
    }
    target
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// What is known of the file that is to be replaced; there need not be one.
fn existing(path: &Path, target: &Path) -> io::Result<Option<Metadata>> {
    let is_nameless = path.file_name().is_none();
    match fs::metadata(target) {
        Ok(metadata) => Ok(Some(metadata)),
        Err(error) if error.kind() == ErrorKind::NotFound && !is_nameless => Ok(None),
        Err(error) => Err(error),
    }
}

/// A file without a lasting name in this folder, as readable as the old one or as any new file.
fn new_file(folder: &Path, old: Option<&Metadata>) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".fenwright-").suffix(".tmp");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // For a new file the system takes away what the user's mask says.
        builder.permissions(old.map_or_else(|| fs::Permissions::from_mode(0o666), Metadata::permissions));
    }
    #[cfg(not(unix))]
    let _ = old;
    builder.tempfile_in(folder)
}

/// Writes the content, makes the file like the old one and waits until the disk has it.
fn fill(
    new: &mut NamedTempFile,
    old: Option<&Metadata>,
    content: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<Stamp> {
    let mut out = BufWriter::new(new.as_file_mut());
    content(&mut out)?;
    out.flush()?;
    drop(out);
    if let Some(old) = old {
        keep_owner_and_permissions(new.as_file(), old);
    }
    new.as_file().sync_all()?;
    Ok(Stamp::of(&new.as_file().metadata()?))
}

/// As far as the file system can: the new file was made with no more permissions than the old one has.
fn keep_owner_and_permissions(new: &File, old: &Metadata) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let differs = new.metadata().is_ok_and(|new| (new.uid(), new.gid()) != (old.uid(), old.gid()));
        if differs {
            let _ = fchown(new, Some(old.uid()), Some(old.gid()));
        }
    }
    let _ = new.set_permissions(old.permissions());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names in a folder.
    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn a_writer_that_fails_leaves_the_old_file_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.fen");
        fs::write(&path, "old").unwrap();
        for (kind, is_right) in [
            (ErrorKind::StorageFull, (|error| matches!(error, FileError::DiskFull { .. })) as fn(&FileError) -> bool),
            (ErrorKind::QuotaExceeded, |error| matches!(error, FileError::DiskFull { .. })),
            (ErrorKind::ReadOnlyFilesystem, |error| matches!(error, FileError::ReadOnlyFolder { .. })),
            (ErrorKind::PermissionDenied, |error| matches!(error, FileError::ReadOnlyFolder { .. })),
            (ErrorKind::BrokenPipe, |error| matches!(error, FileError::Io { .. })),
        ] {
            let result = write(&path, |out| {
                out.write_all(&vec![b'x'; 100_000])?;
                Err(kind.into())
            });
            let error = result.expect_err("the writer failed");
            assert!(is_right(&error), "{kind:?}: {error:?}");
            assert!(error.sentence().starts_with("old.fen cannot be saved: "), "{kind:?}: {}", error.sentence());
            assert_eq!(fs::read(&path).unwrap(), b"old", "{kind:?}");
            assert_eq!(names(folder.path()), ["old.fen"], "{kind:?}");
        }
    }
}
