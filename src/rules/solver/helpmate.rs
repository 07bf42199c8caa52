//! Helpmates and other cooperative play: helpstalemates, help selfmates, and series.

use std::num::NonZeroUsize;

use super::course::Course;
use super::forced_mate::{legal_play, useful_table_bytes};
use super::help_search::HelpSearch;
use super::table::Table;
use super::{Judgement, MAX_MOVES, NamedMove, NotSearched, SearchControl};
use crate::board::{Genre, Goal, Position, Stipulation};
use crate::rules::game::on_game;
use crate::rules::{LegalMove, Play};

/// Maximum size of the table in bytes. With pictures few positions are searched, and a small table stays in the cache.
const MAX_TABLE_BYTES: usize = 1 << 25;

/// A problem of cooperative play, such as a helpmate: the side to move begins, and both sides cooperate so that the other
/// side mates it in a number of moves. With a half number of moves, the side to move makes the first half move and also
/// mates: in 2.5 moves, it moves three times.
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
    course: Course,
    /// The required number of half moves, twice the number of moves in series.
    pub half_moves: u16,
    table: Table,
}

/// The lines of cooperative play of up to a number of moves, as far as they were searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Helpmates {
    /// The goal.
    pub goal: Goal,
    /// The required number of half moves.
    pub half_moves: u16,
    /// The number of half moves up to which the result is complete; less after a stop or too many solutions.
    pub searched: u16,
    /// The solutions, the shortest first, at most [`Helpmate::MAX_LINES`]. If the last move is a forced reply, there is
    /// a line for each.
    pub lines: Vec<Vec<NamedMove>>,
    /// `true` if there are more solutions than `lines`.
    pub has_more: bool,
    /// `true` if the side to move is already mated.
    pub is_mated: bool,
}

impl Helpmate {
    /// Maximum number of solutions; the search ends when it finds one more.
    pub const MAX_LINES: usize = 1000;

    /// Prepares a search for helpmates in this many half moves, 1 to twice [`MAX_MOVES`], with a table of at most
    /// `table_bytes`.
    ///
    /// # Errors
    /// If the position cannot be searched, with the reason.
    pub fn new(position: &Position, half_moves: u16, table_bytes: usize) -> Result<Self, NotSearched> {
        Self::with_goal(Goal::Helpmate, position, half_moves, table_bytes)
    }

