//! Handles the events of a frame in order: shortcuts, FEN typed on the board, list keys, pointer input on the board.

use std::mem;
use std::sync::LazyLock;

use egui::{Context, Event, Id, Key, KeyboardShortcut, Modifiers};

use super::board_editor::view::{PointerTracker, tray};
use super::board_editor::{self, BoardKey};
use super::command::{Command, Yields};
use super::list::ListAction;
use super::state::{Action, State};
use super::trying::{self, KeyFocus, Trial, TrialKey};
use super::{paste, views, welcome};
use crate::app::ui::{CursorStep, drop_down, is_focus_on_board, menu, parts};
use crate::board::Square;

/// The focus at the end of the last frame.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LastFocus {
    is_in_text: bool,
    is_in_solution: bool,
    /// The focused widget, unless it is a square of the board.
    control: Option<Id>,
}

impl LastFocus {
    pub(super) fn read(ctx: &Context, state: &State) -> Self {
        let is_on_board = is_focus_on_board(ctx, state.shown_position().board.size());
        let control = ctx.memory(egui::Memory::focused).filter(|_| !is_on_board);
        Self { is_in_text: ctx.text_edit_focused(), is_in_solution: views::is_in_solution(ctx), control }
    }

    /// Returns `true` if Escape only leaves a control other than a text field. Gives the focus back to the control if
    /// Escape first does something else: it cancels a background read or a choice of a move, skips a hint, or returns from the
    /// moves of the solution.
    fn leave_control(self, ctx: &Context, state: &State) -> bool {
        let is_left = !self.is_in_text && ctx.memory(|memory| memory.focused().is_none());
        let is_left = is_left && ctx.input(|input| input.key_pressed(Key::Escape));
        let Some(control) = self.control.filter(|_| is_left) else { return false };
        let ends_moves = |trial: &Trial| self.is_in_solution || trial.choice().is_some();
        let is_needed = state.shell.waiting_for.is_some()
            || state.welcome.hint().is_some()
            || state.trial.as_ref().is_some_and(ends_moves);
        if is_needed {
            ctx.memory_mut(|memory| memory.request_focus(control));
        }
        !is_needed
    }
}

static SHORTCUTS: LazyLock<Vec<(KeyboardShortcut, Command)>> = LazyLock::new(Command::by_shortcut);

