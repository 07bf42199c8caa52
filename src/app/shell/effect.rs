//! What one feature asks of another; the root of the window routes it.

use crate::app::command::Command;
use crate::document::Edit;
use crate::rules::LegalMove;

/// What a feature asks of another one.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Run a command, as from a menu.
    Run(Command),
    /// Give the list the keyboard back no more, once nothing is laid over the window.
    LeaveList,
    /// State a whole position, in place of moves that are tried and of an unfinished text.
    State(Edit),
    /// Show the position after moves of a solution on the board.
    ShowMoves(Vec<LegalMove>),
}
