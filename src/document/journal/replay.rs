//! Reads a journal: the state of the document when the journal was last written.

use std::collections::BTreeMap;
use std::io::BufRead;

use super::frame::{Frame, JournalHead, JournalledFile, NumberSpan, OrderSplice, VERSION};

#[derive(Debug)]
pub(super) struct Replay {
    pub(super) head: JournalHead,
    /// The order of all records; `None` if it is the order of the file.
    pub(super) order: Option<Vec<NumberSpan>>,
    pub(super) frame_parts: FrameParts,
    pub(super) on_disk: u64,
    pub(super) typed: Vec<String>,
    pub(super) header: Option<String>,
    pub(super) saved_as: Option<JournalledFile>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FramePart {
    pub(super) records: NumberSpan,
    pub(super) frame: u64,
    /// The number of records of the frame that come before these records.
    pub(super) skipped: u64,
}

/// The latest frame for each record: parts of frames, which do not overlap, by the number of their first record.
#[derive(Debug, Default)]
pub(super) struct FrameParts(BTreeMap<u64, FramePart>);

impl Replay {
    /// Reads a journal as far as it is intact. `None` if it contains no complete step, or has another version.
    pub(super) fn read(bytes: impl BufRead) -> Option<Self> {
        let mut frames = Frame::read_all(bytes);
        let head = match frames.next()? {
            (_, Frame::Head(head)) if head.version == VERSION => head,
            _ => return None,
        };
        let mut replay = Self {
            head,
            order: None,
            frame_parts: FrameParts::default(),
            on_disk: 0,
            typed: Vec::new(),
            header: None,
            saved_as: None,
        };
        let mut pending = Vec::new();
        let mut has_step = false;
        for (at, frame) in frames {
            match frame {
                Frame::Head(_) => break,
                Frame::Text { records, .. } => pending.push((records, Some(at))),
                Frame::Entered { record, .. } => pending.push((NumberSpan(record, 1), Some(at))),
                Frame::AsFound(records) => pending.push((records, None)),
                Frame::Step(step) => {
                    if step.order.is_some_and(|splice| !replay.apply_splice(splice)) {
                        break;
                    }
                    has_step = true;
                    pending.drain(..).for_each(|(records, frame)| replay.frame_parts.insert(records, frame));
                    (replay.on_disk, replay.typed, replay.header) = (step.on_disk, step.typed, step.header);
                    replay.saved_as = step.saved_as;
                }
            }
        }
        has_step.then_some(replay)
    }

    pub(super) fn order(&self) -> Vec<NumberSpan> {
        self.order.clone().unwrap_or_else(|| vec![NumberSpan(0, self.on_disk)])
    }

    /// Changes the order. Returns `false`, without a change, if the splice is out of range.
    fn apply_splice(&mut self, splice: OrderSplice) -> bool {
        let end = splice.at.saturating_add(splice.count);
        let can_be = end <= self.order.as_ref().map_or(0, Vec::len);
        if can_be {
            self.order.get_or_insert_default().splice(splice.at..end, splice.new);
        }
        can_be
    }

    pub(super) fn edited_count(&self) -> u64 {
        let parts = self.order().into_iter().flat_map(|span| self.frame_parts.split(span));
        parts.filter_map(|(span, saying)| saying.map(|_| span.1)).sum()
    }

    pub(super) fn removed_count(&self) -> u64 {
        self.on_disk.saturating_sub(self.kept_spans().map(|span| span.1).sum())
    }

    pub(super) fn is_rearranged(&self) -> bool {
        let mut end = 0;
        self.kept_spans().any(|span| span.0 < std::mem::replace(&mut end, span.end()))
    }

