//! The interface of a file format.

use std::borrow::Cow;
use std::fmt::Debug;
use std::io::{self, Read};
use std::ops::Range;

use super::loss::Loss;
use super::metadata::{Field, Metadata};
use super::overrides::Overrides;
use super::record::{RecordView, Unreadable};
use super::record_span::RecordSpan;
use super::remarks::Remarks;
use super::scan::Scan;
use super::write_chunk::WriteChunk;
use crate::board::{Annotations, BitPosition, Position, Variant};
use crate::document::io::{Batches, LONGEST_LINE, LineBatches, Sink, Source};
use crate::notation::epd::Operation;

/// Reads and writes files in one format.
///
/// Methods that take a record either ask for what its source states (of the format in which it was found) or how it is
/// written (of the format in which it is saved).
pub(crate) trait Grammar: Debug + Sync {
    fn name(&self) -> &'static str;

    fn extension(&self) -> &'static str;

    /// Returns how many of the first record lines of a file match this format.
    fn match_score(&self, records: &[&str]) -> usize;

    fn has_games(&self) -> bool {
        false
    }

    fn has_operations(&self) -> bool {
        false
    }

    /// Maximum length of a text that is read as a position, in bytes.
    fn max_text_len(&self) -> usize;

    // Finding the records.

    /// Finds the records. Calls `goes_on` after each mark and stops when it returns `false`.
    fn scan(&self, source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan;

    /// Finds the spans of the records between two marks.
    fn record_spans(&self, source: &Source, range: Range<usize>) -> Vec<RecordSpan>;

    /// Reads the position at the start of `lines` if it is in the usual form; returns it with what follows its text.
    fn read_line<'a>(&self, _lines: &'a [u8]) -> Option<(BitPosition, &'a [u8])> {
        None
    }

    /// Reads the position of a line in the usual form as bitboards. Further lines may follow in the slice.
    fn read_bits_fast(&self, _lines: &[u8], _length: usize) -> Option<BitPosition> {
        None
    }

    /// Reads the position of a line in the usual form.
    fn read_position_fast(&self, _line: &[u8]) -> Option<Position> {
        None
    }

    /// Splits a stream into batches of records. Whatever has arrived is returned before waiting for more. Very long
    /// games are read whole only with `_to_their_ends`.
    fn batches(&self, stream: Box<dyn Read + Send>, _to_their_ends: bool) -> Box<dyn Batches + Send> {
        Box::new(LineBatches::new(stream, LONGEST_LINE))
    }

    /// Returns `true` if `next` can directly follow `last` without becoming part of its last record.
    fn can_follow(&self, last: &str, next: &str) -> bool;

    // Reading a record that was found.

    /// Returns the source text of the position, if there is one.
    fn text<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>>;

