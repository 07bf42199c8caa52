//! `fenwright read`: reads positions from pictures. The boards of a picture are also records for the other commands.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use serde::Serialize;

use super::record::{Flaw, ReadQuality, Record};
use super::{Outcome, json, output};
use crate::board::Color;
use crate::document::parallel::{self, Backlog};
use crate::document::{self, Field, FileError, FileOperation};
use crate::lang::join_names;
use crate::notation::{fen, forgiving};
use crate::tr;
use crate::vision::{self, BoardReading, LearnedDesigns, Pages, PictureError, Point};

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
        let mut run = Run { is_json: self.json, has_errors: false, all_sure: true };
        match self.files.iter().try_for_each(|file| run.read(file)) {
            Ok(()) => Outcome::new(run.has_errors, run.all_sure),
            Err(error) => output::output_failed(&error),
        }
    }
}

/// The files read so far.
struct Run {
    is_json: bool,
    has_errors: bool,
    all_sure: bool,
}

impl Run {
    /// Reads the pages of a file and writes their boards in order. A document needs a board on any of its pages only.
    fn read(&mut self, file: &OsStr) -> io::Result<()> {
        let path = (file != "-").then(|| Path::new(file));
        let pages =
            match bytes(path).map_err(NoBoards::File).and_then(|bytes| Pages::new(bytes).map_err(NoBoards::Picture)) {
                Ok(pages) => pages,
                Err(why) => return self.write(&PageReport::of_error(path, None, &why, self.is_json)),
            };
        let (mut found, mut written) = (0, Ok(()));
        let number = |index| (pages.count() > 1).then_some(index + 1);
        parallel::run_in_order(
            0..pages.count(),
            parallel::thread_count(),
            Backlog::Few,
            |index| (index, boards_on(&pages, index)),
            |(index, boards)| {
                let report = match boards {
                    Ok(readings) if readings.is_empty() => return true,
                    Ok(readings) => PageReport::new(path, number(index), &readings, self.is_json),
                    Err(why) => PageReport::of_error(path, number(index), &why, self.is_json),
                };
                found += 1;
                written = self.write(&report);
                written.is_ok()
            },
        );
        written?;
        if found > 0 {
            Ok(())
        } else {
            self.write(&PageReport::of_error(path, None, &NoBoards::NotFound, self.is_json))
        }
    }

    fn write(&mut self, report: &PageReport) -> io::Result<()> {
        self.has_errors |= report.is_error;
        self.all_sure &= report.is_sure;
        report.remarks.iter().for_each(|remark| output::print_to_stderr(remark));
        let mut out = io::stdout().lock();
        out.write_all(report.out.as_bytes()).and_then(|()| out.flush())
    }
}

/// Reads the boards of a page, with their captions.
fn boards_on(pages: &Pages, index: usize) -> Result<Vec<(BoardReading, Option<String>)>, NoBoards> {
    let picture = pages.picture(index).map_err(NoBoards::Picture)?;
    let readings = vision::read(&picture, &LearnedDesigns::default());
    let corners: Vec<_> = readings.iter().map(|reading| reading.corners).collect();
    Ok(readings.into_iter().zip(pages.captions(index, &corners)).collect())
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
struct PageReport {
    out: String,
    remarks: Vec<String>,
    is_error: bool,
    /// `true` if the page has boards and none of the boards is in doubt.
    is_sure: bool,
}

#[derive(Serialize)]
struct BoardObject<'a> {
    file: Option<&'a str>,
    page: Option<usize>,
    board: usize,
    title: Option<&'a str>,
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
    page: Option<usize>,
    board: Option<usize>,
    error: String,
}

impl PageReport {
    /// Reports the boards of a page, which has a number in a file with several pages.
    fn new(path: Option<&Path>, page: Option<usize>, boards: &[(BoardReading, Option<String>)], is_json: bool) -> Self {
        let (file, name) = (path.map(|path| path.to_string_lossy()), name(path, page));
        let mut report = Self { out: String::new(), remarks: Vec::new(), is_error: false, is_sure: true };
        for (number, (reading, title)) in (1..).zip(boards) {
            let fen = fen::write(&forgiving::with_side_to_move(reading.position(), title.as_deref()));
            let doubts = doubts(reading);
            report.is_sure &= doubts.is_empty();
            if is_json {
                let object =
                    BoardObject { title: title.as_deref(), ..object((file.as_deref(), page, number), reading, &fen) };
                report.out.push_str(&line(&object));
            } else {
                report.out.push_str(&fen);
                report.out.push('\n');
                let remark = |doubt: String| tr!("cli-board", name = &name, number = number, sentence = doubt);
                report.remarks.extend(doubts.into_iter().map(remark));
            }
        }
        report
    }

