//! Files with a record a line: finding the records and writing them.

use std::io::{self, Write};
use std::ops::Range;

use super::Format;
use crate::document::content::Piece;
use crate::document::index::{Mark, STRIDE, Scan};
use crate::document::record::Place;
use crate::document::source::{LONGEST, Line, LineEnds, LineKind, Source};
use crate::document::view::RecordView;

/// Finds the records: every line that is neither blank nor a comment. The blank lines and comments
/// above a record are its lead. Tells after each mark how far it is, and ends where it is told to.
pub(in crate::document) fn scan(source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
    let start = source.start();
    let mut scan = Scan { front: start..start, tail: start..source.end(), ..Scan::default() };
    let mut plain = source.plain_lines();
    loop {
        let known = scan.marks.len();
        let at = scan.tail.start;
        match plain.stretch(at, STRIDE) {
            Some(stretch) => {
                scan.marks.push(Mark { record: scan.count, start: at });
                scan.line_ends += stretch.line_ends();
                scan.count += stretch.lines;
                scan.tail.start += stretch.length;
            }
            None => look_at_lines(source, &mut scan),
        }
        let is_over = scan.marks.len() == known;
        if is_over || !goes_on(&scan) {
            return scan;
        }
    }
}

/// Goes on line by line behind the last record, for some stretch that ends with one.
fn look_at_lines(source: &Source, scan: &mut Scan) {
    let start = scan.tail.start;
    let mut lines = source.lines(start);
    let mut line_ends = LineEnds::default();
    while scan.tail.start < start + STRIDE
        && let Some((line, kind)) = lines.next()
    {
        line_ends.count(&line);
        let lead = scan.tail.start;
        if is_record(lead, &line, kind) {
            if lead == start {
                scan.marks.push(Mark { record: scan.count, start });
            }
            scan.count += 1;
            scan.tail.start = line.next;
            scan.line_ends += std::mem::take(&mut line_ends);
        }
    }
    // What follows the last record has line ends too.
    if scan.tail.start == start {
        scan.line_ends += line_ends;
    }
}

/// The places of the records in a stretch that begins with the lead of a record and ends behind one.
pub(in crate::document) fn places(source: &Source, range: Range<usize>) -> Vec<Place> {
    let mut places = Vec::new();
    let mut lead = range.start;
    let mut lines = source.lines(range.start);
    while lead < range.end
        && let Some((line, kind)) = lines.next()
    {
        if is_record(lead, &line, kind) {
            places.push(Place::of_line(lead, line));
            lead = line.next;
        }
    }
    places
}

/// Whether a line with a lead from some place on is a record; also where the lead would grow too long.
fn is_record(lead: usize, line: &Line, kind: LineKind) -> bool {
    kind == LineKind::Record || line.next - lead > LONGEST
}

/// How many comments of a file would be lost without their lines: all but those that name a record.
pub(super) fn comments<'a>(source: &Source, views: impl Iterator<Item = RecordView<'a>>, tail: Range<usize>) -> usize {
    let in_range = |range: Range<usize>| {
        let mut lines = source.lines(range.start);
        let line = std::iter::from_fn(|| lines.next().filter(|(line, _)| line.start < range.end));
        line.filter(|(_, kind)| *kind == LineKind::Comment).count()
    };
    let is_kept = |view: &RecordView<'_>| view.found_name().is_some_and(|comment| view.name() == Some(comment));
    let unnamed = views.map(|view| match view.place.lead() {
        lead if lead.is_empty() => 0,
        lead => in_range(lead).saturating_sub(usize::from(is_kept(&view))),
    });
    unnamed.sum::<usize>() + in_range(tail)
}

/// Writes records as lines: those that are as found byte for byte, others in the encoding of the file and
/// with their own line end. A silent record, which stands for a file without any, is left out.
pub(in crate::document) fn write<'a>(
    source: &Source,
    pieces: impl Iterator<Item = Piece<'a>>,
    tail: Range<usize>,
    is_silent: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut pen = Pen { source, out, run: 0..source.start(), line_is_open: false };
    let mut are_lines = true;
    for piece in pieces {
        let view = match piece {
            Piece::Found { range, .. } => {
                pen.copy(range)?;
                continue;
            }
            Piece::Record(view) => view,
        };
        are_lines = view.found != Format::Pgn;
        if are_lines {
            pen.line_record(&view, is_silent)?;
        } else if !is_silent {
            pen.game_record(&view)?;
        }
    }
    if are_lines {
        pen.copy(tail)?;
    }
    pen.finish()
}

