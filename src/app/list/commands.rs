//! The commands of the list.

use egui::Key;

use super::state::ListState;
use crate::app::shell::command::{
    Command, CommandScope, FeatureRow, Menu, MenuPlace, Reason, Yields, alt, at, ctrl, ctrl_shift, plain, require,
    shift,
};
use crate::app::shell::job::ModalWorker as _;
use crate::app::shell::{Mode, Shell};
use crate::document::Document;
use crate::document::arrange::{ArrangeRequest, DuplicateRule, SortKey};
use crate::tr;

type Row = FeatureRow<ListState>;

const SORTS: MenuPlace = at(Menu::List, 3).within("menu-sort", 0);
const DUPLICATES: MenuPlace = at(Menu::List, 3).within("menu-remove-duplicates", 0);
const FINDS: MenuPlace = at(Menu::List, 4).within("menu-find", 0);

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::Redo, at(Menu::Edit, 0), |list, shell| list.step_history(Document::redo, shell))
        .keys(&[ctrl_shift(Key::Z), ctrl(Key::Y)])
        .yields(Yields::ToText)
        .needs(can_redo),
    Row::new(Command::AddPosition, at(Menu::List, 0), ListState::add_position)
        .keys(&[ctrl_shift(Key::N)])
        .scope(CommandScope::Record),
    Row::new(Command::DuplicatePositions, at(Menu::List, 0), ListState::duplicate_selected)
        .keys(&[ctrl(Key::D)])
        .scope(CommandScope::Edit)
        .yields(Yields::ToSearch)
        .needs(selected),
    Row::new(Command::RemovePosition, at(Menu::List, 0), ListState::remove_selected)
        .keys(&[ctrl_shift(Key::Delete)])
        .scope(CommandScope::Edit)
        .yields(Yields::ToSearch)
        .needs(removable),
    Row::new(Command::MarkDone, at(Menu::List, 0), ListState::mark_done)
        .keys(&[ctrl(Key::Enter)])
        .scope(CommandScope::Record)
        .yields(Yields::ToSearch)
        .needs(selected),
    Row::new(Command::CutPositions, at(Menu::List, 1), ListState::cut_selected)
        .scope(CommandScope::Edit)
        .list_key(Key::X)
        .needs(removable),
    Row::new(Command::CopyPositions, at(Menu::List, 1), ListState::copy_selected)
        .scope(CommandScope::Record)
        .list_key(Key::C)
        .needs(selected),
    Row::new(Command::CopyPgn, at(Menu::List, 1), ListState::copy_selected_as_pgn)
        .scope(CommandScope::Record)
        .needs(selected),
    Row::new(Command::PastePositions, at(Menu::List, 1), ListState::paste_into_list)
        .scope(CommandScope::Record)
        .list_key(Key::V),
    Row::new(Command::SelectAllPositions, at(Menu::List, 1), |list, shell| {
        list.after_loading(shell, ListState::select_listed);
    })
    .keys(&[ctrl(Key::A)])
    .scope(CommandScope::Record)
    .yields(Yields::ToText)
    .needs(anything_listed),
    Row::new(Command::MoveUp, at(Menu::List, 2), |list, shell| list.move_beside(false, shell))
        .keys(&[alt(Key::ArrowUp)])
        .scope(CommandScope::Edit)
        .yields(Yields::ToSearch)
        .needs(|list, shell| can_move(list, shell, false)),
    Row::new(Command::MoveDown, at(Menu::List, 2), |list, shell| list.move_beside(true, shell))
        .keys(&[alt(Key::ArrowDown)])
        .scope(CommandScope::Edit)
        .yields(Yields::ToSearch)
        .needs(|list, shell| can_move(list, shell, true)),
    Row::new(Command::SortByNumber, SORTS, |list, shell| list.arrange(ArrangeRequest::Sort(SortKey::Number), shell))
        .scope(CommandScope::Edit)
        .needs(several),
    Row::new(Command::SortByName, SORTS, |list, shell| list.arrange(ArrangeRequest::Sort(SortKey::Name), shell))
        .scope(CommandScope::Edit)
        .needs(several),
    Row::new(Command::SortByAuthor, SORTS, |list, shell| list.arrange(ArrangeRequest::Sort(SortKey::Author), shell))
        .scope(CommandScope::Edit)
        .needs(several),
    Row::new(Command::SortByMaterial, SORTS, |list, shell| {
        list.arrange(ArrangeRequest::Sort(SortKey::Material), shell);
    })
    .scope(CommandScope::Edit)
    .needs(several),
    Row::new(Command::SortBySideToMove, SORTS, |list, shell| {
        list.arrange(ArrangeRequest::Sort(SortKey::SideToMove), shell);
    })
    .scope(CommandScope::Edit)
    .needs(several),
    Row::new(Command::SortByProblems, SORTS, |list, shell| {
        list.arrange(ArrangeRequest::Sort(SortKey::Problems), shell);
    })
    .scope(CommandScope::Edit)
    .needs(several),
    Row::new(Command::RemoveExactDuplicates, DUPLICATES, |list, shell| {
        list.arrange(ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact), shell);
    })
    .scope(CommandScope::Edit)
    .needs(several),
    Row::new(Command::RemoveSamePlacement, DUPLICATES, |list, shell| {
        list.arrange(ArrangeRequest::RemoveDuplicates(DuplicateRule::Placement), shell);
    })
    .scope(CommandScope::Edit)
    .needs(several),
    Row::new(Command::RemoveReflected, DUPLICATES, |list, shell| {
        list.arrange(ArrangeRequest::RemoveDuplicates(DuplicateRule::Reflected), shell);
    })
    .scope(CommandScope::Edit)
    .needs(several),
    Row::new(Command::Find, FINDS, ListState::find).keys(&[ctrl(Key::F)]).opens_field().needs(several),
    Row::new(Command::FindNext, FINDS, |list, shell| list.find_next(false, shell))
        .keys(&[plain(Key::F3)])
        .scope(CommandScope::Record)
        .needs(anything_found),
    Row::new(Command::FindPrevious, FINDS, |list, shell| list.find_next(true, shell))
        .keys(&[shift(Key::F3)])
        .scope(CommandScope::Record)
        .needs(anything_found),
    Row::new(Command::GoToPosition, at(Menu::List, 4), ListState::open_go_to)
        .keys(&[ctrl(Key::G)])
        .scope(CommandScope::Record)
        .opens_field()
        .needs(several),
    Row::new(Command::PreviousPosition, at(Menu::List, 5), |list, shell| list.go_by(-1, false, shell))
        .keys(&[ctrl(Key::PageUp)])
        .scope(CommandScope::Record)
        .needs(position_before),
    Row::new(Command::NextPosition, at(Menu::List, 5), |list, shell| list.go_by(1, false, shell))
        .keys(&[ctrl(Key::PageDown)])
        .scope(CommandScope::Record)
        .needs(position_after),
    Row::new(Command::FirstPosition, at(Menu::List, 5), |list, shell| list.go_to_end(false, false, shell))
        .keys(&[ctrl_shift(Key::PageUp)])
        .scope(CommandScope::Record)
        .needs(position_before),
    Row::new(Command::LastPosition, at(Menu::List, 5), |list, shell| list.go_to_end(true, false, shell))
        .keys(&[ctrl_shift(Key::PageDown)])
        .scope(CommandScope::Record)
        .needs(position_after),
];

