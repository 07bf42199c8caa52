//! The commands of the list.

use egui::Key;

use crate::app::App;
use crate::app::command::RootRow as Row;
use crate::app::shell::command::{
    Command, Menu, Place, Reason, Scope, Yields, alt, at, ctrl, ctrl_shift, plain, shift, unless,
};
use crate::app::shell::dialog::Dialog;
use crate::app::state::State;
use crate::app::ui::words;
use crate::board::{Position, Square};
use crate::document::arrange::{Alike, SortKey, Wanted};
use crate::document::{Edit, Records};

const SORTS: Place = at(Menu::List, 3).within("Sort", 0);
const DUPLICATES: Place = at(Menu::List, 3).within("Remove duplicates", 0);
const FINDS: Place = at(Menu::List, 4).within("Find", 0);

/// The commands of the list.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::AddPosition, "Add position", "Add a position to the file, after this one")
        .runs(at(Menu::List, 0), App::add_position)
        .keys(&[ctrl_shift(Key::N)])
        .scope(Scope::Record),
    Row::named(Command::DuplicatePositions, "Duplicate position", "Add a copy of each selected position after them")
        .runs(at(Menu::List, 0), App::duplicate_selected)
        .keys(&[ctrl(Key::D)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(selected),
    Row::named(Command::RemovePosition, "Remove position", "Remove the selected positions from the file")
        .runs(at(Menu::List, 0), App::remove_selected)
        .keys(&[ctrl_shift(Key::Delete)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(removable),
    Row::named(Command::MarkDone, "Mark as done", "Mark the selected positions as done, or take the mark away")
        .runs(at(Menu::List, 0), App::mark_done)
        .keys(&[ctrl(Key::Enter)])
        .scope(Scope::Record)
        .yields(Yields::ToSearch)
        .needs(selected),
    Row::named(Command::CutPositions, "Cut positions", "Put the selected positions on the clipboard and remove them")
        .runs(at(Menu::List, 1), App::cut_selected)
        .scope(Scope::Edit)
        .key_in_list(Key::X)
        .needs(removable),
    Row::named(Command::CopyPositions, "Copy positions", "Put the selected positions on the clipboard")
        .runs(at(Menu::List, 1), App::copy_selected)
        .scope(Scope::Record)
        .key_in_list(Key::C)
        .needs(selected),
    Row::named(Command::PastePositions, "Paste positions", "Put the positions of the clipboard behind this one")
        .runs(at(Menu::List, 1), App::paste_into_list)
        .scope(Scope::Record)
        .key_in_list(Key::V),
    Row::named(Command::SelectAllPositions, "Select all positions", "Select every position that the list shows")
        .runs(at(Menu::List, 1), |app| app.once_read(App::select_everything))
        .keys(&[ctrl(Key::A)])
        .scope(Scope::Record)
        .yields(Yields::ToText)
        .needs(anything_listed),
    Row::named(Command::MoveUp, "Move up", "Move the selected positions one place up")
        .runs(at(Menu::List, 2), |app| app.move_to_place(app.state.place_above()))
        .keys(&[alt(Key::ArrowUp)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(room_above),
    Row::named(Command::MoveDown, "Move down", "Move the selected positions one place down")
        .runs(at(Menu::List, 2), |app| app.move_to_place(app.state.place_below()))
        .keys(&[alt(Key::ArrowDown)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(room_below),
    Row::named(Command::SortByNumber, "Sort by place in the file", "Sort the positions as the file on disk has them")
        .runs(SORTS, |app| app.put_in_order(Wanted::Sorted(SortKey::Number)))
        .scope(Scope::Edit)
        .needs(several),
    Row::named(Command::SortByName, "Sort by name", "Sort the positions by their names")
        .runs(SORTS, |app| app.put_in_order(Wanted::Sorted(SortKey::Name)))
        .scope(Scope::Edit)
        .needs(several),
    Row::named(
        Command::SortByMaterial,
        "Sort by material",
        "Sort the positions by their material, the fewest men first",
    )
    .runs(SORTS, |app| app.put_in_order(Wanted::Sorted(SortKey::Material)))
    .scope(Scope::Edit)
    .needs(several),
    Row::named(Command::SortBySideToMove, "Sort by side to move", "Sort the positions, those with White to move first")
        .runs(SORTS, |app| app.put_in_order(Wanted::Sorted(SortKey::SideToMove)))
        .scope(Scope::Edit)
        .needs(several),
    Row::named(Command::SortByProblems, "Sort by problems", "Sort the positions, those with problems first")
        .runs(SORTS, |app| app.put_in_order(Wanted::Sorted(SortKey::Problems)))
        .scope(Scope::Edit)
        .needs(several),
    Row::named(
        Command::RemoveExactDuplicates,
        "Remove exact duplicates",
        "Keep the first of positions that are the same in all six fields",
    )
    .runs(DUPLICATES, |app| app.put_in_order(Wanted::Without(Alike::Exact)))
    .scope(Scope::Edit)
    .needs(several),
    Row::named(
        Command::RemoveSamePlacement,
        "Remove positions with the same placement",
        "Keep the first of positions with the same men on the same squares",
    )
    .runs(DUPLICATES, |app| app.put_in_order(Wanted::Without(Alike::Placement)))
    .scope(Scope::Edit)
    .needs(several),
    Row::named(
        Command::RemoveReflected,
        "Remove mirrored or colour-swapped positions",
        "Keep the first of positions that are mirrored or have their colours swapped",
    )
    .runs(DUPLICATES, |app| app.put_in_order(Wanted::Without(Alike::Reflected)))
    .scope(Scope::Edit)
    .needs(several),
    Row::named(
        Command::Find,
        "Find positions",
        "Search the positions by text, material, squares, side to move or problems",
    )
    .runs(FINDS, App::find)
    .keys(&[ctrl(Key::F)])
    .opens_field()
    .needs(several),
    Row::named(Command::FindNext, "Find next", "Go to the next position that was found")
        .runs(FINDS, |app| app.find_next(false))
        .keys(&[plain(Key::F3)])
        .scope(Scope::Record)
        .needs(anything_found),
    Row::named(Command::FindPrevious, "Find previous", "Go to the position before this one that was found")
        .runs(FINDS, |app| app.find_next(true))
        .keys(&[shift(Key::F3)])
        .scope(Scope::Record)
        .needs(anything_found),
    Row::named(Command::GoToPosition, "Go to position...", "Go to a position by its number")
        .runs(at(Menu::List, 4), |app| app.state.shell.dialog = Some(Dialog::GoTo { text: String::new() }))
        .keys(&[ctrl(Key::G)])
        .scope(Scope::Record)
        .opens_field()
        .needs(several),
    Row::named(Command::PreviousPosition, "Previous position", "Go to the position before this one")
        .runs(at(Menu::List, 5), |app| app.go_by(-1))
        .keys(&[ctrl(Key::PageUp)])
        .scope(Scope::Record)
        .needs(position_before),
    Row::named(Command::NextPosition, "Next position", "Go to the position after this one")
        .runs(at(Menu::List, 5), |app| app.go_by(1))
        .keys(&[ctrl(Key::PageDown)])
        .scope(Scope::Record)
        .needs(position_after),
    Row::named(Command::FirstPosition, "First position", "Go to the first position")
        .runs(at(Menu::List, 5), |app| app.go_to_row(0))
        .keys(&[ctrl_shift(Key::PageUp)])
        .scope(Scope::Record)
        .needs(position_before),
    Row::named(Command::LastPosition, "Last position", "Go to the last position")
        .runs(at(Menu::List, 5), |app| app.go_to_row(app.state.listed().len().saturating_sub(1)))
        .keys(&[ctrl_shift(Key::PageDown)])
        .scope(Scope::Record)
        .needs(position_after),
];

fn selected(state: &State) -> Result<(), Reason> {
    unless(state.list.count(&state.document) > 0, "No position is selected")
}

fn several(state: &State) -> Result<(), Reason> {
    unless(state.document.len() > 1, "There is only one position")
}

fn removable(state: &State) -> Result<(), Reason> {
    several(state)?;
    selected(state)
}

fn room_above(state: &State) -> Result<(), Reason> {
    selected(state)?;
    unless(state.place_above().is_some(), "There is nothing above to move to")
}

fn room_below(state: &State) -> Result<(), Reason> {
    selected(state)?;
    unless(state.place_below().is_some(), "There is nothing below to move to")
}

fn anything_listed(state: &State) -> Result<(), Reason> {
    several(state)?;
    unless(!state.listed().is_empty(), "The list shows no position")
}

fn anything_found(state: &State) -> Result<(), Reason> {
    match state.list.finding.found() {
        Some(found) => unless(!found.is_empty(), "No position was found"),
        None => Err("Nothing is searched for".into()),
    }
}

fn position_before(state: &State) -> Result<(), Reason> {
    unless(state.listed().step(state.document.current(), -1).is_some(), "This is the first position")
}

fn position_after(state: &State) -> Result<(), Reason> {
    unless(state.listed().step(state.document.current(), 1).is_some(), "This is the last position")
}

impl State {
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
    /// Goes so many of the shown rows further.
    fn go_by(&mut self, by: isize) {
        self.go_to_place(self.state.listed().step(self.state.document.current(), by));
    }

    /// Goes to the position in a row of the list.
    fn go_to_row(&mut self, row: usize) {
        self.go_to_place(self.state.listed().place(row));
    }

    fn go_to_place(&mut self, place: Option<usize>) {
        if let Some(index) = place {
            self.select_alone(index);
        }
    }

    fn add_position(&mut self) {
        let document = &mut self.state.shell.document;
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
        self.state.list.finding.keep(&self.state.shell.document, &new);
        self.state.hands.forget_keys();
    }

    pub(in crate::app) fn select_record(&mut self, index: usize) {
        self.state.hands.give_up(&mut self.state.shell.document);
        if index < self.state.shell.document.len() {
            self.state.hands.forget_keys();
            self.state.shell.document.select(index);
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
