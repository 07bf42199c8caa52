//! Exporting positions as diagrams on pages of one file, with their solutions.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::pictures::{BatchItem, ExportBatch, Failures, report_exported};
use super::rendition::write;
use super::state::State;
use super::{BoardLook, DiagramSubject, ExportOptions};
use crate::app::shell::{Command, ModalWorker as _, SheetOptions, Shell, SolutionPages};
use crate::app::ui::file_name;
use crate::board::Position;
use crate::diagram::{Figure, Pixels, Worksheet};
use crate::document::parallel::{self, Backlog};
use crate::document::{FoundSolution, MissingSolution, MissingSolutions, Progress, Puzzle, SolvedPuzzle};
use crate::lang::{self, Language, PieceLetters};
use crate::notation::stipulation::Stipulation;
use crate::rules::Prover;
use crate::rules::solver::SearchControl;
use crate::tr;

/// Maximum number of diagrams in one file, which is built in memory.
pub(super) const MAX_DIAGRAMS: usize = 20_000;

impl DiagramSubject {
    fn puzzle(&self, sheet: &SheetOptions) -> Puzzle<'_> {
        Puzzle {
            position: &self.position,
            stated: self.solution.as_deref(),
            stipulation: self.stipulation,
            solves: sheet.solutions == SolutionPages::Solve,
            has_exercise: sheet.is_solvable(),
        }
    }
}

impl ExportOptions {
    pub(super) fn worksheet(&self, title: &str, first_number: usize) -> Worksheet {
        let sheet = &self.sheet;
        Worksheet {
            paper: sheet.paper,
            per_page: sheet.per_page,
            title: title.to_owned(),
            gutter: sheet.gutter,
            numbers: sheet.numbers,
            first_number,
            mover: sheet.mover,
            length: sheet.unit.map(|_| sheet.length),
            solution_lines: sheet.lines,
        }
    }
}

/// Builds a diagram with its solution for the pages. If the format cannot show it, returns the reason.
fn figure(
    choices: &ExportOptions,
    screen: BoardLook,
    subject: &DiagramSubject,
    SolvedPuzzle { solution, exercise }: SolvedPuzzle,
) -> Result<Figure, String> {
    let diagram = choices.diagram(subject, screen);
    let sheet = &choices.sheet;
    sheet.form.check(&diagram, &subject.fen).map_err(|error| error.to_string())?;
    let caption = sheet.with_language(|| subject.caption_lines(&sheet.caption, sheet.words));
    let (solution, exercise) = (solution.into_lines(), exercise.map(|exercise| exercise.to_json()));
    Ok(Figure { caption, solution, tags: subject.tags.clone(), exercise, ..Figure::new(diagram, subject.fen.clone()) })
}

impl ExportBatch {
    pub(super) fn subjects(&self, progress: &Progress) -> Vec<DiagramSubject> {
        self.items(progress).take(MAX_DIAGRAMS).filter_map(|item| item.subject.ok()).collect()
    }

    pub(super) fn is_solved(&self, subjects: &[DiagramSubject]) -> bool {
        subjects.iter().all(|subject| self.solutions.get(subject, &self.choices.sheet).is_some())
    }

    pub(super) fn solve(&self, subjects: &[DiagramSubject], progress: &Progress) {
        let (solved, sheet, prover) = (&self.solutions, &self.choices.sheet, self.marks.prover());
        let work = subjects.iter().take_while(|_| !progress.is_cancelled());
        let solve = |subject: &DiagramSubject| _ = solved.get_or_solve(subject, sheet, prover, progress);
        parallel::run_in_order(work, parallel::processor_count().get(), Backlog::Many, solve, |()| true);
    }

    /// Draws a page to fit `room` in pixels, with the solutions known so far. If there are fewer pages, draws the last.
    pub(super) fn page(&self, subjects: &[DiagramSubject], page: usize, room: (u32, u32)) -> Result<SheetPage, String> {
        let figure = |subject: &DiagramSubject| {
            let known = self.solutions.get(subject, &self.choices.sheet);
            let known = known.unwrap_or(FoundSolution::Missing(MissingSolution::Stopped).into());
            figure(&self.choices, self.look, subject, known).ok()
        };
        let figures: Vec<Figure> = subjects.iter().filter_map(figure).collect();
        if figures.is_empty() {
            return Err(tr!("exporting-nothing-drawn").to_owned());
        }
        let sheet = self.worksheet();
        let (picture, number, pages) = self.choices.sheet.with_language(|| {
            let pages = sheet.all_pages(&figures);
            let number = page.min(pages - 1);
            (sheet.picture(&figures, number, room), number, pages)
        });
        let picture = picture.map_err(|error| error.to_string())?;
        Ok(SheetPage { picture, number, pages, length: sheet.diagram_length(&figures) })
    }

    fn draw_all(&self, progress: &Progress) -> SheetContents {
        let (choices, screen) = (&self.choices, self.look);
        let (solved, prover) = (&self.solutions, self.marks.prover());
        let draw = |BatchItem { number, subject }: BatchItem| {
            let figure = subject.and_then(|subject| {
                let found = solved.get_or_solve(&subject, &choices.sheet, prover, progress);
                let missing = found.solution.missing();
                Ok((figure(choices, screen, &subject, found)?, missing))
            });
            (number, figure)
        };
        let mut pages = SheetContents::default();
        let threads = parallel::processor_count().get();
        parallel::run_in_order(self.items(progress), threads, Backlog::Many, draw, |(number, figure)| {
            progress.advance(1);
            match figure {
                Ok((figure, missing)) => {
                    pages.figures.push(figure);
                    if let Some(reason) = missing {
                        pages.unsolved.add(reason);
                    }
                }
                Err(why) => pages.failures.add(number, &why),
            }
            true
        });
        pages
    }
}

