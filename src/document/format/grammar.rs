//! What has to be known of a format.

use std::borrow::Cow;
use std::fmt::Debug;
use std::io::{self, Read};
use std::ops::Range;

use super::loss::Loss;
use super::metadata::{Field, Metadata};
use super::overrides::Overrides;
use super::piece::Piece;
use super::place::Place;
use super::record::{RecordView, Unreadable};
use super::remarks::Remarks;
use super::scan::Scan;
use crate::board::{Annotations, BitPosition, Position, Variant};
use crate::document::io::{Batches, LONGEST_LINE, LineBatches, Sink, Source};
use crate::notation::epd::Operation;

/// How files in one format are read and written.
///
/// Methods that take a record ask of what its source says if they belong to the format that it was found in, and of
/// how it is written if they belong to the one that it is saved in.
pub(crate) trait Grammar: Debug + Sync {
    /// What the format is called.
    fn name(&self) -> &'static str;

    /// The ending of files in this format, without the dot.
    fn ending(&self) -> &'static str;

    /// How much the first lines of a file that are neither blank nor comments look like this format.
    fn likeness(&self, records: &[&str]) -> usize;

    /// Whether records are games or parts of them; else each is a line.
    fn has_games(&self) -> bool {
        false
    }

    /// Whether records have operations.
    fn has_operations(&self) -> bool {
        false
    }

    /// The most bytes of a text that is read as a position.
    fn longest(&self) -> usize;

    // Finding the records.

    /// Finds the records. Tells after each mark how far it is, and ends where it is told to.
    fn scan(&self, source: &Source, goes_on: &mut dyn FnMut(&Scan) -> bool) -> Scan;

    /// The places of the records in a stretch from a mark to the next.
    fn places(&self, source: &Source, range: Range<usize>) -> Vec<Place>;

