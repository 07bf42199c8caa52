//! The commands of the list.

use super::super::command::Command;
use super::super::state::State;
use crate::app::App;
use crate::app::shell::dialog::Dialog;
use crate::app::ui::words;
use crate::document::{Edit, Records};

impl State {
    /// Whether a command of the list can be run now; `None` for all others.
    #[must_use]
    pub(in crate::app) fn enabled_in_list(&self, command: Command) -> Option<bool> {
        let (current, positions) = (self.shell.document.current(), self.shell.document.len());
        let shown = self.listed();
        let can_go = |by| shown.step(current, by).is_some();
        let has_selected = self.list.count(&self.shell.document) > 0;
        Some(match command {
            Command::PreviousPosition | Command::FirstPosition => can_go(-1),
            Command::NextPosition | Command::LastPosition => can_go(1),
            Command::FindNext | Command::FindPrevious => {
                self.list.finding.found().is_some_and(|found| !found.is_empty())
            }
            Command::CutPositions | Command::RemovePosition => positions > 1 && has_selected,
            Command::CopyPositions | Command::DuplicatePositions | Command::MarkDone | Command::SaveSelected => {
                has_selected
            }
            Command::MoveUp => has_selected && self.place_above().is_some(),
            Command::MoveDown => has_selected && self.place_below().is_some(),
            Command::SelectAllPositions => positions > 1 && !shown.is_empty(),
            Command::Find
            | Command::GoToPosition
            | Command::SortByNumber
            | Command::SortByName
            | Command::SortByMaterial
            | Command::SortBySideToMove
            | Command::SortByProblems
            | Command::RemoveExactDuplicates
            | Command::RemoveSamePlacement
            | Command::RemoveReflected
            | Command::SplitFile => positions > 1,
            _ => return None,
        })
    }

    /// Before which position the selected ones come if they move one row up.
    fn place_above(&self) -> Option<usize> {
        let current = self.shell.document.current();
        let first = self.list.chosen.first().filter(|first| *first < current || !self.listed().holds(current));
        self.listed().step(first.unwrap_or(current), -1)
    }

    /// Before which position the selected ones come if they move one row down.
    fn place_below(&self) -> Option<usize> {
        let current = self.shell.document.current();
        let last = self.list.chosen.last().filter(|last| *last > current || !self.listed().holds(current));
        self.listed().step(last.unwrap_or(current), 1).map(|next| next + 1)
    }
}

impl App {
    /// Runs a command that concerns the list.
    pub(in crate::app) fn run_in_list(&mut self, command: Command) {
        let shown = self.state.listed();
        let current = self.state.shell.document.current();
        match command {
            Command::PreviousPosition => self.go_to_place(shown.step(current, -1)),
            Command::NextPosition => self.go_to_place(shown.step(current, 1)),
            Command::FirstPosition => self.go_to_place(shown.place(0)),
            Command::LastPosition => self.go_to_place(shown.len().checked_sub(1).and_then(|row| shown.place(row))),
            Command::RemovePosition => self.remove_selected(),
            Command::DuplicatePositions => self.duplicate_selected(),
            Command::CutPositions => self.cut_selected(),
            Command::CopyPositions => self.copy_selected(),
            Command::PastePositions => self.paste_into_list(),
            Command::MoveUp => self.move_to_place(self.state.place_above()),
            Command::MoveDown => self.move_to_place(self.state.place_below()),
            // Those that are still being read are meant too.
            Command::SelectAllPositions => self.once_read(Self::select_everything),
            Command::MarkDone => self.mark_done(),
            Command::GoToPosition => self.state.shell.dialog = Some(Dialog::GoTo { text: String::new() }),
            Command::Find => self.find(),
            Command::FindNext => self.find_next(false),
            Command::FindPrevious => self.find_next(true),
            _ => {}
        }
    }

    fn go_to_place(&mut self, place: Option<usize>) {
        if let Some(index) = place {
            self.select_alone(index);
        }
    }

    fn move_to_place(&mut self, place: Option<usize>) {
        if let Some(to) = place {
            self.move_selected(to);
        }
    }

    fn select_everything(&mut self) {
        let shown = self.state.listed();
        let current = self.state.shell.document.current();
        let current =
            if shown.holds(current) { Some(current) } else { shown.place(shown.row(current)).or(shown.place(0)) };
        let records = shown.all();
        if let Some(current) = current {
            self.select_all_of(records, current);
        }
        self.state.list.finding.await_all(&self.state.shell.document);
    }

    /// Removes the selected positions. The next one that is shown becomes current, or the last.
    pub(super) fn remove_selected(&mut self) {
        let document = &self.state.shell.document;
        let records = self.state.list.selected(document);
        let (number, count) = (document.current() + 1, document.len());
        let next = self.shown_beside(&records).map(|index| (index - records.rank(index), document.record(index).id()));
        let selected = records.len();
        if !self.state.shell.document.apply(Edit::RemoveRecords(records)) {
            return;
        }
        // A game takes all of its positions along, and then other ones stand there.
        if let Some((index, id)) = next
            && self.state.shell.document.record(index).id() == id
        {
            self.state.shell.document.select(index);
        }
        self.select_alone(self.state.shell.document.current());
        let removed = count.saturating_sub(self.state.shell.document.len());
        let sentence = match (selected, removed) {
            _ if selected == count => format!("All {} were removed", words::counted(count, "position", "positions")),
            (1, 0 | 1) => format!("Position {} was removed", words::number(number)),
            (1, _) => {
                format!(
                    "The game of position {} was removed with its {} positions",
                    words::number(number),
                    words::number(removed)
                )
            }
            _ => format!("{} were removed", words::counted(removed, "position", "positions")),
        };
        self.state.shell.notices.undoable(sentence, self.state.shell.document.revision());
    }

    /// The position that is shown behind the current one and not among these, or else before it.
    fn shown_beside(&self, records: &Records) -> Option<usize> {
        // Further off it matters no longer which one it is.
        const MOST: usize = 10_000;
        let shown = self.state.listed();
        let free = |by: isize| {
            let beside = |index: &usize| shown.step(*index, by);
            let mut all = std::iter::successors(shown.step(self.state.shell.document.current(), by), beside).take(MOST);
            all.find(|index| !records.contains(*index))
        };
        free(1).or_else(|| free(-1))
    }

    fn duplicate_selected(&mut self) {
        let before = self.state.shell.document.len();
        let records = self.state.list.selected(&self.state.shell.document);
        if self.state.shell.document.apply(Edit::DuplicateRecords(records)) {
            self.select_new(before);
        } else {
            self.say_too_much();
        }
    }

    /// Marks the selected positions as done, or takes the mark away if all have it.
    fn mark_done(&mut self) {
        let records = self.state.list.selected(&self.state.shell.document);
        let snapshot = self.state.shell.document.snapshot();
        self.work("Looking which positions are done", move |progress| {
            let is_done = |index| progress.is_cancelled() || snapshot.record(index).is_done();
            let done = !records.iter().all(is_done);
            let is_cancelled = progress.is_cancelled();
            Box::new(move |app: &mut Self| {
                if !is_cancelled {
                    app.set_done(records, done);
                }
            })
        });
    }

    fn set_done(&mut self, records: Records, done: bool) {
        let count = records.len();
        if self.state.shell.document.apply(Edit::SetDone { records, done }) && count > 1 {
            let what = if done { "marked as done" } else { "no longer marked as done" };
            let sentence = format!("{} {what}", words::counted(count, "position", "positions"));
            self.state.shell.notices.undoable(sentence, self.state.shell.document.revision());
        }
    }
}
