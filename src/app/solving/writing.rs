//! A solution as text: in the notation of printed problems, or as EPD operations.

use super::analysis::{Analysis, AnalysisOutcome};
use super::search::{SharedSolver, Task, start as begin};
use crate::board::{Goal, Position, Stipulation};
use crate::document::{ProvenSolution, RecordId, Wake, parallel};
use crate::lang::{self, Language};
use crate::notation::epd::{self, Operation};
use crate::rules::solver::{Helpmates, Judgement, Query, SearchControl, Solution, Stopped, Study, Try};
use crate::tr;
use crate::wording::{self, Sentence};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// For the clipboard, in the notation of printed problems.
    Text,
    Epd,
    /// For this record, as EPD operations if its format has them.
    Record {
        id: RecordId,
        as_operations: bool,
    },
}

pub(super) struct WriteRequest {
    pub(super) purpose: Purpose,
    pub(super) position: Position,
    pub(super) operations: Vec<Operation>,
}

pub(super) enum SolutionText {
    Lines(Vec<String>),
    Proven(ProvenSolution),
}

type Write = Box<dyn FnOnce(&SearchControl) -> Result<SolutionText, Stopped> + Send>;

pub(super) type Writing = Task<Result<SolutionText, Stopped>>;

/// Maximum length, in moves, of a mate for which tries are written.
const MAX_TRIES_MOVES: u8 = 3;

/// Starts to write a solution for `position`, whose clocks may differ from those of the solved position.
pub(super) fn start(analysis: &Analysis, position: Position, purpose: Purpose, wake: &Wake) -> Writing {
    let asked = analysis.answer.asked;
    let write: Write = match &analysis.outcome {
        AnalysisOutcome::Unsolved(_) => Box::new(|_| Err(Stopped)),
        AnalysisOutcome::Helped(helpmates) => {
            let helpmates = helpmates.clone();
            Box::new(move |_| match purpose {
                Purpose::Text => Ok(SolutionText::Lines(helpmate_lines(asked, &helpmates))),
                Purpose::Epd | Purpose::Record { .. } => {
                    ProvenSolution::from_helpmates(&helpmates, &position).map(SolutionText::Proven).ok_or(Stopped)
                }
            })
        }
        AnalysisOutcome::ByPopeye(solution) => {
            let lines = solution.lines.clone();
            Box::new(move |_| Ok(SolutionText::Lines(lines)))
        }
        AnalysisOutcome::Proven(study, _) => {
            let study = study.clone();
            Box::new(move |_| match purpose {
                Purpose::Text => Ok(SolutionText::Lines(study_lines(&study, &position))),
                Purpose::Epd | Purpose::Record { .. } => {
                    ProvenSolution::from_study(&study, &position).map(SolutionText::Proven).ok_or(Stopped)
                }
            })
        }
        AnalysisOutcome::Forced(mate) => {
            let (shared, solution, tries) = (mate.shared.clone(), mate.solution.clone(), mate.tries.clone());
            Box::new(move |watch| {
                let as_operations = match purpose {
                    Purpose::Text => {
                        return mate_lines(asked, &shared, &solution, tries, watch).map(SolutionText::Lines);
                    }
                    Purpose::Epd => true,
                    Purpose::Record { as_operations, .. } => as_operations,
                };
                let (solver, threads) = (shared.solver()?, parallel::processor_count());
                let stated = (&position, as_operations);
                let proven = ProvenSolution::from_mates((solver, &solution), stated, threads, watch)?;
                proven.map(SolutionText::Proven).ok_or(Stopped)
            })
        }
    };
    // Other programs may read the text, so it is always English.
    begin(SearchControl::default(), wake, move |watch, report| report(lang::with(Language::ENGLISH, || write(watch))))
}

fn helpmate_lines(asked: Query, helpmates: &Helpmates) -> Vec<String> {
    let mut lines = vec![asked.stipulation.to_string()];
    if !matches!(helpmates.judgement(), Judgement::Sound | Judgement::Several) {
        lines.push(helpmates.sentence());
    }
    lines.extend(helpmates.notation_lines());
    lines
}