    fn of_error(path: Option<&Path>, page: Option<usize>, why: &NoBoards, is_json: bool) -> Self {
        let is_error = !matches!(why, NoBoards::NotFound);
        let error = why.sentence();
        let remark =
            if matches!(why, NoBoards::File(_)) { error.clone() } else { format!("{}: {error}", name(path, page)) };
        let file = path.map(|path| path.to_string_lossy());
        let object = ErrorObject { file: file.as_deref(), page, board: None, error };
        let out = if is_json { line(&object) } else { String::new() };
        let remarks = if is_json { Vec::new() } else { vec![remark] };
        Self { out, remarks, is_error, is_sure: false }
    }
}

fn name(path: Option<&Path>, page: Option<usize>) -> String {
    let escaped = |path: &Path| document::escape_invisible(&path.to_string_lossy()).into_owned();
    let name = path.map_or_else(|| "<stdin>".into(), escaped);
    page.map_or_else(|| name.clone(), |page| tr!("cli-page", name = &name, number = page))
}

fn object<'a>(
    (file, page, board): (Option<&'a str>, Option<usize>, usize),
    reading: &BoardReading,
    fen: &'a str,
) -> BoardObject<'a> {
    let rounded = |value: f32, digits: f64| (f64::from(value) * digits).round() / digits;
    BoardObject {
        file,
        page,
        board,
        title: None,
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

/// The boards of a file as records, page by page. The line of a record is the number of its board, from 1.
pub(super) struct PageRecords {
    pages: Pages,
    next_page: usize,
    boards: usize,
    /// The first page that could not be read is reported after the others.
    failure: Option<NoBoards>,
}

impl PageRecords {
    /// Reads the rest of a file.
    ///
    /// # Errors
    /// If it cannot be read, or is an invalid document.
    pub(super) fn new(file: impl io::Read) -> io::Result<Self> {
        let mut bytes = Vec::new();
        file.take(MAX_FILE_SIZE).read_to_end(&mut bytes)?;
        let pages = Pages::new(bytes).map_err(|error| io::Error::other(NoBoards::Picture(error).reason()))?;
        Ok(Self { pages, next_page: 0, boards: 0, failure: None })
    }

    /// Returns the boards of the next page with boards; `None` after the last one.
    ///
    /// # Errors
    /// After the last page, if one of them is invalid or if none has a board.
    pub(super) fn next(&mut self) -> io::Result<Option<Vec<Record<'static>>>> {
        while self.next_page < self.pages.count() {
            let page = boards_on(&self.pages, self.next_page);
            self.next_page += 1;
            match page {
                Ok(readings) if readings.is_empty() => {}
                Ok(readings) => {
                    let numbered = (self.boards + 1..).zip(&readings);
                    let records =
                        numbered.map(|(number, (reading, title))| record(number, reading, title.as_deref())).collect();
                    self.boards += readings.len();
                    return Ok(Some(records));
                }
                Err(why) => _ = self.failure.get_or_insert(why),
            }
        }
        let not_found = || (self.boards == 0).then_some(NoBoards::NotFound);
        let failure = self.failure.take().or_else(not_found);
        failure.map_or(Ok(None), |why| Err(io::Error::other(why.reason())))
    }
}

/// Returns a board as a record with this title. A board in doubt counts as corrected.
fn record(number: usize, reading: &BoardReading, title: Option<&str>) -> Record<'static> {
    let position = forgiving::with_side_to_move(reading.position(), title);
    let operations = title.map(|title| document::field_operations(&[(Field::Title, title)])).unwrap_or_default();
    let sure = Record { is_board: true, operations, ..Record::strict(number, "".into(), position) };
    let doubts = doubts(reading);
    if doubts.is_empty() {
        return sure;
    }
    let flaw = Flaw { field: 1, byte: 0, code: "uncertain-board", sentence: doubts.join("; ") };
    let turned = (!reading.is_bottom_sure).then(|| forgiving::with_side_to_move(reading.turned().position(), title));
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
