//! Search for all lines of cooperative play of one length.
//!
//! Pruning never changes the result:
//! - for its last move the mating side tries only checks, because a mate gives check;
//! - a bare king never gives check, so lines in which the mating side loses its last piece are cut;
//! - moves after which no picture of mate can be reached are not searched (see [`super::pictures`]);
//! - the table records that a position has no series of a certain length, however the position was reached.

use std::borrow::Cow;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::course::Course;
use super::search::Searcher;
use super::search_control::{NodeCounter, SearchControl, Stopped, run_on_threads};
use super::search_position::{CheckDetection as _, Ending, Guide as _, SearchPosition};
use super::table::Table;
use crate::board::Color;
use crate::rules::LegalMove;

#[derive(Clone, Copy)]
pub(super) struct HelpSearch<'a> {
    pub(super) course: Course,
    pub(super) table: &'a Table,
    pub(super) threads: NonZeroUsize,
    pub(super) watch: &'a SearchControl,
}

impl HelpSearch<'_> {
    /// Returns at most `room` lines of exactly `plies` moves. If stopped, returns those found and an error.
    pub(super) fn lines<G: SearchPosition>(
        self,
        game: &G,
        plies: u16,
        room: usize,
    ) -> (Vec<Vec<LegalMove>>, Result<(), Stopped>) {
        let guide = game.guide(self.course.ending(game, plies), self.watch);
        self.guided_lines(game, guide, plies, room)
    }

    fn guided_lines<G: SearchPosition>(
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
            max_lines: room,
            results: Mutex::new(FoundLines { next_first: 0, lines: Vec::new() }),
        };
        let others = if plies > 4 { self.threads.get() - 1 } else { 0 };
        let work = || deal.work(self);
        let outcome = self.watch.report_nodes(0).and_then(|()| run_on_threads(others, work).map(drop));
        let FoundLines { mut lines, .. } = deal.results.into_inner().unwrap_or_else(PoisonError::into_inner);
        lines.sort_by_key(|(first, _)| *first);
        (lines.into_iter().map(|(_, moves)| self.to_legal_moves(game, &moves)).take(room).collect(), outcome)
    }

    fn to_legal_moves<G: SearchPosition>(self, game: &G, line: &[G::Move]) -> Vec<LegalMove> {
        let mut game = game.clone();
        let mut left = line.len() as u16;
        let told = |played: &G::Move| {
            left -= 1;
            let told = game.to_legal(*played);
            game = self.course.after(&game, *played, left)?;
            told
        };
        line.iter().map_while(told).collect()
    }
}

/// The first moves, handed to the threads one by one.
struct FirstMoveQueue<'a, G: SearchPosition> {
    game: &'a G,
    guide: G::Guide,
    firsts: Vec<G::Move>,
    plies: u16,
    max_lines: usize,
    results: Mutex<FoundLines<G::Move>>,
}

struct FoundLines<Move> {
    next_first: usize,
    /// The lines, each with the index of its first move in `firsts`.
    lines: Vec<(usize, Vec<Move>)>,
}

impl<G: SearchPosition> FirstMoveQueue<'_, G> {
    fn lock(&self) -> MutexGuard<'_, FoundLines<G::Move>> {
        // A panic leaves no partial change behind: each update is a single step.
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the next first move, in order, so that the lines found first are those of the earliest first moves.
    fn next_first_move(&self) -> Option<(usize, G::Move)> {
        let mut harvest = self.lock();
        let number = harvest.next_first;
        let first = self.firsts.get(number).filter(|_| harvest.lines.len() < self.max_lines)?;
        harvest.next_first += 1;
        Some((number, *first))
    }

    fn work(&self, help: HelpSearch<'_>) -> Result<(), Stopped> {
        let counter = NodeCounter::new(help.watch);
        let Ending { mated, needs_check, .. } = help.course.ending(self.game, self.plies);
        let mating = needs_check.then_some(!mated);
        let forced = help.course.forced_end().map(|goal| Searcher::new(goal, help.table, help.watch));
        let mut helper =
            HelpWorker { help, deal: self, mating, forced, first_index: 0, line: Vec::new(), found: 0, counter };
        while let Some((number, first)) = self.next_first_move() {
            helper = HelpWorker { first_index: number, line: vec![first], found: 0, ..helper };
            let left = self.plies - 1;
            if let Some(guide) = self.guide.after(self.game, first)
                && let Some(after) = help.course.after(self.game, first, left)
            {
                helper.search(&after, &guide, left)?;
            }
            help.watch.first_move_done();
        }
        Ok(())
    }
}

