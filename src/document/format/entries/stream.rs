//! Splits a stream of entries into batches that are files by themselves.

use std::io::{self, Read};

use super::dialect::Dialect;
use super::spans;
use crate::document::io::{BATCH, Batch, Batches, Bytes, Source, line_ends, read_some};

/// Maximum length of an entry in bytes, unless entries are read to their ends. A longer one is cut off.
const LONGEST: usize = 1 << 21;

/// Reads whole entries in batches.
pub(super) struct EntryBatches<R> {
    stream: R,
    dialect: &'static dyn Dialect,
    longest: usize,
    rest: Vec<u8>,
    /// The number of the first line of `rest`.
    line: usize,
    has_ended: bool,
}

impl<R: Read> EntryBatches<R> {
    pub(super) fn new(stream: R, dialect: &'static dyn Dialect, to_their_ends: bool) -> Self {
        let longest = if to_their_ends { usize::MAX } else { LONGEST };
        Self { stream, dialect, longest, rest: Vec::new(), line: 1, has_ended: false }
    }

    /// Reads until `rest` has this number of bytes.
    fn read_to(&mut self, length: usize) -> io::Result<()> {
        while self.rest.len() < length && !self.has_ended {
            let old = self.rest.len();
            self.rest.resize(old + BATCH, 0);
            let read = read_some(&mut self.stream, &mut self.rest[old..])?;
            self.rest.truncate(old + read);
            self.has_ended = read == 0;
        }
        Ok(())
    }

    /// Returns the end of the last record that is surely complete: another one follows.
    fn complete(&self) -> usize {
        let source = Source::new(Bytes::held(self.rest.clone()));
        let records = spans(self.dialect, &source, 0..self.rest.len());
        let ends: Vec<usize> = records.map(|span| span.whole().end).collect();
        ends.iter().rev().nth(1).copied().unwrap_or_default()
    }
}

impl<R: Read> Batches for EntryBatches<R> {
    fn next(&mut self) -> io::Result<Option<Batch>> {
        let mut wanted = BATCH;
        loop {
            self.read_to(wanted)?;
            let end = if self.has_ended { self.rest.len() } else { self.complete() };
            if end == 0 && self.has_ended {
                return Ok(None);
            }
            let end = if end == 0 && self.rest.len() >= self.longest { self.rest.len() } else { end };
            if end > 0 {
                let rest = self.rest.split_off(end);
                let bytes = std::mem::replace(&mut self.rest, rest);
                let first = self.line;
                self.line += line_ends(&bytes);
                return Ok(Some(Batch { first, bytes }));
            }
            wanted = wanted.saturating_mul(2);
        }
    }
}
