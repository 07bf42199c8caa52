//! `fenwright read`: reads positions from pictures.

mod report;

use std::ffi::OsString;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};

use self::report::PictureReport;
use super::picture::{self, MAX_FILE_SIZE, NoBoards};
use super::{Outcome, output};
use crate::document::{self, FileError, FileOperation};
use crate::lang::{self, Language};
use crate::vision::BoardReading;

/// Read the positions of boards in pictures
///
/// Finds every whole board that stands nearly upright in screenshots, scans and other pictures (PNG, JPEG, WebP, the
/// first picture of a GIF), and prints its FEN, in reading order. What is in doubt is said on standard error. No picture
/// says whose move it is: White is assumed to move, and to be at the bottom where the men do not say more;
/// the right to castle is assumed where king and rook stand at home. The exit code is 0 if all is sure, 1 if something
/// is in doubt or no board was found, 2 for a usage or file error.
#[derive(Args, Debug)]
pub struct Read {
    /// Print an object of JSON for every board
    #[arg(long)]
    json: bool,
    /// Pictures, or - for one on standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath, required = true)]
    files: Vec<OsString>,
}

impl Read {
    /// Runs the command: reads the pictures and writes the positions of their boards.
    pub fn run(&self) -> Outcome {
        if self.json {
            lang::set(Language::ENGLISH);
        }
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