    /// The position of the first of some lines and what follows its text, if it is written as nearly all are.
    fn read_line<'a>(&self, _lines: &'a [u8]) -> Option<(BitPosition, &'a [u8])> {
        None
    }

    /// The position of a line as sets of squares, if it is written as nearly all are. It may be followed by others.
    fn quick_bits(&self, _lines: &[u8], _length: usize) -> Option<BitPosition> {
        None
    }

    /// The position of a line, if it is written as nearly all are.
    fn quick_position(&self, _line: &[u8]) -> Option<Position> {
        None
    }

    /// The records of a stream in batches, by the line in which each begins. What is there already is given out before the
    /// stream is waited for. Of very long games only the beginnings are read, unless they are wanted to their ends.
    fn batches(&self, stream: Box<dyn Read + Send>, _to_their_ends: bool) -> Box<dyn Batches + Send> {
        Box::new(LineBatches::new(stream, LONGEST_LINE))
    }

    /// Whether a text can come right behind another one without becoming a part of its last record.
    fn can_follow(&self, last: &str, next: &str) -> bool;

    // Reading a record that was found.

    /// The text that states the position of a record that its source has; `None` where nothing does.
    fn text<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>>;

    /// The position that the source states.
    fn position(&self, record: &RecordView<'_>) -> Result<Position, Unreadable>;

    /// The rules that the source states beside the text of the position; `None` where it states none that are known.
    fn variant(&self, record: &RecordView<'_>) -> Option<Variant>;

    /// The operations of a text that states a position.
    fn operations(&self, _text: &str) -> Vec<Operation> {
        Vec::new()
    }

    /// The name that stands in the source.
    fn record_name<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>>;

    /// Whether the source says that a record is done, or these operations in place of those of the source.
    fn states_done(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> bool;

    /// What the source draws, or these operations in place of those of the source.
    fn states_annotations(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> Annotations;

    /// What a line says with the comments above it, whatever its position is.
    fn remarks_of_line(&self, _lead: &str, _line: &str) -> Remarks {
        Remarks::default()
    }

    /// The tags of a record with what they say, but for those that state its position.
    fn tags(&self, _record: &RecordView<'_>) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The tags that say something that is no field, of the first record of a game.
    fn other_tags(&self, _record: &RecordView<'_>) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Whether a record can have a tag of this name beside those that state its position.
    fn can_have_tag(&self, _name: &str) -> bool {
        false
    }

    /// Whether a record has more than a position and what names it: moves, or comments between them.
    fn has_moves(&self, _record: &RecordView<'_>) -> bool {
        false
    }

    /// Whether the moves of a record can be played from a position.
    fn moves_fit(&self, _record: &RecordView<'_>, _position: &Position) -> bool {
        true
    }

    /// What stands in a stretch of a file beside its records, as comments.
    fn comments_outside(&self, source: &Source, stretch: Range<usize>) -> Vec<String>;

    // What another format makes of a record.

    /// What the source says beside the position.
    fn remarks(&self, record: &RecordView<'_>) -> Remarks;

    /// The operations that a line of EPD states of a record whose source has none.
    fn made_operations(&self, _record: &RecordView<'_>) -> Vec<Operation> {
        Vec::new()
    }

    /// What of a record a line has no place for: moves, comments between them and tags.
    fn beyond_lines(&self, _record: &RecordView<'_>) -> Loss {
        Loss::default()
    }

    /// Whether it keeps operations of every kind.
    fn keeps_operations(&self) -> bool {
        false
    }

    // Writing.

    /// The text of a record's position as it is written if it holds this.
    fn line(&self, record: &RecordView<'_>, held: Option<&Overrides>) -> String;

    /// Whether the text of a position is written just as it was found if a record holds this.
    fn keeps_text(&self, held: &Overrides) -> bool;

    /// What a record holds that is to have this position and these operations.
    fn holding(&self, _record: &RecordView<'_>, position: Position, _operations: Vec<Operation>) -> Overrides {
        Overrides::of(position)
    }

    /// Leaves out of what a record is to hold what its line says already, of which the operations were changed.
    fn settle(&self, _record: &RecordView<'_>, _held: &mut Overrides, _line: &str) {}

    /// Whether a record can be written so that it states these arrows and marked squares.
    fn can_state(&self, _record: &RecordView<'_>, _annotations: &Annotations) -> bool {
        true
    }

    /// What the comments above the line of a record are to say of it.
    fn metadata_above(&self, _record: &RecordView<'_>) -> Metadata {
        Metadata::default()
    }

    /// Whether a record can say something of a field.
    fn can_say(&self, _record: &RecordView<'_>, _field: Field) -> bool {
        true
    }

    /// Whether a record is written with a comment above it that marks it as done.
    fn has_done_line(&self, _record: &RecordView<'_>) -> bool {
        false
    }

    /// What the comments above a line are to draw; `None`: what they do.
    fn drawing_above(&self, _record: &RecordView<'_>) -> Option<Annotations> {
        None
    }

    /// Writes records: those that are as found byte for byte, others in the encoding of the file.
    fn write<'a>(
        &self,
        file: &Margins<'a>,
        pieces: &mut dyn Iterator<Item = Piece<'a>>,
        out: &mut dyn Sink,
    ) -> io::Result<()>;

    /// The text of a new record with this position that says this beside it, the one of this number.
    fn entry(&self, position: &Position, remarks: &Remarks, number: usize) -> String;

    /// A text of records with their titles also where other programs look for them.
    fn titled_for_others(&self, text: String) -> String {
        text
    }

    /// A record as a text that can stand behind any other; `None` if its source has been changed by another program and
    /// says all of it.
    fn alone(&self, record: &RecordView<'_>) -> Option<String>;
}

/// A file that is to be written, but for its records.
#[derive(Debug)]
pub(crate) struct Margins<'a> {
    /// Says how what is new is written.
    pub(crate) file: &'a Source,
    /// What stands before the first record and belongs to none: as it was found, as new comments where it was edited or
    /// the file was in another format, and again as it was found.
    pub(crate) front: Range<usize>,
    pub(crate) front_comments: Vec<String>,
    pub(crate) front_rest: Range<usize>,
    /// What follows the last record.
    pub(crate) tail: Range<usize>,
    /// The comments behind the last record of a file of lines that becomes one of games.
    pub(crate) tail_comments: Vec<String>,
    /// Whether its only record stands for a file without any, and is not written.
    pub(crate) is_silent: bool,
}
