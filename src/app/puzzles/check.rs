//! The options for solving all positions of the file.

use std::time::Duration;

use crate::app::shell::Scope;
use crate::app::ui::{parse_number, parse_seconds};
use crate::rules::solver::MAX_MOVES;
use crate::tr;

/// The options for solving all positions, as typed in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleCheck {
    pub moves: String,
    /// `true` if a stipulation stated by the record (`dm`, "mate in 3") takes precedence over `moves`.
    pub prefers_stated: bool,
    /// The time limit per position in seconds, as typed.
    pub seconds: String,
    pub scope: Scope,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The number of moves to mate, 1 to [`MAX_MOVES`].
    pub moves: u8,
    pub prefers_stated: bool,
    pub time: Duration,
}

impl PuzzleCheck {
    pub fn new(moves: u16) -> Self {
        Self { moves: moves.to_string(), prefers_stated: true, seconds: "10".to_owned(), scope: Scope::All }
    }

    /// Parses the limits.
    ///
    /// # Errors
    /// Returns an explanation of the first invalid field, as a sentence without a full stop.
    pub fn limits(&self) -> Result<Limits, String> {
        let moves = parse_number(&self.moves).and_then(|moves| u8::try_from(moves).ok());
        let moves = moves.filter(|moves| (1..=MAX_MOVES).contains(moves));
        let moves = moves.ok_or_else(|| tr!("puzzles-wrong-moves", most = MAX_MOVES))?;
        let time = parse_seconds(&self.seconds)?;
        Ok(Limits { moves, prefers_stated: self.prefers_stated, time })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_taken_as_people_type_them() {
        for (moves, seconds, expected) in [
            ("2", "10", Some((2, 10_000))),
            (" 100 ", "0.5", Some((100, 500))),
            ("1", "2,5", Some((1, 2_500))),
            ("3", "86,400", Some((3, 86_400_000))),
            ("3", "86400", Some((3, 86_400_000))),
            ("3", "1 000", Some((3, 1_000_000))),
            ("2", "0.500", Some((2, 500))),
            ("2", "0,500", Some((2, 500))),
            ("2", "1.500", Some((2, 1_500))),
            ("2", "12.250", Some((2, 12_250))),
            ("2", ".5", Some((2, 500))),
            ("2", ",5", Some((2, 500))),
            ("2", "010", Some((2, 10_000))),
            ("2", "0,000", None),
            ("2", "1.2.3", None),
            ("2", "1.234,5", None),
            ("2", "1,234.5", None),
            ("0", "10", None),
            ("101", "10", None),
            ("-2", "10", None),
            ("2.5", "10", None),
            ("", "10", None),
            ("2", "", None),
            ("2", "0", None),
            ("2", "-1", None),
            ("2", "NaN", None),
            ("2", "inf", None),
            ("2", "86401", None),
            ("2", "99999999999999999999999", None),
        ] {
            let check = PuzzleCheck { moves: moves.into(), seconds: seconds.into(), ..PuzzleCheck::new(2) };
            let limits = check.limits().map(|limits| (limits.moves, limits.time.as_millis()));
            assert_eq!(limits.ok(), expected, "{moves:?} moves, {seconds:?} seconds");
        }
    }
}
