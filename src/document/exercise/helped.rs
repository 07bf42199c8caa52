//! The exercise of a helpmate: the reader makes the moves of both sides.

use std::collections::VecDeque;

use super::{Exercise, ExerciseMove, ExerciseOutcome, PlayedMove};
use crate::rules::Play;
use crate::rules::solver::NamedMove;

/// Builds an exercise that accepts these lines.
pub(super) fn build(start: &Play, lines: &[Vec<NamedMove>]) -> Exercise {
    let mut exercise = Exercise::default();
    let lines: Vec<&[NamedMove]> = lines.iter().map(Vec::as_slice).collect();
    let mut open = VecDeque::from([(exercise.reserve(), start.clone(), lines)]);
    while let Some((node, play, lines)) = open.pop_front() {
        let mut moves = Vec::new();
        for (played, after) in play.moves().into_iter().filter_map(|legal| PlayedMove::new(&play, legal)) {
            let rests: Vec<&[NamedMove]> = lines.iter().filter_map(|line| rest_after(line, &played)).collect();
            let outcome = if rests.is_empty() {
                ExerciseOutcome::Late
            } else if rests.iter().any(|rest| rest.is_empty()) {
                ExerciseOutcome::Solved
            } else {
                let next = exercise.reserve();
                open.push_back((next, after, rests));
                ExerciseOutcome::Next { node: next }
            };
            moves.push(ExerciseMove { played, outcome, reply: None });
        }
        exercise.fill(node, moves);
    }
    exercise
}

/// Returns the rest of a line that begins with this move.
fn rest_after<'a>(line: &'a [NamedMove], played: &PlayedMove) -> Option<&'a [NamedMove]> {
    line.split_first().filter(|(first, _)| first.uci == played.uci).map(|(_, rest)| rest)
}
