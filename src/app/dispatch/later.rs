//! What the root does once all of the document is read: it needs what the list has chosen.

use crate::app::App;
use crate::app::file::Purpose;
use crate::app::shell::chosen::Chosen;
use crate::app::state::State;

/// What is done once all of the document is read.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) enum Later {
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
            Ok(later) => self.state.do_now(later),
            Err(reading) => self.reading = Some(reading),
        }
    }

    /// Does what was to be done once all is read, if it is; whether there was anything.
    pub(super) fn poll_reading(&mut self) -> bool {
        let read = self.state.shell.take_read(&mut self.reading);
        read.inspect(|later| self.state.do_now(*later)).is_some()
    }
}

impl State {
    fn do_now(&mut self, later: Later) {
        let Self { shell, list, file, exporting, puzzles, .. } = self;
        let offer = list.offer(&shell.document);
        match later {
            Later::SaveSelected => {
                let chosen = Chosen::of(&shell.document, list.selected(&shell.document));
                file.ask_path(Purpose::Selected(chosen), shell);
            }
            Later::ExportAll => exporting.ask_many(offer, shell),
            Later::CheckPuzzles => puzzles.ask(offer, shell),
        }
    }
}
