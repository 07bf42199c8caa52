//! Everything that the list is drawn from.

use super::layout::RowLayout;
use crate::app::list::action::ListAction;
use crate::app::list::listed::ListedRecords;
use crate::app::list::state::ListState;
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, Reason};
use crate::app::ui::pictures::Pictures;

pub(in crate::app) struct ListView<'a> {
    pub(in crate::app) shell: &'a Shell,
    pub(in crate::app) list: &'a ListState,
    /// Returns why a command cannot be run now; `None` if it can be.
    pub(in crate::app) why_disabled: &'a dyn Fn(Command) -> Option<Reason>,
    /// `true` if there is room for long texts in the heading.
    pub(in crate::app) is_wide: bool,
    pub(in crate::app) layout: RowLayout,
    /// `true` while the title of the current position is edited in its row, if there is room for a field.
    pub(in crate::app) is_title_edited: bool,
    pub(in crate::app) pictures: &'a mut Pictures,
    pub(in crate::app) actions: &'a mut Vec<ListAction>,
}

impl<'a> ListView<'a> {
    pub(super) fn listed(&self) -> ListedRecords<'a> {
        self.list.listed(&self.shell.document)
    }
}
