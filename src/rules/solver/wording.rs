//! The sentences of judgements, for a user.

use super::{Conventions, Helpmates, Judgement, Key, MOST_MOVES, NotSearched, Solution};
use crate::board::{Goal, listed, number_of_moves};
use crate::rules::Problem;

/// So many first moves are named.
const NAMED: usize = 8;

/// What a solution means, without a full stop.
pub(super) fn sentence(solution: &Solution) -> String {
    let (moves, noun) = (solution.moves, solution.aim.noun());
    let shortest = solution.shortest().unwrap_or(moves);
    match solution.judgement() {
        Judgement::Sound => format!("Sound: {} {noun}s in {moves}, and nothing else does", names(&solution.keys)),
        Judgement::Cooked => {
            format!("Cooked: {} first moves {noun} in {moves}: {}", solution.keys.len(), names(&solution.keys))
        }
        Judgement::Short => {
            let short: Vec<Key> = solution.keys.iter().filter(|key| key.length == shortest).cloned().collect();
            let ending = if short.len() == 1 { "s" } else { "" };
            format!("Short solution: {} {noun}{ending} in {shortest}, not in {moves}", names(&short))
        }
        Judgement::NoSolution if solution.legal == 0 => "No solution: the side to move is stalemated already".into(),
        // Only helpmates have several solutions.
        Judgement::Several | Judgement::NoSolution => format!("No solution: there is no {noun} in {moves}"),
        Judgement::AlreadyMate => "The side to move is mated already".into(),
        Judgement::Unfinished => unfinished(solution),
    }
}

fn unfinished(solution: &Solution) -> String {
    match solution.searched {
        0 => "Not finished: nothing is proven yet".into(),
        searched => {
            format!("Not finished: there is no {} in {searched}, and more was not searched", solution.aim.noun())
        }
    }
}

/// What the solutions of a helpmate mean, without a full stop.
pub(super) fn helpmates(found: &Helpmates) -> String {
    let (moves, count) = (number_of_moves(found.half_moves), found.lines.len());
    let many = |count: usize| match count {
        1 => "1 helpmate".to_owned(),
        // Those that are shorter than the ones that were cut off are all there.
        count if found.has_more && count == found.lines.len() => format!("more than {count} helpmates"),
        count => format!("{count} helpmates"),
    };
    match found.judgement() {
        Judgement::Sound => format!("Sound: 1 helpmate in {moves}, and no other"),
        Judgement::Several | Judgement::Cooked => format!("Several solutions: {} in {moves}", many(count)),
        Judgement::Short => {
            let shortest = found.shortest().unwrap_or(found.half_moves);
            let short = found.lines.iter().filter(|line| line.len() == usize::from(shortest)).count();
            format!("Short solution: {} in {}, not in {moves}", many(short), number_of_moves(shortest))
        }
        Judgement::NoSolution => format!("No solution: there is no helpmate in {moves}"),
        Judgement::AlreadyMate => "The side to move is mated already".into(),
        Judgement::Unfinished => {
            let known = match (count, found.searched) {
                (0, 0) => "nothing is proven yet".to_owned(),
                (0, searched) => {
                    format!("there is no helpmate in {}, and more was not searched", number_of_moves(searched))
                }
                (count, _) => format!("{} in {moves} so far", many(count)),
            };
            format!("Not finished: {known}")
        }
    }
}

/// Why a position is not searched, without a full stop.
pub(super) fn refusal(refused: &NotSearched) -> String {
    if let NotSearched::Stipulation(asked) = refused {
        let why = match asked.goal {
            Goal::Win | Goal::Draw => {
                format!("only mates are looked for, and {asked} asks for a {}", asked.goal.noun())
            }
            Goal::Mate | Goal::Selfmate | Goal::Helpmate => {
                format!("mates are looked for in up to {MOST_MOVES} moves, and {asked} asks for more")
            }
        };
        return format!("Not searched: {why}");
    }
    let illegal: Vec<String> =
        refused.problems().iter().filter(|problem| problem.is_illegal()).map(Problem::sentence).collect();
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
    listed(&names)
}

/// What there is to say of a key.
pub(super) fn conventions(key: &Conventions) -> Vec<String> {
    let facts = [
        (key.checks, "The key gives check"),
        (key.captures, "The key captures"),
        (key.promotes, "The key promotes"),
        (key.castles, "The key castles"),
    ];
    let facts = facts.into_iter().filter(|(is_so, _)| *is_so).map(|(_, sentence)| sentence.to_owned());
    let (before, after) = (key.flights_before, key.flights_after);
    let flights = (before != after).then(|| {
        let verb = if after < before { "takes" } else { "gives" };
        let noun = if before == 1 { "flight" } else { "flights" };
        format!("The key {verb} flights: {before} {noun} before it, {after} after it")
    });
    facts.chain(flights).collect()
}
