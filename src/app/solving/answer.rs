//! What a search found, in words and for the board.

use super::Stipulation;
use super::tree::Tree;
use crate::app::ui::tone::Tone;
use crate::board::Position;
use crate::rules::LegalMove;

/// What a search found.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The position that was searched.
    pub position: Position,
    /// What was asked for.
    pub asked: Stipulation,
    /// The answer in a few words: "Mate in 2 \u{b7} sound".
    pub headline: String,
    /// How good the news is.
    pub tone: Tone,
    /// What else there is to say, a line each: "Key 1.d4 \u{b7} 12 tries", conventions of the key, unused men.
    pub remarks: Vec<String>,
    /// More is still being found out: tries, set play, unused men.
    pub awaits_extras: bool,
    /// The first moves that solve it, drawn as arrows, at most [`Answer::MOST_KEYS`] of them.
    pub keys: Vec<LegalMove>,
    /// The solution.
    pub tree: Tree,
    /// Another one whenever an answer comes into the panel.
    pub shown: u64,
}

impl Answer {
    /// Arrows for so many keys; more would hide the board.
    pub const MOST_KEYS: usize = 4;
}
