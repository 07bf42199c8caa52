//! Arguments to a window, or to a command that needs none.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
#[cfg(feature = "render")]
use fenwright::cli::Render;
use fenwright::cli::{Check, Convert, Solve, looks_like_path};
use fenwright::document;

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
    #[cfg(feature = "render")]
    Render(Render),
    Solve(Solve),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.command {
        Some(Command::Check(check)) => check.run().into(),
        Some(Command::Convert(convert)) => convert.run().into(),
        #[cfg(feature = "render")]
        Some(Command::Render(render)) => render.run().into(),
        Some(Command::Solve(solve)) => solve.run().into(),
        None => match refusal(&arguments.inputs).map_or_else(|| show(&arguments.inputs), Err) {
            Ok(()) => ExitCode::SUCCESS,
            Err(sentence) => {
                eprintln!("{sentence}");
                ExitCode::from(2)
            }
        },
    }
}

/// Why there is nothing to show: the first argument is nearly a command, or a file that is meant is not there.
fn refusal(inputs: &[OsString]) -> Option<String> {
    const FARTHEST: usize = 2;
    let first = inputs.first()?.to_str().unwrap_or_default();
    let is_word = first.len() > FARTHEST + 1 && first.bytes().all(|byte| byte.is_ascii_alphabetic());
    if is_word && !document::exists(Path::new(first)) {
        let commands = Arguments::command();
        let distance = |name: &str| strsim::damerau_levenshtein(name, &first.to_ascii_lowercase());
        let names = commands.get_subcommands().map(clap::Command::get_name).chain(["help"]);
        let nearest = names.min_by_key(|name| distance(name)).filter(|name| distance(name) <= FARTHEST);
        if let Some(nearest) = nearest {
            return Some(format!(
                "fenwright: There is no command {first}. Did you mean \"fenwright {nearest}\"? \"fenwright help\" lists them."
            ));
        }
    }
    let is_missing = |path: &&Path| looks_like_path(path) && !document::exists(path);
    let missing = inputs.iter().map(Path::new).find(is_missing)?;
    let error = document::open(missing).err()?;
    Some(format!("fenwright: {}", error.sentence()))
}

#[cfg(feature = "app")]
fn show(inputs: &[OsString]) -> Result<(), String> {
    use fenwright::app::start;
    // What a save left that was killed.
    let folders = inputs.iter().map(Path::new).filter(|path| document::exists(path)).filter_map(Path::parent);
    folders.for_each(|folder| {
        document::remove_strays(if folder.as_os_str().is_empty() { Path::new(".") } else { folder })
    });
    start::run(start::Beginning::from_arguments(inputs))
}

#[cfg(not(feature = "app"))]
fn show(_: &[OsString]) -> Result<(), String> {
    Err("fenwright was built without its window (the feature app)".to_owned())
}
