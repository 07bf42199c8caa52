//! What is to be found in every position.

use clap::Args;

use crate::rules::solver::{Aim, MOST_MOVES};

/// One of these is to be given.
#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
pub(super) struct GoalArguments {
    /// In how many moves at most the side to move is to mate
    #[arg(long, value_name = "N", value_parser = moves())]
    mate: Option<u8>,
    /// In how many moves at most the side to move is to force the other side to mate it
    #[arg(long, value_name = "N", value_parser = moves())]
    selfmate: Option<u8>,
    /// In how many moves of each side both together are to mate the side to move, which begins
    #[arg(long, value_name = "N", value_parser = moves())]
    helpmate: Option<u8>,
}

/// What is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// First moves that force it.
    Force(Aim),
    /// Series of moves of both sides.
    Helpmate,
}

fn moves() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(1..=i64::from(MOST_MOVES))
}

impl GoalArguments {
    /// The goal, and in how many moves.
    pub(super) fn goal(&self) -> (Goal, u8) {
        let force = |aim: Aim| move |moves: u8| (Goal::Force(aim), moves);
        let goal = self.mate.map(force(Aim::Mate));
        let goal = goal.or_else(|| self.selfmate.map(force(Aim::Selfmate)));
        let goal = goal.or_else(|| self.helpmate.map(|moves| (Goal::Helpmate, moves)));
        // The parser saw to it that one is given.
        goal.unwrap_or((Goal::Force(Aim::Mate), 1))
    }
}

impl Goal {
    /// How problems are marked: `#2`, `s#2`, `h#2`.
    pub(super) fn stipulation(self, moves: u8) -> String {
        let sign = match self {
            Self::Force(aim) => aim.sign(),
            Self::Helpmate => "h#",
        };
        format!("{sign}{moves}")
    }
}
