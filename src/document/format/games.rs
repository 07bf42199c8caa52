//! Files of games: finding the records and writing them.

use std::io::{self, Write};
use std::ops::Range;

use super::{Scan, game};
use crate::document::record::{Record, RecordId};
use crate::document::source::{LineEnds, Source};
use crate::document::view::RecordView;
use crate::notation::pgn::{self, Game};

/// Finds the records: every FEN tag, and every game without one. The tags up to the next FEN tag belong to
/// the record before it, the moves to the last one of the game.
pub(in crate::document) fn scan(source: &mut Source) -> Scan {
    let start = source.start();
    let text = source.decode(source.slice(start..source.end()));
    let mut place = Place { source, text: &text, at: 0, byte: start };
    let mut records = Vec::new();
    let mut front = start..source.end();
    let mut end = source.end();
    for found in pgn::games(&text) {
        for (index, (part, tags_end)) in parts(&found).enumerate() {
            let part_start = place.byte_at(part.start);
            let tags_end = place.byte_at(tags_end);
            let range = part_start..place.byte_at(part.end);
            let Some(record) = Record::of_game(RecordId(records.len() as u32), &range, tags_end, index > 0) else {
                // What is too long for a record is kept with all that follows it.
                end = range.start;
                break;
            };
            records.push(record);
        }
        front.end = front.end.min(records.first().map_or(end, |first: &Record| first.whole().start));
        if end < source.end() {
            break;
        }
    }
    if records.is_empty() {
        end = source.end();
        front = start..end;
    }
    let mut line_ends = LineEnds::default();
    source.lines(start..source.end()).for_each(|line| line_ends.count(source, line));
    let tail = end..source.end();
    source.prefer(line_ends);
    Scan { front, records, tail }
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
struct Place<'a> {
    source: &'a Source,
    text: &'a str,
    at: usize,
    byte: usize,
}

impl Place<'_> {
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
    views: impl Iterator<Item = RecordView<'a>>,
    front: Range<usize>,
    tail: Range<usize>,
    is_silent: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    let has_games = |view: &RecordView<'_>| view.found == super::Format::Pgn;
    let mut views = views.enumerate().peekable();
    let is_pgn = views.peek().is_some_and(|(_, view)| has_games(view));
    let (front, tail) = if is_pgn { (0..front.end, tail) } else { (0..source.start(), 0..0) };
    out.write_all(source.slice(front.clone()))?;
    let last = source.decode(source.slice(source.start().min(front.end)..front.end)).into_owned();
    let mut pen = Pen { source, out, end: Some(front.end), last: Last::Text(last) };
    for (index, view) in views.filter(|_| !is_silent) {
        if is_pgn && view.is_in_source() { pen.found(view)? } else { pen.new_game(&view, index + 1)? }
    }
    pen.out.write_all(source.slice(tail))
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
}

impl<'a> Pen<'a, '_> {
    /// Writes a game of the source, or a part of one.
    fn found(&mut self, view: RecordView<'a>) -> io::Result<()> {
        let place = view.record.whole();
        if self.end != Some(place.start) && !view.record.is_part() {
            self.part_from(&view.game(), 0)?;
        }
        match view.record.edited().filter(|_| !view.is_kept()) {
            None => self.out.write_all(self.source.slice(place.clone()))?,
            Some(position) => self.out.write_all(&edited(self.source, &view, position))?,
        }
        self.end = Some(place.end);
        self.last = Last::Record(view);
        Ok(())
    }

    /// Writes a record as a game of its own.
    fn new_game(&mut self, view: &RecordView<'_>, round: usize) -> io::Result<()> {
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
    let bytes = source.slice(view.record.whole());
    let Some(game) = pgn::games(&text).next() else { return bytes.to_vec() };
    let mut edit = pgn::fen_edit(&text, &game, 0, position);
    if !text.contains(['\n', '\r']) {
        edit.text = edit.text.replace('\n', source.line_end());
    }
    source.splice(bytes, &text, edit.span, &edit.text)
}
