//! The arguments of the program: inputs for the window, or one of the commands.

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
    /// The command to run instead of opening a window.
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Arguments {
    /// Parses the arguments of the program. Exits after printing the help, in the current language, or an error.
    pub fn parse_or_exit() -> Self {
        Self::try_parse().unwrap_or_else(|error| {
            let is_help = error.kind() == ErrorKind::DisplayHelp;
            let spoken = || help::fully_translated(Self::command()).try_get_matches().err();
            is_help.then(spoken).flatten().unwrap_or(error).exit()
        })
    }
}

/// A command that needs no window. To open a file with such a name, write `./check`.
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
