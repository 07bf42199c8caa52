//! Sorting, duplicates, splitting and joining files.

use super::App;
use super::command::Command;

impl App {
    /// Runs a command that arranges the whole file, splits it or joins another one.
    pub(super) fn arrange(&mut self, _command: Command) {}
}
