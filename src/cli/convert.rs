//! `fenwright convert`: positions in another form.

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::input::Input;
use super::reading::Parts;
use super::record::Record;
use super::tally::Tally;
use super::{Outcome, form, message, output};
use crate::board::{Annotations, Position};
use crate::diagram::{Diagram, text};
use crate::document::{self, FileError};
use crate::notation::{epd, fen, forsyth, pgn};

/// Write positions in another form
///
/// What is mended or unreadable is said on standard error. The exit code is 0 if every record was read strictly,
/// 1 if some were mended or unreadable (the others are written), 2 for a usage or file error.
#[derive(Args, Debug)]
pub struct Convert {
    /// The form to write
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: Form,
    /// The file to write; standard output without it
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Files (read as .fen, .epd or .pgn, else by their content), positions as text, or - for standard input
    #[arg(value_name = "PATH|TEXT|-", required = true)]
    inputs: Vec<OsString>,
}

/// What a position can be written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// FEN
    Fen,
    /// X-FEN, with an en passant square only where a pawn attacks it
    Xfen,
    /// FEN with an en passant square only where a capture is legal
    Legal,
    /// Shredder-FEN, with the rooks' files as castling letters
    Shredder,
    /// EPD, with the operations of EPD input, and arrows and marked squares as a comment
    Epd,
    /// PGN, a game a position, with arrows and marked squares in a comment
    Pgn,
    /// Forsyth's own form, with runs of empty squares over several ranks
    Forsyth,
    /// Boards drawn with letters
    Ascii,
    /// Boards drawn with chess figures
    Unicode,
}

/// Why a conversion stopped.
enum Failure {
    /// The output cannot be written.
    Output(io::Error),
    /// A file cannot be written.
    File(FileError),
}

impl Convert {
    /// Reads the inputs and writes their positions.
    #[must_use]
    pub fn run(&self) -> Outcome {
        let inputs = Input::of_arguments(&self.inputs);
        let mut conversion = Conversion::new(self.to);
        let result = match self.output.as_deref().filter(|path| *path != Path::new("-")) {
            None => conversion.run(&inputs, &mut BufWriter::new(io::stdout().lock())).map_err(Failure::Output),
            Some(path) => document::write_file(path, |out| conversion.run_whole(&inputs, out)).map_err(Failure::File),
        };
        match result {
            Err(Failure::Output(error)) => output::broken(&error),
            // That has been said, and is why the file was not written.
            Err(Failure::File(_)) if conversion.has_file_errors => Outcome::Error,
            Err(Failure::File(error)) => output::refuse(&error.why_not_written()),
            Ok(()) => Outcome::of(conversion.has_file_errors, conversion.tally.all_strict()),
        }
    }
}

/// A conversion as far as it has gone.
struct Conversion {
    form: Form,
    tally: Tally,
    /// How many positions were written.
    written: usize,
    has_file_errors: bool,
}

impl Conversion {
    fn new(form: Form) -> Self {
        Self { form, tally: Tally::default(), written: 0, has_file_errors: false }
    }

    /// Writes all positions of the inputs that can be read.
    fn run(&mut self, inputs: &[Input], out: &mut dyn Write) -> io::Result<()> {
        for part in Parts::new(inputs, false) {
            match part.content {
                Err(error) => {
                    self.has_file_errors = true;
                    output::say(&error.sentence());
                }
                Ok(batch) => {
                    let name = part.input.name();
                    let mut result = Ok(());
                    batch.read(&mut |_| None, &mut |record| {
                        if result.is_ok() {
                            result = self.record(&name, &record, out);
                        }
                    });
                    result?;
                    out.flush()?;
                }
            }
        }
        Ok(())
    }

    /// Writes all positions, and fails if one of the inputs cannot be opened or read to its end.
    fn run_whole(&mut self, inputs: &[Input], out: &mut dyn Write) -> io::Result<()> {
        self.run(inputs, out)?;
        if self.has_file_errors { Err(io::ErrorKind::Other.into()) } else { Ok(()) }
    }

    fn record(&mut self, name: &str, record: &Record<'_>, out: &mut dyn Write) -> io::Result<()> {
        self.tally.count(record.quality, &[]);
        let mut report = String::new();
        let _ = message::text_report(&mut report, name, record); // a string takes everything
        if !report.is_empty() {
            output::say_plainly(report.trim_end());
        }
        let Some(position) = &record.position else { return Ok(()) };
        let is_drawing = matches!(self.form, Form::Ascii | Form::Unicode);
        if is_drawing && self.written > 0 {
            out.write_all(b"\n")?;
        }
        self.written += 1;
        out.write_all(self.text(position, record).as_bytes())
    }

    /// A position in this form with its line end.
    fn text(&self, position: &Position, record: &Record<'_>) -> String {
        let line = match self.form {
            Form::Ascii => return text::ascii(&Diagram::new(*position)),
            Form::Unicode => return text::unicode(&Diagram::new(*position)),
            Form::Pgn => return self.game(position, &record.annotations()),
            Form::Fen => fen::write(position),
            Form::Xfen => form::xfen(position),
            Form::Legal => form::legal(position),
            Form::Shredder => form::shredder(position),
            Form::Epd => epd::write(position, &epd::annotated(record.operations.clone(), &record.annotations())),
            Form::Forsyth => forsyth::write(position),
        };
        line + "\n"
    }

    /// A position as a game, with what is drawn on its board.
    fn game(&self, position: &Position, drawn: &Annotations) -> String {
        let game = pgn::write_game(position, Some(self.written), None);
        pgn::annotation_edits(&game, drawn, "\n").iter().fold(game, |game, edit| edit.apply(&game))
    }
}
