//! `fenwright render`: draws positions as pictures, pages and text.

mod content;
mod draw;
mod format;
mod moves;
mod options;
mod target;

use std::collections::BTreeSet;
use std::io::{self, IsTerminal as _, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};

use super::input::{Input, InputArguments};
use super::output::{self, Destination, Failure, Outcome, Tally};
use super::progress_line::ProgressLine;
use super::terminal::TextOutput;
use crate::diagram::{Diagram, DiagramFormat, Figure, LengthUnit, PngError, WorksheetFormat};
use crate::document::parallel::{self, Backlog};
use crate::document::{self, MissingSolutions};
use crate::rules::Prover;
use crate::tr;
use draw::{Painter, RenderJob, Rendering, render_jobs};
use format::{RenderFormat, render_format};
use moves::MoveArguments;
use options::{DiagramOptions, SheetArguments, SolutionArguments};
use target::{OutputTarget, PictureWriter};

/// The arguments of `fenwright render`.
#[derive(Args, Debug)]
pub struct Render {
    #[arg(long, value_name = "FORMAT", value_parser = render_format())]
    to: Option<RenderFormat>,
    #[arg(short, long, value_name = "OUT", value_hint = ValueHint::AnyPath)]
    output: Option<PathBuf>,
    #[arg(long)]
    first: bool,
    #[command(flatten)]
    look: DiagramOptions,
    #[command(flatten)]
    moves: MoveArguments,
    #[command(flatten)]
    sheet: SheetArguments,
    #[command(flatten)]
    solutions: SolutionArguments,
    #[command(flatten)]
    input: InputArguments,
}

impl Render {
    /// Runs the command: reads the inputs and draws their positions.
    pub fn run(&self) -> Outcome {
        let Some(inputs) = self.input.read() else { return Outcome::Error };
        let destination = Destination::new(self.output.as_deref());
        let form = match (self.to, destination) {
            (Some(form), _) => form,
            (None, Destination::Standard) => RenderFormat::SVG,
            (None, Destination::File(path)) => match RenderFormat::from_output_path(path) {
                Some(form) => form,
                None => return output::fail(&tr!("cli-render-unknown-form", path = document::quoted(path))),
            },
        };
        let form = form.with_options(self.look.unicode, self.sheet.latex, self.sheet.typst);
        if form.is_for_programs() && destination == Destination::Standard && io::stdout().is_terminal() {
            return output::fail(tr!("cli-picture-to-terminal"));
        }
        if !form.is_pages() && !(Diagram::MIN_SIZE..=Diagram::MAX_SIZE).contains(&self.look.pixels()) {
            let why = PngError::Size(self.look.pixels());
            return output::fail(&tr!("cli-with-size", why = why.to_string()));
        }
        let processors = parallel::processor_count();
        let memory = self.look.memory();
        let threads = if form.is_pages() { Some(processors) } else { parallel::threads_with_memory(memory) };
        let Some(threads) = threads else {
            return output::fail(tr!("cli-no-memory-to-draw"));
        };
        let painter = Painter {
            form,
            look: &self.look,
            moves: &self.moves,
            sheet: &self.sheet,
            solutions: &self.solutions,
            prover: Prover::default(),
        };
        let mut drawing = Drawing { only_first: self.first, threads, ..Drawing::new(&painter, &inputs, &self.input) };
        let result = match (form, OutputTarget::new(destination, form)) {
            (RenderFormat::Pages(form), target) => drawing.pages(&self.sheet, form, &target),
            (form, target) if form.picture_extension().is_some() => drawing.pictures(target),
            (_, OutputTarget::File(path)) => drawing.file_of_text(&path),
            (_, OutputTarget::Standard | OutputTarget::Numbered(_)) => {
                drawing.text(&mut TextOutput::standard()).map_err(Failure::Output)
            }
        };
        drawing.end(result)
    }
}

struct Drawing<'a> {
    painter: &'a Painter<'a>,
    inputs: &'a [Input],
    arguments: &'a InputArguments,
    only_first: bool,
    threads: NonZeroUsize,
    tally: Tally,
    drawn: usize,
    undrawn: usize,
    unsolved: MissingSolutions,
    has_file_errors: bool,
    missing: BTreeSet<char>,
    progress: ProgressLine,
}

impl<'a> Drawing<'a> {
    fn new(painter: &'a Painter<'a>, inputs: &'a [Input], arguments: &'a InputArguments) -> Self {
        Self {
            painter,
            inputs,
            arguments,
            only_first: false,
            threads: NonZeroUsize::MIN,
            tally: Tally::default(),
            drawn: 0,
            undrawn: 0,
            unsolved: MissingSolutions::default(),
            has_file_errors: false,
            missing: BTreeSet::new(),
            progress: ProgressLine::new(inputs),
        }
    }

    /// Draws all records on several threads, and calls `take` with the results in input order until `take` fails.
    fn each<E>(&mut self, mut take: impl FnMut(usize, Rendering) -> Result<(), E>) -> Result<(), E> {
        let painter = self.painter;
        let jobs = render_jobs(self.inputs, self.arguments, self.only_first, self.painter.sheet.first_number);
        let mut result = Ok(());
        let draw = |job| painter.draw(job);
        parallel::run_in_order(jobs, self.threads.get(), Backlog::Few, draw, |job| {
            result = self.take(job, &mut take);
            result.is_ok()
        });
        self.progress.clear();
        result
    }

