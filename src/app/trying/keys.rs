//! The keys of try mode.

use egui::{Event, Key, Modifiers};

use crate::app::ui::step::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialKey {
    /// A key that moves the square of the keys.
    Step(Step),
    Back,
    Forward,
    /// To the position of the beginning.
    Start,
    /// To the end of the line.
    End,
    /// Plays what was typed, else takes up or puts down a man.
    Enter,
    Character(char),
    Backspace,
    Escape,
}

/// Where the keys go.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Reach {
    /// The focus is on the board or nowhere; else arrows, Enter and Space are the focused widget's.
    pub(in crate::app) is_on_board: bool,
    /// A square has the keys, so that arrows move it.
    pub(in crate::app) at_square: bool,
}

/// What an event outside of text fields means in try mode, if anything.
pub(in crate::app) fn key_of(event: &Event, reach: Reach) -> Option<TrialKey> {
    match event {
        Event::Text(text) => character(text).map(TrialKey::Character),
        Event::Key { key, pressed: true, modifiers, .. } => named(*key, *modifiers, reach),
        _ => None,
    }
}

/// The one character of a text that is typed, but not white space.
fn character(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|character| characters.next().is_none() && !character.is_whitespace())
}

/// The left and right arrows go through the line with Alt held, and without it as long as no square has the keys.
fn named(key: Key, modifiers: Modifiers, reach: Reach) -> Option<TrialKey> {
    let has_alt = modifiers.matches_exact(Modifiers::ALT);
    if !has_alt && !modifiers.is_none() {
        return None;
    }
    let step = |step| (!has_alt && reach.is_on_board).then_some(TrialKey::Step(step));
    let goes = has_alt || reach.is_on_board && !reach.at_square;
    match key {
        Key::ArrowLeft if goes => Some(TrialKey::Back),
        Key::ArrowRight if goes => Some(TrialKey::Forward),
        Key::ArrowLeft => step(Step::Left),
        Key::ArrowRight => step(Step::Right),
        Key::ArrowUp => step(Step::Up),
        Key::ArrowDown => step(Step::Down),
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
