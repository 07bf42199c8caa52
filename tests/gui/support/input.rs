//! Mouse and keyboard input of the window.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, TouchPhase, vec2};

use super::window::Window;

/// Mouse buttons.
pub(crate) const LEFT: PointerButton = PointerButton::Primary;
pub(crate) const RIGHT: PointerButton = PointerButton::Secondary;
pub(crate) const MIDDLE: PointerButton = PointerButton::Middle;

impl Window {
    // The mouse

    /// Moves the pointer with one event.
    pub(crate) fn move_to(&mut self, at: Pos2) {
        self.pointer = at;
        self.frame([Event::PointerMoved(at)]);
    }

    /// Moves the pointer onto a square or a control.
    pub(crate) fn hover(&mut self, name: &str) {
        let at = self.place(name);
        self.move_to(at);
        self.settle();
    }

    fn button(&self, button: PointerButton, pressed: bool) -> Event {
        Event::PointerButton { pos: self.pointer, button, pressed, modifiers: self.modifiers }
    }

    /// Presses a mouse button at the pointer.
    pub(crate) fn press(&mut self, button: PointerButton) {
        if self.state().dialog.is_some() {
            // New answers ignore clicks for a moment.
            self.let_time_pass(0.4);
        }
        let event = self.button(button, true);
        self.frame([event]);
    }

    /// Releases a mouse button at the pointer.
    pub(crate) fn release(&mut self, button: PointerButton) {
        let event = self.button(button, false);
        self.frame([event]);
        self.settle();
    }

    /// Releases a mouse button and runs one frame only.
    pub(crate) fn release_in_one_frame(&mut self, button: PointerButton) {
        let event = self.button(button, false);
        self.frame([event]);
    }

    /// Clicks this number of seconds after the last input.
    pub(crate) fn click_after(&mut self, seconds: f64, at: Pos2) {
        self.let_time_pass(seconds);
        self.pointer = at;
        let (down, up) = (self.button(LEFT, true), self.button(LEFT, false));
        self.frame([Event::PointerMoved(at), down, up]);
        self.settle();
    }

    /// Clicks on a square or a control.
    pub(crate) fn click(&mut self, name: &str) {
        self.click_with(LEFT, name);
    }

    /// Clicks with this button on a square or a control.
    pub(crate) fn click_with(&mut self, button: PointerButton, name: &str) {
        self.hover(name);
        self.press(button);
        self.release(button);
        // Two quick clicks would be a double click.
        self.wait(0.5);
    }

    /// Drags from one place to another.
    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        self.sweep_with(LEFT, &[from, to]);
    }

    /// Presses on the first place, moves over the others and releases on the last one.
    pub(crate) fn sweep(&mut self, places: &[&str]) {
        self.sweep_with(LEFT, places);
    }

    /// Sweeps with this button.
    pub(crate) fn sweep_with(&mut self, button: PointerButton, places: &[&str]) {
        let points: Vec<Pos2> = places.iter().map(|place| self.place(place)).collect();
        self.move_to(points[0]);
        self.press(button);
        for point in &points[1..] {
            self.move_to(*point);
        }
        self.release(button);
        self.wait(0.5);
    }

    /// Holds these modifiers from now on.
    pub(crate) fn hold(&mut self, modifiers: Modifiers) {
        self.modifiers = modifiers;
        self.frame([Event::ModifiersChanged(modifiers)]);
    }

    /// Turns the wheel by this number of notches; positive is down.
    pub(crate) fn wheel(&mut self, notches: i32) {
        for _ in 0..notches.abs() {
            let event = Event::MouseWheel {
                unit: MouseWheelUnit::Line,
                delta: vec2(0.0, -notches.signum() as f32),
                phase: TouchPhase::Move,
                source: MouseWheelSource::Wheel,
                modifiers: self.modifiers,
            };
            self.frame([event]);
        }
        self.settle();
    }

    // The keyboard

    fn key_event(key: Key, pressed: bool, modifiers: Modifiers) -> Event {
        Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
    }

    /// Presses a key with Ctrl, types letters and presses another key in one frame, as while the window is busy.
    pub(crate) fn busy_keys(&mut self, first: Key, typed: &str, last: Key) {
        let mut events = vec![Event::ModifiersChanged(ctrl()), Self::key_event(first, true, ctrl())];
        events.extend([Self::key_event(first, false, ctrl()), Event::ModifiersChanged(Modifiers::NONE)]);
        events.extend(typed.chars().map(|letter| Event::Text(letter.to_string())));
        events.extend([true, false].map(|pressed| Self::key_event(last, pressed, Modifiers::NONE)));
        self.frame(events);
        self.settle();
    }

    /// Presses and releases a key.
    pub(crate) fn key(&mut self, key: Key) {
        self.key_with(Modifiers::NONE, key);
    }

    /// Presses and releases a key with modifiers.
    pub(crate) fn key_with(&mut self, modifiers: Modifiers, key: Key) {
        self.hold(modifiers);
        self.frame([Self::key_event(key, true, modifiers)]);
        self.frame([Self::key_event(key, false, modifiers)]);
        self.hold(Modifiers::NONE);
        self.settle();
    }

    /// Presses and releases a key with modifiers in as few frames as possible.
    pub(crate) fn quick_key(&mut self, modifiers: Modifiers, key: Key) {
        self.frame([Event::ModifiersChanged(modifiers), Self::key_event(key, true, modifiers)]);
        self.frame([Self::key_event(key, false, modifiers), Event::ModifiersChanged(Modifiers::NONE)]);
    }

    /// Presses Ctrl and a key.
    pub(crate) fn ctrl(&mut self, key: Key) {
        self.key_with(ctrl(), key);
    }

    /// Presses Ctrl, Shift and a key.
    pub(crate) fn ctrl_shift(&mut self, key: Key) {
        self.key_with(ctrl() | Modifiers::SHIFT, key);
    }

    /// Presses the key of a character: the key and its text arrive in one frame.
    pub(crate) fn letter_down(&mut self, character: char) {
        let modifiers = if character.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
        let key = key_of(character).map(|key| Self::key_event(key, true, modifiers));
        self.frame(key.into_iter().chain([Event::Text(character.to_string())]));
    }

    /// Releases the key of a character.
    pub(crate) fn letter_up(&mut self, character: char) {
        let modifiers = if character.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
        let key = key_of(character).map(|key| Self::key_event(key, false, modifiers));
        self.frame(key);
    }

    /// Types characters one after another.
    pub(crate) fn type_keys(&mut self, characters: &str) {
        for character in characters.chars() {
            self.letter_down(character);
            self.letter_up(character);
        }
        self.settle();
    }
}

/// Ctrl, or the command key on macOS.
pub(crate) fn ctrl() -> Modifiers {
    Modifiers { ctrl: true, command: true, ..Modifiers::NONE }
}

/// The key of a character.
fn key_of(character: char) -> Option<Key> {
    match character {
        ' ' => Some(Key::Space),
        '/' => Some(Key::Slash),
        '-' => Some(Key::Minus),
        other => Key::from_name(&other.to_ascii_uppercase().to_string()),
    }
}
