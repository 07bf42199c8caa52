//! User texts for judgements.

use std::cmp::Ordering;

use super::{Conventions, Helpmates, Judgement, KeyMove, MAX_MOVES, NotSearched, Solution};
use crate::board::{Goal, format_moves};
use crate::lang::{self, join_names};
use crate::rules::Problem;
use crate::tr;

const MAX_LISTED_KEYS: usize = 8;

pub(super) fn sentence(solution: &Solution) -> String {
    let (moves, aim) = (solution.moves, solution.aim.id());
    let shortest = solution.shortest().unwrap_or(moves);
    match solution.judgement() {
        Judgement::Sound => tr!("solver-sound", aim = aim, keys = format_keys(&solution.keys), moves = moves),
        Judgement::Cooked => {
            let (count, keys) = (solution.keys.len(), format_keys(&solution.keys));
            tr!("solver-cooked", aim = aim, count = count, moves = moves, keys = keys)
        }
        Judgement::Short => {
            let short: Vec<KeyMove> = solution.keys.iter().filter(|key| key.length == shortest).cloned().collect();
            let (count, keys) = (short.len(), format_keys(&short));
            tr!("solver-short", aim = aim, count = count, keys = keys, shortest = shortest, moves = moves)
        }
        Judgement::NoSolution if solution.legal_move_count == 0 => tr!("solver-stalemated").to_owned(),
        // Only helpmates can have several solutions.
        Judgement::Several | Judgement::NoSolution => tr!("solver-no-solution", aim = aim, moves = moves),
        Judgement::AlreadyMate => tr!("solver-already-mate").to_owned(),
        Judgement::Unfinished if solution.searched_moves == 0 => tr!("solver-nothing-proven").to_owned(),
        Judgement::Unfinished => tr!("solver-unfinished", aim = aim, searched = solution.searched_moves),
    }
}

pub(super) fn helpmates(found: &Helpmates) -> String {
    let (moves, count) = (format_moves(found.half_moves), found.lines.len());
    let many = |count: usize| match count {
        1 => tr!("solver-one-helpmate").to_owned(),
        // Solutions shorter than those cut off are complete.
        count if found.has_more && count == found.lines.len() => {
            tr!("solver-more-helpmates", count = count.to_string())
        }
        count => tr!("solver-many-helpmates", count = count.to_string()),
    };
    match found.judgement() {
        Judgement::Sound => tr!("solver-sound-helpmate", moves = moves),
        Judgement::Several | Judgement::Cooked => {
            tr!("solver-several-helpmates", helpmates = many(count), moves = moves)
        }
        Judgement::Short => {
            let shortest = found.shortest().unwrap_or(found.half_moves);
            let short = found.lines.iter().filter(|line| line.len() == usize::from(shortest)).count();
            let shortest = format_moves(shortest);
            tr!("solver-short-helpmates", helpmates = many(short), shortest = shortest, moves = moves)
        }
        Judgement::NoSolution => tr!("solver-no-helpmate", moves = moves),
        Judgement::AlreadyMate => tr!("solver-already-mate").to_owned(),
        Judgement::Unfinished => match (count, found.searched) {
            (0, 0) => tr!("solver-nothing-proven").to_owned(),
            (0, searched) => tr!("solver-unfinished-without-helpmate", searched = format_moves(searched)),
            (count, _) => tr!("solver-unfinished-helpmates", helpmates = many(count), moves = moves),
        },
    }
}

pub(super) fn refusal_sentence(refused: &NotSearched) -> String {
    if let NotSearched::Stipulation(asked) = refused {
        let sign = asked.to_string();
        return match asked.goal {
            Goal::Win => tr!("solver-not-searched-win", asked = sign),
            Goal::Draw => tr!("solver-not-searched-draw", asked = sign),
            Goal::Mate | Goal::Selfmate | Goal::Helpmate => {
                tr!("solver-not-searched-long", most = MAX_MOVES, asked = sign)
            }
        };
    }
    if let NotSearched::Rules(variant) = refused {
        return tr!("solver-why-variant", variant = variant.tag_value());
    }
    let illegal: Vec<String> =
        refused.problems().iter().filter(|problem| problem.is_illegal()).map(Problem::sentence).collect();
    tr!("solver-not-searched-illegal", problems = illegal.join("; "))
}

/// Formats keys as `Qa1`, `Qa1 and Qa2`, `Qa1, Qa2 and 7 others`.
fn format_keys(keys: &[KeyMove]) -> String {
    let name = |key: &KeyMove| lang::localize_moves(&key.san).into_owned();
    let mut names: Vec<String> = keys.iter().take(MAX_LISTED_KEYS).map(name).collect();
    match keys.len() - names.len() {
        0 => {}
        1 => names.extend(keys.last().map(name)),
        others => names.push(tr!("solver-others", count = others)),
    }
    join_names(&names)
}

pub(super) fn conventions(key: &Conventions) -> Vec<String> {
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
