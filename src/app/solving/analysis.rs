//! An answer and the background work on it: the search for extras (conventions, set play, tries and unneeded pieces),
//! and branches that are being expanded.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::popeye_answer::PopeyeSolution;
use super::search::{SharedSolver, Task, start};
use super::stated_line::StatedCheck;
use super::study_tree;
use super::subtree::{self, Expansion, Subtree};
use super::tree::{NodeId, Tree};
use super::wording;
use crate::app::shell::{JobStatus, PuzzleMark};
use crate::app::ui::Tone;
use crate::board::{Position, Square, Stipulation};
use crate::document::{Wake, parallel};
use crate::rules::repair::{Puzzle, Saving};
use crate::rules::solver::{
    Conventions, Helpmates, Judgement, NamedMove, NotSearched, Query, SearchControl, Solution, Stopped, Study, Try,
};
use crate::rules::{LegalMove, Prover, Unproven};
use crate::wording::{conventions, helpmates_intention, illegal_note};

/// Maximum length, in moves, of a mate for which extras are searched automatically.
const MAX_EXTRAS_MOVES: u8 = 3;

/// Memory limit of the table for the search of weaker pieces.
const TABLE_BYTES: usize = 16 << 20;

const EXTRAS_TIME_LIMIT: Duration = Duration::from_mins(1);

#[derive(Clone, Debug)]
pub struct Answer {
    pub position: Position,
    pub asked: Query,
    /// For example "Mate in 2 \u{b7} sound".
    pub headline: String,
    pub tone: Tone,
    /// One line each: "Key 1.d4 \u{b7} 12 tries", conventions of the key, unneeded pieces.
    pub remarks: Vec<String>,
    /// `true` while tries, set play or unneeded pieces are still searched.
    pub awaits_extras: bool,
    pub keys: Vec<LegalMove>,
    pub tree: Tree,
    /// Changes whenever an answer enters the panel.
    pub generation: u64,
    /// The number of continuations for each half move that the author intended, which remarks compare with the answer.
    intended: Vec<u16>,
}

impl Answer {
    /// Maximum number of keys that are drawn as arrows. More arrows would hide the board.
    pub const MAX_KEYS: usize = 4;

    fn new(position: Position, asked: Query, tone: Tone) -> Self {
        let (headline, remarks, keys, tree) = (String::new(), Vec::new(), Vec::new(), Tree::default());
        let (awaits_extras, generation, intended) = (false, 0, Vec::new());
        Self { position, asked, headline, tone, remarks, awaits_extras, keys, tree, generation, intended }
    }
}

pub(super) struct Analysis {
    pub(super) answer: Answer,
    pub(super) outcome: AnalysisOutcome,
    extras: Option<Task<Extra>>,
    opening: Vec<(NodeId, Task<Result<Expansion, Stopped>>)>,
}

pub(super) enum AnalysisOutcome {
    /// The search was refused for this reason. With `None`, the search broke off.
    Unsolved(Option<NotSearched>),
    Forced(Box<ForcedMate>),
    Helped(Box<Helpmates>),
    Proven(Box<Study>, StatedCheck),
    ByPopeye(Box<PopeyeSolution>),
}

pub(super) struct ForcedMate {
    pub(super) solution: Solution,
    pub(super) shared: Arc<SharedSolver>,
    conventions: Option<Conventions>,
    pub(super) tries: Option<Vec<Try>>,
    unused: Option<Vec<Square>>,
    /// Pieces for which a weaker one would do.
    weaker: Vec<Saving>,
    searches_done: usize,
}

enum Extra {
    Conventions(Option<Conventions>),
    SetPlay(Vec<Subtree>),
    Tries(Vec<Try>),
    Unused(Vec<Square>),
    Weaker(Vec<Saving>),
}

type ExtraSearch = fn(&SharedSolver, &Solution, &SearchControl) -> Result<Extra, Stopped>;

