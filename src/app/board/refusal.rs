//! Why something that was typed onto the board has no place there.

use crate::board::Size;

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
                format!("{} is no piece: {}, in small letters black ones", quoted(*typed), letters.join(" "))
            }
            Self::NoSquare(typed) => {
                format!("{} needs a selected square: click one, or press an arrow key", quoted(*typed))
            }
            Self::Full(typed) => {
                format!("{} has no square left. Space: side to move. Home twice: first square", quoted(*typed))
            }
            Self::LastRank => "This is the last rank. Space: side to move. Home twice: first square".to_owned(),
            Self::Field { typed, wanted } => format!("{} does not fit here. {wanted}", quoted(*typed)),
        }
    }
}

fn quoted(typed: char) -> String {
    if typed == ' ' { "A space".to_owned() } else { format!("\"{typed}\"") }
}
