//! Four hints beside the things they describe, shown at the first start and on request. They cover nothing that they
//! point at, and the window stays usable.

mod state;
pub(crate) mod view;

pub use state::{Action, Hint, Welcome};
