//! Files of composers: an entry for each problem, as Olive, YACPDB and Popeye write them.
//!
//! The three dialects arrange the same keys in other ways; [`entry`] says which of them are metadata. Entries that are
//! not edited are written byte for byte, and an edit writes only the keys that it changes.

mod dialect;
mod edit;
mod entry;
mod json;
mod origin;
mod pieces;
mod popeye;
mod stream;
mod value;
mod write;
mod yaml;

use std::borrow::Cow;
use std::cell::RefCell;
use std::io::{self, Read};
use std::ops::Range;
use std::rc::Rc;

use super::grammar::{Grammar, Layout, Margins, TagFeatures, WriteChunks};
use super::index::{Mark, RecordSpan, STRIDE, Scan};
use super::metadata::Field;
use super::record::{LONGEST_FEN, RecordView, Unreadable, UnreadableReason};
use super::remarks::{Remarks, comments_outside};
use crate::board::{Annotations, Position, Variant};
use crate::document::io::{Batches, LineEnds, Sink, Source};
use crate::notation::epd::Operation;
use crate::notation::fen;
pub(crate) use popeye::{PopeyeOption, problem as popeye_problem};

use dialect::{Dialect, ScanStep};
use entry::Entry;

/// Maximum length, in bytes, of an entry that is read.
const LONGEST_ENTRY: usize = 1 << 18;

/// Number of bytes in which line ends are counted.
const COUNTED: usize = 1 << 20;

/// A format of composers.
#[derive(Debug)]
pub(crate) struct Entries {
    layout: &'static EntryLayout,
}

#[derive(Debug)]
pub(crate) struct EntryLayout(&'static dyn Dialect);

static YAML: EntryLayout = EntryLayout(&yaml::Yaml);
static JSON: EntryLayout = EntryLayout(&json::Json);
static INPUT: EntryLayout = EntryLayout(&popeye::Popeye);

pub(super) static OLIVE: Entries = Entries { layout: &YAML };
pub(super) static YACPDB: Entries = Entries { layout: &JSON };
pub(super) static POPEYE: Entries = Entries { layout: &INPUT };

impl Entries {
    fn dialect(&self) -> &'static dyn Dialect {
        self.layout.0
    }
}

impl Grammar for Entries {
    fn name(&self) -> &'static str {
        self.dialect().name()
    }

    fn match_score(&self, records: &[&str]) -> usize {
        if self.dialect().matches(records) { usize::MAX / 2 } else { 0 }
    }

    fn layout(&self) -> &'static dyn Layout {
        self.layout
    }

    fn max_text_len(&self) -> usize {
        LONGEST_ENTRY
    }

    fn position(&self, record: &RecordView<'_>) -> Result<Position, Unreadable> {
        if record.span.whole().len() > LONGEST_ENTRY {
            let characters = record.source.characters(record.span.whole());
            return Err(Unreadable { text: String::new(), reason: UnreadableReason::TooLong { characters } });
        }
        match entry_of(record) {
            Some(entry) => with_stipulation(&entry, record).position(),
            None if !record.is_in_source => Ok(Position::start()),
            None => {
                let text = record.decoded(record.span.body());
                let text = text[..text.floor_char_boundary(LONGEST_FEN)].trim();
                fen::read_trimmed_as(text, None).map_err(|fault| Unreadable::from_fault(text, fault))
            }
        }
    }

    fn new_record_text(&self, position: &Position, remarks: &Remarks, _number: usize) -> String {
        write::new_records(self.dialect(), &[(*position, remarks.all_operations())])
    }

    fn new_records_text(&self, entries: &[(Position, Vec<Operation>)], _first: usize) -> String {
        write::new_records(self.dialect(), entries)
    }

    fn derived_operations(&self, record: &RecordView<'_>) -> Vec<Operation> {
        [record.remarks().to_operations(), record.other_operations()].concat()
    }

    fn tags(&self) -> Option<&dyn TagFeatures> {
        Some(self)
    }

    fn has_entries(&self) -> bool {
        true
    }

    fn has_header(&self) -> bool {
        self.dialect().has_comments()
    }
}

impl TagFeatures for Entries {
    fn tags(&self, record: &RecordView<'_>) -> Vec<(String, String)> {
        let mut tags = entry_of(record).map(|entry| entry.others()).unwrap_or_default();
        for (name, value) in record.overrides.iter().flat_map(|held| &held.tags) {
            match tags.iter_mut().find(|(other, _)| other == name) {
                Some((_, old)) => old.clone_from(value),
                None => tags.push((name.clone(), value.clone())),
            }
        }
        tags.retain(|(_, value)| !value.is_empty());
        tags
    }

    fn other_tags(&self, record: &RecordView<'_>) -> Vec<(String, String)> {
        record.other_texts()
    }

    fn can_have_tag(&self, name: &str) -> bool {
        name.chars().any(char::is_alphanumeric) && !entry::is_field(name) && self.dialect().has_key(name)
    }
}

