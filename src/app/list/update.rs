//! Handling of the actions of the list.

use std::time::Duration;

use super::listed::parse_position_number;
use super::state::ListState;
use super::{commands, focus};
use crate::app::shell::{
    Command, Dialog, Effect, Feature, FeatureRow, Interrupts, ModalWorker as _, Polled, Shell, has_no,
};
use crate::app::ui::{FieldEvent, edit_field};
use crate::document::Records;

impl Feature for ListState {
    type Action = ListAction;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(end_input);

    fn update(&mut self, action: ListAction, shell: &mut Shell) {
        match action {
            ListAction::Click { index, extends: true, adds } => self.extend_selection(index, adds, shell),
            ListAction::Click { index, adds: true, .. } => self.toggle(index, shell),
            ListAction::Click { index, .. } => self.select_alone(index, shell),
            // Rows cannot be moved while moves are tried, just as the commands that arrange positions are unavailable.
            ListAction::Drop { .. } if shell.is_trying() => {}
            ListAction::Drop { to, copies: true } => self.copy_selected_to(to, shell),
            ListAction::Drop { to, .. } => self.move_selected(to, shell),
            ListAction::Step { by, extends } => self.go_by(by, extends, shell),
            ListAction::Page { down, extends } => {
                let page = focus::page(&shell.ctx);
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

    fn interrupts(action: &ListAction) -> Interrupts {
        match action {
            ListAction::Click { .. }
            | ListAction::Drop { .. }
            | ListAction::Step { .. }
            | ListAction::Page { .. }
            | ListAction::End { .. }
            | ListAction::MoveCurrent(_)
            | ListAction::EditTitle(_)
            | ListAction::Search(SearchAction::Enter) => Interrupts::ALL,
            ListAction::ToggleCurrent | ListAction::SelectOne | ListAction::FocusBoard | ListAction::Focus(_) => {
                Interrupts::TEXT
            }
            ListAction::Search(SearchAction::Typed(_) | SearchAction::Clear) => Interrupts::FIELDS,
            ListAction::GoTo(GoToAction::Confirm) => Interrupts::TYPING.and(Interrupts::GESTURE),
            ListAction::GoTo(GoToAction::Typed(_) | GoToAction::Cancel) => Interrupts::TYPING,
            ListAction::Run(command) => command.interrupts(),
        }
    }

    /// Takes results of the search, and returns the action that was waiting for them.
    fn poll(&mut self, shell: &mut Shell) -> Polled<ListAction> {
        let awaited = self.poll_search(shell);
        self.publish(shell);
        awaited.map_or_else(|| Polled::from_change(self.poll_work(shell)), Polled::Act)
    }

    fn follow(&mut self, shell: &mut Shell) {
        self.sync(&shell.document);
        self.search.update_puzzle_results(shell.puzzle_marks.judged());
        self.publish(shell);
    }

    fn forget(&mut self, is_reload: bool, shell: &mut Shell) {
        let query = self.search.text().to_owned();
        *self = Self::default();
        if is_reload && !query.is_empty() {
            self.sync(&shell.document);
            self.handle_search(SearchAction::Typed(query), shell);
        }
    }
}

impl ListState {
    fn publish(&self, shell: &mut Shell) {
        let document = &shell.document;
        shell.selected = self.selected_count(document);
        shell.found = self.search.count();
        shell.other_selected = self.other_selected(document);
    }

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

    pub(super) fn find(&mut self, shell: &mut Shell) {
        self.search.is_field_open = true;
        shell.settings.list = true;
        edit_field::focus(&shell.ctx, focus::search_id(), true);
    }

    pub(super) fn find_next(&mut self, is_back: bool, shell: &mut Shell) {
        if let Some(index) = self.search.next_result(shell.document.current(), is_back) {
            Self::make_current(index, shell);
        }
    }

    pub(super) fn handle_search(&mut self, action: SearchAction, shell: &mut Shell) {
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

    /// Goes to the first result and focuses the list. If nothing is found yet, waits for the running search.
    fn go_to_first(&mut self, shell: &mut Shell) {
        let (document, search) = (&shell.document, &mut self.search);
        search.cancel_pending();
        if let Some(first) = search.results().map_or(Some(document.current()), Records::first) {
            Self::make_current(first, shell);
            focus::set_list_focus(&shell.ctx, true);
        } else {
            search.await_results(false, document);
        }
    }

    /// Takes new results. Returns the action that was waiting for them.
    fn poll_search(&mut self, shell: &Shell) -> Option<ListAction> {
        let (wake, document, search) = (shell.wake(), &shell.document, &mut self.search);
        let now = shell.ctx.input(|input| input.time);
        let is_over = search.poll(document, &wake);
        let awaited = if shell.dialog.is_none() { search.take_pending(document) } else { None };
        if let Some(seconds) = search.problem_check.poll(document, now, &wake) {
            shell.ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
        if is_over {
            self.deselect_unlisted();
        }
        awaited.map(|all| {
            if all { ListAction::Run(Command::SelectAllPositions) } else { ListAction::Search(SearchAction::Enter) }
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListAction {
    Click {
        index: usize,
        /// `true` with Shift: selects everything from the anchor to this position.
        extends: bool,
        /// `true` with Ctrl: toggles this position, or with Shift adds to the selection.
        adds: bool,
    },
    Drop {
        /// The index before which the rows were dropped.
        to: usize,
        /// `true` with Ctrl: inserts copies instead of moving the rows.
        copies: bool,
    },
    Step {
        by: isize,
        extends: bool,
    },
    Page {
        down: bool,
        extends: bool,
    },
    End {
        last: bool,
        extends: bool,
    },
    /// Goes to the row this number of rows further, and keeps the selection.
    MoveCurrent(isize),
    /// Adds the current position to the selection, or removes it.
    ToggleCurrent,
    SelectOne,
    EditTitle(Option<usize>),
    FocusBoard,
    /// `true` to give the list the keyboard focus, `false` to take it away.
    Focus(bool),
    GoTo(GoToAction),
    Search(SearchAction),
    Run(Command),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchAction {
    Typed(String),
    Clear,
    /// Goes to the first result and gives the list the keyboard focus.
    Enter,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoToAction {
    Typed(String),
    Confirm,
    Cancel,
}

impl From<FieldEvent> for GoToAction {
    fn from(event: FieldEvent) -> Self {
        match event {
            FieldEvent::Typed(text) => Self::Typed(text),
            FieldEvent::Entered | FieldEvent::Row(_) => Self::Confirm,
        }
    }
}
