//! Files with one record per line: finding and reading records.

pub(crate) mod lead;
pub(crate) mod lead_writer;
pub(crate) mod walk;
pub(super) mod write;

use std::borrow::Cow;
use std::ops::Range;

use super::loss;
use super::metadata::Metadata;
use super::record::{LONGEST_FEN, RecordView, Unreadable, UnreadableReason};
use super::record_span::RecordSpan;
use super::remarks::Remarks;
use super::scan::{CHECK_INTERVAL, Mark, STRIDE, Scan};
use crate::board::Position;
use crate::document::io::{Line, LineEnds, LineKind, Lines, MAX_SPAN_LEN, Source, comment_text};

/// Finds the records: every line that is neither blank nor a comment. The blank lines and comments above a record are
/// its lead. Above the first record, only those below the last blank line are; the rest is about the file. Calls
/// `goes_on` after each mark and stops when it returns `false`.
pub(super) fn scan(source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
    let start = source.start();
    let mut scan = Scan { front: start..start, tail: start..source.end(), ..Scan::default() };
    let mut plain = source.plain_lines();
    let mut lines = source.lines(start);
    loop {
        let known = scan.marks.len();
        let at = scan.tail.start;
        match plain.range(at, STRIDE) {
            Some(stretch) => {
                scan.marks.push(Mark { record: scan.count, start: at });
                scan.line_ends += stretch.line_ends();
                scan.may_not_be_ascii |= !stretch.is_ascii;
                scan.count += stretch.lines;
                scan.tail.start += stretch.length;
            }
            None => scan_lines(&mut lines, &mut scan, goes_on),
        }
        let is_over = scan.marks.len() == known;
        if is_over || !goes_on(&scan) {
            return scan;
        }
    }
}

/// Scans line by line from the last record on, up to a record at least [`STRIDE`] bytes away. Calls `goes_on` from time
/// to time where there are no records.
fn scan_lines(lines: &mut Lines<'_>, scan: &mut Scan, goes_on: &mut dyn FnMut(&Scan) -> bool) {
    let start = scan.tail.start;
    lines.go_to(start);
    let mut line_ends = LineEnds::default();
    let mut asked = start;
    // Where the text about the file ends.
    let (mut front_end, mut has_comment) = (start, false);
    while scan.tail.start < start + STRIDE
        && let Some((line, kind)) = lines.next()
    {
        line_ends.count(&line);
        scan.may_not_be_ascii = true;
        let lead = scan.tail.start;
        if is_record(lead, &line, kind) {
            if lead == start {
                let start = if scan.count == 0 && kind == LineKind::Record { front_end } else { start };
                if scan.count == 0 {
                    scan.front.end = start;
                }
                scan.marks.push(Mark { record: scan.count, start });
            }
            scan.count += 1;
            scan.tail.start = line.next;
            scan.line_ends += std::mem::take(&mut line_ends);
            continue;
        }
        has_comment |= kind == LineKind::Comment;
        if kind == LineKind::Blank && has_comment && scan.count == 0 {
            front_end = line.next;
        }
        if line.next - asked >= CHECK_INTERVAL {
            asked = line.next;
            if !goes_on(scan) {
                break;
            }
        }
    }
    // The text behind the last record counts too.
    if scan.tail.start == start {
        scan.line_ends += line_ends;
    }
}

/// Finds the records in a range that starts with the lead of a record and ends behind a record.
pub(super) fn record_spans(source: &Source, range: Range<usize>) -> Vec<RecordSpan> {
    let mut places = Vec::new();
    let mut lead = range.start;
    let mut lines = source.lines_in(range.clone());
    // Another program may have put comments there that extend past the range.
    while lead < range.end
        && let Some((line, kind)) = lines.next().filter(|(line, _)| line.start < range.end)
    {
        if is_record(lead, &line, kind) {
            places.push(RecordSpan::from_line(lead, line));
            lead = line.next;
        }
    }
    places
}

/// Returns `true` if a line is a record. A line that makes the lead too long counts as one.
fn is_record(lead: usize, line: &Line, kind: LineKind) -> bool {
    kind == LineKind::Record || line.next - lead > MAX_SPAN_LEN
}

/// Reads the position of a line with `read`, unless the line is too long.
pub(super) fn position(
    record: &RecordView<'_>,
    read: impl FnOnce(&str) -> Result<Position, Unreadable>,
) -> Result<Position, Unreadable> {
    let body = record.span.body();
    if body.len() > record.source_format.max_text_len() {
        let beginning = record.source.slice(body.start..body.start + LONGEST_FEN + 4);
        let text = record.source.decode_beginning(&beginning, LONGEST_FEN).into_owned();
        return Err(Unreadable {
            text,
            reason: UnreadableReason::TooLong { characters: record.source.characters(body) },
        });
    }
    let Some(text) = record.source_text() else { return Ok(Position::start()) };
    read(&text)
}

/// Returns `true` if the last line of a text is a record; anything behind a record would belong to the next one.
pub(super) fn ends_with_record(text: &str) -> bool {
    let last = text.trim_end().rsplit(['\n', '\r']).next().unwrap_or_default();
    LineKind::classify(last) == LineKind::Record
}

/// Collects the remarks of a record from the comments above its line, after its edited position, and below the last
/// line of an inserted file.
pub(super) fn remarks(record: &RecordView<'_>) -> Remarks {
    let mut remarks = lead::remarks(record);
    remarks.comments.extend(comment_texts(record.source, record.trail.clone()));
    if let Some(comment) = lead::trailing_comment_of_edited(record) {
        remarks.metadata.add_comment(&comment);
    }
    remarks
}

/// Returns the metadata to write above a line in a format without operations. An unreadable EPD line keeps its
/// operations, so only what is above it is written there.
pub(super) fn lead_metadata(record: &RecordView<'_>) -> Metadata {
    if record.source_format.has_operations() && record.position().is_err() {
        return lead::edited_metadata(record, |_| true);
    }
    record.metadata()
}

pub(super) fn control_characters(record: &RecordView<'_>) -> usize {
    let text = if record.position().is_err() { record.text() } else { Cow::Borrowed("") };
    lead::control_characters(record) + loss::control_characters(&text)
}

pub(super) fn comment_texts(source: &Source, range: Range<usize>) -> impl Iterator<Item = String> {
    let mut lines = source.lines_in(range.clone());
    let lines = std::iter::from_fn(move || lines.next().filter(|(line, _)| line.start < range.end));
    lines.filter(|(_, kind)| *kind == LineKind::Comment).filter_map(|(line, _)| {
        let text = source.decoded(source.slice(line.start..line.end));
        comment_text(&text).filter(|comment| !comment.is_empty()).map(str::to_owned)
    })
}

pub(super) fn comments_in(source: &Source, range: Range<usize>) -> usize {
    let mut lines = source.lines_in(range.clone());
    let lines = std::iter::from_fn(|| lines.next().filter(|(line, _)| line.start < range.end));
    lines.filter(|(_, kind)| *kind == LineKind::Comment).count()
}
