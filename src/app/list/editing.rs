//! Adding, duplicating and removing positions, and marking them as done.

use super::state::ListState;
use crate::app::shell::Shell;
use crate::app::shell::effect::Effect;
use crate::app::shell::job::ModalWorker as _;
use crate::board::{Position, Square};
use crate::document::{Edit, Progress, Records};
use crate::tr;

impl ListState {
    pub(super) fn add_position(&mut self, shell: &mut Shell) {
        let document = &mut shell.document;
        let size = document.position().board.size();
        let position = Box::new(Position::empty(size));
        document.begin_gesture();
        document.apply(Edit::AddRecord { after: document.current(), position });
        // Typing continues on the first square of the new board.
        if document.cursor().is_some() {
            document.set_cursor(Some(Square::new(0, size.ranks() - 1)));
        }
        document.end_gesture();
        let new = Records::from(document.current());
        self.search.pin(document, &new);
        shell.effects.push(Effect::ResetBoardTyping);
    }

    /// Removes the selected positions. The next listed one becomes current, otherwise the last.
    pub(super) fn remove_selected(&mut self, shell: &mut Shell) {
        let document = &shell.document;
        let records = self.selected(document);
        let (number, count) = (document.current() + 1, document.len());
        let next =
            self.nearest_other(&records, shell).map(|index| (index - records.rank(index), document.record(index).id()));
        let selected = records.len();
        if !shell.document.apply(Edit::RemoveRecords(records)) {
            return;
        }
        // With a game, all its positions are removed, and the next one is in another place.
        if let Some((index, id)) = next
            && shell.document.record(index).id() == id
        {
            shell.document.select(index);
        }
        self.select_alone(shell.document.current(), shell);
        let removed = count.saturating_sub(shell.document.len());
        let sentence = match (selected, removed) {
            _ if selected == count => tr!("list-removed-all", count = count),
            (1, 0 | 1) => tr!("list-removed-one", number = number),
            (1, _) => tr!("list-removed-game", number = number, count = removed),
            _ => tr!("list-removed", count = removed),
        };
        shell.notices.undoable(sentence, shell.document.revision());
    }

    /// Returns the next listed position that is not among these records, otherwise the previous one.
    fn nearest_other(&self, records: &Records, shell: &Shell) -> Option<usize> {
        // Maximum number of rows looked at. Farther away, any position will do.
        const MOST: usize = 10_000;
        let shown = self.listed(&shell.document);
        let free = |by: isize| {
            let beside = |index: &usize| shown.step(*index, by);
            let mut all = std::iter::successors(shown.step(shell.document.current(), by), beside).take(MOST);
            all.find(|index| !records.contains(*index))
        };
        free(1).or_else(|| free(-1))
    }

    pub(super) fn duplicate_selected(&mut self, shell: &mut Shell) {
        let before = shell.document.len();
        let records = self.selected(&shell.document);
        if shell.document.apply(Edit::DuplicateRecords(records)) {
            self.select_added(before, shell);
        } else {
            report_too_much(shell);
        }
    }

    /// Marks the selected positions as done, or removes the mark if all have it.
    pub(super) fn mark_done(&mut self, shell: &mut Shell) {
        let records = self.selected(&shell.document);
        let snapshot = shell.document.snapshot();
        let look = move |progress: &Progress| {
            let is_done = |index| progress.is_cancelled() || snapshot.record(index).is_done();
            let done = !records.iter().all(is_done);
            (!progress.is_cancelled()).then_some((records, done))
        };
        self.start_job(tr!("list-checking-done"), shell, look, |_, found, shell| {
            if let Some((records, done)) = found {
                set_done(records, done, shell);
            }
        });
    }
}

fn set_done(records: Records, done: bool, shell: &mut Shell) {
    let count = records.len();
    if shell.document.apply(Edit::SetDone { records, done }) && count > 1 {
        let sentence =
            if done { tr!("list-marked-done", count = count) } else { tr!("list-unmarked-done", count = count) };
        shell.notices.undoable(sentence, shell.document.revision());
    }
}

pub(super) fn report_too_much(shell: &mut Shell) {
    shell.notices.failed(tr!("list-too-much"), None);
}
