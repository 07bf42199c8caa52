//! Arguments to a window.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Parser;

/// A chess position editor: clicks, text and clipboard to a correct FEN.
#[derive(Debug, Parser)]
#[command(version, about)]
struct Arguments {
    /// Files of positions, or FENs
    #[arg(value_name = "PATH|TEXT")]
    inputs: Vec<OsString>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match show(&arguments.inputs) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::from(2)
        }
    }
}

#[cfg(feature = "app")]
fn show(inputs: &[OsString]) -> Result<(), String> {
    use fenwright::app::start;
    start::run(start::Beginning::from_arguments(inputs))
}

#[cfg(not(feature = "app"))]
fn show(_: &[OsString]) -> Result<(), String> {
    Err("fenwright was built without its window (the feature app)".to_owned())
}
