//! Support for the journal of unsaved edits: tracks which records change, and writes single records as text.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

use super::Content;
use crate::board::{Annotations, Position};
use crate::document::content::order::{Order, RecordRun};
use crate::document::content::record::Overlay;
use crate::document::content::segment::Segment;
use crate::document::format::{Format, RecordId};
use crate::document::io::Checksum;
use crate::notation::epd::{self, Operation};

#[derive(Debug)]
pub(super) struct ChangeTracker {
    journal: Arc<()>,
    changes: TrackedChanges,
}

#[derive(Debug, Default)]
pub(crate) struct TrackedChanges {
    /// The records whose states changed. A record may occur several times.
    pub(crate) touched: Vec<RecordId>,
    pub(crate) is_rearranged: bool,
}

/// A snapshot of some records, for use on another thread.
#[derive(Debug)]
pub(crate) struct Excerpt(Content);

#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "it is made for one record at a time and taken apart at once")]
pub(crate) enum RecordText {
    /// The record is as in the file on disk.
    Unchanged,
    Text(String),
    /// The record is written as a new game, whose text depends on its number in the file.
    Game(NewGame),
}

#[derive(Debug)]
pub(crate) struct NewGame {
    pub(crate) position: Position,
    pub(crate) operations: Vec<Operation>,
    pub(crate) is_done: bool,
    pub(crate) annotations: Annotations,
    pub(crate) tags: BTreeMap<String, String>,
}

impl Content {
    pub(super) fn track_record(&mut self, id: RecordId) {
        if let Some(watch) = &mut self.change_tracker {
            watch.changes.touched.push(id);
        }
    }

    pub(super) fn track_order(&mut self) {
        if let Some(watch) = &mut self.change_tracker {
            watch.changes.is_rearranged = true;
        }
    }

    /// Starts tracking changes, until the document is saved.
    pub(crate) fn start_tracking(&mut self, journal: &Arc<()>) {
        self.change_tracker = Some(ChangeTracker { journal: journal.clone(), changes: TrackedChanges::default() });
    }

    pub(super) fn stop_tracking(&mut self) {
        self.change_tracker = None;
    }

    /// Returns `true` if changes are tracked for this journal.
    pub(crate) fn is_tracked_for(&self, journal: &Arc<()>) -> bool {
        self.change_tracker.as_ref().is_some_and(|watch| Arc::ptr_eq(&watch.journal, journal))
    }

    pub(crate) fn take_changes(&mut self) -> TrackedChanges {
        self.change_tracker.as_mut().map(|watch| std::mem::take(&mut watch.changes)).unwrap_or_default()
    }

    /// The records of the file on disk that have unsaved edits, without the placeholder of an empty file.
    pub(crate) fn edited_saved_records(&self) -> Vec<RecordId> {
        let is_changed = |(id, overlay): &(&RecordId, &Overlay)| {
            self.saved_ids.contains(id.0 as usize) && !overlay.is_as_saved() && !self.is_placeholder(**id)
        };
        self.overlays.iter().filter(is_changed).map(|(id, _)| *id).collect()
    }

    /// The records on both sides of a text that was inserted together with records: text before the first game of an
    /// inserted file, or comments after its last record. In the file on disk this text belongs to the neighbor of the
    /// record to which it is attached here, so neither record is as in the file.
    ///
    /// At the start or end of the file on disk there is no neighbor: the text belongs to the file itself, and the
    /// record is left out. If this record is later moved, the text goes with it here, but not after recovery.
    pub(crate) fn records_with_shared_comments(&self) -> Vec<RecordId> {
        let mut blended = Vec::new();
        for segment in self.inserted.iter().filter(|segment| segment.count() > 0) {
            let (first, last) = (RecordId(segment.first_id), RecordId(segment.ids().end - 1));
            let neighbor = |id, place: fn(usize) -> Option<usize>| {
                let at = self.saved_order.index_of(id).and_then(place)?;
                Some([id, self.saved_order.get(at)?])
            };
            let before = neighbor(first, |at| at.checked_sub(1)).filter(|_| !segment.front_of(first).is_empty());
            let behind = neighbor(last, |at| at.checked_add(1)).filter(|_| !segment.trail_of(last).is_empty());
            blended.extend(before.into_iter().chain(behind).flatten());
        }
        blended
    }

    /// The records that are written together with this record: all records of its game, or only the record itself.
    pub(crate) fn write_unit(&self, id: RecordId) -> RecordRun {
        let segment = self.segment(id);
        let names = segment.ids();
        if !self.format.has_games() || !segment.format.has_games() || !names.contains(&id.0) {
            return RecordRun { first: id.0, count: 1 };
        }
        let is_part = |name: &u32| segment.span(RecordId(*name)).is_part;
        let first = (names.start..=id.0).rev().find(|name| !is_part(name)).unwrap_or(names.start);
        let end = (id.0 + 1..names.end).find(|name| !is_part(name)).unwrap_or(names.end);
        RecordRun { first, count: end - first }
    }

