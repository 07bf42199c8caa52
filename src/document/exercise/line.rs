//! The exercise of a stated line, whose moves the reader finds and whose answers follow.

use super::{Exercise, ExerciseMove, ExerciseOutcome, PlayedMove};
use crate::rules::{LegalMove, Play};

/// Builds an exercise that accepts this line, and every move that mates.
pub(super) fn build(start: &Play, line: &[LegalMove]) -> Exercise {
    let mut exercise = Exercise::default();
    let mut play = start.clone();
    for pair in line.chunks(2) {
        let node = exercise.reserve();
        let mut next = None;
        let mut moves = Vec::new();
        for legal in play.moves() {
            let Some((played, after)) = PlayedMove::new(&play, legal) else { continue };
            let is_stated = pair.first() == Some(&legal);
            let is_mate = after.count_moves() == 0 && after.is_check();
            let answer = pair.get(1).filter(|_| is_stated).and_then(|answer| PlayedMove::new(&after, *answer));
            let outcome = match &answer {
                Some(_) if line.len() > 2 * (node + 1) => ExerciseOutcome::Next { node: node + 1 },
                _ if is_stated || is_mate => ExerciseOutcome::Solved,
                _ => ExerciseOutcome::Other,
            };
            let reply = answer.map(|(reply, after)| {
                next = Some(after);
                reply
            });
            moves.push(ExerciseMove { played, outcome, reply });
        }
        exercise.fill(node, moves);
        let Some(after) = next else { break };
        play = after;
    }
    exercise
}
