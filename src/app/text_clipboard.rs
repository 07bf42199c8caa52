//! Pasting, and copying in text fields, by way of the desktop, which reads in the background and reports failures.

use egui::{Context, Event, Key, Modifiers, OutputCommand};

use crate::app::shell::{Effect, PasteTarget};
use crate::app::state::Action;
use crate::app::ui::MAX_TEXT;
use crate::app::{App, details, keys, paste, views};

impl App {
    /// Turns Ctrl+C and Ctrl+X into events for the focused text field, and reads the clipboard for it at Ctrl+V.
    pub(crate) fn handle_clipboard_keys(&mut self, ctx: &Context) {
        if !ctx.text_edit_focused() {
            return;
        }
        for key in keys::take_clipboard_keys(ctx) {
            match key {
                Key::C => ctx.input_mut(|input| input.events.push(Event::Copy)),
                Key::X => ctx.input_mut(|input| input.events.push(Event::Cut)),
                _ => self.state.shell.request_paste(PasteTarget::Field),
            }
        }
    }

    /// Queues keys typed while the clipboard is read, so that they act after the paste. Escape cancels the paste.
    pub(crate) fn hold_keys_while_pasting(&mut self, ctx: &Context) {
        if self.state.shell.pending_paste.is_none() {
            return;
        }
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.state.shell.pending_paste = None;
        } else {
            self.queue_keys(ctx);
        }
    }

    /// Passes the text that was read from the clipboard to the target of the paste.
    pub(crate) fn deliver_paste(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        if self.state.shell.pending_paste.is_none() {
            return;
        }
        match self.state.shell.take_pasted() {
            Some((PasteTarget::Field, text)) => self.paste_into_field(ctx, text, actions),
            Some((PasteTarget::Board, text)) => self.state.paste.take(text, &mut self.state.shell),
            Some((PasteTarget::List, text)) => self.state.shell.effects.push(Effect::PasteIntoList(text)),
            None => {}
        }
        self.settle();
    }

    /// Pastes a text into the focused field. In the FEN box, handles a text of several lines as if it were pasted
    /// outside the box, since such a text cannot be part of a FEN.
    fn paste_into_field(&mut self, ctx: &Context, text: String, actions: &mut Vec<Action>) {
        let has_lines = text.trim().contains(['\r', '\n']);
        if views::is_in_fen_box(ctx) && has_lines {
            actions.push(Action::Paste(paste::Action::Take(text)));
        } else if self.state.shell.document.len() > 1 && views::is_in_title(ctx) && has_lines {
            // Each line becomes the title of one position, starting with the current position.
            actions.push(Action::Details(details::Action::PasteTitles(text)));
        } else if text.len() > MAX_TEXT {
            self.state.shell.report_too_long(&text);
        } else if ctx.text_edit_focused() {
            // A copied whole line ends with a line break, which the field must not contain.
            let text = text.trim_end_matches(['\r', '\n']).to_owned();
            ctx.input_mut(|input| input.events.push(Event::Paste(text)));
        }
    }

    pub(crate) fn forward_copied_text(&mut self, ctx: &Context) {
        let copied = ctx.output_mut(|output| {
            let mut copied = None;
            output.commands.retain_mut(|command| match command {
                OutputCommand::CopyText(text) => {
                    copied = Some(std::mem::take(text));
                    false
                }
                _ => true,
            });
            copied
        });
        if let Some(text) = copied {
            self.state.shell.copy(&text, None);
        }
    }
}
