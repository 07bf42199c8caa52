//! What a document holds: the records in their order, and what of it the file on disk lacks.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::Range;
use std::sync::Arc;

use super::bytes::Bytes;
use super::format::loss::Loss;
use super::format::{Format, games, lines};
use super::index::{Part, Reading};
use super::order::{Names, Order, Run};
use super::record::{Place, RecordId, State, Touched};
use super::source::LONGEST;
use super::stock::Stock;
use super::view::RecordView;
use crate::board::Position;

/// The records with the sources they are in.
///
/// A source never changes, not even by saving, and not by saving in another format either: what was
/// edited is kept beside it, and what is written in another format is made from it each time. A record of a
/// source is named by its number there, so that one that was never touched takes no memory.
#[derive(Debug)]
pub(super) struct Content {
    /// The file, or an empty source.
    file: Stock,
    /// What was put in since, in the order of the names.
    more: Vec<Stock>,
    /// The format in which the file on disk is, or will be.
    format: Format,
    order: Arc<Order>,
    /// The order of the records in the file on disk, and which they are.
    saved: Arc<Order>,
    in_file: Arc<Names>,
    is_in_saved_order: bool,
    /// Those that were edited, entered or saved otherwise than found.
    touched: Arc<BTreeMap<RecordId, Touched>>,
    next_id: u32,
    /// Finds the rest of the records of a large file.
    reading: Option<Reading>,
    /// How many of the records in the file on disk are there otherwise than here.
    unsaved: usize,
    /// What follows the last record.
    tail: Range<usize>,
    /// The record that stands for a file without any: as long as it is alone and shows the start
    /// position, it is not written.
    stand_in: Option<RecordId>,
}

/// Records that are entered are named from here on; as many a file can have.
const FIRST_NEW: u32 = 1 << 31;

/// What is written together.
pub(super) enum Piece<'a> {
    /// Records that stand in the source one behind the other and are written as they were found.
    Found {
        /// The first of them.
        first: RecordView<'a>,
        /// The last of them.
        last: RecordView<'a>,
        /// How many they are.
        count: usize,
        /// Where they are in the source, with the last line end.
        range: Range<usize>,
    },
    /// Any other record.
    Record(RecordView<'a>),
}

impl<'a> Piece<'a> {
    /// Its first record.
    pub(super) fn first(&self) -> &RecordView<'a> {
        match self {
            Self::Found { first, .. } => first,
            Self::Record(view) => view,
        }
    }

    /// How many records it has.
    pub(super) fn count(&self) -> usize {
        match self {
            Self::Found { count, .. } => *count,
            Self::Record(_) => 1,
        }
    }
}

impl Content {
    /// The content of a file, in a format or in the one that it looks like. A large file is not read to its
    /// end yet.
    ///
    /// # Errors
    /// If the system has no more threads or open files.
    pub(super) fn of_file(bytes: Bytes, format: Option<Format>) -> io::Result<Self> {
        let (stock, reading) = Stock::of_bytes(bytes, format, 0)?;
        let mut content = Self::new(stock);
        content.reading = reading;
        while content.len() == 0 && content.read_on_waiting() {}
        if content.reading.is_none() {
            content.end_reading();
        }
        Ok(content)
    }

    /// The same for another thread, as it is now and as far as it was read.
    pub(super) fn again(&self) -> Self {
        Self {
            file: self.file.again(),
            more: self.more.iter().map(Stock::again).collect(),
            order: self.order.clone(),
            saved: self.saved.clone(),
            in_file: self.in_file.clone(),
            touched: self.touched.clone(),
            tail: self.tail.clone(),
            reading: None,
            ..*self
        }
    }

    /// Takes what was read of the file since the last time; whether there was anything.
    pub(super) fn read_on(&mut self) -> bool {
        let parts: Vec<Part> = self.reading.iter().flat_map(|reading| std::iter::from_fn(|| reading.poll())).collect();
        let is_news = !parts.is_empty();
        for part in parts {
            self.take(part);
        }
        is_news
    }

