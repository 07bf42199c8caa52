//! Search for all series of moves of one length that end in a helpmate.
//!
//! Pruning never changes the result:
//! - for its last move the mating side tries only checks, because a mate gives check;
//! - a bare king never gives check, so series in which the mating side loses its last piece are cut;
//! - moves after which no picture of mate can be reached are not searched (see [`super::pictures`]);
//! - the table records that a position has no series of a certain length, however the position was reached.

use std::borrow::Cow;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::search_control::{NodeCounter, SearchControl, Stopped, run_on_threads};
use super::search_position::{CheckDetection as _, Ending, Guide as _, SearchPosition};
use super::table::Table;
use crate::rules::LegalMove;

#[derive(Clone, Copy)]
pub(super) struct HelpSearch<'a> {
    pub(super) table: &'a Table,
    pub(super) threads: NonZeroUsize,
    pub(super) watch: &'a SearchControl,
}

impl HelpSearch<'_> {
    /// Returns at most `room` series of exactly `plies` half moves. If stopped, returns those found and an error.
    pub(super) fn series<G: SearchPosition>(
        self,
        game: &G,
        plies: u16,
        room: usize,
    ) -> (Vec<Vec<LegalMove>>, Result<(), Stopped>) {
        self.guided_series(game, game.guide(ending(game, plies)), plies, room)
    }

    fn guided_series<G: SearchPosition>(
        self,
        game: &G,
        guide: G::Guide,
        plies: u16,
        room: usize,
    ) -> (Vec<Vec<LegalMove>>, Result<(), Stopped>) {
        let firsts: Vec<G::Move> = game.moves().into_iter().collect();
        self.watch.begin_depth(plies.div_ceil(2) as u8, firsts.len());
        let deal = FirstMoveQueue {
            game,
            guide,
            firsts,
            plies,
            max_series: room,
            results: Mutex::new(FoundSeries { next_first: 0, series: Vec::new() }),
        };
        let others = if plies > 4 { self.threads.get() - 1 } else { 0 };
        let work = || deal.work(self);
        let outcome = self.watch.report_nodes(0).and_then(|()| run_on_threads(others, work).map(drop));
        let FoundSeries { mut series, .. } = deal.results.into_inner().unwrap_or_else(PoisonError::into_inner);
        series.sort_by_key(|(first, _)| *first);
        (series.into_iter().map(|(_, moves)| to_legal_moves(game, &moves)).take(room).collect(), outcome)
    }
}

/// Returns how a series of alternating half moves ends.
fn ending<G: SearchPosition>(game: &G, plies: u16) -> Ending {
    let (first, second) = (plies.div_ceil(2) as u8, (plies / 2) as u8);
    let mover = game.side_to_move();
    let mated = if plies.is_multiple_of(2) { mover } else { !mover };
    Ending { mated, moves: mover.pick([first, second], [second, first]), needs_check: true }
}

fn to_legal_moves<G: SearchPosition>(game: &G, series: &[G::Move]) -> Vec<LegalMove> {
    let mut game = game.clone();
    let told = |played: &G::Move| {
        let told = game.to_legal(*played);
        game = game.after(*played);
        told
    };
    series.iter().map_while(told).collect()
}

/// The first moves, handed to the threads one by one.
struct FirstMoveQueue<'a, G: SearchPosition> {
    game: &'a G,
    guide: G::Guide,
    firsts: Vec<G::Move>,
    plies: u16,
    max_series: usize,
    results: Mutex<FoundSeries<G::Move>>,
}

struct FoundSeries<Move> {
    next_first: usize,
    /// The series, each with the index of its first move in `firsts`.
    series: Vec<(usize, Vec<Move>)>,
}

impl<G: SearchPosition> FirstMoveQueue<'_, G> {
    fn lock(&self) -> MutexGuard<'_, FoundSeries<G::Move>> {
        // A panic leaves no partial change behind: each update is a single step.
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the next first move, in order, so that the series found first are those of the earliest first moves.
    fn next_first_move(&self) -> Option<(usize, G::Move)> {
        let mut harvest = self.lock();
        let number = harvest.next_first;
        let first = self.firsts.get(number).filter(|_| harvest.series.len() < self.max_series)?;
        harvest.next_first += 1;
        Some((number, *first))
    }

    fn work(&self, help: HelpSearch<'_>) -> Result<(), Stopped> {
        let counter = NodeCounter::new(help.watch);
        let mut helper = HelpWorker { help, deal: self, first_index: 0, line: Vec::new(), found: 0, counter };
        while let Some((number, first)) = self.next_first_move() {
            helper = HelpWorker { first_index: number, line: vec![first], found: 0, ..helper };
            if let Some(guide) = self.guide.after(self.game, first) {
                helper.search(&self.game.after(first), &guide, self.plies - 1)?;
            }
            help.watch.first_move_done();
        }
        Ok(())
    }
}

struct HelpWorker<'a, G: SearchPosition> {
    help: HelpSearch<'a>,
    deal: &'a FirstMoveQueue<'a, G>,
    first_index: usize,
    line: Vec<G::Move>,
    found: usize,
    counter: NodeCounter<'a>,
}

