//! Commands that belong to no feature: history and window layout.

use egui::{Key, ViewportCommand};

use super::table::RootRow as Row;
use crate::app::shell::command::{Command, Menu, MenuPlace, Reason, Yields, at, ctrl, ctrl_shift, plain, require};
use crate::app::shell::section::Section;
use crate::app::shell::settings::{ChosenWidths, SizedPanel, ThemeChoice, Widths};
use crate::app::state::State;
use crate::document::Document;
use crate::tr;

const WIDTHS: MenuPlace = at(Menu::View, 2).within("menu-width-of-panels", 0);
/// Change of a panel's width per command.
const STEP: f32 = 32.0;

pub(super) const COMMANDS: &[Row] = &[
    Row::new(Command::Undo, at(Menu::Edit, 0), undo).keys(&[ctrl(Key::Z)]).yields(Yields::ToText).needs(can_undo),
    Row::new(Command::Redo, at(Menu::Edit, 0), |state| state.list.step_history(Document::redo, &mut state.shell))
        .keys(&[ctrl_shift(Key::Z), ctrl(Key::Y)])
        .yields(Yields::ToText)
        .needs(can_redo),
    Row::new(Command::ShowPosition, at(Menu::View, 3), |state| Section::Position.show(&state.shell.ctx))
        .keys(&[ctrl(Key::Num1)]),
    Row::new(Command::ShowSolve, at(Menu::View, 3), |state| Section::Solve.show(&state.shell.ctx))
        .keys(&[ctrl(Key::Num2)]),
    Row::new(Command::ShowDetails, at(Menu::View, 3), |state| Section::Details.show(&state.shell.ctx))
        .keys(&[ctrl(Key::Num3)]),
    Row::new(Command::ShowList, at(Menu::View, 2), |state| {
        state.shell.settings.list = !state.shell.settings.list;
        state.shell.store_settings();
    })
    .keys(&[plain(Key::F9)])
    .checked(|state| state.settings.list),
    Row::new(Command::LargeDiagrams, at(Menu::View, 2), |state| {
        state.shell.settings.large_diagrams = !state.shell.settings.large_diagrams;
        state.shell.store_settings();
    })
    .checked(|state| state.settings.large_diagrams),
    Row::new(Command::WidenList, WIDTHS, |state| widen(state, SizedPanel::List, STEP))
        .needs(|state| can_widen(state, SizedPanel::List, true)),
    Row::new(Command::NarrowList, WIDTHS, |state| widen(state, SizedPanel::List, -STEP))
        .needs(|state| can_widen(state, SizedPanel::List, false)),
    Row::new(Command::WidenSide, WIDTHS, |state| widen(state, SizedPanel::Side, STEP))
        .needs(|state| can_widen(state, SizedPanel::Side, true)),
    Row::new(Command::NarrowSide, WIDTHS, |state| widen(state, SizedPanel::Side, -STEP))
        .needs(|state| can_widen(state, SizedPanel::Side, false)),
    Row::new(Command::UsualWidths, WIDTHS, |state| {
        state.shell.settings.widths = ChosenWidths::default();
        state.shell.store_settings();
    })
    .needs(|state| require(state.settings.widths != ChosenWidths::default(), tr!("views-usual-widths"))),
    Row::new(Command::FullScreen, at(Menu::View, 2), |state| {
        let fill = ViewportCommand::Fullscreen(!is_full_screen(state));
        state.shell.ctx.send_viewport_cmd(fill);
    })
    .keys(&[plain(Key::F11)])
    .checked(is_full_screen),
    Row::new(Command::SystemTheme, at(Menu::View, 1), |state| set_theme(state, ThemeChoice::System))
        .checked(|state| state.settings.theme == ThemeChoice::System),
    Row::new(Command::LightTheme, at(Menu::View, 1), |state| set_theme(state, ThemeChoice::Light))
        .checked(|state| state.settings.theme == ThemeChoice::Light),
    Row::new(Command::DarkTheme, at(Menu::View, 1), |state| set_theme(state, ThemeChoice::Dark))
        .checked(|state| state.settings.theme == ThemeChoice::Dark),
];

fn is_full_screen(state: &State) -> bool {
    state.shell.ctx.input(|input| input.viewport().fullscreen == Some(true))
}

fn can_undo(state: &State) -> Result<(), Reason> {
    if let Some(trial) = &*state.trial {
        return require(trial.last().is_some(), tr!("views-no-move-tried"));
    }
    let is_typed = state.fen.is_typing() || state.fen.has_unfinished_text();
    require(is_typed || state.document.can_undo(), tr!("views-nothing-to-undo"))
}

fn can_redo(state: &State) -> Result<(), Reason> {
    match &*state.trial {
        Some(trial) => require(trial.next_redo().is_some(), tr!("views-no-move-to-redo")),
        None => require(state.document.can_redo(), tr!("views-nothing-to-redo")),
    }
}

/// Undoes the last step. An unfinished text in the FEN box counts as the last step.
fn undo(state: &mut State) {
    if !state.fen.undo(&mut state.shell) {
        state.list.step_history(Document::undo, &mut state.shell);
    }
}

fn window_width(state: &State) -> f32 {
    state.shell.ctx.content_rect().width()
}

fn widths(state: &State) -> Widths {
    state.settings.widths(window_width(state))
}

fn can_widen(state: &State, panel: SizedPanel, is_wider: bool) -> Result<(), Reason> {
    if panel == SizedPanel::List {
        require(state.document.len() > 1 && state.settings.list, tr!("views-list-hidden"))?;
    }
    let ([least, most], now) = (widths(state).limits(panel), widths(state).width(panel));
    let reason = if is_wider { tr!("views-widest") } else { tr!("views-narrowest") };
    require(if is_wider { now < most } else { now > least }, reason)
}

fn widen(state: &mut State, panel: SizedPanel, by: f32) {
    let (window, now) = (window_width(state), widths(state).width(panel));
    state.shell.settings.choose_width(panel, Some(now + by), window);
    state.shell.store_settings();
}

fn set_theme(state: &mut State, theme: ThemeChoice) {
    state.shell.settings.theme = theme;
    state.shell.ctx.set_theme(theme);
    state.shell.store_settings();
}
