//! Copy and paste in text fields, routed through the desktop, which can report failures.

use egui::{Context, Event, Key, OutputCommand};

use crate::app::state::Action;
use crate::app::ui::MAX_TEXT;
use crate::app::{App, details, keys, paste, views};

impl App {
    /// Turns Ctrl+C, Ctrl+X and Ctrl+V into events for the focused text field.
    ///
    /// The FEN box has one line: a text of several lines is not part of a FEN and is pasted as outside the box.
    pub(crate) fn handle_clipboard_keys(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        if !ctx.text_edit_focused() {
            return;
        }
        let has_several = self.state.shell.document.len() > 1;
        let is_for_titles = |text: &str| has_several && views::is_in_title(ctx) && text.trim().contains(['\r', '\n']);
        for key in keys::take_clipboard_keys(ctx) {
            let event = match key {
                Key::C => Event::Copy,
                Key::X => Event::Cut,
                _ => match self.state.shell.text_to_paste() {
                    Some(text) if views::is_in_fen_box(ctx) && text.trim().contains(['\r', '\n']) => {
                        actions.push(Action::Paste(paste::Action::Take(text)));
                        continue;
                    }
                    // One title per line, for consecutive positions.
                    Some(text) if is_for_titles(&text) => {
                        actions.push(Action::Details(details::Action::PasteTitles(text)));
                        continue;
                    }
                    Some(text) if text.len() > MAX_TEXT => {
                        self.state.shell.report_too_long(&text);
                        continue;
                    }
                    // A line that was copied whole ends with a line break.
                    Some(text) => Event::Paste(text.trim_end_matches(['\r', '\n']).to_owned()),
                    None => {
                        self.settle();
                        continue;
                    }
                },
            };
            ctx.input_mut(|input| input.events.push(event));
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
