//! What one feature asks of another; the root of the window routes it.

use crate::app::command::Command;
use crate::rules::LegalMove;

/// What a feature asks of another one.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Run a command, as from a menu.
    Run(Command),
    /// Show the position after moves of a solution on the board.
    ShowMoves(Vec<LegalMove>),
}