const EXTRA_SEARCHES: [ExtraSearch; 5] = [
    |shared, solution, _| {
        let solver = shared.solver()?;
        Ok(Extra::Conventions(solution.only_key().map(|key| solver.conventions(key))))
    },
    |shared, _, watch| subtree::set_play(shared.solver()?, watch).map(Extra::SetPlay),
    |shared, solution, watch| shared.solver()?.tries(solution, parallel::processor_count(), watch).map(Extra::Tries),
    |shared, solution, watch| {
        if solution.keys.is_empty() {
            return Ok(Extra::Unused(Vec::new()));
        }
        shared.solver()?.unused_pieces(solution, parallel::processor_count(), watch).map(Extra::Unused)
    },
    |shared, solution, watch| weaker_pieces(shared, solution, watch).map(Extra::Weaker),
];

fn weaker_pieces(shared: &SharedSolver, solution: &Solution, watch: &SearchControl) -> Result<Vec<Saving>, Stopped> {
    let Some(key) = solution.only_key() else { return Ok(Vec::new()) };
    let (position, stipulation) = (shared.position(), Stipulation::new(solution.goal, solution.moves.into()));
    let puzzle = Puzzle::new(position, stipulation, Some(key.uci.clone()), TABLE_BYTES).map_err(|_| Stopped)?;
    let key = NamedMove { legal_move: key.legal_move, san: key.san.clone(), uci: key.uci.clone() };
    let savings = puzzle.economy(position, &key, watch)?;
    Ok(savings.into_iter().filter(|saving| matches!(saving, Saving::Weaker(..))).collect())
}

impl Analysis {
    /// Creates an answer without a solution: the search was refused for this reason or, with `None`, broke off.
    pub(super) fn refused(position: Position, asked: Query, refused: Option<NotSearched>) -> Self {
        // Only a refused position is a fault. A goal without a solver is not.
        let is_position = matches!(refused, Some(NotSearched::Position(_)));
        let tone = if is_position { Tone::Fault } else { Tone::Unknown };
        Self::new(Answer::new(position, asked, tone), AnalysisOutcome::Unsolved(refused))
    }

    /// Creates the answer of a search for a forced mate or selfmate. If there is a single key, expands it.
    pub(super) fn forced(asked: Query, solution: Solution, shared: SharedSolver, wake: &Wake) -> Self {
        let mut answer = Answer::new(*shared.position(), asked, wording::mark(&solution).tone());
        answer.keys = solution.keys.iter().take(Answer::MAX_KEYS).map(|key| key.legal_move).collect();
        let keys = answer.tree.add_roots(subtree::keys(&solution));
        let shared = Arc::new(shared);
        let forced = ForcedMate {
            solution,
            shared,
            conventions: None,
            tries: None,
            unused: None,
            weaker: Vec::new(),
            searches_done: 0,
        };
        let mut analysis = Self::new(answer, AnalysisOutcome::Forced(Box::new(forced)));
        if let [key] = keys.as_slice() {
            analysis.toggle(*key, &Arc::default(), wake);
        }
        analysis.start_extras(wake);
        analysis
    }

    pub(super) fn helped(position: Position, asked: Query, helpmates: Helpmates, tree: Tree) -> Self {
        let mut answer =
            Answer { tree, ..Answer::new(position, asked, wording::helpmate_mark(asked, &helpmates).tone()) };
        for first in helpmates.lines.iter().filter_map(|line| line.first()) {
            if answer.keys.len() < Answer::MAX_KEYS && !answer.keys.contains(&first.legal_move) {
                answer.keys.push(first.legal_move);
            }
        }
        Self::new(answer, AnalysisOutcome::Helped(Box::new(helpmates)))
    }

    /// Creates the answer to a win or draw.
    pub(super) fn proven(position: Position, asked: Query, study: Study, tree: Tree) -> Self {
        let tone = wording::study_mark(&study).tone();
        let keys = study.keys().take(Answer::MAX_KEYS).map(|key| key.legal_move).collect();
        let answer = Answer { keys, tree, ..Answer::new(position, asked, tone) };
        Self::new(answer, AnalysisOutcome::Proven(Box::new(study), StatedCheck::default()))
    }

