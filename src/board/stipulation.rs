//! What a problem asks for, by the signs of the problem world: `#2`, `s#3`, `h#2.5`, `+`, `=`.

use std::fmt;

use crate::tr;

/// What is to be reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The side to move mates.
    #[default]
    Mate,
    /// The side to move forces the other side to mate it.
    Selfmate,
    /// Both sides together mate the one that moves first, or in a half number of moves the other one.
    Helpmate,
    /// The side to move wins.
    Win,
    /// The side to move does not lose.
    Draw,
}

/// What a problem asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stipulation {
    /// What is to be reached.
    pub goal: Goal,
    /// In how many half moves of the problem's count: twice the number of moves. It is odd in a helpmate that the side
    /// begins that mates. 0 for a win and a draw.
    pub half_moves: u16,
}

impl Goal {
    /// Its English name, by which texts choose: `mate`.
    pub const fn noun(self) -> &'static str {
        match self {
            Self::Mate => "mate",
            Self::Selfmate => "selfmate",
            Self::Helpmate => "helpmate",
            Self::Win => "win",
            Self::Draw => "draw",
        }
    }
}

impl Stipulation {
    /// A goal that is to be reached in so many moves.
    pub const fn in_moves(goal: Goal, moves: u16) -> Self {
        Self { goal, half_moves: 2 * moves }
    }

    /// The number of moves, if it is a whole one.
    pub const fn moves(self) -> Option<u16> {
        if self.half_moves > 0 && self.half_moves.is_multiple_of(2) { Some(self.half_moves / 2) } else { None }
    }

    /// The number of moves in digits as signs and files have it, in every language: `2`, `2.5`.
    pub fn number(self) -> String {
        let half = if self.half_moves.is_multiple_of(2) { "" } else { ".5" };
        format!("{}{half}", self.half_moves / 2)
    }
}

impl Default for Stipulation {
    fn default() -> Self {
        Self::in_moves(Goal::Mate, 2)
    }
}

impl fmt::Display for Stipulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.goal {
            Goal::Mate => "#",
            Goal::Selfmate => "s#",
            Goal::Helpmate => "h#",
            Goal::Win => return f.write_str("+"),
            Goal::Draw => return f.write_str("="),
        };
        write!(f, "{sign}{}", self.number())
    }
}

/// A number of moves in digits as the language writes it, told in half moves: `2`, `2.5`.
///
/// ```
/// use fenwright::board::number_of_moves;
/// use fenwright::lang::{self, Language};
/// assert_eq!(number_of_moves(5), "2.5");
/// assert_eq!(lang::with(Language::from_code("de").unwrap(), || number_of_moves(5)), "2,5");
/// ```
pub fn number_of_moves(half_moves: u16) -> String {
    let moves = (half_moves / 2).to_string();
    if half_moves.is_multiple_of(2) { moves } else { tr!("noun-moves-and-half", moves = moves) }
}
