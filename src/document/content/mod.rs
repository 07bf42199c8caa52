//! The records of a document in their order, with their sources and edits. A source is the file, or a text or file that
//! was inserted. A segment is a source with the ids of its records, and a run is a range of consecutive ids.

mod adding;
mod change_tracker;
mod games;
mod order;
mod record;
mod records;
mod saved;
mod segment;
mod snapshot;
mod writing;

pub(crate) use order::{RecordRun, changed_middle};
pub(crate) use record::{LostRight, RecordState};
pub use records::Records;
pub(crate) use segment::Segment;
pub use snapshot::{Sequence, Snapshot};
pub(crate) use writing::Header;

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use crate::board::Position;
use crate::document::format::{BackgroundScan, Format, RecordId, RecordSpan, RecordView};
use crate::document::io::{Bytes, ReadingFault};
use change_tracker::ChangeTracker;
pub(crate) use change_tracker::{Excerpt, NewGame, RecordText};
use order::Order;
use record::{Overlay, SavedState};

/// The records in their order, with the sources that contain them. Sources are immutable: edits are kept beside them as
/// overlays, and other formats are generated on each save. An untouched record takes no memory.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) file: Segment,
    /// Sources inserted since the file was opened, sorted by the ids of their records.
    inserted: Vec<Segment>,
    pub(crate) format: Format,
    pub(crate) order: Arc<Order>,
    /// The order of the records in the file on disk.
    pub(crate) saved_order: Arc<Order>,
    /// The ids of the records in the file on disk.
    saved_ids: Arc<Records>,
    pub(crate) is_in_saved_order: bool,
    /// The edits of all records that were edited or added, or whose text in the file on disk differs from their source.
    overlays: Arc<BTreeMap<RecordId, Overlay>>,
    /// The state of every record without an overlay.
    untouched_state: Arc<RecordState>,
    next_id: u32,
    scan: Option<BackgroundScan>,
    /// The reason why the finished scan is incomplete; `None` if it is complete.
    pub(crate) scan_fault: Option<ReadingFault>,
    edited_count: usize,
    /// `false` if the text before the first record of the file is left out.
    has_front: bool,
    pub(crate) header: Header,
    saved_header: Header,
    tail: Range<usize>,
    /// The record shown for a file without records. It is not written while it is the only record and unedited.
    placeholder: Option<RecordId>,
    change_tracker: Option<ChangeTracker>,
}

/// Average number of records in a run below which an order counts as scattered; many games are then looked up together.
const MIN_RUN_LEN: usize = 64;

impl Clone for Content {
    fn clone(&self) -> Self {
        Self {
            file: self.file.clone(),
            inserted: self.inserted.clone(),
            order: self.order.clone(),
            saved_order: self.saved_order.clone(),
            saved_ids: self.saved_ids.clone(),
            overlays: self.overlays.clone(),
            untouched_state: self.untouched_state.clone(),
            header: self.header.clone(),
            saved_header: self.saved_header.clone(),
            tail: self.tail.clone(),
            scan: None,
            change_tracker: None,
            ..*self
        }
    }
}

impl Content {
    /// Reads a file, in the detected format if `format` is `None`. A large file is read on in the background.
    pub(crate) fn from_file(bytes: Bytes, format: Option<Format>) -> io::Result<Self> {
        let (segment, reading) = Segment::from_bytes(bytes, format, 0)?;
        let mut content = Self::new(segment);
        content.scan = reading;
        while content.len() == 0 && content.wait_for_part() {}
        if content.scan.is_none() {
            content.complete_reading();
        }
        Ok(content)
    }

    pub(crate) fn from_positions(positions: impl IntoIterator<Item = Position>) -> Self {
        let mut content = Self::new(Segment::empty());
        let runs = positions.into_iter().map(|position| content.add_record(0..0, position)).collect();
        content.splice(0, 0, runs);
        content
    }

