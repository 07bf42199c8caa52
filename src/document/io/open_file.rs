//! Files that stay open while documents read from them.
//!
//! Not every system can replace an open file: Windows can since version 10, but not on disks formatted with FAT. There,
//! such a file is closed while another replaces it, and then read under a second name or from a copy.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, RwLock, Weak};

use tempfile::TempPath;

use super::file::Stamp;
use super::temp_file::temp_copy;

static OPEN_FILES: Mutex<Vec<Weak<OpenFile>>> = Mutex::new(Vec::new());

/// A file that is read on demand. It can still be read after another file has replaced it in its folder.
#[derive(Debug)]
pub(super) struct OpenFile {
    path: PathBuf,
    handle: RwLock<Handle>,
}

#[derive(Debug)]
struct Handle {
    /// `None` if the file could not be opened again. It is dropped before the copy, which can then be removed.
    file: Option<File>,
    stamp: Stamp,
    /// The second name or the copy of a file that was replaced.
    copy: Option<Arc<TempPath>>,
}

impl OpenFile {
    pub(super) fn new(file: File, path: &Path, stamp: Stamp) -> Arc<Self> {
        let handle = RwLock::new(Handle { file: Some(file), stamp, copy: None });
        let new = Arc::new(Self { path: path.to_owned(), handle });
        let mut open = OPEN_FILES.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|known| known.strong_count() > 0);
        open.push(Arc::downgrade(&new));
        new
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Calls a function with the file, which is not closed meanwhile.
    pub(super) fn with<T>(&self, read: impl FnOnce(&File) -> io::Result<T>) -> io::Result<T> {
        let handle = self.handle.read().unwrap_or_else(PoisonError::into_inner);
        read(handle.file.as_ref().ok_or(ErrorKind::NotFound)?)
    }

    /// Returns `true` if another program has changed the file since it was opened. Asks the file system.
    pub(super) fn is_changed(&self) -> bool {
        let handle = self.handle.read().unwrap_or_else(PoisonError::into_inner);
        handle.file.as_ref().and_then(Stamp::from_file) != Some(handle.stamp)
    }

    /// Returns `true` if this is the file at a path, not one that it has replaced.
    fn is_at(&self, path: &Path) -> bool {
        let own = self.with(|file| same_file::Handle::from_file(file.try_clone()?));
        own.is_ok_and(|own| same_file::Handle::from_path(path).is_ok_and(|other| own == other))
    }
}

impl Handle {
    /// Opens the copy, if the file has been replaced, or the file at the path.
    fn reopen(&mut self, path: &Path, copy: Option<&Arc<TempPath>>) {
        self.file = File::open(copy.map_or(path, |copy| copy)).ok();
        // The lock keeps other processes from removing the copy as an abandoned temporary file.
        if let Some(file) = self.file.as_ref().filter(|_| copy.is_some()) {
            let _ = file.try_lock_shared();
        }
        self.stamp = self.file.as_ref().and_then(Stamp::from_file).unwrap_or(self.stamp);
        self.copy = copy.cloned();
    }
}

/// Renames a file over another, even if this program reads the other file on demand.
pub(super) fn replace(new: &Path, old: &Path) -> io::Result<()> {
    let rename = || fs::rename(new, old);
    match rename() {
        Err(error) if cfg!(windows) && error.kind() == ErrorKind::PermissionDenied => {
            while_closed(old, rename).unwrap_or(Err(error))
        }
        outcome => outcome,
    }
}

/// Runs a function while no document has the file at a path open. Returns `None` without calling it if no document has
/// the file open, or if the file cannot be kept for these documents.
fn while_closed<T>(path: &Path, run: impl FnOnce() -> T) -> Option<T> {
    let known = OPEN_FILES.lock().unwrap_or_else(PoisonError::into_inner);
    let open: Vec<_> = known.iter().filter_map(Weak::upgrade).filter(|file| file.is_at(path)).collect();
    if open.is_empty() {
        return None;
    }
    let copy = Arc::new(temp_copy(path).ok()?);
    let mut handles: Vec<_> =
        open.iter().map(|file| file.handle.write().unwrap_or_else(PoisonError::into_inner)).collect();
    for handle in &mut handles {
        handle.file = None;
    }
    let outcome = run();
    // A copy that is not needed is removed before the file is open again.
    let copy = Some(copy).filter(|copy| Stamp::from_path(path) != Stamp::from_path(copy));
    for handle in &mut handles {
        handle.reopen(path, copy.as_ref());
    }
    Some(outcome)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_was_closed_while_it_was_replaced_is_still_read() {
        let folder = tempfile::tempdir().unwrap();
        let [old, new] = ["old.fen", "new.fen"].map(|name| folder.path().join(name));
        fs::write(&old, "old").unwrap();
        fs::write(&new, "newer").unwrap();
        let open = || OpenFile::new(File::open(&old).unwrap(), &old, Stamp::from_path(&old).unwrap());
        let text = |file: &OpenFile| file.with(|mut file| io::read_to_string(&mut file)).unwrap();
        let files = [open(), open()];
        let other = OpenFile::new(File::open(&new).unwrap(), &new, Stamp::from_path(&new).unwrap());
        let is_closed = || files.iter().all(|file| file.handle.try_read().is_err());
        let entries = || fs::read_dir(folder.path()).unwrap().count();

        let failed = while_closed(&old, || (is_closed(), other.handle.try_read().is_err()));
        assert_eq!(failed, Some((true, false)), "only the files at this path are closed");
        assert_eq!(
            (entries(), files.each_ref().map(|file| file.is_changed())),
            (2, [false; 2]),
            "nothing was replaced"
        );

        while_closed(&old, || fs::rename(&new, &old)).unwrap().unwrap();
        assert_eq!(fs::read_to_string(&old).unwrap(), "newer");
        assert_eq!(
            files.each_ref().map(|file| (file.is_changed(), text(file))),
            [(); 2].map(|()| (false, "old".into()))
        );
        assert_eq!((text(&other).as_str(), entries()), ("newer", 2), "the old file has another name");
        drop(other);
        assert!(while_closed(&old, || unreachable!("no document reads the new file")).is_none());
        drop(files);
        assert_eq!(entries(), 1, "nobody needs the old file");
    }

    #[test]
    fn a_file_that_cannot_be_opened_again_counts_as_changed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.fen");
        fs::write(&path, "old").unwrap();
        let file = OpenFile::new(File::open(&path).unwrap(), &path, Stamp::from_path(&path).unwrap());
        while_closed(&path, || fs::remove_dir_all(folder.path())).unwrap().unwrap();
        assert!(file.is_changed());
        assert!(file.with(|_| Ok(())).is_err());
    }
}
