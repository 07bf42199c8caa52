//! The commands of the list.

use super::super::App;
use super::super::command::Command;

impl App {
    /// Runs a command that concerns the list.
    pub(in super::super) fn run_in_list(&mut self, command: Command) {
        let document = &self.state.document;
        match command {
            Command::PreviousPosition => self.select_record(document.current().saturating_sub(1)),
            Command::NextPosition => self.select_record(document.current() + 1),
            Command::FirstPosition => self.select_record(0),
            Command::LastPosition => self.select_record(document.len() - 1),
            _ => {}
        }
    }
}
