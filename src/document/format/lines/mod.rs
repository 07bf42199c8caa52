//! Finds and reads the records of files with one record per line.

pub(crate) mod lead;
pub(crate) mod lead_writer;
pub(crate) mod walk;
pub(in crate::document::format) mod write;

use std::borrow::Cow;
use std::ops::Range;

use super::grammar::{Layout, Margins, WriteChunks};
use super::index::{CHECK_INTERVAL, Mark, RecordSpan, STRIDE, Scan};
use super::loss;
use super::record::{LONGEST_FEN, RecordView, Unreadable, UnreadableReason};
use super::remarks::Remarks;
use crate::board::{Annotations, Position, Variant};
use crate::document::io::{self, Line, LineEnds, LineKind, MAX_SPAN_LEN, Sink, Source, comment_text};

#[derive(Debug)]
pub(super) struct Lines;

impl Layout for Lines {
    /// Finds the records: every line that is neither blank nor a comment. The blank lines and comments above a record
    /// are its lead. Above the first record, the lines before the last blank line are about the file instead.
    fn scan(&self, source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
        let start = source.start();
        scan(source, start, source.plain_lines(None), source.lines(start), goes_on)
    }

    fn record_spans(&self, source: &Source, range: Range<usize>) -> Vec<RecordSpan> {
        let mut places = Vec::new();
        let mut lead = range.start;
        for (line, kind) in source.lines_in(range) {
            if is_record(lead, &line, kind) {
                places.push(RecordSpan::from_line(lead, line));
                lead = line.next;
            }
        }
        places
    }

    fn can_follow(&self, last: &str, _next: &str) -> bool {
        let last = last.trim_end().rsplit(['\n', '\r']).next().unwrap_or_default();
        LineKind::classify(last) == LineKind::Record
    }

    fn text<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        Some(record.decoded(record.span.body()))
    }

    fn variant(&self, record: &RecordView<'_>) -> Option<Variant> {
        lead::variant(record)
    }

    fn record_name<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        lead::name(record)
    }

    fn is_marked_done(&self, record: &RecordView<'_>) -> bool {
        lead::is_marked(record)
    }

    fn annotations(&self, record: &RecordView<'_>) -> Annotations {
        lead::annotations(record)
    }

    /// Collects the remarks in the comments above a line, in the comment after its position if that was edited, and in
    /// the comments below the last line of an inserted text.
    fn remarks(&self, record: &RecordView<'_>) -> Remarks {
        let mut remarks = lead::remarks(record);
        remarks.comments.extend(comment_texts(record.source, record.trail.clone()));
        if let Some(comment) = lead::trailing_comment_of_edited(record) {
            remarks.metadata.add_comment(&comment);
        }
        remarks
    }

    fn comments_outside(&self, source: &Source, stretch: Range<usize>) -> Vec<String> {
        comment_texts(source, stretch).collect()
    }

    fn write<'a>(&self, file: &Margins<'a>, pieces: WriteChunks<'_, 'a>, out: &mut dyn Sink) -> std::io::Result<()> {
        write::write(file, pieces, out)
    }

    fn standalone_text(&self, record: &RecordView<'_>) -> Option<String> {
        write::standalone_text(record)
    }
}

/// An iterator over the lines of a source, or over stretches of lines that count as one.
pub(super) trait LineReader {
    fn next(&mut self) -> Option<(Line, LineKind)>;

    /// Continues with the line at this byte offset.
    fn go_to(&mut self, start: usize);
}

impl LineReader for io::Lines<'_> {
    fn next(&mut self) -> Option<(Line, LineKind)> {
        self.next()
    }

    fn go_to(&mut self, start: usize) {
        self.go_to(start);
    }
}

/// Finds the records from the byte offset `first` on. The text before it is about the file.
pub(super) fn scan(
    source: &Source,
    first: usize,
    mut plain: io::PlainLines<'_>,
    mut lines: impl LineReader,
    goes_on: &mut dyn FnMut(&Scan) -> bool,
) -> Scan {
    let mut scan = Scan { front: source.start()..first, tail: first..source.end(), ..Scan::default() };
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

/// Scans line by line, up to the first record that ends at least [`STRIDE`] bytes after the start. If no record comes
/// for a long time, calls `goes_on` now and then.
fn scan_lines(lines: &mut impl LineReader, scan: &mut Scan, goes_on: &mut dyn FnMut(&Scan) -> bool) {
    let start = scan.tail.start;
    lines.go_to(start);
    let mut line_ends = LineEnds::default();
    let mut asked = start;
    // The end of the text that is about the file.
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
    // Without a further record, the line ends after the last record count too.
    if scan.tail.start == start {
        scan.line_ends += line_ends;
    }
}

/// Returns `true` if a line is a record. Any line counts as one if the lead of the next record would become too long.
pub(super) fn is_record(lead: usize, line: &Line, kind: LineKind) -> bool {
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
        let characters = record.source.characters(body);
        return Err(Unreadable { text, reason: UnreadableReason::TooLong { characters } });
    }
    let Some(text) = record.source_text() else { return Ok(Position::start()) };
    read(&text)
}

pub(super) fn control_characters(record: &RecordView<'_>) -> usize {
    let text = if record.position().is_err() { record.text() } else { Cow::Borrowed("") };
    lead::control_characters(record) + loss::control_characters(&text)
}

pub(super) fn comment_texts(source: &Source, range: Range<usize>) -> impl Iterator<Item = String> {
    source.lines_in(range).filter(|(_, kind)| *kind == LineKind::Comment).filter_map(|(line, _)| {
        let text = source.decoded(source.slice(line.start..line.end));
        comment_text(&text).filter(|comment| !comment.is_empty()).map(str::to_owned)
    })
}

pub(super) fn comments_in(source: &Source, range: Range<usize>) -> usize {
    source.lines_in(range).filter(|(_, kind)| *kind == LineKind::Comment).count()
}
