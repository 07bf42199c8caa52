//! Reading a journal: what the document was when it was last written.

use std::collections::BTreeMap;
use std::io::BufRead;

use super::entry::{Frame, Head, Span, VERSION};
use super::frames;

/// What a journal says, without the texts of the records.
#[derive(Debug)]
pub(super) struct Replay {
    pub(super) head: Head,
    /// The order of all records; `None`: that of the file.
    pub(super) order: Option<Vec<Span>>,
    /// The records that are not as the file has them.
    pub(super) said: Sayings,
    /// How many records the file had, as far as it was read.
    pub(super) on_disk: u64,
    /// Text that was typed and is no position yet.
    pub(super) typed: Vec<String>,
}

/// A part of the records of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Saying {
    /// The names of the records.
    pub(super) records: Span,
    /// Where the frame is in the journal.
    pub(super) frame: u64,
    /// How many records of the frame come before these.
    pub(super) skipped: u64,
}

/// What was said last of each record: parts of frames by their first names, none of which overlap.
#[derive(Debug, Default)]
pub(super) struct Sayings(BTreeMap<u64, Saying>);

impl Replay {
    /// Reads a journal as far as it is whole. `None` if not even one moment of the document is, or if it is one that
    /// another version has written.
    pub(super) fn of(bytes: impl BufRead) -> Option<Self> {
        let mut frames = frames::read(bytes);
        let head = match frames.next()? {
            (_, Frame::Head(head)) if head.version == VERSION => head,
            _ => return None,
        };
        let mut replay = Self { head, order: None, said: Sayings::default(), on_disk: 0, typed: Vec::new() };
        let mut pending = Vec::new();
        let mut has_step = false;
        for (at, frame) in frames {
            match frame {
                Frame::Head(_) => break,
                Frame::Text { records, .. } => pending.push((records, Some(at))),
                Frame::Entered { record, .. } => pending.push((Span(record, 1), Some(at))),
                Frame::AsFound(records) => pending.push((records, None)),
                Frame::Step(step) => {
                    has_step = true;
                    if let Some(splice) = step.order {
                        let order = replay.order.get_or_insert_default();
                        let end = splice.at.saturating_add(splice.count);
                        if splice.at > end || end > order.len() {
                            break;
                        }
                        order.splice(splice.at..end, splice.new);
                    }
                    pending.drain(..).for_each(|(records, frame)| replay.said.say(records, frame));
                    (replay.on_disk, replay.typed) = (step.on_disk, step.typed);
                }
            }
        }
        has_step.then_some(replay)
    }

    /// The order of all records.
    pub(super) fn order(&self) -> Vec<Span> {
        self.order.clone().unwrap_or_else(|| vec![Span(0, self.on_disk)])
    }

    /// How many records are otherwise than in the file, new, or gone; where they are only in another order, one.
    pub(super) fn edits(&self) -> u64 {
        let order = self.order();
        let said: u64 = order
            .iter()
            .flat_map(|span| self.said.parts(*span))
            .filter_map(|(span, saying)| saying.map(|_| span.1))
            .sum();
        let there: u64 = order.iter().filter(|span| span.is_on_disk()).map(|span| span.1).sum();
        (said + self.on_disk.saturating_sub(there)).max(u64::from(self.order.is_some()))
    }
}

impl Sayings {
    /// Notes what is said of records in place of what was said before; nothing: they are as found.
    fn say(&mut self, records: Span, frame: Option<u64>) {
        let overlapping: Vec<Saying> = self.overlapping(records).collect();
        for old in overlapping {
            self.0.remove(&old.records.0);
            let before = Span(old.records.0, records.0.saturating_sub(old.records.0));
            let behind = Span(records.end(), old.records.end().saturating_sub(records.end()));
            let parts = [(before, old.skipped), (behind, old.skipped + records.end().saturating_sub(old.records.0))];
            for (part, skipped) in parts.into_iter().filter(|(part, _)| part.1 > 0) {
                self.0.insert(part.0, Saying { records: part, skipped, ..old });
            }
        }
        if let Some(frame) = frame {
            self.0.insert(records.0, Saying { records, frame, skipped: 0 });
        }
    }

    /// What is said of some of these records, in their order.
    fn overlapping(&self, records: Span) -> impl Iterator<Item = Saying> {
        let before = self.0.range(..records.0).next_back().filter(|(_, saying)| saying.records.end() > records.0);
        before.into_iter().chain(self.0.range(records.0..records.end())).map(|(_, saying)| *saying)
    }

    /// Cuts records into those of which one thing is said and those of which nothing is.
    pub(super) fn parts(&self, records: Span) -> Vec<(Span, Option<Saying>)> {
        let mut parts = Vec::new();
        let mut at = records.0;
        for saying in self.overlapping(records) {
            let (first, end) = (saying.records.0.max(at), saying.records.end().min(records.end()));
            if at < first {
                parts.push((Span(at, first - at), None));
            }
            let skipped = saying.skipped + (first - saying.records.0);
            let part = Span(first, end - first);
            parts.push((part, Some(Saying { records: part, skipped, ..saying })));
            at = end;
        }
        if at < records.end() {
            parts.push((Span(at, records.end() - at), None));
        }
        parts
    }
}
