//! Returns the focus to the list after a dialog closes, and queues keys typed before a field or menu can take them.

use std::collections::VecDeque;

use egui::{Context, Event, FocusDirection, Id, ImeEvent, Key};

use crate::app::{App, views};

#[derive(Debug, Default)]
pub(super) struct ListFocus {
    pub(super) was_in_list: bool,
    was_covered: bool,
    dialog_focus: Option<Id>,
    /// The widget to focus at the end of the first frame without a dialog.
    pending: Option<Id>,
}

impl ListFocus {
    pub(super) fn restore(&mut self, ctx: &Context, is_covered: bool) {
        let focused = ctx.memory(egui::Memory::focused);
        if is_covered {
            // Drops a pending focus, which exists if this dialog has opened as soon as another dialog closed.
            (self.was_covered, self.dialog_focus, self.pending) = (true, focused, None);
            return;
        }
        if std::mem::take(&mut self.was_covered) {
            if self.was_in_list && (focused.is_none() || focused == self.dialog_focus) {
                views::focus_list(ctx, true);
            }
            self.pending = ctx.memory(egui::Memory::focused).filter(|id| Some(*id) != self.dialog_focus);
            if let Some(id) = self.pending {
                // In the frame after a dialog egui would clear the focus, and a text field would end its editing.
                ctx.memory_mut(|memory| memory.surrender_focus(id));
                ctx.request_repaint();
            }
        } else if let Some(id) = self.pending.take().filter(|_| !ctx.text_edit_focused()) {
            // The widget gets the focus even if the selected square of the board has taken it in the meantime.
            ctx.memory_mut(|memory| memory.request_focus(id));
            ctx.request_repaint();
        }
        self.was_in_list = views::is_in_list(ctx);
    }
}

#[derive(Debug, Default)]
pub(crate) struct TypeAhead {
    pub(crate) keys: VecDeque<Event>,
    frames: u8,
    /// `true` if the last released key went to a dialog. The key may have closed the dialog and opened a text field.
    was_in_dialog: bool,
}

/// Maximum number of frames to wait until a text field has the focus.
const MAX_FRAMES: u8 = 10;

fn is_text(event: &Event) -> bool {
    matches!(
        event,
        Event::Text(_)
            | Event::Ime(ImeEvent::Commit(_))
            | Event::Paste(_)
            | Event::Key { key: Key::Backspace | Key::Delete, pressed: true, .. }
    )
}

/// Returns `true` if a key does not edit the text of a field, but uses the text or acts on the window.
fn is_acting_key(event: &Event) -> bool {
    const KEYS: [Key; 8] = [Key::Enter, Key::ArrowUp, Key::ArrowDown, Key::Tab, Key::Escape, Key::F2, Key::F3, Key::F5];
    matches!(event, Event::Key { key, pressed: true, modifiers, .. }
        if KEYS.contains(key) || (modifiers.command || modifiers.alt) && !is_editing_key(*key, modifiers.shift))
}

/// Returns `true` if this key, pressed with Ctrl or Alt, edits the text of a field or moves the cursor in it.
fn is_editing_key(key: Key, with_shift: bool) -> bool {
    use Key::{A, ArrowLeft, ArrowRight, Backspace, C, Delete, End, Home, V, X, Y, Z};
    [ArrowLeft, ArrowRight, Home, End, Y, Z].contains(&key)
        || !with_shift && [A, C, V, X, Backspace, Delete].contains(&key)
}

const fn direction(event: &Event) -> Option<FocusDirection> {
    match event {
        Event::Key { key: Key::ArrowDown, pressed: true, .. } => Some(FocusDirection::Down),
        Event::Key { key: Key::ArrowUp, pressed: true, .. } => Some(FocusDirection::Up),
        _ => None,
    }
}

const fn is_key(event: &Event) -> bool {
    // A composed letter, such as one after a dead key, can come from the input method.
    matches!(event, Event::Text(_) | Event::Ime(_) | Event::Key { .. })
}

impl App {
    pub(crate) fn queue_keys(&mut self, ctx: &Context) {
        let is_key = |event: &mut Event| is_key(event);
        self.type_ahead.keys.extend(ctx.input_mut(|input| input.events.extract_if(.., is_key).collect::<Vec<_>>()));
        if self.cache.menu_keys.is_open(ctx) {
            // egui has already noted an arrow key, which must not move the focus before it is released from the queue.
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
    }

    /// Queues keys that arrived in one slow frame but must act in a later one. If a key acts (see [`is_acting_key`])
    /// after text was typed in a field, this key and all later ones are queued: Enter must see the results for the
    /// whole text, and the text must be stored before another position becomes current. In a field without such text,
    /// queues the keys after the first key that acts. Elsewhere, queues the keys after Up or Down in an open menu, or
    /// after Ctrl+M.
    fn queue_acting_keys(&mut self, ctx: &Context) {
        let is_in_field = views::is_in_dialog_field(ctx) || ctx.text_edit_focused();
        let divides: fn(&Event) -> bool = match is_in_field {
            true => is_acting_key,
            false if self.cache.menu_keys.is_open(ctx) => |event| direction(event).is_some(),
            // Ctrl+M switches try mode, which changes the meaning of the keys after it.
            false => {
                |event| matches!(event, Event::Key { key: Key::M, pressed: true, modifiers, .. } if modifiers.command)
            }
        };
        let held = ctx.input_mut(|input| {
            let place = input.events.iter().position(divides)?;
            let is_behind_text = is_in_field && input.events[..place].iter().any(is_text);
            let held = if is_behind_text { place } else { place + 1 };
            input.events[held..].iter().any(is_key).then(|| input.events.split_off(held))
        });
        if let Some(held) = held {
            self.type_ahead.keys.extend(held);
            ctx.request_repaint();
        }
    }

    /// Releases queued keys. In a dialog, releases one key in each frame, because its effect shows only in the next
    /// frame. Otherwise, releases the text before the next key that acts. If there is no such text, releases this key.
    pub(crate) fn release_typed_keys(&mut self, ctx: &Context) {
        if self.state.shell.pending_paste.is_some() {
            return;
        }
        if self.list_focus.pending.is_some() || self.cache.menu_keys.is_entering() {
            self.queue_keys(ctx);
            ctx.request_repaint();
            return;
        }
        if self.type_ahead.keys.is_empty() {
            self.queue_acting_keys(ctx);
            return;
        }
        self.queue_keys(ctx);
        let is_dialog = self.state.shell.dialog.is_some();
        let is_field = if is_dialog { views::is_in_dialog_field(ctx) } else { ctx.text_edit_focused() };
        let awaits_field = !is_field && (is_dialog || self.type_ahead.was_in_dialog);
        let count = if awaits_field && self.type_ahead.frames < MAX_FRAMES {
            self.type_ahead.frames += 1;
            0
        } else if awaits_field {
            self.type_ahead.frames = 0;
            self.type_ahead.keys.len()
        } else {
            self.type_ahead.frames = 0;
            let typed = self.type_ahead.keys.iter().take_while(|event| !is_acting_key(event)).count();
            if is_dialog { 1 } else { typed.max(1) }
        };
        if count > 0 {
            self.type_ahead.was_in_dialog = is_dialog;
        }
        let keys: Vec<Event> = self.type_ahead.keys.drain(..count.min(self.type_ahead.keys.len())).collect();
        if let Some(direction) = keys.iter().find_map(direction).filter(|_| self.cache.menu_keys.is_open(ctx)) {
            ctx.memory_mut(|memory| memory.move_focus(direction));
        }
        ctx.input_mut(|input| input.events.extend(keys));
        ctx.request_repaint();
    }
}
