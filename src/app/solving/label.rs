//! What a row of the tree says, and what is added to it.

use std::fmt;

use crate::rules::solver::Aim;
use crate::{lang, tr};

/// What a row says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Label {
    /// Moves with their number and signs, in English letters: `1.d4!`, `1...Kxe4`.
    Moves(String),
    /// The heading of what would follow if it were the turn of the defence.
    SetPlay,
    /// The heading of so many tries.
    Tries(usize),
}

/// What is added to a row in small letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// A move of the attack threatens nothing, but whoever is to move must.
    Zugzwang,
    /// A move of the attack threatens these, with their number and in English letters.
    Threatens(String),
    /// The aim is reached in so many moves.
    In(Aim, u8),
    /// The aim is not reached.
    Not(Aim),
    /// An answer beside another one.
    Dual,
    /// The aim is reached sooner than it need be.
    Short(Aim),
    /// Both.
    ShortDual(Aim),
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves(moves) => f.write_str(&lang::moves(moves)),
            Self::SetPlay => f.write_str(tr!("solving-set-play")),
            Self::Tries(count) => f.write_str(&tr!("solving-heading-tries", count = *count)),
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Zugzwang => f.write_str(tr!("solving-zugzwang")),
            Self::Threatens(moves) => f.write_str(&tr!("solving-threatens", moves = lang::moves(moves))),
            Self::In(aim, moves) => f.write_str(&tr!("solving-note-in", aim = aim.noun(), moves = *moves)),
            Self::Not(aim) => f.write_str(&tr!("solving-note-not", aim = aim.noun())),
            Self::Dual => f.write_str(tr!("solving-dual")),
            Self::Short(aim) => f.write_str(&tr!("solving-short", aim = aim.noun())),
            Self::ShortDual(aim) => f.write_str(&tr!("solving-short-dual", aim = aim.noun())),
        }
    }
}
