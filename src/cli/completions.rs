//! `fenwright completions`: the completions of commands and options for a shell.

use clap::{Args, Command};
use clap_complete::{Shell, generate};

use super::{Outcome, output, translated};

/// The arguments of `fenwright completions`.
#[derive(Args, Debug)]
pub struct Completions {
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

impl Completions {
    /// Runs the command: prints the script for the arguments of `program`.
    pub fn run(&self, program: Command) -> Outcome {
        output::print(Ok(completions(self.shell, program)))
    }
}

/// Returns the script that a shell loads to complete the arguments of the program.
///
/// ```
/// use clap::CommandFactory;
/// use clap_complete::Shell;
/// use fenwright::cli::{Arguments, completions};
/// let script = String::from_utf8(completions(Shell::Bash, Arguments::command())).unwrap();
/// assert!(script.contains("convert") && script.contains("--selfmate"));
/// ```
pub fn completions(shell: Shell, program: Command) -> Vec<u8> {
    let mut script = Vec::new();
    generate(shell, &mut translated(program), "fenwright", &mut script);
    script
}