    pub(super) fn by_popeye(position: Position, asked: Query, solution: PopeyeSolution, tree: Tree) -> Self {
        let tone = match () {
            () if solution.is_refused() => Tone::Fault,
            () if !solution.is_complete() => Tone::Odd,
            () => Tone::Unknown,
        };
        let keys = tree.first_moves().take(Answer::MAX_KEYS).collect();
        let answer = Answer { keys, tree, ..Answer::new(position, asked, tone) };
        Self::new(answer, AnalysisOutcome::ByPopeye(Box::new(solution)))
    }

    fn new(answer: Answer, knowledge: AnalysisOutcome) -> Self {
        let mut analysis = Self { answer, outcome: knowledge, extras: None, opening: Vec::new() };
        analysis.update_texts();
        analysis
    }

    pub(super) const fn is_study(&self) -> bool {
        matches!(self.outcome, AnalysisOutcome::Proven(..))
    }

    /// Returns the problem that Popeye has answered.
    pub(super) fn problem(&self) -> Option<&str> {
        if let AnalysisOutcome::ByPopeye(solution) = &self.outcome { Some(&solution.problem) } else { None }
    }

    pub(super) const fn is_by_popeye(&self) -> bool {
        matches!(self.outcome, AnalysisOutcome::ByPopeye(_))
    }

    fn forced_mate(&self) -> Option<&ForcedMate> {
        if let AnalysisOutcome::Forced(forced) = &self.outcome { Some(forced) } else { None }
    }

    fn forced_mate_mut(&mut self) -> Option<&mut ForcedMate> {
        if let AnalysisOutcome::Forced(forced) = &mut self.outcome { Some(forced) } else { None }
    }

    pub(super) fn is_complete(&self) -> bool {
        match &self.outcome {
            AnalysisOutcome::Unsolved(_) => false,
            AnalysisOutcome::Forced(forced) => forced.solution.is_complete(),
            AnalysisOutcome::Helped(helpmates) => helpmates.is_complete(),
            AnalysisOutcome::Proven(..) => true,
            AnalysisOutcome::ByPopeye(solution) => solution.is_complete(),
        }
    }

    /// Returns the mark for the list once the search is complete. For a shortest mate, the mark has the length found.
    pub(super) fn mark(&self) -> Option<PuzzleMark> {
        let asked = self.answer.asked.stipulation;
        let (asked, judgement) = match &self.outcome {
            AnalysisOutcome::Unsolved(Some(NotSearched::Unproven(reason))) if *reason != Unproven::Stopped => {
                (asked, None)
            }
            AnalysisOutcome::Unsolved(_) if !self.answer.asked.is_searchable() => (asked, None),
            _ if !self.is_complete() => return None,
            AnalysisOutcome::Unsolved(_) | AnalysisOutcome::ByPopeye(_) => return None,
            AnalysisOutcome::Forced(forced) => {
                let Solution { goal, moves, .. } = forced.solution;
                (Stipulation::new(goal, moves.into()), Some(forced.solution.judgement()))
            }
            AnalysisOutcome::Helped(helpmates) => (asked, Some(helpmates.judgement())),
            AnalysisOutcome::Proven(study, _) => (asked, Some(study.judgement())),
        };
        Some(PuzzleMark { stipulation: asked, judgement })
    }

    /// Compares the solutions with those that the author intended, if these have changed.
    pub(super) fn set_intended(&mut self, intended: &[u16]) {
        if self.answer.intended != intended {
            self.answer.intended = intended.to_vec();
            self.update_texts();
        }
    }

    /// Returns `true` if the answer is for this position and question. An answer of Popeye is for its problem, which has
    /// conditions and pieces that the position lacks.
    pub(super) fn matches(&self, position: &Position, asked: Query, problem: Option<&str>) -> bool {
        if let AnalysisOutcome::ByPopeye(solution) = &self.outcome {
            return problem == Some(&solution.problem);
        }
        self.answer.asked == asked && self.answer.position.without_clocks() == position.without_clocks()
    }

