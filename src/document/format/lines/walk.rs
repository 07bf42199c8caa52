//! Walks through bytes line by line, with a fast path for records that the caller can handle without the text above
//! them.

use memchr::memchr2;

use super::lead::may_name_variant;
use crate::document::io::LineKind;

#[derive(Debug)]
pub(crate) struct LineWalk<'a> {
    bytes: &'a [u8],
    /// `true` if these are the last bytes of the input.
    is_last: bool,
    lead: usize,
    /// `true` if the lead of the next record may name a variant. The record then cannot take the fast path.
    may_name_variant: bool,
    at: usize,
    count: usize,
}

#[derive(Debug)]
pub(crate) enum WalkedRecord {
    /// A record that took the fast path.
    Skipped,
    /// A record and its lead, the text above it. `number` lines come before the line of the record. The other values
    /// are byte offsets; `end` is before the line end.
    Line { number: usize, lead: usize, start: usize, end: usize },
}

impl<'a> LineWalk<'a> {
    pub(crate) fn new(bytes: &'a [u8], is_last: bool) -> Self {
        Self { bytes, is_last, lead: 0, may_name_variant: false, at: 0, count: 0 }
    }

    /// Returns the next record, or `None` if no further record is known to be complete. `pass` is the fast path: it is
    /// called with the number of lines so far and the bytes that are left. To skip the next line as a record,
    /// `pass` returns the bytes after the text of that line. `kind` classifies all other lines.
    pub(crate) fn next(
        &mut self,
        pass: &mut impl FnMut(usize, &'a [u8]) -> Option<&'a [u8]>,
        kind: impl Fn(&'a [u8]) -> LineKind,
    ) -> Option<WalkedRecord> {
        loop {
            let start = self.at;
            let lines = self.bytes.get(start..).filter(|lines| !lines.is_empty())?;
            if !self.may_name_variant
                && let Some(rest) = pass(self.count, lines)
            {
                self.at = self.behind_line(self.bytes.len() - rest.len())?;
                self.lead = self.at;
                self.count += 1;
                return Some(WalkedRecord::Skipped);
            }
            let end = memchr2(b'\n', b'\r', lines).map_or(self.bytes.len(), |length| start + length);
            self.at = self.behind_line(end)?;
            self.count += 1;
            let line = lines.get(..end - start).unwrap_or_default();
            if kind(line) == LineKind::Record {
                self.may_name_variant = false;
                let lead = std::mem::replace(&mut self.lead, self.at);
                return Some(WalkedRecord::Line { number: self.count - 1, lead, start, end });
            }
            self.may_name_variant |= may_name_variant(line);
        }
    }

    /// The number of bytes up to the end of the last record.
    pub(crate) fn used(&self) -> usize {
        self.lead
    }

    /// Returns the offset of the next line after a line that ends at `end`; `None` if more bytes are needed to know it.
    fn behind_line(&self, end: usize) -> Option<usize> {
        match self.bytes.get(end..)? {
            [b'\r', b'\n', ..] => Some(end + 2),
            [b'\r'] if !self.is_last => None,
            [_, ..] => Some(end + 1),
            [] => self.is_last.then_some(end),
        }
    }
}
