//! Splitting a stream into batches of whole lines.

use std::io::{self, Read};
use std::mem;

use super::source::{COMMENT_SIGNS, truncate_utf8};

/// Approximate size of a read and of a batch, in bytes.
pub(crate) const BATCH: usize = 1 << 17;
/// Maximum length of a line in bytes. It exceeds the maximum of the EPD reader, so that this reader reports the text
/// beyond its own maximum.
pub(crate) const LONGEST_LINE: usize = 1 << 21;

/// Maximum number of comments that are kept with the line below them.
const MOST_COMMENTS: usize = 17;

#[derive(Debug)]
pub(crate) struct Batch {
    /// The number of the first line in the stream, from 1.
    pub(crate) first: usize,
    /// The bytes with their line ends: LF, CRLF or CR.
    pub(crate) bytes: Vec<u8>,
}

impl Batch {
    /// Iterates over the lines. Each item is a line without its line end, and the same line with it.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&[u8], &[u8])> {
        let mut rest = self.bytes.as_slice();
        std::iter::from_fn(move || {
            let (line, behind) = split_line(rest)?;
            let whole = &rest[..rest.len() - behind.len()];
            rest = behind;
            Some((line, whole))
        })
    }
}

fn split_line(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    if bytes.is_empty() {
        return None;
    }
    let Some((line, rest)) = memchr::memchr2(b'\n', b'\r', bytes).and_then(|end| bytes.split_at_checked(end)) else {
        return Some((bytes, &[]));
    };
    Some((line, rest.strip_prefix(b"\r\n").or_else(|| rest.get(1..)).unwrap_or_default()))
}

pub(crate) trait Batches {
    /// Reads the next batch; `None` at the end of the stream.
    fn next(&mut self) -> io::Result<Option<Batch>>;
}

/// Reads the lines of a stream in batches. Lines that have arrived are returned before waiting for more.
pub(crate) struct LineBatches<R> {
    stream: R,
    longest: usize,
    buffered: Vec<u8>,
    /// The number of buffered bytes up to the last complete line end.
    complete: usize,
    /// The number of complete bytes before the comments at their end, which belong to the next line.
    ready: usize,
    next_line: usize,
    has_ended: bool,
}

impl<R: Read> LineBatches<R> {
    /// Reads from the beginning of a stream. A line longer than `longest` bytes may be cut.
    pub(crate) fn new(stream: R, longest: usize) -> Self {
        Self { stream, longest, buffered: Vec::new(), complete: 0, ready: 0, next_line: 1, has_ended: false }
    }

    fn take_batch(&mut self, end: usize) -> Batch {
        let rest = self.buffered.split_off(end);
        let bytes = mem::replace(&mut self.buffered, rest);
        let first = self.next_line;
        self.next_line += line_ends(&bytes);
        self.complete = self.complete.saturating_sub(end);
        self.ready = 0;
        Batch { first, bytes }
    }

    /// Reads more bytes. Only these are searched for line ends, so that a long line takes linear time.
    fn read_more(&mut self) -> io::Result<()> {
        let length = self.buffered.len();
        self.buffered.resize(length + BATCH, 0);
        let read = read_some(&mut self.stream, &mut self.buffered[length..])?;
        self.buffered.truncate(length + read);
        self.has_ended = read == 0;
        // A CR at the end was not complete.
        let searched = length.saturating_sub(1);
        match whole_lines(&self.buffered[searched..]) {
            0 => {}
            end => self.set_complete(searched + end),
        }
        Ok(())
    }

    fn set_complete(&mut self, complete: usize) {
        self.complete = complete;
        self.ready = trailing_comments_start(&self.buffered[..complete]);
    }

    /// Reads up to the next line end and discards everything before it.
    fn skip_to_line_end(&mut self) -> io::Result<()> {
        let mut bytes = vec![0; BATCH];
        loop {
            let read = read_some(&mut self.stream, &mut bytes)?;
            let read = bytes.get(..read).unwrap_or_default();
            self.has_ended = read.is_empty();
            let end = memchr::memchr2(b'\n', b'\r', read);
            self.buffered.extend_from_slice(end.and_then(|end| read.get(end..)).unwrap_or_default());
            if self.has_ended || end.is_some() {
                self.set_complete(whole_lines(&self.buffered));
                return Ok(());
            }
        }
    }
}

