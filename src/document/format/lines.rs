//! Files with a record a line: finding the records and writing them.

use std::io;
use std::ops::Range;

use super::above::{self, Above, Part, Sort};
use super::{Format, done};
use crate::board::Annotations;
use crate::document::content::Piece;
use crate::document::content::index::{ASKED_EVERY, Mark, STRIDE, Scan};
use crate::document::content::record::Place;
use crate::document::content::view::RecordView;
use crate::document::io::bytes::Sink;
use crate::document::io::source::{LONGEST, Line, LineEnds, LineKind, Lines, Source};
use crate::notation::annotations;

/// Finds the records: every line that is neither blank nor a comment. The blank lines and comments
/// above a record are its lead. Tells after each mark how far it is, and ends where it is told to.
pub(crate) fn scan(source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
    let start = source.start();
    let mut scan = Scan { front: start..start, tail: start..source.end(), ..Scan::default() };
    let mut plain = source.plain_lines();
    let mut lines = source.lines(start);
    loop {
        let known = scan.marks.len();
        let at = scan.tail.start;
        match plain.stretch(at, STRIDE) {
            Some(stretch) => {
                scan.marks.push(Mark { record: scan.count, start: at });
                scan.line_ends += stretch.line_ends();
                scan.may_not_be_ascii |= !stretch.is_ascii;
                scan.count += stretch.lines;
                scan.tail.start += stretch.length;
            }
            None => look_at_lines(&mut lines, &mut scan, goes_on),
        }
        let is_over = scan.marks.len() == known;
        if is_over || !goes_on(&scan) {
            return scan;
        }
    }
}

/// Goes on line by line behind the last record, for some stretch that ends with one. Where there is none for long it
/// asks whether to go on.
fn look_at_lines(lines: &mut Lines<'_>, scan: &mut Scan, goes_on: &mut dyn FnMut(&Scan) -> bool) {
    let start = scan.tail.start;
    lines.go_to(start);
    let mut line_ends = LineEnds::default();
    let mut asked = start;
    while scan.tail.start < start + STRIDE
        && let Some((line, kind)) = lines.next()
    {
        line_ends.count(&line);
        scan.may_not_be_ascii = true;
        let lead = scan.tail.start;
        if is_record(lead, &line, kind) {
            if lead == start {
                scan.marks.push(Mark { record: scan.count, start });
            }
            scan.count += 1;
            scan.tail.start = line.next;
            scan.line_ends += std::mem::take(&mut line_ends);
        } else if line.next - asked >= ASKED_EVERY {
            asked = line.next;
            if !goes_on(scan) {
                break;
            }
        }
    }
    // What follows the last record has line ends too.
    if scan.tail.start == start {
        scan.line_ends += line_ends;
    }
}

/// The places of the records in a stretch that begins with the lead of a record and ends behind one.
pub(crate) fn places(source: &Source, range: Range<usize>) -> Vec<Place> {
    let mut places = Vec::new();
    let mut lead = range.start;
    let mut lines = source.lines_of(range.clone());
    // Another program may have put comments there, which go on behind the stretch.
    while lead < range.end
        && let Some((line, kind)) = lines.next().filter(|(line, _)| line.start < range.end)
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

/// How many comments would be lost without their lines: all but those that name a record, mark it as done or draw on
/// its board.
pub(super) fn comments<'a>(views: impl Iterator<Item = RecordView<'a>>) -> usize {
    let of = |view: RecordView<'_>| {
        let lead = view.place.lead();
        if view.found == Format::Pgn || lead.is_empty() && view.trail.is_empty() {
            return 0;
        }
        let is_name_kept = || view.found_name().is_some_and(|comment| view.name() == Some(comment));
        let is_kept = |above: &Above<'_>| match above.sort {
            Sort::Done => true,
            Sort::Commands => without_annotations(&above.comment).is_empty(),
            Sort::Name => is_name_kept() && !annotations::has_commands(&without_annotations(&above.comment)),
        };
        let kept = above::above(&view).filter(is_kept).count();
        comments_in(view.source, lead).saturating_sub(kept) + comments_in(view.source, view.trail.clone())
    };
    views.map(of).sum()
}

/// What a comment says beside arrows and marked squares.
pub(super) fn without_annotations(comment: &str) -> String {
    annotations::replace(comment, &Annotations::default()).trim().to_owned()
}

/// How many comments there are in a stretch of whole lines.
pub(super) fn comments_in(source: &Source, range: Range<usize>) -> usize {
    let mut lines = source.lines_of(range.clone());
    let lines = std::iter::from_fn(|| lines.next().filter(|(line, _)| line.start < range.end));
    lines.filter(|(_, kind)| *kind == LineKind::Comment).count()
}

/// Writes records as lines: those that are as found byte for byte, others in the encoding of the file and
/// with their own line end. A silent record, which stands for a file without any, is left out.
pub(crate) fn write<'a>(
    file: &Source,
    pieces: impl Iterator<Item = Piece<'a>>,
    tail: Range<usize>,
    is_silent: bool,
    out: &mut dyn Sink,
) -> io::Result<()> {
    let run = Stretch { source: file, range: 0..file.start() };
    let mut pen = Pen { file, out, run, line_is_open: false, is_behind_trail: false };
    for piece in pieces {
        pen.part_from_trail()?;
        match &piece {
            Piece::Found { first, range, .. } => pen.copy(first.source, range.clone())?,
            Piece::Record(view) if view.found != Format::Pgn => pen.line_record(view, is_silent)?,
            Piece::Record(_) if is_silent => {}
            Piece::Record(view) => pen.game_record(view)?,
        }
        let last = piece.last();
        if !last.trail.is_empty() && last.found != Format::Pgn {
            pen.copy(last.source, last.trail.clone())?;
            pen.is_behind_trail = !last.source.last_line(last.trail.clone()).is_empty();
        }
    }
    pen.copy(file, tail)?;
    pen.finish()
}

