//! `fenwright completions`: the completions of commands and options for a shell.

use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};

use super::{Arguments, Outcome, output, translated};

/// The arguments of `fenwright completions`.
#[derive(Args, Debug)]
pub struct Completions {
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

impl Completions {
    /// Runs the command: prints the script for the shell.
    pub fn run(&self) -> Outcome {
        output::print(Ok(completions(self.shell)))
    }
}

/// Returns the script that a shell loads to complete the arguments of `fenwright`.
///
/// ```
/// use clap_complete::Shell;
/// let script = String::from_utf8(fenwright::cli::completions(Shell::Bash)).unwrap();
/// assert!(script.contains("convert") && script.contains("--selfmate"));
/// ```
pub fn completions(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    generate(shell, &mut translated(Arguments::command()), "fenwright", &mut script);
    script
}
