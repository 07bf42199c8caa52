//! The bytes of a file, read where they are needed: a small file is held, a large one stays on the disk.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::file::Stamp;

/// Where bytes are written to.
pub(crate) trait Sink: Write {
    /// Takes a stretch of an open file, or the beginning of it, without its bytes passing through here; how many it
    /// took, 0 where it can take none.
    ///
    /// # Errors
    /// Those of writing.
    fn take(&mut self, _file: &File, _range: Range<u64>) -> io::Result<u64> {
        Ok(0)
    }
}

impl Sink for Vec<u8> {}

/// A function that takes bytes, for what is no file.
pub(crate) struct Taking<F>(pub(crate) F);

impl<F: FnMut(&[u8]) -> io::Result<()>> Write for Taking<F> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (self.0)(bytes).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<F: FnMut(&[u8]) -> io::Result<()>> Sink for Taking<F> {}

/// The bytes of a file. They are taken to stay as they are; [`Bytes::changed_file`] tells when they did not.
#[derive(Clone, Debug)]
pub(crate) enum Bytes {
    /// All of them.
    Held(Arc<Vec<u8>>),
    /// An open file. Another one that takes its place in the folder does not change it.
    OnDisk(Disk),
}

/// An open file and the parts of it that were read last.
#[derive(Debug)]
pub(crate) struct Disk {
    file: Arc<File>,
    path: Arc<Path>,
    length: usize,
    /// What the file was when it was opened.
    stamp: Stamp,
    /// Those read last are in front.
    pages: RefCell<VecDeque<Page>>,
}

#[derive(Clone, Debug)]
struct Page {
    number: usize,
    bytes: Arc<Vec<u8>>,
}

/// The bytes of a page, and how many pages are kept. A record that stands alone costs the reading of a page.
const PAGE: usize = 1 << 14;
const PAGES: usize = 64;

/// So few bytes are not worth a page: they only tell how a line ends.
const FEW: usize = 4;

/// So many bytes are read together: enough that reading them costs little beside looking at them.
const STRETCH: usize = 1 << 18;

/// Shorter stretches are read and written, which costs less than telling the system to copy them.
const LONG: usize = 1 << 17;

impl Bytes {
    /// These bytes.
    pub(crate) fn held(bytes: Vec<u8>) -> Self {
        Self::Held(Arc::new(bytes))
    }

    /// An open file of this length, which was opened at this path and had this stamp then.
    pub(crate) fn on_disk(file: File, path: &Path, length: usize, stamp: Stamp) -> Self {
        Self::OnDisk(Disk { file: Arc::new(file), path: path.into(), length, stamp, pages: RefCell::default() })
    }

    /// Whether they are read where they are needed.
    pub(crate) fn are_on_disk(&self) -> bool {
        matches!(self, Self::OnDisk(_))
    }

    /// How many bytes there are.
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Held(bytes) => bytes.len(),
            Self::OnDisk(disk) => disk.length,
        }
    }

    /// The bytes of a stretch; fewer where it goes beyond the end or where they could not be read.
    pub(crate) fn get(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        let end = range.end.min(self.len());
        let range = range.start.min(end)..end;
        match self {
            Self::Held(bytes) => Cow::Borrowed(&bytes[range]),
            Self::OnDisk(disk) => Cow::Owned(disk.get(range)),
        }
    }

    /// The bytes from a place on, in stretches of some length: the whole rest where it is held, else a part.
    pub(crate) fn from(&self, start: usize) -> Cow<'_, [u8]> {
        self.beginning(start..self.len())
    }

    /// The bytes of a stretch, of a long one on the disk only the beginning. Long ones are not kept.
    pub(crate) fn beginning(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        match self {
            Self::OnDisk(disk) if range.len() > PAGE => {
                Cow::Owned(disk.read(range.start..range.end.min(range.start.saturating_add(STRETCH)).min(disk.length)))
            }
            _ => self.get(range),
        }
    }

    /// Writes a stretch. Those from a file on to a file do not pass through memory, if they are long.
    ///
    /// # Errors
    /// Those of the writer, and if the file no longer has all of these bytes.
    pub(crate) fn copy(&self, range: Range<usize>, out: &mut dyn Sink) -> io::Result<()> {
        match self {
            Self::Held(bytes) => out.write_all(bytes.get(range).ok_or(ErrorKind::UnexpectedEof)?),
            Self::OnDisk(disk) => disk.copy(range, out),
        }
    }

    /// Where the file was opened, if another program has changed it since, so that these are other bytes now. Asks
    /// the file system.
    pub(crate) fn changed_file(&self) -> Option<&Path> {
        match self {
            Self::Held(_) => None,
            Self::OnDisk(disk) => (Stamp::of_file(&disk.file) != Some(disk.stamp)).then_some(&*disk.path),
        }
    }
}

impl Clone for Disk {
    /// The file without the parts that were read.
    fn clone(&self) -> Self {
        let (file, path) = (self.file.clone(), self.path.clone());
        Self { file, path, pages: RefCell::default(), ..*self }
    }
}

impl Disk {
    /// Writes a stretch.
    fn copy(&self, range: Range<usize>, out: &mut dyn Sink) -> io::Result<()> {
        let mut at = range.start;
        while at < range.end {
            if range.end - at >= LONG {
                let taken = out.take(&self.file, at as u64..range.end as u64)?;
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

    /// A stretch out of the pages, which are kept.
    fn get(&self, range: Range<usize>) -> Vec<u8> {
        if range.len() <= FEW && !self.has_page(range.start / PAGE) {
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

    fn has_page(&self, number: usize) -> bool {
        self.pages.borrow().iter().any(|page| page.number == number)
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

    /// A stretch from the disk; less of it where the file no longer has it or cannot be read.
    fn read(&self, range: Range<usize>) -> Vec<u8> {
        self.try_read(range).0
    }

    /// A stretch from the disk, or what there is of it and why there is no more.
    fn try_read(&self, range: Range<usize>) -> (Vec<u8>, io::Result<()>) {
        let mut bytes = vec![0; range.len()];
        let mut filled = 0;
        let mut outcome = Ok(());
        while filled < bytes.len() && outcome.is_ok() {
            match read_at(&self.file, &mut bytes[filled..], (range.start + filled) as u64) {
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

/// Reads from a place of a file without moving the place at which others read.
pub(crate) fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<usize> {
    #[cfg(unix)]
    return std::os::unix::fs::FileExt::read_at(file, bytes, at);
    #[cfg(windows)]
    return std::os::windows::fs::FileExt::seek_read(file, bytes, at);
}