/// Turns the keys and the pointer input of this frame into actions. Keys that become actions are removed from egui's
/// input, so that no widget handles them too. Keys that edit a focused text field stay in the input. So do the keys
/// after a shortcut that opens a text field, since they are meant for that field.
///
/// At Escape egui has already taken the focus from a field or another control, but the key still belongs to it: it
/// leads back to the board and does nothing else there.
pub(super) fn read(
    ctx: &Context,
    state: &State,
    last_focus: LastFocus,
    follower: &mut PointerTracker,
    actions: &mut Vec<Action>,
) {
    let was_in_text = last_focus.is_in_text || ctx.text_edit_focused();
    let is_open = !egui::Popup::is_any_open(ctx);
    let in_list = !was_in_text && is_open && views::is_in_list(ctx);
    let (in_search, in_solution) = (views::is_in_search(ctx), views::is_in_solution(ctx));
    let in_plies = views::is_slider_focused(ctx);
    let has_several = state.list.selected_count(&state.shell.document) > 1;
    let at_square = state.cursor().is_some();
    // If no widget has the focus and no square is selected, an arrow key selects the first square of the board.
    let size = state.shown_position().board.size();
    let first = Square::new(0, size.ranks() - 1);
    let enter = (!at_square && ctx.memory(egui::Memory::focused).is_none())
        .then_some(Action::Board(board_editor::Action::Select(first)));
    let reach = |_| KeyFocus { is_on_board: is_focus_on_board(ctx, size), has_cursor: at_square };
    let reach = state.trial.as_ref().map(reach);
    let in_hand = tray::focused(ctx).filter(|_| state.trial.is_none() && !was_in_text && is_open);
    let is_on_board = is_focus_on_board(ctx, size);
    let has_keys = at_square && (is_on_board || ctx.memory(egui::Memory::focused).is_none());
    let takes_enter =
        state.board_editor.is_drawing_arrow() && is_on_board || state.board_editor.is_typing_fields() && has_keys;
    let has_hint = state.welcome.hint().is_some() && is_on_board;
    let on_board = |event: &Event| match reach {
        Some(reach) => {
            copy_or_paste(event).or_else(|| Some(Action::Trial(trying::Action::Key(trying::trial_key(event, reach)?))))
        }
        None => enter_key(event)
            .filter(|_| takes_enter)
            .or_else(|| next_hint(event).filter(|_| has_hint))
            .or_else(|| space_key(event).filter(|_| has_keys))
            .or_else(|| (has_keys && menu::is_menu_key(event)).then_some(Action::from_board_key(BoardKey::Menu)))
            .or_else(|| board_key(event, at_square, enter.as_ref())),
    };
    let leaves_control = last_focus.leave_control(ctx, state);
    // All events are handled in one pass, because a slow frame can contain a key more than once, and a mixture of
    // letters, shortcuts and pointer movements.
    follower.begin(&state.board_editor);
    let mut is_for_field = false;
    let mut in_text = was_in_text;
    // The events are taken out and not handled inside `input_mut`, since hit testing needs the same lock.
    let mut events = ctx.input_mut(|input| mem::take(&mut input.events));
    events.retain(|event| {
        views::mapped(actions, Action::Board, |actions| follower.handle(event, &state.shell, actions));
        if is_for_field || state.shell.dialog.is_some() {
            return true;
        }
        // After a press on the board the text field no longer has the focus, and so does not get the next keys.
        in_text &= !matches!(event, Event::PointerButton { .. }) || ctx.text_edit_focused();
        let is_at_square = has_keys && !in_text && is_open && reach.is_none();
        let action = list_key(event, has_several)
            .filter(|_| in_list)
            .or_else(|| first_key(event).filter(|_| is_at_square))
            .or_else(|| in_hand.and_then(|piece| tray::key_of(event, piece)).map(Action::Board))
            .or_else(|| shortcut(event, &SHORTCUTS, in_text).filter(|_| !drop_down::is_opened_by(ctx, event)));
        let is_of_rows =
            |action: &Action| matches!(action, Action::Run(command) if command.facts().yields == Yields::ToSearch);
        let action = action.filter(|action| !(in_search && is_of_rows(action)));
        let is_of_plies = in_plies && views::is_slider_key(event);
        let is_of_control = !is_on_board && parts::is_kept_arrow(ctx, event);
        let is_leaving = leaves_control && matches!(event, Event::Key { key: Key::Escape, .. });
        let reaches_board = !in_text
            && !is_leaving
            && is_open
            && !is_of_plies
            && !is_of_control
            && (!in_list || bypasses_list(event, follower.hover()));
        let is_of_solution = |action: &Action| in_solution && (action.is_step() || is_end_of_line(action));
        let action = action.or_else(|| on_board(event).filter(|action| reaches_board && !is_of_solution(action)));
        let taken = action.is_some() && action != Some(Action::from_board_key(BoardKey::Released));
        is_for_field = action.as_ref().is_some_and(Action::opens_field);
        actions.extend(action);
        !taken
    });
    ctx.input_mut(|input| input.events = events);
    views::mapped(actions, Action::Board, |actions| follower.refresh_hover(&state.shell, actions));
}

const fn is_end_of_line(action: &Action) -> bool {
    matches!(action, Action::Trial(trying::Action::Key(TrialKey::Start | TrialKey::End)))
}

/// Returns the command of a shortcut. `shortcuts` must start with the shortcuts that have the most modifiers.
fn shortcut(event: &Event, shortcuts: &[(KeyboardShortcut, Command)], in_text: bool) -> Option<Action> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    let mut commands = shortcuts.iter().filter(|(_, command)| !(in_text && command.facts().yields == Yields::ToText));
    let (_, command) =
        commands.find(|(keys, _)| keys.logical_key == *key && modifiers.matches_logically(keys.modifiers))?;
    Some(Action::Run(*command))
}

fn list_key(event: &Event, has_several: bool) -> Option<Action> {
    let (key, modifiers) = match event {
        Event::Copy => return Some(Action::Run(Command::CopyPositions)),
        Event::Cut => return Some(Action::Run(Command::CutPositions)),
        Event::Paste(_) => return Some(Action::Run(Command::PastePositions)),
        Event::Key { key, pressed: true, modifiers, .. } if !modifiers.alt => (*key, *modifiers),
        _ => return None,
    };
    let (extends, with_command) = (modifiers.shift, modifiers.command);
    let step = |by| if with_command { ListAction::MoveCurrent(by) } else { ListAction::Step { by, extends } };
    let action = match key {
        Key::C if with_command && !extends => return Some(Action::Run(Command::CopyPositions)),
        Key::X if with_command && !extends => return Some(Action::Run(Command::CutPositions)),
        Key::V if with_command && !extends => return Some(Action::Run(Command::PastePositions)),
        Key::Delete if modifiers.is_none() => return Some(Action::Run(Command::RemovePosition)),
        Key::ArrowUp => step(-1),
        Key::ArrowDown => step(1),
        Key::PageUp | Key::PageDown if !with_command => ListAction::Page { down: key == Key::PageDown, extends },
        Key::Home | Key::End => ListAction::End { last: key == Key::End, extends },
        Key::Space => ListAction::ToggleCurrent,
        Key::Enter if modifiers.is_none() => ListAction::FocusBoard,
        Key::F2 if modifiers.is_none() => ListAction::EditTitle(None),
        Key::Escape if has_several => ListAction::SelectOne,
        _ => return None,
    };
    Some(Action::List(action))
}