#[derive(Default)]
struct SheetContents {
    figures: Vec<Figure>,
    unsolved: MissingSolutions,
    failures: Failures,
}

pub(super) struct SheetPage {
    pub(super) picture: Pixels,
    /// The index of the page, counted from 0.
    pub(super) number: usize,
    pub(super) pages: usize,
    /// The longer side of the smallest diagram, in micrometers.
    pub(super) length: Option<u32>,
}

impl State {
    pub(super) fn save_pages(&mut self, path: &Path, positions: ExportBatch, shell: &mut Shell) {
        let (path, name) = (path.to_owned(), file_name(path));
        let sheet = positions.worksheet();
        let pages = positions.choices.sheet.solutions;
        let seconds = positions.choices.sheet.seconds();
        let what = match pages {
            SolutionPages::Solve => tr!("exporting-solving-diagrams", count = positions.len()),
            SolutionPages::None | SolutionPages::Record => tr!("exporting-drawing-diagrams", count = positions.len()),
        };
        let draw = move |progress: &Progress| {
            progress.set_total((positions.len() + sheet.diagram_page_count(positions.len())) as u64);
            let drawn = positions.draw_all(progress);
            let choices = &positions.choices.sheet;
            let result = written((&sheet, choices), &drawn.figures, &path, progress);
            (result, choices.with_language(|| sheet.all_pages(&drawn.figures)), drawn)
        };
        self.start_job(what, shell, draw, move |_, (result, count, drawn), shell| match result {
            Ok(true) => {
                let mut done = tr!("exporting-pages-done", file = name, count = count);
                let unsolved = drawn.unsolved.sentence(&seconds).filter(|_| pages != SolutionPages::None);
                done.extend(unsolved.map(|unsolved| format!("; {unsolved}")));
                report_exported(&done, drawn.failures, shell);
            }
            Ok(false) => shell.notices.noted(tr!("exporting-not-done", file = name)),
            Err(why) => shell.notices.failed(why, Some(Command::ExportAll)),
        });
    }
}

/// Writes the file. Returns `false` if the job was cancelled.
fn written(
    (sheet, choices): (&Worksheet, &SheetOptions),
    figures: &[Figure],
    path: &Path,
    progress: &Progress,
) -> Result<bool, String> {
    if progress.is_cancelled() {
        return Ok(false);
    }
    if figures.is_empty() {
        return Err(tr!("exporting-nothing-to-export", file = file_name(path)));
    }
    let goes_on = || {
        progress.advance(1);
        !progress.is_cancelled()
    };
    let pages = choices.with_language(|| sheet.write_while(choices.form, figures, goes_on));
    write(path, pages.map(|pages| pages.filter(|_| !progress.is_cancelled())))
}

/// Maximum memory of the hash tables of all searches together, in bytes.
const TABLE_BYTES: usize = 128 << 20;

/// What was solved: also the stated solution, the stipulation, and `true` for an exercise.
type SolutionKey = (Position, Option<String>, Option<Stipulation>, bool, Language, PieceLetters);
/// The solved positions, each with the time limit of its search.
type SolutionMap = HashMap<SolutionKey, (SolvedPuzzle, Duration)>;

/// The solutions found so far. The preview and the export share them, so that each position is searched once.
#[derive(Clone, Debug, Default)]
pub(crate) struct SolutionCache(Arc<Mutex<SolutionMap>>);

fn solution_key(subject: &DiagramSubject, sheet: &SheetOptions) -> SolutionKey {
    let DiagramSubject { position, solution, stipulation, .. } = subject;
    sheet.with_language(|| {
        let (language, letters) = (lang::current(), lang::piece_letters());
        (*position, solution.clone(), *stipulation, sheet.is_solvable(), language, letters)
    })
}

impl SolutionCache {
    pub(super) fn get(&self, subject: &DiagramSubject, sheet: &SheetOptions) -> Option<SolvedPuzzle> {
        if sheet.solutions == SolutionPages::None {
            return Some(FoundSolution::Missing(MissingSolution::NotStated).into());
        }
        let puzzle = subject.puzzle(sheet);
        if !puzzle.is_searched() {
            return Some(puzzle.without_search());
        }
        let known = self.lock().get(&solution_key(subject, sheet)).cloned();
        // A search that was stopped may find more with a longer time limit.
        let is_enough = |(found, time): &(SolvedPuzzle, _)| {
            found.solution.missing() != Some(MissingSolution::Stopped)
                && (found.exercise.is_some() || !sheet.is_solvable())
                || *time >= sheet.limit()
        };
        known.filter(is_enough).map(|(found, _)| found)
    }

    pub(super) fn get_or_solve(
        &self,
        subject: &DiagramSubject,
        sheet: &SheetOptions,
        prover: &Prover,
        progress: &Progress,
    ) -> SolvedPuzzle {
        if let Some(known) = self.get(subject, sheet) {
            return known;
        }
        let (progress, waiting) = (progress, progress.clone());
        let watch =
            SearchControl::while_wanted(Instant::now().checked_add(sheet.limit()), move || !waiting.is_cancelled());
        let table_bytes = TABLE_BYTES / parallel::processor_count();
        let found = sheet.with_language(|| subject.puzzle(sheet).solve(prover, table_bytes, &watch));
        if !progress.is_cancelled() {
            self.lock().insert(solution_key(subject, sheet), (found.clone(), sheet.limit()));
        }
        found
    }

    fn lock(&self) -> MutexGuard<'_, SolutionMap> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
