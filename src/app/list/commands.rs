//! The commands of the list.

use egui::Key;

use super::state::ListState;
use crate::app::shell::Shell;
use crate::app::shell::command::{
    Command, FeatureRow, Menu, Place, Reason, Scope, Yields, alt, at, ctrl, ctrl_shift, plain, shift, unless,
};
use crate::app::shell::job::Worker as _;
use crate::document::arrange::{Alike, SortKey, Wanted};

type Row = FeatureRow<ListState>;

const SORTS: Place = at(Menu::List, 3).within("Sort", 0);
const DUPLICATES: Place = at(Menu::List, 3).within("Remove duplicates", 0);
const FINDS: Place = at(Menu::List, 4).within("Find", 0);

/// The commands of the list.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::AddPosition, "Add position", "Add a position to the file, after this one")
        .runs(at(Menu::List, 0), ListState::add_position)
        .keys(&[ctrl_shift(Key::N)])
        .scope(Scope::Record),
    Row::named(Command::DuplicatePositions, "Duplicate position", "Add a copy of each selected position after them")
        .runs(at(Menu::List, 0), ListState::duplicate_selected)
        .keys(&[ctrl(Key::D)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(selected),
    Row::named(Command::RemovePosition, "Remove position", "Remove the selected positions from the file")
        .runs(at(Menu::List, 0), ListState::remove_selected)
        .keys(&[ctrl_shift(Key::Delete)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(removable),
    Row::named(Command::MarkDone, "Mark as done", "Mark the selected positions as done, or take the mark away")
        .runs(at(Menu::List, 0), ListState::mark_done)
        .keys(&[ctrl(Key::Enter)])
        .scope(Scope::Record)
        .yields(Yields::ToSearch)
        .needs(selected),
    Row::named(Command::CutPositions, "Cut positions", "Put the selected positions on the clipboard and remove them")
        .runs(at(Menu::List, 1), ListState::cut_selected)
        .scope(Scope::Edit)
        .key_in_list(Key::X)
        .needs(removable),
    Row::named(Command::CopyPositions, "Copy positions", "Put the selected positions on the clipboard")
        .runs(at(Menu::List, 1), ListState::copy_selected)
        .scope(Scope::Record)
        .key_in_list(Key::C)
        .needs(selected),
    Row::named(
        Command::CopyPgn,
        "Copy positions as PGN",
        "Put the selected positions on the clipboard as games, such as for the chapters of a lichess study",
    )
    .runs(at(Menu::List, 1), ListState::copy_selected_as_pgn)
    .scope(Scope::Record)
    .needs(selected),
    Row::named(Command::PastePositions, "Paste positions", "Put the positions of the clipboard behind this one")
        .runs(at(Menu::List, 1), ListState::paste_into_list)
        .scope(Scope::Record)
        .key_in_list(Key::V),
    Row::named(Command::SelectAllPositions, "Select all positions", "Select every position that the list shows")
        .runs(at(Menu::List, 1), |list, shell| list.once_read(shell, ListState::select_everything))
        .keys(&[ctrl(Key::A)])
        .scope(Scope::Record)
        .yields(Yields::ToText)
        .needs(anything_listed),
    Row::named(Command::MoveUp, "Move up", "Move the selected positions one place up")
        .runs(at(Menu::List, 2), |list, shell| list.move_beside(false, shell))
        .keys(&[alt(Key::ArrowUp)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(|list, shell| room(list, shell, false, "There is nothing above to move to")),
    Row::named(Command::MoveDown, "Move down", "Move the selected positions one place down")
        .runs(at(Menu::List, 2), |list, shell| list.move_beside(true, shell))
        .keys(&[alt(Key::ArrowDown)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(|list, shell| room(list, shell, true, "There is nothing below to move to")),
    Row::named(Command::SortByNumber, "Sort by place in the file", "Sort the positions as the file on disk has them")
        .runs(SORTS, |list, shell| list.put_in_order(Wanted::Sorted(SortKey::Number), shell))
        .scope(Scope::Edit)
        .needs(several),
    Row::named(Command::SortByName, "Sort by name", "Sort the positions by their names")
        .runs(SORTS, |list, shell| list.put_in_order(Wanted::Sorted(SortKey::Name), shell))
        .scope(Scope::Edit)
        .needs(several),
    Row::named(Command::SortByAuthor, "Sort by author", "Sort the positions by their authors")
        .runs(SORTS, |list, shell| list.put_in_order(Wanted::Sorted(SortKey::Author), shell))
        .scope(Scope::Edit)
        .needs(several),
    Row::named(
        Command::SortByMaterial,
        "Sort by material",
        "Sort the positions by their material, the fewest pieces first",
    )
    .runs(SORTS, |list, shell| list.put_in_order(Wanted::Sorted(SortKey::Material), shell))
    .scope(Scope::Edit)
    .needs(several),
    Row::named(Command::SortBySideToMove, "Sort by side to move", "Sort the positions, those with White to move first")
        .runs(SORTS, |list, shell| list.put_in_order(Wanted::Sorted(SortKey::SideToMove), shell))
        .scope(Scope::Edit)
        .needs(several),
    Row::named(Command::SortByProblems, "Sort by problems", "Sort the positions, those with problems first")
        .runs(SORTS, |list, shell| list.put_in_order(Wanted::Sorted(SortKey::Problems), shell))
        .scope(Scope::Edit)
        .needs(several),
    Row::named(
        Command::RemoveExactDuplicates,
        "Remove exact duplicates",
        "Keep the first of positions that are the same in all six fields",
    )
    .runs(DUPLICATES, |list, shell| list.put_in_order(Wanted::Without(Alike::Exact), shell))
    .scope(Scope::Edit)
    .needs(several),
    Row::named(
        Command::RemoveSamePlacement,
        "Remove positions with the same placement",
        "Keep the first of positions with the same pieces on the same squares",
    )
    .runs(DUPLICATES, |list, shell| list.put_in_order(Wanted::Without(Alike::Placement), shell))
    .scope(Scope::Edit)
    .needs(several),
    Row::named(
        Command::RemoveReflected,
        "Remove mirrored or colour-swapped positions",
        "Keep the first of positions that are mirrored or have their colours swapped",
    )
    .runs(DUPLICATES, |list, shell| list.put_in_order(Wanted::Without(Alike::Reflected), shell))
    .scope(Scope::Edit)
    .needs(several),
    Row::named(
        Command::Find,
        "Find positions",
        "Search the positions by text, material, squares, side to move or problems",
    )
    .runs(FINDS, ListState::find)
    .keys(&[ctrl(Key::F)])
    .opens_field()
    .needs(several),
    Row::named(Command::FindNext, "Find next", "Go to the next position that was found")
        .runs(FINDS, |list, shell| list.find_next(false, shell))
        .keys(&[plain(Key::F3)])
        .scope(Scope::Record)
        .needs(anything_found),
    Row::named(Command::FindPrevious, "Find previous", "Go to the position before this one that was found")
        .runs(FINDS, |list, shell| list.find_next(true, shell))
        .keys(&[shift(Key::F3)])
        .scope(Scope::Record)
        .needs(anything_found),
    Row::named(Command::GoToPosition, "Go to position...", "Go to a position by its number")
        .runs(at(Menu::List, 4), ListState::ask_where_to_go)
        .keys(&[ctrl(Key::G)])
        .scope(Scope::Record)
        .opens_field()
        .needs(several),
    Row::named(Command::PreviousPosition, "Previous position", "Go to the position before this one")
        .runs(at(Menu::List, 5), |list, shell| list.go_by(-1, false, shell))
        .keys(&[ctrl(Key::PageUp)])
        .scope(Scope::Record)
        .needs(position_before),
    Row::named(Command::NextPosition, "Next position", "Go to the position after this one")
        .runs(at(Menu::List, 5), |list, shell| list.go_by(1, false, shell))
        .keys(&[ctrl(Key::PageDown)])
        .scope(Scope::Record)
        .needs(position_after),
    Row::named(Command::FirstPosition, "First position", "Go to the first position")
        .runs(at(Menu::List, 5), |list, shell| list.go_to_end(false, false, shell))
        .keys(&[ctrl_shift(Key::PageUp)])
        .scope(Scope::Record)
        .needs(position_before),
    Row::named(Command::LastPosition, "Last position", "Go to the last position")
        .runs(at(Menu::List, 5), |list, shell| list.go_to_end(true, false, shell))
        .keys(&[ctrl_shift(Key::PageDown)])
        .scope(Scope::Record)
        .needs(position_after),
];

fn selected(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    unless(list.count(&shell.document) > 0, "No position is selected")
}

fn several(_: &ListState, shell: &Shell) -> Result<(), Reason> {
    unless(shell.document.len() > 1, "There is only one position")
}

fn removable(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    several(list, shell)?;
    selected(list, shell)
}

fn room(list: &ListState, shell: &Shell, is_down: bool, reason: &'static str) -> Result<(), Reason> {
    selected(list, shell)?;
    unless(list.place_beside(is_down, &shell.document).is_some(), reason)
}

fn anything_listed(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    several(list, shell)?;
    unless(!list.listed(&shell.document).is_empty(), "The list shows no position")
}

fn anything_found(list: &ListState, _: &Shell) -> Result<(), Reason> {
    match list.finding.found() {
        Some(found) => unless(!found.is_empty(), "No position was found"),
        None => Err("Nothing is searched for".into()),
    }
}

fn position_before(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    unless(list.listed(&shell.document).step(shell.document.current(), -1).is_some(), "This is the first position")
}

fn position_after(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    unless(list.listed(&shell.document).step(shell.document.current(), 1).is_some(), "This is the last position")
}
