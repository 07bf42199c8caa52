//! The folder with the journals of all windows. The file of a window is locked for as long as the window lives; the
//! system frees the lock of one that dies.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::NamedTempFile;

const ENDING: &str = "journal";
const UNFINISHED: &str = "unfinished";

/// How old a file that was never finished has to be before it is taken for one that nobody will finish.
const ABANDONED: Duration = Duration::from_hours(1);

/// A journal that belongs to whoever has this.
#[derive(Debug)]
pub(super) struct Locked {
    pub(super) file: File,
    pub(super) path: PathBuf,
}

/// A journal that is still to take its place.
pub(super) struct Unfinished(pub(super) NamedTempFile);

impl Unfinished {
    /// A new file in a folder, which is made if there is none.
    pub(super) fn new(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let file = tempfile::Builder::new().suffix(&format!(".{UNFINISHED}")).tempfile_in(folder)?;
        // Locked before it has its name: nobody can see it unlocked.
        file.as_file().try_lock()?;
        Ok(Self(file))
    }

    /// Puts it in the place of an older one, or gives it a name of its own. The lock goes on.
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
    /// Takes a journal of which the window is no more.
    fn take(path: PathBuf) -> Option<Self> {
        let file = File::options().read(true).write(true).open(&path).ok()?;
        file.try_lock().ok()?;
        // Its window may have put another one in its place before it went.
        let again = File::open(&path).ok()?;
        matches!(again.try_lock(), Err(TryLockError::WouldBlock)).then_some(Self { file, path })
    }

    /// Removes it.
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

/// The journals in a folder of which the windows are no more, with the moments they were written last.
pub(super) fn abandoned(folder: &Path) -> Vec<(SystemTime, Locked)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.path()) {
        let has_ending = |ending: &str| path.extension().is_some_and(|own| own == ending);
        if has_ending(UNFINISHED) {
            remove_if_abandoned(&path);
        } else if has_ending(ENDING)
            && let Some(locked) = Locked::take(path)
            && let Ok(written) = locked.file.metadata().and_then(|metadata| metadata.modified())
        {
            found.push((written, locked));
        }
    }
    found
}

fn remove_if_abandoned(path: &Path) {
    let age = fs::metadata(path).ok().and_then(|metadata| metadata.modified().ok()?.elapsed().ok());
    if age.is_some_and(|age| age > ABANDONED) && File::open(path).is_ok_and(|file| file.try_lock().is_ok()) {
        // Another window may have been faster.
        let _ = fs::remove_file(path);
    }
}

/// Waits until the disk has the names in a folder; not every file system can.
fn sync(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}
