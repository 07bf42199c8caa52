//! Quick judgements on many positions by one stipulation, without the details of a solution.

use std::num::NonZeroUsize;

use super::course::Course;
use super::forced_mate::useful_table_bytes;
use super::help_search::HelpSearch;
use super::search::Searcher;
use super::search_position::SearchPosition;
use super::table::Table;
use super::{Judgement, NamedMove, NotSearched, Query, SearchControl, Stopped};
use crate::board::{Position, Stipulation};
use crate::rules::game::on_game;
use crate::rules::{LegalMove, Play};

/// Judges many positions by one stipulation, each on one thread. All threads and positions share a table, because its
/// entries do not depend on the position that is judged.
///
/// ```
/// use fenwright::board::{Goal, Stipulation};
/// use fenwright::notation::fen;
/// use fenwright::rules::solver::{Judge, Judgement, SearchControl};
///
/// let judge = Judge::new(Stipulation::new(Goal::Mate, 2), 1 << 20).unwrap();
/// let judged = judge.judge(&fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?, &[], 2, &SearchControl::default()).unwrap();
/// assert_eq!((judged.judgement, judged.keys[0].san.as_str()), (Judgement::Sound, "Ra6"));
/// # Ok::<(), fen::Fault>(())
/// ```
#[derive(Debug)]
pub struct Judge {
    stipulation: Stipulation,
    table: Table,
}

/// A judgement on a position, and the keys that were found until it was certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuickJudgement {
    /// The judgement, equal to that of a full search.
    pub judgement: Judgement,
    /// The first moves of solutions of the required length. They are not searched if there is a shorter solution.
    pub keys: Vec<NamedMove>,
}

/// The number of positions for which the table has room.
const TABLE_POSITIONS: usize = 16;

impl Judge {
    /// Prepares judgements by a stipulation, with a table of at most `table_bytes`.
    ///
    /// # Errors
    /// If there is no solver for the stipulation, or if it is a win or draw: tables prove these too slowly.
    pub fn new(stipulation: Stipulation, table_bytes: usize) -> Result<Self, NotSearched> {
        let is_study = stipulation.goal.is_study();
        if is_study || !Query::from(stipulation).is_searchable() {
            return Err(NotSearched::Stipulation(stipulation));
        }
        let levels = if stipulation.goal.is_forced() { stipulation.half_moves / 2 } else { stipulation.half_moves };
        let useful = useful_table_bytes(levels as u8).saturating_mul(TABLE_POSITIONS);
        Ok(Self { stipulation, table: Table::with_max_bytes(table_bytes.min(useful)) })
    }

    /// Judges a position. The search ends at `max_keys` keys, at least 2. It begins with `likely` first moves, in UCI
    /// notation. A position in which moves are not defined has no solution.
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn judge(
        &self,
        position: &Position,
        likely: &[String],
        max_keys: usize,
        watch: &SearchControl,
    ) -> Result<QuickJudgement, Stopped> {
        watch.report_nodes(0)?;
        let Some(play) = Play::from_position(position) else {
            return Ok(QuickJudgement { judgement: Judgement::NoSolution, keys: Vec::new() });
        };
        let (judgement, keys) = match Course::new(self.stipulation.goal) {
            None => {
                let likely: Vec<LegalMove> = likely.iter().filter_map(|word| play.find_uci(word)).collect();
                let limits = (likely.as_slice(), max_keys.max(2));
                on_game!(play.game(), game => self.forced(game, limits, watch))?
            }
            Some(course) => on_game!(play.game(), game => self.helped(course, game, max_keys.max(2), watch))?,
        };
        let keys = keys.into_iter().filter_map(|first| NamedMove::new(&play, first)).collect();
        Ok(QuickJudgement { judgement, keys })
    }

    fn forced<G: SearchPosition>(
        &self,
        game: &G,
        (likely, max_keys): (&[LegalMove], usize),
        watch: &SearchControl,
    ) -> Result<(Judgement, Vec<LegalMove>), Stopped> {
        if game.is_mated() {
            return Ok((Judgement::AlreadyMate, Vec::new()));
        }
        let goal = self.stipulation.goal;
        let defence_moves = (self.stipulation.half_moves / 2) as u8 - 1;
        let mut searcher = Searcher::new(goal, &self.table, watch);
        if searcher.is_obliged(game, true)? {
            return Ok((Judgement::NoSolution, Vec::new()));
        }
        if searcher.shortest(game, defence_moves)?.is_some() {
            return Ok((Judgement::Short, Vec::new()));
        }
        let mut firsts: Vec<G::Move> = game.moves().into_iter().collect();
        firsts.sort_by_key(|first| game.to_legal(*first).is_none_or(|first| !likely.contains(&first)));
        let mut keys = Vec::new();
        for first in firsts {
            if searcher.defend(&game.after(first), defence_moves)? {
                keys.extend(game.to_legal(first));
            }
            if keys.len() == max_keys {
                break;
            }
        }
        let judgement = match keys.len() {
            0 => Judgement::NoSolution,
            1 => Judgement::Sound,
            _ => Judgement::Cooked,
        };
        Ok((judgement, keys))
    }

    fn helped<G: SearchPosition>(
        &self,
        course: Course,
        game: &G,
        max_keys: usize,
        watch: &SearchControl,
    ) -> Result<(Judgement, Vec<LegalMove>), Stopped> {
        if game.is_mated() {
            return Ok((Judgement::AlreadyMate, Vec::new()));
        }
        let help = HelpSearch { course, table: &self.table, threads: NonZeroUsize::MIN, watch };
        let half_moves = self.stipulation.half_moves;
        for length in course.lengths(half_moves).filter(|length| *length < half_moves) {
            let (lines, outcome) = help.lines(game, course.plies(length), 1);
            outcome?;
            if !lines.is_empty() {
                return Ok((Judgement::Short, Vec::new()));
            }
        }
        let (lines, outcome) = help.lines(game, course.plies(half_moves), max_keys);
        outcome?;
        let judgement = match lines.len() {
            0 => Judgement::NoSolution,
            1 => Judgement::Sound,
            _ => Judgement::Several,
        };
        Ok((judgement, lines.iter().filter_map(|moves| moves.first().copied()).collect()))
    }
}
