//! The order of moves in cooperative play, and its end.

use super::search_position::{Ending, SearchPosition};
use crate::board::{Genre, Goal, Stipulation};

/// The order of moves of a cooperative goal, and how its last move is judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    pub(super) goal: Goal,
    genre: Genre,
}

impl Course {
    /// Returns the course of a goal; `None` if the sides do not cooperate.
    pub(super) fn new(goal: Goal) -> Option<Self> {
        let genre = goal.genre().filter(|_| !goal.is_forced())?;
        Some(Self { goal, genre })
    }

    /// Returns the lengths of solutions up to that of the stipulation, in half moves as in [`Stipulation`]. All lengths
    /// have the same parity, because the side that makes the last move is fixed.
    pub(super) fn lengths(self, half_moves: u16) -> impl Iterator<Item = u16> {
        let shortest = match self.genre {
            _ if half_moves.is_multiple_of(2) => 2,
            Genre::HelpSelf => 3,
            _ => 1,
        };
        (shortest..=half_moves).step_by(2)
    }

    /// Returns the number of moves that are searched: all but forced ones.
    pub(super) const fn plies(self, half_moves: u16) -> u16 {
        match self.genre {
            Genre::HelpSelf => half_moves.saturating_sub(1),
            Genre::SeriesDirect | Genre::SeriesSelf => half_moves / 2,
            Genre::SeriesHelp => half_moves / 2 + 1,
            _ => half_moves,
        }
    }

    /// Returns the length in half moves of a stipulation that is fulfilled with this number of searched moves.
    pub(super) const fn half_moves(self, plies: u16) -> u16 {
        match self.genre {
            Genre::HelpSelf => plies + 1,
            Genre::SeriesDirect | Genre::SeriesSelf => 2 * plies,
            Genre::SeriesHelp => 2 * plies.saturating_sub(1),
            _ => plies,
        }
    }

    /// Returns `true` if the same side moves again after a move that leaves `plies` moves.
    pub(super) const fn repeats_side(self, plies: u16) -> bool {
        match self.genre {
            Genre::SeriesDirect | Genre::SeriesSelf => plies > 0,
            Genre::SeriesHelp => plies > 1,
            _ => false,
        }
    }

    /// Returns `true` if moves are numbered one by one, not in pairs.
    pub(super) const fn is_series(self) -> bool {
        matches!(self.genre, Genre::SeriesDirect | Genre::SeriesSelf | Genre::SeriesHelp)
    }

    /// Returns the goal of the last move if it forces the other side to reply.
    pub(super) fn forced_end(self) -> Option<Goal> {
        let is_forced = matches!(self.genre, Genre::HelpSelf | Genre::SeriesSelf);
        is_forced.then_some(if self.goal.is_stalemate() { Goal::Selfstalemate } else { Goal::Selfmate })
    }

    /// Returns how play of this number of searched moves from a position ends.
    pub(super) fn ending<G: SearchPosition>(self, game: &G, plies: u16) -> Ending {
        let first = game.side_to_move();
        let half_moves = self.half_moves(plies);
        let mated = Stipulation::from_half_moves(self.goal, half_moves).mated_side(first).unwrap_or(first);
        let (own, other) = match self.genre {
            Genre::SeriesDirect => (plies, 0),
            Genre::SeriesSelf => (plies, 1),
            Genre::SeriesHelp => (plies.saturating_sub(1), 1),
            _ => (half_moves.div_ceil(2), half_moves / 2),
        };
        let moves = [own, other].map(|count| u8::try_from(count).unwrap_or(u8::MAX));
        let moves = first.pick(moves, [moves[1], moves[0]]);
        Ending { mated, moves, needs_check: !self.goal.is_stalemate(), effort: self.effort(game, plies) }
    }

    /// Estimates the number of positions in a search. The last move is found without a search.
    fn effort<G: SearchPosition>(self, game: &G, plies: u16) -> usize {
        let first = game.moves();
        // A side in check has few moves, but only once.
        let later = first.iter().find_map(|played| game.after(*played).passed()).unwrap_or_else(|| game.clone());
        let own = later.moves().len();
        let other = later.passed().map_or(own, |passed| passed.moves().len());
        let is_own = |left: &u16| self.is_series() || (plies - left).is_multiple_of(2);
        let branches = (2..plies).rev().map(|left| if is_own(&left) { own } else { other });
        let first = if plies > 1 { first.len() } else { 1 };
        branches.fold(first, usize::saturating_mul)
    }

    /// Returns the number under which the table records positions with this number of moves left: even numbers for
    /// series, in which the side to move does not determine the parity.
    pub(super) const fn recorded_plies(self, plies: u16) -> u16 {
        if self.is_series() { 2 * plies } else { plies }
    }

    /// Returns the position after a move that leaves `plies` moves; `None` if it gives check within a series.
    pub(super) fn after<G: SearchPosition>(self, game: &G, played: G::Move, plies: u16) -> Option<G> {
        let after = game.after(played);
        if self.repeats_side(plies) { after.passed() } else { Some(after) }
    }
}
