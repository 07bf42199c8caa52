//! `fenwright read`: reads positions from pictures. The boards of a picture are also records for the other commands.

use std::ffi::OsString;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use serde::Serialize;

use super::record::{Flaw, ReadQuality, Record};
use super::{Outcome, json, output};
use crate::board::Color;
use crate::document::{self, FileError, FileOperation};
use crate::lang::join_names;
use crate::notation::fen;
use crate::tr;
use crate::vision::{self, BoardReading, LearnedDesigns, Picture, PictureError, Point};

/// The arguments of `fenwright read`.
#[derive(Args, Debug)]
pub struct Read {
    #[arg(long)]
    pub(super) json: bool,
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath, required = true)]
    files: Vec<OsString>,
}

impl Read {
    /// Runs the command: reads the pictures and writes the positions of their boards.
    pub fn run(&self) -> Outcome {
        let mut out = io::stdout().lock();
        let (mut has_errors, mut all_sure) = (false, true);
        for file in &self.files {
            let path = (file != "-").then(|| Path::new(file));
            let report = PictureReport::new(path, boards(path), self.json);
            has_errors |= report.is_error;
            all_sure &= report.is_sure;
            report.remarks.iter().for_each(|remark| output::print_to_stderr(remark));
            if let Err(error) = out.write_all(report.out.as_bytes()).and_then(|()| out.flush()) {
                return output::output_failed(&error);
            }
        }
        Outcome::new(has_errors, all_sure)
    }
}

fn boards(path: Option<&Path>) -> Result<Vec<BoardReading>, NoBoards> {
    boards_in(&bytes(path).map_err(NoBoards::File)?)
}

/// Reads a file, or standard input for `None`. Input beyond the maximum size is cut off and reported as damaged.
fn bytes(path: Option<&Path>) -> Result<Vec<u8>, FileError> {
    if let Some(path) = path {
        return document::read_bytes(path, MAX_FILE_SIZE);
    }
    let mut bytes = Vec::new();
    let read = io::stdin().lock().take(MAX_FILE_SIZE).read_to_end(&mut bytes);
    read.map_err(|error| FileError::Io { path: PathBuf::from("<stdin>"), doing: FileOperation::Opening, error })?;
    Ok(bytes)
}

#[derive(Debug)]
struct PictureReport {
    out: String,
    remarks: Vec<String>,
    is_error: bool,
    /// `true` if the picture has boards and none of the boards is in doubt.
    is_sure: bool,
}

#[derive(Serialize)]
struct BoardObject<'a> {
    file: Option<&'a str>,
    board: usize,
    placement: &'a str,
    fen: &'a str,
    flipped: bool,
    bottom_known: bool,
    doubtful: Vec<String>,
    confidence: f64,
    corners: [[f64; 2]; 4],
}

#[derive(Serialize)]
struct ErrorObject<'a> {
    file: Option<&'a str>,
    board: Option<usize>,
    error: String,
}

impl PictureReport {
    fn new(path: Option<&Path>, boards: Result<Vec<BoardReading>, NoBoards>, is_json: bool) -> Self {
        let file = path.map(|path| path.to_string_lossy());
        let name = path
            .map_or_else(|| "<stdin>".into(), |path| document::escape_invisible(&path.to_string_lossy()).into_owned());
        match boards {
            Ok(readings) => {
                let mut report = Self { out: String::new(), remarks: Vec::new(), is_error: false, is_sure: true };
                for (number, reading) in (1..).zip(&readings) {
                    let fen = fen::write(&reading.position());
                    let doubts = doubts(reading);
                    report.is_sure &= doubts.is_empty();
                    if is_json {
                        report.out.push_str(&line(&object(file.as_deref(), number, reading, &fen)));
                    } else {
                        report.out.push_str(&fen);
                        report.out.push('\n');
                        let remark = |doubt: String| tr!("cli-board", name = &name, number = number, sentence = doubt);
                        report.remarks.extend(doubts.into_iter().map(remark));
                    }
                }
                report
            }
            Err(why) => {
                let is_error = !matches!(why, NoBoards::NotFound);
                let error = why.sentence();
                let remark = if matches!(why, NoBoards::File(_)) { error.clone() } else { format!("{name}: {error}") };
                let object = ErrorObject { file: file.as_deref(), board: None, error };
                let out = if is_json { line(&object) } else { String::new() };
                let remarks = if is_json { Vec::new() } else { vec![remark] };
                Self { out, remarks, is_error, is_sure: false }
            }
        }
    }
}

fn object<'a>(file: Option<&'a str>, board: usize, reading: &BoardReading, fen: &'a str) -> BoardObject<'a> {
    let rounded = |value: f32, digits: f64| (f64::from(value) * digits).round() / digits;
    BoardObject {
        file,
        board,
        placement: fen.split(' ').next().unwrap_or_default(),
        fen,
        flipped: reading.bottom == Color::Black,
        bottom_known: reading.is_bottom_sure,
        doubtful: reading.doubtful().map(|square| square.to_string()).collect(),
        confidence: rounded(reading.confidence(), 1e4),
        corners: reading.corners.0.map(|Point { x, y }| [rounded(x, 100.0), rounded(y, 100.0)]),
    }
}

fn line(object: &impl Serialize) -> String {
    json::to_string(object) + "\n"
}

/// Maximum size of a file in bytes. The decoded pixels of the largest picture do not take more.
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

    fn reason(&self) -> String {
        match self {
            Self::File(error) => error.sentence(),
            Self::Picture(error) => {
                let sentence = error.to_string();
                // The sentence starts with an article in every language, so its first letter can be made lowercase.
                let (first, rest) = sentence.split_at_checked(1).unwrap_or_default();
                first.to_lowercase() + rest
            }
            Self::NotFound => tr!("cli-no-board-reason").to_owned(),
        }
    }
}

fn boards_in(bytes: &[u8]) -> Result<Vec<BoardReading>, NoBoards> {
    let picture = Picture::decode(bytes).map_err(NoBoards::Picture)?;
    let readings = vision::read(&picture, &LearnedDesigns::default());
    if readings.is_empty() { Err(NoBoards::NotFound) } else { Ok(readings) }
}

/// Reads the boards of a picture as records. The line of a record is the number of its board, from 1.
pub(super) fn records(bytes: &[u8]) -> io::Result<Vec<Record<'static>>> {
    let readings = boards_in(bytes).map_err(|why| io::Error::other(why.reason()))?;
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
    let turned = (!reading.is_bottom_sure).then(|| reading.turned().position());
    let alternatives = turned.into_iter().filter(|turned| *turned != position).collect();
    Record { quality: ReadQuality::Corrected, flaw: Some(flaw), alternatives, ..sure }
}

/// Returns the doubts about a board, without full stops.
pub(super) fn doubts(reading: &BoardReading) -> Vec<String> {
    if reading.is_truncated {
        return vec![tr!("cli-truncated").to_owned()];
    }
    let mut doubts = Vec::new();
    let squares: Vec<String> = reading.doubtful().map(|square| square.to_string()).collect();
    if !squares.is_empty() {
        doubts.push(tr!("cli-uncertain", count = squares.len(), squares = join_names(&squares)));
    }
    if !reading.is_bottom_sure {
        doubts.push(tr!("cli-bottom-unknown").to_owned());
    }
    doubts
}
