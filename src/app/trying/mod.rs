//! Try mode: legal moves are played on the board, apart from editing.
//!
//! The moves belong to the record and position at which they began. The document changes only when they are kept; any
//! other change to it ends the mode first. A line that was left comes back when moves are tried from the same position
//! again; unkept moves are asked about before the document closes. Moves of a solution are shown in the same mode, and
//! need not be kept.
//!
//! - `state`: `Trying`, the current trial and those that were left; entering and leaving
//! - `update`: handles commands, keys, the pointer and the panel
//! - `view`: the panel, and try mode on the board
//! - `trial`: [`Trial`], with pickups, typed text and pending choices; `typed`: finds the move that was typed
//! - `lines`: the tried line and the shown one; `line`: moves from a position

mod keys;
mod line;
mod lines;
mod state;
mod trial;
mod typed;
mod update;
pub(crate) mod view;

pub(super) use keys::{KeyFocus, TrialKey, single_character, trial_key};
pub(super) use state::Trying;
pub(super) use trial::Origin;
pub use trial::Trial;
pub(super) use update::Action;
