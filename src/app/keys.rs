//! The keyboard: shortcuts from anywhere, and FEN typed onto the board.

use egui::{Context, Event, Key, Modifiers};

use super::action::Action;
use super::command::Command;
use super::state::State;
use super::typing::Step;
use crate::board::Square;

/// Turns the keys of this frame into actions and takes them out of egui's input, so that no widget acts
/// on them as well. Keys of a focused text field are left to it.
///
/// `was_in_text`: a text field had the focus at the end of the last frame. Escape has taken it away by now
/// and still means that field.
pub(super) fn read(ctx: &Context, state: &State, was_in_text: bool, actions: &mut Vec<Action>) {
    let in_text = was_in_text || ctx.text_edit_focused();
    if state.dialog.is_some() {
        return;
    }
    shortcuts(ctx, in_text, actions);
    if !in_text && !egui::Popup::is_any_open(ctx) {
        board_keys(ctx, state, actions);
    }
}

fn shortcuts(ctx: &Context, in_text: bool, actions: &mut Vec<Action>) {
    for (keys, command) in Command::by_shortcut() {
        if in_text && command.yields_to_text_fields() {
            continue;
        }
        if ctx.input_mut(|input| input.consume_shortcut(&keys)) {
            actions.push(Action::Run(command));
        }
    }
}

fn board_keys(ctx: &Context, state: &State, actions: &mut Vec<Action>) {
    let at_square = state.document.cursor().is_some();
    // With the focus nowhere, an arrow is the quick way onto the board.
    let ground = state.shown().board.size();
    let first = Square::new(0, ground.ranks() - 1);
    let enter = (!at_square && ctx.memory(egui::Memory::focused).is_none()).then_some(Action::Select(first));
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let action = match event {
                Event::Copy => Some(Action::Run(Command::CopyFen)),
                Event::Paste(text) => Some(Action::PasteText(text.clone())),
                Event::Text(text) => single(text).map(Action::Character),
                Event::Key { key, pressed: true, modifiers, .. } if modifiers.is_none() => {
                    pressed(*key, at_square, enter.as_ref())
                }
                Event::Key { pressed: false, .. } | Event::WindowFocused(false) => Some(Action::KeyReleased),
                _ => None,
            };
            let taken = action.is_some() && action != Some(Action::KeyReleased);
            actions.extend(action);
            !taken
        });
    });
}

/// The one character of a text that is typed, but not white space, with which buttons are pressed.
fn single(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|character| characters.next().is_none() && !character.is_whitespace())
}

/// What a key without modifiers does on the board. Arrows move the selected square, or select the first
/// one; while a widget elsewhere has the focus they are its own.
fn pressed(key: Key, at_square: bool, enter: Option<&Action>) -> Option<Action> {
    let step = |step| if at_square { Some(Action::Step(step)) } else { enter.cloned() };
    match key {
        Key::Escape => Some(Action::Escape),
        Key::Delete => Some(Action::Delete),
        Key::Backspace => Some(Action::Backspace),
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
