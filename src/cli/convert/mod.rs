//! `fenwright convert`: writes positions in another format.

mod conversion;
mod format;

pub(super) use self::format::ConvertFormat;

use std::io;
use std::path::PathBuf;

use clap::{Args, ValueHint};

use self::conversion::Conversion;
use super::input::{Input, InputArguments, named};
use super::output::{Destination, Failure, Outcome};
use super::terminal::TextOutput;
use crate::document;
use crate::notation::fen::{ChecksStyle, PocketStyle, Style};

/// The arguments of `fenwright convert`.
#[derive(Args, Debug)]
pub struct Convert {
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: ConvertFormat,
    #[arg(short, long, value_name = "OUT", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    #[arg(long, value_name = "FORM", default_value = "brackets", value_parser = named::<PocketStyle>())]
    pockets: PocketStyle,
    #[arg(long, value_name = "FORM", default_value = "remaining", value_parser = named::<ChecksStyle>())]
    checks: ChecksStyle,
    #[arg(long)]
    strict: bool,
    #[command(flatten)]
    input: InputArguments,
}

/// Returns the records of the inputs as input of Popeye, and `true` if all inputs could be read.
///
/// # Errors
/// If a temporary file cannot be written.
pub(super) fn popeye_input(inputs: &[Input], arguments: &InputArguments) -> io::Result<(String, bool)> {
    let mut conversion = Conversion::new(ConvertFormat::Popeye, Style::default(), inputs, arguments);
    let mut input = Vec::new();
    conversion.run(&mut input)?;
    conversion.progress.clear();
    Ok((document::decoded(&input).into_owned(), !conversion.has_file_errors))
}

impl Convert {
    /// Runs the command: reads the inputs and writes their positions.
    pub fn run(&self) -> Outcome {
        let Some(inputs) = self.input.read() else { return Outcome::Error };
        let style = Style { pocket: self.pockets, checks: self.checks, ..Style::default() };
        let mut conversion = Conversion::new(self.to, style, &inputs, &self.input);
        let result = match Destination::new(self.output.as_deref()) {
            Destination::Standard => conversion.run(&mut TextOutput::standard()).map_err(Failure::Output),
            Destination::File(path) => {
                document::write_file(path, |out| conversion.run_whole(out)).map_err(Failure::File)
            }
        };
        conversion.progress.clear();
        if let Err(failure) = result {
            return failure.report(conversion.has_file_errors);
        }
        let is_whole = conversion.report_loss();
        let is_well = conversion.tally.all_strict() && (is_whole || !self.strict);
        Outcome::new(conversion.has_file_errors, is_well)
    }
}
