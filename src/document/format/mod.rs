//! The formats of files. Nothing else knows one: what depends on the format of a file is asked of its [`Grammar`].
//!
//! A further format is a folder here with a [`Grammar`], its `mod` line, and a variant of [`Format`].

mod done;
mod epd;
mod fen;
mod grammar;
mod index;
mod lines;
mod losing;
mod loss;
mod metadata;
mod opcodes;
mod overrides;
mod pgn;
mod piece;
mod place;
mod record;
mod remarks;
mod said;
mod scan;
mod statement;

pub(crate) use grammar::{Grammar, Margins};
pub(crate) use index::{Index, Reading, ScanPart};
pub(crate) use lines::above::{annotations_of_lines, lines_of, may_name_rules, remarks_above};
pub(crate) use lines::rewriting::{lines_above, plain_comment, with_comment, with_line_above};
pub(crate) use lines::walk::{LineStep, LineWalk};
pub use loss::{Loss, with_thousands};
pub use metadata::{Field, Metadata};
pub(crate) use overrides::Overrides;
pub(crate) use piece::Piece;
pub(crate) use place::Place;
pub use record::{Reason, RecordId, RecordView, Unreadable};
pub(crate) use remarks::{Remarks, comment_behind, comments_outside};
pub(crate) use scan::Scan;
pub use statement::Statement;
pub(crate) use statement::of_remarks;

use std::io::Read;
use std::path::Path;

use crate::board::Position;
use crate::document::io::{Batches, LineKind, Source};
use crate::notation::epd::Operation;

/// The format of a file of positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Format {
    /// One FEN a line.
    #[default]
    Fen,
    /// One record of EPD a line: four fields and operations.
    Epd,
    /// Games, which may begin with any position.
    Pgn,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 3] = [Self::Fen, Self::Epd, Self::Pgn];

    /// How files in this format are read and written.
    pub(crate) fn grammar(self) -> &'static dyn Grammar {
        match self {
            Self::Fen => &fen::Fen,
            Self::Epd => &epd::Epd,
            Self::Pgn => &pgn::Pgn,
        }
    }

    /// Whether records are games or parts of them; else each is a line.
    pub fn has_games(self) -> bool {
        self.grammar().has_games()
    }

    /// Whether records have operations.
    pub fn has_operations(self) -> bool {
        self.grammar().has_operations()
    }

    /// What the format is called.
    pub fn name(self) -> &'static str {
        self.grammar().name()
    }

    /// The ending of files in this format, without the dot.
    pub fn ending(self) -> &'static str {
        self.grammar().ending()
    }

    /// The text of a new record with this position and these operations, the one of this number in its file. What the
    /// format has no place for is left out.
    pub fn entry(self, position: &Position, operations: &[Operation], number: usize) -> String {
        self.restated(position, &Remarks::of_operations(operations.to_vec()), number)
    }

    /// What of these operations the text of a new record leaves out.
    pub fn loss_of_entry(self, operations: &[Operation]) -> Loss {
        Loss::of_remarks(&Remarks::of_operations(operations.to_vec()), Some(self))
    }

    /// The text of a new record with this position that says this beside it.
    pub(crate) fn restated(self, position: &Position, remarks: &Remarks, number: usize) -> String {
        self.grammar().entry(position, remarks, number)
    }

    /// What a game says beside its position, and what of that only games can.
    pub(crate) fn of_game(game: &str) -> (Remarks, Loss) {
        (pgn::remarks(game), pgn::beyond_lines(game))
    }

    /// The records of a stream in this format, in batches; very long games to their ends or only their beginnings.
    pub(crate) fn batches(self, stream: Box<dyn Read + Send>, to_their_ends: bool) -> Box<dyn Batches + Send> {
        self.grammar().batches(stream, to_their_ends)
    }

    /// The format that a path's ending states, in letters of either case.
    pub fn of_path(path: &Path) -> Option<Self> {
        let ending = path.extension()?;
        Self::ALL.into_iter().find(|format| ending.eq_ignore_ascii_case(format.ending()))
    }

    /// The format that the beginning of a file looks most like; FEN where it looks like none.
    pub(super) fn of_content(source: &Source) -> Self {
        const RECORDS: usize = 16;
        const BYTES: usize = 1 << 16;
        let bytes = source.slice(source.start()..source.start() + 2 * BYTES);
        let beginning = source.decode_beginning(&bytes, BYTES);
        let lines = beginning.split(['\n', '\r']);
        let records: Vec<&str> = lines.filter(|line| LineKind::of(line) == LineKind::Record).take(RECORDS).collect();
        let likeness = |format: &Self| format.grammar().likeness(&records);
        // Of those that it looks alike the first.
        Self::ALL.into_iter().rev().max_by_key(likeness).unwrap_or_default()
    }
}