impl<R: Read> Batches for LineBatches<R> {
    /// Reads the next lines. Holds back comments at the end, to return them together with the line below.
    fn next(&mut self) -> io::Result<Option<Batch>> {
        loop {
            let end = if self.has_ended {
                self.buffered.len()
            } else if self.ready == 0 && self.buffered.len() > self.longest {
                self.complete
            } else {
                self.ready
            };
            if end > 0 {
                return Ok(Some(self.take_batch(end)));
            }
            if self.has_ended {
                return Ok(None);
            }
            if self.buffered.len() > self.longest && !self.buffered.ends_with(b"\r") {
                let length = truncate_utf8(&self.buffered, self.longest).len();
                self.buffered.truncate(length);
                self.skip_to_line_end()?;
            } else {
                self.read_more()?;
            }
        }
    }
}

pub(crate) fn read_some(stream: &mut impl Read, bytes: &mut [u8]) -> io::Result<usize> {
    loop {
        match stream.read(bytes) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

/// The number of bytes up to the last complete line end. A CR at the end is not complete, because an LF may follow.
fn whole_lines(bytes: &[u8]) -> usize {
    let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
    memchr::memrchr2(b'\n', b'\r', bytes).map_or(0, |end| end + 1)
}

/// Returns the byte offset of the comments at the end of these lines, at most [`MOST_COMMENTS`] of them.
fn trailing_comments_start(lines: &[u8]) -> usize {
    let mut end = lines.len();
    for _ in 0..MOST_COMMENTS {
        let before = &lines[..end];
        let text = before.strip_suffix(b"\r\n").or_else(|| before.get(..end.checked_sub(1)?)).unwrap_or_default();
        let start = memchr::memrchr2(b'\n', b'\r', text).map_or(0, |at| at + 1);
        if !is_comment(&text[start..]) {
            break;
        }
        end = start;
    }
    end
}

fn is_comment(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    COMMENT_SIGNS.iter().any(|sign| line.starts_with(sign.as_bytes()))
}

pub(crate) fn line_ends(bytes: &[u8]) -> usize {
    let count = |sign: u8| memchr::memchr_iter(sign, bytes).count();
    if memchr::memchr(b'\r', bytes).is_none() {
        return count(b'\n');
    }
    count(b'\n') + count(b'\r') - memchr::memmem::find_iter(bytes, b"\r\n").count()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Drops<'a>(&'a [u8], usize);

    impl Read for Drops<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let length = self.1.min(into.len()).min(self.0.len());
            let (now, later) = self.0.split_at(length);
            into[..length].copy_from_slice(now);
            self.0 = later;
            Ok(length)
        }
    }

    fn lines(text: &str, drop: usize, longest: usize) -> Vec<(usize, String)> {
        let mut batches = LineBatches::new(Drops(text.as_bytes(), drop), longest);
        let mut all = Vec::new();
        while let Some(lines) = batches.next().unwrap() {
            let text = |(line, _): (&[u8], &[u8])| String::from_utf8_lossy(line).into_owned();
            all.extend((lines.first..).zip(lines.iter().map(text)));
        }
        all
    }

    #[test]
    fn lines_are_the_same_however_they_arrive() {
        for text in ["", "\n", "a", "a\n", "a\r\nb\r\n", "a\rb\r\rc", "a\n\nb", "\r\n\r\n", "a\r\n\rb\nc\r"] {
            let expected: Vec<String> =
                text.replace("\r\n", "\n").replace('\r', "\n").lines().map(str::to_owned).collect();
            for drop in [1, 2, 3, 100] {
                let expected: Vec<_> = (1..).zip(expected.clone()).collect();
                assert_eq!(lines(text, drop, 100), expected, "{text:?} by {drop}");
            }
        }
    }

    #[test]
    fn long_lines_are_cut_and_the_next_ones_are_whole() {
        let text = "0123456789\r\nab\r0123456789abcdef\nc";
        let expected = ["01234567", "ab", "01234567", "c"].map(str::to_owned);
        let cut = |mut line: String| {
            line.truncate(8);
            line
        };
        for drop in [1, 2, 3, 5, 100] {
            let found: Vec<_> = lines(text, drop, 8).into_iter().map(|(_, line)| cut(line)).collect();
            assert_eq!(found, expected, "by {drop}");
            assert_eq!(lines(text, drop, 8).last(), Some(&(4, "c".to_owned())), "by {drop}");
        }
    }
}
