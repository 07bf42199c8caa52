//! Finds the games of a file, and splits a stream into batches of whole games.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::mem;
use std::ops::Range;

use crate::document::format::index::{CHECK_INTERVAL, Mark, RecordSpan, STRIDE, Scan};
use crate::document::io::{BATCH, Batch, Batches, LineBatches, LineEnds, Source, decoded};
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

const LONGEST_STREAMED_GAME: usize = 1 << 20;

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
                self.close();
                break;
            };
            for (number, (line, whole)) in (lines.first..).zip(lines.iter()) {
                self.add(number, line, whole);
            }
        }
        Ok(self.ready.pop_front())
    }
}
