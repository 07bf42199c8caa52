//! The commands of the list.

use egui::Key;

use super::state::ListState;
use crate::app::shell::{
    Command, FeatureRow, Menu, MenuPlace, ModalWorker as _, Mode, PasteTarget, Reason, Shell, Yields, alt, at, ctrl,
    ctrl_shift, plain, require, shift,
};
use crate::document::Document;
use crate::document::arrange::{ArrangeRequest, DuplicateRule, SortKey};
use crate::tr;

type Row = FeatureRow<ListState>;

const GO_TO: MenuPlace = at(Menu::List, 4).within("menu-go-to", 0);
const SORTS: MenuPlace = at(Menu::List, 3).within("menu-sort", 0);
const DUPLICATES: MenuPlace = at(Menu::List, 3).within("menu-remove-duplicates", 0);
const FINDS: MenuPlace = at(Menu::List, 4).within("menu-find", 0);

macro_rules! arrange {
    ($command:ident, $place:expr, $request:ident($by:expr)) => {
        Row::edit(Command::$command, $place, |list, shell| list.arrange(ArrangeRequest::$request($by), shell))
            .needs(several)
    };
}

pub(crate) const COMMANDS: &[Row] = &[
    Row::new(Command::Redo, at(Menu::Edit, 0), |list, shell| list.step_history(Document::redo, shell))
        .keys(&[ctrl_shift(Key::Z), ctrl(Key::Y)])
        .yields(Yields::ToText)
        .needs(can_redo),
    Row::record(Command::AddPosition, at(Menu::List, 0), ListState::add_position).keys(&[ctrl_shift(Key::N)]),
    Row::edit(Command::DuplicatePositions, at(Menu::List, 0), ListState::duplicate_selected)
        .keys(&[ctrl(Key::D)])
        .yields(Yields::ToSearch)
        .needs(selected),
    Row::record(Command::AddTwins, at(Menu::Edit, 2), ListState::add_twins).needs(has_twins),
    Row::edit(Command::RemovePosition, at(Menu::List, 0), ListState::remove_selected)
        .keys(&[ctrl_shift(Key::Delete)])
        .yields(Yields::ToSearch)
        .needs(removable),
    Row::record(Command::MarkDone, at(Menu::List, 0), ListState::mark_done)
        .keys(&[ctrl(Key::Enter)])
        .yields(Yields::ToSearch)
        .needs(selected),
    Row::edit(Command::CutPositions, at(Menu::List, 1), ListState::cut_selected).list_key(Key::X).needs(removable),
    Row::record(Command::CopyPositions, at(Menu::List, 1), ListState::copy_selected).list_key(Key::C).needs(selected),
    Row::record(Command::CopyPgn, at(Menu::List, 1), ListState::copy_selected_as_pgn).needs(selected),
    Row::record(Command::CopyTable, at(Menu::List, 1), ListState::copy_selected_as_table).needs(selected),
    Row::record(Command::PastePositions, at(Menu::List, 1), |_, shell| shell.request_paste(PasteTarget::List))
        .list_key(Key::V),
    Row::record(Command::SelectAllPositions, at(Menu::List, 1), |list, shell| {
        list.after_loading(shell, ListState::select_listed);
    })
    .keys(&[ctrl(Key::A)])
    .yields(Yields::ToText)
    .needs(anything_listed),
    Row::edit(Command::MoveUp, at(Menu::List, 2), |list, shell| list.move_beside(false, shell))
        .keys(&[alt(Key::ArrowUp)])
        .yields(Yields::ToSearch)
        .needs(|list, shell| can_move(list, shell, false)),
    Row::edit(Command::MoveDown, at(Menu::List, 2), |list, shell| list.move_beside(true, shell))
        .keys(&[alt(Key::ArrowDown)])
        .yields(Yields::ToSearch)
        .needs(|list, shell| can_move(list, shell, true)),
    arrange!(SortByNumber, SORTS, Sort(SortKey::Number)),
    arrange!(SortByName, SORTS, Sort(SortKey::Name)),
    arrange!(SortByAuthor, SORTS, Sort(SortKey::Author)),
    arrange!(SortByMaterial, SORTS, Sort(SortKey::Material)),
    arrange!(SortBySideToMove, SORTS, Sort(SortKey::SideToMove)),
    arrange!(SortByProblems, SORTS, Sort(SortKey::Problems)),
    arrange!(RemoveExactDuplicates, DUPLICATES, RemoveDuplicates(DuplicateRule::Exact)),
    arrange!(RemoveSamePlacement, DUPLICATES, RemoveDuplicates(DuplicateRule::Placement)),
    arrange!(RemoveReflected, DUPLICATES, RemoveDuplicates(DuplicateRule::Reflected)),
    Row::new(Command::Find, FINDS, ListState::find).keys(&[ctrl(Key::F)]).opens_field().needs(several),
    Row::record(Command::FindNext, FINDS, |list, shell| list.find_next(false, shell))
        .keys(&[plain(Key::F3)])
        .needs(anything_found),
    Row::record(Command::FindPrevious, FINDS, |list, shell| list.find_next(true, shell))
        .keys(&[shift(Key::F3)])
        .needs(anything_found),
    Row::record(Command::GoToPosition, GO_TO, ListState::open_go_to).keys(&[ctrl(Key::G)]).opens_field().needs(several),
    Row::record(Command::PreviousPosition, GO_TO, |list, shell| list.go_by(-1, false, shell))
        .keys(&[ctrl(Key::PageUp)])
        .needs(position_before),
    Row::record(Command::NextPosition, GO_TO, |list, shell| list.go_by(1, false, shell))
        .keys(&[ctrl(Key::PageDown)])
        .needs(position_after),
    Row::record(Command::FirstPosition, GO_TO, |list, shell| list.go_to_end(false, false, shell))
        .keys(&[ctrl_shift(Key::PageUp)])
        .needs(position_before),
    Row::record(Command::LastPosition, GO_TO, |list, shell| list.go_to_end(true, false, shell))
        .keys(&[ctrl_shift(Key::PageDown)])
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

fn has_twins(_: &ListState, shell: &Shell) -> Result<(), Reason> {
    require(!shell.composition.twins.is_empty(), tr!("list-no-twins"))
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
