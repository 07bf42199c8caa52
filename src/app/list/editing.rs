//! Adding, duplicating and removing positions, marking them as done, and pasting titles.

use super::clipboard::{report_added, report_too_much};
use super::state::ListState;
use crate::app::shell::{Effect, ModalWorker as _, Shell};
use crate::board::{Position, Square};
use crate::document::{Document, Edit, Field, Loss, Progress, Records, twin_records};
use crate::notation::epd::Operation;
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

    /// Removes the selected positions. The next listed position becomes current; if there is none, the previous one.
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
        // Removing a position of a game removes the whole game, so the next position may have another index.
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

    /// Returns the next listed position that is not among these records. If there is none, returns the previous one.
    fn nearest_other(&self, records: &Records, shell: &Shell) -> Option<usize> {
        // Maximum number of rows searched in each direction.
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

    /// Adds the twins that the current position states, as positions after it.
    pub(super) fn add_twins(&mut self, shell: &mut Shell) {
        let twins = twin_records(&shell.document.record(shell.document.current()));
        self.add_positions(&twins, 0, shell);
    }

    /// Marks the selected positions as done. If all of them are marked already, removes their marks.
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

impl ListState {
    /// Inserts positions after the current one as one undo step, and selects them. In a new document, they replace the
    /// start position.
    pub(crate) fn add_positions(&mut self, positions: &[(Position, Vec<Operation>)], mended: usize, shell: &mut Shell) {
        let format = shell.document.format();
        let put = |document: &mut Document, at: usize| {
            let mut text = format.new_records_text(positions, at + 1);
            // The document itself ends the last line with a line break.
            if !format.has_games() {
                text.pop();
            }
            document.apply(Edit::InsertText { at, text });
        };
        let added = self.insert_after_current(true, put, shell);
        if added == 0 {
            shell.notices.failed(tr!("list-not-added", count = positions.len()), None);
            return;
        }
        let sentence = if mended == 0 {
            tr!("list-added", count = added)
        } else {
            tr!("list-added-mended", count = added, mended = mended)
        };
        let mut loss = Loss::default();
        for (_, operations) in positions {
            loss += format.loss_of_entry(operations);
        }
        report_added(sentence, (loss != Loss::default()).then(|| loss.sentence(format)), 0, shell);
    }
}

impl ListState {
    /// Sets the titles of the current position and the positions listed below it, one from each line. A blank line
    /// keeps the title of its position.
    pub(crate) fn retitle(&mut self, text: &str, shell: &mut Shell) {
        let lines: Vec<&str> = text.trim_end().lines().map(str::trim).collect();
        let (listed, current) = (self.listed(&shell.document), shell.document.current());
        let below = (listed.row_of(current)..listed.len()).filter_map(|row| listed.index_at(row));
        let places = std::iter::once(current).chain(below.filter(|place| *place > current));
        let places: Vec<usize> = places.take(lines.len()).collect();
        let titles = places.iter().zip(&lines).filter(|(_, line)| !line.is_empty());
        let values: Vec<(usize, String)> = titles.map(|(place, line)| (*place, (*line).to_owned())).collect();
        let (count, left_over) = (values.len(), lines.len() - places.len());
        if !shell.document.apply(Edit::SetField { field: Field::Title, values }) {
            return shell.notices.noted(tr!("list-has-titles"));
        }
        let sentence = if left_over == 0 {
            tr!("list-retitled", count = count)
        } else {
            tr!("list-retitled-left-over", count = count, lines = left_over)
        };
        shell.notices.undoable(sentence, shell.document.revision());
    }
}
