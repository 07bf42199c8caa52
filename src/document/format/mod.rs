//! The file formats. Everything that depends on a file's format goes through its [`Grammar`].
//!
//! To add a format, add a module with a [`Grammar`] here and a variant of [`Format`]. A format with one record per line
//! shares the [`Layout`] of `lines`; the rows of a `table` can have several lines.

mod comment_line;
mod conversion_loss;
mod entries;
mod epd;
mod fen;
mod grammar;
mod index;
mod lines;
mod loss;
mod metadata;
mod opcodes;
mod pgn;
mod record;
mod remarks;
mod statement;
mod table;

pub(crate) use comment_line::{marked_comments, states_field};
pub(crate) use entries::{PopeyeOption, popeye_problem};
pub(crate) use grammar::{Grammar, Layout, Margins, WriteChunk};
pub(crate) use index::{BackgroundScan, Index, RecordSpan, Scan, ScanPart};
pub(crate) use lines::lead::{annotations_of_lines, may_name_variant, remarks_above, remarks_of_line, split_lines};
pub(crate) use lines::lead_writer::{lead_text, plain_comment, with_comment, with_field_comment};
pub(crate) use lines::walk::{LineWalk, WalkedRecord};
pub use loss::Loss;
pub use metadata::{Field, Metadata};
#[cfg(feature = "vision")]
pub(crate) use opcodes::field_operations;
pub(crate) use record::Overrides;
pub use record::{RecordId, RecordView, Unreadable, UnreadableReason};
pub(crate) use remarks::{Remarks, comments_outside};
pub use statement::Statement;
#[cfg(feature = "render")]
pub(crate) use statement::keywords_of_operations;
pub(crate) use statement::statements_of_remarks;
pub use table::{Column, ColumnRole, Columns};
pub(crate) use table::{ColumnCollector, FieldName, next_row};

use std::io::Read;
use std::path::Path;

use crate::board::Position;
use crate::document::io::{Batches, LineKind, Source};
use crate::notation::epd::Operation;

