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
    /// The position of this branch.
    pub game: Play,
    /// The number of moves left for the attack.
    pub moves_left: u8,
    /// `true` if the attack is to move.
    pub is_attack: bool,
}

/// A move of the defence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defence {
    /// The defending move.
    pub reply: NamedMove,
    /// The number of moves in which the attack still forces its aim; 0 if the reply mates in a selfmate. `None` if the
    /// reply prevents the aim.
    pub length: Option<u8>,
}

/// Returns `true` if all of these threats, which have the same length, remain among the fastest answers to a reply after
/// which the aim has this length, or if an answer is faster.
pub(super) fn leaves_all(threats: &[KeyMove], length: Option<u8>, answers: &[KeyMove]) -> bool {
    let (Some(threat), Some(length)) = (threats.first(), length) else { return false };
    let remains = |threat: &KeyMove| answers.iter().any(|answer| answer.uci == threat.uci);
    length < threat.length || length == threat.length && threats.iter().all(remains)
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
    /// // The key is a waiting move without a threat, but every defence allows a mate.
    /// assert!(after_key.threats(NonZeroUsize::MIN, &watch).unwrap().is_empty());
    /// for defence in after_key.defences(&watch).unwrap() {
    ///     let mates = after_key.play(defence.reply.legal_move).unwrap().continuations(NonZeroUsize::MIN, &watch).unwrap();
    ///     assert_eq!(mates[0].san, if defence.reply.san == "bxa6" { "b7#" } else { "Rxa7#" });
    /// }
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn root(&self) -> Branch<'_> {
        Branch { solver: self, game: self.play.clone(), moves_left: self.moves, is_attack: true }
    }

    /// Returns the set play: the root with the defence to move, and one move fewer for the attack. Returns `None` if
    /// the attack is in check or the solver's `moves` is 1.
    pub fn set_play(&self) -> Option<Branch<'_>> {
        let game = pass_turn(&self.play).filter(|_| self.moves > 1)?;
        Some(Branch { solver: self, game, moves_left: self.moves - 1, is_attack: false })
    }
}

