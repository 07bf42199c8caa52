//! The keys of try mode.

use egui::{Event, Key, Modifiers};

use crate::app::ui::CursorStep;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialKey {
    Step(CursorStep),
    Back,
    Forward,
    Start,
    End,
    /// Plays the typed move. If no move is typed, picks up or drops a piece.
    Enter,
    Character(char),
    Backspace,
    Escape,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct KeyFocus {
    /// `true` if the focus is on the board or nowhere. Otherwise, arrows, Enter and Space belong to the focused widget.
    pub(crate) is_on_board: bool,
    /// `true` if a square has the keyboard cursor, which the arrow keys then move.
    pub(crate) has_cursor: bool,
}

/// Returns the meaning of an event outside text fields in try mode.
pub(crate) fn trial_key(event: &Event, reach: KeyFocus) -> Option<TrialKey> {
    match event {
        Event::Text(text) => single_character(text).map(TrialKey::Character),
        Event::Key { key, pressed: true, modifiers, .. } => named(*key, *modifiers, reach),
        _ => None,
    }
}

/// Returns the character of a text of one character; `None` for white space, since Space presses buttons.
pub(crate) fn single_character(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|character| characters.next().is_none() && !character.is_whitespace())
}

/// Returns the meaning of a key. Left and right browse the line with Alt, or if no square has the cursor.
fn named(key: Key, modifiers: Modifiers, reach: KeyFocus) -> Option<TrialKey> {
    let has_alt = modifiers.matches_exact(Modifiers::ALT);
    if !has_alt && !modifiers.is_none() {
        return None;
    }
    let step = |step| (!has_alt && reach.is_on_board).then_some(TrialKey::Step(step));
    let goes = has_alt || reach.is_on_board && !reach.has_cursor;
    match key {
        Key::ArrowLeft if goes => Some(TrialKey::Back),
        Key::ArrowRight if goes => Some(TrialKey::Forward),
        Key::ArrowLeft => step(CursorStep::Left),
        Key::ArrowRight => step(CursorStep::Right),
        Key::ArrowUp => step(CursorStep::Up),
        Key::ArrowDown => step(CursorStep::Down),
        _ if has_alt => None,
        Key::PageUp => Some(TrialKey::Back),
        Key::PageDown => Some(TrialKey::Forward),
        Key::Home => Some(TrialKey::Start),
        Key::End => Some(TrialKey::End),
        Key::Enter | Key::Space => reach.is_on_board.then_some(TrialKey::Enter),
        Key::Backspace => Some(TrialKey::Backspace),
        Key::Escape => Some(TrialKey::Escape),
        _ => None,
    }
}
