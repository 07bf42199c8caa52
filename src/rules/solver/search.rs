//! Search for forced mates and stalemates in direct, self and reflex play, by attack and defence to a fixed depth.
//!
//! Pruning and ordering never change the result:
//! - the attack tries checks first, and with the last move of a direct mate only checks, because a mate gives check;
//! - when a selfmate has no moves left every reply must mate, so a reply that gives no check refutes the attack;
//! - the defence first tries replies that refuted other moves at the same depth;
//! - table entries are valid however a position is reached: the 50-move rule and repetition do not apply in problems.

use super::search_control::{NodeCounter, SearchControl, Stopped};
use super::search_position::{CheckDetection as _, SearchPosition};
use super::table::{Table, TableEntry};
use crate::board::{Genre, Goal};

/// Minimum number of moves left to the attack for which replies are tried in the order of the moves that they leave it.
const MIN_ORDERED_DEFENCE: u8 = 2;

/// Number of refutations that are remembered per depth.
const KILLERS: usize = 4;

/// The properties of a forced goal that the search needs.
#[derive(Clone, Copy)]
pub(super) struct ForcedGoal {
    pub(super) is_direct: bool,
    pub(super) is_stalemate: bool,
    is_self: bool,
    genre: Option<Genre>,
}

impl ForcedGoal {
    pub(super) fn new(goal: Goal) -> Self {
        let genre = goal.genre();
        let is = |asked| genre == Some(asked);
        let (is_direct, is_self) = (is(Genre::Direct), is(Genre::SelfPlay));
        Self { is_direct, is_stalemate: goal.is_stalemate(), is_self, genre }
    }

    /// Returns `true` if the side to move is mated, or stalemated.
    pub(super) fn is_reached<G: SearchPosition>(self, game: &G) -> bool {
        if self.is_stalemate { game.is_stalemated() } else { game.is_mated() }
    }

    /// Returns `true` if a side, the attack or the defence, must end the play when it can.
    const fn obliges(self, is_attack: bool) -> bool {
        match self.genre {
            Some(Genre::Reflex) => true,
            Some(Genre::SemiReflex) => !is_attack,
            _ => false,
        }
    }
}

pub(super) struct Searcher<'a, G: SearchPosition> {
    pub(super) goal: ForcedGoal,
    table: &'a Table,
    counter: NodeCounter<'a>,
    killers: Vec<[Option<G::Move>; KILLERS]>,
    mating: Vec<u16>,
}

impl<'a, G: SearchPosition> Searcher<'a, G> {
    pub(super) fn new(goal: Goal, table: &'a Table, watch: &'a SearchControl) -> Self {
        let (goal, mating) = (ForcedGoal::new(goal), vec![TableEntry::NO_MOVE; 256]);
        Self { goal, table, counter: NodeCounter::new(watch), killers: Vec::new(), mating }
    }

    /// Returns `true` if the side to move forces its goal in at most this many moves. With 0 moves, returns `true`
    /// only if the side to move is already mated or stalemated, as self play requires.
    pub(super) fn attack(&mut self, game: &G, moves: u8) -> Result<bool, Stopped> {
        match (self.goal.is_direct, moves) {
            (true, 1) => self.ends_at_once(game),
            (false, _) if self.goal.is_reached(game) => Ok(true),
            (_, 0) => Ok(false),
            _ => self.attack_deep(game, moves),
        }
    }

    /// Returns the minimum number of moves, up to `most`, in which the side to move forces its goal; 0 if it is already
    /// mated or stalemated, as self play requires.
    pub(super) fn shortest(&mut self, game: &G, most: u8) -> Result<Option<u8>, Stopped> {
        for moves in u8::from(self.goal.is_direct)..=most {
            if self.attack(game, moves)? {
                return Ok(Some(moves));
            }
        }
        Ok(None)
    }