    /// Starts to search missing extras, but not while a branch is being expanded, so that node ids are always the same.
    pub(super) fn start_extras(&mut self, wake: &Wake) {
        let is_free = self.extras.is_none() && self.opening.is_empty();
        let Some(forced) = self.forced_mate().filter(|forced| forced.has_extras_left() && is_free) else { return };
        let (shared, solution, from) = (Arc::clone(&forced.shared), forced.solution.clone(), forced.searches_done);
        let watch = SearchControl::with_deadline(Instant::now().checked_add(EXTRAS_TIME_LIMIT));
        self.extras = Some(start(watch, wake, move |watch, report| {
            // An extra that exceeds the time limit stays unknown, and so do the extras after it.
            let _ = EXTRA_SEARCHES.iter().skip(from).try_for_each(|step| step(&shared, &solution, watch).map(report));
        }));
        self.answer.awaits_extras = true;
    }

    /// Opens or closes a branch. If the branch is being expanded, cancels that.
    pub(super) fn toggle(&mut self, id: NodeId, prover: &Arc<Prover>, wake: &Wake) {
        self.opening.retain(|(opening, _)| *opening != id);
        let Some(place) = self.answer.tree.toggle(id) else { return };
        let task = match &self.outcome {
            AnalysisOutcome::Forced(forced) => {
                let shared = Arc::clone(&forced.shared);
                start(SearchControl::default(), wake, move |watch, report| {
                    report(shared.solver().and_then(|solver| subtree::expand(solver, &place, watch)));
                })
            }
            AnalysisOutcome::Proven(study, _) => {
                let (study, position, prover) = (study.clone(), self.answer.position, Arc::clone(prover));
                start(SearchControl::default(), wake, move |watch, report| {
                    report(study_tree::expand(&study, &position, &place, &prover, watch));
                })
            }
            AnalysisOutcome::Unsolved(_) | AnalysisOutcome::Helped(_) | AnalysisOutcome::ByPopeye(_) => {
                return self.answer.tree.cancel_expansion(id);
            }
        };
        self.opening.push((id, task));
    }

    /// Checks the solution that the record states, if the position is proven as a study.
    pub(super) fn set_stated_solution(&mut self, solution: Option<String>, prover: &Arc<Prover>, wake: &Wake) {
        let AnalysisOutcome::Proven(study, check) = &mut self.outcome else { return };
        if check.set_solution(solution, (&self.answer.position, study), prover, wake) {
            self.show_stated_line();
        }
    }

    fn show_stated_line(&mut self) {
        if let AnalysisOutcome::Proven(study, check) = &self.outcome {
            self.answer.tree.set_last_roots(study_tree::stated_line(study, check.moves()));
        }
        self.update_texts();
    }

    pub(super) fn poll(&mut self) {
        self.poll_extras();
        if let AnalysisOutcome::Proven(_, check) = &mut self.outcome
            && check.poll()
        {
            self.show_stated_line();
        }
        let tree = &mut self.answer.tree;
        self.opening.retain_mut(|(id, task)| {
            match task.poll() {
                JobStatus::Running => return true,
                JobStatus::Done(Ok(Expansion { note, children })) => tree.open(*id, note, children),
                JobStatus::Done(Err(Stopped)) | JobStatus::Ended => tree.cancel_expansion(*id),
            }
            false
        });
    }

    fn poll_extras(&mut self) {
        while let Some(task) = &mut self.extras {
            match task.poll() {
                JobStatus::Running => return,
                JobStatus::Done(extra) => self.take(extra),
                JobStatus::Ended => {
                    // Extras that ran out of time are not searched again.
                    if let Some(forced) = self.forced_mate_mut() {
                        forced.searches_done = EXTRA_SEARCHES.len();
                    }
                    self.end_extras();
                }
            }
        }
    }

