//! The bytes of a file, read where they are needed: a small file is held, a large one stays on the disk.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::ops::Range;
use std::sync::Arc;

/// The bytes of a file. They are taken to stay as they are; [`Bytes::failure`] tells when they did not.
#[derive(Debug)]
pub(super) enum Bytes {
    /// All of them.
    Held(Arc<Vec<u8>>),
    /// An open file. Another one that takes its place in the folder does not change it.
    OnDisk(Disk),
}

/// An open file and the parts of it that were read last.
#[derive(Debug)]
pub(super) struct Disk {
    file: Arc<File>,
    length: usize,
    /// Those read last are in front.
    pages: RefCell<VecDeque<Page>>,
    failed: Cell<Option<ErrorKind>>,
}

#[derive(Clone, Debug)]
struct Page {
    number: usize,
    bytes: Arc<[u8]>,
}

/// The bytes of a page, and how many pages are kept.
const PAGE: usize = 1 << 16;
const PAGES: usize = 64;

impl Bytes {
    /// These bytes.
    pub(super) fn held(bytes: Vec<u8>) -> Self {
        Self::Held(Arc::new(bytes))
    }

    /// An open file of this length.
    pub(super) fn on_disk(file: File, length: usize) -> Self {
        Self::OnDisk(Disk::new(Arc::new(file), length))
    }

    /// The same bytes for another thread.
    pub(super) fn again(&self) -> Self {
        match self {
            Self::Held(bytes) => Self::Held(bytes.clone()),
            Self::OnDisk(disk) => Self::OnDisk(Disk::new(disk.file.clone(), disk.length)),
        }
    }

    /// Whether they are read where they are needed.
    pub(super) fn are_on_disk(&self) -> bool {
        matches!(self, Self::OnDisk(_))
    }

    /// How many bytes there are.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Held(bytes) => bytes.len(),
            Self::OnDisk(disk) => disk.length,
        }
    }

    /// The bytes of a stretch; fewer where it goes beyond the end or where they could not be read.
    pub(super) fn get(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        let end = range.end.min(self.len());
        let range = range.start.min(end)..end;
        match self {
            Self::Held(bytes) => Cow::Borrowed(&bytes[range]),
            Self::OnDisk(disk) => Cow::Owned(disk.get(range)),
        }
    }

    /// The bytes from a place on, in stretches of some length: the whole rest where it is held, else a part.
    pub(super) fn from(&self, start: usize) -> Cow<'_, [u8]> {
        /// Long enough that reading it costs little beside looking at it.
        const STRETCH: usize = 1 << 18;
        match self {
            Self::Held(bytes) => Cow::Borrowed(bytes.get(start..).unwrap_or_default()),
            Self::OnDisk(disk) => Cow::Owned(disk.read(start..start.saturating_add(STRETCH).min(disk.length))),
        }
    }

    /// Writes a stretch.
    ///
    /// # Errors
    /// Those of the writer, and if the file no longer has all of these bytes.
    pub(super) fn copy(&self, range: Range<usize>, out: &mut dyn Write) -> io::Result<()> {
        let mut at = range.start;
        while at < range.end {
            let rest = self.from(at);
            let part = &rest[..rest.len().min(range.end - at)];
            if part.is_empty() {
                let kind = self.failure().unwrap_or(ErrorKind::UnexpectedEof);
                return Err(kind.into());
            }
            out.write_all(part)?;
            at += part.len();
        }
        Ok(())
    }

    /// Why bytes could not be read, if that ever happened.
    pub(super) fn failure(&self) -> Option<ErrorKind> {
        match self {
            Self::Held(_) => None,
            Self::OnDisk(disk) => disk.failed.get(),
        }
    }
}

impl Disk {
    fn new(file: Arc<File>, length: usize) -> Self {
        Self { file, length, pages: RefCell::default(), failed: Cell::new(None) }
    }

    /// A stretch out of the pages, which are kept.
    fn get(&self, range: Range<usize>) -> Vec<u8> {
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

    fn page(&self, number: usize) -> Arc<[u8]> {
        let mut pages = self.pages.borrow_mut();
        if let Some(at) = pages.iter().position(|page| page.number == number) {
            if let Some(page) = pages.remove(at) {
                pages.push_front(page);
            }
        } else {
            let start = number * PAGE;
            let bytes = self.read(start..(start + PAGE).min(self.length)).into();
            pages.truncate(PAGES - 1);
            pages.push_front(Page { number, bytes });
        }
        pages.front().map(|page| page.bytes.clone()).unwrap_or_default()
    }

    /// A stretch from the disk.
    fn read(&self, range: Range<usize>) -> Vec<u8> {
        let mut bytes = vec![0; range.len()];
        let mut filled = 0;
        while filled < bytes.len() {
            match read_at(&self.file, &mut bytes[filled..], (range.start + filled) as u64) {
                Ok(0) => {
                    self.failed.set(Some(ErrorKind::UnexpectedEof));
                    break;
                }
                Ok(count) => filled += count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failed.set(Some(error.kind()));
                    break;
                }
            }
        }
        bytes.truncate(filled);
        bytes
    }
}

/// Reads from a place of a file without moving the place at which others read.
pub(super) fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<usize> {
    #[cfg(unix)]
    return std::os::unix::fs::FileExt::read_at(file, bytes, at);
    #[cfg(windows)]
    return std::os::windows::fs::FileExt::seek_read(file, bytes, at);
}
