//! The tree of a solution, expanded branch by branch: every defence, and every continuation that mates in time.

use std::num::NonZeroUsize;

use super::search_position::SearchPosition;
use super::solution::{KeyMove, sorted_keys};
use super::tries::NamedMove;
use super::{SearchControl, Solver, Stopped};
use crate::board::Position;
use crate::rules::game::on_game;
use crate::rules::{LegalMove, Play};

/// A position of the tree, with the number of moves left for the attack.
#[derive(Clone, Debug)]
pub struct Branch<'a> {
    solver: &'a Solver,
    play: Play,
    moves_left: u8,
    is_attack: bool,
}

/// A move of the defence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defence {
    /// The defending move.
    pub reply: NamedMove,
    /// The number of moves in which the attack forces its aim after it; `None` if it does not in time, 0 if the reply
    /// mates and the aim is a selfmate.
    pub length: Option<u8>,
}

impl Solver {
    /// Returns the root of the tree, where the attack is to move.
    ///
    /// ```
    /// # use std::num::NonZeroUsize;
    /// # use fenwright::{notation::fen, rules::solver::{Solver, SearchControl}};
    /// let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?;
    /// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), SearchControl::default());
    /// let keys = solver.root().continuations(NonZeroUsize::MIN, &watch).unwrap();
    /// let after_key = solver.root().play(keys[0].legal_move).unwrap();
    /// // A waiting move without a threat: every defence allows a mate of its own.
    /// assert!(after_key.threats(NonZeroUsize::MIN, &watch).unwrap().is_empty());
    /// for defence in after_key.defences(&watch).unwrap() {
    ///     let mates = after_key.play(defence.reply.legal_move).unwrap().continuations(NonZeroUsize::MIN, &watch).unwrap();
    ///     assert_eq!(mates[0].san, if defence.reply.san == "bxa6" { "b7#" } else { "Rxa7#" });
    /// }
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn root(&self) -> Branch<'_> {
        Branch { solver: self, play: self.play.clone(), moves_left: self.moves, is_attack: true }
    }

    /// Returns the set play: the root with the defence to move and one move fewer for the attack. `None` if the attack
    /// is in check or only one move is asked for.
    pub fn set_play(&self) -> Option<Branch<'_>> {
        let play = pass_turn(&self.play).filter(|_| self.moves > 1)?;
        Some(Branch { solver: self, play, moves_left: self.moves - 1, is_attack: false })
    }
}

impl Branch<'_> {
    /// Returns the branch after a move; `None` if the move is illegal or the attack has no moves left.
    pub fn play(&self, played: LegalMove) -> Option<Self> {
        let mut play = self.play.clone();
        let left = self.moves_left.checked_sub(u8::from(self.is_attack))?;
        play.play(played).ok().map(|()| Self {
            play,
            moves_left: left,
            is_attack: !self.is_attack,
            solver: self.solver,
        })
    }

    /// Returns the position of this branch.
    pub const fn game(&self) -> &Play {
        &self.play
    }

    /// Returns the number of moves left for the attack.
    pub const fn moves_left(&self) -> u8 {
        self.moves_left
    }

    /// Returns `true` if the attack is to move.
    pub const fn is_attack(&self) -> bool {
        self.is_attack
    }

    /// Returns every move that forces the aim in time, the fastest first; more than one is a dual. Empty if the defence
    /// is to move.
    ///
    /// # Errors
    /// If the watch stops the search.
    pub fn continuations(&self, threads: NonZeroUsize, watch: &SearchControl) -> Result<Vec<KeyMove>, Stopped> {
        if !self.is_attack {
            return Ok(Vec::new());
        }
        let found = self.solver.search(threads, watch).first_moves(self.play.game(), self.moves_left);
        if found.searched_moves == self.moves_left { Ok(sorted_keys(&self.play, &found)) } else { Err(Stopped) }
    }

    /// Returns the moves that would force the aim in time if the defence passed; empty if the defence is in check,
    /// cannot pass, or is not to move.
    ///
    /// # Errors
    /// If the watch stops the search.
    pub fn threats(&self, threads: NonZeroUsize, watch: &SearchControl) -> Result<Vec<KeyMove>, Stopped> {
        if self.is_attack {
            return Ok(Vec::new());
        }
        self.pass().map_or(Ok(Vec::new()), |passed| passed.continuations(threads, watch))
    }

    /// Returns the branch with the other side to move; `None` if the side to move is in check.
    pub(super) fn pass(&self) -> Option<Self> {
        Some(Self { play: pass_turn(&self.play)?, is_attack: !self.is_attack, ..self.clone() })
    }

    /// Returns the line of longest defences against the fastest attack, from the next move to the mate; empty if the
    /// defence holds. Of equally long moves it takes the first.
    ///
    /// # Errors
    /// If the watch stops the search.
    pub fn main_line(&self, threads: NonZeroUsize, watch: &SearchControl) -> Result<Vec<NamedMove>, Stopped> {
        let mut line = Vec::new();
        let mut branch = self.clone();
        loop {
            let next = if branch.is_attack {
                branch.shortest(threads, watch)?
            } else {
                let mut defences = branch.defences(watch)?.into_iter();
                defences.find(|defence| defence.length.is_some()).map(|defence| defence.reply)
            };
            let Some(next) = next else { return Ok(line) };
            let Some(after) = branch.play(next.legal_move) else { return Ok(line) };
            line.push(next);
            branch = after;
        }
    }

    fn shortest(&self, threads: NonZeroUsize, watch: &SearchControl) -> Result<Option<NamedMove>, Stopped> {
        let game = self.play.game();
        let found = self.solver.search(threads, watch).shortest(game, self.moves_left);
        let first = found.moves.iter().find(|first| first.length.is_some());
        match first {
            None if found.searched_moves < self.moves_left => Err(Stopped),
            first => Ok(first.and_then(|first| NamedMove::new(&self.play, first.played))),
        }
    }

    /// Returns every legal move of the defence: first those that hold, then from the slowest to the fastest mate. Empty
    /// if the attack is to move.
    ///
    /// # Errors
    /// If the watch stops the search.
    pub fn defences(&self, watch: &SearchControl) -> Result<Vec<Defence>, Stopped> {
        if self.is_attack {
            return Ok(Vec::new());
        }
        let mut defences = on_game!(self.play.game(), game => self.defences_of(game, watch))?;
        defences.sort_by_key(|defence| std::cmp::Reverse(defence.length.unwrap_or(u8::MAX)));
        Ok(defences)
    }

    fn defences_of<G: SearchPosition>(&self, game: &G, watch: &SearchControl) -> Result<Vec<Defence>, Stopped> {
        let mut searcher = self.solver.searcher(watch);
        let mut defences = Vec::new();
        for reply in game.moves() {
            watch.report_nodes(0)?;
            let length = searcher.shortest(&game.after(reply), self.moves_left)?;
            let reply = game.to_legal(reply).and_then(|reply| NamedMove::new(&self.play, reply));
            defences.extend(reply.map(|reply| Defence { reply, length }));
        }
        Ok(defences)
    }
}

fn pass_turn(play: &Play) -> Option<Play> {
    let position = play.position();
    let passed = Position { side_to_move: !position.side_to_move, en_passant: None, ..position };
    if play.is_check() { None } else { Play::from_position(&passed) }
}
