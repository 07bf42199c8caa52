//! The arguments of the program: inputs for the window, or one of the commands.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand, ValueHint};
use strum::VariantNames;

#[cfg(feature = "vision")]
use super::Read;
#[cfg(feature = "render")]
use super::Render;
use super::input::{input, looks_like_path};
use super::{Analyse, Check, Completions, Convert, Extract, Man, Outcome, Repair, Solve, help};
use crate::document::{self, Format};
use crate::lang::{self, Language};
use crate::tr;

/// The arguments of the program. Their help is in `assets/lang/<code>/cli_help.ftl`.
#[derive(Debug, Parser)]
#[command(name = "fenwright", version = env!("FENWRIGHT_VERSION"), args_conflicts_with_subcommands = true)]
pub struct Arguments {
    /// The files and texts to open in the window.
    #[arg(value_name = "PATH|TEXT", value_hint = ValueHint::FilePath, value_parser = input())]
    pub inputs: Vec<OsString>,
    /// The folder for all data of the window, in place of the user's folders.
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub portable: Option<PathBuf>,
    /// Prints the log.
    #[arg(long, global = true)]
    pub verbose: bool,
    /// The command to run instead of opening a window.
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Arguments {
    /// Parses the arguments of the program. If they ask for help or are invalid, prints the help in the current
    /// language, or an error, and exits. On Windows, where no shell does so, expands `*` and `?` in names of files.
    pub fn parse_or_exit() -> Self {
        Self::try_parse_from(wild::args_os()).unwrap_or_else(|error| {
            let is_help = error.kind() == ErrorKind::DisplayHelp;
            let described = || {
                let command = help::headed(help::translated(Self::command()).mut_subcommands(help::headed));
                command.try_get_matches_from(wild::args_os()).err()
            };
            is_help.then(described).flatten().unwrap_or(error).exit()
        })
    }
}

/// A command that needs no window. To open a file with the name of a command, write its path: `./check`.
#[derive(Debug, Subcommand, VariantNames)]
#[strum(serialize_all = "lowercase")]
#[expect(missing_docs, reason = "each type has the documentation")]
pub enum Command {
    Analyse(Analyse),
    Check(Check),
    Completions(Completions),
    Convert(Convert),
    Extract(Extract),
    #[command(mut_arg("command", |command| command.value_parser(PossibleValuesParser::new(Self::VARIANTS))))]
    Man(Man),
    #[cfg(feature = "vision")]
    Read(Read),
    #[cfg(feature = "render")]
    Render(Render),
    Repair(Repair),
    Solve(Solve),
}

impl Command {
    /// Runs the command. JSON output is always in English.
    pub fn run(&self) -> Outcome {
        let is_json = match self {
            Self::Analyse(analyse) => analyse.json,
            Self::Check(check) => check.json,
            #[cfg(feature = "vision")]
            Self::Read(read) => read.json,
            Self::Repair(repair) => repair.json,
            Self::Solve(solve) => solve.json,
            Self::Completions(_) | Self::Convert(_) | Self::Extract(_) | Self::Man(_) => false,
            #[cfg(feature = "render")]
            Self::Render(_) => false,
        };
        lang::with(if is_json { Language::ENGLISH } else { lang::current() }, || match self {
            Self::Analyse(analyse) => analyse.run(),
            Self::Check(check) => check.run(),
            Self::Completions(completions) => completions.run(Arguments::command()),
            Self::Convert(convert) => convert.run(),
            Self::Extract(extract) => extract.run(),
            Self::Man(man) => man.run(Arguments::command()),
            #[cfg(feature = "vision")]
            Self::Read(read) => read.run(),
            #[cfg(feature = "render")]
            Self::Render(render) => render.run(),
            Self::Repair(repair) => repair.run(),
            Self::Solve(solve) => solve.run(),
        })
    }
}

const MAX_EDIT_DISTANCE: usize = 2;

/// Returns a message if the window should not open: the first argument resembles a command, or a file is missing.
pub fn refusal(inputs: &[OsString], program: &clap::Command) -> Option<String> {
    let first = inputs.first()?.to_str().unwrap_or_default();
    let is_word = first.len() > MAX_EDIT_DISTANCE + 1 && first.bytes().all(|byte| byte.is_ascii_alphabetic());
    let nearest = if is_word && !document::exists(Path::new(first)) { nearest(first, program) } else { None };
    if let Some(nearest) = nearest {
        // An option before it makes the name of a command an input.
        if nearest == first {
            return Some(tr!("cli-command-first", name = nearest));
        }
        return Some(tr!("cli-no-such-command", word = first, nearest = nearest));
    }
    // A missing file with a known extension is reported by the window: a desktop opens such files without a terminal.
    let is_missing =
        |path: &&Path| looks_like_path(path) && Format::from_path(path).is_none() && !document::exists(path);
    let missing = inputs.iter().map(Path::new).find(is_missing)?;
    let error = document::open(missing).err()?;
    Some(format!("fenwright: {}", error.sentence()))
}

fn nearest<'a>(word: &str, program: &'a clap::Command) -> Option<&'a str> {
    let word = word.to_ascii_lowercase();
    let names = program.get_subcommands().map(clap::Command::get_name).chain(["help"]);
    let distances = names.map(|name| (strsim::damerau_levenshtein(name, &word), name));
    distances.min().filter(|(distance, _)| *distance <= MAX_EDIT_DISTANCE).map(|(_, name)| name)
}

/// Removes temporary files that interrupted saves have left beside these files.
pub fn remove_temporary_files_beside(inputs: &[OsString]) {
    let files = inputs.iter().map(Path::new).filter(|path| document::exists(path));
    for folder in files.filter_map(Path::parent) {
        document::remove_strays(if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    }
}
