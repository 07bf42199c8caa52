//! Going through bytes line by line, and fast over those of which there is nothing to find out.

use memchr::memchr2;

use super::above::may_name_rules;
use crate::document::io::LineKind;

/// Lines on the way through some bytes.
#[derive(Debug)]
pub(crate) struct LineWalk<'a> {
    bytes: &'a [u8],
    /// Whether nothing follows the bytes.
    is_last: bool,
    /// Where what stands above the next record begins.
    lead: usize,
    /// Whether that may name rules, so that the record below is not to be passed over.
    names_rules: bool,
    /// Where the next line begins, and how many are before it.
    at: usize,
    count: usize,
}

/// A record on the way.
#[derive(Debug)]
pub(crate) enum LineStep {
    /// One that was gone over.
    Passed,
    /// A line.
    Line {
        /// How many lines are before it.
        number: usize,
        /// Where what stands above it begins.
        lead: usize,
        /// Where it begins.
        start: usize,
        /// Where it ends, without its line end.
        end: usize,
    },
}

impl<'a> LineWalk<'a> {
    /// A walk from the start of a line on.
    pub(crate) fn new(bytes: &'a [u8], is_last: bool) -> Self {
        Self { bytes, is_last, lead: 0, names_rules: false, at: 0, count: 0 }
    }

    /// The next record; `None` where there is none, or none that is known to be whole.
    ///
    /// `pass` is given how many lines are before some, and these, and may return what follows the text of the first one
    /// if that is a record to be gone over;
    /// `kind` tells what kind of line another one is.
    pub(crate) fn next(
        &mut self,
        pass: &mut impl FnMut(usize, &'a [u8]) -> Option<&'a [u8]>,
        kind: impl Fn(&'a [u8]) -> LineKind,
    ) -> Option<LineStep> {
        loop {
            let start = self.at;
            let lines = self.bytes.get(start..).filter(|lines| !lines.is_empty())?;
            if !self.names_rules
                && let Some(rest) = pass(self.count, lines)
            {
                self.at = self.behind_line(self.bytes.len() - rest.len())?;
                self.lead = self.at;
                self.count += 1;
                return Some(LineStep::Passed);
            }
            let end = memchr2(b'\n', b'\r', lines).map_or(self.bytes.len(), |length| start + length);
            self.at = self.behind_line(end)?;
            self.count += 1;
            let line = lines.get(..end - start).unwrap_or_default();
            if kind(line) == LineKind::Record {
                self.names_rules = false;
                let lead = std::mem::replace(&mut self.lead, self.at);
                return Some(LineStep::Line { number: self.count - 1, lead, start, end });
            }
            self.names_rules |= may_name_rules(line);
        }
    }

    /// How many bytes the records have that were met, with what stands above them.
    pub(crate) fn used(&self) -> usize {
        self.lead
    }

    /// Where the line behind the one that ends at a place begins; `None` if that cannot be told before more is read.
    fn behind_line(&self, end: usize) -> Option<usize> {
        match self.bytes.get(end..)? {
            [b'\r', b'\n', ..] => Some(end + 2),
            [b'\r'] if !self.is_last => None,
            [_, ..] => Some(end + 1),
            [] => self.is_last.then_some(end),
        }
    }
}