    /// Waits until the file is read to its end.
    pub(super) fn read_all(&mut self) {
        while self.read_on_waiting() {}
    }

    fn read_on_waiting(&mut self) -> bool {
        let Some(reading) = &self.reading else { return false };
        match reading.wait() {
            Some(part) => self.take(part),
            None => self.reading = None,
        }
        true
    }

    /// How much of the file has been read, from 0 to 1; `None` once all of it is.
    pub(super) fn progress(&self) -> Option<f32> {
        self.reading.is_some().then(|| self.file.progress())
    }

    fn take(&mut self, part: Part) {
        let is_last = part.is_last;
        let known = self.file.count();
        self.file.extend(part);
        let count = self.file.count() - known;
        for order in [&mut self.order, &mut self.saved] {
            Arc::make_mut(order).extend(known, count);
        }
        self.in_file = Arc::new(Names::of(&self.saved));
        self.tail = self.file.tail();
        if is_last {
            self.reading = None;
            self.end_reading();
        }
    }

    /// Does what has to wait until all of the file is known.
    fn end_reading(&mut self) {
        if self.len() > 0 {
            return;
        }
        let end = self.tail.end.min(self.tail.start.saturating_add(LONGEST));
        let lead = self.tail.start..end;
        self.tail.start = end;
        let run = self.new_record(lead, Position::start());
        self.stand_in = Some(RecordId(run.first));
        self.splice(0, 0, vec![run]);
        self.mark_order_saved();
        self.unsaved = 1;
    }

    /// Positions that no file holds.
    pub(super) fn of_positions(positions: impl IntoIterator<Item = Position>) -> Self {
        let mut content = Self::new(Stock::empty());
        let runs = positions.into_iter().map(|position| content.new_record(0..0, position)).collect();
        content.splice(0, 0, runs);
        content
    }

    fn new(file: Stock) -> Self {
        let order = Arc::new(Order::of([Run { first: 0, count: file.count() }]));
        Self {
            tail: file.tail(),
            format: file.format,
            file,
            more: Vec::new(),
            saved: order.clone(),
            in_file: Arc::new(Names::of(&order)),
            is_in_saved_order: true,
            order,
            touched: Arc::default(),
            next_id: FIRST_NEW,
            reading: None,
            unsaved: 0,
            stand_in: None,
        }
    }

    /// Reads a text as it would stand in the file, and enters its records, which have no place yet. It takes the
    /// encoding and the line ends of the file.
    pub(super) fn new_records(&mut self, text: &str, format: Format) -> Run {
        let text = text.replace("\r\n", "\n").replace('\r', "\n").replace('\n', self.file.source.line_end());
        let bytes = self.file.source.encode_file(&text);
        // What is held is read at once, which needs no thread.
        let Ok((stock, _)) = Stock::of_bytes(Bytes::held(bytes), Some(format), self.next_id) else {
            return Run { first: self.next_id, count: 0 };
        };
        let run = Run { first: stock.first, count: stock.count() };
        self.next_id += run.count;
        self.more.push(stock);
        run
    }

    /// Enters a record that no file holds, which has no place yet.
    pub(super) fn new_record(&mut self, lead: Range<usize>, position: Position) -> Run {
        let first = self.next_id;
        self.next_id += 1;
        Arc::make_mut(&mut self.touched).insert(RecordId(first), Touched::new(lead, position));
        Run { first, count: 1 }
    }

    /// How many records there are.
    pub(super) fn len(&self) -> usize {
        self.order.len()
    }

    /// The format in which the file on disk is, or will be.
    pub(super) fn format(&self) -> Format {
        self.format
    }

    /// The name of a record; past the last one it is the last.
    pub(super) fn id(&self, index: usize) -> RecordId {
        self.order.get(index.min(self.len().saturating_sub(1))).unwrap_or(RecordId(0))
    }

    /// Whether there is a record of this name.
    pub(super) fn holds(&self, id: RecordId) -> bool {
        self.order.place_of(id).is_some()
    }

    /// The place of a record in the order.
    pub(super) fn index_of(&self, id: RecordId) -> Option<usize> {
        self.order.place_of(id)
    }

