//! A line on standard error that shows the progress.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use super::output;

/// A line on standard error that shows the progress and is then overwritten. It is shown on a terminal only.
pub(super) struct ProgressLine {
    is_terminal: bool,
    next: Instant,
    is_shown: bool,
}

impl ProgressLine {
    const STEP: Duration = Duration::from_millis(200);

    pub(super) fn new() -> Self {
        Self { is_terminal: io::stderr().is_terminal(), next: Instant::now() + Self::STEP, is_shown: false }
    }

    pub(super) fn show(&mut self, text: impl FnOnce() -> String) {
        if !self.is_terminal || Instant::now() < self.next {
            return;
        }
        self.next = Instant::now() + Self::STEP;
        self.is_shown = true;
        let mut err = io::stderr().lock();
        // Failures are ignored, as there is nowhere to report them.
        let _ = write!(err, "\r{}", text()).and_then(|()| err.flush());
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
