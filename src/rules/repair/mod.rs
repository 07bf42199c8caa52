//! Repair of chess problems: the positions one or two edits away, and the sound ones among them.

mod edit;

pub use edit::Edit;
