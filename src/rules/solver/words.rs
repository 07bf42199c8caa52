//! The sentences of judgements, for a user. All words of the solver are here.

use super::{Conventions, Judgement, Key, NotSearched, Solution};
use crate::rules::Problem;

/// So many first moves are named.
const NAMED: usize = 8;

/// What a solution means, without a full stop.
pub(super) fn sentence(solution: &Solution) -> String {
    let moves = solution.moves;
    let shortest = solution.shortest().unwrap_or(moves);
    match solution.judgement() {
        Judgement::Sound => format!("Sound: {} mates in {moves}, and nothing else does", names(&solution.keys)),
        Judgement::Cooked => {
            format!("Cooked: {} first moves mate in {moves}: {}", solution.keys.len(), names(&solution.keys))
        }
        Judgement::Short => {
            let short: Vec<Key> = solution.keys.iter().filter(|key| key.length == shortest).cloned().collect();
            let verb = if short.len() == 1 { "mates" } else { "mate" };
            format!("Short solution: {} {verb} in {shortest}, not in {moves}", names(&short))
        }
        Judgement::NoSolution => format!("No solution: there is no mate in {moves}"),
        Judgement::AlreadyMate => "The side to move is mated already".into(),
        Judgement::Unfinished => unfinished(solution),
    }
}

fn unfinished(solution: &Solution) -> String {
    match solution.searched {
        0 => "Not finished: nothing is proven yet".into(),
        searched => format!("Not finished: there is no mate in {searched}, and more was not searched"),
    }
}

/// Why a position is not searched, without a full stop.
pub(super) fn refusal(refused: &NotSearched) -> String {
    let illegal: Vec<String> =
        refused.problems.iter().filter(|problem| problem.is_illegal()).map(Problem::sentence).collect();
    if illegal.is_empty() {
        return "Not searched: mates are looked for on boards of 8x8 squares".into();
    }
    format!("Not searched, for the position is illegal: {}", illegal.join("; "))
}

/// `Qa1`, `Qa1 and Qa2`, `Qa1, Qa2 and 7 others`.
fn names(keys: &[Key]) -> String {
    let mut names: Vec<String> = keys.iter().take(NAMED).map(|key| key.name.clone()).collect();
    match keys.len() - names.len() {
        0 => {}
        1 => names.extend(keys.last().map(|key| key.name.clone())),
        others => names.push(format!("{others} others")),
    }
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        Some((last, _)) => last.clone(),
        None => String::new(),
    }
}

/// What there is to say of a key.
pub(super) fn conventions(key: &Conventions) -> Vec<String> {
    let facts = [
        (key.checks, "The key gives check"),
        (key.captures, "The key takes a man"),
        (key.promotes, "The key promotes"),
        (key.castles, "The key castles"),
    ];
    let facts = facts.into_iter().filter(|(is_so, _)| *is_so).map(|(_, sentence)| sentence.to_owned());
    let (before, after) = (key.flights_before, key.flights_after);
    let flights = (before != after).then(|| {
        let verb = if after < before { "takes" } else { "gives" };
        let noun = if before == 1 { "flight" } else { "flights" };
        format!("The key {verb} flights: the king had {before} {noun} and has {after}")
    });
    facts.chain(flights).collect()
}
