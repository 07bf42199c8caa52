//! Drawing one record; any thread can do it.

use super::caption;
use super::form::Form;
use super::job::{Content, Item, Job};
use super::look::Look;
use crate::diagram::{self, Diagram, LatexPackage, text};
use crate::notation::fen;

/// What became of a position.
pub(super) struct Drawn {
    /// The picture or the text; nothing for pages.
    pub(super) bytes: Vec<u8>,
    /// For pages, which are made when all are known.
    pub(super) diagram: Option<Diagram>,
    /// Characters of its caption that the font lacks.
    pub(super) missing: Vec<char>,
}

/// How everything is drawn.
pub(super) struct Painter<'a> {
    form: Form,
    look: &'a Look,
}

impl<'a> Painter<'a> {
    pub(super) const fn new(form: Form, look: &'a Look) -> Self {
        Self { form, look }
    }

    pub(super) const fn form(&self) -> Form {
        self.form
    }

    pub(super) fn draw(&self, job: Job<Content>) -> Job<Result<Drawn, String>> {
        match job {
            Job::Unopened(error) => Job::Unopened(error),
            Job::Record(Item { number, place, quality, report, content }) => {
                let content = content.map(|content| self.drawn(number, &content));
                Job::Record(Item { number, place, quality, report, content })
            }
        }
    }

    fn drawn(&self, number: usize, content: &Content) -> Result<Drawn, String> {
        let mut diagram = self.look.diagram(content.position);
        diagram.caption = caption::filled(self.look.caption(self.form), number, content);
        let has_letters = matches!(self.form, Form::Svg | Form::Png | Form::Markdown | Form::Pdf);
        let missing = if has_letters { diagram::missing_characters(&diagram.caption) } else { Vec::new() };
        if self.form == Form::Pdf {
            return Ok(Drawn { bytes: Vec::new(), diagram: Some(diagram), missing });
        }
        Ok(Drawn { bytes: self.bytes(&diagram)?, diagram: None, missing })
    }

    fn bytes(&self, diagram: &Diagram) -> Result<Vec<u8>, String> {
        let latex = |package| {
            diagram::latex(diagram, &fen::write(&diagram.position), package).map_err(|error| error.to_string())
        };
        let text = match self.form {
            Form::Png => return diagram::png(diagram).map_err(|error| error.to_string()),
            Form::Svg => diagram::svg(diagram),
            Form::Text if self.look.has_figures() => text::unicode(diagram),
            Form::Text => text::ascii(diagram),
            Form::Latex => latex(LatexPackage::Chessboard)?,
            Form::Xskak => latex(LatexPackage::Xskak)?,
            Form::Markdown => diagram::markdown(diagram).map_err(|error| error.to_string())?,
            Form::Alt => diagram::alt_text(diagram) + "\n",
            Form::Pdf => String::new(),
        };
        Ok(text.into_bytes())
    }
}
