//! Composition conventions for keys, and unused pieces.

use std::num::NonZeroUsize;

use super::first_moves::FirstMoves;
use super::search_position::SearchPosition;
use super::solution::sorted_keys;
use super::{KeyMove, SearchControl, Solution, Solver, Stopped};
use crate::board::{Goal, Position, Role, Square};
use crate::rules::fix::has_no_new_illegal;
use crate::rules::game::{Game, on_game};
use crate::rules::{MoveKind, Play, Problem, problems};

/// Properties of a key. Composers avoid them, except that they value a key that gives the king more flight squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conventions {
    /// `true` if the key gives check.
    pub checks: bool,
    /// `true` if the key captures.
    pub captures: bool,
    /// `true` if the key is a promotion.
    pub promotes: bool,
    /// `true` if the key is castling.
    pub castles: bool,
    /// The number of flight squares of the opposing king before the key; 0 unless that king has to be mated.
    pub flights_before: usize,
    /// The number of flight squares after the key.
    pub flights_after: usize,
}

impl Conventions {
    /// Returns stable ids: `check`, `capture`, `promotion`, `castling`, `takes-flights`, `gives-flights`.
    pub fn ids(&self) -> Vec<&'static str> {
        let facts = [
            (self.checks, "check"),
            (self.captures, "capture"),
            (self.promotes, "promotion"),
            (self.castles, "castling"),
            (self.flights_after < self.flights_before, "takes-flights"),
            (self.flights_after > self.flights_before, "gives-flights"),
        ];
        facts.into_iter().filter(|(is_so, _)| *is_so).map(|(_, code)| code).collect()
    }
}

impl Solver {
    /// Returns the conventions for a key of this position.
    pub fn conventions(&self, key: &KeyMove) -> Conventions {
        let mut reached = self.play.clone();
        let _ = reached.play(key.legal_move);
        let flights = |game: &Game| {
            let king = !self.play.position().side_to_move;
            if self.goal == Goal::Mate { on_game!(game, game => game.flights(king)) } else { 0 }
        };
        Conventions {
            checks: reached.is_check(),
            captures: matches!(key.legal_move.kind, MoveKind::Capture | MoveKind::EnPassant),
            promotes: key.legal_move.promotion.is_some(),
            castles: matches!(key.legal_move.kind, MoveKind::Castling(_)),
            flights_before: flights(self.play.game()),
            flights_after: flights(reached.game()),
        }
    }

    /// Returns the squares of pieces, except kings, that are not needed: if one is removed, the keys and their lengths
    /// remain the same. Each piece is removed alone.
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn unused_pieces(
        &self,
        solution: &Solution,
        threads: NonZeroUsize,
        watch: &SearchControl,
    ) -> Result<Vec<Square>, Stopped> {
        let position = self.play.position();
        let before = problems(&position);
        let mut unused = Vec::new();
        for (square, piece) in position.board.pieces() {
            if piece.role == Role::King {
                continue;
            }
            watch.report_nodes(0)?;
            let Some(play) = still_legal_play(&without(&position, square), &before) else { continue };
            // The table remains valid, because its entries do not depend on the root position.
            let is_other =
                |found: &FirstMoves| !is_same(&sorted_keys(&play, found), &solution.keys, found.searched_moves);
            let found = self.search(threads, watch).up_to(play.game(), self.moves, is_other);
            if is_other(&found) {
                continue;
            }
            if found.searched_moves < self.moves {
                return Err(Stopped);
            }
            unused.push(square);
        }
        Ok(unused)
    }
}

/// Returns `true` if two lists have the same keys of up to `searched` moves.
fn is_same(one: &[KeyMove], other: &[KeyMove], searched: u8) -> bool {
    let known = |key: &&KeyMove| key.length <= searched;
    let one = one.iter().filter(known).map(|key| (&key.uci, key.length));
    one.eq(other.iter().filter(known).map(|key| (&key.uci, key.length)))
}

/// Returns a position ready for the search; `None` if it has an illegal problem that is not in `before`.
fn still_legal_play(position: &Position, before: &[Problem]) -> Option<Play> {
    if has_no_new_illegal(before, &problems(position)) { Play::from_position(position) } else { None }
}

/// Returns the position without a piece and without the rights that depend on it.
fn without(position: &Position, square: Square) -> Position {
    let mut position = *position;
    if let Some(piece) = position.board.get(square)
        && square.rank == position.board.size().back_rank(piece.color)
        && piece.role == Role::Rook
    {
        position.castling.set(piece.color, square.file, false);
    }
    let passed = |passed: Square| passed.file == square.file && passed.rank.abs_diff(square.rank) == 1;
    position.en_passant = position.en_passant.filter(|at| !passed(*at));
    position.board.set(square, None);
    position
}
