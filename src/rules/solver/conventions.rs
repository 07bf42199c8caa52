//! What composers like to know of a key, and men that a problem could do without.

use std::num::NonZeroUsize;

use super::first_moves::FirstMoves;
use super::searched::Searched;
use super::solution::keys;
use super::{Aim, Key, Solution, Solver, Stopped, Watch, wording};
use crate::board::{Position, Role, Square};
use crate::rules::game::{Game, on_game};
use crate::rules::{MoveKind, Play, Problem, problems};

/// What a key does that composers avoid, or praise where it gives the king more freedom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conventions {
    /// It gives check.
    pub checks: bool,
    /// It takes a man.
    pub captures: bool,
    /// A pawn is promoted.
    pub promotes: bool,
    /// It castles.
    pub castles: bool,
    /// To how many squares the other king could go before the key; 0 where that king is not to be mated.
    pub flights_before: usize,
    /// To how many it can go after it.
    pub flights_after: usize,
}

impl Conventions {
    /// What there is to say, each in words without a full stop: "The key gives check". Empty for a quiet key that takes
    /// no flight and gives none.
    pub fn sentences(&self) -> Vec<String> {
        wording::conventions(self)
    }

    /// What there is to say as names that do not change: `check`, `capture`, `promotion`, `castling`, `takes-flights`,
    /// `gives-flights`.
    pub fn codes(&self) -> Vec<&'static str> {
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
    /// What the conventions say of a key of this position.
    pub fn conventions(&self, key: &Key) -> Conventions {
        let mut reached = self.play.clone();
        reached.play(key.first);
        let flights = |game: &Game| {
            let king = !self.play.position().side_to_move;
            if self.aim == Aim::Mate { on_game!(game, game => game.flights(king)) } else { 0 }
        };
        Conventions {
            checks: reached.is_check(),
            captures: matches!(key.first.kind, MoveKind::Capture | MoveKind::EnPassant),
            promotes: key.first.promotion.is_some(),
            castles: matches!(key.first.kind, MoveKind::Castling(_)),
            flights_before: flights(self.play.game()),
            flights_after: flights(reached.game()),
        }
    }

    /// Men without which the keys and their lengths are the same, kings excepted, in the order of FEN. Each is tried
    /// alone, so that the position may need one of two. It takes as many searches as there are men.
    ///
    /// # Errors
    /// If the watch stops the search.
    pub fn unused_men(
        &self,
        solution: &Solution,
        threads: NonZeroUsize,
        watch: &Watch,
    ) -> Result<Vec<Square>, Stopped> {
        let position = self.play.position();
        let mut unused = Vec::new();
        for (square, piece) in position.board.pieces() {
            if piece.role == Role::King {
                continue;
            }
            watch.look(0)?;
            let Some(play) = legal(&without(&position, square)) else { continue };
            // What the table knows of a position holds here too.
            let is_other = |found: &FirstMoves| !is_same(&keys(&play, found), &solution.keys, found.searched);
            let found = self.search(threads, watch).up_to(play.game(), self.moves, is_other);
            if is_other(&found) {
                continue;
            }
            if found.searched < self.moves {
                return Err(Stopped);
            }
            unused.push(square);
        }
        Ok(unused)
    }
}

/// Whether two lists have the same keys of up to so many moves.
fn is_same(one: &[Key], other: &[Key], searched: u8) -> bool {
    let known = |key: &&Key| key.length <= searched;
    let one = one.iter().filter(known).map(|key| (&key.uci, key.length));
    one.eq(other.iter().filter(known).map(|key| (&key.uci, key.length)))
}

fn legal(position: &Position) -> Option<Play> {
    if problems(position).iter().any(Problem::is_illegal) { None } else { Play::from(position) }
}

/// The position without a man, and without the rights that need it.
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
