//! The stipulation of `fenwright solve`.

use clap::Args;

use crate::board::{Goal, Stipulation};
use crate::notation::stipulation;
use crate::rules::solver::MAX_MOVES;
use crate::tr;
use crate::wording::format_moves;

/// The goal; exactly one of these must be given.
#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
pub(super) struct GoalArguments {
    /// In how many moves at most the side to move is to mate
    #[arg(long, value_name = "N", value_parser = moves())]
    mate: Option<u8>,
    /// In how many moves at most the side to move is to force the other side to mate it
    #[arg(long, value_name = "N", value_parser = moves())]
    selfmate: Option<u8>,
    /// In how many moves of each side both together are to mate the side to move, which begins; in a half number such
    /// as 2.5 it begins with the half and mates
    #[arg(long, value_name = "N", value_parser = half_moves)]
    helpmate: Option<u16>,
}

fn moves() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(1..=i64::from(MAX_MOVES))
}

/// Parses a number of moves, which may be a half-integer, and returns it in half-moves.
fn half_moves(text: &str) -> Result<u16, String> {
    let half_moves = stipulation::parse_half_moves(text).filter(|half_moves| *half_moves <= 2 * u16::from(MAX_MOVES));
    half_moves.ok_or_else(|| tr!("cli-moves-range", least = format_moves(1), most = MAX_MOVES))
}

impl GoalArguments {
    pub(super) fn stipulation(&self) -> Stipulation {
        let forced = [(Goal::Mate, self.mate), (Goal::Selfmate, self.selfmate)];
        let forced = forced.into_iter().find_map(|(goal, moves)| Some(Stipulation::new(goal, moves?.into())));
        // The parser ensures that one is given.
        let half_moves = self.helpmate.unwrap_or_default();
        forced.unwrap_or(Stipulation { goal: Goal::Helpmate, half_moves })
    }
}
