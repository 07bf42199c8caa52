//! The `fenwright` program: runs a subcommand, or opens the window.

use std::process::ExitCode;

use clap::CommandFactory;
#[cfg(feature = "app")]
use fenwright::app::shell::desktop;
#[cfg(feature = "app")]
use fenwright::cli::remove_temporary_files_beside;
use fenwright::cli::{Arguments, refusal};
use fenwright::document::watch_signals;
use fenwright::lang::{self, Language};
use fenwright::logging;

fn main() -> ExitCode {
    #[cfg(feature = "app")]
    if desktop::is_reader(std::env::args_os().nth(1).as_deref()) {
        return desktop::run_reader();
    }
    watch_signals();
    lang::set(Language::detect());
    let arguments = Arguments::parse_or_exit();
    logging::start(arguments.verbose);
    match arguments.command {
        Some(command) => command.run().into(),
        None => match refusal(&arguments.inputs, &Arguments::command()).map_or_else(|| show(&arguments), Err) {
            Ok(()) => ExitCode::SUCCESS,
            Err(sentence) => {
                eprintln!("{sentence}");
                ExitCode::from(2)
            }
        },
    }
}

#[cfg(feature = "app")]
fn show(arguments: &Arguments) -> Result<(), String> {
    use fenwright::app::start;
    remove_temporary_files_beside(&arguments.inputs);
    start::run(&arguments.inputs, arguments.portable.as_deref())
}

#[cfg(not(feature = "app"))]
fn show(_: &Arguments) -> Result<(), String> {
    Err(fenwright::tr!("cli-no-window").to_owned())
}
