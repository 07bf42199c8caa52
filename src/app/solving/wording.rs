//! Results of a search in words.

use super::popeye_answer::PopeyeSolution;
use crate::app::shell::PuzzleMark;
use crate::app::ui::wording;
use crate::board::{Genre, Position, Square, Stipulation};
use crate::rules::repair::Saving;
use crate::rules::solver::{Helpmates, Judgement, KeyMove, NotSearched, Query, Solution, Study};
use crate::wording::{Label, Sentence, capitalize, fifty_move_rule, format_moves, proof, proof_source};
use crate::{lang, tr};

const MAX_LISTED_KEYS: usize = 6;

const MAX_LISTED_PIECES: usize = 8;

pub(super) fn mark(solution: &Solution) -> PuzzleMark {
    let asked = Stipulation::new(solution.goal, solution.moves.into());
    PuzzleMark { stipulation: asked, judgement: Some(solution.judgement()) }
}

pub(super) fn helpmate_mark(asked: Query, found: &Helpmates) -> PuzzleMark {
    PuzzleMark { stipulation: asked.stipulation, judgement: Some(found.judgement()) }
}

pub(super) fn study_mark(study: &Study) -> PuzzleMark {
    PuzzleMark { stipulation: study.stipulation, judgement: Some(study.judgement()) }
}

/// Returns the headline and remarks of a proven result.
pub(super) fn study(position: &Position, study: &Study) -> (String, Vec<String>) {
    let rule = fifty_move_rule(&study.proof);
    let remarks = [rule, Some(proof_source(study.proof.source))].into_iter().flatten().map(capitalize);
    (proof(&study.proof, position.side_to_move), [study.sentence()].into_iter().chain(remarks).collect())
}

pub(super) fn headline(asked: Query, solution: &Solution) -> String {
    if asked.shortest_only && !solution.keys.is_empty() {
        return tr!("solving-shortest-mate", moves = solution.moves);
    }
    judgement_text(mark(solution), solution.keys.len())
}

pub(super) fn helpmates(asked: Query, found: &Helpmates) -> String {
    judgement_text(helpmate_mark(asked, found), found.count())
}

/// Returns the headline and remarks for a search that was refused for this reason or, with `None`, broke off.
pub(super) fn refused(refused: Option<&NotSearched>) -> (String, Vec<String>) {
    match refused {
        Some(refused) => (tr!("solving-cannot-be-solved").to_owned(), vec![refused.sentence()]),
        None => (tr!("solving-not-finished").to_owned(), vec![tr!("solving-broke-off").to_owned()]),
    }
}

/// Returns the headline and remarks of an answer of Popeye.
pub(super) fn popeye(solution: &PopeyeSolution) -> (String, Vec<String>) {
    let answer = &solution.answer;
    let count = |count: usize, words: fn(usize) -> String| (count > 0).then(|| words(count));
    let found = [
        count(answer.keys, |count| tr!("solving-popeye-keys", count = count)),
        count(answer.lines, |count| tr!("solving-popeye-lines", count = count)),
        count(answer.tries, |count| tr!("solving-tries", count = count)),
    ];
    let mut found: Vec<String> = found.into_iter().flatten().collect();
    if answer.keys + answer.lines == 0 && solution.is_complete() && !solution.is_refused() {
        found.insert(0, tr!("solving-popeye-none").to_owned());
    }
    let state = match () {
        () if solution.is_refused() => Some(tr!("solving-popeye-refuses")),
        () if solution.is_stopped => Some(tr!("solving-popeye-stopped")),
        () if !solution.is_complete() => Some(tr!("solving-popeye-partial")),
        () => None,
    };
    let found = (!found.is_empty()).then(|| capitalize(&found.join(" \u{b7} ")));
    let version = Some(&answer.version).filter(|version| !version.is_empty());
    let version = version.map(|version| format!("Popeye {version}"));
    let source = [version, answer.time.clone()].into_iter().flatten().collect::<Vec<_>>().join(" \u{b7} ");
    let remarks = found.into_iter().chain(state.map(str::to_owned)).chain(solution.messages.iter().cloned());
    (tr!("solving-popeye-answer").to_owned(), remarks.chain(Some(source).filter(|source| !source.is_empty())).collect())
}