/// Writes stretches of the source and new lines, and keeps lines apart.
struct Pen<'a> {
    source: &'a Source,
    out: &'a mut dyn Write,
    /// A stretch of the source that is still to be written, because more may follow without a gap.
    run: Range<usize>,
    /// Whether the last line written has no line end yet.
    line_is_open: bool,
}

impl Pen<'_> {
    /// Writes a record of a file with a record a line.
    fn line_record(&mut self, view: &RecordView<'_>, is_silent: bool) -> io::Result<()> {
        let line = view.place.body();
        let end = if view.is_in_source() { self.source.line_end_at(line.end) } else { 0 };
        let line_end = line.end..line.end + end;
        if view.is_kept() {
            return self.copy(view.place.lead().start..line_end.end);
        }
        self.copy(view.place.lead())?;
        if is_silent {
            return Ok(());
        }
        self.write_line(&changed(self.source, view))?;
        self.end_line(line_end)
    }

    /// Writes the position of a game as a line, with its name above it where the line has no place for it.
    fn game_record(&mut self, view: &RecordView<'_>) -> io::Result<()> {
        if let Some(name) = view.name().filter(|_| view.format == Format::Fen) {
            self.write_line(&self.source.encode(&format!("# {}", name.replace(char::is_control, " "))))?;
        }
        let text = view.text();
        let is_record = LineKind::of(&text) == LineKind::Record;
        // A text that cannot be read and that would be no record as a line becomes one between quotes.
        let line = if is_record { text.into_owned() } else { format!("\"{text}\"") };
        self.write_line(&self.source.encode(&line))
    }

    /// Writes a stretch of the source.
    fn copy(&mut self, range: Range<usize>) -> io::Result<()> {
        if range.is_empty() {
            return Ok(());
        }
        if range.start != self.run.end {
            self.flush()?;
        }
        if self.run.is_empty() {
            self.separate()?;
            self.run.start = range.start;
        }
        self.run.end = range.end;
        Ok(())
    }

    /// Writes a new line, without its line end.
    fn write_line(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.flush()?;
        self.separate()?;
        self.line_is_open = true;
        self.out.write_all(bytes)
    }

    /// Ends a new line with this line end of the source, if there is one.
    fn end_line(&mut self, line_end: Range<usize>) -> io::Result<()> {
        if !line_end.is_empty() {
            self.line_is_open = false;
            self.source.copy(line_end, self.out)?;
        }
        Ok(())
    }

    /// Writes the stretch that was held back.
    fn flush(&mut self) -> io::Result<()> {
        if !self.run.is_empty() {
            self.source.copy(self.run.clone(), self.out)?;
            self.line_is_open = !self.source.starts_line(self.run.end);
        }
        self.run = self.run.end..self.run.end;
        Ok(())
    }

    /// Ends the line before, if it has no line end.
    fn separate(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.line_is_open) {
            self.out.write_all(&self.source.new_line_end())?;
        }
        Ok(())
    }

    /// Writes what is left. A new line at the end gets a line end if the last line of the source has one.
    fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        if self.source.starts_line(self.source.end()) { self.separate() } else { Ok(()) }
    }
}

/// The bytes of a line that changes: those of the characters that do not change stay as they are.
fn changed(source: &Source, view: &RecordView<'_>) -> Vec<u8> {
    let new = view.text();
    let found = view.found_text().filter(|_| view.found == Format::Epd);
    let Some(old) = found else { return source.encode(&new) };
    let bytes = source.slice(view.place.body());
    let before: usize =
        old.chars().zip(new.chars()).take_while(|(old, new)| old == new).map(|(old, _)| old.len_utf8()).sum();
    let (old_rest, new_rest) = (&old[before..], &new[before..]);
    let ends = old_rest.chars().rev().zip(new_rest.chars().rev());
    let behind: usize = ends.take_while(|(old, new)| old == new).map(|(old, _)| old.len_utf8()).sum();
    source.splice(&bytes, &old, before..old.len() - behind, &new[before..new.len() - behind])
}
