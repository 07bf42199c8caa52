//! Every series of moves by which both sides together bring about a mate, of one length after the other.
//!
//! Nothing is left out that could change the answer:
//! - with its last move the mating side looks at checks alone, for a mate gives check;
//! - a bare king never gives check, so that a series that takes the last of its men leads nowhere;
//! - that there is no series of exactly so many moves from a position holds however it was reached.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use shakmaty::{Chess, Move, Position as _};

use super::checking::Checking;
use super::search::after;
use super::table::{Key, Table};
use super::threads;
use super::watch::{Counter, Stopped, Watch};

/// What is searched with.
#[derive(Clone, Copy)]
pub(super) struct Help<'a> {
    pub(super) table: &'a Table,
    pub(super) threads: NonZeroUsize,
    pub(super) watch: &'a Watch,
}

impl Help<'_> {
    /// Every series of exactly so many moves of both sides, up to `room` of them, in the order of the moves: which ones
    /// does not depend on the number of threads. With it whether that is known; if the watch stops the search the
    /// series are some.
    pub(super) fn series(self, game: &Chess, plies: u16, room: usize) -> (Vec<Vec<Move>>, Result<(), Stopped>) {
        let firsts: Vec<Move> = game.legal_moves().into_iter().collect();
        self.watch.begin_depth(plies.div_ceil(2) as u8, firsts.len());
        let deal = Deal { game, firsts, plies, room, harvest: Mutex::new(Harvest::default()) };
        let others = if plies > 4 { self.threads.get() - 1 } else { 0 };
        let work = || deal.work(self);
        let outcome = self.watch.look(0).and_then(|()| threads::on_all(others, work).map(drop));
        let Harvest { mut series, .. } = deal.harvest.into_inner().unwrap_or_else(PoisonError::into_inner);
        series.sort_by_key(|(first, _)| *first);
        (series.into_iter().map(|(_, moves)| moves).take(room).collect(), outcome)
    }
}

/// The first moves, dealt to the threads one by one.
struct Deal<'a> {
    game: &'a Chess,
    firsts: Vec<Move>,
    plies: u16,
    /// So many series are wanted.
    room: usize,
    harvest: Mutex<Harvest>,
}

/// What the threads have brought in so far.
#[derive(Default)]
struct Harvest {
    /// Which first move is the next.
    next: usize,
    /// Each with the number of its first move.
    series: Vec<(usize, Vec<Move>)>,
}

impl Deal<'_> {
    fn lock(&self) -> MutexGuard<'_, Harvest> {
        // What a thread that panicked leaves is whole: each change is a single step.
        self.harvest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next first move. As they are dealt in order, those that come first are known when enough is found.
    fn take(&self) -> Option<(usize, Move)> {
        let mut harvest = self.lock();
        let number = harvest.next;
        let first = self.firsts.get(number).filter(|_| harvest.series.len() < self.room)?;
        harvest.next += 1;
        Some((number, *first))
    }

    fn work(&self, help: Help<'_>) -> Result<(), Stopped> {
        let counter = Counter::new(help.watch);
        let mut helper = Helper { help, deal: self, number: 0, line: Vec::new(), found: 0, counter };
        while let Some((number, first)) = self.take() {
            helper = Helper { number, line: vec![first], found: 0, ..helper };
            helper.search(&after(self.game, first), self.plies - 1)?;
            help.watch.first_move_done();
        }
        Ok(())
    }
}

/// What looks at one first move.
struct Helper<'a> {
    help: Help<'a>,
    deal: &'a Deal<'a>,
    /// Which first move it is.
    number: usize,
    /// The moves that lead to the position that is looked at.
    line: Vec<Move>,
    /// How many series this first move has so far.
    found: usize,
    counter: Counter<'a>,
}

impl Helper<'_> {
    /// Looks for series of exactly so many moves from a position; the last one is made by the side that mates.
    fn search(&mut self, game: &Chess, plies: u16) -> Result<(), Stopped> {
        self.counter.count()?;
        match plies {
            // The first move was the last one.
            0 => {
                if game.is_checkmate() {
                    self.keep([]);
                }
                return Ok(());
            }
            1 => return self.mates(game),
            _ => {}
        }
        let mating = if plies % 2 == 1 { game.us() } else { game.them() };
        if !mating.more_than_one() {
            return Ok(());
        }
        let key = Key::of(game);
        if self.help.table.get(key).has_no_series(plies) {
            return Ok(());
        }
        let before = self.found;
        for played in game.legal_moves() {
            if self.found >= self.deal.room {
                return Ok(());
            }
            self.line.push(played);
            let outcome = self.search(&after(game, played), plies - 1);
            self.line.pop();
            outcome?;
        }
        if self.found == before {
            self.help.table.set(key, self.help.table.get(key).with_no_series(plies));
        }
        Ok(())
    }

    /// Looks for every mate in one.
    fn mates(&mut self, game: &Chess) -> Result<(), Stopped> {
        let Some(checking) = Checking::of(game) else { return Ok(()) };
        if !checking.is_there_mate(&mut || self.counter.count())? {
            return Ok(());
        }
        for played in game.legal_moves() {
            if self.found < self.deal.room && checking.is_check(played) && after(game, played).is_checkmate() {
                self.keep([played]);
            }
        }
        Ok(())
    }

    /// Takes the moves that were made, with these behind them, for a series.
    fn keep(&mut self, last: impl IntoIterator<Item = Move>) {
        let series = self.line.iter().copied().chain(last).collect();
        self.deal.lock().series.push((self.number, series));
        self.found += 1;
    }
}
