//! The table of all commands.

mod table;

pub use super::shell::command::{Command, CommandInfo, CommandScope, Menu, MenuPlace, Reason, Row, Yields};
pub(super) use table::{AnyRow, feature_rows};
pub use table::{MenuEntry, menus};
