//! Four hints where the things are, beside them in the window: at the first start, and when they are asked for. They
//! cover nothing that they point at, and everything can be used meanwhile.
//!
//! - `state`: [`Welcome`], the hint that is shown; `update`: what its `Action`s do; `view`: the card; `commands`: the row

pub(in crate::app) mod commands;
mod state;
mod update;
pub(in crate::app) mod view;

pub use state::{Hint, Welcome};
pub use update::Action;