/// A stretch of a source.
struct Stretch<'a> {
    source: &'a Source,
    range: Range<usize>,
}

/// Writes stretches of sources and new lines, and keeps lines apart.
struct Pen<'a> {
    /// Says how new lines are written.
    file: &'a Source,
    out: &'a mut dyn Sink,
    /// A stretch that is still to be written, because more may follow without a gap.
    run: Stretch<'a>,
    /// Whether the last line written has no line end yet.
    line_is_open: bool,
    /// Whether what was written last belongs to no record and not to the next one either.
    is_behind_trail: bool,
}

impl<'a> Pen<'a> {
    /// Writes a record of a file with a record a line.
    fn line_record(&mut self, view: &RecordView<'a>, is_silent: bool) -> io::Result<()> {
        let line = view.place.body();
        let end = if view.is_in_source() { view.source.line_end_at(line.end) } else { 0 };
        let line_end = line.end..line.end + end;
        if view.is_kept() {
            return self.copy(view.source, view.place.lead().start..line_end.end);
        }
        self.lead(view)?;
        if is_silent {
            return Ok(());
        }
        if view.is_body_kept() {
            return self.copy(view.source, line.start..line_end.end);
        }
        self.write_line(&changed(view))?;
        self.end_line(view.source, line_end)
    }

    /// Writes what stands above a line, with the comments that mark it as done or draw on its board.
    fn lead(&mut self, view: &RecordView<'a>) -> io::Result<()> {
        for part in above::written(view) {
            match part {
                Part::Found(range) => self.copy(view.source, range)?,
                Part::Changed(bytes, line_end) => {
                    self.write_line(&bytes)?;
                    self.end_line(view.source, line_end)?;
                }
                Part::New(line) => self.write_line(&self.file.encode(&line))?,
            }
        }
        Ok(())
    }

    /// Writes the position of a game as a line, with its name above it where the line has no place for it.
    fn game_record(&mut self, view: &RecordView<'_>) -> io::Result<()> {
        if let Some(name) = view.name().filter(|_| view.format == Format::Fen) {
            self.write_line(&self.file.encode(&above::name_line(&name)))?;
        }
        if let Some(line) = view.drawing_above().as_ref().and_then(above::line) {
            self.write_line(&self.file.encode(&line))?;
        }
        if view.has_done_line() {
            self.write_line(&self.file.encode(done::LINE))?;
        }
        let text = view.text();
        let is_record = LineKind::of(&text) == LineKind::Record;
        // A text that cannot be read and that would be no record as a line becomes one between quotes.
        let line = if is_record { text.into_owned() } else { format!("\"{text}\"") };
        self.write_line(&self.file.encode(&line))
    }

    /// Writes a stretch of a source.
    fn copy(&mut self, source: &'a Source, range: Range<usize>) -> io::Result<()> {
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

    /// Writes a new line, without its line end.
    fn write_line(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.flush()?;
        self.separate()?;
        self.line_is_open = true;
        self.out.write_all(bytes)
    }

    /// Ends a new line with this line end of a source, if there is one.
    fn end_line(&mut self, source: &Source, line_end: Range<usize>) -> io::Result<()> {
        if !line_end.is_empty() {
            self.line_is_open = false;
            source.copy(line_end, self.out)?;
        }
        Ok(())
    }

    /// Writes a blank line where the comments before it would else name the next record or mark it as done.
    fn part_from_trail(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.is_behind_trail) { self.write_line(&[]) } else { Ok(()) }
    }

    /// Writes the stretch that was held back.
    fn flush(&mut self) -> io::Result<()> {
        let Stretch { source, range } = &self.run;
        if !range.is_empty() {
            source.copy(range.clone(), self.out)?;
            self.line_is_open = !source.starts_line(range.end);
        }
        self.run.range.start = self.run.range.end;
        Ok(())
    }

    /// Ends the line before, if it has no line end.
    fn separate(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.line_is_open) {
            self.out.write_all(&self.file.new_line_end())?;
        }
        Ok(())
    }

    /// Writes what is left. A new line at the end gets a line end if the last line of the file has one.
    fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        if self.file.starts_line(self.file.end()) { self.separate() } else { Ok(()) }
    }
}

/// The bytes of a line that changes: those of the characters that do not change stay as they are.
fn changed(view: &RecordView<'_>) -> Vec<u8> {
    let new = view.text();
    let found = view.found_text().filter(|_| view.found == Format::Epd);
    let Some(old) = found else { return view.source.encode(&new) };
    let bytes = view.source.slice(view.place.body());
    let before: usize =
        old.chars().zip(new.chars()).take_while(|(old, new)| old == new).map(|(old, _)| old.len_utf8()).sum();
    let (old_rest, new_rest) = (&old[before..], &new[before..]);
    let ends = old_rest.chars().rev().zip(new_rest.chars().rev());
    let behind: usize = ends.take_while(|(old, new)| old == new).map(|(old, _)| old.len_utf8()).sum();
    view.source.splice(&bytes, &old, before..old.len() - behind, &new[before..new.len() - behind])
}
