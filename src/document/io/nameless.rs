//! Files that are being written and have no lasting name yet. None is left where the program is ended.

use std::collections::BTreeSet;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::{Builder, NamedTempFile};

/// Such a file is called so, with so many letters and digits in between.
const PREFIX: &str = ".fenwright-";
const SUFFIX: &str = ".tmp";
const RANDOM: usize = 10;

/// Those that this program is writing.
static WRITTEN: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn written() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    WRITTEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that is being written. It is removed unless it gets a lasting name, also where a signal ends the program.
#[derive(Debug)]
pub(crate) struct NamelessFile {
    pub(super) file: NamedTempFile,
    _entry: Entry,
}

/// A path among those that are removed at the end.
#[derive(Debug)]
struct Entry(PathBuf);

impl Drop for Entry {
    fn drop(&mut self) {
        written().remove(&self.0);
    }
}

impl NamelessFile {
    /// Makes one in a folder. It is locked, so that nobody takes it for one that was left.
    pub(super) fn new(builder: &Builder<'_, '_>, folder: &Path) -> io::Result<Self> {
        const TRIES: usize = 100;
        #[cfg(unix)]
        signals::watch();
        let mut written = written();
        for _ in 0..TRIES {
            let file = builder.tempfile_in(folder)?;
            if is_held(file.as_file()) {
                let path = file.path().to_owned();
                written.insert(path.clone());
                return Ok(Self { file, _entry: Entry(path) });
            }
        }
        Err(ErrorKind::ResourceBusy.into())
    }

    pub(crate) fn as_file(&self) -> &File {
        self.file.as_file()
    }

    /// Gives it a name, also one that another file has.
    pub(crate) fn persist(self, path: &Path) -> io::Result<()> {
        self.file.persist(path).map(drop).map_err(|error| error.error)
    }

    /// Gives it a name that no other file has.
    pub(crate) fn persist_noclobber(self, path: &Path) -> io::Result<()> {
        self.file.persist_noclobber(path).map(drop).map_err(|error| error.error)
    }
}

#[cfg(unix)]
mod signals {
    use std::fs;
    use std::sync::Once;
    use std::thread;

    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    /// From the first file on a thread waits for the signals that end a program, removes what is not finished and lets
    /// them end it.
    pub(super) fn watch() {
        static START: Once = Once::new();
        START.call_once(|| {
            // Without a further thread the files stay until the next time something is written there.
            let _ = thread::Builder::new().name("signals".to_owned()).spawn(remove_at_signal);
        });
    }

    fn remove_at_signal() {
        let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) else { return };
        for signal in &mut signals {
            // Nobody makes another one while it is held, to the end.
            let written = super::written();
            written.iter().for_each(|path| _ = fs::remove_file(path));
            let _ = emulate_default_handler(signal);
        }
    }
}

/// Makes files without lasting names.
pub(super) fn nameless() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).suffix(SUFFIX).rand_bytes(RANDOM);
    builder
}

/// Whether a name is one that only a file has that is being written.
fn is_nameless(name: &str) -> bool {
    let random = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(SUFFIX));
    random.is_some_and(|random| random.len() == RANDOM && random.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// Takes the lock of a new file; `false` if somebody took the file for one that was left and removed it.
fn is_held(new: &File) -> bool {
    #[cfg(unix)]
    let is_there = || {
        use std::os::unix::fs::MetadataExt;
        new.metadata().is_ok_and(|metadata| metadata.nlink() > 0)
    };
    #[cfg(not(unix))]
    let is_there = || true;
    match new.try_lock() {
        // Where files have no locks nobody can find that one was left.
        Ok(()) | Err(TryLockError::Error(_)) => is_there(),
        Err(TryLockError::WouldBlock) => false,
    }
}

/// Removes files that are no longer being written: their lock is gone with the program that was killed.
pub fn remove_strays(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let nameless = entries.flatten().filter(|entry| entry.file_name().to_str().is_some_and(is_nameless));
    for entry in nameless.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file())) {
        let path = entry.path();
        if let Ok(file) = File::open(&path)
            && file.try_lock().is_ok()
        {
            // What cannot be removed harms nobody.
            let _ = fs::remove_file(&path);
        }
    }
}