    fn position(&self, record: &RecordView<'_>) -> Result<Position, Unreadable>;

    /// The known variant that the source states beside the text of the position.
    fn variant(&self, record: &RecordView<'_>) -> Option<Variant>;

    fn operations(&self, _text: &str) -> Vec<Operation> {
        Vec::new()
    }

    fn record_name<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>>;

    /// Returns `true` if the source has the done mark; `operations` replace those of the source.
    fn is_marked_done(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> bool;

    /// Returns the annotations of the source; `operations` replace those of the source.
    fn source_annotations(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> Annotations;

    /// Reads the remarks of a line and the comments above it, whatever its position is.
    fn line_remarks(&self, _lead: &str, _line: &str) -> Remarks {
        Remarks::default()
    }

    /// Returns the tags of a record, except those that state its position.
    fn tags(&self, _record: &RecordView<'_>) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Returns the tags of the first record of a game that are not metadata.
    fn other_tags(&self, _record: &RecordView<'_>) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Returns `true` if a record can have a tag of this name, other than those that state its position.
    fn can_have_tag(&self, _name: &str) -> bool {
        false
    }

    /// Returns `true` if a record has moves, or comments behind its tags.
    fn has_moves(&self, _record: &RecordView<'_>) -> bool {
        false
    }

    fn moves_fit(&self, _record: &RecordView<'_>, _position: &Position) -> bool {
        true
    }

    /// Returns the text in a range outside all records, as comments.
    fn comments_outside(&self, source: &Source, stretch: Range<usize>) -> Vec<String>;

    // Converting a record to another format.

    fn remarks(&self, record: &RecordView<'_>) -> Remarks;

    /// Derives EPD operations for a record whose source has none.
    fn derived_operations(&self, _record: &RecordView<'_>) -> Vec<Operation> {
        Vec::new()
    }

    /// Returns what a format of lines cannot store of a record: moves, comments between them, and tags.
    fn line_format_loss(&self, _record: &RecordView<'_>) -> Loss {
        Loss::default()
    }

    fn keeps_operations(&self) -> bool {
        false
    }

    // Writing.

    /// Returns the text of the position of a record with these edits.
    fn position_text(&self, record: &RecordView<'_>, held: Option<&Overrides>) -> String;

    fn keeps_position_text(&self, held: &Overrides) -> bool;

    /// Returns the edits that give a record this position and these operations.
    fn overrides_for(&self, _record: &RecordView<'_>, position: Position, _operations: Vec<Operation>) -> Overrides {
        Overrides::from_position(position)
    }

    /// Removes edits that `_line`, the new line with edited operations, already contains.
    fn drop_redundant(&self, _record: &RecordView<'_>, _held: &mut Overrides, _line: &str) {}

    /// Returns `true` if a record can be written with exactly these annotations.
    fn can_write_annotations(&self, _record: &RecordView<'_>, _annotations: &Annotations) -> bool {
        true
    }

    /// Returns the metadata to write in the comments above a line.
    fn lead_metadata(&self, _record: &RecordView<'_>) -> Metadata {
        Metadata::default()
    }

    /// Returns `true` if a field of a record can be edited.
    fn can_edit_field(&self, _record: &RecordView<'_>, _field: Field) -> bool {
        true
    }

    /// Returns `true` if a record is written with a done comment above it.
    fn writes_done_comment(&self, _record: &RecordView<'_>) -> bool {
        false
    }

    /// Returns the annotations to write in the comments above a line; `None` leaves them as they are.
    fn lead_annotations(&self, _record: &RecordView<'_>) -> Option<Annotations> {
        None
    }

    /// Writes records: unchanged ones byte for byte, others in the encoding of the file.
    fn write<'a>(
        &self,
        file: &Margins<'a>,
        pieces: &mut dyn Iterator<Item = WriteChunk<'a>>,
        out: &mut dyn Sink,
    ) -> io::Result<()>;

    /// Returns the text of a new record; `number` is its number in the file.
    fn new_record_text(&self, position: &Position, remarks: &Remarks, number: usize) -> String;

    /// Adds the titles of records where other programs look for them.
    fn titled_for_others(&self, text: String) -> String {
        text
    }

    /// Returns a record as a text that can follow any other; `None` if all of it is in a source that another program
    /// has changed.
    fn standalone_text(&self, record: &RecordView<'_>) -> Option<String>;
}

/// The parts of a file to write other than its records.
#[derive(Debug)]
pub(crate) struct Margins<'a> {
    /// The source that determines encoding and line ends.
    pub(crate) file: &'a Source,
    /// The text before the first record that belongs to none: unchanged, then as new comments if it was edited or comes
    /// from another format, then unchanged again.
    pub(crate) front: Range<usize>,
    pub(crate) front_comments: Vec<String>,
    pub(crate) front_rest: Range<usize>,
    pub(crate) tail: Range<usize>,
    /// The comments behind the last record when lines are converted to games.
    pub(crate) tail_comments: Vec<String>,
    /// `true` if the only record is a placeholder for a file without records, which is not written.
    pub(crate) is_placeholder: bool,
}
