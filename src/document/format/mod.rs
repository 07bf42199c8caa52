//! The formats of files: which one a file has, and what each reads and writes.

pub(super) mod above;
pub(super) mod done;
pub(super) mod epd;
pub(super) mod game;
pub(super) mod games;
pub(super) mod lines;
pub(super) mod loss;
pub(super) mod opening;

use std::path::Path;

use crate::document::io::source::{LineKind, Source};
use crate::notation::{fen, pgn};

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

    /// The ending of files in this format, without the dot.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Fen => "fen",
            Self::Epd => "epd",
            Self::Pgn => "pgn",
        }
    }

    /// The format that a path's ending states, in letters of either case.
    #[must_use]
    pub fn of_path(path: &Path) -> Option<Self> {
        let ending = path.extension()?;
        Self::ALL.into_iter().find(|format| ending.eq_ignore_ascii_case(format.ending()))
    }

    /// The format that the beginning of a file looks like: PGN if it begins with a tag, EPD if more of its
    /// first lines have operations than are FEN, else FEN.
    pub(super) fn of_content(source: &Source) -> Self {
        const RECORDS: usize = 16;
        const BYTES: usize = 1 << 16;
        let bytes = source.slice(source.start()..source.start() + 2 * BYTES);
        let beginning = source.decode_beginning(&bytes, BYTES);
        let lines = beginning.split(['\n', '\r']);
        let mut records = lines.filter(|line| LineKind::of(line) == LineKind::Record).take(RECORDS).peekable();
        if records.peek().is_some_and(|line| begins_with_tag(line)) {
            return Self::Pgn;
        }
        let (epd, fen) = records.fold((0, 0), |(epd, fen), line| {
            let is_fen = fen::read_trimmed(line).0.is_ok();
            (epd + usize::from(!is_fen && epd::is_record(line)), fen + usize::from(is_fen))
        });
        if epd > fen { Self::Epd } else { Self::Fen }
    }
}

fn begins_with_tag(line: &str) -> bool {
    line.trim_start().starts_with('[') && pgn::games(line).next().is_some_and(|game| !game.tags.is_empty())
}
