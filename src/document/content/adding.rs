//! Adds new records, inserted texts, other files and copies of records. Also drops inserted sources that are not used.

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use super::Content;
use crate::board::Position;
use crate::document::content::order::RecordRun;
use crate::document::content::record::Overlay;
use crate::document::content::segment::Segment;
use crate::document::format::{Format, RecordId};
use crate::tr;

const MAX_BULK_ID: u32 = u32::MAX - (1 << 24);

fn next_id_after(first: u32, count: u32) -> Option<u32> {
    first.checked_add(count).filter(|next| *next <= MAX_BULK_ID)
}

impl Content {
    /// Adds a new record without changing the order. `lead` is the range of the comments above it in the file, usually
    /// empty.
    pub(crate) fn add_record(&mut self, lead: Range<usize>, position: Position) -> RecordRun {
        let first = self.next_id;
        self.next_id += 1;
        Arc::make_mut(&mut self.overlays).insert(RecordId(first), Overlay::new(lead, position));
        RecordRun { first, count: 1 }
    }

    /// Adds the records of a text, converted to the encoding and line ends of the file, without changing the order.
    pub(crate) fn add_text(&mut self, text: &str, format: Format) -> RecordRun {
        let source = &self.file.source;
        self.add_encoded_text(source.encode_owned(source.normalize_line_ends(text.to_owned())), format)
    }

    /// Adds the records of a text that is in the encoding of the file and has its line ends.
    pub(crate) fn add_encoded_text(&mut self, bytes: Vec<u8>, format: Format) -> RecordRun {
        self.add_segment(Segment::from_text(bytes, &self.file.source, format, self.next_id))
    }

    pub(crate) fn add_segment(&mut self, segment: Segment) -> RecordRun {
        let run = RecordRun { first: self.next_id, count: segment.count() };
        match next_id_after(run.first, run.count) {
            Some(next) if run.count > 0 => {
                self.next_id = next;
                self.inserted.push(Segment { first_id: run.first, ..segment });
                run
            }
            _ => RecordRun { count: 0, ..run },
        }
    }

    /// Returns all records of another file as a segment that shares its source. Returns `None` if the other file is
    /// edited, has another format, or has bytes that would not mean the same in this file.
    pub(crate) fn share_file(&self, other: &Self) -> Option<Segment> {
        let segment = &other.file;
        let is_as_found = other.overlays.is_empty()
            && other.header.is_none()
            && other.order.runs() == [RecordRun { first: 0, count: segment.count() }];
        let is_alike = segment.format == self.format && other.format == self.format;
        let fits = is_as_found && is_alike && segment.source.is_compatible_with(&self.file.source);
        fits.then(|| {
            let mut segment = segment.copy_with_ids(0, true);
            segment.source.encoding = self.file.source.encoding;
            segment
        })
    }

    /// Converts all records of another file to this format and encoding, and counts the characters that this encoding
    /// lacks. Holds a large file in memory at most twice. Fails if `other` cannot be read.
    pub(crate) fn convert(&self, mut other: Self) -> io::Result<(Segment, usize)> {
        if let Some((own, columns)) = self.columns().zip(other.columns())
            && let Some(columns) = columns.named_like(own)
        {
            other.replace_columns(columns);
        }
        let mut bytes = Vec::new();
        other.write(self.format, &mut bytes)?;
        if other.changed_source().is_some() {
            // The other file has changed, so the bytes may mix its old and its new content.
            return Err(io::Error::other(tr!("document-error-changed")));
        }
        bytes.drain(..other.file.source.start().min(bytes.len()));
        let text = other.file.source.decode_owned(bytes);
        drop(other);
        let source = &self.file.source;
        let replaced = source.encoding.count_replaced(&text);
        let bytes = source.encode_owned(source.normalize_line_ends(text));
        Ok((Segment::from_text(bytes, source, self.format, 0), replaced))
    }

    pub(crate) fn has_ids_for(&self, segment: &Segment) -> bool {
        next_id_after(self.next_id, segment.count()).is_some()
    }

    /// Copies these records with their edits, without reading their text. Returns `None` if too few ids are left.
    pub(crate) fn duplicate(&mut self, runs: &[RecordRun]) -> Option<Vec<RecordRun>> {
        let mut copies = Copies { next: self.next_id, ..Copies::default() };
        for part in runs.iter().flat_map(|run| self.split_by_source(*run)) {
            let segment = self.segment(RecordId(part.first));
            let first = match Some(segment).filter(|segment| segment.ids().contains(&part.first)) {
                Some(segment) => copies.base_for(segment)? + (part.first - segment.first_id),
                None => copies.take_ids(part.count)?,
            };
            let overlays = self.overlays.range(RecordId(part.first)..RecordId(part.first + part.count));
            copies.overlays.extend(overlays.map(|(id, overlay)| (RecordId(id.0 - part.first + first), overlay.copy())));
            copies.runs.push(RecordRun { first, ..part });
        }
        self.next_id = copies.next;
        self.inserted.append(&mut copies.segments);
        Arc::make_mut(&mut self.overlays).append(&mut copies.overlays);
        Some(copies.runs)
    }

    fn split_by_source(&self, run: RecordRun) -> impl Iterator<Item = RecordRun> {
        let (mut next, end) = (run.first, run.first + run.count);
        std::iter::from_fn(move || {
            let first = next;
            if first == end {
                return None;
            }
            next = end.min(self.source_end(RecordId(first)));
            Some(RecordRun { first, count: next - first })
        })
    }