/// Returns `true` if an event acts on the board even while the list has the focus: a letter while the pointer is over a
/// square, Escape if the list did not use it, the release of a key, and the loss of the window's focus.
fn bypasses_list(event: &Event, hover: Option<Square>) -> bool {
    match event {
        Event::Text(_) => hover.is_some(),
        Event::Key { key, pressed, .. } => !pressed || *key == Key::Escape,
        _ => matches!(event, Event::WindowFocused(false)),
    }
}

fn copy_or_paste(event: &Event) -> Option<Action> {
    match event {
        Event::Copy => Some(Action::Run(Command::CopyFen)),
        Event::Paste(text) => Some(Action::Paste(paste::Action::Take(text.clone()))),
        _ => None,
    }
}

fn board_key(event: &Event, at_square: bool, enter: Option<&Action>) -> Option<Action> {
    match event {
        Event::Text(text) => {
            trying::single_character(text).map(|character| Action::from_board_key(BoardKey::Character(character)))
        }
        Event::Key { key, pressed: true, modifiers, .. } if modifiers.is_none() => plain_key(*key, at_square, enter),
        Event::Key { pressed: false, .. } | Event::WindowFocused(false) => {
            Some(Action::from_board_key(BoardKey::Released))
        }
        _ => copy_or_paste(event),
    }
}

/// Returns the action of Ctrl+Home while a square is selected, which selects the board's first square.
fn first_key(event: &Event) -> Option<Action> {
    let Event::Key { key: Key::Home, pressed: true, modifiers, .. } = event else { return None };
    modifiers.matches_exact(Modifiers::COMMAND).then_some(Action::from_board_key(BoardKey::First))
}

/// Returns the action of Space, which starts the typing of the FEN fields after the placement.
fn space_key(event: &Event) -> Option<Action> {
    matches!(event, Event::Text(text) if text == " ").then_some(Action::from_board_key(BoardKey::Character(' ')))
}

/// Returns the action of Enter while a hint of the first start is shown.
fn next_hint(event: &Event) -> Option<Action> {
    is_enter(event).then_some(Action::Welcome(welcome::Action::Next))
}

/// Returns the action of Enter, which finishes an arrow drawn by keyboard, or the typing of FEN fields on the board.
fn enter_key(event: &Event) -> Option<Action> {
    is_enter(event).then_some(Action::from_board_key(BoardKey::Enter))
}

fn is_enter(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Enter, pressed: true, modifiers, .. } if modifiers.is_none())
}

/// Returns the action of a key without modifiers. Arrow keys, Home and End move the selected square if `at_square` (a
/// square is selected). Otherwise, they return `enter`.
fn plain_key(key: Key, at_square: bool, enter: Option<&Action>) -> Option<Action> {
    let step = |step| if at_square { Some(Action::from_board_key(BoardKey::Step(step))) } else { enter.cloned() };
    match key {
        Key::Escape => Some(Action::from_board_key(BoardKey::Escape)),
        Key::Delete => Some(Action::from_board_key(BoardKey::Delete)),
        Key::Backspace => Some(Action::from_board_key(BoardKey::Backspace)),
        Key::ArrowUp => step(CursorStep::Up),
        Key::ArrowDown => step(CursorStep::Down),
        Key::ArrowLeft => step(CursorStep::Left),
        Key::ArrowRight => step(CursorStep::Right),
        Key::Home => step(CursorStep::Home),
        Key::End => step(CursorStep::End),
        _ => None,
    }
}