struct HelpWorker<'a, G: SearchPosition> {
    help: HelpSearch<'a>,
    deal: &'a FirstMoveQueue<'a, G>,
    /// The side that must mate; `None` for a stalemate.
    mating: Option<Color>,
    /// The search for replies to the last move, if it forces the other side to mate or stalemate.
    forced: Option<Searcher<'a, G>>,
    first_index: usize,
    line: Vec<G::Move>,
    found: usize,
    counter: NodeCounter<'a>,
}

impl<G: SearchPosition> HelpWorker<'_, G> {
    /// Searches lines of exactly this many moves.
    fn search(&mut self, game: &G, guide: &G::Guide, plies: u16) -> Result<(), Stopped> {
        self.counter.count()?;
        match plies {
            0 => {
                if self.is_end(game)? {
                    self.push_line([]);
                }
                return Ok(());
            }
            1 => return self.find_ends(game),
            _ => {}
        }
        if self.mating.is_some_and(|mating| game.is_bare(mating)) {
            return Ok(());
        }
        // Two half moves are searched faster than looked up.
        let key = (plies > 2).then(|| game.key());
        let recorded = self.help.course.recorded_plies(plies);
        if key.is_some_and(|key| self.help.table.get(key).has_no_line(recorded)) {
            return Ok(());
        }
        let before = self.found;
        for played in game.moves().iter().copied() {
            if self.found >= self.deal.max_lines {
                return Ok(());
            }
            let next = if plies > 2 {
                guide.after(game, played).map(Cow::Owned)
            } else {
                guide.allows(game, played).then_some(Cow::Borrowed(guide))
            };
            let Some(next) = next else { continue };
            let Some(after) = self.help.course.after(game, played, plies - 1) else { continue };
            self.line.push(played);
            let outcome = self.search(&after, &next, plies - 1);
            self.line.pop();
            outcome?;
        }
        if let Some(key) = key.filter(|_| self.found == before) {
            self.help.table.set(key, self.help.table.get(key).with_no_line(recorded));
        }
        Ok(())
    }

    /// Returns `true` if the last move was played and reaches the goal.
    fn is_end(&mut self, game: &G) -> Result<bool, Stopped> {
        match &mut self.forced {
            Some(searcher) => searcher.defend(game, 0),
            None if self.mating.is_some() => Ok(game.is_mated()),
            None => Ok(game.is_stalemated()),
        }
    }

    /// Finds the last moves.
    fn find_ends(&mut self, game: &G) -> Result<(), Stopped> {
        if self.mating.is_some() && self.forced.is_none() {
            return self.find_mates_in_one(game);
        }
        let moves = if self.forced.is_none() { game.stalemating_moves() } else { game.moves() };
        for played in moves.iter().copied() {
            self.counter.count()?;
            if self.found < self.deal.max_lines && self.is_end(&game.after(played))? {
                self.push_line([played]);
            }
        }
        Ok(())
    }

    fn find_mates_in_one(&mut self, game: &G) -> Result<(), Stopped> {
        let Some(checking) = game.check_info() else { return Ok(()) };
        if !checking.has_mate(&mut || self.counter.count())? {
            return Ok(());
        }
        for played in game.moves().iter().copied() {
            if self.found < self.deal.max_lines && checking.is_check(played) && game.after(played).is_mated() {
                self.push_line([played]);
            }
        }
        Ok(())
    }

    fn push_line(&mut self, last: impl IntoIterator<Item = G::Move>) {
        let line = self.line.iter().copied().chain(last).collect();
        self.deal.lock().lines.push((self.first_index, line));
        self.found += 1;
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Chess;

    use super::super::pictures::Pictures;
    use super::*;
    use crate::board::{Color, Goal, Piece, Position, Role, Square};
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

    fn lines(game: &Chess, course: Course, guide: Option<Pictures>, plies: u16) -> Vec<String> {
        let (table, watch) = (Table::with_max_bytes(1 << 20), SearchControl::default());
        let help = HelpSearch { course, table: &table, threads: NonZeroUsize::MIN, watch: &watch };
        let (found, outcome) = help.guided_lines(game, guide, plies, 100_000);
        assert_eq!(outcome, Ok(()));
        found.iter().map(|line| format!("{line:?}")).collect()
    }

    /// Compares searches with and without pictures. Returns the number of solutions for each number of moves.
    fn compare(goal: Goal, positions: usize, most_plies: u16) -> Vec<usize> {
        let (course, mut random) = (Course::new(goal).unwrap(), fastrand::Rng::with_seed(47));
        let (mut guided, mut searches, mut solutions) = (0, 0, vec![0; usize::from(most_plies) + 1]);
        for _ in 0..positions {
            let Some(play) = Play::from_position(&random_position(&mut random)) else { continue };
            let Game::Standard(game) = play.game() else { continue };
            let most = if random.u8(0..10) == 0 { most_plies } else { 3 };
            let odd = if goal.has_half_moves() { course.lengths(5) } else { course.lengths(4) };
            let all = odd.chain(course.lengths(6)).map(|length| course.plies(length));
            for plies in all.filter(|plies| *plies <= most) {
                let found = lines(game, course, None, plies);
                solutions[usize::from(plies)] += found.len();
                // Little effort leaves no pictures of many positions, or only those of the king.
                for effort in [0, usize::MAX] {
                    let ending = Ending { effort, ..course.ending(game, plies) };
                    let guide = game.guide(ending, &SearchControl::default());
                    guided += usize::from(effort > 0 && guide.is_some());
                    searches += usize::from(effort > 0);
                    assert_eq!(lines(game, course, guide, plies), found, "{goal:?} {:?} in {plies}", play.position());
                }
            }
        }
        assert!(guided > searches * 9 / 10, "{guided} of {searches}");
        solutions
    }

    #[test]
    fn pictures_lose_no_solution() {
        for (goal, positions) in [
            (Goal::Helpmate, 300),
            (Goal::Helpstalemate, 250),
            (Goal::SeriesMate, 100),
            (Goal::SeriesStalemate, 100),
            (Goal::SeriesHelpstalemate, 200),
            (Goal::SeriesHelpmate, 100),
        ] {
            let solutions = compare(goal, positions, 4);
            assert!(solutions.iter().sum::<usize>() > 10, "{goal:?} {solutions:?}");
        }
    }

    #[test]
    fn a_long_series_is_guided_even_if_it_begins_in_check() {
        // 3N4/3r4/8/K5P1/6PB/8/2b1B3/2qk4 b
        let mut position = Position::empty(Position::start().board.size());
        position.side_to_move = Color::Black;
        let pieces = ["Nd8", "rd7", "Ka5", "Pg5", "Pg4", "Bh4", "bc2", "Be2", "qc1", "kd1"];
        for (letter, square) in pieces.map(|piece| piece.split_at(1)) {
            let piece = letter.chars().next().and_then(Piece::from_letter);
            position.board.set(square.parse().unwrap(), piece);
        }
        let Game::Standard(game) = Play::from_position(&position).unwrap().game().clone() else { panic!() };
        let course = Course::new(Goal::SeriesHelpmate).unwrap();
        assert!(game.guide(course.ending(&game, course.plies(12)), &SearchControl::default()).is_some());
    }
}
