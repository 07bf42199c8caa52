//! The table of all commands, and the commands that belong to no feature.

mod root;
mod table;

pub use super::shell::command::{Command, Facts, Menu, Place, Reason, Row, Scope, Yields};
pub use table::{Entry, menus};
