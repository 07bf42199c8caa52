//! How far the work has gone, for somebody at a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use super::super::output;
use crate::tr;

/// A line on standard error that is written over.
pub(super) struct ProgressLine {
    is_terminal: bool,
    next: Instant,
    is_shown: bool,
}

impl ProgressLine {
    /// How often it changes, so that it costs nothing.
    const STEP: Duration = Duration::from_millis(200);

    pub(super) fn new() -> Self {
        Self { is_terminal: io::stderr().is_terminal(), next: Instant::now() + Self::STEP, is_shown: false }
    }

    /// Shows how many are drawn, if it is time.
    pub(super) fn show(&mut self, drawn: usize) {
        if !self.is_terminal || Instant::now() < self.next {
            return;
        }
        self.next = Instant::now() + Self::STEP;
        self.is_shown = true;
        let mut err = io::stderr().lock();
        // If nobody reads that, there is nobody to tell.
        let _ = write!(err, "\r{}", tr!("cli-drawn", count = drawn)).and_then(|()| err.flush());
    }

    /// Takes the line away.
    pub(super) fn clear(&mut self) {
        if self.is_shown {
            self.is_shown = false;
            let _ = write!(io::stderr(), "\r\x1B[K");
        }
    }

    /// Says something on a line of its own.
    pub(super) fn say(&mut self, line: &str) {
        self.clear();
        output::say_plainly(line);
    }
}
