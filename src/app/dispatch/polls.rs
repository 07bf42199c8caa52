//! Results from other threads.

use crate::app::App;
use crate::app::action::Action;
use crate::app::shell::job::ModalWorker as _;
use crate::app::state::State;

/// Takes the results of background work; each returns `true` if there were any.
const POLLS: [fn(&mut App) -> bool; 10] = [
    App::poll_pending,
    |app| app.state.paste.poll(&mut app.state.shell),
    |app| app.state.picture.poll(&mut app.state.shell),
    App::poll_deferred,
    |app| app.state.file.poll_work(&mut app.state.shell),
    |app| app.state.exporting.poll_work(&mut app.state.shell),
    |app| app.state.list.poll_work(&mut app.state.shell),
    |app| {
        let has_news = app.state.puzzles.poll(&mut app.state.shell);
        if has_news {
            app.state.solving.forget_last_mark();
        }
        has_news
    },
    |app| app.state.poll_solving(),
    App::watch_file,
];

impl App {
    pub(in crate::app) fn poll(&mut self) {
        self.state.file.poll_reading(&mut self.state.shell);
        self.poll_list();
        for poll in POLLS {
            if poll(self) {
                self.settle();
            }
        }
    }

    /// Takes search results of the list and runs the action that waited for them.
    fn poll_list(&mut self) {
        let action = self.state.list.poll(&self.state.shell);
        self.state.follow_selection();
        if let Some(action) = action {
            self.act(Action::List(action));
        }
    }

    /// Takes a result that the file feature was waiting for, unless a dialog is open, which is about the current
    /// document.
    fn poll_pending(&mut self) -> bool {
        let State { file, shell, .. } = &mut self.state;
        let Some(heard) = (if shell.dialog.is_none() { file.poll_pending(shell) } else { None }) else { return false };
        self.state.end_all_typing();
        heard(&mut self.state.file, &mut self.state.shell);
        true
    }

    /// Checks the file on disk after the window has gained focus, and asks once about each change.
    fn watch_file(&mut self) -> bool {
        let is_changed = self.state.file.check_file(&mut self.state.shell);
        if is_changed {
            self.state.end_all_typing();
            self.state.file.handle_file_change(&mut self.state.shell);
        }
        is_changed
    }
}

impl State {
    fn poll_solving(&mut self) -> bool {
        let Self { shell, board_editor: hands, fields, solving, .. } = self;
        let revision = shell.document.revision();
        solving.poll(hands.gesture.is_some() || fields.is_editing_number, shell);
        shell.document.revision() != revision || !shell.effects.is_empty()
    }
}
