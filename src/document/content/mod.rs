//! What a document holds: the records in their order, and what of it the file on disk lacks.

mod added;
mod entering;
mod games;
mod header;
mod journalled;
mod loss;
mod order;
mod reading;
mod record;
mod records;
mod saved;
mod segment;
mod sequence;
mod snapshot;
mod writing;

pub(crate) use header::Header;
pub(crate) use order::Run;
pub(crate) use record::{Right, State};
pub use records::Records;
pub(crate) use segment::Segment;
pub use sequence::Sequence;
pub use snapshot::Snapshot;

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use crate::board::Position;
use crate::document::format::{Format, Place, Reading, RecordId, RecordView};
use crate::document::io::{Bytes, ReadingFault};
use journalled::Watch;
pub(crate) use journalled::{Account, Excerpt, NewGame};
use order::Order;
use record::{OnDisk, Overlay};

/// The records with the sources they are in.
///
/// A source never changes, not even by saving, and not by saving in another format either: what was
/// edited is kept beside it, and what is written in another format is made from it each time. A record of a
/// source is named by its number there, so that one that was never touched takes no memory.
#[derive(Debug)]
pub(crate) struct Content {
    /// The file, or an empty source.
    file: Segment,
    /// What was put in since, in the order of the names.
    more: Vec<Segment>,
    /// The format in which the file on disk is, or will be.
    format: Format,
    order: Arc<Order>,
    /// The order of the records in the file on disk, and which they are.
    saved: Arc<Order>,
    in_file: Arc<Records>,
    is_in_saved_order: bool,
    /// Those that were edited, entered or saved otherwise than found.
    overlays: Arc<BTreeMap<RecordId, Overlay>>,
    /// What all others hold.
    untouched: Arc<State>,
    next_id: u32,
    /// Finds the rest of the records of a large file.
    reading: Option<Reading>,
    /// Why not all of them are there, if that is over.
    fault: Option<ReadingFault>,
    /// How many of the records in the file on disk are there otherwise than here.
    unsaved: usize,
    /// Whether what stands before the first record of the file is written.
    has_front: bool,
    /// What that says, and what the file on disk has there.
    header: Header,
    saved_header: Header,
    /// What follows the last record.
    tail: Range<usize>,
    /// The record that stands for a file without any: as long as it is alone and shows the start
    /// position, it is not written.
    stand_in: Option<RecordId>,
    /// What changed since the journal asked last, if there is one.
    watch: Option<Watch>,
}

/// Fewer records at a time are not worth reading a stretch of a source for.
const FEW: usize = 64;

impl Clone for Content {
    /// The content as it is now and as far as it was read; it reads no further.
    fn clone(&self) -> Self {
        Self {
            file: self.file.clone(),
            more: self.more.clone(),
            order: self.order.clone(),
            saved: self.saved.clone(),
            in_file: self.in_file.clone(),
            overlays: self.overlays.clone(),
            untouched: self.untouched.clone(),
            header: self.header.clone(),
            saved_header: self.saved_header.clone(),
            tail: self.tail.clone(),
            reading: None,
            watch: None,
            ..*self
        }
    }
}

impl Content {
    /// The content of a file, in a format or in the one that it looks like. A large file is not read to its
    /// end yet.
    ///
    /// # Errors
    /// If the system has no more threads or open files.
    pub(crate) fn of_file(bytes: Bytes, format: Option<Format>) -> io::Result<Self> {
        let (segment, reading) = Segment::of_bytes(bytes, format, 0)?;
        let mut content = Self::new(segment);
        content.reading = reading;
        while content.len() == 0 && content.read_on_waiting() {}
        if content.reading.is_none() {
            content.end_reading();
        }
        Ok(content)
    }

    /// The records in their order, as they are now.
    pub(crate) fn order(&self) -> Arc<Order> {
        self.order.clone()
    }

    /// Positions that no file holds.
    pub(crate) fn of_positions(positions: impl IntoIterator<Item = Position>) -> Self {
        let mut content = Self::new(Segment::empty());
        let runs = positions.into_iter().map(|position| content.new_record(0..0, position)).collect();
        content.splice(0, 0, runs);
        content
    }