impl<G: SearchPosition> HelpWorker<'_, G> {
    /// Searches series of exactly this many half moves, the last one by the mating side.
    fn search(&mut self, game: &G, guide: &G::Guide, plies: u16) -> Result<(), Stopped> {
        self.counter.count()?;
        match plies {
            0 => {
                if game.is_mated() {
                    self.push_series([]);
                }
                return Ok(());
            }
            1 => return self.find_mates_in_one(game),
            _ => {}
        }
        let mating = if plies % 2 == 1 { game.side_to_move() } else { !game.side_to_move() };
        if game.is_bare(mating) {
            return Ok(());
        }
        // Two half moves are searched faster than looked up.
        let key = (plies > 2).then(|| game.key());
        if key.is_some_and(|key| self.help.table.get(key).has_no_series(plies)) {
            return Ok(());
        }
        let before = self.found;
        for played in game.moves().iter().copied() {
            if self.found >= self.deal.max_series {
                return Ok(());
            }
            let next = if plies > 2 {
                guide.after(game, played).map(Cow::Owned)
            } else {
                guide.allows(game, played).then_some(Cow::Borrowed(guide))
            };
            let Some(next) = next else { continue };
            self.line.push(played);
            let outcome = self.search(&game.after(played), &next, plies - 1);
            self.line.pop();
            outcome?;
        }
        if let Some(key) = key.filter(|_| self.found == before) {
            self.help.table.set(key, self.help.table.get(key).with_no_series(plies));
        }
        Ok(())
    }

    fn find_mates_in_one(&mut self, game: &G) -> Result<(), Stopped> {
        let Some(checking) = game.check_info() else { return Ok(()) };
        if !checking.has_mate(&mut || self.counter.count())? {
            return Ok(());
        }
        for played in game.moves().iter().copied() {
            if self.found < self.deal.max_series && checking.is_check(played) && game.after(played).is_mated() {
                self.push_series([played]);
            }
        }
        Ok(())
    }

    fn push_series(&mut self, last: impl IntoIterator<Item = G::Move>) {
        let series = self.line.iter().copied().chain(last).collect();
        self.deal.lock().series.push((self.first_index, series));
        self.found += 1;
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Chess;

    use super::*;
    use crate::board::{Color, Piece, Position, Role, Square};
    use crate::rules::Play;
    use crate::rules::game::Game;

    /// Returns a position with few pieces, some of them about to promote, castle or capture en passant.
    fn random_position(random: &mut fastrand::Rng) -> Position {
        let mut position = Position::empty(Position::start().board.size());
        position.side_to_move = if random.bool() { Color::White } else { Color::Black };
        let mut place = |square: Square, color, role| position.board.set(square, Some(Piece { color, role }));
        let any = |random: &mut fastrand::Rng, ranks: std::ops::Range<u8>| Square {
            file: random.u8(0..8),
            rank: random.u8(ranks),
        };
        let castles = random.u8(0..4) == 0;
        for color in Color::ALL {
            for _ in 0..random.usize(1..5) {
                let role = *random.choice(&[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]).unwrap();
                let ranks = if role == Role::Pawn { 1..7 } else { 0..8 };
                place(any(random, ranks), color, role);
            }
        }
        place(any(random, 0..8), Color::Black, Role::King);
        if castles {
            place("e1".parse().unwrap(), Color::White, Role::King);
            place("h1".parse().unwrap(), Color::White, Role::Rook);
            place("a1".parse().unwrap(), Color::White, Role::Rook);
            position.castling.set(Color::White, 0, true);
            position.castling.set(Color::White, 7, true);
        } else {
            place(any(random, 0..8), Color::White, Role::King);
        }
        position
    }

    fn series(game: &Chess, guide: Option<super::super::pictures::Pictures>, plies: u16) -> Vec<String> {
        let (table, watch) = (Table::with_max_bytes(1 << 20), SearchControl::default());
        let help = HelpSearch { table: &table, threads: NonZeroUsize::MIN, watch: &watch };
        let (found, outcome) = help.guided_series(game, guide, plies, 100_000);
        assert_eq!(outcome, Ok(()));
        found.iter().map(|series| format!("{series:?}")).collect()
    }

    #[test]
    fn pictures_lose_no_solution() {
        let mut random = fastrand::Rng::with_seed(47);
        let (mut guided, mut searches, mut solutions) = (0, 0, [0; 5]);
        for _ in 0..300 {
            let Some(play) = Play::from_position(&random_position(&mut random)) else { continue };
            let Game::Standard(game) = play.game() else { continue };
            for plies in 1..=if random.u8(0..10) == 0 { 4_u16 } else { 3 } {
                let guide = game.guide(ending(game, plies));
                guided += usize::from(guide.is_some());
                searches += 1;
                let found = series(game, guide, plies);
                solutions[plies as usize] += found.len();
                assert_eq!(found, series(game, None, plies), "{:?} in {plies}", play.position());
            }
        }
        assert!(guided > searches * 9 / 10, "{guided} of {searches}");
        assert!(solutions[1..].iter().all(|count| *count > 3), "{solutions:?}");
    }
}
