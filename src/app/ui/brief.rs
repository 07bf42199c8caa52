//! The short summary of a position for a list, and the color that shows how good a result is.

use egui::Color32;

use crate::app::ui::{Palette, wording};
use crate::board::Position;
use crate::rules::{self, GameState, Problem};
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListMark {
    Odd,
    Fault,
}

/// Returns a summary of a position ("White to move", "Checkmate, 1 problem", "2 problems") and its mark in a list.
pub(crate) fn brief(position: &Position) -> (String, Option<ListMark>) {
    if position.board.pieces().next().is_none() {
        return (wording::empty_board().to_owned(), None);
    }
    let problems = rules::problems(position);
    let count = tr!("window-problems", count = problems.len());
    if problems.iter().any(Problem::is_illegal) {
        return (count, Some(ListMark::Fault));
    }
    let brief = match rules::verdict_with_problems(position, &problems).state {
        GameState::Checkmate => tr!("window-brief-checkmate"),
        GameState::Stalemate => tr!("window-brief-stalemate"),
        GameState::InsufficientMaterial => tr!("window-brief-dead-draw"),
        _ => wording::to_move(position.side_to_move),
    };
    if problems.is_empty() { (brief.to_owned(), None) } else { (format!("{brief}, {count}"), Some(ListMark::Odd)) }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Good,
    /// A solution exists, but the problem is cooked or the solution is shorter than required.
    Odd,
    /// There is no solution, or no position to solve.
    Fault,
    Unknown,
}

impl Tone {
    pub(crate) const fn ink(self, colors: &Palette) -> Color32 {
        match self {
            Self::Good => colors.good,
            Self::Odd => colors.odd_text,
            Self::Fault => colors.fault,
            Self::Unknown => colors.quiet,
        }
    }
}
