//! Keys that were pressed in one slow frame, where one means something else once those before it have acted: what is
//! typed behind a key that opens a dialog with a field or a menu, and a key that acts on a text behind what is typed into it.

use std::collections::VecDeque;

use egui::{Context, Event, FocusDirection, Key};

use crate::app::{App, views};

/// Keys that wait.
#[derive(Debug, Default)]
pub(in crate::app) struct Ahead {
    keys: VecDeque<Event>,
    /// For so many frames they have waited for a field.
    frames: u8,
    /// The last key was one of a dialog, which may have led into another field.
    was_in_dialog: bool,
}

/// A field that is not there by then does not come.
const MOST_FRAMES: u8 = 10;

/// Whether an event changes the text of a field.
fn is_text(event: &Event) -> bool {
    matches!(
        event,
        Event::Text(_) | Event::Paste(_) | Event::Key { key: Key::Backspace | Key::Delete, pressed: true, .. }
    )
}

/// Whether a key acts on what stands in a field, or on what the window shows.
fn acts(event: &Event) -> bool {
    const KEYS: [Key; 8] = [Key::Enter, Key::ArrowUp, Key::ArrowDown, Key::Tab, Key::Escape, Key::F2, Key::F3, Key::F5];
    matches!(event, Event::Key { key, pressed: true, modifiers, .. }
        if KEYS.contains(key) || (modifiers.command || modifiers.alt) && !is_of_text(*key, modifiers.shift))
}

/// Whether a key with Ctrl or Alt edits the text of a field or goes through it.
fn is_of_text(key: Key, with_shift: bool) -> bool {
    use Key::{A, ArrowLeft, ArrowRight, Backspace, C, Delete, End, Home, V, X, Y, Z};
    [ArrowLeft, ArrowRight, Home, End, Y, Z].contains(&key)
        || !with_shift && [A, C, V, X, Backspace, Delete].contains(&key)
}

/// Whether the keys behind this one mean something else: those of moves that are tried, or those of the board again.
fn changes_mode(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::M, pressed: true, modifiers, .. } if modifiers.command)
}

/// Whether a key leads from one entry of a menu to another one.
fn moves_in_menu(event: &Event) -> bool {
    direction(event).is_some()
}

const fn direction(event: &Event) -> Option<FocusDirection> {
    match event {
        Event::Key { key: Key::ArrowDown, pressed: true, .. } => Some(FocusDirection::Down),
        Event::Key { key: Key::ArrowUp, pressed: true, .. } => Some(FocusDirection::Up),
        _ => None,
    }
}

const fn is_key(event: &Event) -> bool {
    matches!(event, Event::Text(_) | Event::Key { .. })
}

impl App {
    /// Keeps the keys of this frame that nothing has taken until the field has the keyboard, if there is a dialog.
    pub(in crate::app) fn hold_keys_of_dialog(&mut self, ctx: &Context) {
        if self.state.shell.dialog.is_some() {
            self.queue_keys(ctx);
        }
    }

    /// Keeps the keys that were pressed behind one that opens a menu until that has the keyboard.
    pub(in crate::app) fn hold_keys_of_menu(&mut self) {
        self.ahead.keys.extend(self.cache.menu_keys.take_held());
    }

    fn queue_keys(&mut self, ctx: &Context) {
        let is_key = |event: &mut Event| is_key(event);
        self.ahead.keys.extend(ctx.input_mut(|input| input.events.extract_if(.., is_key).collect::<Vec<_>>()));
        if self.cache.menu_keys.is_open(ctx) {
            // egui has seen an arrow already, which means something only when it is handed out.
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
    }

    /// Keeps a key that acts, and all behind it, where a text changes before it in one slow frame: Enter means what the
    /// whole text finds, and another position is gone to once the text belongs to this one. What is typed behind such a
    /// key waits until it has acted, and so does what follows a key that changes what keys mean or goes through a menu.
    fn hold_keys(&mut self, ctx: &Context) {
        let is_in_field = views::is_in_dialog_field(ctx) || ctx.text_edit_focused();
        let divides = match is_in_field {
            true => acts,
            false if self.cache.menu_keys.is_open(ctx) => moves_in_menu,
            false => changes_mode,
        };
        let held = ctx.input_mut(|input| {
            let place = input.events.iter().position(divides)?;
            let is_behind_text = is_in_field && input.events[..place].iter().any(is_text);
            let held = if is_behind_text { place } else { place + 1 };
            input.events[held..].iter().any(is_key).then(|| input.events.split_off(held))
        });
        if let Some(held) = held {
            self.ahead.keys.extend(held);
            ctx.request_repaint();
        }
    }

    /// Hands out what was typed ahead: to the field of a dialog one key a frame, for what it does shows only then; else a
    /// key that acts alone, and what is typed up to the next one.
    pub(in crate::app) fn serve_typed_ahead(&mut self, ctx: &Context) {
        if self.list_focus.is_waited_for() || self.cache.menu_keys.is_waited_for() {
            self.queue_keys(ctx);
            ctx.request_repaint();
            return;
        }
        if self.ahead.keys.is_empty() {
            self.hold_keys(ctx);
            return;
        }
        self.queue_keys(ctx);
        let is_dialog = self.state.shell.dialog.is_some();
        let is_field = if is_dialog { views::is_in_dialog_field(ctx) } else { ctx.text_edit_focused() };
        let awaits_field = !is_field && (is_dialog || self.ahead.was_in_dialog);
        let count = if awaits_field && self.ahead.frames < MOST_FRAMES {
            self.ahead.frames += 1;
            0
        } else if awaits_field {
            self.ahead.frames = 0;
            self.ahead.keys.len()
        } else {
            self.ahead.frames = 0;
            let typed = self.ahead.keys.iter().take_while(|event| !acts(event)).count();
            if is_dialog { 1 } else { typed.max(1) }
        };
        if count > 0 {
            self.ahead.was_in_dialog = is_dialog;
        }
        let keys: Vec<Event> = self.ahead.keys.drain(..count.min(self.ahead.keys.len())).collect();
        if let Some(direction) = keys.iter().find_map(direction).filter(|_| self.cache.menu_keys.is_open(ctx)) {
            ctx.memory_mut(|memory| memory.move_focus(direction));
        }
        ctx.input_mut(|input| input.events.extend(keys));
        ctx.request_repaint();
    }
}