impl Branch<'_> {
    /// Returns the branch after a move; `None` if the move is illegal or the attack has no moves left.
    pub fn play(&self, played: LegalMove) -> Option<Self> {
        let mut game = self.game.clone();
        let moves_left = self.moves_left.checked_sub(u8::from(self.is_attack))?;
        game.play(played).ok()?;
        Some(Self { game, moves_left, is_attack: !self.is_attack, solver: self.solver })
    }

    /// Returns the branch after a move that forces the aim. It has only the moves left that the aim needs, because a
    /// slower move is no threat. Returns `None` if the move is illegal.
    pub fn play_key(&self, key: &KeyMove) -> Option<Self> {
        let after = self.play(key.legal_move)?;
        Some(Self { moves_left: after.moves_left.min(key.length.saturating_sub(1)), ..after })
    }

    /// Returns every move that forces the aim in time, the fastest first; empty if the defence is to move.
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn continuations(&self, threads: NonZeroUsize, watch: &SearchControl) -> Result<Vec<KeyMove>, Stopped> {
        if !self.is_attack {
            return Ok(Vec::new());
        }
        let found = self.solver.search(threads, watch).first_moves(self.game.game(), self.moves_left);
        if found.searched_moves == self.moves_left { Ok(sorted_keys(&self.game, &found)) } else { Err(Stopped) }
    }

    /// Returns the fastest moves that would force the aim if the defence passed; empty if it cannot pass or the attack
    /// is to move.
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn threats(&self, threads: NonZeroUsize, watch: &SearchControl) -> Result<Vec<KeyMove>, Stopped> {
        if self.is_attack {
            return Ok(Vec::new());
        }
        self.pass().map_or(Ok(Vec::new()), |passed| passed.fastest(threads, watch))
    }

    pub(super) fn pass(&self) -> Option<Self> {
        Some(Self { game: pass_turn(&self.game)?, is_attack: !self.is_attack, ..self.clone() })
    }

    /// Returns the main line up to the mate: the fastest moves of the attack and the longest defences. It is empty if
    /// the attack is to move and cannot force its aim; defences that prevent the aim are skipped.
    ///
    /// # Errors
    /// If `watch` stops the search.
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

    /// Returns all moves that force the aim in the minimum number of moves.
    fn fastest(&self, threads: NonZeroUsize, watch: &SearchControl) -> Result<Vec<KeyMove>, Stopped> {
        let found = self.solver.search(threads, watch).shortest(self.game.game(), self.moves_left);
        let keys = sorted_keys(&self.game, &found);
        let needed = keys.first().map_or(self.moves_left, |key| key.length);
        if found.searched_moves >= needed { Ok(keys) } else { Err(Stopped) }
    }

    fn shortest(&self, threads: NonZeroUsize, watch: &SearchControl) -> Result<Option<NamedMove>, Stopped> {
        let game = self.game.game();
        let found = self.solver.search(threads, watch).shortest(game, self.moves_left);
        let first = found.moves.iter().find(|first| first.length.is_some());
        match first {
            None if found.searched_moves < self.moves_left => Err(Stopped),
            first => Ok(first.and_then(|first| NamedMove::new(&self.game, first.played))),
        }
    }

    /// Returns every legal move of the defence: first those that prevent the aim, then those with the slowest mates.
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn defences(&self, watch: &SearchControl) -> Result<Vec<Defence>, Stopped> {
        if self.is_attack {
            return Ok(Vec::new());
        }
        let mut defences = on_game!(self.game.game(), game => self.defences_of(game, watch))?;
        defences.sort_by_key(|defence| std::cmp::Reverse(defence.length.unwrap_or(u8::MAX)));
        Ok(defences)
    }

    /// Returns a legal move of the defence that prevents the aim; `None` if there is none, or if the attack is to move.
    ///
    /// ```
    /// # use fenwright::{notation::fen, rules::solver::{Solver, SearchControl}};
    /// let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?;
    /// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), SearchControl::default());
    /// let root = solver.root();
    /// let refutation = |san| root.play(root.game.find_san(san).unwrap()).unwrap().refutation(&watch).unwrap();
    /// assert_eq!(refutation("Ra5").map(|reply| reply.san).as_deref(), Some("a6"));
    /// assert_eq!(refutation("Ra6"), None);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn refutation(&self, watch: &SearchControl) -> Result<Option<NamedMove>, Stopped> {
        if self.is_attack {
            return Ok(None);
        }
        on_game!(self.game.game(), game => self.refutation_of(game, watch))
    }

    fn refutation_of<G: SearchPosition>(&self, game: &G, watch: &SearchControl) -> Result<Option<NamedMove>, Stopped> {
        let mut searcher = self.solver.searcher(watch);
        for reply in game.moves() {
            watch.report_nodes(0)?;
            if !searcher.attack_after(game, reply, self.moves_left)? {
                return Ok(game.to_legal(reply).and_then(|reply| NamedMove::new(&self.game, reply)));
            }
        }
        Ok(None)
    }

    fn defences_of<G: SearchPosition>(&self, game: &G, watch: &SearchControl) -> Result<Vec<Defence>, Stopped> {
        let mut searcher = self.solver.searcher(watch);
        let mut defences = Vec::new();
        for reply in game.moves() {
            watch.report_nodes(0)?;
            let length = searcher.shortest(&game.after(reply), self.moves_left)?;
            let reply = game.to_legal(reply).and_then(|reply| NamedMove::new(&self.game, reply));
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

/// Defences that have the same answers.
#[derive(Clone, Debug)]
pub struct Variation<'a> {
    /// The defences, at least one.
    pub replies: Vec<NamedMove>,
    /// `true` if the replies mate, as a selfmate requires.
    pub is_mate: bool,
    /// The fastest moves that force the aim after these defences; empty if the defences prevent the aim or mate.
    pub answers: Vec<KeyMove>,
    /// The branch after the first of the defences.
    pub after: Branch<'a>,
}

type Mates = Vec<Vec<String>>;

impl<'a> Branch<'a> {
    /// Returns the defences that refute one of the `working` threats or delay the aim, as Popeye lists them
    /// (`threat.c`, threat enforcer). Without threats, returns every defence. Defences are grouped if they all mate, if
    /// they all prevent the aim, or if they have the same answers and these have length 1. In a selfmate, the mates
    /// after such answers must be the same too.
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn variations(
        &self,
        working: &[KeyMove],
        threads: NonZeroUsize,
        watch: &SearchControl,
    ) -> Result<Vec<Variation<'a>>, Stopped> {
        let mut variations: Vec<(Variation<'a>, Mates)> = Vec::new();
        for defence in self.defences(watch)? {
            let Some(after) = self.play(defence.reply.legal_move) else { continue };
            let answers = after.fastest(threads, watch)?;
            if leaves_all(working, defence.length, &answers) {
                continue;
            }
            let is_mate = defence.length == Some(0);
            let is_short = answers.first().is_none_or(|answer| answer.length == 1);
            let mates = if is_short { after.mates_after(&answers, watch)? } else { Vec::new() };
            let is_same = |(variation, others): &&mut (Variation<'_>, Mates)| {
                is_short && variation.is_mate == is_mate && variation.answers == answers && *others == mates
            };
            match variations.iter_mut().find(is_same) {
                Some((variation, _)) => variation.replies.push(defence.reply),
                None => variations.push((Variation { replies: vec![defence.reply], is_mate, answers, after }, mates)),
            }
        }
        Ok(variations.into_iter().map(|(variation, _)| variation).collect())
    }

    /// Returns the replies to each answer of length 1. In a selfmate they mate; in a direct mate there are none.
    fn mates_after(&self, answers: &[KeyMove], watch: &SearchControl) -> Result<Mates, Stopped> {
        let mates = |answer: &KeyMove| {
            let defences = self.play_key(answer).map_or(Ok(Vec::new()), |after| after.defences(watch))?;
            let mut names: Vec<String> = defences.into_iter().map(|defence| defence.reply.san).collect();
            names.sort_unstable();
            Ok(names)
        };
        answers.iter().filter(|answer| answer.length == 1).map(mates).collect()
    }
}
