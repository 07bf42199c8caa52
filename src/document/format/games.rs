//! Files of games: finding the records and writing them.

use std::io::{self, Write};
use std::ops::Range;

use super::{Format, game};
use crate::document::content::Piece;
use crate::document::index::{Mark, STRIDE, Scan};
use crate::document::record::Place;
use crate::document::source::{LineEnds, Source};
use crate::document::view::RecordView;
use crate::notation::pgn::{self, Game, Splitter};

/// A longer game is no record; it is kept with all that follows it.
const LONGEST_GAME: usize = 1 << 26;

/// Finds the records: every FEN tag, and every game without one. The tags up to the next FEN tag belong to
/// the record before it, the moves to the last one of the game. Tells after each mark how far it is, and ends
/// where it is told to.
pub(in crate::document) fn scan(source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
    let start = source.start();
    let mut scan = Scan { front: start..source.end(), tail: start..source.end(), ..Scan::default() };
    let mut line_ends = LineEnds::default();
    stretches(source, &mut line_ends, |stretch| {
        let places = places(source, stretch.clone());
        let (Some(first), Some(last)) = (places.first(), places.last()) else { return true };
        if scan.count == 0 {
            scan.front.end = first.whole().start;
        }
        scan.marks.push(Mark { record: scan.count, start: first.whole().start });
        scan.count += places.len();
        scan.tail.start = last.whole().end;
        scan.tail.start == stretch.end && goes_on(&scan)
    });
    if scan.count == 0 {
        scan.tail.start = source.end();
    }
    Scan { line_ends, ..scan }
}

/// Cuts a source before games, in stretches that are read together, as long as they are wanted. The first one
/// begins with what stands before the first game.
fn stretches(source: &Source, line_ends: &mut LineEnds, mut take: impl FnMut(Range<usize>) -> bool) {
    let mut splitter = Splitter::new(LONGEST_GAME);
    let mut start = source.start();
    let mut lines = source.lines(start);
    let mut goes_on = true;
    while let Some((line, _)) = lines.next().filter(|_| goes_on) {
        line_ends.count(&line);
        // In UTF-16 there is no ASCII to look for; such a file is one stretch.
        if !source.has_ascii() {
            continue;
        }
        let bytes = source.slice(line.start..line.next.min(line.start.saturating_add(LONGEST_GAME)));
        let begins = splitter.feed(&bytes) == pgn::Line::Begins;
        if begins && line.start - start >= STRIDE {
            goes_on = take(start..line.start);
            start = line.start;
        }
    }
    if goes_on && start < source.end() {
        take(start..source.end());
    }
}

/// The places of the records in a stretch of whole games. One that is too long ends them.
pub(in crate::document) fn places(source: &Source, range: Range<usize>) -> Vec<Place> {
    let text = source.decoded(source.slice(range.start..range.end.min(range.start.saturating_add(2 * LONGEST_GAME))));
    let mut walk = Walk { source, text: &text, at: 0, byte: range.start };
    let mut places = Vec::new();
    for found in pgn::games(&text) {
        for (index, (part, tags_end)) in parts(&found).enumerate() {
            let start = walk.byte_at(part.start);
            let tags_end = walk.byte_at(tags_end);
            let Some(place) = Place::of_game(&(start..walk.byte_at(part.end)), tags_end, index > 0) else {
                return places;
            };
            places.push(place);
        }
    }
    places
}

/// The parts of a game with the ends of their tags: one for each FEN tag, or the whole game.
fn parts(game: &Game<'_>) -> impl Iterator<Item = (Range<usize>, usize)> {
    let further = game.fen_tags().skip(1).map(|tag| tag.span.start);
    let starts: Vec<usize> = std::iter::once(game.span.start).chain(further).collect();
    let ends: Vec<usize> = starts.iter().skip(1).copied().chain([game.span.end]).collect();
    let mut tags = game.tags.iter().map(|tag| tag.span.end).peekable();
    starts.into_iter().zip(ends).map(move |(start, end)| {
        let mut tags_end = start;
        while let Some(tag) = tags.next_if(|tag| *tag <= end) {
            tags_end = tag;
        }
        (start..end, tags_end)
    })
}

/// A place that goes on through a text and its bytes in the source.
struct Walk<'a> {
    source: &'a Source,
    text: &'a str,
    at: usize,
    byte: usize,
}

impl Walk<'_> {
    /// Where a byte of the text is in the source; never before the last one that was asked for.
    fn byte_at(&mut self, at: usize) -> usize {
        self.byte += self.source.encoded_length(&self.text[self.at..at]);
        self.at = at;
        self.byte = self.byte.min(self.source.end());
        self.byte
    }
}

