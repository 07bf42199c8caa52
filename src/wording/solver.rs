//! Sentences about solutions.

use std::cmp::Ordering;

use super::{Sentence, format_moves};
use crate::board::Position;
use crate::lang::{self, join_names};
use crate::rules::solver::{
    Conventions, Findings, Helpmates, Judgement, KeyMove, KeyNote, MAX_MOVES, NotSearched, NotationLine, Solution,
};
use crate::rules::{Problem, problems};
use crate::tr;

const MAX_LISTED_KEYS: usize = 8;

impl Sentence for Solution {
    fn sentence(&self) -> String {
        let (moves, goal) = (self.moves, self.goal.id());
        let shortest = self.shortest().unwrap_or(moves);
        match self.judgement() {
            Judgement::Sound => tr!("solver-sound", goal = goal, keys = format_keys(&self.keys), moves = moves),
            Judgement::Cooked => {
                let (count, keys) = (self.keys.len(), format_keys(&self.keys));
                tr!("solver-cooked", goal = goal, count = count, moves = moves, keys = keys)
            }
            Judgement::Short => {
                let short: Vec<KeyMove> = self.keys.iter().filter(|key| key.length == shortest).cloned().collect();
                let (count, keys) = (short.len(), format_keys(&short));
                tr!("solver-short", goal = goal, count = count, keys = keys, shortest = shortest, moves = moves)
            }
            Judgement::NoSolution if self.legal_move_count == 0 => tr!("solver-stalemated").to_owned(),
            // Only helpmates can have several solutions.
            Judgement::Several | Judgement::NoSolution => tr!("solver-no-solution", goal = goal, moves = moves),
            Judgement::AlreadyMate => tr!("solver-already-mate").to_owned(),
            Judgement::Unfinished if self.searched_moves == 0 => tr!("solver-nothing-proven").to_owned(),
            Judgement::Unfinished => tr!("solver-unfinished", goal = goal, searched = self.searched_moves),
        }
    }
}

impl Sentence for Helpmates {
    fn sentence(&self) -> String {
        let (goal, moves, count) = (self.goal.id(), format_moves(self.half_moves), self.count());
        let many = |some: usize| match some {
            1 => tr!("solver-one-helpmate", goal = goal),
            // In a list that was cut off, only the longest solutions are incomplete, so a smaller count is exact.
            _ if self.has_more && some == count => {
                tr!("solver-more-helpmates", goal = goal, count = some.to_string())
            }
            _ => tr!("solver-many-helpmates", goal = goal, count = some.to_string()),
        };
        match self.judgement() {
            Judgement::Sound => tr!("solver-sound-helpmate", goal = goal, moves = moves),
            Judgement::Several | Judgement::Cooked => {
                tr!("solver-several-helpmates", helpmates = many(count), moves = moves)
            }
            Judgement::Short => {
                let shortest = self.shortest().unwrap_or(self.half_moves);
                let short = self.lines.first().map_or(0, |line| self.count_up_to(line.len()));
                let shortest = format_moves(shortest);
                tr!("solver-short-helpmates", helpmates = many(short), shortest = shortest, moves = moves)
            }
            Judgement::NoSolution => tr!("solver-no-helpmate", goal = goal, moves = moves),
            Judgement::AlreadyMate => tr!("solver-already-mate").to_owned(),
            Judgement::Unfinished => match (count, self.searched) {
                (0, 0) => tr!("solver-nothing-proven").to_owned(),
                (0, searched) => {
                    tr!("solver-unfinished-without-helpmate", goal = goal, searched = format_moves(searched))
                }
                (count, _) => tr!("solver-unfinished-helpmates", helpmates = many(count), moves = moves),
            },
        }
    }
}

impl Sentence for NotSearched {
    fn sentence(&self) -> String {
        match self {
            Self::Stipulation(asked) => tr!("solver-not-searched-long", most = MAX_MOVES, asked = asked.to_string()),
            Self::Rules(variant) => tr!("solver-why-variant", variant = variant.tag_value()),
            Self::Unproven(reason) => reason.sentence(),
            Self::Position(problems) => {
                tr!("solver-not-searched-illegal", problems = join_sentences(problems, Problem::prevents_moves))
            }
        }
    }
}

