//! Tasks of the root that wait until the whole document is read, because they need the selection of the list.

use crate::app::App;
use crate::app::file::PathTask;
use crate::app::shell::record_selection::RecordSelection;
use crate::app::state::State;

#[derive(Clone, Copy, Debug)]
pub(in crate::app) enum DeferredTask {
    /// Asks where to save the positions that are selected by then.
    SaveSelected,
    ExportAll,
    CheckPuzzles,
}

impl App {
    /// Runs a task once the whole document is read, which is usually immediately.
    pub(super) fn run_when_read(&mut self, later: DeferredTask) {
        match self.state.shell.after_loading(later) {
            Ok(later) => self.state.run_deferred(later),
            Err(reading) => self.deferred = Some(reading),
        }
    }

    /// Runs the waiting task if the document is read; returns `true` if there was one.
    pub(super) fn poll_deferred(&mut self) -> bool {
        let read = self.state.shell.poll_loading(&mut self.deferred);
        read.inspect(|later| self.state.run_deferred(*later)).is_some()
    }
}

impl State {
    fn run_deferred(&mut self, later: DeferredTask) {
        let Self { shell, list, file, exporting, puzzles, .. } = self;
        let offer = list.scope_counts(&shell.document);
        match later {
            DeferredTask::SaveSelected => {
                let chosen = RecordSelection::new(&shell.document, list.selected(&shell.document));
                file.ask_path(PathTask::Selected(chosen), shell);
            }
            DeferredTask::ExportAll => exporting.open_for_records(offer, shell),
            DeferredTask::CheckPuzzles => puzzles.open_dialog(offer, shell),
        }
    }
}