    /// Returns the end (exclusive) of the ids that have the same inserted source as this record. If the record is in no
    /// inserted source, returns the first id of the next inserted source, or `u32::MAX`.
    pub(crate) fn source_end(&self, RecordId(id): RecordId) -> u32 {
        let at = self.inserted.partition_point(|segment| segment.ids().end <= id);
        match self.inserted.get(at).map(Segment::ids) {
            Some(names) if names.contains(&id) => names.end,
            Some(names) => names.start,
            None => u32::MAX,
        }
    }

    pub(crate) fn excerpt(&self, runs: &[RecordRun]) -> Excerpt {
        let overlays =
            runs.iter().flat_map(|run| self.overlays.range(RecordId(run.first)..RecordId(run.first + run.count)));
        let overlays: BTreeMap<RecordId, Overlay> = overlays.map(|(id, overlay)| (*id, overlay.clone())).collect();
        Excerpt(Self {
            inserted: self.segments_of(runs),
            order: Arc::default(),
            saved_order: Arc::default(),
            overlays: Arc::new(overlays),
            tail: self.tail.end..self.tail.end,
            has_front: false,
            header: None,
            saved_header: None,
            placeholder: None,
            ..self.clone()
        })
    }

    fn segments_of(&self, runs: &[RecordRun]) -> Vec<Segment> {
        let needed = self.inserted.iter().zip(self.segments_with_records(runs)).filter(|(_, is_needed)| *is_needed);
        let as_saved = |segment: &Segment| {
            if self.ends_saved_file(segment) { Segment { trail: 0..0, ..segment.clone() } } else { segment.clone() }
        };
        needed.map(|(segment, _)| as_saved(segment)).collect()
    }

    /// Returns `true` if a segment of lines is the last in the file on disk. The file's tail is then the text after it.
    fn ends_saved_file(&self, segment: &Segment) -> bool {
        let last = self.saved_order.len().checked_sub(1).and_then(|at| self.saved_order.get(at));
        !segment.format.has_games() && last.is_some_and(|last| last.0 + 1 == segment.ids().end)
    }

    /// Adds the records of a text written by [`Excerpt::record_text`]. The records are not in the order yet.
    pub(crate) fn add_journal_text(&mut self, text: &str, format: Format) -> RecordRun {
        self.add_encoded_text(self.file.source.encode(text), format)
    }

    pub(crate) fn add_journal_game(&mut self, game: NewGame) -> RecordRun {
        let run = self.add_record(0..0, game.position);
        if let Some(overlay) = Arc::make_mut(&mut self.overlays).get_mut(&RecordId(run.first)) {
            let held = &mut Arc::make_mut(&mut overlay.state).overrides;
            held.operations = Some(game.operations).filter(|operations| !operations.is_empty());
            held.done = game.is_done.then_some(true);
            let is_stated = epd::annotations(held.operations.as_deref().unwrap_or_default()) == game.annotations;
            held.annotations = Some(game.annotations).filter(|_| !is_stated);
            held.tags = game.tags;
        }
        run
    }

    /// The checksum of the file as it was opened. Reads up to 16 MB.
    pub(crate) fn checksum(&self) -> Checksum {
        let source = &self.file.source;
        Checksum::compute(source.end(), |range| source.slice(range))
    }
}

impl Excerpt {
    /// Returns consecutive records in the form of the journal. `is_on_disk` is `true` if they are in the file on disk.
    pub(crate) fn record_text(&mut self, run: RecordRun, is_on_disk: bool) -> io::Result<RecordText> {
        let Self(content) = self;
        content.order = Arc::new(Order::from_runs([run]));
        let view = content.view(0);
        if is_on_disk && (0..content.len()).all(|index| !content.view(index).is_edited()) {
            return Ok(RecordText::Unchanged);
        }
        let is_new_game = content.format.has_games() && !(view.is_in_source && view.source_format.has_games());
        if is_new_game && let Ok(position) = view.position() {
            let operations = view.to_operations().into_iter().filter(|other| !epd::is_clock(other)).collect();
            let (is_done, annotations) = (view.is_done(), view.annotations());
            let tags = view.tags().into_iter().collect();
            return Ok(RecordText::Game(NewGame { position, operations, is_done, annotations, tags }));
        }
        self.text().map(RecordText::Text)
    }

    fn text(&self) -> io::Result<String> {
        let Self(content) = self;
        let source = &content.file.source;
        let mut bytes = Vec::new();
        content.write(content.format, &mut bytes)?;
        Ok(source.decode(bytes.get(source.start()..).unwrap_or_default()).into_owned())
    }
}
