//! Helpmates: both sides together mate the side that moves first, or, with half a move less, the other one.

use std::num::NonZeroUsize;

use super::forcing::{enough, legal_play};
use super::helping::Help;
use super::table::Table;
use super::{Judgement, MOST_MOVES, NamedMove, NotSearched, Watch, wording};
use crate::board::Position;
use crate::rules::game::on_game;
use crate::rules::{LegalMove, Play};

/// A position in which the side to move begins, and the other side is to mate it with so many moves of its own; both
/// help. In a half number of moves the side to move begins with the half and is the one that mates: of 2.5 moves it
/// makes three.
///
/// ```
/// use std::num::NonZeroUsize;
/// use fenwright::notation::fen;
/// use fenwright::rules::solver::{Helpmate, Judgement, Watch};
///
/// let position = fen::read("7k/8/5K2/8/8/8/8/R7 b - - 0 1")?;
/// let helpmate = Helpmate::new(&position, 4, 1 << 20).unwrap();
/// let found = helpmate.solve(NonZeroUsize::MIN, &Watch::default());
/// assert_eq!((found.lines.len(), found.judgement()), (22, Judgement::Several));
/// assert_eq!(found.printed()[0], "1.Kh7 Rb1 2.Kh6 Rh1#");
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
#[derive(Debug)]
pub struct Helpmate {
    play: Play,
    half_moves: u16,
    table: Table,
}

/// The helpmates of up to so many moves, as far as they were looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Helpmates {
    /// In how many half moves the mate was to be.
    pub half_moves: u16,
    /// Up to how many half moves everything is known; fewer if the search was stopped, or found enough.
    pub searched: u16,
    /// The solutions, the shortest first, up to [`Helpmate::MOST_LINES`]: the moves of both sides by turns.
    pub lines: Vec<Vec<NamedMove>>,
    /// Whether there are more solutions than are kept.
    pub has_more: bool,
    /// Whether the side to move is mated.
    pub is_mated: bool,
}

impl Helpmate {
    /// So many solutions are kept; with one more the search ends.
    pub const MOST_LINES: usize = 1000;

    /// Prepares a search for helpmates in so many half moves, 1 to twice [`MOST_MOVES`], with a table of so many bytes
    /// at most. A short one needs less of it.
    ///
    /// # Errors
    /// Why the position cannot be searched.
    pub fn new(position: &Position, half_moves: u16, table_bytes: usize) -> Result<Self, NotSearched> {
        let half_moves = half_moves.clamp(1, 2 * u16::from(MOST_MOVES));
        let table = Table::of_bytes(table_bytes.min(enough(half_moves as u8)));
        Ok(Self { play: legal_play(position)?, half_moves, table })
    }

    /// In how many half moves the mate is to be.
    pub const fn half_moves(&self) -> u16 {
        self.half_moves
    }

    /// Looks for all solutions of up to so many moves. If the watch stops the search, those that were found are told.
    pub fn solve(&self, threads: NonZeroUsize, watch: &Watch) -> Helpmates {
        let game = self.play.game();
        let mut found = Helpmates {
            half_moves: self.half_moves,
            searched: 0,
            lines: Vec::new(),
            has_more: false,
            is_mated: self.play.is_check() && self.play.moves().is_empty(),
        };
        let help = Help { table: &self.table, threads, watch };
        // Who mates tells whether the number is even.
        let shortest = 2 - self.half_moves % 2;
        for length in (shortest..=self.half_moves).step_by(2) {
            let room = Self::MOST_LINES - found.lines.len();
            let (series, outcome) = on_game!(game, game => help.series(game, length, room + 1));
            found.has_more = series.len() > room;
            found.lines.extend(series.iter().take(room).map(|series| self.named(series)));
            if found.has_more || outcome.is_err() {
                break;
            }
            found.searched = length;
        }
        found
    }

    /// The moves of a solution with their names.
    fn named(&self, series: &[LegalMove]) -> Vec<NamedMove> {
        let mut play = self.play.clone();
        let name = |played: &LegalMove| {
            let named = NamedMove::of(&play, *played);
            named.filter(|_| play.play(*played))
        };
        series.iter().map_while(name).collect()
    }
}

impl Helpmates {
    /// Whether all is known that was asked for, but for solutions beyond those that are kept.
    pub const fn is_complete(&self) -> bool {
        self.searched == self.half_moves || self.has_more
    }

    /// Whether there are solutions, and the search for them came to its end.
    pub fn is_proven(&self) -> bool {
        !self.lines.is_empty() && self.is_complete()
    }

    /// Whether the first move is the second one of its pair, as in a half number of moves.
    pub const fn begins_with_half(&self) -> bool {
        !self.half_moves.is_multiple_of(2)
    }

    /// In how many half moves the shortest solution mates.
    pub fn shortest(&self) -> Option<u16> {
        self.lines.first().map(|line| line.len() as u16)
    }

    /// What it means for a problem. Of a search that was stopped only what is certain is said: a mate that is shorter
    /// than asked for.
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

    /// What it means, in a sentence for the user, without a full stop.
    pub fn sentence(&self) -> String {
        wording::helpmates(self)
    }

    /// The solutions as problems print them, a line each: `1.Kh7 Rb1 2.Kh6 Rh1#`, or `1...Rb1 2.Kh6 Rh1#` in a half
    /// number of moves. The first move of each pair is that of the side to be mated, whatever its colour.
    pub fn printed(&self) -> Vec<String> {
        let before = usize::from(self.begins_with_half());
        let word = |(at, named): (usize, &NamedMove)| match at + before {
            half if half.is_multiple_of(2) => format!("{}.{}", half / 2 + 1, named.name),
            1 if at == 0 => format!("1...{}", named.name),
            _ => named.name.clone(),
        };
        let line = |line: &Vec<NamedMove>| line.iter().enumerate().map(word).collect::<Vec<_>>().join(" ");
        self.lines.iter().map(line).collect()
    }
}
