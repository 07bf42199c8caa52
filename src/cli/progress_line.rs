//! A line on standard error that shows the progress.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use super::input::Input;
use super::output;

/// A line on standard error that shows the progress and is then overwritten. It is shown on a terminal only, and not
/// while the user types the input there.
pub(super) struct ProgressLine {
    is_enabled: bool,
    has_output: bool,
    next: Instant,
    is_shown: bool,
}

impl ProgressLine {
    const STEP: Duration = Duration::from_millis(200);

    pub(super) fn new(inputs: &[Input]) -> Self {
        let is_typed = inputs.contains(&Input::Standard) && io::stdin().is_terminal();
        Self {
            is_enabled: io::stderr().is_terminal() && !is_typed,
            has_output: io::stdout().is_terminal(),
            next: Instant::now() + Self::STEP,
            is_shown: false,
        }
    }

    pub(super) fn show(&mut self, text: impl FnOnce() -> String) {
        if !self.is_enabled || Instant::now() < self.next {
            return;
        }
        self.next = Instant::now() + Self::STEP;
        self.is_shown = true;
        let mut err = io::stderr().lock();
        // Failures are ignored, as there is nowhere to report them.
        let _ = write!(err, "\r{}", text()).and_then(|()| err.flush());
    }

    /// Removes the line; the next call of `show` restores it at once.
    pub(super) fn clear(&mut self) {
        if self.is_shown {
            self.is_shown = false;
            self.next = Instant::now();
            let _ = write!(io::stderr(), "\r\x1B[K");
        }
    }

    /// Removes the line if standard output is the same terminal.
    pub(super) fn clear_for_output(&mut self) {
        if self.has_output {
            self.clear();
        }
    }

    pub(super) fn say(&mut self, line: &str) {
        self.clear();
        output::print_to_stderr(line);
    }

    pub(super) fn report_error(&mut self, sentence: &str) {
        self.clear();
        output::report_error(sentence);
    }
}