    fn new(file: Segment) -> Self {
        let order = Arc::new(Order::of([Run { first: 0, count: file.count() }]));
        Self {
            tail: file.tail(),
            format: file.format,
            file,
            more: Vec::new(),
            saved: order.clone(),
            in_file: Arc::new(order.names()),
            is_in_saved_order: true,
            order,
            overlays: Arc::default(),
            untouched: Arc::default(),
            next_id: RecordId::FIRST_NEW,
            reading: None,
            fault: None,
            unsaved: 0,
            has_front: true,
            header: None,
            saved_header: None,
            stand_in: None,
            watch: None,
        }
    }

    /// How many records there are.
    pub(crate) fn len(&self) -> usize {
        self.order.len()
    }

    /// The format in which the file on disk is, or will be.
    pub(crate) fn format(&self) -> Format {
        self.format
    }

    /// The name of a record; past the last one it is the last.
    pub(crate) fn id(&self, index: usize) -> RecordId {
        self.order.get(index.min(self.len().saturating_sub(1))).unwrap_or(RecordId(0))
    }

    /// Whether there is a record of this name.
    pub(crate) fn holds(&self, id: RecordId) -> bool {
        self.order.place_of(id).is_some()
    }

    /// The place of a record in the order.
    pub(crate) fn index_of(&self, id: RecordId) -> Option<usize> {
        self.order.place_of(id)
    }

    /// Whether most records stand elsewhere than beside those that they are beside in their source.
    pub(crate) fn is_scattered(&self) -> bool {
        self.order.runs().len() > self.len() / FEW
    }

    /// The runs of the records in a range of places.
    pub(crate) fn runs(&self, range: Range<usize>) -> Vec<Run> {
        self.order.slice(range.start, range.len())
    }

    /// The runs of the records in some ranges.
    pub(crate) fn runs_of(&self, ranges: impl Iterator<Item = Range<usize>>) -> Vec<Run> {
        ranges.filter(|range| !range.is_empty()).flat_map(|range| self.runs(range)).collect()
    }