/// The format of a file of positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Format {
    /// One FEN per line.
    #[default]
    Fen,
    /// One EPD record per line: four fields and operations.
    Epd,
    /// Games, which may start from any position.
    Pgn,
    /// A table whose cells are separated by commas or semicolons: a position per row.
    Csv,
    /// A table whose cells are separated by tabs.
    Tsv,
    /// Problems as Olive keeps them: a document of YAML for each.
    #[strum(serialize = "olv")]
    Olive,
    /// Problems as YACPDB returns them: objects of JSON.
    #[strum(serialize = "json")]
    Yacpdb,
    /// The input of Popeye.
    #[strum(serialize = "inp")]
    Popeye,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 8] =
        [Self::Fen, Self::Epd, Self::Pgn, Self::Csv, Self::Tsv, Self::Olive, Self::Yacpdb, Self::Popeye];

    pub(crate) fn grammar(self) -> &'static dyn Grammar {
        match self {
            Self::Fen => &fen::Fen,
            Self::Epd => &epd::Epd,
            Self::Pgn => &pgn::Pgn,
            Self::Csv => &table::CSV,
            Self::Tsv => &table::TSV,
            Self::Olive => &entries::OLIVE,
            Self::Yacpdb => &entries::YACPDB,
            Self::Popeye => &entries::POPEYE,
        }
    }

    pub(crate) fn layout(self) -> &'static dyn Layout {
        self.grammar().layout()
    }

    /// Returns `true` if records are games or parts of games rather than lines.
    pub fn has_games(self) -> bool {
        self.grammar().has_games()
    }

    /// Returns `true` if records have EPD operations.
    pub fn has_operations(self) -> bool {
        self.grammar().has_operations()
    }

    /// Returns `true` if records have named texts beside the metadata: tags or columns.
    pub fn has_tags(self) -> bool {
        self.grammar().tags().is_some()
    }

    /// Returns `true` if records are rows of a table.
    pub fn is_table(self) -> bool {
        self.grammar().delimiter().is_some()
    }

    pub(crate) fn has_rows(self) -> bool {
        self.grammar().has_rows()
    }

    pub(crate) fn has_header(self) -> bool {
        self.grammar().has_header()
    }

    /// Returns `true` if records are entries of composers, with keys.
    pub fn has_entries(self) -> bool {
        self.grammar().has_entries()
    }

    /// Returns `true` if records can be written only together: the rows of a table, or entries.
    pub fn is_written_whole(self) -> bool {
        self.is_table() || self.has_entries()
    }

    /// Returns `true` if both formats have the same arrangement of records, and the same text around them.
    pub(crate) fn has_layout_of(self, other: Self) -> bool {
        self == other || self.is_of_lines() && other.is_of_lines()
    }

    /// Returns `true` if every line that is neither blank nor a comment is a record.
    pub fn is_of_lines(self) -> bool {
        self.grammar().is_of_lines()
    }

    /// The name of the format.
    pub fn name(self) -> &'static str {
        self.grammar().name()
    }

    /// The file extension of the format, without the dot.
    pub fn extension(self) -> &'static str {
        self.into()
    }

    /// All file extensions of the format, that of new files first.
    pub fn extensions(self) -> Vec<&'static str> {
        let others: &[&str] = if self == Self::Olive { &["yaml", "yml"] } else { &[] };
        [&[self.extension()], others].concat()
    }

    /// Returns the text of record `number` of a file, leaving out what the format cannot store.
    pub fn new_record_text(self, position: &Position, operations: &[Operation], number: usize) -> String {
        self.new_record_text_with_remarks(position, &Remarks::from_operations(operations.to_vec()), number)
    }

    /// Returns the text of several records of a file, the first with this number. In a table, the names of the columns
    /// are above them.
    pub fn new_records_text(self, entries: &[(Position, Vec<Operation>)], first: usize) -> String {
        self.grammar().new_records_text(entries, first)
    }

    /// Counts the operations that [`new_record_text`](Self::new_record_text) leaves out.
    pub fn loss_of_entry(self, operations: &[Operation]) -> Loss {
        Loss::for_remarks(&Remarks::from_operations(operations.to_vec()), Some(self))
    }

    pub(crate) fn new_record_text_with_remarks(self, position: &Position, remarks: &Remarks, number: usize) -> String {
        self.grammar().new_record_text(position, remarks, number)
    }

    pub(crate) fn read_game(game: &str) -> (Remarks, Loss) {
        (pgn::remarks(game), pgn::line_format_loss(game))
    }

    /// Reads the records of a stream in batches. Very long lines and games are cut off unless `to_their_ends` is
    /// `true`.
    pub(crate) fn batches(self, stream: Box<dyn Read + Send>, to_their_ends: bool) -> Box<dyn Batches + Send> {
        self.layout().batches(stream, to_their_ends)
    }

    /// Returns the format for the extension of a path, ignoring case.
    pub fn from_path(path: &Path) -> Option<Self> {
        let ending = path.extension()?;
        let is_of = |format: &Self| format.extensions().iter().any(|known| ending.eq_ignore_ascii_case(known));
        Self::ALL.into_iter().find(is_of)
    }

    /// Returns the format of a text that is a table, or has several problems of Olive or YACPDB. A single problem is left
    /// to the forgiving reader.
    pub(crate) fn detect_whole(text: &str) -> Option<Self> {
        const ROWS: usize = 16;
        let rows: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(ROWS).collect();
        let is_of = |format: &Self| format.grammar().match_score(&rows) > 0;
        let entries = || [Self::Olive, Self::Yacpdb].into_iter().find(is_of);
        let has_several = || text.match_indices("algebraic").nth(1).is_some();
        [Self::Csv, Self::Tsv].into_iter().find(is_of).or_else(|| entries().filter(|_| has_several()))
    }

    /// Guesses the format from the beginning of a file. Returns FEN if the file matches no format.
    pub(super) fn detect(source: &Source) -> Self {
        const RECORDS: usize = 16;
        const BYTES: usize = 1 << 16;
        let bytes = source.slice(source.start()..source.start() + 2 * BYTES);
        let beginning = source.decode_beginning(&bytes, BYTES);
        let lines = beginning.split(['\n', '\r']);
        let records: Vec<&str> =
            lines.filter(|line| LineKind::classify(line) == LineKind::Record).take(RECORDS).collect();
        let likeness = |format: &Self| format.grammar().match_score(&records);
        // `max_by_key` returns the last of equals: reversed, the first format wins a tie.
        Self::ALL.into_iter().rev().max_by_key(likeness).unwrap_or_default()
    }
}
