//! Searches one position.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use super::phases::Phases;
use crate::board::{Position, Square};
use crate::document::StatedLine;
use crate::notation::composition::Composition;
use crate::rules::Prover;
use crate::rules::solver::{
    Conventions, Findings, Judgement, LineMove, NotSearched, Query, SearchControl, Solution, Solver, Stopped, Try,
};
use crate::wording::notation_lines;

pub(super) struct Options {
    /// The composition to solve; `None` for those that the records state.
    pub(super) composition: Option<Composition>,
    pub(super) is_shortest: bool,
    pub(super) time: Option<Duration>,
    pub(super) bytes: usize,
    pub(super) threads: NonZeroUsize,
    pub(super) prover: Prover,
    /// `true` if the phases of direct mates are compared.
    pub(super) has_phases: bool,
}

pub(super) struct SearchResult {
    pub(super) findings: Findings,
    /// Details of a complete solution of a forced goal; `None` without such a solution, or if the time was up.
    pub(super) details: Option<Details>,
    /// The check of a stated solution; `None` without one, and for other goals than a win or draw.
    pub(super) stated: Option<CheckedLine>,
    pub(super) nodes: u64,
}

pub(super) struct CheckedLine {
    pub(super) moves: Vec<LineMove>,
    pub(super) illegal_move: Option<String>,
}

pub(super) struct Details {
    pub(super) tries: Option<Vec<Try>>,
    pub(super) printed: Vec<String>,
    pub(super) main_line: Vec<String>,
    pub(super) conventions: Option<Conventions>,
    /// The squares of pieces that could be left out; `None` if this was not searched for or the time was up.
    pub(super) unused: Option<Vec<Square>>,
    /// The phases; `None` if they were not asked for or the time was up.
    pub(super) phases: Option<Phases>,
}

/// Maximum length, in moves, of a mate for which tries are searched.
const MOST_MOVES_OF_TRIES: u8 = 2;
const MOST_MOVES_OF_UNUSED: u8 = 3;

impl Options {
    pub(super) fn solve(
        &self,
        position: &Position,
        query: Query,
        stated: Option<&str>,
        is_json: bool,
    ) -> Result<SearchResult, NotSearched> {
        let watch = SearchControl::with_deadline(self.time.and_then(|time| Instant::now().checked_add(time)));
        let findings = query.search(position, &self.prover, self.bytes, self.threads, &watch)?;
        let nodes = watch.progress().nodes;
        let details = match &findings {
            Findings::Forced(solver, solution) if solution.is_complete() => {
                self.more(solver, solution, is_json, &watch).ok()
            }
            _ => None,
        };
        let stated = match &findings {
            Findings::Proven(study) => stated.and_then(|solution| {
                let StatedLine { moves, illegal_move } = StatedLine::read(position, solution);
                let moves = study.check_line(position, &moves, &self.prover, self.threads, &watch).ok()?;
                Some(CheckedLine { moves, illegal_move })
            }),
            _ => None,
        };
        Ok(SearchResult { findings, details, stated, nodes })
    }

    fn more(
        &self,
        solver: &Solver,
        solution: &Solution,
        is_json: bool,
        watch: &SearchControl,
    ) -> Result<Details, Stopped> {
        let judgement = solution.judgement();
        let has_tries = solution.moves <= MOST_MOVES_OF_TRIES && judgement != Judgement::AlreadyMate;
        let tries = has_tries.then(|| solver.tries(solution, self.threads, watch)).transpose()?;
        let (printed, main_line) = if is_json {
            (Vec::new(), self.main_line(solver, solution, watch)?)
        } else {
            (notation_lines(solver.notation_lines(solution, self.threads, watch)?), Vec::new())
        };
        let conventions = solution.only_key().map(|key| solver.conventions(key));
        let has_keys = matches!(judgement, Judgement::Sound | Judgement::Cooked);
        let unused = (has_keys && solution.moves <= MOST_MOVES_OF_UNUSED)
            .then(|| solver.unused_pieces(solution, self.threads, watch).ok())
            .flatten();
        let known = tries.as_deref().unwrap_or_default();
        let phases = self.has_phases.then(|| self.phases(solver, solution, known, watch).ok()).flatten();
        Ok(Details { tries, printed, main_line, conventions, unused, phases })
    }

    fn phases(
        &self,
        solver: &Solver,
        solution: &Solution,
        tries: &[Try],
        watch: &SearchControl,
    ) -> Result<Phases, Stopped> {
        let table = solver.phase_table(solution, tries, self.threads, watch)?;
        let patterns = solver.patterns(&table, self.threads, watch)?;
        Ok(Phases { table, patterns })
    }

    /// Returns a longest defense against the first key, in UCI notation.
    fn main_line(&self, solver: &Solver, solution: &Solution, watch: &SearchControl) -> Result<Vec<String>, Stopped> {
        let Some(key) = solution.keys.first() else { return Ok(Vec::new()) };
        let Some(branch) = solver.root().play(key.legal_move) else { return Ok(Vec::new()) };
        let line = branch.main_line(self.threads, watch)?.into_iter().map(|named| named.uci);
        Ok([key.uci.clone()].into_iter().chain(line).collect())
    }
}
