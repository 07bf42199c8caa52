//! A file that is being written: how far it is, whether it goes on, and stretches of other files that the system copies.

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::ops::Range;

use super::bytes::Sink;
use super::work::Progress;

/// A file that is being written.
#[derive(Debug)]
pub(super) struct Output<'a> {
    out: BufWriter<&'a File>,
    progress: &'a Progress,
    /// Whether the system copies from file to file here.
    takes: bool,
}

/// The system copies so much at once, so that the progress is seen and that it can be cancelled.
const MOST: u64 = 1 << 22;

impl<'a> Output<'a> {
    /// Writes to a file from where it stands on.
    pub(super) fn new(file: &'a File, progress: &'a Progress) -> Self {
        Self { out: BufWriter::with_capacity(1 << 16, file), progress, takes: true }
    }

    /// Fails once the work has been cancelled.
    fn go_on(&self) -> io::Result<()> {
        if self.progress.is_cancelled() { Err(io::Error::other("cancelled")) } else { Ok(()) }
    }
}

impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.go_on()?;
        let count = self.out.write(bytes)?;
        self.progress.advance(count as u64);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Sink for Output<'_> {
    fn take(&mut self, file: &File, range: Range<u64>) -> io::Result<u64> {
        if !self.takes {
            return Ok(0);
        }
        self.go_on()?;
        self.out.flush()?;
        let most = (range.end - range.start).min(MOST);
        match copy(file, range.start, self.out.get_ref(), most) {
            Ok(count) if count > 0 => {
                self.progress.advance(count);
                Ok(count)
            }
            Err(error) if is_final(error.kind()) => Err(error),
            // Not every file system can, nor can it between any two of them. Then the bytes are read and written.
            Ok(_) | Err(_) => {
                self.takes = false;
                Ok(0)
            }
        }
    }
}

/// Whether writing the bytes one by one would fail just so.
fn is_final(kind: ErrorKind) -> bool {
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

#[cfg(not(target_os = "linux"))]
fn copy(_: &File, _: u64, _: &File, _: u64) -> io::Result<u64> {
    Ok(0)
}

/// Counts the bytes that would be written.
#[derive(Debug, Default)]
pub(super) struct Counter(pub(super) u64);

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
    fn take(&mut self, _: &File, range: Range<u64>) -> io::Result<u64> {
        let count = range.end - range.start;
        self.0 += count;
        Ok(count)
    }
}
