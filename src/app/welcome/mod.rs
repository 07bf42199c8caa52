//! Four hints beside the things they describe, shown at the first start and on request. A hint does not cover what it
//! points at, and the window stays usable.

mod state;
pub(crate) mod view;

pub use state::{Action, Hint, Welcome};
