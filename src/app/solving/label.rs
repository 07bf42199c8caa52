//! The text of a row of the tree, and the note after it.

use std::fmt;

use crate::rules::solver::Aim;
use crate::{lang, tr};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeLabel {
    /// Numbered moves with their signs, in English letters: `1.d4!`, `1...Kxe4`.
    Moves(String),
    /// Heading of the variations that would follow if the defence were to move.
    SetPlay,
    /// Heading of the tries, with their number.
    Tries(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeNote {
    /// The move threatens nothing, but leaves the defence in zugzwang.
    Zugzwang,
    /// The threats, numbered and in English letters.
    Threatens(String),
    In(Aim, u8),
    Not(Aim),
    /// A further answer to the same defence.
    Dual,
    /// The aim is reached sooner than asked.
    Short(Aim),
    ShortDual(Aim),
}

impl fmt::Display for NodeLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves(moves) => f.write_str(&lang::localize_moves(moves)),
            Self::SetPlay => f.write_str(tr!("solving-set-play")),
            Self::Tries(count) => f.write_str(&tr!("solving-heading-tries", count = *count)),
        }
    }
}

impl fmt::Display for NodeNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Zugzwang => f.write_str(tr!("solving-zugzwang")),
            Self::Threatens(moves) => f.write_str(&tr!("solving-threatens", moves = lang::localize_moves(moves))),
            Self::In(aim, moves) => f.write_str(&tr!("solving-note-in", aim = aim.id(), moves = *moves)),
            Self::Not(aim) => f.write_str(&tr!("solving-note-not", aim = aim.id())),
            Self::Dual => f.write_str(tr!("solving-dual")),
            Self::Short(aim) => f.write_str(&tr!("solving-short", aim = aim.id())),
            Self::ShortDual(aim) => f.write_str(&tr!("solving-short-dual", aim = aim.id())),
        }
    }
}
