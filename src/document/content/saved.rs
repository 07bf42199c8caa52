//! Takes over the parts of a large file as they are read, and compares the content with its file on disk.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::TryRecvError;

use super::Content;
use crate::board::Position;
use crate::document::content::record::Overlay;
use crate::document::content::records::Records;
use crate::document::content::segment::Segment;
use crate::document::format::{BackgroundScan, Format, Overrides, RecordId, ScanPart};
use crate::document::io::{FnSink, MAX_SPAN_LEN, ReadingFault};

impl Content {
    /// Takes over the parts of the file that were scanned since the last call. Returns `true` if there were any.
    pub(crate) fn poll_reading(&mut self) -> bool {
        let mut is_news = false;
        while let Some(heard) = self.scan.as_ref().map(BackgroundScan::poll)
            && self.handle_message(heard)
        {
            is_news = true;
        }
        is_news
    }

    pub(crate) fn read_all(&mut self) {
        while self.wait_for_part() {}
    }

    pub(super) fn wait_for_part(&mut self) -> bool {
        self.scan.as_ref().map(BackgroundScan::wait).is_some_and(|heard| self.handle_message(heard))
    }

    /// The share of the file that has been read, from 0 to 1; `None` once reading has ended.
    pub(crate) fn progress(&self) -> Option<f32> {
        self.scan.is_some().then(|| self.file.progress())
    }

    fn handle_message(&mut self, heard: Result<ScanPart, TryRecvError>) -> bool {
        match heard {
            Ok(part) => self.add_part(part),
            Err(TryRecvError::Empty) => return false,
            // The thread ended without sending its last part.
            Err(TryRecvError::Disconnected) => {
                self.scan_fault = Some(ReadingFault::Interrupted);
                self.file.finish_scan();
                self.complete_reading();
            }
        }
        true
    }

    fn add_part(&mut self, part: ScanPart) {
        let (is_last, fault) = (part.is_last, part.fault);
        let known = self.file.count();
        self.file.extend(part);
        let count = self.file.count() - known;
        for order in [&mut self.order, &mut self.saved_order] {
            Arc::make_mut(order).extend(known, count);
        }
        self.saved_ids = Arc::new(self.saved_order.ids());
        self.tail = self.file.tail();
        if is_last {
            self.scan_fault = fault;
            self.complete_reading();
        }
    }

    /// Ends reading. A file without records gets a placeholder record.
    pub(super) fn complete_reading(&mut self) {
        self.scan = None;
        if self.len() > 0 {
            return;
        }
        let end = self.tail.end.min(self.tail.start.saturating_add(MAX_SPAN_LEN));
        let lead = self.tail.start..end;
        self.tail.start = end;
        let run = self.add_record(lead, Position::start());
        self.placeholder = Some(RecordId(run.first));
        self.splice(0, 0, vec![run]);
        self.mark_order_saved();
        self.edited_count = 1;
    }

    pub(crate) fn is_modified(&self) -> bool {
        !self.is_in_saved_order
            || self.header != self.saved_header
            || self.edited_count > usize::from(self.is_placeholder(self.id(0)))
    }

    pub(super) fn is_placeholder(&self, id: RecordId) -> bool {
        let is_untouched = || {
            self.overlays
                .get(&id)
                .is_some_and(|overlay| overlay.state.overrides == Overrides::from_position(Position::start()))
        };
        self.placeholder == Some(id) && self.len() == 1 && is_untouched()
    }

    pub(crate) fn records_replaced_by_saving(&self) -> usize {
        let is_left = !self.saved_ids.intersection(&self.order.ids()).is_empty();
        if is_left { 0 } else { self.saved_ids.len() }
    }

    pub(crate) fn mark_saved(&mut self, format: Format) {
        self.stop_tracking();
        self.format = format;
        self.saved_header = self.header.clone();
        if self.is_placeholder(self.id(0)) {
            return;
        }
        self.placeholder = None;
        Arc::make_mut(&mut self.overlays).values_mut().for_each(Overlay::mark_saved);
        self.mark_order_saved();
        self.edited_count = 0;
    }

