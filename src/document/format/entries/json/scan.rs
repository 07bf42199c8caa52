//! Finds the objects of problems in JSON, without reading their values.

use std::borrow::Cow;
use std::ops::Range;

use memchr::{memchr2, memchr3};

use crate::document::format::entries::dialect::ScanStep;
use crate::document::format::index::CHECK_INTERVAL;
use crate::document::io::Source;

const KEY: &[u8] = b"\"algebraic\"";

/// Maximum depth at which objects are found.
const MAX_DEPTH: usize = 64;

/// An iterator over the problems of a range, which must start outside objects of problems.
pub(super) struct Objects<'a> {
    source: &'a Source,
    end: usize,
    at: usize,
    bytes: Cow<'a, [u8]>,
    from: usize,
    /// The start of the next record.
    start: usize,
    /// The starts of the open objects, and `true` for those with the key of a problem.
    open: Vec<(usize, bool)>,
    /// The number of open objects that are too deep.
    deep: usize,
    /// The start of the open string.
    string: Option<usize>,
    asked: usize,
}

impl<'a> Objects<'a> {
    pub(super) fn new(source: &'a Source, Range { start, end }: Range<usize>) -> Self {
        // The signs of JSON are single bytes only in such an encoding.
        let end = if source.has_ascii() { end.min(source.end()) } else { start };
        let (open, bytes) = (Vec::new(), Cow::Borrowed(&[][..]));
        Self { source, end, at: start, bytes, from: start, start, open, deep: 0, string: None, asked: start }
    }

    /// Returns the next sign of those that matter, with its place.
    fn next_sign(&mut self) -> Option<(usize, u8)> {
        while self.at < self.end {
            let rest = self.at.checked_sub(self.from).and_then(|at| self.bytes.get(at..)).unwrap_or_default();
            let rest = &rest[..rest.len().min(self.end - self.at).min(CHECK_INTERVAL)];
            if rest.is_empty() {
                self.bytes = self.source.bytes.first_chunk(self.at..self.end);
                self.from = self.at;
                if self.bytes.is_empty() {
                    return None;
                }
                continue;
            }
            let found =
                if self.string.is_some() { memchr2(b'"', b'\\', rest) } else { memchr3(b'"', b'{', b'}', rest) };
            match found {
                Some(length) => {
                    let sign = rest[length];
                    self.at += length + if sign == b'\\' { 2 } else { 1 };
                    if sign != b'\\' {
                        return Some((self.at - 1, sign));
                    }
                }
                None => self.at += rest.len(),
            }
            if self.at - self.asked >= CHECK_INTERVAL {
                return None;
            }
        }
        None
    }

    fn end_string(&mut self, start: usize, end: usize) {
        let is_key = || end - start == KEY.len() && *self.source.slice(start..end) == *KEY && self.is_before_colon(end);
        if self.deep == 0
            && is_key()
            && let Some((_, is_problem)) = self.open.last_mut()
        {
            *is_problem = true;
        }
    }

    fn is_before_colon(&self, end: usize) -> bool {
        const LONGEST: usize = 16;
        self.source.slice(end..end + LONGEST).trim_ascii_start().starts_with(b":")
    }

    fn close(&mut self, end: usize) -> Option<ScanStep> {
        if self.deep > 0 {
            self.deep -= 1;
            return None;
        }
        let (object, _) = self.open.pop().filter(|(_, is_problem)| *is_problem)?;
        let step = ScanStep::from_range(&(self.start..end), object.max(self.start));
        self.start = end;
        Some(step)
    }
}

impl Iterator for Objects<'_> {
    type Item = ScanStep;

    fn next(&mut self) -> Option<ScanStep> {
        loop {
            let Some((place, sign)) = self.next_sign() else {
                if self.at >= self.end || self.at - self.asked < CHECK_INTERVAL {
                    return None;
                }
                self.asked = self.at;
                return Some(ScanStep::Passed);
            };
            match (sign, self.string.take()) {
                (_, Some(start)) => self.end_string(start, place + 1),
                (b'"', None) => self.string = Some(place),
                (b'{', None) if self.open.len() < MAX_DEPTH => self.open.push((place, false)),
                (b'{', None) => self.deep += 1,
                _ => {
                    if let Some(found) = self.close(place + 1) {
                        return Some(found);
                    }
                }
            }
        }
    }
}
