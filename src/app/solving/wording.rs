//! What a search found, in words.

use crate::app::shell::puzzle_mark::PuzzleMark;
use crate::app::ui::{Tone, wording};
use crate::board::{Goal, Position, Square, Stipulation, number_of_moves};
use crate::rules::solver::{Helpmates, Judgement, Key, Query, Solution};

/// So many keys are named.
const NAMED: usize = 6;

/// So many men that are not needed are named.
const NAMED_MEN: usize = 8;

/// The answer in a few words, and how good the news is.
pub(super) fn headline(asked: Query, solution: &Solution) -> (String, Tone) {
    let (moves, judgement) = (solution.moves, Some(solution.judgement()));
    let mark = PuzzleMark { asked: Stipulation::in_moves(solution.aim.goal(), moves.into()), judgement };
    if asked.is_shortest && !solution.keys.is_empty() {
        return (format!("Shortest mate in {moves}"), mark.tone());
    }
    judged(mark, solution.keys.len())
}

/// The same of helpmates.
pub(super) fn helpmates(asked: Query, found: &Helpmates) -> (String, Tone) {
    judged(PuzzleMark { asked: asked.stipulation, judgement: Some(found.judgement()) }, found.lines.len())
}

/// Who begins and who is mated, where the goal alone does not say so.
pub(super) fn sides(position: &Position, asked: Stipulation) -> Option<String> {
    let first = position.side_to_move;
    let mated = match asked.goal {
        // The side that begins makes the last move, too.
        Goal::Helpmate if !asked.half_moves.is_multiple_of(2) => !first,
        Goal::Helpmate | Goal::Selfmate => first,
        Goal::Mate | Goal::Win | Goal::Draw => return None,
    };
    let who = if mated == first { " and" } else { &format!(", {}", wording::color(mated)) };
    Some(format!("{} moves first{who} is to be mated", wording::color(first)))
}

fn judged(mark: PuzzleMark, solutions: usize) -> (String, Tone) {
    let is_unfinished = mark.judgement == Some(Judgement::Unfinished);
    (if is_unfinished { "Not finished".to_owned() } else { mark.words(Some(solutions)) }, mark.tone())
}

/// The keys, and how many tries there are as far as that is known: "Key 1.d4 \u{b7} 12 tries".
pub(super) fn keys(solution: &Solution, tries: Option<usize>) -> Option<String> {
    let moves = solution.moves;
    let short: Vec<&Key> = solution.keys.iter().filter(|key| Some(key.length) == solution.shortest()).collect();
    let keys = match (short.len(), solution.shortest()) {
        (0, _) => None,
        (_, Some(shortest)) if shortest < moves => {
            let one = wording::capital(solution.aim.noun());
            Some(format!("{} in {shortest} already", named(&one, &format!("{one}s"), &short)))
        }
        _ => Some(named("Key", "Keys", &short)),
    };
    let tries =
        tries.map(|count| if count == 0 { "no tries".to_owned() } else { wording::counted(count, "try", "tries") });
    let parts: Vec<String> = keys.into_iter().chain(tries).collect();
    (!parts.is_empty()).then(|| wording::capital(&parts.join(" \u{b7} ")))
}

/// "Key 1.d4", "Keys 1.Qa1 and 1.Qa2".
fn named(one: &str, several: &str, keys: &[&Key]) -> String {
    let names = wording::first_of(keys.iter().map(|key| format!("1.{}", key.name)), NAMED);
    format!("{} {names}", if keys.len() == 1 { one } else { several })
}

/// What is proven of a search that was stopped; `None` for one that was not.
pub(super) fn unfinished(solution: &Solution) -> Option<String> {
    if solution.is_complete() || solution.is_mated {
        return None;
    }
    Some(match (solution.searched, solution.keys.is_empty()) {
        (_, false) => "Stopped: there may be more keys".to_owned(),
        (0, true) => "Stopped: nothing is proven yet".to_owned(),
        (searched, true) => {
            format!("Stopped: there is no {} in {searched}; more was not searched", solution.aim.noun())
        }
    })
}

/// What is not known of helpmates; `None` if all is.
pub(super) fn unfinished_helpmates(found: &Helpmates) -> Option<String> {
    if found.has_more {
        Some(format!("There are more; these are the first {}", wording::number(found.lines.len())))
    } else if found.is_complete() || found.is_mated {
        None
    } else if found.lines.is_empty() && found.searched > 0 {
        Some(format!("Stopped: there is none in {}; more was not searched", number_of_moves(found.searched)))
    } else {
        Some("Stopped: there may be more".to_owned())
    }
}

/// Men without which the keys would be the same, each alone.
pub(super) fn unused(position: &Position, men: &[Square]) -> Option<String> {
    let name = |square: &Square| {
        let piece = position.board.get(*square)?;
        Some(format!("{} {square}", piece.name()))
    };
    let names = wording::first_of(men.iter().filter_map(name), NAMED_MEN);
    match men {
        [] => None,
        [_] => Some(format!("Same key without {names}")),
        _ => Some(format!("Same key without any one of {names}")),
    }
}
