//! Retro analysis: whether and how a position can have arisen.
//!
//! Every proof is one-sided: what cannot be excluded is taken to be possible, so that no position of a game is ever
//! called impossible.

mod confinement;
mod history;
mod missing;
mod pawn_captures;
mod promotion_paths;
mod retraction;
mod stuck;
mod trapped_bishops;

pub(super) use confinement::{Confinement, are_originals_plain, has_signs_of_chess960, stuck_pieces_off_standard_home};
pub(super) use history::{MANY_LAST_MOVES, NoHistory, find_contradiction};
pub(super) use pawn_captures::{CaptureCounts, are_possible};
pub(super) use promotion_paths::captures_to_promote;
pub(super) use retraction::{LastMoves, double_step};
pub use retraction::{Retraction, retractions};
pub(super) use stuck::{are_stuck_pieces_at_home, immobile_pieces, misplaced_stuck_pieces};
pub(super) use trapped_bishops::{has_no_candidates, trapped_bishops};
