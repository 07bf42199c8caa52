//! Boards in pictures as records, and the doubts about them.

use std::io;

use super::record::{Flaw, ReadQuality, Record};
use crate::document::FileError;
use crate::lang::join_names;
use crate::tr;
use crate::vision::{self, BoardReading, LearnedDesigns, Picture, PictureError};

/// Maximum size of a file in bytes; the pixels of the largest picture take no more.
pub(super) const MAX_FILE_SIZE: u64 = 256 << 20;

pub(super) enum NoBoards {
    File(FileError),
    Picture(PictureError),
    NotFound,
}

impl NoBoards {
    pub(super) fn sentence(&self) -> String {
        match self {
            Self::File(error) => error.sentence(),
            Self::Picture(error) => format!("{error}."),
            Self::NotFound => tr!("cli-no-board").to_owned(),
        }
    }

    /// Returns the reason as it appears between a colon and a full stop.
    fn reason(&self) -> String {
        match self {
            Self::File(error) => error.sentence(),
            Self::Picture(error) => {
                let sentence = error.to_string();
                // The sentence starts with an article in every language.
                let (first, rest) = sentence.split_at_checked(1).unwrap_or_default();
                first.to_lowercase() + rest
            }
            Self::NotFound => tr!("cli-no-board-reason").to_owned(),
        }
    }
}

pub(super) fn boards(bytes: &[u8]) -> Result<Vec<BoardReading>, NoBoards> {
    let picture = Picture::decode(bytes).map_err(NoBoards::Picture)?;
    let readings = vision::read(&picture, &LearnedDesigns::default());
    if readings.is_empty() { Err(NoBoards::NotFound) } else { Ok(readings) }
}

/// Reads the boards of a picture as records; their line is the number of the board.
pub(super) fn records(bytes: &[u8]) -> io::Result<Vec<Record<'static>>> {
    let readings = boards(bytes).map_err(|why| io::Error::other(why.reason()))?;
    Ok((1..).zip(&readings).map(|(number, reading)| record(number, reading)).collect())
}

/// Returns a board as a record. A board in doubt counts as corrected.
fn record(number: usize, reading: &BoardReading) -> Record<'static> {
    let position = reading.position();
    let sure = Record { is_board: true, ..Record::strict(number, "".into(), position) };
    let doubts = doubts(reading);
    if doubts.is_empty() {
        return sure;
    }
    let flaw = Flaw { field: 1, byte: 0, code: "uncertain-board", sentence: doubts.join("; ") };
    let turned = (!reading.is_bottom_sure()).then(|| reading.turned().position());
    let alternatives = turned.into_iter().filter(|turned| *turned != position).collect();
    Record { quality: ReadQuality::Corrected, flaw: Some(flaw), alternatives, ..sure }
}

/// Returns the doubts about a board, without full stops.
pub(super) fn doubts(reading: &BoardReading) -> Vec<String> {
    let mut doubts = Vec::new();
    let squares: Vec<String> = reading.doubtful().map(|square| square.to_string()).collect();
    if !squares.is_empty() {
        doubts.push(tr!("cli-uncertain", count = squares.len(), squares = join_names(&squares)));
    }
    if !reading.is_bottom_sure() {
        doubts.push(tr!("cli-bottom-unknown").to_owned());
    }
    doubts
}
