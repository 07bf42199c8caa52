//! `fenwright read`: reads positions from pictures.

use std::ffi::OsString;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use serde::Serialize;

use super::picture::{self, MAX_FILE_SIZE, NoBoards, doubts};
use super::{Outcome, output};
use crate::board::Color;
use crate::document::{self, FileError, FileOperation};
use crate::notation::fen;
use crate::tr;
use crate::vision::{BoardReading, Point};

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
    picture::boards(&bytes(path).map_err(NoBoards::File)?)
}

/// Reads a file; `None` is standard input. Input beyond the maximum size is cut off, and the picture is then reported
/// as damaged.
fn bytes(path: Option<&Path>) -> Result<Vec<u8>, FileError> {
    if let Some(path) = path {
        return document::read_bytes(path, MAX_FILE_SIZE);
    }
    let mut bytes = Vec::new();
    let read = io::stdin().lock().take(MAX_FILE_SIZE).read_to_end(&mut bytes);
    read.map_err(|error| FileError::Io { path: PathBuf::from("<stdin>"), doing: FileOperation::Opening, error })?;
    Ok(bytes)
}

/// The output for a picture, and the remarks for standard error.
#[derive(Debug)]
struct PictureReport {
    out: String,
    remarks: Vec<String>,
    is_error: bool,
    /// `true` if there are boards and none is in doubt.
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
        flipped: reading.bottom() == Color::Black,
        bottom_known: reading.is_bottom_sure(),
        doubtful: reading.doubtful().map(|square| square.to_string()).collect(),
        confidence: rounded(reading.confidence(), 1e4),
        corners: reading.corners().0.map(|Point { x, y }| [rounded(x, 100.0), rounded(y, 100.0)]),
    }
}

fn line(object: &impl Serialize) -> String {
    // Serializing text and numbers cannot fail.
    serde_json::to_string(object).unwrap_or_default() + "\n"
}
