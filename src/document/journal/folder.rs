//! The folder with the journals of all windows. The file of a window is locked while the window exists; the system
//! releases the lock of a crashed window.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::document::io::{TempFile, is_same_file, restrict_to_owner};

const EXTENSION: &str = "journal";
const TEMP_PREFIX: &str = ".tmp";
const TEMP_EXTENSION: &str = "unfinished";

#[derive(Debug)]
pub(super) struct LockedJournal {
    pub(super) file: File,
    pub(super) path: PathBuf,
}

pub(super) struct TempJournal(pub(super) TempFile);

impl TempJournal {
    pub(super) fn new(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        restrict_to_owner(folder);
        let suffix = format!(".{TEMP_EXTENSION}");
        let file = TempFile::new(tempfile::Builder::new().prefix(TEMP_PREFIX).suffix(&suffix), folder)?;
        // The file is locked before it has its final name, so no other window can see it unlocked. This fails if the
        // system has no locks, because windows then cannot distinguish journals in use from abandoned ones.
        if file.is_locked() { Ok(Self(file)) } else { Err(ErrorKind::Unsupported.into()) }
    }

    /// Gives the file the name of an older journal, which it replaces, or a final name of its own. The lock is kept.
    pub(super) fn persist(self, older: &mut Option<LockedJournal>) -> io::Result<LockedJournal> {
        let Self(file) = self;
        let path = older.as_ref().map_or_else(|| file.path().with_extension(EXTENSION), |older| older.path.clone());
        file.as_file().sync_all()?;
        if cfg!(windows) {
            // Not every disk lets an open file be replaced.
            *older = None;
        }
        match file.persist(&path) {
            Ok(file) => {
                path.parent().into_iter().for_each(sync_folder);
                Ok(LockedJournal { file, path })
            }
            Err(error) => {
                *older = older.take().or_else(|| LockedJournal::lock(&path));
                Err(error)
            }
        }
    }
}

impl LockedJournal {
    fn lock(path: &Path) -> Option<Self> {
        // The journal may be replaced after it was opened, and the new one abandoned, so this is tried twice.
        (0..2).find_map(|_| Self::lock_open_file(File::options().read(true).write(true).open(path).ok()?, path))
    }

    /// Locks an opened journal. Returns `None` if a window has locked the journal, or has replaced it since.
    fn lock_open_file(file: File, path: &Path) -> Option<Self> {
        file.try_lock().ok()?;
        let (own, other) = (file.metadata().ok()?, fs::metadata(path).ok()?);
        let looks = |metadata: &Metadata| (metadata.created().ok(), metadata.modified().ok(), metadata.len());
        let is_in_place = is_same_file(&own, &other).unwrap_or_else(|| looks(&own) == looks(&other));
        is_in_place.then(|| Self { file, path: path.to_owned() })
    }

    pub(super) fn remove(self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => {
                self.path.parent().into_iter().for_each(sync_folder);
                Ok(())
            }
        }
    }
}

/// Locks the journals of crashed windows in a folder; returns each with the time when it was last written.
pub(super) fn lock_abandoned(folder: &Path) -> Vec<(SystemTime, LockedJournal)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.path()) {
        let has_ending = |ending: &str| path.extension().is_some_and(|own| own == ending);
        if has_ending(TEMP_EXTENSION) {
            remove_if_abandoned(&path);
        } else if has_ending(EXTENSION)
            && let Some(locked) = LockedJournal::lock(&path)
            && let Ok(written) = locked.file.metadata().and_then(|metadata| metadata.modified())
        {
            found.push((written, locked));
        }
    }
    found
}

/// Removes an unfinished journal if its writer holds no lock, because it was interrupted.
fn remove_if_abandoned(path: &Path) {
    let is_ours = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(TEMP_PREFIX));
    if is_ours && File::open(path).is_ok_and(|file| file.try_lock().is_ok()) {
        // Another window may have removed the file already.
        let _ = fs::remove_file(path);
    }
}

/// Waits until the names in a folder are on disk; not every file system supports this.
fn sync_folder(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use std::time::Duration;

    fn journal(folder: &Path, older: &mut Option<LockedJournal>, content: &str) -> LockedJournal {
        let unfinished = TempJournal::new(folder).unwrap();
        unfinished.0.as_file().write_all(content.as_bytes()).unwrap();
        unfinished.persist(older).unwrap()
    }

    #[test]
    fn a_journal_that_was_replaced_while_another_window_opened_it_is_not_taken() {
        let folder = tempfile::tempdir().unwrap();
        let mut old = Some(journal(folder.path(), &mut None, "old"));
        let path = old.as_ref().unwrap().path.clone();
        let open = || File::options().read(true).write(true).open(&path).unwrap();
        let seen = open();
        let new = journal(folder.path(), &mut old, "new");
        drop(old);
        assert!(LockedJournal::lock_open_file(seen, &path).is_none(), "the window goes on with another file");
        assert!(LockedJournal::lock_open_file(open(), &path).is_none(), "which is locked");
        assert!(LockedJournal::lock(&path).is_none());
        drop(new);
        // A process started by another test briefly inherits the locks of this one.
        let taken = (0..6000).find_map(|_| {
            std::thread::sleep(Duration::from_millis(10));
            LockedJournal::lock(&path)
        });
        assert!(taken.is_some(), "until that window is no more");
    }

    #[test]
    fn journals_whose_writing_was_interrupted_go_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let writing = TempJournal::new(folder.path()).unwrap();
        let [left, foreign] = [".tmpAbCdEf.unfinished", "half.unfinished"].map(|name| folder.path().join(name));
        for path in [&left, &foreign] {
            fs::write(path, "half").unwrap();
        }
        assert!(lock_abandoned(folder.path()).is_empty());
        assert_eq!([writing.0.path(), &left, &foreign].map(Path::exists), [true, false, true]);
    }
}
