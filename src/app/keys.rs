//! The events of a frame in their order: the keys (shortcuts from anywhere, FEN typed onto the board, the list of
//! positions) and the pointer over the board.

use std::mem;
use std::sync::LazyLock;

use egui::{Context, Event, Key, KeyboardShortcut, Modifiers};

use super::action::Action;
use super::board::view::{Follower, tray};
use super::board::{self, BoardKey};
use super::command::{Command, Yields};
use super::list::ListAction;
use super::paste;
use super::state::State;
use super::trying::{self, Reach, TrialKey};
use super::views;
use crate::app::ui::context_menu;
use crate::app::ui::grid::is_focus_on_board;
use crate::app::ui::step::Step;
use crate::board::Square;

static SHORTCUTS: LazyLock<Vec<(KeyboardShortcut, Command)>> = LazyLock::new(Command::by_shortcut);

/// Turns the keys and the pointer of this frame into actions. Keys that mean something are taken out of egui's input,
/// so that no widget acts on them as well; those of a focused text field are left to it.
///
/// `was_in_text`: a text field had the focus at the end of the last frame. Escape has taken it away by now
/// and still means that field. What is typed behind a shortcut that leads into a text field belongs to that field.
pub(super) fn read(
    ctx: &Context,
    state: &State,
    was_in_text: bool,
    follower: &mut Follower,
    actions: &mut Vec<Action>,
) {
    let was_in_text = was_in_text || ctx.text_edit_focused();
    let is_open = !egui::Popup::is_any_open(ctx);
    let in_list = !was_in_text && is_open && views::is_in_list(ctx);
    let (in_search, in_solution) = (views::is_in_search(ctx), views::is_in_solution(ctx));
    let in_plies = views::is_in_plies(ctx);
    let has_several = state.list.count(&state.shell.document) > 1;
    let at_square = state.cursor().is_some();
    // With the focus nowhere, an arrow is the quick way onto the board.
    let size = state.shown().board.size();
    let first = Square::new(0, size.ranks() - 1);
    let enter = (!at_square && ctx.memory(egui::Memory::focused).is_none())
        .then_some(Action::Board(board::Action::Select(first)));
    let reach = |_| Reach { is_on_board: is_focus_on_board(ctx, size), at_square };
    let reach = state.trial.as_ref().map(reach);
    let in_hand = tray::focused(ctx).filter(|_| state.trial.is_none() && !was_in_text && is_open);
    let is_on_board = is_focus_on_board(ctx, size);
    let has_keys = at_square && (is_on_board || ctx.memory(egui::Memory::focused).is_none());
    let takes_enter = state.hands.draws_by_keys() && is_on_board || state.hands.types_fields() && has_keys;
    let on_board = |event: &Event| match reach {
        Some(reach) => {
            copy_or_paste(event).or_else(|| Some(Action::Trial(trying::Action::Key(trying::key_of(event, reach)?))))
        }
        None => enter_key(event)
            .filter(|_| takes_enter)
            .or_else(|| space_key(event).filter(|_| has_keys))
            .or_else(|| (has_keys && context_menu::is_key(event)).then_some(Action::of_key(BoardKey::Menu)))
            .or_else(|| board_key(event, at_square, enter.as_ref())),
    };
    // One walk through all events: in a slow frame a key comes more than once, or a letter before a shortcut, or
    // between two movements of the pointer.
    follower.begin(&state.hands);
    let mut is_for_field = false;
    let mut in_text = was_in_text;
    // Not within `input_mut`: asking what lies at a point would wait for the same lock.
    let mut events = ctx.input_mut(|input| mem::take(&mut input.events));
    events.retain(|event| {
        views::mapped(actions, Action::Board, |actions| follower.follow(event, &state.shell, actions));
        if is_for_field || state.shell.dialog.is_some() {
            return true;
        }
        // A press on the board takes the keys away from a text.
        in_text &= !matches!(event, Event::PointerButton { .. }) || ctx.text_edit_focused();
        let types_on_board = has_keys && !in_text && is_open && reach.is_none() && state.hands.is_typing();
        let action = list_key(event, has_several)
            .filter(|_| in_list)
            .or_else(|| first_key(event).filter(|_| types_on_board))
            .or_else(|| in_hand.and_then(|piece| tray::key_of(event, piece)).map(Action::Board))
            .or_else(|| shortcut(event, &SHORTCUTS, in_text));
        let is_of_rows =
            |action: &Action| matches!(action, Action::Run(command) if command.facts().yields == Yields::ToSearch);
        let action = action.filter(|action| !(in_search && is_of_rows(action)));
        let is_of_plies = in_plies && views::is_key_of_plies(event);
        let reaches_board = !in_text && is_open && !is_of_plies && (!in_list || passes_list(event, follower.hover()));
        let is_of_solution = |action: &Action| in_solution && (action.is_step() || is_end_of_line(action));
        let action = action.or_else(|| on_board(event).filter(|action| reaches_board && !is_of_solution(action)));
        let taken = action.is_some() && action != Some(Action::of_key(BoardKey::Released));
        is_for_field = action.as_ref().is_some_and(Action::opens_field);
        actions.extend(action);
        !taken
    });
    ctx.input_mut(|input| input.events = events);
    views::mapped(actions, Action::Board, |actions| follower.hover_anew(&state.shell, actions));
}

