//! The numbers of records in a journal: their number in the file on disk, or a new one.

use super::frame::{FIRST_NEW_NUMBER, NumberSpan};
use crate::document::content::RecordRun;

#[derive(Debug, Default)]
pub(super) struct Numbering {
    /// The runs in the file with the number of their first record, sorted by id.
    on_disk: Vec<(RecordRun, u64)>,
    pub(super) count: u64,
}

impl Numbering {
    /// Numbers records in the order of the file.
    pub(super) fn new(saved: &[RecordRun]) -> Self {
        let mut count = 0;
        let mut on_disk: Vec<(RecordRun, u64)> = saved
            .iter()
            .map(|run| {
                let number = count;
                count += u64::from(run.count);
                (*run, number)
            })
            .collect();
        on_disk.sort_unstable_by_key(|(run, _)| run.first);
        Self { on_disk, count }
    }

    /// Splits a run into parts with consecutive numbers.
    pub(super) fn spans(&self, run: RecordRun) -> impl Iterator<Item = (NumberSpan, RecordRun)> {
        let (mut next, end) = (run.first, run.first + run.count);
        let mut at = self.on_disk.partition_point(|(known, _)| known.first + known.count <= next);
        std::iter::from_fn(move || {
            if next >= end {
                return None;
            }
            let first = next;
            let name = match self.on_disk.get(at) {
                Some((known, number)) if known.first <= first => {
                    next = end.min(known.first + known.count);
                    at += 1;
                    number + u64::from(first - known.first)
                }
                known => {
                    next = known.map_or(end, |(known, _)| end.min(known.first));
                    FIRST_NEW_NUMBER + u64::from(first)
                }
            };
            let count = next - first;
            Some((NumberSpan(name, u64::from(count)), RecordRun { first, count }))
        })
    }
}

/// Appends a span and merges it with the last one if they are consecutive.
pub(super) fn push_span(spans: &mut Vec<NumberSpan>, span: NumberSpan) {
    match spans.last_mut() {
        Some(last) if last.end() == span.0 && last.is_on_disk() == span.is_on_disk() => last.1 += span.1,
        _ => spans.push(span),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(first: u32, count: u32) -> RecordRun {
        RecordRun { first, count }
    }

    #[test]
    fn records_are_named_by_their_numbers_on_disk() {
        let names = Numbering::new(&[run(10, 5), run(0, 3), run(100, 1)]);
        let spans = |first, count| names.spans(run(first, count)).map(|(span, _)| span).collect::<Vec<_>>();
        assert_eq!(names.count, 9);
        assert_eq!(spans(0, 3), [NumberSpan(5, 3)]);
        assert_eq!(spans(1, 11), [NumberSpan(6, 2), NumberSpan(FIRST_NEW_NUMBER + 3, 7), NumberSpan(0, 2)]);
        assert_eq!(spans(100, 3), [NumberSpan(8, 1), NumberSpan(FIRST_NEW_NUMBER + 101, 2)]);
        assert_eq!(spans(7, 0), []);
    }
}