impl Layout for EntryLayout {
    fn scan(&self, source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan {
        let start = source.start();
        let mut scan =
            Scan { front: start..start, tail: start..source.end(), may_not_be_ascii: true, ..Scan::default() };
        for step in self.0.records(source, start..source.end()) {
            let ScanStep::Record(place) = step else {
                if goes_on(&scan) {
                    continue;
                }
                break;
            };
            let whole = place.whole();
            let is_due = scan.marks.last().is_none_or(|mark| whole.start - mark.start >= STRIDE);
            if scan.count == 0 {
                scan.front.end = self.0.front_end(source, &place);
            }
            if is_due {
                if scan.count > 0 && !goes_on(&scan) {
                    break;
                }
                let start = if scan.count == 0 { scan.front.end } else { whole.start };
                scan.marks.push(Mark { record: scan.count, start });
            }
            scan.count += 1;
            scan.tail.start = whole.end;
        }
        if scan.count == 0 {
            scan.front.end = source.end();
            scan.tail.start = source.end();
        }
        Scan { line_ends: count_line_ends(source), ..scan }
    }

    fn record_spans(&self, source: &Source, range: Range<usize>) -> Vec<RecordSpan> {
        spans(self.0, source, range).collect()
    }

    fn batches(&self, stream: Box<dyn Read + Send>, to_their_ends: bool) -> Box<dyn Batches + Send> {
        Box::new(stream::EntryBatches::new(stream, self.0, to_their_ends))
    }

    fn can_follow(&self, _last: &str, _next: &str) -> bool {
        false
    }

    /// Returns the position as FEN, or the list of its pieces if it has fairy pieces.
    fn text<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        let entry = entry_of(record)?;
        Some(Cow::Owned(match entry.position() {
            Ok(position) => fen::write(&position),
            Err(_) => entry.position_text(),
        }))
    }

    fn variant(&self, record: &RecordView<'_>) -> Option<Variant> {
        entry_of(record)?.variant()
    }

    fn record_name<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        let title = entry_of(record)?.metadata().take(Field::Title);
        Some(title).filter(|title| !title.is_empty()).map(Cow::Owned)
    }

    fn is_marked_done(&self, record: &RecordView<'_>) -> bool {
        entry_of(record).is_some_and(|entry| entry.is_done())
    }

    fn annotations(&self, record: &RecordView<'_>) -> Annotations {
        entry_of(record).map(|entry| entry.annotations()).unwrap_or_default()
    }

    fn remarks(&self, record: &RecordView<'_>) -> Remarks {
        entry_of(record).map(|entry| entry.remarks()).unwrap_or_default()
    }

    fn comments_outside(&self, source: &Source, stretch: Range<usize>) -> Vec<String> {
        if self.0.has_comments() { comments_outside(&source.decoded(source.slice(stretch))) } else { Vec::new() }
    }

    fn write<'a>(&self, file: &Margins<'a>, pieces: WriteChunks<'_, 'a>, out: &mut dyn Sink) -> io::Result<()> {
        write::write(self.0, file, pieces, out)
    }

    /// Returns `None`, because entries are written together.
    fn standalone_text(&self, _record: &RecordView<'_>) -> Option<String> {
        None
    }
}

/// Returns the places of the records in a range.
fn spans<'a>(dialect: &dyn Dialect, source: &'a Source, range: Range<usize>) -> impl Iterator<Item = RecordSpan> + 'a {
    dialect.records(source, range).filter_map(|step| match step {
        ScanStep::Record(place) => Some(place),
        ScanStep::Passed => None,
    })
}

fn count_line_ends(source: &Source) -> LineEnds {
    let mut line_ends = LineEnds::default();
    let start = source.start();
    for (line, _) in source.lines_in(start..source.end().min(start + COUNTED)) {
        line_ends.count(&line);
    }
    line_ends
}

/// The last entry that was read, with its lead and its text.
type Cached = ([String; 2], Option<Rc<Entry>>);

thread_local! {
    // A record is asked for its position, fields, marks and texts one after another, and reading YAML is slow.
    static LAST: RefCell<Option<Cached>> = const { RefCell::new(None) };
}

/// Returns an entry with the edited stipulation, which says who moves first.
fn with_stipulation(entry: &Rc<Entry>, record: &RecordView<'_>) -> Rc<Entry> {
    let edited = record.overrides.and_then(|held| held.fields.get(&Field::Stipulation));
    edited.map_or_else(|| Rc::clone(entry), |stipulation| Rc::new(entry.with_stipulation(stipulation)))
}

/// Returns the dialect of a record in the source; `None` if its source has no entries.
fn dialect_of(record: &RecordView<'_>) -> Option<&'static dyn Dialect> {
    let name = record.source_format.name();
    [&YAML, &JSON, &INPUT]
        .into_iter()
        .map(|layout| layout.0)
        .find(|dialect| record.is_in_source && dialect.name() == name)
}

/// Reads the entry of a record in the source; `None` if it is too long, or its source has no entries.
fn entry_of(record: &RecordView<'_>) -> Option<Rc<Entry>> {
    let dialect = dialect_of(record)?;
    if record.span.whole().len() > LONGEST_ENTRY {
        return None;
    }
    let [lead, text] = [record.span.lead(), record.span.body()].map(|range| record.decoded(range));
    LAST.with_borrow_mut(|last| match last {
        Some(([other_lead, other], entry)) if *other == text && *other_lead == lead => entry.clone(),
        _ => {
            let entry = dialect.read(&text, &lead).map(Rc::new);
            *last = Some(([lead.into_owned(), text.into_owned()], entry.clone()));
            entry
        }
    })
}
