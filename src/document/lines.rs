//! Which lines of a file are records, and what belongs to each.

use std::ops::Range;

use super::record::{Record, RecordId};
use super::source::{LONGEST, Line, LineKind, Source};

/// The records of a file and the place of what follows the last one.
#[derive(Debug)]
pub(super) struct Scan {
    pub(super) records: Vec<Record>,
    pub(super) tail: Range<usize>,
}

/// Finds the records: every line that is neither blank nor a comment. The blank lines and comments
/// above a record are its lead. Tells the source which line end prevails.
pub(super) fn scan(source: &mut Source) -> Scan {
    let mut records = Vec::new();
    let mut line_ends = [0; 3];
    let mut lead = source.start();
    let mut at = lead;
    while let Some(line) = source.line_at(at) {
        at = line.next;
        count(&mut line_ends, source, line);
        let lead_is_full = line.next - lead > LONGEST;
        if source.kind(line) == LineKind::Record || lead_is_full {
            records.push(Record::of_line(RecordId(records.len() as u32), lead, line));
            lead = line.next;
        }
    }
    source.prefer(line_ends);
    Scan { records, tail: lead..source.end() }
}

/// Counts the line's end as LF, CRLF or CR.
fn count(line_ends: &mut [usize; 3], source: &Source, line: Line) {
    let end = source.slice(line.end..line.next);
    let has = |byte: u8| end.contains(&byte);
    match (has(b'\r'), has(b'\n')) {
        (false, true) => line_ends[0] += 1,
        (true, true) => line_ends[1] += 1,
        (true, false) => line_ends[2] += 1,
        (false, false) => {}
    }
}
