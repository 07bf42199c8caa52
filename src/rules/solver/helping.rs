//! Search for all helpmates of one length.
//!
//! Pruning never changes the result:
//! - for its last move the mating side tries only checks, because a mate gives check;
//! - a bare king never gives check, so series in which the mating side loses its last piece are cut;
//! - that a position has no series of a certain length holds however it was reached.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::searched::{Checks as _, Searched};
use super::table::Table;
use super::threads;
use super::watch::{Counter, Stopped, Watch};
use crate::rules::LegalMove;

#[derive(Clone, Copy)]
pub(super) struct Help<'a> {
    pub(super) table: &'a Table,
    pub(super) threads: NonZeroUsize,
    pub(super) watch: &'a Watch,
}

impl Help<'_> {
    /// Returns every series of exactly this many half moves, up to `room` of them in move order, independently of the
    /// number of threads. If the watch stops the search, only some are returned, with an error.
    pub(super) fn series<G: Searched>(
        self,
        game: &G,
        plies: u16,
        room: usize,
    ) -> (Vec<Vec<LegalMove>>, Result<(), Stopped>) {
        let firsts: Vec<G::Move> = game.moves().into_iter().collect();
        self.watch.begin_depth(plies.div_ceil(2) as u8, firsts.len());
        let deal = Deal { game, firsts, plies, room, harvest: Mutex::new(Harvest { next: 0, series: Vec::new() }) };
        let others = if plies > 4 { self.threads.get() - 1 } else { 0 };
        let work = || deal.work(self);
        let outcome = self.watch.look(0).and_then(|()| threads::on_all(others, work).map(drop));
        let Harvest { mut series, .. } = deal.harvest.into_inner().unwrap_or_else(PoisonError::into_inner);
        series.sort_by_key(|(first, _)| *first);
        (series.into_iter().map(|(_, moves)| told(game, &moves)).take(room).collect(), outcome)
    }
}

fn told<G: Searched>(game: &G, series: &[G::Move]) -> Vec<LegalMove> {
    let mut game = game.clone();
    let told = |played: &G::Move| {
        let told = game.told(*played);
        game = game.after(*played);
        told
    };
    series.iter().map_while(told).collect()
}

/// The first moves, handed to the threads one by one.
struct Deal<'a, G: Searched> {
    game: &'a G,
    firsts: Vec<G::Move>,
    plies: u16,
    room: usize,
    harvest: Mutex<Harvest<G::Move>>,
}

struct Harvest<Move> {
    next: usize,
    /// The series, each with the index of its first move.
    series: Vec<(usize, Vec<Move>)>,
}

impl<G: Searched> Deal<'_, G> {
    fn lock(&self) -> MutexGuard<'_, Harvest<G::Move>> {
        // A panic leaves no partial change behind: each update is a single step.
        self.harvest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the next first move. They are handed out in order, so the earliest series are known once enough are
    /// found.
    fn take(&self) -> Option<(usize, G::Move)> {
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
            helper.search(&self.game.after(first), self.plies - 1)?;
            help.watch.first_move_done();
        }
        Ok(())
    }
}

/// The search below one first move.
struct Helper<'a, G: Searched> {
    help: Help<'a>,
    deal: &'a Deal<'a, G>,
    /// The index of the first move.
    number: usize,
    /// The moves up to the current position.
    line: Vec<G::Move>,
    found: usize,
    counter: Counter<'a>,
}

impl<G: Searched> Helper<'_, G> {
    /// Searches series of exactly this many half moves, the last one by the mating side.
    fn search(&mut self, game: &G, plies: u16) -> Result<(), Stopped> {
        self.counter.count()?;
        match plies {
            0 => {
                if game.is_mated() {
                    self.keep([]);
                }
                return Ok(());
            }
            1 => return self.mates(game),
            _ => {}
        }
        let mating = if plies % 2 == 1 { game.mover() } else { !game.mover() };
        if game.is_bare(mating) {
            return Ok(());
        }
        let key = game.key();
        if self.help.table.get(key).has_no_series(plies) {
            return Ok(());
        }
        let before = self.found;
        for played in game.moves().iter().copied() {
            if self.found >= self.deal.room {
                return Ok(());
            }
            self.line.push(played);
            let outcome = self.search(&game.after(played), plies - 1);
            self.line.pop();
            outcome?;
        }
        if self.found == before {
            self.help.table.set(key, self.help.table.get(key).with_no_series(plies));
        }
        Ok(())
    }

    fn mates(&mut self, game: &G) -> Result<(), Stopped> {
        let Some(checking) = game.checking() else { return Ok(()) };
        if !checking.is_there_mate(&mut || self.counter.count())? {
            return Ok(());
        }
        for played in game.moves().iter().copied() {
            if self.found < self.deal.room && checking.is_check(played) && game.after(played).is_mated() {
                self.keep([played]);
            }
        }
        Ok(())
    }

    /// Stores the current line with these moves appended.
    fn keep(&mut self, last: impl IntoIterator<Item = G::Move>) {
        let series = self.line.iter().copied().chain(last).collect();
        self.deal.lock().series.push((self.number, series));
        self.found += 1;
    }
}