fn study_lines(study: &Study, position: &Position) -> Vec<String> {
    let evidence = wording::evidence(&study.proof, position.side_to_move);
    let lines = study.notation_lines().into_iter().map(|line| line.moves);
    [study.stipulation.to_string(), evidence, study.sentence()].into_iter().chain(lines).collect()
}

fn mate_lines(
    asked: Query,
    shared: &SharedSolver,
    solution: &Solution,
    tries: Option<Vec<Try>>,
    watch: &SearchControl,
) -> Result<Vec<String>, Stopped> {
    let (solver, threads) = (shared.solver()?, parallel::processor_count());
    let mut lines = vec![Stipulation::new(solution.goal, solution.moves.into()).to_string()];
    let says_it_itself = if asked.shortest_only {
        solution.is_complete() && !solution.keys.is_empty()
    } else {
        solution.judgement() == Judgement::Sound
    };
    if !says_it_itself {
        lines.push(solution.sentence());
    }
    lines.extend(wording::notation_lines(solver.notation_lines(solution, threads, watch)?));
    let tries = match tries {
        Some(tries) => tries,
        None if solution.moves <= MAX_TRIES_MOVES && solution.is_complete() => {
            solver.tries(solution, threads, watch)?
        }
        None => Vec::new(),
    };
    lines.extend(tries.iter().map(Try::notation));
    Ok(lines)
}

/// Returns the reason why EPD operations cannot state the result, without a full stop. They state only proven results.
pub(super) fn why_no_operations(analysis: &Analysis) -> Option<&'static str> {
    match &analysis.outcome {
        AnalysisOutcome::Forced(forced) if forced.solution.goal == Goal::Mate => {
            match forced.solution.shortest() {
                None => Some(tr!("solving-why-no-mate")),
                // `bm` lists all keys, so the search must be complete.
                Some(_) if forced.solution.is_proven() => None,
                Some(_) => Some(tr!("solving-why-stopped")),
            }
        }
        _ => Some(tr!("solving-why-no-operations")),
    }
}

/// Returns the reason why there are no proven moves to write, without a full stop.
pub(super) fn why_no_moves(analysis: &Analysis) -> Option<&'static str> {
    let (is_found, is_known) = match &analysis.outcome {
        AnalysisOutcome::Unsolved(_) => return Some(tr!("solving-why-unsolvable")),
        AnalysisOutcome::ByPopeye(_) => return Some(tr!("solving-why-by-popeye")),
        AnalysisOutcome::Helped(helpmates) => (!helpmates.lines.is_empty(), helpmates.is_proven()),
        AnalysisOutcome::Proven(study, _) => (study.keys().next().is_some(), true),
        AnalysisOutcome::Forced(forced) => (!forced.solution.keys.is_empty(), forced.solution.is_proven()),
    };
    match (is_found, is_known) {
        (false, _) => Some(tr!("solving-why-no-solution")),
        (_, false) => Some(tr!("solving-why-stopped")),
        _ => None,
    }
}

/// Adds operations. A new operation replaces the one with the same opcode or, without such a one, comes last.
pub(super) fn merge_operations(mut operations: Vec<Operation>, new: Vec<Operation>) -> Vec<Operation> {
    for new in new {
        epd::set_operation(&mut operations, new);
    }
    operations
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::search::{SearchResult, search};
    use super::*;
    use crate::board::Goal;
    use crate::notation::fen;
    use crate::rules::Prover;

    #[test]
    fn only_keys_of_which_all_are_known_are_stated() {
        let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1").unwrap();
        let why_not = |searched: u8, has_keys: bool| {
            let asked = Stipulation::new(Goal::Mate, 3).into();
            let SearchResult::Forced(mut solution, shared) =
                search(&position, asked, &Prover::default(), &SearchControl::default())
            else {
                panic!("it can be searched")
            };
            solution.searched_moves = searched;
            solution.keys.retain(|key| has_keys && key.length == 2);
            let wake: Wake = Arc::new(|| {});
            why_no_operations(&Analysis::forced(asked, *solution, *shared, &wake))
        };
        assert_eq!(why_not(1, true), Some("The search was stopped before all keys were known"));
        assert_eq!(why_not(2, true), None, "longer mates may be unknown");
        assert_eq!(why_not(3, true), None);
        assert_eq!(why_not(1, false), Some("No mate was found that dm, bm and pv can express"));
    }
}
