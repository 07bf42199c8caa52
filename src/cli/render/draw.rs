//! Draws single records, on any thread.

use super::format::RenderFormat;
use super::job::{RecordContent, RenderJob, RenderRecord};
use super::options::DiagramOptions;
use super::solutions::SolutionArguments;
use crate::diagram::{self, Caption, CaptionLine, Diagram, Figure, WorksheetFormat};
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
    pub(super) form: RenderFormat,
    pub(super) look: &'a DiagramOptions,
    pub(super) solutions: &'a SolutionArguments,
}

impl Painter<'_> {
    pub(super) fn draw(&self, job: RenderJob<RecordContent>) -> RenderJob<Result<Rendering, String>> {
        let RenderRecord { number, place, quality, report, content } = job?;
        let content = content.map(|content| self.drawn(number, &content));
        Ok(RenderRecord { number, place, quality, report, content })
    }

    fn drawn(&self, number: usize, content: &RecordContent) -> Result<Rendering, String> {
        let mut diagram = self.look.diagram(content.position);
        diagram.annotations = self.look.annotations(&content.annotations);
        let fen = fen::write(&content.position);
        let (title, said) = (content.metadata.get(Field::Title), content.metadata.placeholders());
        let caption = Caption { title, number, position: &content.position, fen: &fen, values: &said };
        let template = self.look.caption(self.form);
        let form = match self.form {
            RenderFormat::Diagrams(form) => form,
            RenderFormat::Pages(sheet) => {
                let lines = self.look.with_language(|| caption.lines(template));
                return self.figure(sheet, content, (diagram, lines), fen);
            }
        };
        diagram.caption = self.look.with_language(|| caption.fill(template));
        let missing =
            if form.uses_built_in_font() { diagram::missing_characters(&diagram.caption) } else { Vec::new() };
        let bytes = self.look.with_language(|| form.write(&diagram, &fen)).map_err(|error| error.to_string())?;
        Ok(Rendering { bytes, figure: None, is_unfinished: false, missing })
    }

    fn figure(
        &self,
        sheet: WorksheetFormat,
        content: &RecordContent,
        (diagram, caption): (Diagram, Vec<CaptionLine>),
        fen: String,
    ) -> Result<Rendering, String> {
        sheet.check(&diagram, &fen).map_err(|error| error.to_string())?;
        let (solution, is_unfinished) = self.look.with_language(|| self.solutions.find(content));
        let figure = Figure { caption, solution, ..Figure::new(diagram, fen) };
        let texts = figure.texts().filter(|_| sheet.uses_built_in_font());
        let missing = texts.flat_map(diagram::missing_characters).collect();
        Ok(Rendering { bytes: Vec::new(), figure: Some(figure), is_unfinished, missing })
    }
}
