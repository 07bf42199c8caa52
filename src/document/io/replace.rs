//! Saves a file atomically: the old file stays until the new file is complete.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::attributes::keep_attributes;
use super::bytes::{Bytes, Sink};
use super::error::{FileError, FileOperation};
use super::file::{Stamp, is_same_file, require_file};
use super::output::write_through;
use super::temp_file::{TempFile, persist, remove_strays, temp_builder};
use crate::document::work::Progress;

/// Maximum number of symbolic links that are followed, as on Linux.
const MOST_LINKS: usize = 40;

/// A complete new file under a temporary name. It is removed unless it replaces another file.
#[derive(Debug)]
pub(crate) struct NewFile {
    file: TempFile,
    /// The stamp, which does not change when the file is renamed.
    pub(crate) stamp: Stamp,
}

#[derive(Debug)]
pub(crate) struct SaveTarget {
    path: PathBuf,
    /// The path with symbolic links resolved.
    file: PathBuf,
    old: Option<Metadata>,
    /// `true` to make the file accessible to its owner only.
    #[cfg_attr(not(unix), expect(dead_code, reason = "the folder of the user is private there"))]
    is_private: bool,
}

/// Writes a file as documents are saved: to a temporary file, which replaces the file at `path` once it is complete.
/// Symbolic links and permissions are kept. Devices, pipes and file descriptors are written to directly.
///
/// # Errors
/// If the file cannot be written or `content` fails. The old file is unchanged then.
pub fn write_file(path: &Path, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), FileError> {
    if is_stream(path) {
        return write_to_stream(path, content)
            .map_err(|error| FileError::from_save_error(path, folder_of(path), error));
    }
    SaveTarget::try_new(path)?.write(0, &Progress::default(), false, |out| content(out)).map(|_| ())
}

/// Writes a text file like [`write_file`], but accessible to its owner only, from the beginning. Devices, pipes and
/// file descriptors are not written to.
///
/// # Errors
/// If the file cannot be written. The old file is unchanged then.
pub fn write_private_file(path: &Path, text: &str) -> Result<(), FileError> {
    // The permissions of the old file are not kept.
    let target = SaveTarget { old: None, is_private: true, ..SaveTarget::try_new(path)? };
    target.write(0, &Progress::default(), false, |out| out.write_all(text.as_bytes())).map(|_| ())
}

/// Writes a file atomically, without waiting for the disk. Symbolic links are kept, and so are the permissions of an
/// existing file. Unless `replaces` is `true`, fails if the file exists.
///
/// # Errors
/// If the file cannot be written. An existing file is unchanged then.
pub fn write_unsynced(path: &Path, bytes: &[u8], replaces: bool) -> Result<(), FileError> {
    let file = follow_links(path);
    let old = fs::metadata(&file).ok().filter(|old| replaces && old.is_file());
    let target = SaveTarget { path: path.to_owned(), file, old, is_private: false };
    let fail = |error| target.save_error(path, error);
    let new = target.create_temp_file().map_err(fail)?;
    if let Some(old) = &target.old {
        keep_attributes(new.as_file(), &target.file, old);
    }
    new.as_file().write_all(bytes).map_err(fail)?;
    if replaces { new.persist(&target.file).map(drop) } else { new.persist_noclobber(&target.file) }.map_err(fail)
}

/// Creates a folder and its parents, unless they exist.
///
/// # Errors
/// If the folder cannot be created, or if something else has its name.
pub fn make_folder(folder: &Path) -> Result<(), FileError> {
    fs::create_dir_all(folder).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists | ErrorKind::NotADirectory => {
            FileError::NoFolder { path: folder.to_owned(), folder: folder.to_owned() }
        }
        _ => FileError::from_save_error(folder, folder.parent().unwrap_or(folder), error),
    })
}

