//! Multithreaded search for all first moves that force the goal, with the minimum number of moves for each.
//!
//! The search is repeated with an increasing number of moves until all results are known. For each number, the threads
//! take replies to the first moves in turn, so no thread waits if some replies take long. If one reply prevents the
//! aim, its first move is refuted, and its other replies are not searched.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::search::{ForcedGoal, Searcher};
use super::search_control::{SearchControl, Stopped, run_on_threads};
use super::search_position::SearchPosition;
use super::table::Table;
use crate::board::Goal;
use crate::rules::LegalMove;
use crate::rules::game::{Game, on_game};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FirstMove<Move = LegalMove> {
    pub(super) played: Move,
    /// The number of moves in which this move forces the aim; `None` if not within the searched number.
    pub(super) length: Option<u8>,
}

/// The first moves, and the number of moves up to which the result is complete.
#[derive(Clone, Debug)]
pub(super) struct FirstMoves {
    pub(super) moves: Vec<FirstMove>,
    pub(super) searched_moves: u8,
}

impl FirstMoves {
    fn has_any(&self) -> bool {
        self.moves.iter().any(|first| first.length.is_some())
    }
}

#[derive(Clone, Copy)]
pub(super) struct Search<'a> {
    pub(super) goal: Goal,
    pub(super) table: &'a Table,
    pub(super) threads: NonZeroUsize,
    pub(super) watch: &'a SearchControl,
}

impl Search<'_> {
    /// Searches up to this number of moves. If the search is stopped, returns the results so far.
    pub(super) fn first_moves(self, game: &Game, most: u8) -> FirstMoves {
        self.up_to(game, most, |_| false)
    }

    /// Searches up to this number of moves, but stops at the first number with a solution.
    pub(super) fn shortest(self, game: &Game, most: u8) -> FirstMoves {
        self.up_to(game, most, FirstMoves::has_any)
    }

    /// Searches one number of moves after another, up to `most` or until `is_enough` accepts the result.
    pub(super) fn up_to(self, game: &Game, most: u8, is_enough: impl Fn(&FirstMoves) -> bool) -> FirstMoves {
        on_game!(game, game => self.of_game(game, most, is_enough))
    }

    fn of_game<G: SearchPosition>(self, game: &G, most: u8, is_enough: impl Fn(&FirstMoves) -> bool) -> FirstMoves {
        let mut moves: Vec<FirstMove<G::Move>> =
            game.moves().into_iter().map(|played| FirstMove { played, length: None }).collect();
        let mut searched = 0;
        let mut referee = Searcher::new(self.goal, self.table, self.watch);
        let Ok(is_obliged) = referee.is_obliged(game, true) else { return to_first_moves(game, &moves, searched) };
        for length in 1..=most {
            let open = moves.iter_mut().filter(|first| first.length.is_none() && !is_obliged);
            let Ok(lines) = open.map(|first| OpenMove::new(game, first, &mut referee)).collect() else { break };
            let deal = ReplyQueue::new(lines, length);
            self.watch.begin_depth(length, deal.lock().lines.len());
            let outcome = self.watch.report_nodes(0).and_then(|()| deal.search(self));
            deal.finish();
            if outcome.is_err() {
                break;
            }
            searched = length;
            if is_enough(&to_first_moves(game, &moves, searched)) {
                break;
            }
        }
        to_first_moves(game, &moves, searched)
    }
}

fn to_first_moves<G: SearchPosition>(game: &G, moves: &[FirstMove<G::Move>], searched: u8) -> FirstMoves {
    let told =
        |first: &FirstMove<G::Move>| Some(FirstMove { played: game.to_legal(first.played)?, length: first.length });
    FirstMoves { moves: moves.iter().filter_map(told).collect(), searched_moves: searched }
}

struct OpenMove<'a, G: SearchPosition> {
    first: &'a mut FirstMove<G::Move>,
    after: G,
    replies: Vec<G::Move>,
    replies_left: usize,
    /// `true` if a reply prevents the goal, or if there is no reply and the move does not reach the goal.
    is_refuted: bool,
}

