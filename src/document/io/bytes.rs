//! The bytes of a file: small files are kept in memory, large ones are read on demand.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::file::Stamp;
use super::open_file::OpenFile;

/// A writer that may copy directly from files.
pub(crate) trait Sink: Write {
    /// Copies the beginning of a range of an open file without reading it, and returns the number of bytes copied.
    fn copy_from(&mut self, _file: &File, _range: Range<u64>) -> io::Result<u64> {
        Ok(0)
    }
}

impl Sink for Vec<u8> {}

pub(crate) struct FnSink<F>(pub(crate) F);

impl<F: FnMut(&[u8]) -> io::Result<()>> Write for FnSink<F> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (self.0)(bytes).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<F: FnMut(&[u8]) -> io::Result<()>> Sink for FnSink<F> {}

/// The bytes of a file. They are assumed not to change; [`Bytes::changed_file`] checks that.
#[derive(Clone, Debug)]
pub(crate) enum Bytes {
    Held(Arc<Vec<u8>>),
    OnDisk(Disk),
}

#[derive(Debug)]
pub(crate) struct Disk {
    file: Arc<OpenFile>,
    length: usize,
    /// The cached pages, the most recently used first.
    pages: RefCell<VecDeque<Page>>,
}

#[derive(Clone, Debug)]
struct Page {
    number: usize,
    bytes: Arc<Vec<u8>>,
}

/// Size of a page in bytes. Reading a single record usually costs one page.
const PAGE: usize = 1 << 14;
/// Maximum number of cached pages.
const PAGES: usize = 64;

/// Maximum number of bytes of a read that does not load a page, because it only looks for a line end.
const SMALL_READ: usize = 4;
/// Maximum number of bytes that are read at once without caching them.
const STRETCH: usize = 1 << 18;

/// Minimum number of bytes that the system copies directly. For fewer bytes, reading and writing is faster.
const MIN_COPY: usize = 1 << 17;

impl Bytes {
    pub(crate) fn held(bytes: Vec<u8>) -> Self {
        Self::Held(Arc::new(bytes))
    }

    pub(crate) fn on_disk(file: File, path: &Path, length: usize, stamp: Stamp) -> Self {
        Self::OnDisk(Disk { file: OpenFile::new(file, path, stamp), length, pages: RefCell::default() })
    }

    pub(crate) fn are_on_disk(&self) -> bool {
        matches!(self, Self::OnDisk(_))
    }

    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Held(bytes) => bytes.len(),
            Self::OnDisk(disk) => disk.length,
        }
    }

    /// Returns the bytes of a range; fewer at the end of the file or if they cannot be read.
    pub(crate) fn get(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        let end = range.end.min(self.len());
        let range = range.start.min(end)..end;
        match self {
            Self::Held(bytes) => Cow::Borrowed(&bytes[range]),
            Self::OnDisk(disk) => Cow::Owned(disk.get(range)),
        }
    }

    /// Returns the bytes from `start` on: all of them if they are in memory, or only the first chunk from disk.
    pub(crate) fn chunk_from(&self, start: usize) -> Cow<'_, [u8]> {
        self.first_chunk(start..self.len())
    }

    /// Returns the bytes of a range. Of a long range on disk, returns only the first chunk, and does not cache it.
    pub(crate) fn first_chunk(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        match self {
            Self::OnDisk(disk) if range.len() > PAGE => {
                Cow::Owned(disk.read(range.start..range.end.min(range.start.saturating_add(STRETCH)).min(disk.length)))
            }
            _ => self.get(range),
        }
    }

    /// Writes a range; long ranges are copied by the system. Fails if the file no longer has all bytes.
    pub(crate) fn copy(&self, range: Range<usize>, out: &mut dyn Sink) -> io::Result<()> {
        match self {
            Self::Held(bytes) => out.write_all(bytes.get(range).ok_or(ErrorKind::UnexpectedEof)?),
            Self::OnDisk(disk) => disk.copy(range, out),
        }
    }

    /// Returns the path of the file if another program has changed it since it was opened. Asks the file system.
    pub(crate) fn changed_file(&self) -> Option<&Path> {
        match self {
            Self::Held(_) => None,
            Self::OnDisk(disk) => disk.file.is_changed().then(|| disk.file.path()),
        }
    }
}

impl Clone for Disk {
    fn clone(&self) -> Self {
        Self { file: self.file.clone(), pages: RefCell::default(), length: self.length }
    }
}

impl Disk {
    fn copy(&self, range: Range<usize>, out: &mut dyn Sink) -> io::Result<()> {
        let mut at = range.start;
        while at < range.end {
            if range.end - at >= MIN_COPY {
                let taken = self.file.with(|file| out.copy_from(file, at as u64..range.end as u64))?;
                at += usize::try_from(taken).unwrap_or(usize::MAX);
                if taken > 0 {
                    continue;
                }
            }
            let (part, outcome) = self.try_read(at..range.end.min(at + STRETCH));
            out.write_all(&part)?;
            outcome?;
            at += part.len();
        }
        Ok(())
    }

    fn get(&self, range: Range<usize>) -> Vec<u8> {
        let number = range.start / PAGE;
        if range.len() <= SMALL_READ && !self.pages.borrow().iter().any(|page| page.number == number) {
            return self.read(range);
        }
        let mut bytes = Vec::with_capacity(range.len());
        let mut at = range.start;
        while at < range.end {
            let page = self.page(at / PAGE);
            let start = at % PAGE;
            let part = page.get(start..page.len().min(start + range.end - at)).unwrap_or_default();
            if part.is_empty() {
                break;
            }
            bytes.extend_from_slice(part);
            at += part.len();
        }
        bytes
    }

    fn page(&self, number: usize) -> Arc<Vec<u8>> {
        let mut pages = self.pages.borrow_mut();
        if let Some(at) = pages.iter().position(|page| page.number == number) {
            if let Some(page) = pages.remove(at) {
                pages.push_front(page);
            }
        } else {
            let start = number * PAGE;
            let bytes = Arc::new(self.read(start..(start + PAGE).min(self.length)));
            pages.truncate(PAGES - 1);
            pages.push_front(Page { number, bytes });
        }
        pages.front().map(|page| page.bytes.clone()).unwrap_or_default()
    }

    fn read(&self, range: Range<usize>) -> Vec<u8> {
        self.try_read(range).0
    }

    /// Reads a range from disk; also returns the error if it is incomplete.
    fn try_read(&self, range: Range<usize>) -> (Vec<u8>, io::Result<()>) {
        let mut bytes = vec![0; range.len()];
        let mut filled = 0;
        let mut outcome = Ok(());
        while filled < bytes.len() && outcome.is_ok() {
            let at = (range.start + filled) as u64;
            match self.file.with(|file| read_at(file, &mut bytes[filled..], at)) {
                Ok(0) => outcome = Err(ErrorKind::UnexpectedEof.into()),
                Ok(count) => filled += count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => outcome = Err(error),
            }
        }
        bytes.truncate(filled);
        (bytes, outcome)
    }
}

/// Reads at an offset without moving the cursor that other readers share.
pub(crate) fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<usize> {
    #[cfg(unix)]
    return std::os::unix::fs::FileExt::read_at(file, bytes, at);
    #[cfg(windows)]
    return std::os::windows::fs::FileExt::seek_read(file, bytes, at);
}
