//! Repair of chess problems: the positions one or two edits away, and the sound ones among them.
//!
//! A [`Puzzle`] is shared by reference between threads. It judges edited positions much faster than the solver finds all
//! solutions, because a judgement is certain at the second key.

mod economy;
mod edit;
mod merits;
mod puzzle;
mod search;
mod version;

pub use economy::Saving;
pub use edit::Edit;
pub use merits::Merits;
pub use puzzle::{Placement, Puzzle};
pub use search::{RepairEvent, RepairOptions};
pub use version::Version;
