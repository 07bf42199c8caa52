//! The start of the programs: runs a command, or opens the window.

use std::process::ExitCode;

use clap::CommandFactory;

#[cfg(feature = "app")]
use crate::app::shell::desktop;
#[cfg(feature = "app")]
use crate::cli::remove_temporary_files_beside;
use crate::cli::{Arguments, refusal};
use crate::document::watch_signals;
use crate::lang::{self, Language};
use crate::logging;

/// Runs the program with the arguments of the process. `report` shows the reason why the window cannot be opened, in
/// whole sentences.
pub fn run(report: impl FnOnce(&str)) -> ExitCode {
    #[cfg(feature = "app")]
    if desktop::is_reader(std::env::args_os().nth(1).as_deref()) {
        return desktop::run_reader();
    }
    watch_signals();
    lang::set(Language::detect());
    let arguments = Arguments::parse_or_exit();
    logging::start(arguments.verbose);
    match &arguments.command {
        Some(command) => command.run().into(),
        None => match refusal(&arguments.inputs, &Arguments::command()).map_or_else(|| show(&arguments), Err) {
            Ok(()) => ExitCode::SUCCESS,
            Err(sentence) => {
                report(&sentence);
                ExitCode::from(2)
            }
        },
    }
}

#[cfg(feature = "app")]
fn show(arguments: &Arguments) -> Result<(), String> {
    use crate::app::start;
    remove_temporary_files_beside(&arguments.inputs);
    let portable = arguments.portable.clone().or_else(desktop::Folders::beside_program);
    start::run(&arguments.inputs, portable.as_deref())
}

#[cfg(not(feature = "app"))]
fn show(_: &Arguments) -> Result<(), String> {
    Err(crate::tr!("cli-no-window").to_owned())
}
