//! Try mode: legal moves are played on the board, apart from editing.
//!
//! The moves belong to the record and position at which they began. The document changes only when the user keeps the
//! position reached by them; any other change of the document ends try mode first. A line that was left is restored
//! when moves are tried from the same position again. Before the document is closed, the user is asked about moves that
//! were not kept. Moves of a solution are shown in the same mode, and need not be kept.
//!
//! - `state`: `Trying`, the current trial and those that were left; entering and leaving
//! - `update`: handles commands, keys, the pointer and the panel
//! - `view`: the panel, and try mode on the board
//! - `trial`: [`Trial`], with the picked-up piece, typed text and pending choices; `typed`: finds the typed move
//! - `destination`: where a picked-up piece can go; `notation`: names of retractions
//! - `lines`: the tried line and the shown one; `line`: moves from a position, and retractions before it

mod destination;
mod keys;
mod line;
mod lines;
mod notation;
mod state;
mod trial;
mod typed;
mod update;
pub(crate) mod view;

pub use destination::TrialMove;
pub(super) use keys::{KeyFocus, TrialKey, single_character, trial_key};
pub(super) use state::Trying;
pub(super) use trial::Origin;
pub use trial::Trial;
pub(super) use update::Action;
