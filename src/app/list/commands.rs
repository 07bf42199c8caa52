//! The commands of the list.

use egui::Key;

use super::state::ListState;
use crate::app::shell::Shell;
use crate::app::shell::command::{
    Command, FeatureRow, Menu, Place, Reason, Scope, Yields, alt, at, ctrl, ctrl_shift, plain, shift, unless,
};
use crate::app::shell::job::Worker as _;
use crate::document::arrange::{Alike, SortKey, Wanted};
use crate::tr;

type Row = FeatureRow<ListState>;

const SORTS: Place = at(Menu::List, 3).within("menu-sort", 0);
const DUPLICATES: Place = at(Menu::List, 3).within("menu-remove-duplicates", 0);
const FINDS: Place = at(Menu::List, 4).within("menu-find", 0);

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::AddPosition, at(Menu::List, 0), ListState::add_position)
        .keys(&[ctrl_shift(Key::N)])
        .scope(Scope::Record),
    Row::new(Command::DuplicatePositions, at(Menu::List, 0), ListState::duplicate_selected)
        .keys(&[ctrl(Key::D)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(selected),
    Row::new(Command::RemovePosition, at(Menu::List, 0), ListState::remove_selected)
        .keys(&[ctrl_shift(Key::Delete)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(removable),
    Row::new(Command::MarkDone, at(Menu::List, 0), ListState::mark_done)
        .keys(&[ctrl(Key::Enter)])
        .scope(Scope::Record)
        .yields(Yields::ToSearch)
        .needs(selected),
    Row::new(Command::CutPositions, at(Menu::List, 1), ListState::cut_selected)
        .scope(Scope::Edit)
        .key_in_list(Key::X)
        .needs(removable),
    Row::new(Command::CopyPositions, at(Menu::List, 1), ListState::copy_selected)
        .scope(Scope::Record)
        .key_in_list(Key::C)
        .needs(selected),
    Row::new(Command::CopyPgn, at(Menu::List, 1), ListState::copy_selected_as_pgn).scope(Scope::Record).needs(selected),
    Row::new(Command::PastePositions, at(Menu::List, 1), ListState::paste_into_list)
        .scope(Scope::Record)
        .key_in_list(Key::V),
    Row::new(Command::SelectAllPositions, at(Menu::List, 1), |list, shell| {
        list.once_read(shell, ListState::select_everything);
    })
    .keys(&[ctrl(Key::A)])
    .scope(Scope::Record)
    .yields(Yields::ToText)
    .needs(anything_listed),
    Row::new(Command::MoveUp, at(Menu::List, 2), |list, shell| list.move_beside(false, shell))
        .keys(&[alt(Key::ArrowUp)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(|list, shell| room(list, shell, false)),
    Row::new(Command::MoveDown, at(Menu::List, 2), |list, shell| list.move_beside(true, shell))
        .keys(&[alt(Key::ArrowDown)])
        .scope(Scope::Edit)
        .yields(Yields::ToSearch)
        .needs(|list, shell| room(list, shell, true)),
    Row::new(Command::SortByNumber, SORTS, |list, shell| list.put_in_order(Wanted::Sorted(SortKey::Number), shell))
        .scope(Scope::Edit)
        .needs(several),
    Row::new(Command::SortByName, SORTS, |list, shell| list.put_in_order(Wanted::Sorted(SortKey::Name), shell))
        .scope(Scope::Edit)
        .needs(several),
    Row::new(Command::SortByAuthor, SORTS, |list, shell| list.put_in_order(Wanted::Sorted(SortKey::Author), shell))
        .scope(Scope::Edit)
        .needs(several),
    Row::new(Command::SortByMaterial, SORTS, |list, shell| list.put_in_order(Wanted::Sorted(SortKey::Material), shell))
        .scope(Scope::Edit)
        .needs(several),
    Row::new(Command::SortBySideToMove, SORTS, |list, shell| {
        list.put_in_order(Wanted::Sorted(SortKey::SideToMove), shell);
    })
    .scope(Scope::Edit)
    .needs(several),
    Row::new(Command::SortByProblems, SORTS, |list, shell| list.put_in_order(Wanted::Sorted(SortKey::Problems), shell))
        .scope(Scope::Edit)
        .needs(several),
    Row::new(Command::RemoveExactDuplicates, DUPLICATES, |list, shell| {
        list.put_in_order(Wanted::Without(Alike::Exact), shell);
    })
    .scope(Scope::Edit)
    .needs(several),
    Row::new(Command::RemoveSamePlacement, DUPLICATES, |list, shell| {
        list.put_in_order(Wanted::Without(Alike::Placement), shell);
    })
    .scope(Scope::Edit)
    .needs(several),
    Row::new(Command::RemoveReflected, DUPLICATES, |list, shell| {
        list.put_in_order(Wanted::Without(Alike::Reflected), shell);
    })
    .scope(Scope::Edit)
    .needs(several),
    Row::new(Command::Find, FINDS, ListState::find).keys(&[ctrl(Key::F)]).opens_field().needs(several),
    Row::new(Command::FindNext, FINDS, |list, shell| list.find_next(false, shell))
        .keys(&[plain(Key::F3)])
        .scope(Scope::Record)
        .needs(anything_found),
    Row::new(Command::FindPrevious, FINDS, |list, shell| list.find_next(true, shell))
        .keys(&[shift(Key::F3)])
        .scope(Scope::Record)
        .needs(anything_found),
    Row::new(Command::GoToPosition, at(Menu::List, 4), ListState::ask_where_to_go)
        .keys(&[ctrl(Key::G)])
        .scope(Scope::Record)
        .opens_field()
        .needs(several),
    Row::new(Command::PreviousPosition, at(Menu::List, 5), |list, shell| list.go_by(-1, false, shell))
        .keys(&[ctrl(Key::PageUp)])
        .scope(Scope::Record)
        .needs(position_before),
    Row::new(Command::NextPosition, at(Menu::List, 5), |list, shell| list.go_by(1, false, shell))
        .keys(&[ctrl(Key::PageDown)])
        .scope(Scope::Record)
        .needs(position_after),
    Row::new(Command::FirstPosition, at(Menu::List, 5), |list, shell| list.go_to_end(false, false, shell))
        .keys(&[ctrl_shift(Key::PageUp)])
        .scope(Scope::Record)
        .needs(position_before),
    Row::new(Command::LastPosition, at(Menu::List, 5), |list, shell| list.go_to_end(true, false, shell))
        .keys(&[ctrl_shift(Key::PageDown)])
        .scope(Scope::Record)
        .needs(position_after),
];

fn selected(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    unless(list.count(&shell.document) > 0, tr!("list-none-selected"))
}

fn several(_: &ListState, shell: &Shell) -> Result<(), Reason> {
    unless(shell.document.len() > 1, tr!("list-only-one"))
}

fn removable(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    several(list, shell)?;
    selected(list, shell)
}

fn room(list: &ListState, shell: &Shell, is_down: bool) -> Result<(), Reason> {
    selected(list, shell)?;
    let reason = if is_down { tr!("list-nothing-below") } else { tr!("list-nothing-above") };
    unless(list.place_beside(is_down, &shell.document).is_some(), reason)
}

fn anything_listed(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    several(list, shell)?;
    unless(!list.listed(&shell.document).is_empty(), tr!("list-shows-none"))
}

fn anything_found(list: &ListState, _: &Shell) -> Result<(), Reason> {
    match list.finding.found() {
        Some(found) => unless(!found.is_empty(), tr!("list-none-found")),
        None => Err(tr!("list-nothing-searched").into()),
    }
}

fn position_before(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    unless(list.listed(&shell.document).step(shell.document.current(), -1).is_some(), tr!("list-is-first"))
}

fn position_after(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    unless(list.listed(&shell.document).step(shell.document.current(), 1).is_some(), tr!("list-is-last"))
}
