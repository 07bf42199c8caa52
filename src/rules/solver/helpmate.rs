//! Helpmates: both sides cooperate to mate the side that moves first or, in a half number of moves, the other side.

use std::num::NonZeroUsize;

use super::forced_mate::{legal_play, useful_table_bytes};
use super::help_search::HelpSearch;
use super::table::Table;
use super::{Judgement, MAX_MOVES, NamedMove, NotSearched, SearchControl};
use crate::board::Position;
use crate::rules::game::on_game;
use crate::rules::{LegalMove, Play};

/// Maximum size of the table in bytes. With pictures few positions are searched, and a small table stays in the cache.
const MAX_TABLE_BYTES: usize = 1 << 25;

/// A helpmate problem: the side to move begins, and both sides cooperate so that the other side mates it in a number of
/// moves. With a half number of moves, the side to move makes the first half move and also mates: in 2.5 moves, it
/// moves three times.
///
/// ```
/// use std::num::NonZeroUsize;
/// use fenwright::notation::fen;
/// use fenwright::rules::solver::{Helpmate, Judgement, SearchControl};
///
/// let position = fen::read("7k/8/5K2/8/8/8/8/R7 b - - 0 1")?;
/// let helpmate = Helpmate::new(&position, 4, 1 << 20).unwrap();
/// let found = helpmate.solve(NonZeroUsize::MIN, &SearchControl::default());
/// assert_eq!((found.lines.len(), found.judgement()), (22, Judgement::Several));
/// assert_eq!(found.notation_lines()[0], "1.Kh7 Rb1 2.Kh6 Rh1#");
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
#[derive(Debug)]
pub struct Helpmate {
    play: Play,
    /// The required number of half moves.
    pub half_moves: u16,
    table: Table,
}

/// The helpmates of up to a number of moves, as far as they were searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Helpmates {
    /// The required number of half moves.
    pub half_moves: u16,
    /// The number of half moves up to which the result is complete; less after a stop or too many solutions.
    pub searched: u16,
    /// The solutions, the shortest first, at most [`Helpmate::MAX_LINES`], as alternating moves of both sides.
    pub lines: Vec<Vec<NamedMove>>,
    /// `true` if there are more solutions than `lines`.
    pub has_more: bool,
    /// `true` if the side to move is already mated.
    pub is_mated: bool,
}

impl Helpmate {
    /// Maximum number of solutions; the search ends when it finds one more.
    pub const MAX_LINES: usize = 1000;

    /// Prepares a search in this many half moves, 1 to twice [`MAX_MOVES`], with a table of at most `table_bytes`.
    ///
    /// # Errors
    /// If the position cannot be searched, with the reason.
    pub fn new(position: &Position, half_moves: u16, table_bytes: usize) -> Result<Self, NotSearched> {
        let half_moves = half_moves.clamp(1, 2 * u16::from(MAX_MOVES));
        let table = Table::with_max_bytes(table_bytes.min(useful_table_bytes(half_moves as u8)).min(MAX_TABLE_BYTES));
        Ok(Self { play: legal_play(position)?, half_moves, table })
    }

    /// Searches all solutions of up to this length. If `watch` stops the search, returns the solutions found so far.
    pub fn solve(&self, threads: NonZeroUsize, watch: &SearchControl) -> Helpmates {
        let game = self.play.game();
        let mut found = Helpmates {
            half_moves: self.half_moves,
            searched: 0,
            lines: Vec::new(),
            has_more: false,
            is_mated: self.play.is_check() && self.play.moves().is_empty(),
        };
        let help = HelpSearch { table: &self.table, threads, watch };
        // All lengths have the same parity, because the mating side is fixed.
        let shortest = 2 - self.half_moves % 2;
        for length in (shortest..=self.half_moves).step_by(2) {
            let room = Self::MAX_LINES - found.lines.len();
            let (series, outcome) = on_game!(game, game => help.series(game, length, room + 1));
            found.has_more = series.len() > room;
            found.lines.extend(series.iter().take(room).map(|series| self.to_named_moves(series)));
            if found.has_more || outcome.is_err() {
                break;
            }
            found.searched = length;
        }
        found
    }

    fn to_named_moves(&self, series: &[LegalMove]) -> Vec<NamedMove> {
        let mut play = self.play.clone();
        let name = |played: &LegalMove| {
            let named = NamedMove::new(&play, *played);
            named.filter(|_| play.play(*played).is_ok())
        };
        series.iter().map_while(name).collect()
    }
}

impl Helpmates {
    /// Returns `true` if the result is complete, apart from solutions beyond the maximum.
    pub const fn is_complete(&self) -> bool {
        self.searched == self.half_moves || self.has_more
    }

    /// Returns `true` if there are solutions and the search is complete.
    pub fn is_proven(&self) -> bool {
        !self.lines.is_empty() && self.is_complete()
    }

    /// Returns `true` for a half number of moves, where a solution begins with the second half move of a pair.
    pub const fn begins_with_half(&self) -> bool {
        !self.half_moves.is_multiple_of(2)
    }

    /// Returns the length in half moves of the shortest solution, if there is one.
    pub fn shortest(&self) -> Option<u16> {
        self.lines.first().map(|line| line.len() as u16)
    }

    /// Returns the judgement on the problem. After a stopped search, only a mate shorter than required can be judged.
    pub fn judgement(&self) -> Judgement {
        match self.shortest() {
            _ if self.is_mated => Judgement::AlreadyMate,
            Some(shortest) if shortest < self.half_moves => Judgement::Short,
            _ if !self.is_complete() => Judgement::Unfinished,
            None => Judgement::NoSolution,
            Some(_) if self.lines.len() == 1 => Judgement::Sound,
            Some(_) => Judgement::Several,
        }
    }

    /// Returns the solutions in the notation of problems: `1.Kh7 Rb1 2.Kh6 Rh1#`, or `1...Rb1 2.Kh6 Rh1#`.
    pub fn notation_lines(&self) -> Vec<String> {
        let before = usize::from(self.begins_with_half());
        let word = |(at, named): (usize, &NamedMove)| match at + before {
            half if half.is_multiple_of(2) => format!("{}.{}", half / 2 + 1, named.san),
            1 if at == 0 => format!("1...{}", named.san),
            _ => named.san.clone(),
        };
        let line = |line: &Vec<NamedMove>| line.iter().enumerate().map(word).collect::<Vec<_>>().join(" ");
        self.lines.iter().map(line).collect()
    }
}