    fn take(&mut self, extra: Extra) {
        let AnalysisOutcome::Forced(forced) = &mut self.outcome else { return };
        forced.searches_done += 1;
        match extra {
            Extra::Conventions(conventions) => forced.conventions = conventions,
            Extra::SetPlay(subtrees) => _ = self.answer.tree.add_roots(subtrees),
            Extra::Tries(tries) => {
                let are_shown = forced.solution.keys.is_empty();
                self.answer.tree.add_roots(subtree::tries(&tries, are_shown));
                forced.tries = Some(tries);
            }
            Extra::Unused(men) => forced.unused = Some(men),
            Extra::Weaker(weaker) => forced.weaker = weaker,
        }
        self.update_texts();
    }

    /// Writes headline and remarks in the current language.
    pub(super) fn update_texts(&mut self) {
        let Answer { position, asked, intended, .. } = &self.answer;
        let (headline, remarks) = match &self.outcome {
            AnalysisOutcome::Unsolved(refused) => wording::refused(refused.as_ref()),
            AnalysisOutcome::ByPopeye(solution) => wording::popeye(solution),
            AnalysisOutcome::Forced(forced) => {
                let remarks = forced.remarks(position).into_iter().chain(illegal_note(position)).collect();
                (wording::headline(*asked, &forced.solution), remarks)
            }
            AnalysisOutcome::Proven(study, check) => {
                let (headline, remarks) = wording::study(position, study);
                (headline, remarks.into_iter().chain(check.remarks()).collect())
            }
            AnalysisOutcome::Helped(helpmates) => {
                let sides = wording::sides(position, asked.stipulation).filter(|_| !helpmates.is_mated);
                let remarks = sides.into_iter().chain(wording::unfinished_helpmates(helpmates));
                let remarks = remarks.chain(illegal_note(position));
                let remarks = remarks.chain(helpmates_intention(helpmates, intended)).collect();
                (wording::helpmates(*asked, helpmates), remarks)
            }
        };
        (self.answer.headline, self.answer.remarks) = (headline, remarks);
    }

    fn end_extras(&mut self) {
        self.extras = None;
        self.answer.awaits_extras = false;
    }

    pub(super) fn is_busy(&self) -> bool {
        self.extras.is_some() || !self.opening.is_empty()
    }

    pub(super) fn stop(&mut self) {
        self.end_extras();
        for (id, _) in self.opening.drain(..) {
            self.answer.tree.cancel_expansion(id);
        }
    }

    /// Stops all work, and frees the table of the solver if it is large.
    pub(super) fn retire(&mut self) {
        self.stop();
        if let Some(forced) = self.forced_mate_mut()
            && let Some(shared) = forced.shared.without_large_solver()
        {
            forced.shared = Arc::new(shared);
        }
    }
}

impl ForcedMate {
    /// Returns `true` if extras are missing and can be found without a long search.
    fn has_extras_left(&self) -> bool {
        let is_short = self.solution.moves <= MAX_EXTRAS_MOVES;
        let is_certain = !matches!(self.solution.judgement(), Judgement::AlreadyMate | Judgement::Unfinished);
        is_short && is_certain && self.solution.is_complete() && self.searches_done < EXTRA_SEARCHES.len()
    }

    fn remarks(&self, position: &Position) -> Vec<String> {
        let tries = self.tries.as_ref().filter(|_| self.solution.moves > 1).map(Vec::len);
        let sentences = self.conventions.iter().flat_map(conventions);
        let unused = self.unused.as_ref().and_then(|men| wording::unneeded_pieces(position, men));
        let Solution { goal, moves, is_mated, .. } = self.solution;
        let asked = Stipulation::new(goal, moves.into());
        let sides = wording::sides(position, asked).filter(|_| !is_mated).into_iter();
        let first = sides.chain(wording::keys(&self.solution, tries)).chain(wording::unfinished(&self.solution));
        first.chain(sentences).chain(unused).chain(wording::weaker_pieces(&self.weaker)).collect()
    }
}
