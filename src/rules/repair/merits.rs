//! The merits of a sound version.

use std::num::NonZeroUsize;

use crate::board::{Position, Role, Square, Stipulation};
use crate::rules::solver::{Judgement, NamedMove, SearchControl, Solver, Stopped, Variation};

use super::edit::is_playable;
use super::{Edit, Puzzle};

/// The merits of a sound version. Variations, tries and set play are those of direct mates and selfmates; for a helpmate
/// their numbers are 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merits {
    /// `true` if the key is that of the author, from another square if its piece was moved.
    pub keeps_key: bool,
    /// The squares of pieces that are not used: without such a piece, the version has the same key, the same threats and
    /// the same answers to the same defences.
    pub unused: Vec<Square>,
    /// The number of variations that end sooner than required.
    pub short_mates: usize,
    /// The number of variations with more than one answer.
    pub duals: usize,
    /// The number of first moves that exactly one reply refutes; 0 for more than three moves.
    pub tries: usize,
    /// `true` if every defence that has a mate in the set play of the puzzle has one in that of the version.
    pub keeps_set_play: bool,
}

/// The memory limit of the table for the variations of one version.
const TABLE_BYTES: usize = 1 << 20;

/// Maximum length, in moves, of a puzzle whose tries are counted.
const MAX_MOVES_OF_TRIES: u8 = 3;

/// The threats and variations after a key, as moves in UCI notation.
#[derive(Debug, Default, PartialEq, Eq)]
struct Content {
    threats: Vec<String>,
    /// The defences with their answers, sorted.
    answers: Vec<(String, Vec<String>)>,
    short_mates: usize,
    duals: usize,
}

impl Merits {
    pub(super) fn new(
        puzzle: &Puzzle,
        (edits, position): (&[Edit], &Position),
        key: &NamedMove,
        watch: &SearchControl,
    ) -> Result<Self, Stopped> {
        let solver = solver(puzzle.stipulation, position);
        let content = content(solver.as_ref(), key, watch)?;
        let mut unused = Vec::new();
        for (square, piece) in position.board.pieces().filter(|(_, piece)| piece.role != Role::King) {
            let without = Edit::Removed(piece, square).apply(position);
            if let Some(without) = without
                && keeps_key(puzzle, &without, key, watch)?
                && self::content(self::solver(puzzle.stipulation, &without).as_ref(), key, watch)? == content
            {
                unused.push(square);
            }
        }
        let tries = match solver.as_ref().filter(|solver| solver.moves <= MAX_MOVES_OF_TRIES) {
            Some(solver) => {
                let solution = solver.solution_with_keys(&[&key.san]);
                solver.tries(&solution, NonZeroUsize::MIN, watch)?.len()
            }
            None => 0,
        };
        let set = set_mates(puzzle.stipulation, position, watch)?;
        Ok(Self {
            keeps_key: puzzle.is_author_key(key, edits),
            unused,
            short_mates: content.short_mates,
            duals: content.duals,
            tries,
            keeps_set_play: puzzle.set_mates.iter().all(|defence| set.contains(defence)),
        })
    }
}

/// Returns `true` if a position is playable and sound with this key.
pub(super) fn keeps_key(
    puzzle: &Puzzle,
    position: &Position,
    key: &NamedMove,
    watch: &SearchControl,
) -> Result<bool, Stopped> {
    if !is_playable(position, &puzzle.problems) {
        return Ok(false);
    }
    let judged = puzzle.judge.judge(position, std::slice::from_ref(&key.uci), 2, watch)?;
    Ok(judged.judgement == Judgement::Sound && judged.keys.iter().all(|found| found.uci == key.uci))
}

/// Returns the defences that have a mate in the set play, in UCI notation.
pub(super) fn set_mates(
    stipulation: Stipulation,
    position: &Position,
    watch: &SearchControl,
) -> Result<Vec<String>, Stopped> {
    let solver = solver(stipulation, position);
    let Some(set) = solver.as_ref().and_then(Solver::set_play) else { return Ok(Vec::new()) };
    let mated = set.defences(watch)?.into_iter().filter(|defence| defence.length.is_some());
    Ok(mated.map(|defence| defence.reply.uci).collect())
}

/// Returns the solver of a direct mate or selfmate; `None` for a helpmate, and for a position without moves.
fn solver(stipulation: Stipulation, position: &Position) -> Option<Solver> {
    let moves = stipulation.moves()? as u8;
    Solver::with_goal(stipulation.goal, position, moves, TABLE_BYTES).ok()
}

fn content(solver: Option<&Solver>, key: &NamedMove, watch: &SearchControl) -> Result<Content, Stopped> {
    let Some(solver) = solver else { return Ok(Content::default()) };
    let solution = solver.solution_with_keys(&[&key.san]);
    let after = solution.keys.first().and_then(|key| solver.root().play_key(key));
    let Some(after) = after else { return Ok(Content::default()) };
    let threats = after.threats(NonZeroUsize::MIN, watch)?;
    let variations = after.variations(&threats, NonZeroUsize::MIN, watch)?;
    let mut answers = Vec::new();
    for variation in &variations {
        let named: Vec<String> = variation.answers.iter().map(|answer| answer.uci.clone()).collect();
        answers.extend(variation.replies.iter().map(|reply| (reply.uci.clone(), named.clone())));
    }
    answers.sort_unstable();
    let is_short =
        |variation: &&Variation<'_>| variation.answers.first().is_some_and(|answer| answer.length < after.moves_left);
    Ok(Content {
        threats: threats.into_iter().map(|threat| threat.uci).collect(),
        answers,
        short_mates: variations.iter().filter(is_short).count(),
        duals: variations.iter().filter(|variation| variation.answers.len() > 1).count(),
    })
}
