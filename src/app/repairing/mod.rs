//! Repairing a puzzle: the squares on which a piece may stand, and the sound versions of a puzzle that is not.
//!
//! - `shading`: the judgements on the squares for the piece that is held, one after another, on a thread of their own
//! - `search`: the search for sound versions, and the list of those found
//! - `list_options`: which versions are listed, and in which order
//! - `update`: commands and actions
//! - `view`: the section of the side panel

mod list_options;
mod search;
mod shading;
mod update;
pub(crate) mod view;

pub(super) use update::{Action, Repairing};
