//! Try mode: legal moves are played on the board, apart from editing.
//!
//! The moves belong to the position of a record at which they began. Nothing of the document changes before
//! they are kept, and what changes it otherwise ends the mode first. A line that was left is kept in mind and
//! comes back when moves are tried from the same position again; what would be lost with the document is asked about.
//! Moves of a solution are shown in the same mode, and are nobody's to lose.
//!
//! - `state`: `Trying`, the moves that are tried and the lines that were left; entering and leaving
//! - `update`: what commands, keys, the pointer and the panel do
//! - `view`: the panel, and what stands on the board
//! - `trial`: [`Trial`], what is taken up, typed and waited for; `typed`: what a typed move means
//! - `lines`: what was tried and what is shown in its place; `line`: moves from a position, and how far they are gone
//!   through
//! - `commands`: the command; `keys`: which key means what

pub(in crate::app) mod commands;
mod keys;
mod line;
mod lines;
mod state;
mod trial;
mod typed;
mod update;
pub(in crate::app) mod view;

pub(super) use keys::{Reach, TrialKey, key_of};
pub(super) use state::Trying;
pub(super) use trial::Origin;
pub use trial::Trial;
pub(super) use update::Action;
