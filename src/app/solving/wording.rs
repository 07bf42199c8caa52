//! What a search found, in words.

use crate::app::shell::puzzle_mark::PuzzleMark;
use crate::app::ui::wording;
use crate::board::{Goal, Position, Square, Stipulation, number_of_moves};
use crate::rules::solver::{Helpmates, Judgement, Key, NotSearched, Query, Solution};
use crate::{lang, tr};

/// So many keys are named.
const NAMED: usize = 6;

/// So many men that are not needed are named.
const NAMED_MEN: usize = 8;

/// What is known of the position as a problem.
pub(super) fn mark(solution: &Solution) -> PuzzleMark {
    let asked = Stipulation::in_moves(solution.aim.goal(), solution.moves.into());
    PuzzleMark { asked, judgement: Some(solution.judgement()) }
}

/// The same of helpmates.
pub(super) fn mark_of_helpmates(asked: Query, found: &Helpmates) -> PuzzleMark {
    PuzzleMark { asked: asked.stipulation, judgement: Some(found.judgement()) }
}

/// The answer in a few words.
pub(super) fn headline(asked: Query, solution: &Solution) -> String {
    if asked.is_shortest && !solution.keys.is_empty() {
        return tr!("solving-shortest-mate", moves = solution.moves);
    }
    judged(mark(solution), solution.keys.len())
}

/// The same of helpmates.
pub(super) fn helpmates(asked: Query, found: &Helpmates) -> String {
    judged(mark_of_helpmates(asked, found), found.lines.len())
}

/// The same, and what there is to say, where nothing was searched, for this reason, or nothing came out.
pub(super) fn refused(refused: Option<&NotSearched>) -> (String, Vec<String>) {
    match refused {
        Some(refused) => (tr!("solving-cannot-be-solved").to_owned(), vec![refused.sentence()]),
        None => (tr!("solving-not-finished").to_owned(), vec![tr!("solving-broke-off").to_owned()]),
    }
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
    let first = first.name();
    Some(if mated == position.side_to_move {
        tr!("solving-first-is-mated", first = first)
    } else {
        tr!("solving-first-and-mated", first = first, mated = mated.name())
    })
}

fn judged(mark: PuzzleMark, solutions: usize) -> String {
    let is_unfinished = mark.judgement == Some(Judgement::Unfinished);
    if is_unfinished { tr!("solving-not-finished").to_owned() } else { mark.words(Some(solutions)) }
}

/// The keys, and how many tries there are as far as that is known: "Key 1.d4 \u{b7} 12 tries".
pub(super) fn keys(solution: &Solution, tries: Option<usize>) -> Option<String> {
    let short: Vec<&Key> = solution.keys.iter().filter(|key| Some(key.length) == solution.shortest()).collect();
    let count = short.len();
    let names = wording::first_of(short.iter().map(|key| format!("1.{}", lang::moves(&key.name))), NAMED);
    let keys = match solution.shortest().filter(|_| count > 0) {
        None => return tries.map(|count| tr!("solving-only-tries", count = count)),
        Some(shortest) if shortest < solution.moves => {
            tr!("solving-short-keys", aim = solution.aim.noun(), count = count, keys = names, moves = shortest)
        }
        Some(_) => tr!("solving-keys", count = count, keys = names),
    };
    Some(match tries {
        Some(count) => format!("{keys} \u{b7} {}", tr!("solving-tries", count = count)),
        None => keys,
    })
}

/// What is proven of a search that was stopped; `None` for one that was not.
pub(super) fn unfinished(solution: &Solution) -> Option<String> {
    if solution.is_complete() || solution.is_mated {
        return None;
    }
    Some(match (solution.searched, solution.keys.is_empty()) {
        (_, false) => tr!("solving-maybe-more-keys").to_owned(),
        (0, true) => tr!("solving-nothing-proven").to_owned(),
        (searched, true) => tr!("solving-none-so-far", aim = solution.aim.noun(), moves = searched),
    })
}

/// What is not known of helpmates; `None` if all is.
pub(super) fn unfinished_helpmates(found: &Helpmates) -> Option<String> {
    if found.has_more {
        Some(tr!("solving-first-helpmates", count = found.lines.len()))
    } else if found.is_complete() || found.is_mated {
        None
    } else if found.lines.is_empty() && found.searched > 0 {
        Some(tr!("solving-no-helpmates-so-far", moves = number_of_moves(found.searched)))
    } else {
        Some(tr!("solving-maybe-more-helpmates").to_owned())
    }
}

/// Men without which the keys would be the same, each alone.
pub(super) fn unused(position: &Position, men: &[Square]) -> Option<String> {
    let name = |square: &Square| {
        let piece = position.board.get(*square)?;
        Some(tr!("solving-man", piece = piece.name(), square = square.to_string()))
    };
    if men.is_empty() {
        return None;
    }
    let names = wording::first_of(men.iter().filter_map(name), NAMED_MEN);
    Some(tr!("solving-unused", count = men.len(), men = names))
}
