//! Handling of the actions of the list.

use std::time::Duration;

use super::action::{GoToAction, ListAction, SearchAction};
use super::focus;
use super::go_to::parse_position_number;
use super::state::ListState;
use crate::app::shell::Shell;
use crate::app::shell::dialog::Dialog;
use crate::app::shell::effect::Effect;
use crate::document::Records;

impl ListState {
    pub(super) fn open_go_to(&mut self, shell: &mut Shell) {
        self.go_to.clear();
        shell.dialog = Some(Dialog::GoTo);
    }

    fn go_to(&mut self, action: GoToAction, shell: &mut Shell) {
        match action {
            GoToAction::Typed(text) => self.go_to = text,
            GoToAction::Cancel => shell.dialog = None,
            GoToAction::Confirm => {
                shell.dialog = None;
                if let Some(index) = parse_position_number(&self.go_to, shell.document.len()) {
                    self.select_alone(index, shell);
                }
            }
        }
    }

    /// Handles an action. `page`: number of visible rows.
    pub(in crate::app) fn update(&mut self, action: ListAction, page: usize, shell: &mut Shell) {
        match action {
            ListAction::Click { index, extends: true, adds } => self.extend_selection(index, adds, shell),
            ListAction::Click { index, adds: true, .. } => self.toggle(index, shell),
            ListAction::Click { index, .. } => self.select_alone(index, shell),
            // Like the commands that arrange positions.
            ListAction::Drop { .. } if shell.is_trying() => {}
            ListAction::Drop { to, copies: true } => self.copy_selected_to(to, shell),
            ListAction::Drop { to, .. } => self.move_selected(to, shell),
            ListAction::Step { by, extends } => self.go_by(by, extends, shell),
            ListAction::Page { down, extends } => {
                let page = isize::try_from(page).unwrap_or(1);
                self.go_by(if down { page } else { -page }, extends, shell);
            }
            ListAction::End { last, extends } => self.go_to_end(last, extends, shell),
            ListAction::MoveCurrent(by) => self.move_current(by, shell),
            ListAction::ToggleCurrent => self.toggle_current(shell),
            ListAction::SelectOne => self.set_selection(&shell.document, Records::default(), None),
            ListAction::EditTitle(index) => {
                if let Some(index) = index.filter(|index| *index != shell.document.current()) {
                    self.select_alone(index, shell);
                }
                shell.effects.push(Effect::EditTitle { in_list: true });
            }
            ListAction::FocusBoard => {
                focus::set_list_focus(&shell.ctx, false);
                shell.effects.push(Effect::FocusBoard);
            }
            ListAction::Focus(is_wanted) => focus::set_list_focus(&shell.ctx, is_wanted),
            ListAction::GoTo(action) => self.go_to(action, shell),
            ListAction::Search(action) => self.handle_search(action, shell),
            ListAction::Run(command) => shell.effects.push(Effect::Run(command)),
        }
    }

    pub(super) fn find(&mut self, shell: &mut Shell) {
        self.search.is_field_open = true;
        shell.settings.list = true;
        focus::focus_search(&shell.ctx);
    }

    pub(super) fn find_next(&mut self, is_back: bool, shell: &mut Shell) {
        if let Some(index) = self.search.next_result(shell.document.current(), is_back) {
            Self::make_current(index, shell);
        }
    }

    pub(in crate::app) fn handle_search(&mut self, action: SearchAction, shell: &mut Shell) {
        let (wake, document) = (shell.wake(), &shell.document);
        match action {
            SearchAction::Typed(text) => self.search.start(text, document, &wake),
            SearchAction::Clear => {
                self.search.start(String::new(), document, &wake);
                self.search.is_field_open = false;
            }
            SearchAction::Enter => {
                self.search.restart_if_edited(document, &wake);
                self.go_to_first(shell);
            }
        }
    }

    /// Goes to the first result and focuses the list. Waits for a result while a search is running.
    fn go_to_first(&mut self, shell: &mut Shell) {
        let (document, finding) = (&shell.document, &mut self.search);
        finding.cancel_pending();
        if let Some(first) = finding.results().map_or(Some(document.current()), Records::first) {
            Self::make_current(first, shell);
            focus::set_list_focus(&shell.ctx, true);
        } else {
            finding.await_results(false, document);
        }
    }

    /// Takes new results. Returns the action that was waiting for them.
    pub(in crate::app) fn poll(&mut self, shell: &Shell) -> Option<ListAction> {
        let (wake, document, finding) = (shell.wake(), &shell.document, &mut self.search);
        let now = shell.ctx.input(|input| input.time);
        let is_over = finding.poll(document, &wake);
        let awaited = if shell.dialog.is_none() { finding.take_pending(document) } else { None };
        if let Some(seconds) = finding.problem_check.poll(document, now, &wake) {
            shell.ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
        if is_over {
            self.deselect_unlisted();
        }
        awaited
    }
}
