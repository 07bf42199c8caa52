//! Whether one side mates, or forces the other one to mate it, in so many moves: a search of attack and defence, each
//! to a fixed depth.
//!
//! Nothing is left out that could change the answer:
//! - the attack looks at checks first, and to mate with one move left at nothing else, for a mate gives check;
//! - where no move is left to a selfmate every reply has to mate, so that one that gives no check settles it;
//! - the defence looks first at what refuted other moves at the same distance from the end, which changes only the
//!   order;
//! - what is known of a position holds wherever it comes up again, for how it was reached matters neither to mate nor to
//!   the moves that are left. The rules of 50 moves and of repetition are not applied, as problems have it.

use super::Aim;
use super::searched::{Checks as _, Searched};
use super::table::{Entry, Table};
use super::watch::{Counter, Stopped, Watch};

/// So many refutations are remembered for each distance from the end.
const KILLERS: usize = 4;

/// What one thread searches with.
pub(super) struct Searcher<'a, G: Searched> {
    aim: Aim,
    table: &'a Table,
    counter: Counter<'a>,
    killers: Vec<[Option<G::Move>; KILLERS]>,
    mating: Vec<u16>,
}

impl<'a, G: Searched> Searcher<'a, G> {
    pub(super) fn new(aim: Aim, table: &'a Table, watch: &'a Watch) -> Self {
        let mating = vec![Entry::NO_MOVE; 256];
        Self { aim, table, counter: Counter::new(watch), killers: Vec::new(), mating }
    }

    /// Whether the side to move reaches its aim in so many moves at most. In none it never mates, but it may be mated.
    pub(super) fn attack(&mut self, game: &G, moves: u8) -> Result<bool, Stopped> {
        match (self.aim, moves) {
            (Aim::Mate, 1) => self.mates_at_once(game),
            (Aim::Selfmate, _) if game.is_mated() => Ok(true),
            (_, 0) => Ok(false),
            _ => self.attack_deep(game, moves),
        }
    }

    /// The least number of moves, up to `most`, in which the side to move reaches its aim; 0 if it is mated and is to
    /// be.
    pub(super) fn shortest(&mut self, game: &G, most: u8) -> Result<Option<u8>, Stopped> {
        for moves in u8::from(self.aim == Aim::Mate)..=most {
            if self.attack(game, moves)? {
                return Ok(Some(moves));
            }
        }
        Ok(None)
    }

    fn mates_at_once(&mut self, game: &G) -> Result<bool, Stopped> {
        game.checking().map_or(Ok(false), |checking| checking.is_there_mate(&mut || self.counter.count()))
    }

    fn attack_deep(&mut self, game: &G, moves: u8) -> Result<bool, Stopped> {
        let key = game.key();
        let known = self.table.get(key);
        if let Some(answer) = known.answer(moves) {
            return Ok(answer);
        }
        // What is learned with a move less orders what is looked at here, and costs a fraction of it.
        if moves > 2 && self.attack_deep(game, moves - 1)? {
            return Ok(true);
        }
        let known = self.table.get(key);
        let mut found = Entry::NO_MOVE;
        for played in self.ordered(game, known.hint, moves) {
            self.counter.count()?;
            if self.defend(&game.after(played), moves - 1)? {
                found = G::squares(played);
                self.mating[usize::from(moves)] = found;
                break;
            }
        }
        let is_mate = found != Entry::NO_MOVE;
        self.table.set(key, self.table.get(key).with(moves, is_mate, found));
        Ok(is_mate)
    }

    /// Whether the other side reaches its aim whatever the side to move does, when it has so many moves more. It mates
    /// if it has mated already, not by stalemate; and without a reply it is not mated.
    pub(super) fn defend(&mut self, game: &G, moves: u8) -> Result<bool, Stopped> {
        if moves == 0 && self.aim == Aim::Selfmate {
            return self.has_to_mate(game);
        }
        let killers = self.killers(moves);
        if moves > 0 {
            for reply in killers.into_iter().flatten().filter(|reply| game.allows(*reply)) {
                if !self.attack_after(game, reply, moves)? {
                    self.remember(moves, reply);
                    return Ok(false);
                }
            }
        }
        let replies = game.moves();
        if replies.is_empty() {
            return Ok(self.aim == Aim::Mate && game.is_in_check());
        }
        if moves == 0 {
            return Ok(false);
        }
        let tried = |reply: &G::Move| killers.contains(&Some(*reply));
        for reply in replies.iter().copied().filter(|reply| !tried(reply)) {
            if !self.attack_after(game, reply, moves)? {
                self.remember(moves, reply);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether there are moves and all of them mate.
    fn has_to_mate(&mut self, game: &G) -> Result<bool, Stopped> {
        let Some(checking) = game.checking() else { return Ok(false) };
        for killer in self.killers(0).into_iter().flatten() {
            if game.allows(killer) && !checking.is_check(killer) {
                self.remember(0, killer);
                return Ok(false);
            }
        }
        let replies = game.moves();
        if let Some(quiet) = replies.iter().find(|reply| !checking.is_check(**reply)) {
            self.remember(0, *quiet);
            return Ok(false);
        }
        for reply in replies.iter() {
            if !self.attack_after(game, *reply, 0)? {
                return Ok(false);
            }
        }
        Ok(!replies.is_empty())
    }

    /// Whether the other side reaches its aim after a reply.
    pub(super) fn attack_after(&mut self, game: &G, reply: G::Move, moves: u8) -> Result<bool, Stopped> {
        self.counter.count()?;
        self.attack(&game.after(reply), moves)
    }

    /// What refuted a move with so many moves left, the last one first.
    pub(super) fn killers(&self, moves: u8) -> [Option<G::Move>; KILLERS] {
        self.killers.get(usize::from(moves)).copied().unwrap_or([None; KILLERS])
    }

    /// Notes a refutation.
    pub(super) fn remember(&mut self, moves: u8, reply: G::Move) {
        let at = usize::from(moves);
        if self.killers.len() <= at {
            self.killers.resize(at + 1, [None; KILLERS]);
        }
        let killers = &mut self.killers[at];
        let known = killers.iter().position(|killer| *killer == Some(reply));
        killers[..=known.unwrap_or(KILLERS - 1)].rotate_right(1);
        killers[0] = Some(reply);
    }

    /// The legal moves of the attack: the hint, what mated elsewhere, then checks, then the others.
    fn ordered(&self, game: &G, hint: u16, left: u8) -> Vec<G::Move> {
        let moves = game.moves();
        let mating = self.mating[usize::from(left)];
        let mut first: Vec<G::Move> = Vec::with_capacity(moves.len());
        let Some(checking) = game.checking() else { return first };
        first.extend(moves.iter().filter(|played| G::squares(**played) == hint));
        let is_first = |played: &G::Move| G::squares(*played) == hint || G::squares(*played) == mating;
        if mating != hint {
            first.extend(moves.iter().filter(|played| G::squares(**played) == mating));
        }
        let start = first.len();
        first.extend(moves.iter().filter(|played| !is_first(played)));
        let mut next = start;
        for at in start..first.len() {
            if checking.is_check(first[at]) {
                first.swap(at, next);
                next += 1;
            }
        }
        first
    }
}
