//! A solution as text: as problems print it, and as operations of EPD.

use super::Goal;
use super::found::{Found, Known};
use super::ground::Ground;
use super::task::Task;
use crate::board::Position;
use crate::document::{RecordId, Wake, parallel};
use crate::notation::epd::{Operand, Operation};
use crate::rules::solver::{Aim, Helpmates, Judgement, Solution, Stopped, Try, Watch};

/// What a solution is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Purpose {
    /// For the clipboard, as problems print it.
    Text,
    /// For the clipboard, as EPD.
    Epd,
    /// For the operations of this record.
    Record(RecordId),
}

/// What belongs to a solution that is written, whatever is shown once it is there.
#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) purpose: Purpose,
    /// The position that is solved.
    pub(super) position: Position,
    /// The operations of its record.
    pub(super) operations: Vec<Operation>,
}

/// A solution that was written.
#[derive(Debug)]
pub(in crate::app) enum Paper {
    /// The lines below the position.
    Text(Vec<String>),
    /// The operations dm, bm and pv.
    Operations(Vec<Operation>),
}

/// Writes a solution.
type Write = Box<dyn FnOnce(&Watch) -> Result<Paper, Stopped> + Send>;

/// A solution that is being written.
pub(super) type Writing = Task<Result<Paper, Stopped>>;

/// Of mates in at most so many moves tries are written.
const MOST_MOVES_OF_TRIES: u8 = 3;

/// Begins to write a solution.
pub(super) fn start(found: &Found, purpose: Purpose, wake: &Wake) -> Writing {
    let goal = found.answer.asked.goal;
    let write: Write = match found.known() {
        Known::Nothing => Box::new(|_| Err(Stopped)),
        Known::Helped(helpmates) => {
            let helpmates = helpmates.clone();
            Box::new(move |_| Ok(Paper::Text(helped(&helpmates))))
        }
        Known::Forced(solved) => {
            let (ground, solution, tries) = (solved.ground.clone(), solved.solution.clone(), solved.tries.clone());
            Box::new(move |watch| match purpose {
                Purpose::Text => forced(goal, &ground, &solution, tries, watch).map(Paper::Text),
                Purpose::Epd | Purpose::Record(_) => operations(&ground, &solution, watch).map(Paper::Operations),
            })
        }
    };
    Task::start(Watch::default(), wake, move |watch, report| report(write(watch)))
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
    ground: &Ground,
    solution: &Solution,
    tries: Option<Vec<Try>>,
    watch: &Watch,
) -> Result<Vec<String>, Stopped> {
    let (solver, threads) = (ground.solver()?, parallel::processors());
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
pub(super) fn why_no_text(found: &Found) -> Option<&'static str> {
    matches!(found.known(), Known::Nothing).then_some("The position cannot be solved")
}

/// Why operations of EPD can say nothing of what was found, without a full stop; `None` if they can, and then say only
/// what is proven.
pub(super) fn why_no_operations(found: &Found) -> Option<&'static str> {
    match found.known() {
        Known::Forced(solved) if solved.solution.aim == Aim::Mate => {
            solved.solution.keys.is_empty().then_some("No mate was found that dm, bm and pv could state")
        }
        _ => Some("EPD has operations for direct mates only"),
    }
}

/// Mate in so many moves, the first moves that do it, and a longest defence (PGN standard, sections 16.2.5.8, 16.2.5.5
/// and 16.2.5.24).
fn operations(ground: &Ground, solution: &Solution, watch: &Watch) -> Result<Vec<Operation>, Stopped> {
    let (Some(key), Some(shortest)) = (solution.keys.first(), solution.shortest()) else { return Ok(Vec::new()) };
    let best = solution.keys.iter().filter(|key| key.length == shortest).map(|key| key.name.clone());
    let mut line = vec![key.name.clone()];
    if let Some(branch) = ground.solver()?.root().play(key.first) {
        line.extend(branch.main_line(parallel::processors(), watch)?.into_iter().map(|named| named.name));
    }
    Ok(vec![operation("dm", [shortest.to_string()]), operation("bm", best), operation("pv", line)])
}

fn operation(opcode: &str, words: impl IntoIterator<Item = String>) -> Operation {
    Operation { opcode: opcode.to_owned(), operands: words.into_iter().map(Operand::Word).collect() }
}

/// The operations with these in place of those of the same name, or behind all others.
pub(super) fn with(mut operations: Vec<Operation>, new: Vec<Operation>) -> Vec<Operation> {
    for stated in new {
        let place = operations.iter().position(|known| known.opcode == stated.opcode);
        operations.retain(|known| known.opcode != stated.opcode);
        operations.insert(place.unwrap_or(operations.len()), stated);
    }
    operations
}