    pub(super) fn segments_with_records<'a>(&self, runs: impl IntoIterator<Item = &'a RecordRun>) -> Vec<bool> {
        let names: Vec<Range<u32>> = self.inserted.iter().map(Segment::ids).collect();
        ranges_with_records(&names, runs.into_iter())
    }

    pub(crate) fn inserted_size(&self) -> usize {
        self.inserted.iter().map(Segment::memory_size).sum()
    }

    pub(crate) fn unused_sources(&self) -> UnusedSources {
        let is_needed = self.segments_with_records(self.order.runs().iter().chain(self.saved_order.runs()));
        let idle = self.inserted.iter().zip(is_needed).filter(|(_, is_needed)| !is_needed);
        let source = |(segment, _): (&Segment, bool)| UnusedSource { ids: segment.ids(), bytes: segment.memory_size() };
        UnusedSources(idle.map(source).collect())
    }

    /// Drops these sources with the edits of their records, which no undo step can bring back.
    pub(crate) fn drop_sources(&mut self, idle: &UnusedSources) {
        self.inserted.retain(|segment| !idle.contains(segment.first_id));
        if self.overlays.keys().any(|id| idle.contains(id.0)) {
            Arc::make_mut(&mut self.overlays).retain(|RecordId(id), _| !idle.contains(*id));
        }
    }
}

#[derive(Default)]
struct Copies {
    next: u32,
    segments: Vec<Segment>,
    /// Maps the first id of each copied source to the first id of its copy.
    bases: BTreeMap<u32, u32>,
    overlays: BTreeMap<RecordId, Overlay>,
    runs: Vec<RecordRun>,
}

impl Copies {
    fn take_ids(&mut self, count: u32) -> Option<u32> {
        let first = self.next;
        self.next = next_id_after(first, count)?;
        Some(first)
    }

    fn base_for(&mut self, segment: &Segment) -> Option<u32> {
        if let Some(base) = self.bases.get(&segment.first_id) {
            return Some(*base);
        }
        let base = self.take_ids(segment.count())?;
        self.segments.push(segment.copy_with_ids(base, false));
        self.bases.insert(segment.first_id, base);
        Some(base)
    }
}

#[derive(Debug, Default)]
pub(crate) struct UnusedSources(Vec<UnusedSource>);

#[derive(Debug)]
struct UnusedSource {
    ids: Range<u32>,
    bytes: usize,
}

impl UnusedSources {
    pub(crate) fn bytes(&self) -> usize {
        self.0.iter().map(|segment| segment.bytes).sum()
    }

    pub(crate) fn take<'a>(&mut self, runs: impl Iterator<Item = &'a RecordRun>) -> Self {
        let names: Vec<Range<u32>> = self.0.iter().map(|segment| segment.ids.clone()).collect();
        let mut is_named = ranges_with_records(&names, runs).into_iter();
        let (taken, others) = std::mem::take(&mut self.0).into_iter().partition(|_| is_named.next() == Some(true));
        self.0 = others;
        Self(taken)
    }

    pub(crate) fn put_back(&mut self, others: Self) {
        self.0.extend(others.0);
        self.0.sort_unstable_by_key(|segment| segment.ids.start);
    }

    fn contains(&self, id: u32) -> bool {
        let behind = self.0.partition_point(|segment| segment.ids.end <= id);
        self.0.get(behind).is_some_and(|segment| segment.ids.contains(&id))
    }
}

/// For each of these sorted ranges of ids, returns `true` if a record of the runs is in the range.
fn ranges_with_records<'a>(names: &[Range<u32>], runs: impl Iterator<Item = &'a RecordRun>) -> Vec<bool> {
    let mut have = vec![false; names.len()];
    for run in runs {
        let first = names.partition_point(|names| names.end <= run.first);
        let end = names.partition_point(|names| names.start < run.first + run.count);
        have.iter_mut().take(end).skip(first).for_each(|has| *has = true);
    }
    have
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Document, Edit};

    fn text(content: &Content) -> String {
        let mut bytes = Vec::new();
        content.write(content.format, &mut bytes).unwrap();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn copies_by_id_are_equal() {
        let mut document = Document::from_bytes(b"# a\n8/8/8/8/8/8/8/K6k w - - 0 1\n# b\nnone\n# c\nnone\n".to_vec());
        document.apply(Edit::Start);
        document.apply(Edit::InsertText { at: 1, text: "# x\nnone\n# tail\n".to_owned() });
        let position = Box::new(Position::start());
        document.apply(Edit::AddRecord { after: 2, position });
        document.apply(Edit::SetDone { records: (3..5).into(), done: true });
        let mut content = document.content;
        let before = text(&content);
        let all = content.runs(0..content.len());
        let copies = content.duplicate(&all).unwrap();
        assert_eq!(copies.iter().map(|run| run.count).sum::<u32>(), 5);
        content.splice(0, 0, copies);
        // The comment at the end of the inserted text is not copied.
        assert_eq!(text(&content), before.replace("# tail\n\n", "") + &before);
        content.next_id = MAX_BULK_ID - 2;
        assert_eq!(content.duplicate(&all), None, "there are not names for all of them");
    }
}