    /// A look at a record; past the last one it is the last.
    pub(crate) fn view(&self, index: usize) -> RecordView<'_> {
        self.view_of(self.id(index))
    }

    /// A look at the record of a name.
    pub(crate) fn view_of(&self, id: RecordId) -> RecordView<'_> {
        self.look_at(id, self.format)
    }

    fn look_at(&self, id: RecordId, format: Format) -> RecordView<'_> {
        self.look_at_place(id, self.place(id), format)
    }

    /// Where a record is, or what stands above it, in its source.
    fn place(&self, id: RecordId) -> Place {
        match self.overlays.get(&id).and_then(|overlay| overlay.lead.as_ref()) {
            Some(lead) => Place::of_lead(lead),
            None => self.segment(id).place(id),
        }
    }

    /// A look at a record of which the place is known.
    fn look_at_place(&self, id: RecordId, place: Place, format: Format) -> RecordView<'_> {
        let overlay = self.overlays.get(&id);
        let segment = self.segment(id);
        let is_as_saved = overlay.is_none_or(Overlay::is_as_saved) && self.in_file.contains(id.0 as usize);
        let is_edited = !is_as_saved && !self.is_silent(id);
        let (index, number) = segment.numbered(id);
        RecordView {
            id,
            source: &segment.source,
            place,
            is_in_source: overlay.is_none_or(|overlay| overlay.lead.is_none()),
            index,
            number,
            found: segment.format.grammar(),
            format: format.grammar(),
            held: overlay.map(|overlay| &overlay.state.held),
            is_edited,
            front: segment.front_of(id),
            trail: segment.trail_of(id),
        }
    }

    /// Where a record comes from; for one that was entered the file.
    fn segment(&self, id: RecordId) -> &Segment {
        self.put_in(id).unwrap_or(&self.file)
    }

    /// Where a record comes from that was put in.
    fn put_in(&self, RecordId(id): RecordId) -> Option<&Segment> {
        let behind = self.more.partition_point(|segment| segment.first <= id);
        let segment = behind.checked_sub(1).and_then(|at| self.more.get(at));
        segment.filter(|segment| segment.names().contains(&id))
    }

    /// The records of which the moves fitted the position on disk and do not fit the one they have now.
    pub(crate) fn moves_that_stop_fitting(&self) -> Vec<usize> {
        let overlays = self.overlays.iter().filter_map(|(id, overlay)| Some((self.order.place_of(*id)?, overlay)));
        let stop_fitting = overlays.filter(|(index, overlay)| stops_fitting(&self.view(*index), overlay));
        let mut indexes: Vec<usize> = stop_fitting.map(|(index, _)| index).collect();
        indexes.sort_unstable();
        indexes
    }

    /// The text of the file.
    pub(crate) fn text_of_file(&self) -> String {
        let source = &self.file.source;
        source.decoded(source.slice(source.start()..source.end())).into_owned()
    }

    /// The text of some bytes in the encoding of the file, with line feeds.
    pub(crate) fn text_of(&self, bytes: &[u8]) -> String {
        let text = self.file.source.decode(bytes);
        if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text.into_owned() }
    }

    /// How many characters of a text the encoding of the file does not have.
    pub(crate) fn count_replaced(&self, text: &str) -> usize {
        self.file.source.count_replaced(text)
    }

    /// A text as it reads when it was written in the encoding of the file.
    pub(crate) fn representable(&self, text: &str) -> String {
        self.file.source.representable(text)
    }

    /// Whether the file is in an encoding of Unicode, as far as it was read.
    pub(crate) fn is_unicode(&self) -> bool {
        self.file.source.is_unicode()
    }

    /// Whether this is a file of text: a picture or a program has NUL bytes, is in no encoding of Unicode and
    /// has no position near its beginning.
    pub(crate) fn is_text(&self) -> bool {
        const BYTES: usize = 8192;
        const RECORDS: usize = 50;
        let beginning = self.file.source.slice(self.file.source.start()..BYTES);
        let has_position = || (0..self.len().min(RECORDS)).any(|index| self.view(index).position().is_ok());
        self.file.source.is_unicode() || memchr::memchr(0, &beginning).is_none() || has_position()
    }

    /// What a record holds.
    pub(crate) fn state(&self, id: RecordId) -> &Arc<State> {
        self.overlays.get(&id).map_or(&self.untouched, |overlay| &overlay.state)
    }

    /// Changes what a record holds and returns what it held.
    pub(crate) fn replace_state(&mut self, id: RecordId, state: Arc<State>) -> Arc<State> {
        self.note_touched(id);
        let is_in_file = self.in_file.contains(id.0 as usize);
        let overlay = Arc::make_mut(&mut self.overlays).entry(id);
        let overlay = overlay.or_insert_with(|| Overlay::found(self.untouched.clone()));
        let was_unsaved = is_in_file && !overlay.is_as_saved();
        let state = std::mem::replace(&mut overlay.state, state);
        self.unsaved = self.unsaved - usize::from(was_unsaved) + usize::from(is_in_file && !overlay.is_as_saved());
        state
    }

    /// Puts these records in place of so many from a place on, and returns those that were there.
    pub(crate) fn splice(&mut self, at: usize, count: usize, new: Vec<Run>) -> Vec<Run> {
        self.note_rearranged();
        let old = Arc::make_mut(&mut self.order).splice(at, count, new);
        self.is_in_saved_order = self.order == self.saved;
        old
    }

    /// Puts all records into an order, and returns from which place on how many stand otherwise then, and what
    /// stood there; `None` if it is the order that they have.
    pub(crate) fn put_in_order(&mut self, runs: impl IntoIterator<Item = Run>) -> Option<(usize, usize, Vec<Run>)> {
        let (places, new) = self.order.difference(&Order::of(runs))?;
        let count = new.iter().map(|run| run.count as usize).sum();
        Some((places.start, count, self.splice(places.start, places.len(), new)))
    }
}

/// Whether the moves of a game fit the position that the file on disk has for it, but not the one that it has now.
fn stops_fitting(record: &RecordView<'_>, overlay: &Overlay) -> bool {
    if !record.is_edited || !record.is_in_source || !record.is_as_found() || !record.found.has_games() {
        return false;
    }
    let saved = match overlay.saved() {
        OnDisk::Source => None,
        OnDisk::State(state) => state.held.position,
        OnDisk::Nothing => return false,
    };
    // Of most that are edited only a mark or a comment is, and then nothing needs to be read.
    if saved == overlay.state.held.position {
        return false;
    }
    let fits = |position: &Position| record.found.moves_fit(record, position);
    let saved = saved.or_else(|| record.found.position(record).ok());
    saved.is_some_and(|saved| fits(&saved)) && record.position().is_ok_and(|now| !fits(&now))
}
