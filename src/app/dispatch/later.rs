//! Tasks of the root that wait until the whole document is read, because they need the selection of the list.

use crate::app::App;
use crate::app::file::Purpose;
use crate::app::shell::chosen::Chosen;
use crate::app::state::State;

#[derive(Clone, Copy, Debug)]
pub(in crate::app) enum Later {
    /// Asks where to save the positions that are selected by then.
    SaveSelected,
    ExportAll,
    CheckPuzzles,
}

impl App {
    /// Runs a task once the whole document is read, which is usually immediately.
    pub(super) fn once_read(&mut self, later: Later) {
        match self.state.shell.once_read(later) {
            Ok(later) => self.state.do_now(later),
            Err(reading) => self.reading = Some(reading),
        }
    }

    /// Runs the waiting task if the document is read; returns `true` if there was one.
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
