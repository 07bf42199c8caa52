//! Writing records as lines.

use std::io;
use std::ops::Range;

use super::lead_writer::{self, LeadPart};
use crate::document::format::grammar::{Margins, WriteChunk, WriteChunks};
use crate::document::format::metadata::Metadata;
use crate::document::format::record::RecordView;
use crate::document::format::remarks::{Remarks, comments_outside};
use crate::document::io::{LineKind, Sink, Source};

/// Writes records as lines: unchanged ones byte for byte, others in the encoding of the file.
pub(super) fn write<'a>(
    Margins { file, front, front_comments, front_rest, tail, is_placeholder: is_silent, .. }: &Margins<'a>,
    pieces: WriteChunks<'_, 'a>,
    out: &mut dyn Sink,
) -> io::Result<()> {
    let mut pen = LineWriter::new(file, out);
    pen.copy(file, front.clone())?;
    pen.comments(front_comments)?;
    pen.copy(file, front_rest.clone())?;
    pen.must_separate &= front_rest.is_empty();
    for piece in pieces {
        let first = piece.first();
        if !first.source_format.is_of_lines() {
            pen.comments(&comments_outside(&first.decoded(first.front.clone())))?;
        }
        if std::mem::take(&mut pen.must_separate) {
            pen.write_line(&[])?;
        }
        match &piece {
            WriteChunk::Unchanged { first, range, .. } => pen.copy(first.source, range.clone())?,
            WriteChunk::Record(record) if record.source_format.is_of_lines() => pen.write_record(record, *is_silent)?,
            WriteChunk::Record(_) if *is_silent => {}
            WriteChunk::Record(record) => {
                let (lines, behind) = converted_lines(record);
                lines.iter().try_for_each(|line| pen.write_text(line))?;
                pen.comments(&behind)?;
            }
        }
        let last = piece.last();
        if !last.trail.is_empty() && last.source_format.is_of_lines() {
            pen.copy(last.source, last.trail.clone())?;
            pen.must_separate = !last.source.last_line(last.trail.clone()).is_empty();
        }
    }
    pen.copy(file, tail.clone())?;
    pen.finish()
}

struct Stretch<'a> {
    source: &'a Source,
    range: Range<usize>,
}

/// Writes lines, with a line end between two that have none.
pub(in crate::document::format) struct LineWriter<'a, 'b> {
    file: &'a Source,
    out: &'b mut dyn Sink,
    /// A range of a source that is not written yet, because the next range may be adjacent.
    run: Stretch<'a>,
    line_is_open: bool,
    /// `true` if the last text written belongs to no record. A blank line must then separate it from the next record.
    must_separate: bool,
}

impl<'a, 'b> LineWriter<'a, 'b> {
    /// Starts with the byte order mark of the file.
    pub(in crate::document::format) fn new(file: &'a Source, out: &'b mut dyn Sink) -> Self {
        let run = Stretch { source: file, range: 0..file.start() };
        Self { file, out, run, line_is_open: false, must_separate: false }
    }

    fn write_record(&mut self, record: &RecordView<'a>, is_silent: bool) -> io::Result<()> {
        let line = record.span.body();
        let end = if record.is_in_source { record.source.line_end_at(line.end) } else { 0 };
        let line_end = line.end..line.end + end;
        if record.is_verbatim() {
            return self.copy(record.source, record.span.lead().start..line_end.end);
        }
        self.lead(record)?;
        if is_silent {
            return Ok(());
        }
        if record.is_text_verbatim() {
            return self.copy(record.source, line.start..line_end.end);
        }
        let bytes = match record.source_text() {
            Some(old) => changed_line(record, &old, &record.text()),
            None => record.source.encode(&record.text()),
        };
        self.write_line(&bytes)?;
        self.end_line(record.source, line_end)
    }

    fn lead(&mut self, record: &RecordView<'a>) -> io::Result<()> {
        for part in lead_writer::written_lead(record) {
            match part {
                LeadPart::Found(range) => self.copy(record.source, range)?,
                LeadPart::Changed(bytes, line_end) => {
                    self.write_line(&bytes)?;
                    self.end_line(record.source, line_end)?;
                }
                LeadPart::New(line) => self.write_text(&line)?,
            }
        }
        Ok(())
    }

    pub(in crate::document::format) fn copy(&mut self, source: &'a Source, range: Range<usize>) -> io::Result<()> {
        if range.is_empty() {
            return Ok(());
        }
        if range.start != self.run.range.end || !std::ptr::eq(source, self.run.source) {
            self.flush()?;
        }
        if self.run.range.is_empty() {
            self.separate()?;
            self.run = Stretch { source, range: range.start..range.start };
        }
        self.run.range.end = range.end;
        Ok(())
    }

    pub(in crate::document::format) fn write_line(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.flush()?;
        self.separate()?;
        self.line_is_open = true;
        self.out.write_all(bytes)
    }

