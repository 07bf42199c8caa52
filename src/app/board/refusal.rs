//! Messages for keys that the board refuses.

use crate::board::Size;
use crate::tr;

/// Why a key typed on the board was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// Not a piece letter of this board or another character of a placement.
    NoPiece(char, Size),
    /// Needs a selected square.
    NoSquare(char),
    Full(char),
    /// A slash in the last rank.
    LastRank,
    /// Does not continue the field being typed.
    Field {
        typed: char,
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
