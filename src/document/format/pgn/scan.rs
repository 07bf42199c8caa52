//! Finds the games of a file, and splits a stream into batches of whole games.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::mem;
use std::ops::Range;

use super::game::RESULTS;
use crate::document::format::index::{CHECK_INTERVAL, Mark, RecordSpan, STRIDE, Scan};
use crate::document::io::{BATCH, Batch, Batches, LineBatches, LineEnds, Source, decoded, line_ends};
use crate::notation::pgn::{self, Game, LineRole, Splitter};

/// Maximum length of a game in bytes. A longer game and everything after it are kept as the tail of the file.
const LONGEST_GAME: usize = 1 << 26;

/// Finds the records: every FEN tag, and every game without a FEN tag. The tags between two FEN tags belong to the
/// first of them, and the moves belong to the last record of the game.
pub(super) fn scan(source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
    let start = source.start();
    let whole = start..source.end();
    let mut scan = Scan { front: whole.clone(), tail: whole, may_not_be_ascii: true, ..Scan::default() };
    let mut line_ends = LineEnds::default();
    stretches(source, &mut line_ends, |stretch| {
        if stretch.is_empty() {
            return goes_on(&scan);
        }
        let places = record_spans(source, stretch.clone());
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

/// Splits a source at the beginnings of games, and calls `take` with each range until `take` returns `false`. With an
/// empty range, `take` is only asked whether to go on. The first range includes the text before the first game. A
/// UTF-16 source is one range; if it is larger than `2 * LONGEST_GAME`, the last game may be cut, and the rest is the
/// tail, which is written unchanged.
fn stretches(source: &Source, line_ends: &mut LineEnds, mut take: impl FnMut(Range<usize>) -> bool) {
    let mut splitter = Splitter::new(LONGEST_GAME);
    let mut start = source.start();
    let mut lines = source.lines(start);
    let (mut goes_on, mut asked) = (true, start);
    while let Some((line, _)) = lines.next().filter(|_| goes_on) {
        line_ends.count(&line);
        if line.next - asked >= CHECK_INTERVAL {
            asked = line.next;
            goes_on = take(start..start);
        }
        // The splitter needs ASCII bytes, which UTF-16 does not have.
        if !source.has_ascii() {
            continue;
        }
        let bytes = source.slice(line.start..line.next.min(line.start.saturating_add(LONGEST_GAME)));
        let begins = splitter.feed(&bytes) == pgn::LineRole::Begins;
        if begins && line.start - start >= STRIDE {
            goes_on = goes_on && take(start..line.start);
            start = line.start;
        }
    }
    if goes_on && start < source.end() {
        take(start..source.end());
    }
}

/// Finds the records in a range of whole games, up to the first game that is too long.
pub(super) fn record_spans(source: &Source, range: Range<usize>) -> Vec<RecordSpan> {
    let text = source.decoded(source.slice(range.start..range.end.min(range.start.saturating_add(2 * LONGEST_GAME))));
    let mut walk = Walk { source, text: &text, at: 0, byte: range.start };
    let mut places = Vec::new();
    for found in pgn::games(&text) {
        for (index, (part, tags_end)) in parts(&found).enumerate() {
            let start = walk.byte_at(part.start);
            let tags_end = walk.byte_at(tags_end);
            let Some(place) = RecordSpan::from_game(&(start..walk.byte_at(part.end)), tags_end, index > 0) else {
                return places;
            };
            places.push(place);
        }
    }
    places
}

/// Returns the parts of a game, each with the end of its tags: one part per FEN tag, or else the whole game.
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

struct Walk<'a> {
    source: &'a Source,
    text: &'a str,
    at: usize,
    byte: usize,
}

impl Walk<'_> {
    /// Returns the byte offset in the source of an offset in the text. Callers must ask for offsets in ascending order.
    fn byte_at(&mut self, at: usize) -> usize {
        self.byte += self.source.encoding.encoded_length(&self.text[self.at..at]);
        self.at = at;
        self.byte = self.byte.min(self.source.end());
        self.byte
    }
}

/// Returns the last place where a game begins for every reader: at an Event tag after a blank line and a result.
fn last_sure_beginning(bytes: &[u8]) -> Option<usize> {
    const TAG: &[u8] = b"[Event ";
    let is_sure = |start: &usize| {
        let before = bytes.get(..*start).unwrap_or_default();
        let text = before.trim_ascii_end();
        let between = before.get(text.len()..).unwrap_or_default();
        let result = text.rsplit(u8::is_ascii_whitespace).next().unwrap_or_default();
        line_ends(between) > 1 && RESULTS.iter().any(|known| known.as_bytes() == result)
    };
    memchr::memmem::rfind_iter(bytes, TAG).take(8).find(is_sure)
}

const LONGEST_STREAMED_GAME: usize = 1 << 20;

/// Maximum number of bytes in which a sure beginning of a game is searched.
const LONGEST_UNSPLIT: usize = LONGEST_STREAMED_GAME / 2;

/// Maximum length of a line in bytes, short enough that a single line does not exceed [`LONGEST_STREAMED_GAME`].
const LONGEST_STREAMED_LINE: usize = LONGEST_STREAMED_GAME / 2;

pub(super) struct GameBatchReader<R> {
    lines: LineBatches<R>,
    splitter: Splitter,
    /// The number of the line, from 1, on which the games since the last batch begin.
    first: usize,
    /// The text of the games since the last batch.
    text: String,
    /// `true` if the last game was cut off. The next game must then begin another batch.
    is_cut: bool,
    ready: VecDeque<Batch>,
    /// Lines that were read and not yet split into games, and the number of the first of them.
    unsplit: Vec<u8>,
    unsplit_line: usize,
}

impl<R: Read> GameBatchReader<R> {
    pub(super) fn new(stream: R, to_their_ends: bool) -> Self {
        let (game, line) =
            if to_their_ends { (usize::MAX, usize::MAX) } else { (LONGEST_STREAMED_GAME, LONGEST_STREAMED_LINE) };
        Self {
            lines: LineBatches::new(stream, line),
            splitter: Splitter::new(game),
            first: 1,
            text: String::new(),
            is_cut: false,
            ready: VecDeque::new(),
            unsplit: Vec::new(),
            unsplit_line: 1,
        }
    }

    /// Takes the unsplit lines up to the last place where a game surely begins.
    fn take_games(&mut self) -> Option<Batch> {
        if !self.text.is_empty() || self.is_cut || self.unsplit.len() < BATCH {
            return None;
        }
        let rest = self.unsplit.split_off(last_sure_beginning(&self.unsplit)?);
        let bytes = mem::replace(&mut self.unsplit, rest);
        let first = self.unsplit_line;
        self.unsplit_line += line_ends(&bytes);
        let bytes = String::from_utf8(bytes).unwrap_or_else(|error| decoded(error.as_bytes()).into_owned());
        Some(Batch { first, bytes: bytes.into_bytes() })
    }

    /// Splits the lines into games one by one.
    fn split_lines(&mut self) {
        let lines = Batch { first: self.unsplit_line, bytes: mem::take(&mut self.unsplit) };
        for (number, (line, whole)) in (lines.first..).zip(lines.iter()) {
            self.add(number, line, whole);
            self.unsplit_line = number + 1;
        }
    }

    fn add(&mut self, number: usize, line: &[u8], whole: &[u8]) {
        match self.splitter.feed(line) {
            LineRole::Begins if self.is_cut || self.text.len() >= BATCH => self.close(),
            LineRole::Begins | LineRole::Continues => {}
            LineRole::ExceedsLimit => {
                self.is_cut = true;
                return;
            }
        }
        if self.text.is_empty() {
            self.first = number;
        }
        self.text.push_str(&decoded(whole));
    }

    fn close(&mut self) {
        self.is_cut = false;
        let text = mem::take(&mut self.text);
        if !text.is_empty() {
            self.ready.push_back(Batch { first: self.first, bytes: text.into_bytes() });
        }
    }
}

impl<R: Read> Batches for GameBatchReader<R> {
    fn next(&mut self) -> io::Result<Option<Batch>> {
        while self.ready.is_empty() {
            let Some(lines) = self.lines.next()? else {
                self.split_lines();
                self.close();
                break;
            };
            self.unsplit_line = if self.unsplit.is_empty() { lines.first } else { self.unsplit_line };
            self.unsplit.extend(lines.bytes);
            if let Some(games) = self.take_games() {
                return Ok(Some(games));
            }
            if self.unsplit.len() > LONGEST_UNSPLIT {
                self.split_lines();
            }
        }
        Ok(self.ready.pop_front())
    }
}