    pub(in crate::document::format) fn write_text(&mut self, line: &str) -> io::Result<()> {
        self.write_line(&self.file.encode(line))
    }

    pub(in crate::document::format) fn end_line(&mut self, source: &Source, line_end: Range<usize>) -> io::Result<()> {
        if !line_end.is_empty() {
            self.line_is_open = false;
            source.bytes.copy(line_end, self.out)?;
        }
        Ok(())
    }

    /// Continues a line that was copied without its line end.
    pub(in crate::document::format) fn append(&mut self, text: &str) -> io::Result<()> {
        self.flush()?;
        self.line_is_open = false;
        self.out.write_all(&self.file.encode(text))
    }

    fn comments(&mut self, comments: &[String]) -> io::Result<()> {
        self.must_separate |= !comments.is_empty();
        comments.iter().try_for_each(|comment| self.write_text(&format!("# {}", lead_writer::plain_comment(comment))))
    }

    fn flush(&mut self) -> io::Result<()> {
        let Stretch { source, range } = &self.run;
        if !range.is_empty() {
            source.bytes.copy(range.clone(), self.out)?;
            self.line_is_open = !source.starts_line(range.end);
        }
        self.run.range.start = self.run.range.end;
        Ok(())
    }

    fn separate(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.line_is_open) {
            self.out.write_all(&self.file.encode(self.file.line_end))?;
        }
        Ok(())
    }

    /// Writes the pending range. A new last line gets a line end if the last line of the original file has one.
    pub(in crate::document::format) fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        if self.file.starts_line(self.file.end()) { self.separate() } else { Ok(()) }
    }
}

/// Encodes the changed line of a record; characters that do not change keep their bytes.
pub(in crate::document::format) fn changed_line(record: &RecordView<'_>, old: &str, new: &str) -> Vec<u8> {
    let bytes = record.source.slice(record.span.body());
    let before: usize =
        old.chars().zip(new.chars()).take_while(|(old, new)| old == new).map(|(old, _)| old.len_utf8()).sum();
    let (old_rest, new_rest) = (&old[before..], &new[before..]);
    let ends = old_rest.chars().rev().zip(new_rest.chars().rev());
    let behind: usize = ends.take_while(|(old, new)| old == new).map(|(old, _)| old.len_utf8()).sum();
    record.source.splice(&bytes, old, before..old.len() - behind, &new[before..new.len() - behind])
}

/// Converts a game or a row to a line with comments above it; also returns the comments after a game.
fn converted_lines(record: &RecordView<'_>) -> (Vec<String>, Vec<String>) {
    let text = record.text();
    let remarks = record.remarks();
    let behind = remarks.trailing.clone();
    let states_all = record.format.has_operations() && record.position().is_ok();
    let above = lead_writer::lead_text(&Remarks {
        metadata: if states_all { Metadata::default() } else { remarks.metadata },
        is_done: lead_writer::writes_done_comment(record),
        annotations: lead_writer::lead_annotations(record).unwrap_or_default(),
        ..remarks
    });
    // An unreadable text that would be a comment or a blank line is put in quotes, so that it is a record.
    let line = if is_record(&text) { text.into_owned() } else { format!("\"{text}\"") };
    (above.lines().map(str::to_owned).chain([line]).collect(), behind)
}

fn is_record(line: &str) -> bool {
    LineKind::classify(line) == LineKind::Record
}

pub(super) fn standalone_text(record: &RecordView<'_>) -> Option<String> {
    if record.is_lost_with_source() {
        return None;
    }
    if !record.source_format.is_of_lines() {
        return Some(converted_lines(record).0.join("\n") + "\n");
    }
    // Another program may have replaced the record in its source by a comment or a blank line.
    let line = Some(record.text()).filter(|text| is_record(text))?;
    Some([&comments(record), &*line, "\n"].concat())
}

/// Returns the comments above a record as they will be written. Blank lines are kept, because comments above a blank
/// line are not about the record. Records that another program has put there are left out.
fn comments(record: &RecordView<'_>) -> String {
    let parts: String = lead_writer::written_lead(record).into_iter().map(|part| lines_of(record, part)).collect();
    let lines =
        parts.lines().map(|line| (line, LineKind::classify(line))).filter(|(_, kind)| *kind != LineKind::Record);
    let lines = lines.skip_while(|(_, kind)| *kind == LineKind::Blank);
    lines.flat_map(|(line, _)| [line, "\n"]).collect()
}

fn lines_of(record: &RecordView<'_>, part: LeadPart) -> String {
    let text = match part {
        LeadPart::Found(range) => record.decoded(range).into_owned(),
        LeadPart::Changed(bytes, _) => record.source.decode(&bytes).into_owned(),
        LeadPart::New(line) => line.into_owned(),
    };
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    if text.is_empty() || text.ends_with('\n') { text } else { text + "\n" }
}
