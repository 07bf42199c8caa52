//! Keys that were pressed behind one that opens a dialog with a field, before the field is there.

use std::collections::VecDeque;

use egui::{Context, Event, Key};

use crate::app::{App, views};

/// Keys that wait for the field of a dialog.
#[derive(Debug, Default)]
pub(in crate::app) struct Ahead {
    keys: VecDeque<Event>,
    /// For so many frames they have waited for the field.
    frames: u8,
}

/// A field that is not there by then does not come.
const MOST_FRAMES: u8 = 10;

impl App {
    /// Keeps the keys of this frame that nothing has taken until the field has the keyboard, if there is a dialog.
    pub(in crate::app) fn hold_keys(&mut self, ctx: &Context) {
        if self.state.shell.dialog.is_none() {
            return;
        }
        let is_key = |event: &mut Event| matches!(event, Event::Text(_) | Event::Key { .. });
        self.ahead.keys.extend(ctx.input_mut(|input| input.events.extract_if(.., is_key).collect::<Vec<_>>()));
    }

    /// Keeps a key that acts on what a dialog shows, and all behind it, where the text changes before it in one
    /// slow frame: Enter means what the whole text finds, which is shown only then.
    fn hold_answer(&mut self, ctx: &Context) {
        if !views::is_in_dialog_field(ctx) {
            return;
        }
        let is_one_of =
            |event: &Event, keys: &[Key]| matches!(event, Event::Key { key, pressed: true, .. } if keys.contains(key));
        let text = |event: &Event| {
            matches!(event, Event::Text(_) | Event::Paste(_)) || is_one_of(event, &[Key::Backspace, Key::Delete])
        };
        let acts = |event: &Event| is_one_of(event, &[Key::Enter, Key::ArrowUp, Key::ArrowDown, Key::Tab]);
        let held = ctx.input_mut(|input| {
            let after_text = input.events.iter().position(text).unwrap_or(input.events.len());
            let place = input.events[after_text..].iter().position(acts)?;
            Some(input.events.split_off(after_text + place))
        });
        if let Some(held) = held {
            self.ahead.keys.extend(held);
            ctx.request_repaint();
        }
    }

    /// Hands the field of a dialog what was typed ahead, one key a frame, for what it does shows only then.
    pub(in crate::app) fn serve_typed_ahead(&mut self, ctx: &Context) {
        if self.ahead.keys.is_empty() {
            self.hold_answer(ctx);
            return;
        }
        self.hold_keys(ctx);
        let is_there = self.state.shell.dialog.is_some();
        let keys: Vec<Event> = if is_there && views::is_in_dialog_field(ctx) {
            self.ahead.frames = 0;
            self.ahead.keys.pop_front().into_iter().collect()
        } else if is_there && self.ahead.frames < MOST_FRAMES {
            self.ahead.frames += 1;
            Vec::new()
        } else {
            self.ahead.frames = 0;
            self.ahead.keys.drain(..).collect()
        };
        ctx.input_mut(|input| input.events.extend(keys));
        ctx.request_repaint();
    }
}