/// Returns a note that an illegal position was searched; `None` for a position without illegal problems.
///
/// ```
/// use fenwright::{notation::fen, wording};
/// let position = fen::read("7k/8/6K1/8/8/P7/PPPPPPPP/R7 w - - 0 1")?;
/// assert_eq!(
///     wording::illegal_note(&position).as_deref(),
///     Some("Searched although the position is illegal (White has 9 pawns; the maximum is 8)"),
/// );
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
pub fn illegal_note(position: &Position) -> Option<String> {
    let problems = join_sentences(&problems(position), Problem::is_illegal);
    (!problems.is_empty()).then(|| tr!("solver-searched-illegal", problems = problems))
}

fn join_sentences(problems: &[Problem], is_included: fn(&Problem) -> bool) -> String {
    let sentences: Vec<String> =
        problems.iter().filter(|problem| is_included(problem)).map(Problem::sentence).collect();
    sentences.join("; ")
}

/// Formats key moves as `Qa1`, `Qa1 and Qa2`, `Qa1, Qa2 and 7 others`.
fn format_keys(keys: &[KeyMove]) -> String {
    join_keys(&keys.iter().map(|key| key.san.as_str()).collect::<Vec<_>>())
}

pub(super) fn join_keys<S: AsRef<str>>(keys: &[S]) -> String {
    let name = |key: &S| lang::localize_moves(key.as_ref()).into_owned();
    let mut names: Vec<String> = keys.iter().take(MAX_LISTED_KEYS).map(name).collect();
    match keys.len() - names.len() {
        0 => {}
        1 => names.extend(keys.last().map(name)),
        others => names.push(tr!("solver-others", count = others)),
    }
    join_names(&names)
}

impl Sentence for Findings {
    fn sentence(&self) -> String {
        match self {
            Self::Forced(_, solution) => solution.sentence(),
            Self::Helped(helpmates) => helpmates.sentence(),
            Self::Proven(study) => study.sentence(),
        }
    }
}

/// Returns a sentence that compares the solutions with those that the author intended; `None` if nothing is stated or the
/// search is not complete.
pub fn intention(found: &Findings, intended: &[u16]) -> Option<String> {
    match found {
        Findings::Helped(helpmates) => helpmates_intention(helpmates, intended),
        _ => Some(compared(found.fulfills(intended)?, intended, None)),
    }
}

/// Returns the sentence of [`intention`] for cooperative play.
pub fn helpmates_intention(found: &Helpmates, intended: &[u16]) -> Option<String> {
    let is_fulfilled = found.fulfills(intended)?;
    let structure = if intended.len() > 1 && !is_fulfilled { found.structure() } else { None };
    Some(compared(is_fulfilled, intended, structure))
}

fn compared(is_fulfilled: bool, intended: &[u16], structure: Option<Vec<usize>>) -> String {
    let stated = intended.iter().map(ToString::to_string).collect::<Vec<_>>().join(".");
    match structure {
        _ if is_fulfilled => tr!("solver-as-intended", stated = stated),
        Some(counts) => {
            let counts = counts.iter().map(ToString::to_string).collect::<Vec<_>>().join(".");
            tr!("solver-not-as-intended", stated = stated, found = counts)
        }
        None => tr!("solver-not-intended", stated = stated),
    }
}

/// Returns a solution in the notation of problems, with words in the language of this thread and English piece letters.
pub fn notation_lines(lines: Vec<NotationLine>) -> Vec<String> {
    let line = |line: NotationLine| match line.note {
        None => line.moves,
        Some(KeyNote::Zugzwang) => format!("{} {}", line.moves, tr!("solver-note-zugzwang")),
        Some(KeyNote::Threats(moves)) => format!("{} {}", line.moves, tr!("solver-note-threats", moves = moves)),
    };
    lines.into_iter().map(line).collect()
}

/// Returns a sentence for each property of a key, without full stop: "The key gives check". Empty for a quiet key.
pub fn conventions(key: &Conventions) -> Vec<String> {
    let facts = [
        (key.checks, tr!("solver-key-checks")),
        (key.captures, tr!("solver-key-captures")),
        (key.promotes, tr!("solver-key-promotes")),
        (key.castles, tr!("solver-key-castles")),
    ];
    let facts = facts.into_iter().filter(|(is_so, _)| *is_so).map(|(_, sentence)| sentence.to_owned());
    let (before, after) = (key.flights_before, key.flights_after);
    let flights = match after.cmp(&before) {
        Ordering::Less => Some(tr!("solver-key-takes-flights", before = before, after = after)),
        Ordering::Greater => Some(tr!("solver-key-gives-flights", before = before, after = after)),
        Ordering::Equal => None,
    };
    facts.chain(flights).collect()
}
