//! Everything that the list is drawn from.

use super::layout::RowLayout;
use crate::app::list::action::ListAction;
use crate::app::list::listed::ListedRecords;
use crate::app::list::state::ListState;
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, Reason};
use crate::app::ui::pictures::Pictures;
use crate::app::ui::tone::Tone;
use crate::board::Position;
use crate::document::RecordView;

pub(in crate::app) struct ListView<'a> {
    pub(in crate::app) shell: &'a Shell,
    pub(in crate::app) list: &'a ListState,
    pub(in crate::app) puzzles: PuzzleResults<'a>,
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

#[derive(Clone, Copy)]
pub(in crate::app) struct PuzzleResults<'a> {
    /// Changes whenever more is known.
    pub(in crate::app) revision: u64,
    /// Returns the result of the puzzle in a record with this position.
    pub(in crate::app) lookup: &'a dyn Fn(&RecordView<'_>, &Position) -> Option<PuzzleSummary>,
}

pub(in crate::app) struct PuzzleSummary {
    pub(in crate::app) text: String,
    pub(in crate::app) tone: Tone,
}

impl<'a> ListView<'a> {
    pub(super) fn listed(&self) -> ListedRecords<'a> {
        self.list.listed(&self.shell.document)
    }
}
