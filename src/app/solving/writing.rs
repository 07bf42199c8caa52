//! A solution as text: as problems print it, and as operations of EPD.

use super::analysis::{Analysis, Knowledge};
use super::search::{SharedSolver, Task, start as begin};
use super::{Goal, Stipulation};
use crate::board::Position;
use crate::document::{RecordId, Wake, parallel};
use crate::notation::epd::{self, Operation};
use crate::rules::solver::{Aim, Helpmates, Judgement, Solution, Stopped, Try, Watch};

/// What a solution is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// For the clipboard, as problems print it.
    Text,
    /// For the clipboard, as EPD.
    Epd,
    /// For the operations of this record.
    Operations(RecordId),
    /// For this record, as moves.
    Moves(RecordId),
}

/// What belongs to a solution that is written, whatever is shown once it is there.
#[derive(Debug)]
pub(super) struct WriteRequest {
    pub(super) purpose: Purpose,
    /// The position that is solved.
    pub(super) position: Position,
    pub(super) operations: Vec<Operation>,
}

#[derive(Debug)]
pub(super) enum SolutionText {
    /// The lines below the position.
    Lines(Vec<String>),
    /// The operations dm, bm and pv.
    Operations(Vec<Operation>),
    /// What was asked for, and the moves as in a PGN.
    Moves(Stipulation, String),
}

type Write = Box<dyn FnOnce(&Watch) -> Result<SolutionText, Stopped> + Send>;

pub(super) type Writing = Task<Result<SolutionText, Stopped>>;

/// Of mates in at most so many moves tries are written.
const MOST_MOVES_OF_TRIES: u8 = 3;

/// Begins to write down what is known of a position, which may have other clocks than the one that was solved.
pub(super) fn start(analysis: &Analysis, position: Position, purpose: Purpose, wake: &Wake) -> Writing {
    let asked = analysis.answer.asked;
    let goal = asked.goal;
    let write: Write = match &analysis.knowledge {
        Knowledge::Nothing => Box::new(|_| Err(Stopped)),
        Knowledge::Helped(helpmates) => {
            let helpmates = helpmates.clone();
            Box::new(move |_| {
                Ok(match purpose {
                    Purpose::Moves(_) => SolutionText::Moves(asked, helpmates.movetext(&position)),
                    _ => SolutionText::Lines(helped(&helpmates)),
                })
            })
        }
        Knowledge::Forced(mate) => {
            let (shared, solution, tries) = (mate.shared.clone(), mate.solution.clone(), mate.tries.clone());
            Box::new(move |watch| match purpose {
                Purpose::Text => forced(goal, &shared, &solution, tries, watch).map(SolutionText::Lines),
                Purpose::Epd | Purpose::Operations(_) => {
                    operations(&shared, &solution, watch).map(SolutionText::Operations)
                }
                Purpose::Moves(_) => {
                    let asked = Stipulation { goal, moves: solution.shortest().unwrap_or(asked.moves) };
                    let moves = shared.solver()?.movetext(&position, &solution, parallel::processors(), watch);
                    moves.map(|moves| SolutionText::Moves(asked, moves))
                }
            })
        }
    };
    begin(Watch::default(), wake, move |watch, report| report(write(watch)))
}

/// What is asked for, and the helpmates.
fn helped(helpmates: &Helpmates) -> Vec<String> {
    let mut lines = vec![format!("h#{}", helpmates.moves)];
    if !matches!(helpmates.judgement(), Judgement::Sound | Judgement::Several) {
        lines.push(helpmates.sentence());
    }
    lines.extend(helpmates.printed());
    lines
}

/// What is asked for, the solution and the tries.
fn forced(
    goal: Goal,
    shared: &SharedSolver,
    solution: &Solution,
    tries: Option<Vec<Try>>,
    watch: &Watch,
) -> Result<Vec<String>, Stopped> {
    let (solver, threads) = (shared.solver()?, parallel::processors());
    let mut lines = vec![format!("{}{}", solution.aim.sign(), solution.moves)];
    let says_it_itself = match goal {
        Goal::Shortest => solution.is_complete() && !solution.keys.is_empty(),
        Goal::Mate | Goal::Selfmate | Goal::Helpmate => solution.judgement() == Judgement::Sound,
    };
    if !says_it_itself {
        lines.push(solution.sentence());
    }
    lines.extend(solver.printed(solution, threads, watch)?);
    let tries = match tries {
        Some(tries) => tries,
        None if solution.moves <= MOST_MOVES_OF_TRIES && solution.is_complete() => {
            solver.tries(solution, threads, watch)?
        }
        None => Vec::new(),
    };
    lines.extend(tries.iter().map(Try::printed));
    Ok(lines)
}