    fn new(file: Segment) -> Self {
        let order = Arc::new(Order::from_runs([RecordRun { first: 0, count: file.count() }]));
        Self {
            tail: file.tail(),
            format: file.format,
            file,
            inserted: Vec::new(),
            saved_order: order.clone(),
            saved_ids: Arc::new(order.ids()),
            is_in_saved_order: true,
            order,
            overlays: Arc::default(),
            untouched_state: Arc::default(),
            next_id: RecordId::FIRST_NEW,
            scan: None,
            scan_fault: None,
            edited_count: 0,
            has_front: true,
            header: None,
            saved_header: None,
            placeholder: None,
            change_tracker: None,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.order.len()
    }

    /// The id of the record at this index. Past the end, the id of the last record.
    pub(crate) fn id(&self, index: usize) -> RecordId {
        self.order.get(index.min(self.len().saturating_sub(1))).unwrap_or(RecordId(0))
    }

    pub(crate) fn contains(&self, id: RecordId) -> bool {
        self.order.index_of(id).is_some()
    }

    pub(crate) fn index_of(&self, id: RecordId) -> Option<usize> {
        self.order.index_of(id)
    }

    pub(crate) fn is_scattered(&self) -> bool {
        self.order.runs().len() > self.len() / MIN_RUN_LEN
    }

    pub(crate) fn runs(&self, range: Range<usize>) -> Vec<RecordRun> {
        self.order.slice(range.start, range.len())
    }

    pub(crate) fn runs_in_ranges(&self, ranges: impl Iterator<Item = Range<usize>>) -> Vec<RecordRun> {
        ranges.filter(|range| !range.is_empty()).flat_map(|range| self.runs(range)).collect()
    }

    pub(crate) fn view(&self, index: usize) -> RecordView<'_> {
        self.view_by_id(self.id(index))
    }