    /// Prepares a search for a goal of cooperative play.
    ///
    /// # Errors
    /// If the position or the goal cannot be searched, with the reason.
    ///
    /// ```
    /// # use std::num::NonZeroUsize;
    /// # use fenwright::{board::Goal, notation::fen, rules::solver::{Helpmate, SearchControl}};
    /// let position = fen::read("7k/8/8/5K2/8/8/8/R7 w - - 0 1")?;
    /// let series = Helpmate::with_goal(Goal::SeriesMate, &position, 4, 1 << 20).unwrap();
    /// let found = series.solve(NonZeroUsize::MIN, &SearchControl::default());
    /// assert_eq!(found.notation_lines(), ["1.Kg6 2.Ra8#"]);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn with_goal(
        goal: Goal,
        position: &Position,
        half_moves: u16,
        table_bytes: usize,
    ) -> Result<Self, NotSearched> {
        let half_moves = half_moves.clamp(1, 2 * u16::from(MAX_MOVES));
        let other = || NotSearched::Stipulation(Stipulation::from_half_moves(goal, half_moves));
        let course = Course::new(goal).ok_or_else(other)?;
        let table = Table::with_max_bytes(table_bytes.min(useful_table_bytes(half_moves as u8)).min(MAX_TABLE_BYTES));
        Ok(Self { play: legal_play(position)?, course, half_moves, table })
    }

    /// Searches all solutions of up to this length. If `watch` stops the search, returns the solutions found so far.
    pub fn solve(&self, threads: NonZeroUsize, watch: &SearchControl) -> Helpmates {
        let game = self.play.game();
        let course = self.course;
        let mut found = Helpmates {
            goal: course.goal,
            half_moves: self.half_moves,
            searched: 0,
            lines: Vec::new(),
            has_more: false,
            is_mated: self.play.is_check() && self.play.moves().is_empty(),
        };
        let help = HelpSearch { course, table: &self.table, threads, watch };
        for length in course.lengths(self.half_moves) {
            let room = Self::MAX_LINES - found.lines.len();
            let (lines, outcome) = on_game!(game, game => help.lines(game, course.plies(length), room + 1));
            found.has_more = lines.len() > room;
            found.lines.extend(lines.iter().take(room).flat_map(|line| self.named_lines(line)));
            if found.has_more || outcome.is_err() {
                break;
            }
            found.searched = length;
        }
        found
    }

    /// Returns a line with the names of its moves, once for each forced reply to its last move.
    fn named_lines(&self, line: &[LegalMove]) -> Vec<Vec<NamedMove>> {
        let mut play = self.play.clone();
        let name = |played: &LegalMove| {
            play.pass_to(played);
            let named = NamedMove::new(&play, *played);
            named.filter(|_| play.play(*played).is_ok())
        };
        let named: Vec<NamedMove> = line.iter().map_while(name).collect();
        if self.course.forced_end().is_none() {
            return vec![named];
        }
        let replies = play.moves().into_iter().filter_map(|reply| NamedMove::new(&play, reply));
        replies.map(|reply| named.iter().cloned().chain([reply]).collect()).collect()
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

    /// Returns `true` if one side makes its moves in series.
    pub fn is_series(&self) -> bool {
        self.course().is_some_and(Course::is_series)
    }

    /// Returns `true` if the other side makes the last move after a series.
    pub fn ends_with_reply(&self) -> bool {
        self.is_series() && self.goal.genre() != Some(Genre::SeriesDirect)
    }

    fn course(&self) -> Option<Course> {
        Course::new(self.goal)
    }

    /// Returns the number of solutions. Lines that differ only in a forced reply are one solution.
    pub fn count(&self) -> usize {
        self.count_up_to(usize::MAX)
    }

    /// Returns the number of solutions with at most this many moves.
    pub fn count_up_to(&self, moves: usize) -> usize {
        let forced = usize::from(self.course().is_some_and(|course| course.forced_end().is_some()));
        let chosen = |line: &Vec<NamedMove>| line[..line.len().saturating_sub(forced)].to_vec();
        let mut lines: Vec<_> = self.lines.iter().filter(|line| line.len() <= moves).map(chosen).collect();
        lines.dedup();
        lines.len()
    }

    /// Returns the number of continuations after each half move of the solutions with the required length; `None` if it
    /// differs between them. Two solutions with different first moves are `[2, 1, 1, 1]`.
    ///
    /// ```
    /// # use std::num::NonZeroUsize;
    /// # use fenwright::{notation::fen, rules::solver::{Helpmate, SearchControl}};
    /// let position = fen::read("7k/8/6K1/8/8/8/8/R7 b - - 0 1")?;
    /// let found = Helpmate::new(&position, 2, 1 << 20).unwrap().solve(NonZeroUsize::MIN, &SearchControl::default());
    /// assert_eq!(found.structure(), Some(vec![1, 1]));
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn structure(&self) -> Option<Vec<usize>> {
        let longest = self.lines.last()?.len();
        let names = |line: &Vec<NamedMove>| line.iter().map(|named| named.uci.clone()).collect::<Vec<_>>();
        let mut lines: Vec<Vec<String>> = self.lines.iter().filter(|line| line.len() == longest).map(names).collect();
        lines.sort_unstable();
        let counts = |length: usize| {
            let groups = lines.chunk_by(|one, other| one[..length] == other[..length]);
            let mut counts = groups.map(|group| group.chunk_by(|one, other| one[length] == other[length]).count());
            let first = counts.next()?;
            counts.all(|count| count == first).then_some(first)
        };
        (0..longest).map(counts).collect()
    }

    /// Returns `true` if the solutions are those that the author intended: their number, or the number of continuations
    /// for each half move. Returns `None` if nothing is stated, the result is not complete, or there is no solution of the
    /// required length or a shorter one.
    pub fn fulfills(&self, intended: &[u16]) -> Option<bool> {
        let is_judged = !intended.is_empty() && self.is_complete() && self.shortest() == Some(self.half_moves);
        is_judged.then(|| self.is_intended(intended))
    }

    fn is_intended(&self, intended: &[u16]) -> bool {
        !self.has_more
            && match intended {
                [count] => self.count() == usize::from(*count),
                counts => {
                    let counts: Vec<usize> = counts.iter().map(|count| usize::from(*count)).collect();
                    self.structure() == Some(counts)
                }
            }
    }

    /// Returns the length in half moves of the shortest solution, as in [`Stipulation`], if there is one.
    pub fn shortest(&self) -> Option<u16> {
        let (line, course) = (self.lines.first()?, self.course()?);
        Some(course.half_moves(line.len() as u16 - u16::from(course.forced_end().is_some())))
    }

    /// Returns the judgement on the problem. After a stopped search, only a mate shorter than required can be judged.
    pub fn judgement(&self) -> Judgement {
        match self.shortest() {
            _ if self.is_mated => Judgement::AlreadyMate,
            Some(shortest) if shortest < self.half_moves => Judgement::Short,
            _ if !self.is_complete() => Judgement::Unfinished,
            None => Judgement::NoSolution,
            Some(_) if self.count() == 1 => Judgement::Sound,
            Some(_) => Judgement::Several,
        }
    }

    /// Returns the solutions in the notation of problems: `1.Kh7 Rb1 2.Kh6 Rh1#`, or `1...Rb1 2.Kh6 Rh1#`.
    pub fn notation_lines(&self) -> Vec<String> {
        let before = usize::from(self.begins_with_half());
        if self.is_series() {
            return self.lines.iter().map(|line| self.series_notation(line)).collect();
        }
        let word = |(at, named): (usize, &NamedMove)| match at + before {
            half if half.is_multiple_of(2) => format!("{}.{}", half / 2 + 1, named.san),
            1 if at == 0 => format!("1...{}", named.san),
            _ => named.san.clone(),
        };
        let line = |line: &Vec<NamedMove>| line.iter().enumerate().map(word).collect::<Vec<_>>().join(" ");
        self.lines.iter().map(line).collect()
    }

    /// Formats a line in which one side moves in series: `1.Kg6 2.Ra8#`, with the reply to the last move: `2.Ra8 Kg8#`.
    fn series_notation(&self, line: &[NamedMove]) -> String {
        let (series, reply) = line.split_at(line.len().saturating_sub(usize::from(self.ends_with_reply())));
        let numbered = series.iter().enumerate().map(|(at, named)| format!("{}.{}", at + 1, named.san));
        numbered.chain(reply.iter().map(|named| named.san.clone())).collect::<Vec<_>>().join(" ")
    }
}