fn can_redo(_: &ListState, shell: &Shell) -> Result<(), Reason> {
    match shell.mode {
        Mode::Trying { can_redo, .. } => require(can_redo, tr!("views-no-move-to-redo")),
        Mode::Editing | Mode::Preview => require(shell.document.can_redo(), tr!("views-nothing-to-redo")),
    }
}

fn selected(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    require(list.selected_count(&shell.document) > 0, tr!("list-none-selected"))
}

fn several(_: &ListState, shell: &Shell) -> Result<(), Reason> {
    require(shell.document.len() > 1, tr!("list-only-one"))
}

fn removable(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    several(list, shell)?;
    selected(list, shell)
}

fn can_move(list: &ListState, shell: &Shell, is_down: bool) -> Result<(), Reason> {
    selected(list, shell)?;
    let reason = if is_down { tr!("list-nothing-below") } else { tr!("list-nothing-above") };
    require(list.adjacent_target(is_down, &shell.document).is_some(), reason)
}

fn anything_listed(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    several(list, shell)?;
    require(!list.listed(&shell.document).is_empty(), tr!("list-shows-none"))
}

fn anything_found(list: &ListState, _: &Shell) -> Result<(), Reason> {
    match list.search.results() {
        Some(found) => require(!found.is_empty(), tr!("list-none-found")),
        None => Err(tr!("list-nothing-searched").into()),
    }
}

fn position_before(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    require(list.listed(&shell.document).step(shell.document.current(), -1).is_some(), tr!("list-is-first"))
}

fn position_after(list: &ListState, shell: &Shell) -> Result<(), Reason> {
    require(list.listed(&shell.document).step(shell.document.current(), 1).is_some(), tr!("list-is-last"))
}
