//! Diagrams on the clipboard.

use super::state::State;
use super::{Rendition, Showing};
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::job::Worker as _;
use crate::app::ui::wording;
use crate::diagram::{self, Form, Pixels};
use crate::document::Progress;

impl State {
    /// Copies what the board shows in a form, as the choices have it.
    pub(in crate::app) fn copy_as(&mut self, form: Form, showing: Showing, shell: &mut Shell) {
        let Showing { subject, screen, .. } = showing;
        let diagram = shell.settings.export.as_shown().draw(&subject, screen);
        self.copy_rendition(Rendition { form, diagram, fen: subject.fen }, shell);
    }

    /// Copies a diagram, PNG as a picture and all else as text.
    pub(super) fn copy_rendition(&mut self, rendition: Rendition, shell: &mut Shell) {
        let Rendition { form, diagram, fen } = rendition;
        let draw = move |progress: &Progress| {
            let copied = match form {
                Form::Png => diagram::pixels(&diagram).map(Copied::Picture).map_err(|error| error.to_string()),
                _ => form.text(&diagram, &fen).map(Copied::Text).map_err(|error| error.to_string()),
            };
            (copied, progress.is_cancelled())
        };
        self.begin("Drawing the diagram", shell, draw, move |_, (copied, is_cancelled), shell| match copied {
            _ if is_cancelled => shell.notices.noted("Nothing was copied."),
            Ok(Copied::Picture(pixels)) => copy_pixels(&pixels, shell),
            Ok(Copied::Text(text)) => shell.copy(&text, Some(&done(form, &text))),
            Err(why) => {
                let sentence = format!("The diagram cannot be copied: {why}.");
                shell.notices.failed(sentence, Some(Command::ExportDiagram));
            }
        });
    }
}

fn copy_pixels(Pixels { width, height, rgba }: &Pixels, shell: &mut Shell) {
    match shell.desktop.set_clipboard_picture(*width as usize, *height as usize, rgba) {
        Ok(()) => shell.notices.done(format!("Picture copied: {width} \u{d7} {height} pixels")),
        Err(why) => shell.notices.failed(format!("The clipboard cannot be used: {why}."), None),
    }
}

enum Copied {
    Picture(Pixels),
    Text(String),
}

/// What was copied, for a notice.
fn done(form: Form, text: &str) -> String {
    let lines = || wording::counted(text.lines().count(), "line", "lines");
    let kilobytes = || format!("{} KB", wording::number(text.len().div_ceil(1000)));
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
