//! What a record says besides its details, operations of EPD or tags of PGN: their list in the side panel, where they are
//! edited in place, added and removed. A tag is shown as an operation with one text.
//!
//! - `state`: the rows, the texts that are being typed into them, and those of other records that cannot be taken;
//!   a row is in `row`.
//! - `update`: what its `Action`s do. A text becomes an edit when its field is left.
//! - `view`: the list on the screen.

mod row;
mod state;
mod update;
pub(in crate::app) mod view;

pub use row::Row;
pub use state::{Draft, Operations};
pub use update::Action;
