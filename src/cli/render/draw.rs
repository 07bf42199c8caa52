//! Reads the records of the inputs as jobs, which can be drawn on any thread.

use std::iter;

use clap::builder::Styles;

use super::super::input::{Input, InputArguments};
use super::super::input_reader::InputReader;
use super::super::message;
use super::super::record::{ReadQuality, Record};
use super::content::RecordContent;
use super::format::RenderFormat;
use super::moves::MoveArguments;
use super::options::{DiagramOptions, SheetArguments, SolutionArguments};
use crate::diagram::{self, Caption, CaptionLine, Diagram, Figure, WorksheetFormat};
use crate::document::{self, Field, FileError, FoundSolution, MissingSolution};
use crate::notation::fen;
use crate::rules::Prover;

/// A record to draw, a drawn record, or the error of an input that cannot be opened or read to its end.
pub(super) type RenderJob<T> = Result<RenderRecord<T>, FileError>;

pub(super) struct RenderRecord<T> {
    pub(super) number: usize,
    /// The name of the input and the line, for messages.
    pub(super) place: String,
    pub(super) quality: ReadQuality,
    pub(super) report: String,
    pub(super) content: Option<T>,
}

/// Returns the records of the inputs in order. Reads the records of one batch at a time. Numbers them
/// from `first_number` on. With `only_first`, leaves an
/// input after its first readable record.
pub(super) fn render_jobs<'a>(
    inputs: &'a [Input],
    arguments: &InputArguments,
    only_first: bool,
    first_number: usize,
) -> impl Iterator<Item = RenderJob<RecordContent>> + Send + use<'a> {
    let mut number = first_number;
    let mut parts = InputReader::new(inputs, arguments);
    let batches = iter::from_fn(move || {
        let part = parts.next()?;
        let batch = match part.content {
            Err(error) => return Some(vec![Err(error)]),
            Ok(batch) => batch,
        };
        let (name, mut jobs, mut is_done) = (part.input.name(), Vec::new(), false);
        batch.read(part.variant, &mut |_, _| None, &mut |record| {
            if is_done {
                return;
            }
            is_done = only_first && record.position.is_some();
            jobs.push(Ok(item(number, &name, &record)));
            number += 1;
        });
        if is_done {
            parts.leave_input();
        }
        Some(jobs)
    });
    batches.flatten()
}

fn item(number: usize, name: &str, record: &Record<'_>) -> RenderRecord<RecordContent> {
    let mut report = String::new();
    let _ = message::text_report(&mut report, name, record, false, &Styles::plain()); // writing to a string cannot fail
    let content = record.position.map(|position| RecordContent::from_record(position, record));
    RenderRecord { number, place: format!("{name}:{}", record.line), quality: record.quality, report, content }
}

pub(super) struct Rendering {
    pub(super) bytes: Vec<u8>,
    /// The figure, if the format has pages. Pages are written once all figures are known.
    pub(super) figure: Option<Figure>,
    /// The reason why a requested solution is missing.
    pub(super) missing_solution: Option<MissingSolution>,
    pub(super) missing: Vec<char>,
}

pub(super) struct Painter<'a> {
    pub(super) form: RenderFormat,
    pub(super) look: &'a DiagramOptions,
    pub(super) moves: &'a MoveArguments,
    pub(super) sheet: &'a SheetArguments,
    pub(super) solutions: &'a SolutionArguments,
    pub(super) prover: Prover,
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
        let words = self.look.with_language(|| content.metadata.stipulation_in_words());
        let words = words.filter(|_| self.form.is_pages() && !self.sheet.stipulation_signs);
        let title = content.metadata.get(Field::Title);
        let said = content.metadata.placeholders_with(words.as_deref());
        let caption = Caption { title, number, position: &content.position, fen: &fen, values: &said };
        let template = self.look.caption(self.form);
        if let RenderFormat::Pages(sheet) = self.form {
            let lines = self.look.with_language(|| caption.lines(template));
            return self.figure(sheet, content, (diagram, lines), fen);
        }
        diagram.caption = self.look.with_language(|| caption.fill(template));
        let missing =
            if self.form.uses_built_in_font() { diagram::missing_characters(&diagram.caption) } else { Vec::new() };
        let bytes = self.look.with_language(|| match self.form {
            RenderFormat::Diagrams(form) => form.write(&diagram, &fen).map_err(|error| error.to_string()),
            RenderFormat::Animations(form) => {
                let moves = self.moves.moves(content, self.solutions, &self.prover)?;
                self.moves.write(form, diagram, &moves)
            }
            RenderFormat::Pages(_) => Ok(Vec::new()),
        });
        Ok(Rendering { bytes: bytes?, figure: None, missing_solution: None, missing })
    }

    fn figure(
        &self,
        sheet: WorksheetFormat,
        content: &RecordContent,
        (diagram, caption): (Diagram, Vec<CaptionLine>),
        fen: String,
    ) -> Result<Rendering, String> {
        sheet.check(&diagram, &fen).map_err(|error| error.to_string())?;
        let found = self.look.with_language(|| self.solutions.find(content, sheet, &self.prover));
        let (solution, exercise) = found.map(|found| (found.solution, found.exercise)).unzip();
        let solution = solution.filter(|_| self.solutions.solutions.is_some());
        let missing_solution = solution.as_ref().and_then(FoundSolution::missing);
        let solution = solution.map(FoundSolution::into_lines).unwrap_or_default();
        let exercise = exercise.flatten().map(|exercise| exercise.to_json());
        let tags = document::keywords_of_operations(&content.operations);
        let figure = Figure { caption, solution, tags, exercise, ..Figure::new(diagram, fen) };
        let texts = figure.texts().filter(|_| sheet.uses_built_in_font());
        let missing = texts.flat_map(diagram::missing_characters).collect();
        Ok(Rendering { bytes: Vec::new(), figure: Some(figure), missing_solution, missing })
    }
}