/// Why there is nothing to be written of what was found, without a full stop; `None` if there is.
pub(super) fn why_no_text(analysis: &Analysis) -> Option<&'static str> {
    matches!(&analysis.knowledge, Knowledge::Nothing).then_some("The position cannot be solved")
}

/// Why operations of EPD can say nothing of what was found, without a full stop; `None` if they can, and then say only
/// what is proven.
pub(super) fn why_no_operations(analysis: &Analysis) -> Option<&'static str> {
    match &analysis.knowledge {
        Knowledge::Forced(forced) if forced.solution.aim == Aim::Mate => {
            match forced.solution.shortest() {
                None => Some("No mate was found that dm, bm and pv could state"),
                // bm is all of them.
                Some(shortest) if shortest > forced.solution.searched => {
                    Some("The search was stopped before all keys were known")
                }
                Some(_) => None,
            }
        }
        _ => Some("EPD has operations for direct mates only"),
    }
}

/// Why there are no moves to be written of what was found, without a full stop; `None` if there are, and then they are
/// proven.
pub(super) fn why_no_moves(analysis: &Analysis) -> Option<&'static str> {
    let (is_found, is_known) = match &analysis.knowledge {
        Knowledge::Nothing => return Some("The position cannot be solved"),
        Knowledge::Helped(helpmates) => (!helpmates.lines.is_empty(), helpmates.is_complete()),
        Knowledge::Forced(forced) => {
            let solution = &forced.solution;
            (!solution.keys.is_empty(), solution.shortest().is_some_and(|shortest| shortest <= solution.searched))
        }
    };
    match (is_found, is_known) {
        (false, _) => Some("There is no solution to be written"),
        (_, false) => Some("The search was stopped before all keys were known"),
        _ => None,
    }
}

/// Mate in so many moves, the first moves that do it, and a longest defence (PGN standard, sections 16.2.5.8, 16.2.5.5
/// and 16.2.5.24).
fn operations(shared: &SharedSolver, solution: &Solution, watch: &Watch) -> Result<Vec<Operation>, Stopped> {
    let (Some(key), Some(shortest)) = (solution.keys.first(), solution.shortest()) else { return Ok(Vec::new()) };
    let best = solution.keys.iter().filter(|key| key.length == shortest).map(|key| key.name.clone());
    let mut line = vec![key.name.clone()];
    if let Some(branch) = shared.solver()?.root().play(key.first) {
        line.extend(branch.main_line(parallel::processors(), watch)?.into_iter().map(|named| named.name));
    }
    let [dm, bm] = epd::mate(&shortest, best);
    Ok(vec![dm, bm, Operation::of_words("pv", line)])
}

/// The operations with these in place of those of the same name, or behind all others.
pub(super) fn with(mut operations: Vec<Operation>, new: Vec<Operation>) -> Vec<Operation> {
    for new in new {
        epd::state(&mut operations, new);
    }
    operations
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::search::{SearchResult, search};
    use super::super::{Goal, Stipulation};
    use super::*;
    use crate::notation::fen;

    #[test]
    fn only_keys_of_which_all_are_known_are_stated() {
        let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1").unwrap();
        let why_not = |searched: u8, has_keys: bool| {
            let asked = Stipulation { goal: Goal::Mate, moves: 3 };
            let SearchResult::Forced(mut solution, shared) = search(&position, asked, &Watch::default()) else {
                panic!("it can be searched")
            };
            solution.searched = searched;
            solution.keys.retain(|key| has_keys && key.length == 2);
            let wake: Wake = Arc::new(|| {});
            why_no_operations(&Analysis::forced(asked, *solution, *shared, &wake))
        };
        assert_eq!(why_not(1, true), Some("The search was stopped before all keys were known"));
        assert_eq!(why_not(2, true), None, "longer mates may be unknown");
        assert_eq!(why_not(3, true), None);
        assert_eq!(why_not(1, false), Some("No mate was found that dm, bm and pv could state"));
    }
}
