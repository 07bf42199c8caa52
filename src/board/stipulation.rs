//! Stipulations of chess problems in the usual notation: `#2`, `s#3`, `h#2.5`, `ser-h=4`, `+`, `=`.

use std::fmt;

use super::{Color, Genre, Goal};

/// The stipulation of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stipulation {
    /// The aim of the problem.
    pub goal: Goal,
    /// The number of half moves: twice the number of moves, also in series. It is odd if the side that makes the last
    /// move of help play begins, and 0 for a win or draw.
    pub half_moves: u16,
    /// The side that must win or not lose; `None` for the side to move, and always for mates.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub side: Option<Color>,
}

impl Stipulation {
    /// Returns the stipulation for this goal and number of moves.
    pub const fn new(goal: Goal, moves: u16) -> Self {
        Self::from_half_moves(goal, 2 * moves)
    }

    /// Returns the stipulation for this goal and number of half moves.
    ///
    /// ```
    /// use fenwright::board::{Goal, Stipulation};
    /// assert_eq!(Stipulation::from_half_moves(Goal::Helpmate, 5).to_string(), "h#2.5");
    /// ```
    pub const fn from_half_moves(goal: Goal, half_moves: u16) -> Self {
        Self { goal, half_moves, side: None }
    }

    /// Returns the stipulation of a study: a win or draw for a side, or for the side to move.
    ///
    /// ```
    /// use fenwright::board::{Color, Goal, Stipulation};
    /// assert_eq!(Stipulation::study(Goal::Win, None).to_string(), "+");
    /// assert_eq!(Stipulation::study(Goal::Win, Some(Color::White)).to_string(), "+-");
    /// assert_eq!(Stipulation::study(Goal::Win, Some(Color::Black)).to_string(), "-+");
    /// assert_eq!(Stipulation::study(Goal::Draw, Some(Color::Black)).to_string(), "=");
    /// ```
    pub const fn study(goal: Goal, side: Option<Color>) -> Self {
        Self { goal, half_moves: 0, side }
    }

    /// Returns the stipulation for a position with this side to move: without a side if it is the same.
    ///
    /// ```
    /// use fenwright::board::{Color, Goal, Stipulation};
    /// let white_wins = Stipulation::study(Goal::Win, Some(Color::White));
    /// assert_eq!(white_wins.relative_to(Color::White).to_string(), "+");
    /// assert_eq!(white_wins.relative_to(Color::Black).to_string(), "+-");
    /// ```
    #[must_use]
    pub fn relative_to(self, side_to_move: Color) -> Self {
        Self { side: self.side.filter(|side| *side != side_to_move), ..self }
    }

    /// Returns the number of moves; `None` if it is 0 or not a whole number.
    pub const fn moves(self) -> Option<u16> {
        if self.half_moves > 0 && self.half_moves.is_multiple_of(2) { Some(self.half_moves / 2) } else { None }
    }

    /// Returns the side that is mated or stalemated at the end, if `first` begins; `None` for a study.
    ///
    /// ```
    /// use fenwright::board::{Color, Goal, Stipulation};
    /// assert_eq!(Stipulation::new(Goal::Selfmate, 2).mated_side(Color::White), Some(Color::White));
    /// assert_eq!(Stipulation::from_half_moves(Goal::Helpmate, 5).mated_side(Color::White), Some(Color::Black));
    /// ```
    pub fn mated_side(self, first: Color) -> Option<Color> {
        Some(match self.goal.genre()? {
            Genre::Direct | Genre::SeriesDirect => !first,
            Genre::Help | Genre::HelpSelf if !self.half_moves.is_multiple_of(2) => !first,
            _ => first,
        })
    }

    /// Returns the number of moves as written in notation and files, independent of the language: `2`, `2.5`.
    pub fn moves_text(self) -> String {
        let half = if self.half_moves.is_multiple_of(2) { "" } else { ".5" };
        format!("{}{half}", self.half_moves / 2)
    }
}

impl Default for Stipulation {
    fn default() -> Self {
        Self::new(Goal::Mate, 2)
    }
}

impl fmt::Display for Stipulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.goal {
            Goal::Win => f.write_str(self.side.map_or("+", |side| side.pick("+-", "-+"))),
            Goal::Draw => f.write_str("="),
            goal => write!(f, "{}{}", goal.sign(), self.moves_text()),
        }
    }
}
