//! The operations of an EPD record, or the tags of a PGN game that are not among its details: a list in the side panel
//! in which they are edited, added and removed. A tag is handled as an operation with one string.
//!
//! - `state`: the rows (`row`) and the drafts (texts not yet stored) of the current record and of other records
//! - `update`: handles `Action`; a draft becomes an edit when its field loses the focus
//! - `view`: the list

mod row;
mod state;
mod update;
pub(crate) mod view;

pub use row::OperationRow;
pub use state::{OperandDraft, Operations};
pub use update::Action;
