//! The folder with the journals of all windows. The file of a window is locked while the window exists; the system
//! releases the lock of a crashed one.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::NamedTempFile;

use crate::document::io::keep_private;

const ENDING: &str = "journal";
const UNFINISHED: &str = "unfinished";

/// Age from which an unfinished file counts as abandoned.
const ABANDONED: Duration = Duration::from_hours(1);

/// A journal locked by its owner.
#[derive(Debug)]
pub(super) struct Locked {
    pub(super) file: File,
    pub(super) path: PathBuf,
}

pub(super) struct Unfinished(pub(super) NamedTempFile);

impl Unfinished {
    /// Creates a file in a folder, and the folder if necessary.
    pub(super) fn new(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        keep_private(folder);
        let file = tempfile::Builder::new().suffix(&format!(".{UNFINISHED}")).tempfile_in(folder)?;
        // It is locked before it has its final name, so no other window can see it unlocked.
        file.as_file().try_lock()?;
        Ok(Self(file))
    }

    /// Replaces an older journal, or gives this one a name of its own. The lock is kept.
    pub(super) fn finish(self, older: Option<&Path>) -> io::Result<Locked> {
        let Self(file) = self;
        let path = older.map_or_else(|| file.path().with_extension(ENDING), Path::to_owned);
        file.as_file().sync_all()?;
        let file = file.persist(&path).map_err(|error| error.error)?;
        if let Some(folder) = path.parent() {
            sync(folder);
        }
        Ok(Locked { file, path })
    }
}

impl Locked {
    /// Locks the journal of a crashed window.
    fn take(path: &Path) -> Option<Self> {
        // A journal that was just replaced may be abandoned by now, so this is tried twice.
        (0..2).find_map(|_| Self::claim(File::options().read(true).write(true).open(path).ok()?, path))
    }

    /// Locks an opened journal, unless it belongs to a window. The window may have replaced it since, and released the
    /// old file.
    fn claim(file: File, path: &Path) -> Option<Self> {
        file.try_lock().ok()?;
        let is_in_place = are_same(&file.metadata().ok()?, &fs::metadata(path).ok()?);
        is_in_place.then(|| Self { file, path: path.to_owned() })
    }

    pub(super) fn remove(self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => {
                self.path.parent().into_iter().for_each(sync);
                Ok(())
            }
        }
    }
}

/// Locks the journals of crashed windows in a folder; returns each with the time when it was last written.
pub(super) fn abandoned(folder: &Path) -> Vec<(SystemTime, Locked)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.path()) {
        let has_ending = |ending: &str| path.extension().is_some_and(|own| own == ending);
        if has_ending(UNFINISHED) {
            remove_if_abandoned(&path);
        } else if has_ending(ENDING)
            && let Some(locked) = Locked::take(&path)
            && let Ok(written) = locked.file.metadata().and_then(|metadata| metadata.modified())
        {
            found.push((written, locked));
        }
    }
    found
}

/// Returns `true` if both are of the same file, even if it was renamed.
#[cfg(unix)]
fn are_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Returns `true` if both seem to be of the same file; here the system has no file numbers.
#[cfg(not(unix))]
fn are_same(one: &Metadata, other: &Metadata) -> bool {
    let looks = |metadata: &Metadata| (metadata.created().ok(), metadata.modified().ok(), metadata.len());
    looks(one) == looks(other)
}

fn remove_if_abandoned(path: &Path) {
    let age = fs::metadata(path).ok().and_then(|metadata| metadata.modified().ok()?.elapsed().ok());
    if age.is_some_and(|age| age > ABANDONED) && File::open(path).is_ok_and(|file| file.try_lock().is_ok()) {
        // Another window may have been faster.
        let _ = fs::remove_file(path);
    }
}

/// Waits until the names in a folder are on disk; not every file system supports this.
fn sync(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn journal(folder: &Path, older: Option<&Path>, content: &str) -> Locked {
        let mut unfinished = Unfinished::new(folder).unwrap();
        unfinished.0.write_all(content.as_bytes()).unwrap();
        unfinished.finish(older).unwrap()
    }

    #[test]
    fn a_journal_that_was_replaced_while_another_window_opened_it_is_not_taken() {
        let folder = tempfile::tempdir().unwrap();
        let old = journal(folder.path(), None, "old");
        let path = old.path.clone();
        let open = || File::options().read(true).write(true).open(&path).unwrap();
        let seen = open();
        let new = journal(folder.path(), Some(&path), "new");
        drop(old);
        assert!(Locked::claim(seen, &path).is_none(), "the window goes on with another file");
        assert!(Locked::claim(open(), &path).is_none(), "which is locked");
        assert!(Locked::take(&path).is_none());
        drop(new);
        // A process started by another test briefly inherits the locks of this one.
        let taken = (0..6000).find_map(|_| {
            std::thread::sleep(Duration::from_millis(10));
            Locked::take(&path)
        });
        assert!(taken.is_some(), "until that window is no more");
    }
}
