//! The `fenwright` program: runs a subcommand, or opens the window.

use std::process::ExitCode;

fn main() -> ExitCode {
    fenwright::program::run(|sentence| eprintln!("{sentence}"))
}
