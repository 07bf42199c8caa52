//! What the pointer and the keys do in the list.

use super::super::App;
use super::ListAction;

impl App {
    /// Does what the pointer or a key asks for in the list.
    pub(in super::super) fn act_on_list(&mut self, action: ListAction) {
        match action {
            ListAction::Click { index, .. } => self.select_record(index),
            ListAction::Focus(has_focus) => self.state.list.has_focus = has_focus,
            ListAction::Drop(_) | ListAction::Step { .. } | ListAction::SelectOne => {}
        }
    }
}
