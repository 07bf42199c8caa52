//! An engine that analyzes the position on the board. What it thinks is never shown as proof.
//!
//! - `state`: `Analysing`, the running engine and what it analyzes
//! - `update`: commands, actions, and how the engine follows the board
//! - `batch`: the analysis of many positions; `batch_update`: its dialogs and results
//! - `only_move`: whether the best move is the only one, proven or as the engine thinks
//! - `solution`: the only moves followed to their end
//! - `saving`: a line as text and in the record
//! - `view`: the tab of the side panel, the bar beside the board, the dialog of the options
//! - `wording`: scores and numbers in words

mod batch;
mod batch_update;
mod commands;
mod only_move;
mod saving;
mod solution;
mod state;
mod update;
pub(crate) mod view;
mod wording;

pub(super) use state::Analysing;
pub(super) use update::Action;
