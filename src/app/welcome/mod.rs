//! Four hints beside the things they describe, shown at the first start and on request. They cover nothing that they
//! point at, and the window stays usable.

mod commands;
mod state;
mod update;
pub(in crate::app) mod view;

pub use state::{Hint, Welcome};
pub use update::Action;
