//! What one feature asks of another; the root of the window routes it.

use crate::app::command::Command;
use crate::board::Position;
use crate::document::{Edit, RecordId};
use crate::rules::LegalMove;
use crate::rules::solver::Judgement;

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
    /// Note what a position is as a problem: it was solved to the end.
    Judged {
        /// The record that held it.
        record: RecordId,
        /// The position.
        position: Position,
        /// In how many moves mate was asked for.
        moves: u8,
        /// What came out.
        judgement: Judgement,
    },
}
