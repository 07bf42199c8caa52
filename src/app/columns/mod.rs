//! The columns of a table: what each of them holds.
//!
//! `update` has the command and the `Action`s; `view` draws the dialog.

mod update;
pub(crate) mod view;

pub use update::{Action, ColumnsDialog};
