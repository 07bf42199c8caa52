//! Results of positions and moves.

use shakmaty::{CastlingMode, Chess, FromSetup, Position as _, PositionError, Setup};
use shakmaty_syzygy::{MaybeRounded, Wdl};

use super::file::TableKind;
use super::{NotCovered, Outcome, Refusal, Syzygy, coverage};
use crate::board::Position;
use crate::rules::{LegalMove, Play};

/// The proven result of a position for a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Probe {
    /// The result under the 50-move rule, with the halfmove clock of the position.
    pub outcome: Outcome,
    /// The distance to zeroing; `None` for draws and if the game is over. An error if its file cannot be used. Then the
    /// outcome is ambiguous if it depends on the distance, which is so for wins and losses while the clock is running.
    pub dtz: Result<Option<Dtz>, Refusal>,
}

/// A distance to zeroing (DTZ): in half moves, how soon the winner can force a capture, a pawn move or mate without
/// spoiling the result. It is no distance to mate.
///
/// Most tables store the distance in full moves, which leaves one half move open. A win that the 50-move rule spoils has
/// a distance above 100; if it is spoiled only after the next capture or pawn move, 100 is added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dtz {
    /// The smallest distance that is possible.
    pub at_least: u32,
    /// The largest distance that is possible, which is the same or 1 more.
    pub at_most: u32,
}

impl Probe {
    fn of_ended_game(game: &Chess) -> Self {
        // Mate comes before a draw by the 50-move rule (FIDE Laws of Chess, articles 5.1.1 and 9.6.2).
        Self { outcome: if game.is_check() { Outcome::Loss } else { Outcome::Draw }, dtz: Ok(None) }
    }

    fn for_opponent(self) -> Self {
        Self { outcome: -self.outcome, ..self }
    }
}

impl From<MaybeRounded<shakmaty_syzygy::Dtz>> for Dtz {
    fn from(dtz: MaybeRounded<shakmaty_syzygy::Dtz>) -> Self {
        let at_least = dtz.ignore_rounding().0.unsigned_abs();
        Self { at_least, at_most: at_least + u32::from(dtz.precise().is_none()) }
    }
}

impl Syzygy {
    /// Returns the result for the side to move.
    ///
    /// ```
    /// use fenwright::{notation::fen, tablebase::{Outcome, Syzygy}};
    /// let mated = fen::read("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1")?;
    /// let probe = Syzygy::open(Vec::new()).probe(&mated)?;
    /// assert_eq!((probe.outcome, probe.dtz), (Outcome::Loss, Ok(None)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the tables have no answer.
    pub fn probe(&self, position: &Position) -> Result<Probe, Refusal> {
        let pieces = coverage::signature(position)?;
        let game = to_chess(position).ok_or(NotCovered::Illegal)?;
        if game.legal_moves().is_empty() {
            return Ok(Probe::of_ended_game(&game));
        }
        let result = self.ask(&pieces, TableKind::Results, |tables| tables.probe_wdl_after_zeroing(&game))?;
        if result == Wdl::Draw {
            return Ok(Probe { outcome: Outcome::Draw, dtz: Ok(None) });
        }
        let dtz = self.ask(&pieces, TableKind::Distances, |tables| tables.probe_dtz(&game));
        let outcome = with_clock(result, dtz.as_ref().ok().copied(), position.halfmove_clock.into());
        Ok(Probe { outcome, dtz: dtz.map(|dtz| Some(dtz.into())) })
    }

    /// Returns the legal moves of the side to move, each with the result for this side. The distance is that of the
    /// position after the move.
    ///
    /// ```
    /// use fenwright::{notation::fen, tablebase::{Outcome, Syzygy}};
    /// let mate_in_one = fen::read("k7/3Q4/1K6/8/8/8/8/8 w - - 0 1")?;
    /// let moves = Syzygy::open(Vec::new()).moves(&mate_in_one);
    /// let mates = moves.iter().filter(|(_, found)| found.as_ref().is_ok_and(|probe| probe.outcome == Outcome::Win));
    /// let mut squares: Vec<_> = mates.map(|(legal, _)| legal.to.to_string()).collect();
    /// squares.sort();
    /// assert_eq!(squares, ["a7", "b7", "c8", "d8", "e8"]);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn moves(&self, position: &Position) -> Vec<(LegalMove, Result<Probe, Refusal>)> {
        let Some(play) = Play::from_position(position) else { return Vec::new() };
        let probe = |legal: LegalMove| {
            let mut after = play.clone();
            after.play(legal).ok()?;
            Some((legal, self.probe(&after.position()).map(Probe::for_opponent)))
        };
        play.moves().into_iter().filter_map(probe).collect()
    }
}

/// Returns the outcome at this halfmove clock. The results of tables hold while the clock is 0. Otherwise a win is in
/// time if the distance and the clock are at most 100 together (documentation of `shakmaty_syzygy::Dtz`, and of
/// `probe_wdl` there). Draws stay draws, and what the rule spoils at 0 is spoiled at any clock.
fn with_clock(result: Wdl, dtz: Option<MaybeRounded<shakmaty_syzygy::Dtz>>, clock: u32) -> Outcome {
    match (result, dtz) {
        (Wdl::Win | Wdl::Loss, Some(dtz)) if clock > 0 => Outcome::from_dtz_and_halfmoves(dtz, clock),
        (Wdl::Win, None) if clock > 0 => Outcome::MaybeWin,
        (Wdl::Loss, None) if clock > 0 => Outcome::MaybeLoss,
        _ => result.into(),
    }
}

/// Converts a position that is not illegal. Checks that no last move can have given do not matter to tables.
fn to_chess(position: &Position) -> Option<Chess> {
    Chess::from_setup(Setup::try_from(position).ok()?, CastlingMode::Chess960)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}
