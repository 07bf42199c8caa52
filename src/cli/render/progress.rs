//! The progress of drawing, shown on a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use super::super::output;
use crate::tr;

/// A line on standard error that is overwritten.
pub(super) struct ProgressLine {
    is_terminal: bool,
    next: Instant,
    is_shown: bool,
}

impl ProgressLine {
    /// Minimum time between two updates.
    const STEP: Duration = Duration::from_millis(200);

    pub(super) fn new() -> Self {
        Self { is_terminal: io::stderr().is_terminal(), next: Instant::now() + Self::STEP, is_shown: false }
    }

    /// Shows the number of drawn positions, if an update is due.
    pub(super) fn show(&mut self, drawn: usize) {
        if !self.is_terminal || Instant::now() < self.next {
            return;
        }
        self.next = Instant::now() + Self::STEP;
        self.is_shown = true;
        let mut err = io::stderr().lock();
        // Failures are ignored, as there is nowhere to report them.
        let _ = write!(err, "\r{}", tr!("cli-drawn", count = drawn)).and_then(|()| err.flush());
    }

    pub(super) fn clear(&mut self) {
        if self.is_shown {
            self.is_shown = false;
            let _ = write!(io::stderr(), "\r\x1B[K");
        }
    }

    pub(super) fn say(&mut self, line: &str) {
        self.clear();
        output::print_to_stderr(line);
    }
}
