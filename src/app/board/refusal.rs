//! Why something that was typed onto the board has no place there.

use crate::board::Size;
use crate::tr;

/// Why something that was typed onto the board has no place there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// No piece of this board has the letter, and it is no other sign of a placement.
    NoPiece(char, Size),
    /// It needs a selected square, and there is none.
    NoSquare(char),
    /// The last rank is full.
    Full(char),
    /// A stroke in the last rank.
    LastRank,
    /// It does not go on with the field that is typed, which wants this.
    Field {
        /// What was typed.
        typed: char,
        /// What was wanted.
        wanted: String,
    },
}

impl Refusal {
    pub(super) fn sentence(&self) -> String {
        match self {
            Self::NoPiece(typed, size) => {
                let letters: Vec<String> = size.roles().iter().map(|role| role.letter().to_string()).collect();
                tr!("board-refused-letter", typed = quoted(*typed), letters = letters.join(" "))
            }
            Self::NoSquare(typed) => {
                tr!("board-refused-no-square", typed = quoted(*typed))
            }
            Self::Full(typed) => {
                tr!("board-refused-full", typed = quoted(*typed))
            }
            Self::LastRank => tr!("board-refused-last-rank").to_owned(),
            Self::Field { typed, wanted } => tr!("board-refused-field", typed = quoted(*typed), wanted = wanted),
        }
    }
}

fn quoted(typed: char) -> String {
    if typed == ' ' { tr!("board-a-space").to_owned() } else { format!("\"{typed}\"") }
}