/// Removes Ctrl+C, Ctrl+X and Ctrl+V from the input and returns their letters. They arrive as plain keys because egui's
/// own clipboard is turned off, since it cannot report failures.
pub(super) fn take_clipboard_keys(ctx: &Context) -> Vec<Key> {
    let mut wanted = Vec::new();
    for key in [Key::C, Key::X, Key::V] {
        if ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, key)) {
            wanted.push(key);
        }
    }
    wanted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::Shell;
    use crate::app::shell::desktop::RealDesktop;
    use crate::app::shell::settings::Settings;
    use crate::document::Document;

    fn window() -> State {
        let desktop = Box::new(RealDesktop::default());
        State::new(Shell::new(&Context::default(), desktop, Settings::default(), Document::new()))
    }

    #[test]
    fn keys_of_the_list_with_what_they_do() {
        let key = |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        let (shift, ctrl) = (Modifiers::SHIFT, Modifiers::COMMAND | Modifiers::CTRL);
        let step = |by, extends| Some(Action::List(ListAction::Step { by, extends }));
        let run = |command| Some(Action::Run(command));
        for (event, several, expected) in [
            (key(Key::ArrowDown, Modifiers::NONE), false, step(1, false)),
            (key(Key::ArrowUp, shift), false, step(-1, true)),
            (key(Key::ArrowUp, ctrl), false, Some(Action::List(ListAction::MoveCurrent(-1)))),
            (key(Key::ArrowUp, Modifiers::ALT), false, None),
            (key(Key::PageDown, shift), false, Some(Action::List(ListAction::Page { down: true, extends: true }))),
            (key(Key::PageDown, ctrl), false, None),
            (key(Key::Home, ctrl), false, Some(Action::List(ListAction::End { last: false, extends: false }))),
            (key(Key::End, shift), false, Some(Action::List(ListAction::End { last: true, extends: true }))),
            (key(Key::Space, ctrl), false, Some(Action::List(ListAction::ToggleCurrent))),
            (key(Key::Delete, Modifiers::NONE), false, run(Command::RemovePosition)),
            (key(Key::Delete, ctrl), false, None),
            (key(Key::C, ctrl), false, run(Command::CopyPositions)),
            (key(Key::C, ctrl | shift), false, None),
            (Event::Copy, false, run(Command::CopyPositions)),
            (Event::Cut, false, run(Command::CutPositions)),
            (Event::Paste(String::new()), false, run(Command::PastePositions)),
            (key(Key::Enter, Modifiers::NONE), false, Some(Action::List(ListAction::FocusBoard))),
            (key(Key::Enter, ctrl), false, None),
            (key(Key::F2, Modifiers::NONE), false, Some(Action::List(ListAction::EditTitle(None)))),
            (key(Key::Escape, Modifiers::NONE), false, None),
            (key(Key::Escape, Modifiers::NONE), true, Some(Action::List(ListAction::SelectOne))),
            (Event::Text("N".to_owned()), false, None),
        ] {
            assert_eq!(list_key(&event, several), expected, "{event:?}");
        }
    }

    #[test]
    fn the_keys_of_one_frame_act_each_time_and_in_their_order() {
        let key = |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        let both = Modifiers::COMMAND | Modifiers::CTRL;
        let events = vec![
            Event::Text("N".to_owned()),
            key(Key::PageDown, both),
            key(Key::PageDown, both),
            key(Key::Z, both | Modifiers::SHIFT),
            Event::Text("q".to_owned()),
            key(Key::C, both),
        ];
        let mut actions = Vec::new();
        let ctx = Context::default();
        let state = window();
        ctx.input_mut(|input| input.events = events);
        read(&ctx, &state, LastFocus::default(), &mut PointerTracker::default(), &mut actions);
        let expected = [
            Action::from_board_key(BoardKey::Character('N')),
            Action::Run(Command::NextPosition),
            Action::Run(Command::NextPosition),
            Action::Run(Command::Redo),
            Action::from_board_key(BoardKey::Character('q')),
            Action::Run(Command::CopyFen),
        ];
        assert_eq!(actions, expected);
    }

    #[test]
    fn what_is_typed_behind_a_shortcut_into_a_field_is_left_to_the_field() {
        let key = |key| Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::COMMAND | Modifiers::CTRL,
        };
        for (shortcut, command) in [(Key::L, Command::EditFen), (Key::G, Command::GoToPosition)] {
            let mut actions = Vec::new();
            let ctx = Context::default();
            let state = window();
            let typed = Event::Text("N".to_owned());
            ctx.input_mut(|input| input.events = vec![key(shortcut), typed.clone()]);
            read(&ctx, &state, LastFocus::default(), &mut PointerTracker::default(), &mut actions);
            assert_eq!(actions, [Action::Run(command)]);
            assert_eq!(ctx.input(|input| input.events.clone()), [typed]);
        }
    }
}
