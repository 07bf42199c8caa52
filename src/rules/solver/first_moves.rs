//! All first moves that force what is aimed at, with the least number of moves in which each does, on several threads.
//!
//! The number of moves grows by one until all are known. For each number every open first move has its replies; a
//! thread takes a reply of one first move after the other, so that the work divides however uneven it is, and one reply
//! that holds settles a first move.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use shakmaty::{Chess, Move, Position as _};

use super::search::{Searcher, after};
use super::table::Table;
use super::watch::{Stopped, Watch};
use super::{Aim, threads};

/// A first move and in how many moves it reaches the aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FirstMove {
    pub(super) played: Move,
    /// `None` if it does not, as far as was searched.
    pub(super) length: Option<u8>,
}

/// The first moves, and up to how many moves the answer is complete.
#[derive(Clone, Debug)]
pub(super) struct FirstMoves {
    pub(super) moves: Vec<FirstMove>,
    pub(super) searched: u8,
}

impl FirstMoves {
    fn has_any(&self) -> bool {
        self.moves.iter().any(|first| first.length.is_some())
    }
}

/// What is looked for, and with what.
#[derive(Clone, Copy)]
pub(super) struct Search<'a> {
    pub(super) aim: Aim,
    pub(super) table: &'a Table,
    pub(super) threads: NonZeroUsize,
    pub(super) watch: &'a Watch,
}

impl Search<'_> {
    /// Looks at so many moves at most. If the watch stops it, what is known by then is the answer.
    pub(super) fn first_moves(self, game: &Chess, most: u8) -> FirstMoves {
        self.up_to(game, most, |_| false)
    }

    /// Looks at so many moves at most, but not for what is longer than the shortest.
    pub(super) fn shortest(self, game: &Chess, most: u8) -> FirstMoves {
        self.up_to(game, most, FirstMoves::has_any)
    }

    /// Looks at one number of moves after the other, until nothing more is wanted.
    pub(super) fn up_to(self, game: &Chess, most: u8, is_enough: impl Fn(&FirstMoves) -> bool) -> FirstMoves {
        let moves = game.legal_moves().into_iter().map(|played| FirstMove { played, length: None }).collect();
        let mut all = FirstMoves { moves, searched: 0 };
        for length in 1..=most {
            let open = all.moves.iter_mut().filter(|first| first.length.is_none());
            let deal = Deal::new(open.map(|first| Line::new(game, first, self.aim)).collect(), length);
            self.watch.begin_depth(length, deal.lock().lines.len());
            let outcome = self.watch.look(0).and_then(|()| deal.search(self));
            deal.finish();
            if outcome.is_err() {
                break;
            }
            all.searched = length;
            if is_enough(&all) {
                break;
            }
        }
        all
    }
}

/// One first move that is still open.
struct Line<'a> {
    first: &'a mut FirstMove,
    after: Chess,
    /// The replies that nobody has taken yet.
    replies: Vec<Move>,
    /// How many replies are not answered yet.
    left: usize,
    /// A reply holds, or there is none and the other side is not mated as it is to be.
    is_refuted: bool,
}

impl<'a> Line<'a> {
    fn new(game: &Chess, first: &'a mut FirstMove, aim: Aim) -> Self {
        let after = after(game, first.played);
        let replies: Vec<Move> = after.legal_moves().into_iter().collect();
        let is_refuted = replies.is_empty() && (aim == Aim::Selfmate || !after.is_check());
        Self { first, after, left: replies.len(), replies, is_refuted }
    }

    fn is_open(&self) -> bool {
        !self.is_refuted && !self.replies.is_empty()
    }
}

/// The open first moves, dealt to the threads reply by reply.
struct Deal<'a> {
    lines: Mutex<Lines<'a>>,
    length: u8,
}

struct Lines<'a> {
    lines: Vec<Line<'a>>,
    /// Which one is the next to be dealt from.
    next: usize,
}

/// A reply that a thread looks at.
struct Task {
    line: usize,
    after: Chess,
    reply: Move,
}

impl<'a> Deal<'a> {
    fn new(lines: Vec<Line<'a>>, length: u8) -> Self {
        Self { lines: Mutex::new(Lines { lines, next: 0 }), length }
    }

    fn lock(&self) -> MutexGuard<'_, Lines<'a>> {
        // What a thread that panicked leaves is whole: each change is a single step.
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn search(&self, search: Search<'_>) -> Result<(), Stopped> {
        let Search { aim, table, threads, watch } = search;
        if aim == Aim::Mate && self.length == 1 {
            // No reply is to be answered: there is a mate or not.
            return Ok(());
        }
        let work = || self.work(Searcher::new(aim, table, watch), watch);
        let others = if self.length > 2 { threads.get() - 1 } else { 0 };
        threads::on_all(others, work).map(drop)
    }

    fn work(&self, mut searcher: Searcher<'_>, watch: &Watch) -> Result<(), Stopped> {
        let moves = self.length - 1;
        while let Some(task) = self.take(&searcher) {
            let mates = searcher.attack_after(&task.after, task.reply, moves)?;
            if !mates {
                searcher.remember(moves, task.reply);
            }
            if self.note(task.line, mates) {
                watch.first_move_done();
            }
        }
        Ok(())
    }

    /// The next reply to look at: of the next open first move, what refuted another one if it can.
    fn take(&self, searcher: &Searcher<'_>) -> Option<Task> {
        let killers = searcher.killers(self.length - 1);
        let mut lines = self.lock();
        let count = lines.lines.len();
        let line =
            (lines.next..lines.next + count).map(|line| line % count).find(|line| lines.lines[*line].is_open())?;
        lines.next = line + 1;
        let Line { after, replies, .. } = &mut lines.lines[line];
        let known = killers.into_iter().flatten().find_map(|killer| replies.iter().position(|reply| *reply == killer));
        let reply = replies.remove(known.unwrap_or(0));
        Some(Task { line, after: after.clone(), reply })
    }

    /// Notes an answer, and tells whether it settles a first move.
    fn note(&self, line: usize, mates: bool) -> bool {
        let line = &mut self.lock().lines[line];
        let was_refuted = line.is_refuted;
        line.left -= 1;
        line.is_refuted |= !mates;
        !was_refuted && (line.is_refuted || line.left == 0)
    }

    /// Notes the first moves that reach the aim.
    fn finish(self) {
        let Lines { lines, .. } = self.lines.into_inner().unwrap_or_else(PoisonError::into_inner);
        for line in lines.into_iter().filter(|line| line.left == 0 && !line.is_refuted) {
            line.first.length = Some(self.length);
        }
    }
}
