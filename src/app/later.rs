//! What the root does once all of the document is read: it needs what the list has chosen.

use super::{App, file};
use crate::app::shell::chosen::Chosen;

/// What is done once all of the document is read.
#[derive(Clone, Copy, Debug)]
pub(super) enum Later {
    /// Ask where to save the selected positions, which are those that are selected then.
    SaveSelected,
    /// Ask how the positions are to be exported.
    ExportAll,
    /// Ask how the positions are to be solved.
    CheckPuzzles,
}

impl App {
    /// Does something once all of the document is read, which it mostly is.
    pub(super) fn once_read(&mut self, later: Later) {
        match self.state.shell.once_read(later) {
            Ok(later) => self.do_now(later),
            Err(reading) => self.reading = Some(reading),
        }
    }

    /// Does what was to be done once all is read, if it is; whether there was anything.
    pub(super) fn poll_reading(&mut self) -> bool {
        let read = self.state.shell.take_read(&mut self.reading);
        let is_read = read.is_some();
        if let Some(later) = read {
            self.do_now(later);
        }
        is_read
    }

    fn do_now(&mut self, later: Later) {
        let offer = self.state.offer();
        match later {
            Later::SaveSelected => {
                let records = self.state.list.selected(&self.state.shell.document);
                let chosen = Chosen::of(&self.state.shell.document, records);
                self.ask_path(file::Purpose::Selected(chosen));
            }
            Later::ExportAll => self.state.exporting.ask_many(offer, &mut self.state.shell),
            Later::CheckPuzzles => self.state.puzzles.ask(offer, &mut self.state.shell),
        }
    }
}