    /// The runs of the records in a range of places.
    pub(super) fn runs(&self, range: Range<usize>) -> Vec<Run> {
        self.order.slice(range.start, range.len())
    }

    /// A look at a record; past the last one it is the last.
    pub(super) fn view(&self, index: usize) -> RecordView<'_> {
        self.look_at(self.id(index), self.format)
    }

    /// A look at each record, as it is in a format.
    fn views(&self, format: Format) -> impl Iterator<Item = RecordView<'_>> + Clone {
        (0..self.len()).map(move |index| self.look_at(self.id(index), format))
    }

    fn look_at(&self, id: RecordId, format: Format) -> RecordView<'_> {
        let touched = self.touched.get(&id);
        let stock = self.stock(id);
        let place = match touched.and_then(|touched| touched.lead.as_ref()) {
            Some(lead) => Place::of_lead(lead),
            None => stock.place(id),
        };
        let is_as_saved = touched.is_none_or(Touched::is_as_saved) && self.in_file.has(id);
        let is_edited = !is_as_saved && !self.is_silent(id);
        RecordView { source: &stock.source, id, place, touched, found: stock.format, format, is_edited }
    }

    /// Where a record comes from; for one that was entered the file.
    fn stock(&self, RecordId(id): RecordId) -> &Stock {
        let behind = self.more.partition_point(|stock| stock.first <= id);
        let stock = behind.checked_sub(1).and_then(|at| self.more.get(at));
        stock.filter(|stock| stock.names().contains(&id)).unwrap_or(&self.file)
    }

    /// The records of the game that a record is of; of a line itself alone.
    pub(super) fn game_of(&self, index: usize) -> Range<usize> {
        if self.view(index).found != Format::Pgn {
            return index..index + 1;
        }
        let is_part = |index: &usize| *index < self.len() && self.view(*index).place.is_part;
        let start = (0..=index).rev().find(|index| !is_part(index)).unwrap_or(0);
        let end = (index + 1..self.len()).find(|index| !is_part(index)).unwrap_or(self.len());
        start..end
    }

    /// The records of which the moves fitted the position on disk and do not fit the one they have now.
    pub(super) fn moves_that_stop_fitting(&self) -> Vec<usize> {
        let touched = self.touched.keys().filter_map(|id| self.order.place_of(*id));
        let mut indexes: Vec<usize> = touched.filter(|index| self.view(*index).moves_stop_fitting()).collect();
        indexes.sort_unstable();
        indexes
    }

    /// What saving in a format would lose of what the file on disk can hold.
    pub(super) fn loss(&self, format: Format) -> Option<Loss> {
        Loss::of(&self.file.source, self.views(self.format), self.tail.clone(), self.format, format)
    }

    /// A text as it reads when it was written in the encoding of the file.
    pub(super) fn representable(&self, text: &str) -> String {
        self.file.source.representable(text)
    }

    /// Whether the file is in an encoding of Unicode, as far as it was read.
    pub(super) fn is_unicode(&self) -> bool {
        self.file.source.is_unicode()
    }

    /// Whether this is a file of text: a picture or a program has NUL bytes, is in no encoding of Unicode and
    /// has no position near its beginning.
    pub(super) fn is_text(&self) -> bool {
        const BYTES: usize = 8192;
        const RECORDS: usize = 50;
        let beginning = self.file.source.slice(self.file.source.start()..BYTES);
        let has_position = || (0..self.len().min(RECORDS)).any(|index| self.view(index).position().is_ok());
        self.file.source.is_unicode() || memchr::memchr(0, &beginning).is_none() || has_position()
    }

    /// What a record holds.
    pub(super) fn state(&self, id: RecordId) -> State {
        self.touched.get(&id).map(|touched| touched.state.clone()).unwrap_or_default()
    }

    /// Changes what a record holds and returns what it held.
    pub(super) fn replace_state(&mut self, id: RecordId, state: State) -> State {
        let is_in_file = self.in_file.has(id);
        let touched = Arc::make_mut(&mut self.touched).entry(id).or_default();
        let was_unsaved = is_in_file && !touched.is_as_saved();
        let state = std::mem::replace(&mut touched.state, state);
        self.unsaved = self.unsaved - usize::from(was_unsaved) + usize::from(is_in_file && !touched.is_as_saved());
        state
    }

    /// Puts these records in place of so many from a place on, and returns those that were there.
    pub(super) fn splice(&mut self, at: usize, count: usize, new: Vec<Run>) -> Vec<Run> {
        let old = Arc::make_mut(&mut self.order).splice(at, count, new);
        self.is_in_saved_order = self.order == self.saved;
        old
    }

    /// Whether the file on disk holds something else.
    pub(super) fn is_modified(&self) -> bool {
        !self.is_in_saved_order || self.unsaved > usize::from(self.is_silent(self.id(0)))
    }

    /// Whether the record stands for a file without records, and is not written.
    fn is_silent(&self, id: RecordId) -> bool {
        let edited = || self.touched.get(&id).and_then(|touched| touched.state.held.position);
        self.stand_in == Some(id) && self.len() == 1 && edited() == Some(Position::start())
    }

    /// Notes that the file on disk now holds all this, in a format.
    pub(super) fn mark_saved(&mut self, format: Format) {
        self.format = format;
        if self.is_silent(self.id(0)) {
            return;
        }
        self.stand_in = None;
        Arc::make_mut(&mut self.touched).values_mut().for_each(Touched::mark_saved);
        self.mark_order_saved();
        self.unsaved = 0;
    }

    fn mark_order_saved(&mut self) {
        self.saved = self.order.clone();
        self.in_file = Arc::new(Names::of(&self.order));
        self.is_in_saved_order = true;
    }

    /// How many bytes the sources have.
    pub(super) fn size(&self) -> u64 {
        std::iter::once(&self.file).chain(&self.more).map(|stock| stock.source.end() as u64).sum()
    }

    /// Writes everything in a format. In that of the source, what was not edited is written byte for byte.
    pub(super) fn write(&self, format: Format, out: &mut dyn Write) -> io::Result<()> {
        let is_silent = self.is_silent(self.id(0));
        let (pieces, tail) = (self.pieces(format), self.tail.clone());
        let source = &self.file.source;
        match format {
            Format::Fen | Format::Epd => lines::write(source, pieces, tail, is_silent, out),
            Format::Pgn => games::write(source, pieces, self.file.front(), tail, is_silent, out),
        }
    }

    /// Everything in its order: what was not touched in pieces as large as possible.
    fn pieces(&self, format: Format) -> impl Iterator<Item = Piece<'_>> {
        self.order.runs().iter().flat_map(move |run| self.pieces_of(*run, format))
    }

    /// The parts of a run, each of one source or of records that none has.
    fn pieces_of(&self, run: Run, format: Format) -> impl Iterator<Item = Piece<'_>> {
        let (mut next, end) = (run.first, run.first + run.count);
        let mut touched = self.touched.range(RecordId(next)..RecordId(end)).map(|(id, _)| id.0).peekable();
        std::iter::from_fn(move || {
            let first = next;
            if first == end {
                return None;
            }
            let stock = self.stock(RecordId(first));
            let is_alone = format != stock.format || touched.next_if_eq(&first).is_some();
            let behind = touched.peek().copied().unwrap_or(end).min(stock.names().end);
            next = if is_alone { first + 1 } else { behind };
            let view = |id| self.look_at(RecordId(id), format);
            Some(if is_alone { Piece::Record(view(first)) } else { found_piece(view(first), view(next - 1)) })
        })
    }
}

fn found_piece<'a>(first: RecordView<'a>, last: RecordView<'a>) -> Piece<'a> {
    let start = first.place.whole().start;
    let end = last.place.whole().end;
    let line_end = if first.found == Format::Pgn { 0 } else { first.source.line_end_at(end) };
    let count = (last.id.0 - first.id.0 + 1) as usize;
    Piece::Found { first, last, count, range: start..end + line_end }
}