    /// Returns `true` if the side to move can mate, or stalemate, with one move.
    fn ends_at_once(&mut self, game: &G) -> Result<bool, Stopped> {
        if !self.goal.is_stalemate {
            return game.check_info().map_or(Ok(false), |checking| checking.has_mate(&mut || self.counter.count()));
        }
        for played in game.stalemating_moves() {
            self.counter.count()?;
            if game.after(played).is_stalemated() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns `true` if reflex play obliges the side to move to end the play at once.
    pub(super) fn is_obliged(&mut self, game: &G, is_attack: bool) -> Result<bool, Stopped> {
        if self.goal.obliges(is_attack) { self.ends_at_once(game) } else { Ok(false) }
    }

    fn attack_deep(&mut self, game: &G, moves: u8) -> Result<bool, Stopped> {
        let key = game.key();
        let known = self.table.get(key);
        if let Some(answer) = known.answer(moves) {
            return Ok(answer);
        }
        if self.is_obliged(game, true)? {
            return Ok(false);
        }
        // A search with one move fewer costs little and improves the order of moves here.
        if moves > 2 && self.attack_deep(game, moves - 1)? {
            return Ok(true);
        }
        let known = self.table.get(key);
        let mut found = TableEntry::NO_MOVE;
        for played in self.ordered(game, known.hint, moves) {
            self.counter.count()?;
            if self.defend(&game.after(played), moves - 1)? {
                found = G::packed_squares(played);
                self.mating[usize::from(moves)] = found;
                break;
            }
        }
        let is_mate = found != TableEntry::NO_MOVE;
        self.table.set(key, self.table.get(key).with(moves, is_mate, found));
        Ok(is_mate)
    }

    /// Returns `true` if the other side forces its goal in this many moves against every move of the side to move.
    pub(super) fn defend(&mut self, game: &G, moves: u8) -> Result<bool, Stopped> {
        if self.is_obliged(game, false)? {
            return Ok(true);
        }
        if moves == 0 && self.goal.is_self {
            return if self.goal.is_stalemate { self.all_replies_end(game) } else { self.all_replies_mate(game) };
        }
        let killers = if moves >= MIN_ORDERED_DEFENCE { [None; KILLERS] } else { self.killers(moves) };
        if moves > 0 {
            for reply in killers.into_iter().flatten().filter(|reply| game.is_legal_here(*reply)) {
                if !self.attack_after(game, reply, moves)? {
                    self.remember(moves, reply);
                    return Ok(false);
                }
            }
        }
        let replies = game.moves();
        if replies.is_empty() {
            return Ok(self.goal.is_direct && game.is_in_check() != self.goal.is_stalemate);
        }
        if moves == 0 {
            return Ok(false);
        }
        let tried = |reply: &G::Move| killers.contains(&Some(*reply));
        let mut replies: Vec<G::Move> = replies.iter().copied().filter(|reply| !tried(reply)).collect();
        if moves >= MIN_ORDERED_DEFENCE {
            replies.sort_by_cached_key(|reply| game.after(*reply).moves().len());
        }
        for reply in replies {
            if !self.attack_after(game, reply, moves)? {
                self.remember(moves, reply);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns `true` if there are legal moves and all of them mate.
    fn all_replies_mate(&mut self, game: &G) -> Result<bool, Stopped> {
        let Some(checking) = game.check_info() else { return Ok(false) };
        for killer in self.killers(0).into_iter().flatten() {
            if game.is_legal_here(killer) && !checking.is_check(killer) {
                self.remember(0, killer);
                return Ok(false);
            }
        }
        if let Some(quiet) = game.moves().iter().find(|reply| !checking.is_check(**reply)) {
            self.remember(0, *quiet);
            return Ok(false);
        }
        self.all_replies_end(game)
    }

    /// Returns `true` if there are legal moves and all of them reach the goal at once.
    fn all_replies_end(&mut self, game: &G) -> Result<bool, Stopped> {
        let replies = game.moves();
        for reply in replies.iter() {
            if !self.attack_after(game, *reply, 0)? {
                self.remember(0, *reply);
                return Ok(false);
            }
        }
        Ok(!replies.is_empty())
    }

    pub(super) fn attack_after(&mut self, game: &G, reply: G::Move, moves: u8) -> Result<bool, Stopped> {
        self.counter.count()?;
        self.attack(&game.after(reply), moves)
    }

    /// Returns the latest replies that refuted an attack with this many moves left, the latest first.
    pub(super) fn killers(&self, moves: u8) -> [Option<G::Move>; KILLERS] {
        self.killers.get(usize::from(moves)).copied().unwrap_or([None; KILLERS])
    }

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

    /// Returns the legal moves of the attack in the order in which they are tried: the hint, the last successful move
    /// at this depth, checks, then the other moves.
    fn ordered(&self, game: &G, hint: u16, left: u8) -> Vec<G::Move> {
        let moves = game.moves();
        let mating = self.mating[usize::from(left)];
        let mut first: Vec<G::Move> = Vec::with_capacity(moves.len());
        let Some(checking) = game.check_info() else { return first };
        first.extend(moves.iter().filter(|played| G::packed_squares(**played) == hint));
        let is_first = |played: &G::Move| G::packed_squares(*played) == hint || G::packed_squares(*played) == mating;
        if mating != hint {
            first.extend(moves.iter().filter(|played| G::packed_squares(**played) == mating));
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
