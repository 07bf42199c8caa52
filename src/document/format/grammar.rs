//! The interface of a file format: what every format does, and what only some can do.

use std::borrow::Cow;
use std::fmt::Debug;
use std::io::{self, Read};
use std::ops::Range;

use super::index::{RecordSpan, Scan};
use super::loss::Loss;
use super::metadata::{Field, Metadata};
use super::record::{LONGEST_FEN, Overrides, RecordView, Unreadable};
use super::remarks::{Remarks, is_marked_done};
use super::table::columns::Columns;
use crate::board::{Annotations, BitPosition, Position, Variant};
use crate::document::io::{Batches, LONGEST_LINE, LineBatches, Sink, Source};
use crate::notation::epd::{self, Operation};

/// Reads and writes records in one format. Methods that read the source of a record are called on the format of this
/// source. Methods that return the text to write are called on the format in which the document is saved.
pub(crate) trait Grammar: Debug + Sync {
    fn name(&self) -> &'static str;

    fn match_score(&self, records: &[&str]) -> usize;

    fn layout(&self) -> &'static dyn Layout;

    fn position(&self, record: &RecordView<'_>) -> Result<Position, Unreadable>;

    /// Returns the text of a new record; `number` is its number in the file.
    fn new_record_text(&self, position: &Position, remarks: &Remarks, number: usize) -> String;

    /// Returns the text of several new records; the number of the first in the file is `first`.
    fn new_records_text(&self, entries: &[(Position, Vec<Operation>)], first: usize) -> String {
        let text = |((position, operations), number): (&(Position, Vec<Operation>), usize)| {
            self.new_record_text(position, &Remarks::from_operations(operations.clone()), number)
        };
        entries.iter().zip(first..).map(text).collect::<Vec<_>>().concat()
    }

    /// Maximum length of a text that is read as a position, in bytes.
    fn max_text_len(&self) -> usize {
        LONGEST_FEN
    }

    /// The variant that the source states outside the text of the position, if it is known.
    fn variant(&self, record: &RecordView<'_>) -> Option<Variant> {
        self.layout().variant(record)
    }

    /// Returns `true` if the source has a done mark. `operations`, if given, replace the operations of the source.
    fn is_marked_done(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> bool {
        operations.map_or_else(|| self.layout().is_marked_done(record), is_marked_done)
    }

    /// Returns the annotations of the source. `operations`, if given, replace the operations of the source.
    fn source_annotations(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> Annotations {
        operations.map_or_else(|| self.layout().annotations(record), epd::annotations)
    }

    fn derived_operations(&self, _record: &RecordView<'_>) -> Vec<Operation> {
        Vec::new()
    }

    fn position_text(&self, record: &RecordView<'_>, _held: Option<&Overrides>) -> String {
        record.fen()
    }

    fn keeps_position_text(&self, held: &Overrides) -> bool {
        held.position.is_none()
    }

    fn quick_reader(&self) -> Option<&dyn QuickReader> {
        None
    }

    /// Features of formats whose records are games or parts of games.
    fn games(&self) -> Option<&dyn GameFeatures> {
        None
    }

    fn operations(&self) -> Option<&dyn OperationFeatures> {
        None
    }

    /// Features of formats whose records have named texts beside the metadata.
    fn tags(&self) -> Option<&dyn TagFeatures> {
        None
    }

    /// The usual delimiter between the cells of a table; `None` in other formats.
    fn delimiter(&self) -> Option<u8> {
        None
    }

    /// Returns `true` if every line that is neither blank nor a comment is a record.
    fn is_of_lines(&self) -> bool {
        !self.has_games() && self.delimiter().is_none() && !self.has_entries()
    }

    /// Returns `true` if every record is a line, or a row of a table.
    fn has_rows(&self) -> bool {
        self.is_of_lines() || self.delimiter().is_some()
    }

    /// Returns `true` if comments at the top of a file can be about the file.
    fn has_header(&self) -> bool {
        self.delimiter().is_none()
    }

    /// Returns `true` if records are entries of composers, with keys.
    fn has_entries(&self) -> bool {
        false
    }

    fn has_games(&self) -> bool {
        self.games().is_some()
    }

    fn has_operations(&self) -> bool {
        self.operations().is_some()
    }
}

/// The arrangement of the records in a file: one record per line, or games. A layout does not read positions.
pub(crate) trait Layout: Debug + Sync {
    /// Finds the records. Calls `goes_on` after each mark of the index, and stops when `goes_on` returns `false`.
    fn scan(&self, source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan;

    fn record_spans(&self, source: &Source, range: Range<usize>) -> Vec<RecordSpan>;

    /// Splits a stream into batches of records. Very long lines and games are cut off unless `to_their_ends` is `true`.
    fn batches(&self, stream: Box<dyn Read + Send>, to_their_ends: bool) -> Box<dyn Batches + Send> {
        Box::new(LineBatches::new(stream, if to_their_ends { usize::MAX } else { LONGEST_LINE }))
    }

    /// Returns `true` if `next` can directly follow `last` without becoming part of its last record.
    fn can_follow(&self, last: &str, next: &str) -> bool;

    /// Guesses the columns of a table.
    fn columns(&self, _source: &Source) -> Option<Columns> {
        None
    }

    /// Returns the source text of the position, if there is one.
    fn text<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>>;

    fn variant(&self, record: &RecordView<'_>) -> Option<Variant>;

    fn record_name<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>>;

    fn is_marked_done(&self, record: &RecordView<'_>) -> bool;

    fn annotations(&self, record: &RecordView<'_>) -> Annotations;

    fn remarks(&self, record: &RecordView<'_>) -> Remarks;

    /// Returns the comments in a range that contains no records.
    fn comments_outside(&self, source: &Source, stretch: Range<usize>) -> Vec<String>;

    /// Writes records: unchanged ones byte for byte, others in the encoding of the file.
    fn write<'a>(&self, file: &Margins<'a>, pieces: WriteChunks<'_, 'a>, out: &mut dyn Sink) -> io::Result<()>;

    /// Returns a record as a text that can follow any record; `None` if it has no edits and its source has changed.
    fn standalone_text(&self, record: &RecordView<'_>) -> Option<String>;
}

/// Reads positions in the usual form faster than [`Grammar::position`]; returns `None` for all others.
pub(crate) trait QuickReader {
    /// Reads the position at the start of `lines`; returns it with the bytes after its text.
    fn read_line<'a>(&self, _lines: &'a [u8]) -> Option<(BitPosition, &'a [u8])> {
        None
    }

    /// Reads the position of a line of `length` bytes as bitboards. Further lines may follow in the slice.
    fn read_bits(&self, lines: &[u8], length: usize) -> Option<BitPosition>;

    fn read_position(&self, _line: &[u8]) -> Option<Position> {
        None
    }
}

/// Features of formats with named texts: tags of games, or columns of tables.
pub(crate) trait TagFeatures {
    /// Returns the tags of a record, except those that state its position.
    fn tags(&self, record: &RecordView<'_>) -> Vec<(String, String)>;

    /// Returns the tags that are not metadata; empty for a record that continues the game of the record before it.
    fn other_tags(&self, record: &RecordView<'_>) -> Vec<(String, String)>;

    /// Returns `true` if a record can have a tag of this name that does not state its position.
    fn can_have_tag(&self, name: &str) -> bool;
}

pub(crate) trait GameFeatures {
    fn can_edit_field(&self, record: &RecordView<'_>, field: Field) -> bool;

    /// Returns `true` if a record has moves, or comments after its tags.
    fn has_moves(&self, record: &RecordView<'_>) -> bool;

    /// Returns the moves of a game as in the source; `None` for a position that is not the last of its game.
    fn movetext(&self, record: &RecordView<'_>) -> Option<String>;

    fn moves_fit(&self, record: &RecordView<'_>, position: &Position) -> bool;

    /// Returns what a format of lines cannot store of a record: moves, comments between them, and tags.
    fn line_format_loss(&self, record: &RecordView<'_>) -> Loss;

    fn titled_for_others(&self, text: String) -> String;
}

/// Features of formats with EPD operations: reads them, and divides a record between its line and the comments above.
pub(crate) trait OperationFeatures {
    fn read(&self, line: &str) -> Vec<Operation>;

    fn overrides_for(&self, record: &RecordView<'_>, position: Position, operations: Vec<Operation>) -> Overrides;

    /// Removes edits that `line`, the newly written line, already contains.
    fn drop_redundant(&self, record: &RecordView<'_>, held: &mut Overrides, line: &str);

    fn lead_metadata(&self, record: &RecordView<'_>) -> Metadata;

    fn writes_done_comment(&self, record: &RecordView<'_>) -> bool;

    /// Returns the annotations to write in the comments above a line; `None` leaves these comments as they are.
    fn lead_annotations(&self, record: &RecordView<'_>) -> Option<Annotations>;

    /// Returns `true` if a record can be written with exactly these annotations.
    fn can_write_annotations(&self, record: &RecordView<'_>, annotations: &Annotations) -> bool;
}

/// The parts of a file to write other than its records.
#[derive(Debug)]
pub(crate) struct Margins<'a> {
    pub(crate) file: &'a Source,
    /// The text before the first record that belongs to no record, up to the changed part of the header.
    pub(crate) front: Range<usize>,
    /// The comments that replace the changed part of the header, or the whole header of another format.
    pub(crate) front_comments: Vec<String>,
    /// The text between the changed part of the header and the first record.
    pub(crate) front_rest: Range<usize>,
    pub(crate) tail: Range<usize>,
    /// The comments after the last record when lines are converted to games.
    pub(crate) tail_comments: Vec<String>,
    /// `true` if the only record is a placeholder for a file without records, which is not written.
    pub(crate) is_placeholder: bool,
    /// The columns to write, for a table.
    pub(crate) columns: Option<Columns>,
    /// The columns of the file, if its first row is written; `None` for a part of a table or another format.
    pub(crate) file_columns: Option<&'a Columns>,
}

pub(crate) type WriteChunks<'i, 'a> = &'i mut dyn Iterator<Item = WriteChunk<'a>>;

pub(crate) enum WriteChunk<'a> {
    /// Consecutive records of a source, written unchanged.
    Unchanged {
        first: RecordView<'a>,
        last: RecordView<'a>,
        count: usize,
        /// The byte range of these records in the source, with the last line end.
        range: Range<usize>,
    },
    Record(RecordView<'a>),
}

impl<'a> WriteChunk<'a> {
    pub(crate) fn first(&self) -> &RecordView<'a> {
        let (Self::Unchanged { first, .. } | Self::Record(first)) = self;
        first
    }

    pub(crate) fn last(&self) -> &RecordView<'a> {
        let (Self::Unchanged { last, .. } | Self::Record(last)) = self;
        last
    }

    pub(crate) fn count(&self) -> usize {
        if let Self::Unchanged { count, .. } = self { *count } else { 1 }
    }
}
