//! Writes a file with progress and cancellation. The operating system copies long ranges of other files. The written
//! part is synced to the disk while more is being written.

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::ops::Range;
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::thread;

use super::bytes::Sink;
use crate::document::work::Progress;
use crate::tr;

#[derive(Debug)]
pub(crate) struct Output<'a> {
    out: BufWriter<&'a File>,
    progress: &'a Progress,
    can_copy: bool,
    waiting: u64,
    /// `None` if no thread syncs.
    to_disk: Option<SyncSender<()>>,
}

const SYNCED_AT_ONCE: u64 = 1 << 24;

/// Maximum number of bytes the system copies at once, for progress and cancellation.
const MOST: u64 = 1 << 22;

/// Writes `content` to a file and syncs it at the same time, so that the sync at the end is short. `size` is the
/// approximate size in bytes: for a large file, space is reserved up front, which is faster.
pub(crate) fn write_through(
    file: &File,
    size: u64,
    progress: &Progress,
    content: impl FnOnce(&mut dyn Sink) -> io::Result<()>,
) -> io::Result<()> {
    let is_large = size > SYNCED_AT_ONCE;
    if is_large {
        reserve(file, size);
    }
    thread::scope(|scope| {
        let (to_disk, told) = sync_channel(1);
        // If no thread can be started, the file is only synced at the end.
        let tell = move || told.iter().try_for_each(|()| file.sync_data());
        let disk = thread::Builder::new().spawn_scoped(scope, tell);
        let mut out = Output::new(file, progress, disk.is_ok().then_some(to_disk));
        let written = content(&mut out).and_then(|()| out.flush());
        drop(out);
        // An error of syncing is returned rather than that of the write: it is the cause, and is reported only once.
        let told = disk.map_or(Ok(Ok(())), thread::ScopedJoinHandle::join);
        told.unwrap_or_else(|_| Err(io::Error::other(tr!("document-error-disk-waits"))))?;
        written
    })?;
    if is_large {
        // Frees reserved space that was not needed. A failed reservation may have reserved a part.
        file.set_len(file.metadata()?.len())?;
    }
    file.sync_all()
}

impl<'a> Output<'a> {
    fn new(file: &'a File, progress: &'a Progress, to_disk: Option<SyncSender<()>>) -> Self {
        Self { out: BufWriter::with_capacity(1 << 16, file), progress, can_copy: true, waiting: 0, to_disk }
    }

    fn advance(&mut self, count: u64) -> io::Result<()> {
        self.progress.advance(count);
        self.waiting += count;
        if self.waiting < SYNCED_AT_ONCE {
            return Ok(());
        }
        let Some(to_disk) = &self.to_disk else { return Ok(()) };
        match to_disk.try_send(()) {
            Ok(()) => self.waiting = 0,
            // The last sync is still running; these bytes are synced by the next one.
            Err(TrySendError::Full(())) => {}
            Err(TrySendError::Disconnected(())) => return Err(io::Error::other(tr!("document-error-disk-full"))),
        }
        Ok(())
    }

    fn check_cancelled(&self) -> io::Result<()> {
        if self.progress.is_cancelled() { Err(io::Error::other(tr!("document-error-cancelled"))) } else { Ok(()) }
    }
}

impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.check_cancelled()?;
        let count = self.out.write(bytes)?;
        self.advance(count as u64)?;
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Sink for Output<'_> {
    fn copy_from(&mut self, file: &File, range: Range<u64>) -> io::Result<u64> {
        if !self.can_copy {
            return Ok(0);
        }
        self.check_cancelled()?;
        self.out.flush()?;
        let most = (range.end - range.start).min(MOST);
        match copy(file, range.start, self.out.get_ref(), most) {
            Ok(count) if count > 0 => {
                self.advance(count)?;
                Ok(count)
            }
            Err(error) if is_fatal(error.kind()) => Err(error),
            // Some file systems, or pairs of them, cannot copy: read and write instead.
            Ok(_) | Err(_) => {
                self.can_copy = false;
                Ok(0)
            }
        }
    }
}

/// Returns `true` if this error of copying would also occur when the bytes are read and written instead.
fn is_fatal(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge)
}

#[cfg(target_os = "linux")]
fn copy(from: &File, mut at: u64, to: &File, most: u64) -> io::Result<u64> {
    loop {
        match rustix::fs::copy_file_range(from, Some(&mut at), to, None, most as usize) {
            Err(rustix::io::Errno::INTR) => {}
            outcome => return Ok(outcome? as u64),
        }
    }
}

/// Reserves space for `size` bytes of a file without changing its length, if the file system can.
#[cfg(target_os = "linux")]
fn reserve(file: &File, size: u64) {
    let _ = rustix::fs::fallocate(file, rustix::fs::FallocateFlags::KEEP_SIZE, 0, size);
}

#[cfg(not(target_os = "linux"))]
fn reserve(_: &File, _: u64) {}

#[cfg(not(target_os = "linux"))]
fn copy(_: &File, _: u64, _: &File, _: u64) -> io::Result<u64> {
    Ok(0)
}

#[derive(Debug, Default)]
pub(crate) struct Counter(pub(crate) u64);

impl Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Sink for Counter {
    fn copy_from(&mut self, _: &File, range: Range<u64>) -> io::Result<u64> {
        let count = range.end - range.start;
        self.0 += count;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reserved_space_that_is_not_needed_is_freed() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let content = vec![b'x'; 3 << 20];
        let progress = Progress::default();
        write_through(file.as_file(), 1 << 26, &progress, |out| (0..7).try_for_each(|_| out.write_all(&content)))
            .unwrap();
        assert_eq!(std::fs::read(file.path()).unwrap(), content.repeat(7));
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            let on_disk = 512 * file.as_file().metadata().unwrap().blocks();
            assert!(on_disk < 8 * (content.len() as u64), "{on_disk} bytes are taken");
        }
    }

    #[test]
    fn errors_of_the_writer_are_returned() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let outcome = write_through(file.as_file(), 0, &Progress::default(), |_| Err(ErrorKind::InvalidData.into()));
        assert_eq!(outcome.unwrap_err().kind(), ErrorKind::InvalidData);
    }
}
