//! Known and random positions to begin from, and transforms of the one that is there.
//!
//! - `state`: what is chosen in the question what is to be set up: a start position of Chess960 by its number
//!   (`chess960`), a board of another `size`, a position of the [`library`], or a random one of some material.
//! - `update`: the question and what its `Action`s do; transforms.
//! - `view`: the question on the screen.

mod chess960;
pub(in crate::app) mod commands;
pub mod library;
mod size;
mod size_rules;
mod state;
mod update;
pub(in crate::app) mod view;

pub use size::Fill;
pub use state::SetUp;
pub(super) use state::State;
pub(super) use update::Action;
use update::{random_chess960, set_up_start, state_position, transform};
