//! `fenwright extract`: writes positions out of games, each with the moves that follow as its solution.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueHint};

use super::batch::Batch;
use super::input::{Input, InputArguments};
use super::input_reader::{InputBatch, InputReader};
use super::output::{self, Destination, Failure, Outcome};
use super::progress_line::ProgressLine;
use super::terminal::TextOutput;
use crate::board::Position;
use crate::document::parallel::{self, Backlog};
use crate::document::{self, Document, Extraction, FileError, Format, GamePlace, decoded};
use crate::notation::epd::Operation;
use crate::tr;

/// The arguments of `fenwright extract`.
#[derive(Args, Debug)]
pub struct Extract {
    #[arg(long = "where", value_name = "PLACES", required = true, value_delimiter = ',')]
    places: Vec<GamePlace>,
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    to: Option<Format>,
    #[arg(short, long, value_name = "OUT", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    #[arg(long)]
    variations: bool,
    #[arg(long, value_name = "N", default_value_t = Extraction::SOLUTION_LENGTH)]
    moves: usize,
    #[command(flatten)]
    input: InputArguments,
}

fn format() -> impl TypedValueParser<Value = Format> {
    let find = |name: String| Format::ALL.into_iter().find(|format| format.extension() == name);
    PossibleValuesParser::new(Format::ALL.map(Format::extension))
        .try_map(move |name| find(name).ok_or("no such format"))
}

type Entry = (Position, Vec<Operation>);

impl Extract {
    /// Runs the command: reads the games and writes their positions.
    pub fn run(&self) -> Outcome {
        let Some(inputs) = self.input.read() else { return Outcome::Error };
        let of_output = || self.output.as_deref().and_then(Format::from_path);
        let format = self.to.or_else(of_output).unwrap_or(Format::Epd);
        let mut writing = Writing { extract: self, inputs: &inputs, count: 0, has_file_errors: false };
        let result = match Destination::new(self.output.as_deref()) {
            Destination::Standard => writing.write(format, &mut TextOutput::standard()).map_err(Failure::Output),
            Destination::File(path) => {
                document::write_file(path, |out| writing.write_whole(format, out)).map_err(Failure::File)
            }
        };
        if let Err(failure) = result {
            return failure.report(writing.has_file_errors);
        }
        if writing.count == 0 && !writing.has_file_errors {
            output::report_error(tr!("cli-nothing-extracted"));
        }
        Outcome::new(writing.has_file_errors, writing.count > 0)
    }

    fn entries(&self, batch: &Batch) -> Vec<Entry> {
        let extraction =
            Extraction { places: self.places.clone(), has_variations: self.variations, solution_length: self.moves };
        let found = match batch {
            Batch::Records(Format::Pgn, games) => extraction.positions(&decoded(&games.bytes)),
            Batch::Text { text, .. } => extraction.positions(text),
            Batch::Texts { texts, .. } => texts.iter().flat_map(|text| extraction.positions(&decoded(text))).collect(),
            Batch::Records(..) => Vec::new(),
            #[cfg(feature = "vision")]
            Batch::Boards(_) => Vec::new(),
        };
        found.into_iter().map(|found| (found.position, found.into_operations())).collect()
    }
}

struct Writing<'a> {
    extract: &'a Extract,
    inputs: &'a [Input],
    /// The number of positions written so far.
    count: usize,
    has_file_errors: bool,
}

impl Writing<'_> {
    fn write_whole(&mut self, format: Format, out: &mut dyn Write) -> io::Result<()> {
        self.write(format, out)?;
        if self.has_file_errors { Err(io::ErrorKind::Other.into()) } else { Ok(()) }
    }

    /// Writes all positions in a format. A table is written when all its columns are known.
    fn write(&mut self, format: Format, out: &mut dyn Write) -> io::Result<()> {
        if !format.is_written_whole() {
            return self.write_records(format, out);
        }
        let mut lines = tempfile::Builder::new().suffix(".epd").tempfile()?;
        self.write_records(Format::Epd, &mut lines)?;
        if self.count == 0 {
            return Ok(());
        }
        Document::open(lines.path()).map_err(io::Error::other)?.write_in(format, out)
    }

    fn write_records(&mut self, format: Format, out: &mut dyn Write) -> io::Result<()> {
        let mut progress = ProgressLine::new(self.inputs);
        let mut parts = InputReader::new(self.inputs, &self.extract.input);
        parts.to_their_ends = true;
        let mut written = Ok(());
        let extract = self.extract;
        let work = |part: InputBatch<'_>| -> Result<(Vec<Entry>, String), FileError> {
            let entries = extract.entries(&part.content?);
            // The text of a game depends on its number, which is known only when all games before it are.
            let text = if format.has_games() { String::new() } else { format.new_records_text(&entries, 1) };
            Ok((entries, text))
        };
        let (mut count, mut has_file_errors) = (self.count, false);
        parallel::run_in_order(parts, parallel::thread_count(), Backlog::Few, work, |entries| {
            match entries {
                Ok((entries, mut text)) => {
                    progress.clear_for_output();
                    if format.has_games() {
                        text = format.new_records_text(&entries, count + 1);
                    }
                    count += entries.len();
                    written = out.write_all(text.as_bytes());
                    progress.show(|| tr!("cli-extracted", count = count, number = count.to_string()));
                }
                Err(error) => {
                    has_file_errors = true;
                    progress.report_error(&error.sentence());
                }
            }
            written.is_ok()
        });
        progress.clear();
        (self.count, self.has_file_errors) = (count, has_file_errors);
        written.and_then(|()| out.flush())
    }
}