/// Whether a key leads to an end of the moves that are tried.
const fn is_end_of_line(action: &Action) -> bool {
    matches!(action, Action::Trial(trying::Action::Key(TrialKey::Start | TrialKey::End)))
}

/// The command of a shortcut; those with more modifiers come first in the list.
fn shortcut(event: &Event, shortcuts: &[(KeyboardShortcut, Command)], in_text: bool) -> Option<Action> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    let mut commands = shortcuts.iter().filter(|(_, command)| !(in_text && command.facts().yields == Yields::ToText));
    let (_, command) =
        commands.find(|(keys, _)| keys.logical_key == *key && modifiers.matches_logically(keys.modifiers))?;
    Some(Action::Run(*command))
}

/// What a key does while the list has the keyboard.
fn list_key(event: &Event, has_several: bool) -> Option<Action> {
    let (key, modifiers) = match event {
        Event::Copy => return Some(Action::Run(Command::CopyPositions)),
        Event::Cut => return Some(Action::Run(Command::CutPositions)),
        Event::Paste(_) => return Some(Action::Run(Command::PastePositions)),
        Event::Key { key, pressed: true, modifiers, .. } if !modifiers.alt => (*key, *modifiers),
        _ => return None,
    };
    let (extends, with_command) = (modifiers.shift, modifiers.command);
    let step = |by| if with_command { ListAction::Walk(by) } else { ListAction::Step { by, extends } };
    let action = match key {
        Key::C if with_command && !extends => return Some(Action::Run(Command::CopyPositions)),
        Key::X if with_command && !extends => return Some(Action::Run(Command::CutPositions)),
        Key::V if with_command && !extends => return Some(Action::Run(Command::PastePositions)),
        Key::Delete if modifiers.is_none() => return Some(Action::Run(Command::RemovePosition)),
        Key::ArrowUp => step(-1),
        Key::ArrowDown => step(1),
        Key::PageUp | Key::PageDown if !with_command => ListAction::Page { down: key == Key::PageDown, extends },
        Key::Home | Key::End => ListAction::End { last: key == Key::End, extends },
        Key::Space => ListAction::Toggle,
        Key::Enter if modifiers.is_none() => ListAction::ToBoard,
        Key::F2 if modifiers.is_none() => ListAction::EditTitle(None),
        Key::Escape if has_several => ListAction::SelectOne,
        _ => return None,
    };
    Some(Action::List(action))
}

/// Whether a key acts on the board all the same while the list has the keyboard: a letter over a square under the
/// pointer, Escape once no more than one position is selected, and every key that goes up.
fn passes_list(event: &Event, hover: Option<Square>) -> bool {
    match event {
        Event::Text(_) => hover.is_some(),
        Event::Key { key, pressed, .. } => !pressed || *key == Key::Escape,
        _ => matches!(event, Event::WindowFocused(false)),
    }
}

/// What copying and pasting mean outside of text fields and of the list.
fn copy_or_paste(event: &Event) -> Option<Action> {
    match event {
        Event::Copy => Some(Action::Run(Command::CopyFen)),
        Event::Paste(text) => Some(Action::Paste(paste::Action::Take(text.clone()))),
        _ => None,
    }
}

