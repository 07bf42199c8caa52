//! Arguments to a window, or to a command that needs none.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
#[cfg(feature = "vision")]
use fenwright::cli::Read;
#[cfg(feature = "render")]
use fenwright::cli::Render;
#[cfg(feature = "app")]
use fenwright::cli::remove_unfinished_beside;
use fenwright::cli::{Check, Convert, Solve, refusal};
use fenwright::lang::{self, Language};

/// A chess position editor: clicks, text and clipboard to a correct FEN.
#[derive(Debug, Parser)]
#[command(version, about, args_conflicts_with_subcommands = true)]
struct Arguments {
    /// Files of positions, or texts that say one
    #[arg(value_name = "PATH|TEXT")]
    inputs: Vec<OsString>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// What can be done without a window. A file of such a name is opened as `./check`.
#[derive(Debug, Subcommand)]
enum Command {
    Check(Check),
    Convert(Convert),
    #[cfg(feature = "vision")]
    Read(Read),
    #[cfg(feature = "render")]
    Render(Render),
    Solve(Solve),
}

fn main() -> ExitCode {
    lang::set(Language::of_desktop());
    let arguments = Arguments::parse();
    match arguments.command {
        Some(Command::Check(check)) => check.run().into(),
        Some(Command::Convert(convert)) => convert.run().into(),
        #[cfg(feature = "vision")]
        Some(Command::Read(read)) => read.run().into(),
        #[cfg(feature = "render")]
        Some(Command::Render(render)) => render.run().into(),
        Some(Command::Solve(solve)) => solve.run().into(),
        None => match refusal(&arguments.inputs, &Arguments::command()).map_or_else(|| show(&arguments.inputs), Err) {
            Ok(()) => ExitCode::SUCCESS,
            Err(sentence) => {
                eprintln!("{sentence}");
                ExitCode::from(2)
            }
        },
    }
}

#[cfg(feature = "app")]
fn show(inputs: &[OsString]) -> Result<(), String> {
    use fenwright::app::start;
    remove_unfinished_beside(inputs);
    start::run(start::Beginning::from_arguments(inputs))
}

#[cfg(not(feature = "app"))]
fn show(_: &[OsString]) -> Result<(), String> {
    Err(fenwright::tr!("cli-no-window").to_owned())
}
