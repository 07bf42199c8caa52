//! The goal of a problem, as arguments of the commands.

use clap::Args;

use crate::board::{Goal, Stipulation};
use crate::notation::composition::Composition;
use crate::notation::stipulation;
use crate::rules::solver::{MAX_MOVES, Query};
use crate::tr;
use crate::wording::format_moves;

/// The goal. Exactly one of these arguments must be given.
#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
pub(super) struct GoalArguments {
    #[arg(long, value_name = "N", value_parser = moves())]
    mate: Option<u8>,
    #[arg(long, value_name = "N", value_parser = moves())]
    selfmate: Option<u8>,
    #[arg(long, value_name = "N", value_parser = half_moves)]
    helpmate: Option<u16>,
    #[arg(long)]
    win: bool,
    #[arg(long)]
    draw: bool,
    #[arg(long, value_name = "TEXT", value_parser = composition)]
    stipulation: Option<Composition>,
}

fn moves() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(1..=i64::from(MAX_MOVES))
}

/// Parses a number of moves, which may be a half-integer, and returns it in half-moves.
fn half_moves(text: &str) -> Result<u16, String> {
    let half_moves = stipulation::parse_half_moves(text).filter(|half_moves| *half_moves <= 2 * u16::from(MAX_MOVES));
    half_moves.ok_or_else(|| tr!("cli-moves-range", least = format_moves(1), most = MAX_MOVES))
}

/// Parses a stipulation that can be searched, in signs or words, with its additions.
fn composition(text: &str) -> Result<Composition, String> {
    let read = Composition::read(text);
    let is_known = read.stipulation.is_some_and(|asked| Query::from(asked).is_searchable());
    is_known.then_some(read).ok_or_else(|| tr!("cli-not-a-stipulation").to_owned())
}

impl GoalArguments {
    /// Returns the stipulation with its additions.
    pub(super) fn composition(&self) -> Composition {
        let goal = || Composition { stipulation: Some(self.stipulation()), ..Composition::default() };
        self.stipulation.clone().unwrap_or_else(goal)
    }

    /// Returns the stipulation; for arguments that only some commands have, the default one.
    pub(super) fn stipulation(&self) -> Stipulation {
        if let Some(stated) = self.stipulation.as_ref().and_then(|stated| stated.stipulation) {
            return stated;
        }
        let forced = [(Goal::Mate, self.mate), (Goal::Selfmate, self.selfmate)];
        let forced = forced.into_iter().find_map(|(goal, moves)| Some(Stipulation::new(goal, moves?.into())));
        let proven = [(Goal::Win, self.win), (Goal::Draw, self.draw)];
        let proven = proven.into_iter().find_map(|(goal, is_asked)| is_asked.then_some(Stipulation::study(goal, None)));
        // The parser ensures that one of the goals is given.
        let half_moves = self.helpmate.unwrap_or_default();
        forced.or(proven).unwrap_or(Stipulation::from_half_moves(Goal::Helpmate, half_moves))
    }
}