fn board_key(event: &Event, at_square: bool, enter: Option<&Action>) -> Option<Action> {
    match event {
        Event::Text(text) => single(text).map(|character| Action::of_key(BoardKey::Character(character))),
        Event::Key { key, pressed: true, modifiers, .. } if modifiers.is_none() => pressed(*key, at_square, enter),
        Event::Key { pressed: false, .. } | Event::WindowFocused(false) => Some(Action::of_key(BoardKey::Released)),
        _ => copy_or_paste(event),
    }
}

/// Ctrl+Home, which must not replace a position that is being typed.
fn first_key(event: &Event) -> Option<Action> {
    let Event::Key { key: Key::Home, pressed: true, modifiers, .. } = event else { return None };
    modifiers.matches_exact(Modifiers::COMMAND).then_some(Action::of_key(BoardKey::First))
}

/// Space, which goes on behind the placement.
fn space_key(event: &Event) -> Option<Action> {
    matches!(event, Event::Text(text) if text == " ").then_some(Action::of_key(BoardKey::Character(' ')))
}

/// Enter, which ends what the keys draw or type.
fn enter_key(event: &Event) -> Option<Action> {
    let is_enter = matches!(event, Event::Key { key: Key::Enter, pressed: true, modifiers, .. } if modifiers.is_none());
    is_enter.then_some(Action::of_key(BoardKey::Enter))
}

/// The one character of a text that is typed, but not white space, with which buttons are pressed.
fn single(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|character| characters.next().is_none() && !character.is_whitespace())
}

/// What a key without modifiers does on the board. Arrows move the selected square, or select the first
/// one; while a widget elsewhere has the focus they are its own.
fn pressed(key: Key, at_square: bool, enter: Option<&Action>) -> Option<Action> {
    let step = |step| if at_square { Some(Action::of_key(BoardKey::Step(step))) } else { enter.cloned() };
    match key {
        Key::Escape => Some(Action::of_key(BoardKey::Escape)),
        Key::Delete => Some(Action::of_key(BoardKey::Delete)),
        Key::Backspace => Some(Action::of_key(BoardKey::Backspace)),
        Key::ArrowUp => step(Step::Up),
        Key::ArrowDown => step(Step::Down),
        Key::ArrowLeft => step(Step::Left),
        Key::ArrowRight => step(Step::Right),
        Key::Home => step(Step::Home),
        Key::End => step(Step::End),
        _ => None,
    }
}

/// Lets Ctrl+C, Ctrl+X and Ctrl+V act in a focused text field. The window asks its backend for the plain
/// keys, because its own clipboard has to report failures.
pub(super) fn clipboard_keys_in_text(ctx: &Context) -> Vec<Key> {
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
            (key(Key::ArrowUp, ctrl), false, Some(Action::List(ListAction::Walk(-1)))),
            (key(Key::ArrowUp, Modifiers::ALT), false, None),
            (key(Key::PageDown, shift), false, Some(Action::List(ListAction::Page { down: true, extends: true }))),
            (key(Key::PageDown, ctrl), false, None),
            (key(Key::Home, ctrl), false, Some(Action::List(ListAction::End { last: false, extends: false }))),
            (key(Key::End, shift), false, Some(Action::List(ListAction::End { last: true, extends: true }))),
            (key(Key::Space, ctrl), false, Some(Action::List(ListAction::Toggle))),
            (key(Key::Delete, Modifiers::NONE), false, run(Command::RemovePosition)),
            (key(Key::Delete, ctrl), false, None),
            (key(Key::C, ctrl), false, run(Command::CopyPositions)),
            (key(Key::C, ctrl | shift), false, None),
            (Event::Copy, false, run(Command::CopyPositions)),
            (Event::Cut, false, run(Command::CutPositions)),
            (Event::Paste(String::new()), false, run(Command::PastePositions)),
            (key(Key::Enter, Modifiers::NONE), false, Some(Action::List(ListAction::ToBoard))),
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
        read(&ctx, &state, false, &mut Follower::default(), &mut actions);
        let expected = [
            Action::of_key(BoardKey::Character('N')),
            Action::Run(Command::NextPosition),
            Action::Run(Command::NextPosition),
            Action::Run(Command::Redo),
            Action::of_key(BoardKey::Character('q')),
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
            read(&ctx, &state, false, &mut Follower::default(), &mut actions);
            assert_eq!(actions, [Action::Run(command)]);
            assert_eq!(ctx.input(|input| input.events.clone()), [typed]);
        }
    }
}
