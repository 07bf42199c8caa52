//! The summary of a position in a list.

use crate::app::ui::wording;
use crate::board::Position;
use crate::rules::{self, GameState, Problem};
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum ListMark {
    Odd,
    Fault,
}

/// Returns a summary of a position and its mark: "White to move", "Checkmate, 1 problem", "2 problems". Counts the same
/// problems as the panel.
pub(in crate::app) fn brief(position: &Position) -> (String, Option<ListMark>) {
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
