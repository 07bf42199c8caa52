//! What the pointer and the keys do in the list.

use super::super::action::Action;
use super::super::board;
use super::super::state::State;
use super::super::{App, views};
use super::{ListAction, SearchAction, Shown};
use crate::board::Square;
use crate::document::{Document, Edit, Records};

impl State {
    /// The rows of the list.
    #[must_use]
    pub fn listed(&self) -> Shown<'_> {
        Shown::new(self.list.finding.found(), self.shell.document.len())
    }

    /// Whether positions can be put into another order now; not while moves are tried.
    #[must_use]
    pub fn can_arrange(&self) -> bool {
        self.trial.is_none()
    }
}

impl App {
    /// Does what the pointer or a key asks for in the list.
    pub(in crate::app) fn act_on_list(&mut self, action: ListAction) {
        let current = self.state.shell.document.current();
        match action {
            ListAction::Click { index, extends: true, adds } => self.extend_selection(index, adds),
            ListAction::Click { index, adds: true, .. } => self.toggle(index),
            ListAction::Click { index, .. } => self.select_alone(index),
            // As with the commands that arrange positions.
            ListAction::Drop(to) if self.state.can_arrange() => self.move_selected(to),
            ListAction::Drop(_) => {}
            ListAction::Step { by, extends } => self.go_or_extend(self.state.listed().step(current, by), extends),
            ListAction::Page { down, extends } => {
                let page = isize::try_from(self.cache.rows.page()).unwrap_or(1);
                let target = self.state.listed().step(current, if down { page } else { -page });
                self.go_or_extend(target, extends);
            }
            ListAction::End { last, extends } => {
                let shown = self.state.listed();
                let row = if last { shown.len().saturating_sub(1) } else { 0 };
                self.go_or_extend(shown.place(row), extends);
            }
            ListAction::Walk(by) => self.walk(by),
            ListAction::Toggle => self.toggle_current(),
            ListAction::SelectOne => self.state.list.choose(&self.state.shell.document, Records::default(), None),
            ListAction::ToBoard => self.go_to_board(),
            ListAction::Focus(is_wanted) => views::focus_list(&self.state.shell.ctx, is_wanted),
        }
    }

    /// The keyboard goes to the board: to the selected square, or to its first one.
    fn go_to_board(&mut self) {
        views::focus_list(&self.state.shell.ctx, false);
        if self.state.cursor().is_none() {
            let first = Square::new(0, self.state.shown().board.size().ranks() - 1);
            self.act(Action::Board(board::Action::Select(first)));
        }
    }

    fn go_or_extend(&mut self, target: Option<usize>, extends: bool) {
        match target {
            Some(index) if extends => self.extend_selection(index, false),
            Some(index) => self.select_alone(index),
            None => {}
        }
    }

    /// Makes a position current and selects no other one.
    pub(super) fn select_alone(&mut self, index: usize) {
        self.select_record(index);
        self.state.list.choose(&self.state.shell.document, Records::default(), None);
    }

    /// Makes one of these positions current and selects them all.
    pub(super) fn select_all_of(&mut self, records: Records, current: usize) {
        self.select_record(current);
        let chosen = if records.len() > 1 { records } else { Records::default() };
        self.state.list.choose(&self.state.shell.document, chosen, None);
    }

    /// Takes a step back or does one again. What that brings back is selected as it was, if the current position is
    /// among it.
    pub(in crate::app) fn go_through_history(&mut self, step: impl FnOnce(&mut Document) -> bool) {
        let document = &mut self.state.shell.document;
        let (before, count) = (document.sequence(), document.len());
        if !step(document) || document.len() <= count {
            return;
        }
        let stayed = before.places_in(&document.sequence(), &Records::from(0..count));
        let back = Records::from(0..document.len()).without(&stayed);
        let current = document.current();
        if back.contains(current) {
            self.select_all_of(back, current);
        }
    }

    /// The same for positions of which the list is to show all: a search that hides some of them ends.
    pub(in crate::app) fn show_all_of(&mut self, records: Records, current: usize) {
        if self.state.list.finding.found().is_some_and(|found| !records.without(found).is_empty()) {
            self.act_on_search(SearchAction::Clear);
        }
        self.select_all_of(records, current);
    }

    /// Selects everything from the anchor to a position, beside what is selected or in place of it.
    fn extend_selection(&mut self, index: usize, adds: bool) {
        let anchor = self.state.list.anchor.unwrap_or(self.state.shell.document.current());
        let mut records = self.state.listed().between(anchor, index);
        if adds {
            let selected = self.state.list.selected(&self.state.shell.document);
            selected.ranges().for_each(|range| records.insert_range(range));
        }
        self.select_record(index);
        self.state.list.choose(&self.state.shell.document, records, Some(anchor));
    }

    /// Selects one position more, or one less; the last one stays.
    fn toggle(&mut self, index: usize) {
        let mut records = self.state.list.selected(&self.state.shell.document);
        let mut current = index;
        if records.remove(index) {
            let next = records.nth(records.rank(index)).or_else(|| records.last());
            let Some(next) = next else { return };
            let was = self.state.shell.document.current();
            current = if was == index { next } else { was };
        } else {
            records.insert(index);
        }
        self.select_record(current);
        self.state.list.choose(&self.state.shell.document, records, Some(index));
    }

    fn walk(&mut self, by: isize) {
        let Some(index) = self.state.listed().step(self.state.shell.document.current(), by) else { return };
        let mut chosen = self.state.list.chosen.clone();
        if chosen.is_empty() {
            chosen.insert(self.state.shell.document.current());
        }
        self.select_record(index);
        self.state.list.choose(&self.state.shell.document, chosen, Some(index));
    }

    fn toggle_current(&mut self) {
        let current = self.state.shell.document.current();
        let mut chosen = self.state.list.chosen.clone();
        if !chosen.remove(current) {
            chosen.insert(current);
        }
        self.state.list.choose(&self.state.shell.document, chosen, Some(current));
    }

    /// Moves the selected positions before another one; they stay selected.
    pub(super) fn move_selected(&mut self, to: usize) {
        let document = &self.state.shell.document;
        let records = self.state.list.selected(document);
        let (Some(first), Some(last)) = (records.first(), records.last()) else { return };
        let is_in_place = last + 1 - first == records.len() && (first..=last + 1).contains(&to);
        if is_in_place {
            return;
        }
        let ends = [first, last].map(|index| document.record(index).id());
        let (start, count) = (to - records.rank(to), records.len());
        self.state.shell.document.apply(Edit::MoveRecords { records, to });
        // Of a game with several positions all have moved.
        let document = &self.state.shell.document;
        let is_there = [start, start + count - 1].map(|index| document.record(index).id()) == ends;
        let moved = if is_there { Records::from(start..start + count) } else { Records::default() };
        self.select_all_of(moved, document.current());
    }
}