impl<'a, G: SearchPosition> OpenMove<'a, G> {
    fn new(game: &G, first: &'a mut FirstMove<G::Move>, searcher: &mut Searcher<'_, G>) -> Result<Self, Stopped> {
        let after = game.after(first.played);
        // Where reflex play obliges the defence, its replies need no search.
        let is_obliged = searcher.is_obliged(&after, false)?;
        let replies: Vec<G::Move> = if is_obliged { Vec::new() } else { after.moves().into_iter().collect() };
        let goal = searcher.goal;
        let is_refuted = !is_obliged && replies.is_empty() && !(goal.is_direct && goal.is_reached(&after));
        Ok(Self { first, after, replies_left: replies.len(), replies, is_refuted })
    }

    fn is_open(&self) -> bool {
        !self.is_refuted && !self.replies.is_empty()
    }
}

/// The first moves without a result, whose replies are handed to the threads one by one.
struct ReplyQueue<'a, G: SearchPosition> {
    lines: Mutex<ReplyQueueState<'a, G>>,
    length: u8,
}

struct ReplyQueueState<'a, G: SearchPosition> {
    lines: Vec<OpenMove<'a, G>>,
    next: usize,
}

struct ReplyTask<G: SearchPosition> {
    line: usize,
    after: G,
    reply: G::Move,
}

impl<'a, G: SearchPosition> ReplyQueue<'a, G> {
    fn new(lines: Vec<OpenMove<'a, G>>, length: u8) -> Self {
        Self { lines: Mutex::new(ReplyQueueState { lines, next: 0 }), length }
    }

    fn lock(&self) -> MutexGuard<'_, ReplyQueueState<'a, G>> {
        // A panic leaves no partial change behind: each update is a single step.
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn search(&self, search: Search<'_>) -> Result<(), Stopped> {
        let Search { goal, table, threads, watch } = search;
        if ForcedGoal::new(goal).is_direct && self.length == 1 {
            // Mates in one need no search: `OpenMove::new` has already found which first moves leave no reply.
            return Ok(());
        }
        let work = || self.work(Searcher::new(goal, table, watch), watch);
        let others = if self.length > 2 { threads.get() - 1 } else { 0 };
        run_on_threads(others, work).map(drop)
    }

    fn work(&self, mut searcher: Searcher<'_, G>, watch: &SearchControl) -> Result<(), Stopped> {
        let moves = self.length - 1;
        while let Some(task) = self.next_task(&searcher) {
            let mates = searcher.attack_after(&task.after, task.reply, moves)?;
            if !mates {
                searcher.remember(moves, task.reply);
            }
            if self.record_reply(task.line, mates) {
                watch.first_move_done();
            }
        }
        Ok(())
    }

    /// Returns the next reply to search, from the next open first move. Prefers a reply that has refuted another move.
    fn next_task(&self, searcher: &Searcher<'_, G>) -> Option<ReplyTask<G>> {
        let killers = searcher.killers(self.length - 1);
        let mut lines = self.lock();
        let count = lines.lines.len();
        let line =
            (lines.next..lines.next + count).map(|line| line % count).find(|line| lines.lines[*line].is_open())?;
        lines.next = line + 1;
        let OpenMove { after, replies, .. } = &mut lines.lines[line];
        let known = killers.into_iter().flatten().find_map(|killer| replies.iter().position(|reply| *reply == killer));
        let reply = replies.remove(known.unwrap_or(0));
        Some(ReplyTask { line, after: after.clone(), reply })
    }

    fn record_reply(&self, line: usize, mates: bool) -> bool {
        let line = &mut self.lock().lines[line];
        let was_refuted = line.is_refuted;
        line.replies_left -= 1;
        line.is_refuted |= !mates;
        !was_refuted && (line.is_refuted || line.replies_left == 0)
    }

    fn finish(self) {
        let ReplyQueueState { lines, .. } = self.lines.into_inner().unwrap_or_else(PoisonError::into_inner);
        for line in lines.into_iter().filter(|line| line.replies_left == 0 && !line.is_refuted) {
            line.first.length = Some(self.length);
        }
    }
}