    /// Marks the states in `saved`, an earlier clone of this content, as saved in this format.
    pub(crate) fn mark_saved_as(&mut self, saved: Self, format: Format) {
        self.stop_tracking();
        let is_same = Arc::ptr_eq(&self.overlays, &saved.overlays) && Arc::ptr_eq(&self.order, &saved.order);
        if is_same && self.header == saved.header {
            drop(saved);
            self.mark_saved(format);
            return;
        }
        self.format = format;
        self.saved_header = saved.header.clone();
        if saved.is_placeholder(saved.id(0)) {
            return;
        }
        self.placeholder = None;
        for (id, overlay) in Arc::make_mut(&mut self.overlays) {
            overlay.mark_saved_as(saved.overlays.get(id).map(|overlay| &overlay.state));
        }
        self.saved_order = saved.order;
        self.saved_ids = Arc::new(self.saved_order.ids());
        self.is_in_saved_order = self.order == self.saved_order;
        let is_unsaved =
            |(id, overlay): &(&RecordId, &Overlay)| self.saved_ids.contains(id.0 as usize) && !overlay.is_as_saved();
        self.edited_count = self.overlays.iter().filter(is_unsaved).count();
    }

    pub(super) fn mark_order_saved(&mut self) {
        self.saved_order = self.order.clone();
        self.saved_ids = Arc::new(self.order.ids());
        self.is_in_saved_order = true;
    }

    pub(crate) fn edited_records(&self) -> Records {
        let edited = self.overlays.iter().filter(|(_, overlay)| !overlay.is_as_saved()).map(|(id, _)| *id);
        let new = self.inserted.iter().flat_map(Segment::ids).chain(self.overlays.keys().map(|id| id.0)).map(RecordId);
        let mut records = Records::default();
        for id in edited.chain(new.filter(|id| !self.saved_ids.contains(id.0 as usize))) {
            self.order.index_of(id).into_iter().for_each(|place| _ = records.insert(place));
        }
        records
    }

    /// Returns the path of a source that another program has changed, and `true` if it was inserted. Asks the file
    /// system.
    pub(crate) fn changed_source(&self) -> Option<(&Path, bool)> {
        let is_there = |segment: &Segment| {
            let names = segment.ids();
            self.order.runs().iter().any(|run| run.first < names.end && names.start < run.first + run.count)
        };
        let added = self.inserted.iter().filter_map(|segment| Some((segment.source.bytes.changed_file()?, segment)));
        let added = added.filter(|(_, segment)| is_there(segment)).map(|(path, _)| (path, true));
        self.file.source.bytes.changed_file().map(|path| (path, false)).into_iter().chain(added).next()
    }

    /// Returns `true` if the file on disk had exactly these bytes when it was last opened or saved.
    pub(crate) fn matches_saved(&self, bytes: &[u8]) -> bool {
        let mut rest = bytes;
        let mut expected = FnSink(|bytes: &[u8]| {
            rest = rest.strip_prefix(bytes).ok_or(ErrorKind::InvalidData)?;
            Ok(())
        });
        self.saved_content().write(self.format, &mut expected).is_ok() && rest.is_empty()
    }

    fn saved_content(&self) -> Self {
        let overlays = self.overlays.iter().filter(|(id, _)| self.saved_ids.contains(id.0 as usize));
        let overlays = overlays.filter_map(|(id, overlay)| Some((*id, overlay.as_saved()?))).collect();
        let (order, header) = (self.saved_order.clone(), self.saved_header.clone());
        Self { order, header, overlays: Arc::new(overlays), ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Document;

    #[test]
    fn a_broken_scan_is_reported_and_the_rest_is_kept() {
        for text in ["# a\n8/8/8/8/8/8/8/K6k w - - 0 1\n# b\n", ""] {
            for waits in [false, true] {
                let mut document = Document::from_bytes(text.as_bytes().to_vec());
                let before = document.len();
                document.content.scan = Some(BackgroundScan::disconnected());
                assert_eq!(document.reading_fault(), None);
                if waits {
                    document.read_all();
                } else {
                    assert!(document.poll_reading(), "it is news");
                }
                assert_eq!((document.reading_progress(), document.len()), (None, before));
                assert_eq!(document.reading_fault(), Some(ReadingFault::Interrupted));
                assert!(!document.poll_reading(), "it is no news any more");
                let mut bytes = Vec::new();
                document.write_to(&mut bytes).unwrap();
                assert_eq!(bytes, text.as_bytes());
            }
        }
    }
}
