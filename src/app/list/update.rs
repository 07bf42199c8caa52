//! What the pointer and the keys do in the list.

use super::action::ListAction;
use super::focus;
use super::state::ListState;
use crate::app::shell::Shell;
use crate::app::shell::effect::Effect;
use crate::document::Records;

impl ListState {
    /// Does what the pointer or a key asks for in the list. `page`: how many rows are seen at a time.
    pub(in crate::app) fn update(&mut self, action: ListAction, page: usize, shell: &mut Shell) {
        let current = shell.document.current();
        match action {
            ListAction::Click { index, extends: true, adds } => self.extend_selection(index, adds, shell),
            ListAction::Click { index, adds: true, .. } => self.toggle(index, shell),
            ListAction::Click { index, .. } => self.select_alone(index, shell),
            // As with the commands that arrange positions.
            ListAction::Drop(to) if !shell.is_trying() => self.move_selected(to, shell),
            ListAction::Drop(_) => {}
            ListAction::Step { by, extends } => {
                self.go_or_extend(self.listed(&shell.document).step(current, by), extends, shell);
            }
            ListAction::Page { down, extends } => {
                let page = isize::try_from(page).unwrap_or(1);
                let target = self.listed(&shell.document).step(current, if down { page } else { -page });
                self.go_or_extend(target, extends, shell);
            }
            ListAction::End { last, extends } => {
                let shown = self.listed(&shell.document);
                let row = if last { shown.len().saturating_sub(1) } else { 0 };
                self.go_or_extend(shown.place(row), extends, shell);
            }
            ListAction::Walk(by) => self.walk(by, shell),
            ListAction::Toggle => self.toggle_current(shell),
            ListAction::SelectOne => self.choose(&shell.document, Records::default(), None),
            ListAction::ToBoard => {
                focus::set(&shell.ctx, false);
                shell.effects.push(Effect::ToBoard);
            }
            ListAction::Focus(is_wanted) => focus::set(&shell.ctx, is_wanted),
            ListAction::GoTo(typed) => self.go_to(&typed, shell),
            ListAction::Search(action) => self.search(action, shell),
            ListAction::Run(command) => shell.effects.push(Effect::Run(command)),
        }
    }
}
