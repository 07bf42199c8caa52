//! Temporary files for writing, which are removed when the program ends.

use std::collections::BTreeSet;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::{Builder, NamedTempFile, TempPath};

use super::open_file::replace;
use super::signals::watch_signals;

/// The name of a temporary file is this prefix, random letters and digits, and a suffix.
const PREFIX: &str = ".fenwright-";
const SUFFIX: &str = ".tmp";
/// Number of random letters and digits in the name.
const RANDOM: usize = 10;

static OPEN_TEMP_FILES: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

pub(super) fn open_temp_files() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    OPEN_TEMP_FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A temporary file. It is removed unless it is persisted, even if a signal ends the program.
#[derive(Debug)]
pub(crate) struct TempFile {
    pub(super) file: NamedTempFile,
    is_locked: bool,
    _entry: TempRegistration,
}

#[derive(Debug)]
struct TempRegistration(PathBuf);

impl Drop for TempRegistration {
    fn drop(&mut self) {
        open_temp_files().remove(&self.0);
    }
}

impl TempFile {
    /// Creates a locked file in a folder. The lock shows other processes that the file is in use.
    pub(crate) fn new(builder: &Builder<'_, '_>, folder: &Path) -> io::Result<Self> {
        const TRIES: usize = 100;
        watch_signals();
        let mut written = open_temp_files();
        for _ in 0..TRIES {
            let file = builder.tempfile_in(folder)?;
            if let Some(is_locked) = lock_new(file.as_file()) {
                let path = file.path().to_owned();
                written.insert(path.clone());
                return Ok(Self { file, is_locked, _entry: TempRegistration(path) });
            }
        }
        Err(ErrorKind::ResourceBusy.into())
    }

    /// Returns `false` if the file system has no locks.
    pub(crate) fn is_locked(&self) -> bool {
        self.is_locked
    }

    pub(crate) fn as_file(&self) -> &File {
        self.file.as_file()
    }

    pub(crate) fn path(&self) -> &Path {
        self.file.path()
    }

    /// Renames the file to `path` and replaces an existing file. Returns the open file, which is still locked.
    pub(crate) fn persist(self, path: &Path) -> io::Result<File> {
        let (file, temp_path) = self.file.into_parts();
        persist(temp_path, path).map(|()| file)
    }

    /// Renames the file to `path`; fails if there already is such a file.
    pub(crate) fn persist_noclobber(self, path: &Path) -> io::Result<()> {
        self.file.persist_noclobber(path).map(drop).map_err(|error| error.error)
    }
}

/// Renames a temporary file to `path` and replaces an existing file. The temporary file is removed if that fails.
pub(super) fn persist(temp_path: TempPath, path: &Path) -> io::Result<()> {
    let new = temp_path.keep().map_err(|error| error.error)?;
    replace(&new, path).inspect_err(|_| _ = fs::remove_file(&new))
}

/// Gives a file a second, temporary name in its folder, or copies it if the file system has no links.
pub(super) fn temp_copy(path: &Path) -> io::Result<TempPath> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let copy = temp_builder()
        .make_in(folder, |name| fs::hard_link(path, name))
        .or_else(|_| temp_builder().make_in(folder, |name| fs::copy(path, name).map(drop)))?;
    Ok(copy.into_temp_path())
}

pub(super) fn temp_builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).suffix(SUFFIX).rand_bytes(RANDOM);
    builder
}

fn is_temp_name(name: &str) -> bool {
    let random = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(SUFFIX));
    random.is_some_and(|random| random.len() == RANDOM && random.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// Locks a new file. Returns `false` if the file system has no locks, and `None` if another process took the file for
/// abandoned and removed it.
fn lock_new(new: &File) -> Option<bool> {
    #[cfg(unix)]
    let is_there = || {
        use std::os::unix::fs::MetadataExt;
        new.metadata().is_ok_and(|metadata| metadata.nlink() > 0)
    };
    #[cfg(not(unix))]
    let is_there = || true;
    let is_locked = match new.try_lock() {
        Ok(()) => true,
        // Without file locks, no process removes temporary files as abandoned.
        Err(TryLockError::Error(_)) => false,
        Err(TryLockError::WouldBlock) => return None,
    };
    is_there().then_some(is_locked)
}

/// Removes temporary files that no running program has locked.
pub fn remove_strays(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let nameless = entries.flatten().filter(|entry| entry.file_name().to_str().is_some_and(is_temp_name));
    for entry in nameless.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file())) {
        let path = entry.path();
        if let Ok(file) = File::open(&path)
            && file.try_lock().is_ok()
        {
            // A file that cannot be removed does no harm.
            let _ = fs::remove_file(&path);
        }
    }
}
