//! Draws single records, on any thread.

use super::form::Form;
use super::job::{Content, Item, Job};
use super::look::Look;
use super::solutions::Solutions;
use crate::diagram::{self, Caption, CaptionLine, Diagram, Figure, SheetForm};
use crate::document::Field;
use crate::notation::fen;

pub(super) struct Rendering {
    /// The picture or the text; empty for pages.
    pub(super) bytes: Vec<u8>,
    /// The figure for pages, which are written once all figures are known.
    pub(super) figure: Option<Figure>,
    pub(super) is_unfinished: bool,
    /// Characters of its texts that the font lacks.
    pub(super) missing: Vec<char>,
}

pub(super) struct Painter<'a> {
    form: Form,
    /// The format of the pages, if the output is pages.
    sheet: Option<SheetForm>,
    look: &'a Look,
    solutions: &'a Solutions,
}

impl<'a> Painter<'a> {
    pub(super) const fn new(form: Form, sheet: Option<SheetForm>, look: &'a Look, solutions: &'a Solutions) -> Self {
        Self { form, sheet, look, solutions }
    }

    /// Returns the time limit per position for solving, in seconds.
    pub(super) const fn seconds(&self) -> f64 {
        self.solutions.seconds()
    }

    pub(super) const fn has_solutions(&self) -> bool {
        self.solutions.are_wanted()
    }

    /// Runs a closure in the language of pages and captions.
    pub(super) fn speaking<T>(&self, say: impl FnOnce() -> T) -> T {
        self.look.speaking(say)
    }

    /// Returns the requested length of diagrams on pages, in micrometers.
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
        if let Some(sheet) = self.sheet {
            let lines = self.look.speaking(|| caption.lines(self.look.caption(self.form)));
            return self.figure(sheet, content, (diagram, lines), fen);
        }
        diagram.caption = self.look.speaking(|| caption.filled(self.look.caption(self.form)));
        // A format that is not one of pages is one of single diagrams.
        let form = self.form.of_diagram(self.look.has_figures()).unwrap_or_default();
        let missing = if form.draws_letters() { diagram::missing_characters(&diagram.caption) } else { Vec::new() };
        let bytes = self.look.speaking(|| form.write(&diagram, &fen)).map_err(|error| error.to_string())?;
        Ok(Rendering { bytes, figure: None, is_unfinished: false, missing })
    }

    fn figure(
        &self,
        sheet: SheetForm,
        content: &Content,
        (diagram, caption): (Diagram, Vec<CaptionLine>),
        fen: String,
    ) -> Result<Rendering, String> {
        sheet.check(&diagram, &fen).map_err(|error| error.to_string())?;
        let (solution, is_unfinished) = self.look.speaking(|| self.solutions.of(content));
        let figure = Figure { caption, solution, ..Figure::new(diagram, fen) };
        let texts = figure.texts().filter(|_| sheet.draws_letters());
        let missing = texts.flat_map(diagram::missing_characters).collect();
        Ok(Rendering { bytes: Vec::new(), figure: Some(figure), is_unfinished, missing })
    }
}
