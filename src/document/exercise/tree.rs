//! The exercise of a direct mate or selfmate, from the tree of the solver.
//!
//! Positions are added from the shallowest to the deepest, and equal ones once. When there is no more room, right moves
//! end the exercise with the proven length of the mate, and wrong moves are named without their refutation.

use std::collections::{HashMap, VecDeque};
use std::num::NonZeroUsize;

use super::{Exercise, ExerciseMove, ExerciseOutcome, PlayedMove};
use crate::board::Position;
use crate::rules::LegalMove;
use crate::rules::solver::{Branch, Defence, SearchControl, Stopped};

/// The approximate length of a move without its refutation, as JSON.
const BYTES_PER_MOVE: usize = 48;
/// The approximate length of a refutation.
const BYTES_PER_REFUTATION: usize = 40;
/// Maximum number of equally long defences that are compared if two or more moves are left.
const COMPARED_DEFENCES: usize = 8;

struct TreeBuilder<'a> {
    watch: &'a SearchControl,
    exercise: Exercise,
    /// The index of each position, by position and number of moves left.
    known: HashMap<(Position, u8), usize>,
    /// The positions whose moves are not known yet.
    open: VecDeque<(usize, Branch<'a>)>,
    bytes: usize,
}

/// Builds the tree of an exercise.
pub(super) fn build(root: &Branch<'_>, watch: &SearchControl) -> Result<Exercise, Stopped> {
    let mut builder =
        TreeBuilder { watch, exercise: Exercise::default(), known: HashMap::new(), open: VecDeque::new(), bytes: 0 };
    builder.node_for(root.clone());
    while let Some((node, branch)) = builder.open.pop_front() {
        let moves = builder.moves(&branch)?;
        builder.exercise.fill(node, moves);
    }
    Ok(builder.exercise)
}

impl<'a> TreeBuilder<'a> {
    /// Returns the index of a position where the reader is to move; `None` if there is no room for it.
    fn node_for(&mut self, branch: Branch<'a>) -> Option<usize> {
        let position = Position { halfmove_clock: 0, fullmove_number: 1, ..branch.game.position() };
        let key = (position, branch.moves_left);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let bytes = BYTES_PER_MOVE * branch.game.count_moves();
        if self.bytes + bytes > Exercise::MAX_BYTES && !self.known.is_empty() {
            return None;
        }
        self.bytes += bytes;
        let node = self.exercise.reserve();
        self.known.insert(key, node);
        self.open.push_back((node, branch));
        Some(node)
    }

    fn moves(&mut self, branch: &Branch<'a>) -> Result<Vec<ExerciseMove>, Stopped> {
        let keys = branch.continuations(NonZeroUsize::MIN, self.watch)?;
        let mut moves = Vec::new();
        for key in &keys {
            moves.extend(self.right_move(branch, key.legal_move, key.length)?);
        }
        let wrong: Vec<LegalMove> = branch.game.moves();
        let wrong = wrong.into_iter().filter(|legal| keys.iter().all(|key| key.legal_move != *legal));
        for legal in wrong {
            moves.extend(self.wrong_move(branch, legal)?);
        }
        Ok(moves)
    }

    fn right_move(
        &mut self,
        branch: &Branch<'a>,
        legal: LegalMove,
        length: u8,
    ) -> Result<Option<ExerciseMove>, Stopped> {
        let Some(((played, _), after)) = PlayedMove::new(&branch.game, legal).zip(branch.play(legal)) else {
            return Ok(None);
        };
        let Some(defence) = self.best_defence(&after)? else {
            return Ok(Some(ExerciseMove { played, outcome: ExerciseOutcome::Solved, reply: None }));
        };
        let legal = defence.reply.legal_move;
        let reply = PlayedMove::new(&after.game, legal).map(|(reply, _)| reply);
        let outcome = match after.play(legal) {
            // In a selfmate, the reply mates.
            _ if defence.length == Some(0) => ExerciseOutcome::Solved,
            Some(next) => match self.node_for(next) {
                Some(node) => ExerciseOutcome::Next { node },
                None => ExerciseOutcome::Forced { moves: length.saturating_sub(1) },
            },
            None => return Ok(None),
        };
        let reply = reply.filter(|_| !matches!(outcome, ExerciseOutcome::Forced { .. }));
        Ok(Some(ExerciseMove { played, outcome, reply }))
    }

    /// Returns the defence that holds out longest; of several, one that leaves the fewest right moves. Returns `None` if
    /// there is no legal move.
    fn best_defence(&self, after: &Branch<'a>) -> Result<Option<Defence>, Stopped> {
        let defences = after.defences(self.watch)?;
        let Some(length) = defences.first().map(|defence| defence.length) else { return Ok(None) };
        let compared = if after.moves_left > 1 { COMPARED_DEFENCES } else { defences.len() };
        let mut best: Option<(usize, Defence)> = None;
        for defence in defences.into_iter().filter(|defence| defence.length == length).take(compared) {
            let Some(next) = after.play(defence.reply.legal_move) else { continue };
            let count = next.continuations(NonZeroUsize::MIN, self.watch)?.len();
            if best.as_ref().is_none_or(|(fewest, _)| count < *fewest) {
                best = Some((count, defence));
            }
        }
        Ok(best.map(|(_, defence)| defence))
    }

    fn wrong_move(&mut self, branch: &Branch<'a>, legal: LegalMove) -> Result<Option<ExerciseMove>, Stopped> {
        let Some(((played, game), after)) = PlayedMove::new(&branch.game, legal).zip(branch.play(legal)) else {
            return Ok(None);
        };
        let (has_replies, is_check) = (game.count_moves() > 0, game.is_check());
        // A quiet last move needs no refutation: it does not mate.
        let needs_refutation = has_replies && (after.moves_left > 0 || is_check);
        let mut reply = None;
        // Half of the room is left for positions.
        if needs_refutation && self.bytes + BYTES_PER_REFUTATION <= Exercise::MAX_BYTES / 2 {
            let refutation = after.refutation(self.watch)?;
            reply = refutation.and_then(|refutation| PlayedMove::new(&game, refutation.legal_move));
            self.bytes += BYTES_PER_REFUTATION;
        }
        let outcome = match &reply {
            Some(_) => ExerciseOutcome::Refuted,
            None if !has_replies && !is_check => ExerciseOutcome::Stalemate,
            None => ExerciseOutcome::Late,
        };
        Ok(Some(ExerciseMove { played, outcome, reply: reply.map(|(reply, _)| reply) }))
    }
}
