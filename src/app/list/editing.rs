//! Adding, duplicating, removing positions, and marking them as done.

use super::state::ListState;
use crate::app::shell::Shell;
use crate::app::shell::effect::Effect;
use crate::app::shell::job::Worker as _;
use crate::board::{Position, Square};
use crate::document::{Edit, Progress, Records};
use crate::tr;

impl ListState {
    /// Adds a position with an empty board behind the current one.
    pub(super) fn add_position(&mut self, shell: &mut Shell) {
        let document = &mut shell.document;
        let size = document.position().board.size();
        let position = Box::new(Position::empty(size));
        document.begin_gesture();
        document.apply(Edit::AddRecord { after: document.current(), position });
        // Who types goes on with the new board's first square.
        if document.cursor().is_some() {
            document.set_cursor(Some(Square::new(0, size.ranks() - 1)));
        }
        document.end_gesture();
        let new = Records::from(document.current());
        self.finding.keep(document, &new);
        shell.effects.push(Effect::FollowRecord);
    }

    /// Removes the selected positions. The next one that is shown becomes current, or the last.
    pub(super) fn remove_selected(&mut self, shell: &mut Shell) {
        let document = &shell.document;
        let records = self.selected(document);
        let (number, count) = (document.current() + 1, document.len());
        let next =
            self.shown_beside(&records, shell).map(|index| (index - records.rank(index), document.record(index).id()));
        let selected = records.len();
        if !shell.document.apply(Edit::RemoveRecords(records)) {
            return;
        }
        // A game takes all of its positions along, and then other ones stand there.
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

    /// The position that is shown behind the current one and not among these, or else before it.
    fn shown_beside(&self, records: &Records, shell: &Shell) -> Option<usize> {
        // Further off it matters no longer which one it is.
        const MOST: usize = 10_000;
        let shown = self.listed(&shell.document);
        let free = |by: isize| {
            let beside = |index: &usize| shown.step(*index, by);
            let mut all = std::iter::successors(shown.step(shell.document.current(), by), beside).take(MOST);
            all.find(|index| !records.contains(*index))
        };
        free(1).or_else(|| free(-1))
    }

    /// Puts copies of the selected positions behind them.
    pub(super) fn duplicate_selected(&mut self, shell: &mut Shell) {
        let before = shell.document.len();
        let records = self.selected(&shell.document);
        if shell.document.apply(Edit::DuplicateRecords(records)) {
            self.select_new(before, shell);
        } else {
            say_too_much(shell);
        }
    }

    /// Marks the selected positions as done, or takes the mark away if all have it.
    pub(super) fn mark_done(&mut self, shell: &mut Shell) {
        let records = self.selected(&shell.document);
        let snapshot = shell.document.snapshot();
        let look = move |progress: &Progress| {
            let is_done = |index| progress.is_cancelled() || snapshot.record(index).is_done();
            let done = !records.iter().all(is_done);
            (!progress.is_cancelled()).then_some((records, done))
        };
        self.begin(tr!("list-checking-done"), shell, look, |_, found, shell| {
            if let Some((records, done)) = found {
                set_done(records, done, shell);
            }
        });
    }
}

/// Marks records as done, or takes the mark away.
fn set_done(records: Records, done: bool, shell: &mut Shell) {
    let count = records.len();
    if shell.document.apply(Edit::SetDone { records, done }) && count > 1 {
        let sentence =
            if done { tr!("list-marked-done", count = count) } else { tr!("list-unmarked-done", count = count) };
        shell.notices.undoable(sentence, shell.document.revision());
    }
}

/// Says that the selected positions are too much text.
pub(super) fn say_too_much(shell: &mut Shell) {
    shell.notices.failed(tr!("list-too-much"), None);
}
