//! Problems that are handed to an installed Popeye.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use super::super::convert::popeye_input;
use super::super::input::{Input, InputArguments};
use super::super::{Outcome, output};
use crate::engine::{PopeyeFault, find_popeye, run_popeye};
use crate::tr;
use crate::wording::Sentence;

/// Writes what Popeye answers to the inputs, whose conditions and pieces it may know although this program does not.
pub(super) fn solve(inputs: &[Input], arguments: &InputArguments, limit: Option<Duration>) -> Outcome {
    let Some(program) = find_popeye() else { return output::fail(tr!("cli-no-popeye")) };
    let (input, is_read) = match popeye_input(inputs, arguments) {
        Ok(input) => input,
        Err(error) => return output::fail(&error.to_string()),
    };
    if input.is_empty() {
        return Outcome::new(!is_read, true);
    }
    let deadline = limit.and_then(|limit| Instant::now().checked_add(limit));
    let is_late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
    let (answer, is_finished) = match run_popeye(&program, &input, is_late) {
        Ok(answer) => (answer, true),
        Err(PopeyeFault::Cancelled(answer)) => (answer, false),
        Err(fault) => return output::fail(&fault.sentence()),
    };
    answer.messages.lines().filter(|line| !line.trim().is_empty()).for_each(output::report_error);
    let mut out = io::stdout().lock();
    if let Err(error) = out.write_all(answer.text.as_bytes()).and_then(|()| out.flush()) {
        return output::output_failed(&error);
    }
    Outcome::new(!is_read, is_finished)
}
