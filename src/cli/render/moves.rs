//! The moves of moving pictures, and how they are shown.

use std::time::Duration;

use clap::Args;

use super::super::input::seconds;
use super::content::RecordContent;
use super::options::SolutionArguments;
use crate::diagram::{Animation, AnimationError, AnimationFormat, AnimationFrame, Diagram};
use crate::document::{MissingSolution, MissingSolutions, stated_moves};
use crate::notation::pgn::TreeMove;
use crate::rules::Prover;
use crate::tr;

#[derive(Args, Debug)]
pub(super) struct MoveArguments {
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    #[arg(long, value_name = "S", default_value = "1.5", value_parser = pause)]
    pause: Duration,
    #[arg(long)]
    no_move_arrows: bool,
    #[arg(long)]
    no_move_captions: bool,
}

fn pause(text: &str) -> Result<Duration, String> {
    let (least, most) = (AnimationFrame::MIN_PAUSE, AnimationFrame::MAX_PAUSE);
    let wrong = || tr!("cli-pause-range", least = least.as_secs_f64().to_string(), most = most.as_secs().to_string());
    seconds(text).ok().filter(|pause| (least..=most).contains(pause)).ok_or_else(wrong)
}

impl MoveArguments {
    /// Returns the moves to show: those of the option, otherwise the solution that the record states, otherwise,
    /// with a search, the solution found.
    pub(super) fn moves(
        &self,
        content: &RecordContent,
        solutions: &SolutionArguments,
        prover: &Prover,
    ) -> Result<Vec<TreeMove>, String> {
        if let Some(moves) = &self.moves {
            return Ok(stated_moves(&content.position, content.metadata.stipulation(), moves));
        }
        solutions.moves(content, prover).map_err(|reason| no_moves(reason, solutions))
    }

    pub(super) fn write(
        &self,
        format: AnimationFormat,
        diagram: Diagram,
        moves: &[TreeMove],
    ) -> Result<Vec<u8>, String> {
        let (arrows, captions) = (!self.no_move_arrows, !self.no_move_captions);
        let frames = Animation { diagram, pause: self.pause, arrows, captions }.frames(moves);
        let frames = if moves.is_empty() { Err(AnimationError::Empty) } else { Ok(frames) };
        frames.and_then(|frames| format.write(&frames)).map_err(|error| error.to_string())
    }
}

fn no_moves(reason: MissingSolution, solutions: &SolutionArguments) -> String {
    if reason == MissingSolution::NotStated {
        return tr!("cli-no-solution-moves").to_owned();
    }
    let mut missing = MissingSolutions::default();
    missing.add(reason);
    missing.sentence(&solutions.limit_seconds.as_secs_f64().to_string()).unwrap_or_default()
}
