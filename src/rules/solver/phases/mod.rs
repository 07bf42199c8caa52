//! Set play, tries and actual play of a direct mate side by side, with changed and transferred mates, and duals.

mod changes;
mod duals;
mod patterns;
mod phase;
mod table;

pub use changes::{ChangedMate, TransferredMate};
pub use duals::{Dual, DualKind};
pub use patterns::LinePatterns;
pub use phase::{Phase, PhaseCell, PhaseKind};
pub use table::{PhaseRow, PhaseTable};
