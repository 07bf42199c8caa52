//! Reading a large file to its end.

use std::sync::Arc;
use std::sync::mpsc::TryRecvError;

use super::Content;
use crate::board::Position;
use crate::document::format::{BackgroundScan, RecordId, ScanPart};
use crate::document::io::{MAX_SPAN_LEN, ReadingFault};

impl Content {
    /// Takes over the parts scanned since the last call and returns `true` if there was any progress.
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

    /// How much of the file has been read, from 0 to 1; `None` once reading has ended.
    pub(crate) fn progress(&self) -> Option<f32> {
        self.scan.is_some().then(|| self.file.progress())
    }

    /// Handles a message from the scanning thread and returns `true` if there was one.
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