    fn kept_spans(&self) -> impl Iterator<Item = NumberSpan> {
        self.order().into_iter().filter(|span| span.is_on_disk())
    }
}

impl FrameParts {
    /// Assigns a frame to these records, replacing earlier frames. With `None`, the records are as in the file.
    fn insert(&mut self, records: NumberSpan, frame: Option<u64>) {
        let overlapping: Vec<FramePart> = self.overlapping(records).collect();
        for old in overlapping {
            self.0.remove(&old.records.0);
            let before = NumberSpan(old.records.0, records.0.saturating_sub(old.records.0));
            let behind = NumberSpan(records.end(), old.records.end().saturating_sub(records.end()));
            let parts = [(before, old.skipped), (behind, old.skipped + records.end().saturating_sub(old.records.0))];
            for (part, skipped) in parts.into_iter().filter(|(part, _)| part.1 > 0) {
                self.0.insert(part.0, FramePart { records: part, skipped, ..old });
            }
        }
        if let Some(frame) = frame {
            self.0.insert(records.0, FramePart { records, frame, skipped: 0 });
        }
    }

    fn overlapping(&self, records: NumberSpan) -> impl Iterator<Item = FramePart> {
        let before = self.0.range(..records.0).next_back().filter(|(_, saying)| saying.records.end() > records.0);
        before.into_iter().chain(self.0.range(records.0..records.end())).map(|(_, saying)| *saying)
    }

    /// Splits records into parts, each with its frame; a part without a frame has `None`.
    pub(super) fn split(&self, records: NumberSpan) -> Vec<(NumberSpan, Option<FramePart>)> {
        let mut parts = Vec::new();
        let mut at = records.0;
        for saying in self.overlapping(records) {
            let (first, end) = (saying.records.0.max(at), saying.records.end().min(records.end()));
            if at < first {
                parts.push((NumberSpan(at, first - at), None));
            }
            let skipped = saying.skipped + (first - saying.records.0);
            let part = NumberSpan(first, end - first);
            parts.push((part, Some(FramePart { records: part, skipped, ..saying })));
            at = end;
        }
        if at < records.end() {
            parts.push((NumberSpan(at, records.end() - at), None));
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::super::frame::JournalStep;
    use super::*;
    use crate::document::format::Format;

    fn journal(frames: impl IntoIterator<Item = Frame>) -> Vec<u8> {
        let head = Frame::Head(JournalHead::new(None, false, Format::Fen));
        let mut bytes = Vec::new();
        for frame in std::iter::once(head).chain(frames) {
            frame.write(&mut bytes).unwrap();
        }
        bytes
    }

    fn step(splice: Option<(usize, usize, Vec<NumberSpan>)>) -> Frame {
        let order = splice.map(|(at, count, new)| OrderSplice { at, count, new });
        Frame::Step(JournalStep { order, on_disk: 9, ..JournalStep::default() })
    }

    fn read(frames: impl IntoIterator<Item = Frame>) -> Option<Replay> {
        Replay::read(journal(frames).as_slice())
    }

    #[test]
    fn invalid_steps_are_ignored() {
        for (at, count) in [(0, 1), (1, 0), (usize::MAX, 2), (2, usize::MAX)] {
            let bad = || step(Some((at, count, vec![NumberSpan(3, 1)])));
            assert!(read([bad()]).is_none(), "{at} {count}: the first");
            let replay = read([step(None), bad(), step(None)]).unwrap();
            assert_eq!(replay.order(), [NumberSpan(0, 9)], "{at} {count}: what was before it counts");
        }
    }

    #[test]
    fn edits_are_counted() {
        let cases = [
            (vec![NumberSpan(0, 9)], (0, false)),
            (vec![NumberSpan(1, 8)], (1, false)),
            (vec![NumberSpan(0, 2), NumberSpan(1 << 32, 3), NumberSpan(2, 7)], (0, false)),
            (vec![NumberSpan(8, 1), NumberSpan(0, 8)], (0, true)),
            (vec![NumberSpan(8, 1), NumberSpan(7, 1)], (7, true)),
            (vec![], (9, false)),
        ];
        for (order, expected) in cases {
            let replay = read([step(Some((0, 0, order.clone())))]).unwrap();
            assert_eq!((replay.removed_count(), replay.is_rearranged()), expected, "{order:?}");
        }
    }
}