    pub(crate) fn view_by_id(&self, id: RecordId) -> RecordView<'_> {
        self.view_at_span(id, self.span(id), self.format)
    }

    /// The location of a record in its source. For a new record, the location of the comments above it.
    fn span(&self, id: RecordId) -> RecordSpan {
        match self.overlays.get(&id).and_then(|overlay| overlay.lead.as_ref()) {
            Some(lead) => RecordSpan::from_lead(lead),
            None => self.segment(id).span(id),
        }
    }

    fn view_at_span(&self, id: RecordId, place: RecordSpan, format: Format) -> RecordView<'_> {
        let overlay = self.overlays.get(&id);
        let segment = self.segment(id);
        let is_as_saved = overlay.is_none_or(Overlay::is_as_saved) && self.saved_ids.contains(id.0 as usize);
        let is_edited = !is_as_saved && !self.is_placeholder(id);
        RecordView {
            id,
            source: &segment.source,
            span: place,
            is_in_source: overlay.is_none_or(|overlay| overlay.lead.is_none()),
            index: &segment.index,
            number: id.0.saturating_sub(segment.first_id) as usize,
            source_format: segment.format.grammar(),
            format: format.grammar(),
            overrides: overlay.map(|overlay| &overlay.state.overrides),
            is_edited,
            front: segment.front_of(id),
            trail: segment.trail_of(id),
        }
    }

    fn segment(&self, RecordId(id): RecordId) -> &Segment {
        let behind = self.inserted.partition_point(|segment| segment.first_id <= id);
        let segment = behind.checked_sub(1).and_then(|at| self.inserted.get(at));
        segment.filter(|segment| segment.ids().contains(&id)).unwrap_or(&self.file)
    }

    pub(crate) fn records_with_unplayable_moves(&self) -> Vec<usize> {
        let overlays = self.overlays.iter().filter_map(|(id, overlay)| Some((self.order.index_of(*id)?, overlay)));
        let stop_fitting = overlays.filter(|(index, overlay)| has_unplayable_moves(&self.view(*index), overlay));
        let mut indexes: Vec<usize> = stop_fitting.map(|(index, _)| index).collect();
        indexes.sort_unstable();
        indexes
    }

    pub(crate) fn file_text(&self) -> String {
        let source = &self.file.source;
        source.decoded(source.slice(source.start()..source.end())).into_owned()
    }

    pub(crate) fn decode_text(&self, bytes: &[u8]) -> String {
        let text = self.file.source.decode(bytes);
        if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text.into_owned() }
    }

    /// The text as it is after being written in the encoding of the file and read again.
    pub(crate) fn to_encodable(&self, text: &str) -> String {
        self.file.source.decode(&self.file.source.encode(text)).into_owned()
    }

    /// Returns `true` if the file is text: Unicode, without NUL near its beginning, or with a position near its
    /// beginning.
    pub(crate) fn is_text(&self) -> bool {
        const BYTES: usize = 8192;
        const RECORDS: usize = 50;
        let beginning = self.file.source.slice(self.file.source.start()..BYTES);
        let has_position = || (0..self.len().min(RECORDS)).any(|index| self.view(index).position().is_ok());
        self.file.source.is_unicode() || memchr::memchr(0, &beginning).is_none() || has_position()
    }

    pub(crate) fn state(&self, id: RecordId) -> &Arc<RecordState> {
        self.overlays.get(&id).map_or(&self.untouched_state, |overlay| &overlay.state)
    }

    pub(crate) fn replace_state(&mut self, id: RecordId, state: Arc<RecordState>) -> Arc<RecordState> {
        self.track_record(id);
        let is_in_file = self.saved_ids.contains(id.0 as usize);
        let overlay = Arc::make_mut(&mut self.overlays).entry(id);
        let overlay = overlay.or_insert_with(|| Overlay {
            state: self.untouched_state.clone(),
            saved: SavedState::Source,
            lead: None,
        });
        let was_unsaved = is_in_file && !overlay.is_as_saved();
        let state = std::mem::replace(&mut overlay.state, state);
        self.edited_count =
            self.edited_count - usize::from(was_unsaved) + usize::from(is_in_file && !overlay.is_as_saved());
        state
    }

    /// Replaces `count` records from the index `at` on, and returns the replaced runs.
    pub(crate) fn splice(&mut self, at: usize, count: usize, new: Vec<RecordRun>) -> Vec<RecordRun> {
        self.track_order();
        let old = Arc::make_mut(&mut self.order).splice(at, count, new);
        self.is_in_saved_order = self.order == self.saved_order;
        old
    }

    /// Replaces the order of the records. Returns the first changed index, the new number of records in the changed
    /// range and the old runs of this range. Returns `None` if nothing changes.
    pub(crate) fn reorder(&mut self, runs: Vec<RecordRun>) -> Option<(usize, usize, Vec<RecordRun>)> {
        let (places, new) = self.order.difference(&Order::from_runs(runs))?;
        let count = new.iter().map(|run| run.count as usize).sum();
        Some((places.start, count, self.splice(places.start, places.len(), new)))
    }
}

/// Returns `true` if the moves of a game fit its position on disk, but not its current one.
fn has_unplayable_moves(record: &RecordView<'_>, overlay: &Overlay) -> bool {
    let Some(games) = record.source_format.games() else { return false };
    if !record.is_edited || !record.is_in_source || !record.is_in_source_format() {
        return false;
    }
    let saved = match &overlay.saved {
        SavedState::Source => None,
        SavedState::State(state) => state.overrides.position,
        SavedState::Absent => return false,
    };
    // In most edited games only a mark or comment has changed. The position is the same then, and nothing is read.
    if saved == overlay.state.overrides.position {
        return false;
    }
    let fits = |position: &Position| games.moves_fit(record, position);
    let saved = saved.or_else(|| record.source_format.position(record).ok());
    saved.is_some_and(|saved| fits(&saved)) && record.position().is_ok_and(|now| !fits(&now))
}