/// Makes a file or folder accessible to its owner only, where the system can.
pub fn restrict_to_owner(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = if path.is_dir() { 0o700 } else { 0o600 };
        let _ = fs::set_permissions(path, fs::Permissions::from_mode(mode));
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// Returns `true` if the path is a file descriptor, device or pipe, which is written to directly.
fn is_stream(path: &Path) -> bool {
    const OPEN_FILES: [&str; 2] = ["/dev/fd", "/proc/self/fd"];
    OPEN_FILES.iter().any(|folder| path.parent() == Some(Path::new(folder)))
        || fs::metadata(path).is_ok_and(|metadata| !metadata.is_file() && !metadata.is_dir())
}

fn write_to_stream(path: &Path, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = BufWriter::new(OpenOptions::new().append(true).open(path)?);
    content(&mut out)?;
    out.flush()
}

impl SaveTarget {
    /// Prepares saving to a path; fails if that is impossible. Removes temporary files of killed saves in the folder.
    pub(crate) fn try_new(path: &Path) -> Result<Self, FileError> {
        // The system may refuse to follow a link, for example that of another user in a shared folder. This program
        // then must not resolve the link itself.
        let is_link = fs::symlink_metadata(path).is_ok_and(|metadata| metadata.is_symlink());
        if is_link && fs::metadata(path).is_err_and(|error| error.kind() == ErrorKind::PermissionDenied) {
            return Err(FileError::WriteProtected { path: path.to_owned() });
        }
        let file = follow_links(path);
        let old = existing(path, &file).map_err(|error| FileError::from_save_error(path, folder_of(&file), error))?;
        if let Some(old) = &old {
            require_file(path, old, FileOperation::Saving)?;
            // A folder may allow replacing a read-only file, but the file must not be replaced.
            let refuses = OpenOptions::new()
                .write(true)
                .open(&file)
                .is_err_and(|error| error.kind() == ErrorKind::PermissionDenied);
            if old.permissions().readonly() || refuses {
                return Err(FileError::WriteProtected { path: path.to_owned() });
            }
        }
        remove_strays(folder_of(&file));
        Ok(Self { path: path.to_owned(), file, old, is_private: false })
    }

    /// Fails with [`FileError::NoRoom`] if there is too little free space for a new file. `roughly` estimates its size
    /// in bytes, at least a tenth of the true size. `exactly` returns the size; it is called only if space is short.
    pub(crate) fn check_space(&self, roughly: u64, exactly: impl FnOnce() -> u64) -> Result<(), FileError> {
        let Some(free) = free_room(folder_of(&self.file)).filter(|free| *free < roughly.saturating_mul(10)) else {
            return Ok(());
        };
        let needed = exactly();
        if needed > free {
            return Err(FileError::NoRoom { path: self.path.clone(), needed, free });
        }
        Ok(())
    }

    /// Writes a temporary file and moves it into place. On failure, the old file is unchanged and no temporary file is
    /// left. `size` is the approximate size in bytes. With `keeps_backup`, the old file is kept with the suffix `.bak`.
    pub(crate) fn write(
        &self,
        size: u64,
        progress: &Progress,
        keeps_backup: bool,
        content: impl FnOnce(&mut dyn Sink) -> io::Result<()>,
    ) -> Result<Stamp, FileError> {
        let new = self.write_new(size, progress, content)?;
        self.replace_with(new, keeps_backup)
    }

    /// Writes a temporary file for [`SaveTarget::replace_with`].
    pub(crate) fn write_new(
        &self,
        size: u64,
        progress: &Progress,
        content: impl FnOnce(&mut dyn Sink) -> io::Result<()>,
    ) -> Result<NewFile, FileError> {
        let cancelled = || FileError::Cancelled { path: self.path.clone() };
        let fail = |error| if progress.is_cancelled() { cancelled() } else { self.save_error(&self.path, error) };
        let file = self.create_temp_file().map_err(fail)?;
        let stamp = self.write_content(file.as_file(), size, progress, content).map_err(fail)?;
        if progress.is_cancelled() { Err(cancelled()) } else { Ok(NewFile { file, stamp }) }
    }

    /// Replaces the old file with a new one. With `keeps_backup`, the old file gets the suffix `.bak`.
    pub(crate) fn replace_with(&self, new: NewFile, keeps_backup: bool) -> Result<Stamp, FileError> {
        if keeps_backup && let Some(old) = &self.old {
            self.keep_backup(old)?;
        }
        new.file.persist(&self.file).map_err(|error| self.save_error(&self.path, error))?;
        // The file is in place. An error is ignored, because not every file system can sync a folder.
        let _ = File::open(folder_of(&self.file)).and_then(|folder| folder.sync_all());
        Ok(new.stamp)
    }

    fn save_error(&self, path: &Path, error: io::Error) -> FileError {
        FileError::from_save_error(path, folder_of(&self.file), error)
    }

    /// Creates a locked temporary file in the folder of the old file, with its permissions. Without an old file, it
    /// gets the permissions of any new file.
    fn create_temp_file(&self) -> io::Result<TempFile> {
        let mut builder = temp_builder();
        self.set_permissions(&mut builder);
        TempFile::new(&builder, folder_of(&self.file))
    }

    #[cfg(unix)]
    fn set_permissions(&self, builder: &mut tempfile::Builder<'_, '_>) {
        use std::os::unix::fs::PermissionsExt;
        // The system applies the umask to a new file.
        let new = || fs::Permissions::from_mode(if self.is_private { 0o600 } else { 0o666 });
        builder.permissions(self.old.as_ref().map_or_else(new, Metadata::permissions));
    }

    /// On other systems, a new file has the permissions of its folder, and `keep_attributes` does the rest.
    #[cfg(not(unix))]
    fn set_permissions(&self, _: &mut tempfile::Builder<'_, '_>) {}

    fn write_content(
        &self,
        new: &File,
        size: u64,
        progress: &Progress,
        content: impl FnOnce(&mut dyn Sink) -> io::Result<()>,
    ) -> io::Result<Stamp> {
        if let Some(old) = &self.old {
            keep_attributes(new, &self.file, old);
        }
        write_through(new, size, progress, content)?;
        Ok(Stamp::from_metadata(&new.metadata()?))
    }

    /// Keeps the old file under the backup name by a hard link, or by a copy if the file system has no links.
    fn keep_backup(&self, old: &Metadata) -> Result<(), FileError> {
        let mut backup = self.file.clone().into_os_string();
        backup.push(".bak");
        let backup = PathBuf::from(backup);
        let fail = |error| self.save_error(&backup, error);
        if fs::symlink_metadata(&backup).is_ok_and(|backup| is_same_file(&backup, old) == Some(true)) {
            return Ok(());
        }
        // The lock keeps other processes from removing the link as an abandoned temporary file.
        let source = File::open(&self.file).map_err(fail)?;
        let _ = source.try_lock_shared();
        let linked = temp_builder().make_in(folder_of(&self.file), |name| fs::hard_link(&self.file, name));
        match linked {
            Ok(link) => persist(link.into_temp_path(), &backup).map_err(fail),
            Err(_) => self.copy_of(source, old).map_err(fail)?.persist(&backup).map(drop).map_err(fail),
        }
    }

    fn copy_of(&self, source: File, old: &Metadata) -> io::Result<TempFile> {
        let copy = self.create_temp_file()?;
        let length = usize::try_from(old.len()).map_err(io::Error::other)?;
        let bytes = Bytes::on_disk(source, &self.file, length, Stamp::from_metadata(old));
        self.write_content(copy.as_file(), old.len(), &Progress::default(), |out| bytes.copy(0..length, out))?;
        if let Ok(modified) = old.modified() {
            copy.as_file().set_modified(modified)?;
        }
        Ok(copy)
    }
}

/// Returns the free space in bytes for this user; `None` if it is unknown, as on some network file systems.
fn free_room(folder: &Path) -> Option<u64> {
    let disk = fs4::statvfs(folder).ok().filter(|disk| disk.total_space() > 0)?;
    Some(disk.available_space())
}

/// Returns the file to which a path leads. Messages show it, on Windows without the prefix `\\?\` where possible.
fn follow_links(path: &Path) -> PathBuf {
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        if let Ok(found) = dunce::canonicalize(&target) {
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

fn existing(path: &Path, target: &Path) -> io::Result<Option<Metadata>> {
    let is_nameless = path.file_name().is_none();
    match fs::metadata(target) {
        Ok(metadata) => Ok(Some(metadata)),
        Err(error) if error.kind() == ErrorKind::NotFound && !is_nameless => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
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
            let result = write_file(&path, |out| {
                out.write_all(&vec![b'x'; 100_000])?;
                Err(kind.into())
            });
            let error = result.expect_err("the writer failed");
            assert!(is_right(&error), "{kind:?}: {error:?}");
            assert!(error.sentence().starts_with("\"old.fen\" cannot be saved: "), "{kind:?}: {}", error.sentence());
            assert_eq!(fs::read(&path).unwrap(), b"old", "{kind:?}");
            assert_eq!(names(folder.path()), ["old.fen"], "{kind:?}");
        }
    }

    #[test]
    fn only_unlocked_temp_files_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.fen");
        let kept = [".fenwright-notes.tmp", ".fenwright-0123456789.tmp.fen", ".fenwright-01234-6789.tmp", "a.tmp"];
        for name in kept {
            fs::write(folder.path().join(name), "somebody's").unwrap();
        }
        fs::write(folder.path().join(".fenwright-abcdefghi0.tmp"), "left").unwrap();
        let held = File::create(folder.path().join(".fenwright-0123456789.tmp")).unwrap();
        held.try_lock().unwrap();
        write_file(&path, |out| out.write_all(b"new")).unwrap();
        let mut expected = [kept.as_slice(), &[".fenwright-0123456789.tmp", "old.fen"]].concat();
        expected.sort_unstable();
        assert_eq!(names(folder.path()), expected);
        drop(held);
        write_file(&path, |out| out.write_all(b"new")).unwrap();
        assert!(!folder.path().join(".fenwright-0123456789.tmp").exists(), "its writer is gone");
    }

    #[test]
    fn a_backup_is_the_old_file_or_a_copy_of_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.fen");
        let backup = folder.path().join("old.fen.bak");
        fs::write(&path, "first").unwrap();
        for (new, before) in [("second", "first"), ("third", "second")] {
            let target = SaveTarget::try_new(&path).unwrap();
            target.write(0, &Progress::default(), true, |out| out.write_all(new.as_bytes())).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), new);
            assert_eq!(fs::read_to_string(&backup).unwrap(), before);
            assert_eq!(names(folder.path()), ["old.fen", "old.fen.bak"]);
        }
        let target = SaveTarget::try_new(&path).unwrap();
        let old = fs::metadata(&path).unwrap();
        let copy = target.copy_of(File::open(&path).unwrap(), &old).unwrap();
        assert_eq!(fs::read_to_string(copy.file.path()).unwrap(), "third");
        assert_eq!(copy.as_file().metadata().unwrap().modified().unwrap(), old.modified().unwrap());
    }

    #[test]
    fn a_backup_that_cannot_be_made_keeps_the_old_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.fen");
        fs::write(&path, "first").unwrap();
        fs::create_dir(folder.path().join("old.fen.bak")).unwrap();
        let target = SaveTarget::try_new(&path).unwrap();
        let error = target.write(0, &Progress::default(), true, |out| out.write_all(b"second")).unwrap_err();
        assert!(matches!(error, FileError::IsADirectory { .. }), "{error:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), "first");
        assert_eq!(names(folder.path()), ["old.fen", "old.fen.bak"]);
    }

    #[test]
    fn space_is_counted_exactly_only_when_short() {
        let folder = tempfile::tempdir().unwrap();
        let target = SaveTarget::try_new(&folder.path().join("new.fen")).unwrap();
        target.check_space(1000, || unreachable!("there is much room")).unwrap();
        target.check_space(u64::MAX, || 1000).unwrap();
        let error = target.check_space(u64::MAX, || u64::MAX / 2).unwrap_err();
        assert!(matches!(error, FileError::NoRoom { .. }), "{error:?}");
    }

    #[test]
    fn files_are_replaced_only_if_they_may_be() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b.png");
        assert!(matches!(write_unsynced(&path, b"one", false), Err(FileError::NoFolder { .. })));
        make_folder(&folder.path().join("a")).unwrap();
        for (bytes, replaces, is_written, then) in
            [("one", false, true, "one"), ("two", false, false, "one"), ("three", true, true, "three")]
        {
            assert_eq!(write_unsynced(&path, bytes.as_bytes(), replaces).is_ok(), is_written, "{bytes}");
            assert_eq!(fs::read_to_string(&path).ok().as_deref(), Some(then), "{bytes}");
        }
        assert_eq!(fs::read_dir(folder.path().join("a")).map(Iterator::count).ok(), Some(1), "nothing else is left");
        assert!(matches!(make_folder(&path), Err(FileError::NoFolder { .. })));
    }
}
