//! Adding records that are not in the file: single ones, texts, other files, copies.

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use super::Content;
use crate::board::Position;
use crate::document::content::order::Run;
use crate::document::content::record::Overlay;
use crate::document::content::segment::Segment;
use crate::document::format::{Format, RecordId};
use crate::tr;

/// End of the ids for records added in bulk; the rest is reserved for records added one by one.
const LAST_OF_MANY: u32 = u32::MAX - (1 << 24);

/// The id after `count` new ones, if there are enough ids left.
fn names_behind(first: u32, count: u32) -> Option<u32> {
    first.checked_add(count).filter(|next| *next <= LAST_OF_MANY)
}

impl Content {
    /// Adds a record that is in no file. It is not in the order yet.
    pub(crate) fn new_record(&mut self, lead: Range<usize>, position: Position) -> Run {
        let first = self.next_id;
        self.next_id += 1;
        Arc::make_mut(&mut self.overlays).insert(RecordId(first), Overlay::new(lead, position));
        Run { first, count: 1 }
    }

    /// Converts a text to the encoding and line ends of the file and adds its records, which are not in the order yet.
    pub(crate) fn new_records(&mut self, text: &str, format: Format) -> Run {
        let source = &self.file.source;
        self.records_of(source.bytes_of(source.adapted(text.to_owned())), format)
    }

    pub(crate) fn file_of(&self, text: String) -> Vec<u8> {
        self.file.source.file_of(text)
    }

    /// Adds the records of a text that is in the encoding of the file and has its line ends.
    pub(crate) fn records_of(&mut self, bytes: Vec<u8>, format: Format) -> Run {
        self.enter(Segment::of_text(bytes, &self.file.source, format, self.next_id))
    }

    pub(crate) fn enter(&mut self, segment: Segment) -> Run {
        let run = Run { first: self.next_id, count: segment.count() };
        match names_behind(run.first, run.count) {
            Some(next) if run.count > 0 => {
                self.next_id = next;
                self.more.push(segment.named(run.first));
                run
            }
            _ => Run { count: 0, ..run },
        }
    }

    /// All records of another file as a segment that shares its source, if that file is unedited and has the format,
    /// encoding and line ends of this one.
    pub(crate) fn adopted(&self, other: &Self) -> Option<Segment> {
        let segment = &other.file;
        let is_as_found = other.overlays.is_empty()
            && other.header.is_none()
            && other.order.runs() == [Run { first: 0, count: segment.count() }];
        let is_alike = segment.format == self.format && other.format == self.format;
        let fits = is_as_found && is_alike && segment.source.fits(&self.file.source);
        fits.then(|| {
            let mut segment = segment.renamed(0, true);
            segment.source.fit(&self.file.source);
            segment
        })
    }

    /// All records of another file converted to this format, and the number of characters that this file's encoding
    /// lacks. A large file is held in memory at most twice.
    ///
    /// # Errors
    /// If the other file can no longer be read.
    pub(crate) fn rewritten(&self, other: Self) -> io::Result<(Segment, usize)> {
        let mut bytes = Vec::new();
        other.write(self.format, &mut bytes)?;
        if other.changed_source().is_some() {
            // The bytes may mix the old and the new file.
            return Err(io::Error::other(tr!("document-error-changed")));
        }
        bytes.drain(..other.file.source.start().min(bytes.len()));
        let text = other.file.source.text_of(bytes);
        drop(other);
        let source = &self.file.source;
        let replaced = source.count_replaced(&text);
        let bytes = source.bytes_of(source.adapted(text));
        Ok((Segment::of_text(bytes, source, self.format, 0), replaced))
    }

    pub(crate) fn has_names_for(&self, segment: &Segment) -> bool {
        names_behind(self.next_id, segment.count()).is_some()
    }

    /// Copies these records with their edits, without reading their text; `None` if there are not enough ids left.
    pub(crate) fn duplicated(&mut self, runs: &[Run]) -> Option<Vec<Run>> {
        let mut copies = Copies { next: self.next_id, ..Copies::default() };
        for part in runs.iter().flat_map(|run| self.parts_of(*run)) {
            let first = match self.source_of(part.first) {
                Some(segment) => copies.base_of(segment)? + (part.first - segment.first),
                None => copies.names(part.count)?,
            };
            let overlays = self.overlays.range(RecordId(part.first)..RecordId(part.first + part.count));
            copies
                .overlays
                .extend(overlays.map(|(id, overlay)| (RecordId(id.0 - part.first + first), overlay.copied())));
            copies.runs.push(Run { first, ..part });
        }
        self.next_id = copies.next;
        self.more.append(&mut copies.segments);
        Arc::make_mut(&mut self.overlays).append(&mut copies.overlays);
        Some(copies.runs)
    }

    /// The source that contains a record; `None` for a record that was entered alone.
    fn source_of(&self, id: u32) -> Option<&Segment> {
        let segment = self.segment(RecordId(id));
        segment.names().contains(&id).then_some(segment)
    }

    /// Splits a run into parts, each from one source or of records that were entered alone.
    fn parts_of(&self, run: Run) -> impl Iterator<Item = Run> {
        let (mut next, end) = (run.first, run.first + run.count);
        std::iter::from_fn(move || {
            let first = next;
            if first == end {
                return None;
            }
            next = end.min(self.end_of_source(RecordId(first)));
            Some(Run { first, count: next - first })
        })
    }
}

#[derive(Default)]
struct Copies {
    next: u32,
    segments: Vec<Segment>,
    /// The new first id of each copied source, by its old one.
    bases: BTreeMap<u32, u32>,
    overlays: BTreeMap<RecordId, Overlay>,
    runs: Vec<Run>,
}

impl Copies {
    fn names(&mut self, count: u32) -> Option<u32> {
        let first = self.next;
        self.next = names_behind(first, count)?;
        Some(first)
    }

    fn base_of(&mut self, segment: &Segment) -> Option<u32> {
        if let Some(base) = self.bases.get(&segment.first) {
            return Some(*base);
        }
        let base = self.names(segment.count())?;
        self.segments.push(segment.renamed(base, false));
        self.bases.insert(segment.first, base);
        Some(base)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Document, Edit};

    fn text(content: &Content) -> String {
        let mut bytes = Vec::new();
        content.write(content.format(), &mut bytes).unwrap();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn copies_by_name_say_the_same() {
        let mut document = Document::from_bytes(b"# a\n8/8/8/8/8/8/8/K6k w - - 0 1\n# b\nnone\n# c\nnone\n".to_vec());
        document.apply(Edit::Start);
        document.apply(Edit::InsertText { at: 1, text: "# x\nnone\n# tail\n".to_owned() });
        let position = Box::new(Position::start());
        document.apply(Edit::AddRecord { after: 2, position });
        document.apply(Edit::SetDone { records: (3..5).into(), done: true });
        let mut content = document.content;
        let before = text(&content);
        let all = content.runs(0..content.len());
        let copies = content.duplicated(&all).unwrap();
        assert_eq!(copies.iter().map(|run| run.count).sum::<u32>(), 5);
        content.splice(0, 0, copies);
        // Comments after a text go only with the last of its records.
        assert_eq!(text(&content), before.replace("# tail\n\n", "") + &before);
        content.next_id = LAST_OF_MANY - 2;
        assert_eq!(content.duplicated(&all), None, "there are not names for all of them");
    }
}
