//! The table of all commands, which features bring, and the commands that belong to no feature.

mod run;
mod table;

pub use super::shell::command::{Command, Facts, Menu, Place, Reason, Row, Scope, Yields};
pub(in crate::app) use table::RootRow;
pub use table::{Entry, menus};
