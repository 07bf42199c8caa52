//! The table of all commands, and the commands that belong to no feature.

mod root;
mod table;

pub use super::shell::command::{Command, CommandInfo, CommandScope, Menu, MenuPlace, Reason, Row, Yields};
pub use table::{MenuEntry, menus};