/// Writes records as games: those that are as found byte for byte, edited ones with another value of their
/// FEN tag, others as new games.
pub(in crate::document) fn write<'a>(
    source: &Source,
    pieces: impl Iterator<Item = Piece<'a>>,
    front: Range<usize>,
    tail: Range<usize>,
    is_silent: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut pieces = pieces.peekable();
    let is_pgn = pieces.peek().is_some_and(|piece| piece.first().found == Format::Pgn);
    let (front, tail) = if is_pgn { (0..front.end, tail) } else { (0..source.start(), 0..0) };
    source.copy(front.clone(), out)?;
    let last = source.decoded(source.slice(source.start().min(front.end)..front.end)).into_owned();
    let mut pen = Pen { source, out, end: Some(front.end), last: Last::Text(last), written: 0 };
    for piece in pieces.filter(|_| !is_silent) {
        let count = piece.count();
        match piece {
            Piece::Found { first, last, range, .. } => pen.found(&first, last, range)?,
            Piece::Record(view) if is_pgn && view.is_in_source() => pen.edited(view)?,
            Piece::Record(view) => pen.new_game(&view)?,
        }
        pen.written += count;
    }
    source.copy(tail, pen.out)
}

/// What was written last.
enum Last<'a> {
    Text(String),
    Record(RecordView<'a>),
}

/// Writes games and keeps them apart.
struct Pen<'a, 'b> {
    source: &'b Source,
    out: &'b mut dyn Write,
    /// Where in the source the last game ended, if it came from there.
    end: Option<usize>,
    last: Last<'a>,
    /// How many records were written.
    written: usize,
}

impl<'a> Pen<'a, '_> {
    /// Writes games of the source as they were found.
    fn found(&mut self, first: &RecordView<'a>, last: RecordView<'a>, range: Range<usize>) -> io::Result<()> {
        self.part_from_found(first)?;
        self.source.copy(range.clone(), self.out)?;
        self.end = Some(range.end);
        self.last = Last::Record(last);
        Ok(())
    }

    /// Writes a game of the source, or a part of one, that may have been edited.
    fn edited(&mut self, view: RecordView<'a>) -> io::Result<()> {
        let place = view.place.whole();
        self.part_from_found(&view)?;
        match view.edited().filter(|_| !view.is_kept()) {
            None => self.source.copy(place.clone(), self.out)?,
            Some(position) => self.out.write_all(&edited(self.source, &view, position))?,
        }
        self.end = Some(place.end);
        self.last = Last::Record(view);
        Ok(())
    }

    /// Parts a game of the source from what was written before it, if it stood elsewhere.
    fn part_from_found(&mut self, view: &RecordView<'_>) -> io::Result<()> {
        if self.end == Some(view.place.whole().start) || view.place.is_part {
            return Ok(());
        }
        self.part_from(&view.game(), 0)
    }

    /// Writes a record as a game of its own.
    fn new_game(&mut self, view: &RecordView<'_>) -> io::Result<()> {
        let round = self.written + 1;
        let name = view.name();
        let text = match view.position() {
            Ok(position) => game::written(Ok(&position), round, name.as_deref()),
            Err(_) => game::written(Err(&view.text()), round, name.as_deref()),
        };
        self.part_from(&text, 2)?;
        self.write_text(&text)?;
        self.end = None;
        self.last = Last::Text(text);
        Ok(())
    }

    /// Writes a text of line feeds with the line ends of the file.
    fn write_text(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(&self.source.encode(&text.replace('\n', self.source.line_end())))
    }

    /// Writes what keeps the next game from being read as a part of the last one: this many line ends, and
    /// the sign that ends a game where that is not enough.
    fn part_from(&mut self, next: &str, line_ends: usize) -> io::Result<()> {
        let last = match &self.last {
            Last::Text(text) => text.as_str().into(),
            Last::Record(view) => view.game(),
        };
        if last.is_empty() {
            return Ok(());
        }
        let missing = |wanted: usize| "\n".repeat(wanted.saturating_sub(line_ends_at_end(&last)));
        let between = [missing(line_ends), missing(2), missing(2) + "*\n\n"];
        let parts = |between: &String| {
            let text = [&last, between.as_str(), next].concat();
            let start = text.len() - next.len();
            pgn::games(&text).any(|game| game.span.start == start)
        };
        let between = between.iter().find(|between| parts(between)).unwrap_or(&between[2]).clone();
        self.write_text(&between)
    }
}

/// How many line ends a text ends with.
fn line_ends_at_end(text: &str) -> usize {
    let end = &text[text.trim_end().len()..];
    end.replace("\r\n", "\n").matches(['\n', '\r']).count()
}

/// The bytes of a game with another position: only its FEN tag changes.
fn edited(source: &Source, view: &RecordView<'_>, position: &crate::board::Position) -> Vec<u8> {
    let text = view.game();
    let bytes = source.slice(view.place.whole());
    let Some(game) = pgn::games(&text).next() else { return bytes.to_vec() };
    let mut edit = pgn::fen_edit(&text, &game, 0, position);
    if !text.contains(['\n', '\r']) {
        edit.text = edit.text.replace('\n', source.line_end());
    }
    source.splice(&bytes, &text, edit.span, &edit.text)
}
