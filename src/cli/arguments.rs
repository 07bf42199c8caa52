//! The arguments of the program: a window, or one of the commands.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand, ValueHint};

#[cfg(feature = "vision")]
use super::Read;
#[cfg(feature = "render")]
use super::Render;
use super::{Check, Convert, Solve, help};

/// A chess position editor: clicks, text and clipboard to a correct FEN.
#[derive(Debug, Parser)]
#[command(name = "fenwright", version = env!("FENWRIGHT_VERSION"), about, args_conflicts_with_subcommands = true)]
pub struct Arguments {
    /// Files of positions, or texts that say one
    #[arg(value_name = "PATH|TEXT", value_hint = ValueHint::FilePath)]
    pub inputs: Vec<OsString>,
    /// Keep settings, unsaved edits and all else that the window remembers in this folder and nowhere else
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub portable: Option<PathBuf>,
    /// What is to be done without a window.
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Arguments {
    /// Those that the program was started with. Where help is asked for, or they do not fit together, the program ends here
    /// and says so, the help in the language of this thread.
    pub fn of_program() -> Self {
        Self::try_parse().unwrap_or_else(|error| {
            let is_help = error.kind() == ErrorKind::DisplayHelp;
            let spoken = || help::spoken(Self::command()).try_get_matches().err();
            is_help.then(spoken).flatten().unwrap_or(error).exit()
        })
    }
}

/// What can be done without a window. A file of such a name is opened as `./check`.
#[derive(Debug, Subcommand)]
#[expect(
    missing_docs,
    reason = "each has the documentation of its arguments, and a text here would replace it in the help"
)]
pub enum Command {
    Check(Check),
    Convert(Convert),
    #[cfg(feature = "vision")]
    Read(Read),
    #[cfg(feature = "render")]
    Render(Render),
    Solve(Solve),
}
