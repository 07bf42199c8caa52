//! Reading a large file to its end.

use std::sync::Arc;
use std::sync::mpsc::TryRecvError;

use super::Content;
use crate::board::Position;
use crate::document::format::{Reading, RecordId, ScanPart};
use crate::document::io::{LONGEST, ReadingFault};

impl Content {
    /// Takes over the parts scanned since the last call and returns `true` if there was any progress.
    pub(crate) fn read_on(&mut self) -> bool {
        let mut is_news = false;
        while let Some(heard) = self.reading.as_ref().map(Reading::poll)
            && self.take(heard)
        {
            is_news = true;
        }
        is_news
    }

    pub(crate) fn read_all(&mut self) {
        while self.read_on_waiting() {}
    }

    pub(super) fn read_on_waiting(&mut self) -> bool {
        self.reading.as_ref().map(Reading::wait).is_some_and(|heard| self.take(heard))
    }

    /// How much of the file has been read, from 0 to 1; `None` once reading has ended.
    pub(crate) fn progress(&self) -> Option<f32> {
        self.reading.is_some().then(|| self.file.progress())
    }

    pub(crate) fn reading_fault(&self) -> Option<ReadingFault> {
        self.fault
    }

    /// Handles a message from the scanning thread and returns `true` if there was one.
    fn take(&mut self, heard: Result<ScanPart, TryRecvError>) -> bool {
        match heard {
            Ok(part) => self.take_part(part),
            Err(TryRecvError::Empty) => return false,
            // The thread ended without sending its last part.
            Err(TryRecvError::Disconnected) => {
                self.fault = Some(ReadingFault::BrokenOff);
                self.file.end_reading();
                self.end_reading();
            }
        }
        true
    }

    fn take_part(&mut self, part: ScanPart) {
        let (is_last, fault) = (part.is_last, part.fault);
        let known = self.file.count();
        self.file.extend(part);
        let count = self.file.count() - known;
        for order in [&mut self.order, &mut self.saved] {
            Arc::make_mut(order).extend(known, count);
        }
        self.in_file = Arc::new(self.saved.names());
        self.tail = self.file.tail();
        if is_last {
            self.fault = fault;
            self.end_reading();
        }
    }

    /// Ends reading. A file without records gets a placeholder record.
    pub(super) fn end_reading(&mut self) {
        self.reading = None;
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Document;

    #[test]
    fn a_thread_that_ends_before_its_time_is_said_and_what_follows_is_kept() {
        for text in ["# a\n8/8/8/8/8/8/8/K6k w - - 0 1\n# b\n", ""] {
            for waits in [false, true] {
                let mut document = Document::from_bytes(text.as_bytes().to_vec());
                let before = document.len();
                document.content.reading = Some(Reading::broken_off());
                assert_eq!(document.reading_fault(), None);
                if waits {
                    document.read_all();
                } else {
                    assert!(document.read_on(), "it is news");
                }
                assert_eq!((document.reading(), document.len()), (None, before));
                assert_eq!(document.reading_fault(), Some(ReadingFault::BrokenOff));
                assert!(!document.read_on(), "it is no news any more");
                let mut bytes = Vec::new();
                document.write_to(&mut bytes).unwrap();
                assert_eq!(bytes, text.as_bytes());
            }
        }
    }
}
