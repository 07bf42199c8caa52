//! `fenwright convert`: writes positions in another format.

mod conversion;
mod format;

use std::io::{self, BufWriter};
use std::path::PathBuf;

use clap::{Args, ValueHint};

use self::conversion::Conversion;
use self::format::{ChecksForm, ConvertFormat, PocketForm};
use super::input::InputArguments;
use super::output::{self, Destination, Outcome};
use crate::document::{self, FileError};

/// Write positions in another form
///
/// What is mended, unreadable or in doubt of a board in a picture is said on standard error, and so is what the form has
/// no place for, such as the moves of games in FEN: one line a kind, with the count. A line that cannot be read stays as a comment where input and output
/// are lines of one format. The exit code is 0 if every record was read strictly, 1 if some were mended or unreadable
/// (the others are written), 2 for a usage or file error.
#[derive(Args, Debug)]
pub struct Convert {
    /// The form to write
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: ConvertFormat,
    /// The file to write; standard output without it
    #[arg(short, long, value_name = "OUT", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// How men in hand are written in lines of FEN
    #[arg(long, value_enum, value_name = "FORM", default_value_t)]
    pockets: PocketForm,
    /// How the checks of three-check are written in lines of FEN
    #[arg(long, value_enum, value_name = "FORM", default_value_t)]
    checks: ChecksForm,
    /// End with exit code 1 also where the form has no place for something
    #[arg(long)]
    strict: bool,
    #[command(flatten)]
    input: InputArguments,
}

enum Failure {
    /// Standard output cannot be written.
    Output(io::Error),
    File(FileError),
}

impl Convert {
    /// Runs the command: reads the inputs and writes their positions.
    pub fn run(&self) -> Outcome {
        let inputs = match self.input.read() {
            Ok(inputs) => inputs,
            Err(outcome) => return outcome,
        };
        let style = format::style(self.pockets, self.checks);
        let mut conversion = Conversion::new(self.to, style, &inputs, &self.input);
        let result = match Destination::new(self.output.as_deref()) {
            Destination::Standard => conversion.run(&mut BufWriter::new(io::stdout().lock())).map_err(Failure::Output),
            Destination::File(path) => {
                document::write_file(path, |out| conversion.run_whole(out)).map_err(Failure::File)
            }
        };
        match result {
            Err(Failure::Output(error)) => return output::output_failed(&error),
            // The error has been reported, and is why the file was not written.
            Err(Failure::File(_)) if conversion.has_file_errors => return Outcome::Error,
            Err(Failure::File(error)) => return output::fail(&error.write_failure()),
            Ok(()) => {}
        }
        let is_whole = conversion.report_loss();
        let is_well = conversion.tally.all_strict() && (is_whole || !self.strict);
        Outcome::new(conversion.has_file_errors, is_well)
    }
}