    fn take<E>(
        &mut self,
        job: RenderJob<Result<Rendering, String>>,
        take: &mut impl FnMut(usize, Rendering) -> Result<(), E>,
    ) -> Result<(), E> {
        let record = match job {
            Err(error) => {
                self.has_file_errors = true;
                self.progress.report_error(&error.sentence());
                return Ok(());
            }
            Ok(record) => record,
        };
        self.tally.count(record.quality, &[]);
        if !record.report.is_empty() {
            self.progress.say(record.report.trim_end());
        }
        match record.content {
            None => {}
            Some(Err(why)) => {
                self.undrawn += 1;
                self.progress.say(&format!("{}: {why}", record.place));
            }
            Some(Ok(mut drawn)) => {
                self.missing.extend(drawn.missing.drain(..));
                drawn.missing_solution.into_iter().for_each(|reason| self.unsolved.add(reason));
                take(record.number, drawn)?;
                self.drawn += 1;
            }
        }
        self.progress.show(|| tr!("cli-drawn", count = self.drawn));
        Ok(())
    }

    /// Writes texts one after another. Except for alternative texts, a blank line separates them.
    fn text(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let form = self.painter.form;
        let mut is_first = true;
        self.each(|_, drawn| {
            if !is_first && form != RenderFormat::Diagrams(DiagramFormat::Alt) {
                out.write_all(b"\n")?;
            }
            is_first = false;
            out.write_all(&drawn.bytes)
        })?;
        out.flush()
    }

    fn file_of_text(&mut self, path: &Path) -> Result<(), Failure> {
        let write = |out: &mut dyn Write| {
            self.text(out)?;
            if self.has_file_errors { Err(io::ErrorKind::Other.into()) } else { Ok(()) }
        };
        document::write_file(path, write).map_err(Failure::File)
    }

    fn pictures(&mut self, target: OutputTarget) -> Result<(), Failure> {
        let mut pictures = PictureWriter::new(target)?;
        self.each(|number, drawn| pictures.take(number, drawn.bytes))?;
        if matches!(pictures, PictureWriter::One(_, None)) { self.nothing_drawn() } else { pictures.finish() }
    }

    fn nothing_drawn(&self) -> Result<(), Failure> {
        if self.undrawn > 0 || !self.tally.all_strict() || self.has_file_errors {
            return Ok(());
        }
        Err(Failure::Other(tr!("cli-nothing-to-draw").to_owned()))
    }

    fn pages(&mut self, sheet: &SheetArguments, form: WorksheetFormat, target: &OutputTarget) -> Result<(), Failure> {
        let mut figures: Vec<Figure> = Vec::new();
        self.each(|_, drawn| {
            figures.extend(drawn.figure);
            Ok::<(), Failure>(())
        })?;
        if figures.is_empty() {
            return self.nothing_drawn();
        }
        if form.uses_built_in_font() {
            self.missing.extend(crate::diagram::missing_characters(&sheet.title));
        }
        let wanted = self.painter.look.length();
        let worksheet = sheet.worksheet(figures.len(), wanted);
        if let (Some(wanted), Some(drawn)) =
            (wanted, self.painter.look.with_language(|| worksheet.diagram_length(&figures)))
            && drawn + 50 < wanted
        {
            let unit = LengthUnit::Centimetres;
            output::report_error(&tr!("cli-smaller-diagrams", length = unit.write(drawn)));
        }
        self.report_unsolved();
        let diagrams = figures.iter().filter(|figure| figure.exercise.is_none()).count();
        if self.painter.solutions.solvable && form == WorksheetFormat::Html && diagrams > 0 {
            output::report_error(&tr!("cli-not-solvable", count = diagrams));
        }
        let pages = self.painter.look.with_language(|| worksheet.write(form, &figures));
        let pages = pages.map_err(|error| Failure::Other(tr!("cli-pages-failed", why = error.to_string())))?;
        target::write_whole(target, &pages)
    }

    /// Reports how many positions have no solution, and why.
    fn report_unsolved(&self) {
        let seconds = self.painter.solutions.limit_seconds.as_secs_f64().to_string();
        let Some(unsolved) = self.unsolved.sentence(&seconds) else { return };
        output::report_error(&if self.unsolved.stopped() == 0 {
            tr!("cli-unsolved", unsolved = unsolved)
        } else {
            tr!("cli-unsolved-in-time", unsolved = unsolved)
        });
    }

    fn is_complete(&self) -> bool {
        self.tally.all_strict() && self.undrawn + self.unsolved.stopped() == 0
    }

    fn end(self, result: Result<(), Failure>) -> Outcome {
        if !self.missing.is_empty() {
            let missing: String = self.missing.iter().take(20).collect();
            output::report_error(&tr!("cli-missing-characters", characters = missing));
        }
        if let Err(failure) = result {
            return failure.report(self.has_file_errors);
        }
        let is_complete = if self.only_first { self.drawn == self.inputs.len() } else { self.is_complete() };
        Outcome::new(self.has_file_errors, is_complete)
    }
}