/// Returns a sentence about the side that begins and the side that is mated; `None` if the goal alone makes that clear.
pub(super) fn sides(position: &Position, asked: Stipulation) -> Option<String> {
    let first = position.side_to_move;
    let mated = asked.mated_side(first).filter(|_| asked.goal.genre() != Some(Genre::Direct))?;
    let first = first.label();
    Some(if mated == position.side_to_move {
        tr!("solving-first-is-mated", first = first)
    } else {
        tr!("solving-first-and-mated", first = first, mated = mated.label())
    })
}

fn judgement_text(mark: PuzzleMark, solutions: usize) -> String {
    let is_unfinished = mark.judgement == Some(Judgement::Unfinished);
    if is_unfinished { tr!("solving-not-finished").to_owned() } else { mark.label(Some(solutions)) }
}

/// Lists the keys, and the number of tries if known: "Key 1.d4 \u{b7} 12 tries".
pub(super) fn keys(solution: &Solution, tries: Option<usize>) -> Option<String> {
    let short: Vec<&KeyMove> = solution.keys.iter().filter(|key| Some(key.length) == solution.shortest()).collect();
    let count = short.len();
    let names =
        wording::list_first(short.iter().map(|key| format!("1.{}", lang::localize_moves(&key.san))), MAX_LISTED_KEYS);
    let goal = solution.goal.id();
    let keys = match solution.shortest().filter(|_| count > 0) {
        None => return tries.map(|count| tr!("solving-only-tries", count = count)),
        Some(shortest) if shortest < solution.moves => {
            capitalize(&tr!("solving-short-keys", goal = goal, count = count, keys = names, moves = shortest))
        }
        Some(_) => tr!("solving-keys", count = count, keys = names),
    };
    Some(match tries {
        Some(count) => format!("{keys} \u{b7} {}", tr!("solving-tries", count = count)),
        None => keys,
    })
}

/// Describes what a stopped search has proven; `None` if it was not stopped.
pub(super) fn unfinished(solution: &Solution) -> Option<String> {
    if solution.is_complete() || solution.is_mated {
        return None;
    }
    Some(match (solution.searched_moves, solution.keys.is_empty()) {
        (_, false) => tr!("solving-maybe-more-keys").to_owned(),
        (0, true) => tr!("solving-nothing-proven").to_owned(),
        (searched, true) => tr!("solving-none-so-far", goal = solution.goal.id(), moves = searched),
    })
}

pub(super) fn unfinished_helpmates(found: &Helpmates) -> Option<String> {
    if found.has_more {
        Some(tr!("solving-first-helpmates", count = found.count()))
    } else if found.is_complete() || found.is_mated {
        None
    } else if found.lines.is_empty() && found.searched > 0 {
        Some(tr!("solving-no-helpmates-so-far", moves = format_moves(found.searched)))
    } else {
        Some(tr!("solving-maybe-more-helpmates").to_owned())
    }
}

/// Lists pieces for which a weaker one would do: "White queen f1: a rook would do".
pub(super) fn weaker_pieces(savings: &[Saving]) -> Option<String> {
    let sentences = savings.iter().take(MAX_LISTED_PIECES).map(Sentence::sentence);
    (!savings.is_empty()).then(|| sentences.collect::<Vec<_>>().join("; "))
}

/// Lists the pieces that could be removed, one at a time, without changing the keys.
pub(super) fn unneeded_pieces(position: &Position, men: &[Square]) -> Option<String> {
    let name = |square: &Square| {
        let piece = position.board.get(*square)?;
        Some(tr!("solving-man", piece = piece.label(), square = square.to_string()))
    };
    if men.is_empty() {
        return None;
    }
    let names = wording::list_first(men.iter().filter_map(name), MAX_LISTED_PIECES);
    Some(tr!("solving-unused", count = men.len(), men = names))
}
