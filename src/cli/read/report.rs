//! The report on a picture.

use std::path::Path;

use serde::Serialize;

use super::super::picture::{NoBoards, doubts};
use crate::board::Color;
use crate::document;
use crate::notation::fen;
use crate::tr;
use crate::vision::{BoardReading, Point};

/// The output for a picture, and the remarks for standard error.
#[derive(Debug)]
pub(super) struct PictureReport {
    pub(super) out: String,
    pub(super) remarks: Vec<String>,
    pub(super) is_error: bool,
    /// `true` if there are boards and none is in doubt.
    pub(super) is_sure: bool,
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
    pub(super) fn new(path: Option<&Path>, boards: Result<Vec<BoardReading>, NoBoards>, is_json: bool) -> Self {
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
