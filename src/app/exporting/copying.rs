//! Diagrams on the clipboard.

use super::Rendition;
use crate::app::App;
use crate::app::shell::command::Command;
use crate::app::ui::words;
use crate::diagram::{self, Form, Pixels};

impl App {
    /// Copies what the board shows in a form, as the choices have it.
    pub(in crate::app) fn copy_as(&mut self, form: Form) {
        let choices = self.state.shell.settings.export.as_shown();
        let subject = self.state.subject();
        let diagram = choices.draw(&subject, self.state.screen());
        self.copy_rendition(Rendition { form, diagram, fen: subject.fen });
    }

    /// Copies a diagram, PNG as a picture and all else as text.
    pub(super) fn copy_rendition(&mut self, rendition: Rendition) {
        self.work("Drawing the diagram", move |progress| {
            let Rendition { form, diagram, fen } = rendition;
            let copied = match form {
                Form::Png => diagram::pixels(&diagram).map(Copied::Picture).map_err(|error| error.to_string()),
                _ => form.text(&diagram, &fen).map(Copied::Text).map_err(|error| error.to_string()),
            };
            let is_cancelled = progress.is_cancelled();
            Box::new(move |app| match copied {
                _ if is_cancelled => app.state.shell.notices.noted("Nothing was copied."),
                Ok(Copied::Picture(pixels)) => app.copy_pixels(&pixels),
                Ok(Copied::Text(text)) => app.state.shell.copy(&text, Some(&done(form, &text))),
                Err(why) => {
                    let sentence = format!("The diagram cannot be copied: {why}.");
                    app.state.shell.notices.failed(sentence, Some(Command::ExportDiagram));
                }
            })
        });
    }

    fn copy_pixels(&mut self, Pixels { width, height, rgba }: &Pixels) {
        match self.state.shell.desktop.set_clipboard_picture(*width as usize, *height as usize, rgba) {
            Ok(()) => self.state.shell.notices.done(format!("Picture copied: {width} \u{d7} {height} pixels")),
            Err(why) => self.state.shell.notices.failed(format!("The clipboard cannot be used: {why}."), None),
        }
    }
}

enum Copied {
    Picture(Pixels),
    Text(String),
}

/// What was copied, for a notice.
fn done(form: Form, text: &str) -> String {
    let lines = || words::counted(text.lines().count(), "line", "lines");
    let kilobytes = || format!("{} KB", words::number(text.len().div_ceil(1000)));
    match form {
        Form::Ascii => format!("Board of letters copied: {}", lines()),
        Form::Unicode => format!("Board of chess figures copied: {}", lines()),
        Form::Latex => format!("LaTeX copied, for the package chessboard: {}", lines()),
        Form::Xskak => format!("LaTeX copied, for the package xskak: {}", lines()),
        Form::Markdown => format!("Markdown image copied: {}", kilobytes()),
        Form::Svg => format!("SVG copied as text: {}", kilobytes()),
        Form::Alt => "Alternative text copied".to_owned(),
        Form::Png => format!("Data address copied: {}", kilobytes()),
    }
}
