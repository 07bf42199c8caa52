//! Sets up known and random positions, and transforms the current one.
//!
//! - `state`: the draft in the dialog: a start position of Chess960, a board of another `size`, a position of the
//!   [`library`](crate::app::shell::library), or a random position with given material
//! - `update`: handles the dialog and the transforms
//! - `view`: the dialog

mod commands;
mod size;
mod state;
mod update;
pub(crate) mod view;

pub use size::Fill;
pub use state::SetUpDraft;
pub(super) use state::State;
pub(super) use update::Action;
use update::{random_chess960, replace_position, set_up_start, transform};
