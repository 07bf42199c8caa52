//! Drawing one record; any thread can do it.

use super::form::Form;
use super::job::{Content, Item, Job};
use super::look::Look;
use crate::diagram::{self, Caption, Figure, SheetForm};
use crate::document::Field;
use crate::notation::fen;

/// What became of a position.
pub(super) struct Rendering {
    /// The picture or the text; nothing for pages.
    pub(super) bytes: Vec<u8>,
    /// For pages, which are made when all are known.
    pub(super) figure: Option<Figure>,
    /// Characters of its caption that the font lacks.
    pub(super) missing: Vec<char>,
}

/// How everything is drawn.
pub(super) struct Painter<'a> {
    form: Form,
    /// What all positions are written as together, where they come onto pages.
    sheet: Option<SheetForm>,
    look: &'a Look,
}

impl<'a> Painter<'a> {
    pub(super) const fn new(form: Form, sheet: Option<SheetForm>, look: &'a Look) -> Self {
        Self { form, sheet, look }
    }

    /// How long diagrams on pages are to be, in micrometres.
    pub(super) const fn length(&self) -> Option<u32> {
        self.look.length()
    }

    pub(super) const fn form(&self) -> Form {
        self.form
    }

    pub(super) fn draw(&self, job: Job<Content>) -> Job<Result<Rendering, String>> {
        match job {
            Job::Unopened(error) => Job::Unopened(error),
            Job::Record(Item { number, place, quality, report, content }) => {
                let content = content.map(|content| self.drawn(number, &content));
                Job::Record(Item { number, place, quality, report, content })
            }
        }
    }

    fn drawn(&self, number: usize, content: &Content) -> Result<Rendering, String> {
        let mut diagram = self.look.diagram(content.position);
        diagram.annotations = self.look.annotations(&content.annotations);
        let fen = fen::write(&content.position);
        let (title, said) = (content.metadata.get(Field::Title), content.metadata.placeholders());
        let caption = Caption { title, number, position: &content.position, fen: &fen, said: &said };
        diagram.caption = caption.filled(self.look.caption(self.form));
        let form = self.form.of_diagram(self.look.has_figures());
        let has_letters = match self.sheet {
            Some(sheet) => sheet.draws_letters(),
            None => form.is_some_and(diagram::Form::draws_letters),
        };
        let missing = if has_letters { diagram::missing_characters(&diagram.caption) } else { Vec::new() };
        let Some(form) = form else {
            self.sheet.map_or(Ok(()), |sheet| sheet.check(&diagram, &fen)).map_err(|error| error.to_string())?;
            return Ok(Rendering { bytes: Vec::new(), figure: Some(Figure::new(diagram, fen)), missing });
        };
        let bytes = form.write(&diagram, &fen).map_err(|error| error.to_string())?;
        Ok(Rendering { bytes, figure: None, missing })
    }
}
