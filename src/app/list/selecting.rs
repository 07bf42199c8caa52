//! Going to other positions, and selecting them.

use super::clipboard::report_too_much;
use super::state::ListState;
use super::update::SearchAction;
use crate::app::shell::{Effect, Shell};
use crate::document::{Document, Edit, Records};

impl ListState {
    pub(super) fn make_current(index: usize, shell: &mut Shell) {
        if index < shell.document.len() {
            shell.effects.push(Effect::ResetBoardTyping);
            shell.document.select(index);
        }
    }

    pub(super) fn go_or_extend(&mut self, target: Option<usize>, extends: bool, shell: &mut Shell) {
        match target {
            Some(index) if extends => self.extend_selection(index, false, shell),
            Some(index) => self.select_alone(index, shell),
            None => {}
        }
    }

    pub(super) fn select_alone(&mut self, index: usize, shell: &mut Shell) {
        Self::make_current(index, shell);
        self.set_selection(&shell.document, Records::default(), None);
    }

    pub(super) fn select_all_of(&mut self, records: Records, current: usize, shell: &mut Shell) {
        Self::make_current(current, shell);
        let chosen = if records.len() > 1 { records } else { Records::default() };
        self.set_selection(&shell.document, chosen, None);
    }

    /// Undoes or redoes a step. Selects the positions that the step brings back, if the current one is among them.
    pub(crate) fn step_history(&mut self, step: impl FnOnce(&mut Document) -> bool, shell: &mut Shell) {
        let document = &mut shell.document;
        let (before, count) = (document.sequence(), document.len());
        if !step(document) || document.len() <= count {
            return;
        }
        let stayed = before.map_indexes(&document.sequence(), &Records::from(0..count));
        let back = Records::from(0..document.len()).difference(&stayed);
        let current = document.current();
        if back.contains(current) {
            self.select_all_of(back, current, shell);
        }
    }

    /// Like [`Self::select_all_of`], but ends a search that hides some of the positions.
    pub(crate) fn reveal_all(&mut self, records: Records, current: usize, shell: &mut Shell) {
        if self.search.results().is_some_and(|found| !records.difference(found).is_empty()) {
            self.handle_search(SearchAction::Clear, shell);
        }
        self.select_all_of(records, current, shell);
    }

    pub(super) fn range_from_anchor(&self, index: usize, document: &Document) -> Records {
        self.listed(document).range(self.anchor.unwrap_or(document.current()), index)
    }

    /// Selects the positions from the anchor to `index`. With `adds`, the earlier selection stays selected.
    pub(super) fn extend_selection(&mut self, index: usize, adds: bool, shell: &mut Shell) {
        let document = &shell.document;
        let anchor = self.anchor.unwrap_or(document.current());
        let mut records = self.range_from_anchor(index, document);
        if adds {
            let selected = self.selected(document);
            selected.ranges().for_each(|range| records.insert_range(range));
        }
        Self::make_current(index, shell);
        self.set_selection(&shell.document, records, Some(anchor));
    }

    /// Toggles the selection of a position. If it is the only selected one, it stays selected.
    pub(super) fn toggle(&mut self, index: usize, shell: &mut Shell) {
        let mut records = self.selected(&shell.document);
        let mut current = index;
        if records.remove(index) {
            let next = records.nth(records.rank(index)).or_else(|| records.last());
            let Some(next) = next else { return };
            let was = shell.document.current();
            current = if was == index { next } else { was };
        } else {
            records.insert(index);
        }
        Self::make_current(current, shell);
        self.set_selection(&shell.document, records, Some(index));
    }

    pub(super) fn move_current(&mut self, by: isize, shell: &mut Shell) {
        let current = shell.document.current();
        let Some(index) = self.listed(&shell.document).step(current, by) else { return };
        let mut chosen = self.selection.clone();
        if chosen.is_empty() {
            chosen.insert(current);
        }
        Self::make_current(index, shell);
        self.set_selection(&shell.document, chosen, Some(index));
    }

    pub(super) fn toggle_current(&mut self, shell: &Shell) {
        let current = shell.document.current();
        let mut chosen = self.selection.clone();
        if !chosen.remove(current) {
            chosen.insert(current);
        }
        self.set_selection(&shell.document, chosen, Some(current));
    }

    /// Goes to the position `by` rows further.
    pub(super) fn go_by(&mut self, by: isize, extends: bool, shell: &mut Shell) {
        self.go_or_extend(self.listed(&shell.document).step(shell.document.current(), by), extends, shell);
    }

    pub(super) fn go_to_end(&mut self, last: bool, extends: bool, shell: &mut Shell) {
        let shown = self.listed(&shell.document);
        let row = if last { shown.len().saturating_sub(1) } else { 0 };
        self.go_or_extend(shown.index_at(row), extends, shell);
    }

    /// Selects all listed positions. If a search is running, selects them again when it has ended.
    pub(super) fn select_listed(&mut self, shell: &mut Shell) {
        let shown = self.listed(&shell.document);
        let current = shell.document.current();
        let current = if shown.contains(current) {
            Some(current)
        } else {
            shown.index_at(shown.row_of(current)).or(shown.index_at(0))
        };
        let records = shown.all();
        if let Some(current) = current {
            self.select_all_of(records, current, shell);
        }
        self.search.await_results(true, &shell.document);
    }

    /// Returns the index before which the selection must be moved to move by one row; `None` at the end of the list.
    pub(super) fn adjacent_target(&self, is_down: bool, document: &Document) -> Option<usize> {
        let (current, listed) = (document.current(), self.listed(document));
        let end = if is_down { self.selection.last() } else { self.selection.first() };
        // The current position counts as selected while it is listed.
        let is_outermost = |end: &usize| (*end > current) == is_down || !listed.contains(current);
        let end = end.filter(is_outermost).unwrap_or(current);
        if is_down { listed.step(end, 1).map(|next| next + 1) } else { listed.step(end, -1) }
    }

    pub(super) fn move_beside(&mut self, is_down: bool, shell: &mut Shell) {
        if let Some(to) = self.adjacent_target(is_down, &shell.document) {
            self.move_selected(to, shell);
        }
    }

    /// Returns `true` if moving the selection before `to` would change nothing.
    pub(super) fn is_unmoved_at(&self, to: usize, document: &Document) -> bool {
        is_in_place(&self.selected(document), to)
    }

    pub(super) fn copy_selected_to(&mut self, to: usize, shell: &mut Shell) {
        let document = &mut shell.document;
        let (records, before) = (self.selected(document), document.len());
        document.begin_gesture();
        if !document.apply(Edit::DuplicateRecords(records)) {
            document.end_gesture();
            report_too_much(shell);
            return;
        }
        let (first, count) = (document.current(), document.len() - before);
        let copies = Records::from(first..first + count);
        let ends = [first, first + count - 1].map(|index| document.record(index).id());
        let to = if to > first { to + count } else { to };
        if !is_in_place(&copies, to) {
            document.apply(Edit::MoveRecords { records: copies, to });
        }
        document.end_gesture();
        if let [Some(first), Some(last)] = ends.map(|id| document.index_of(id)) {
            let new = Records::from(first..last + 1);
            self.search.pin(document, &new);
            self.select_all_of(new, first, shell);
        }
    }

    pub(super) fn move_selected(&mut self, to: usize, shell: &mut Shell) {
        let document = &mut shell.document;
        let records = self.selected(document);
        let (Some(first), Some(last)) = (records.first(), records.last()) else { return };
        if is_in_place(&records, to) {
            return;
        }
        let ends = [first, last].map(|index| document.record(index).id());
        let (start, count) = (to - records.rank(to), records.len());
        document.apply(Edit::MoveRecords { records, to });
        // A game moves with all its positions, so these indexes may belong to other positions.
        let is_there = [start, start + count - 1].map(|index| document.record(index).id()) == ends;
        let moved = if is_there { Records::from(start..start + count) } else { Records::default() };
        let current = document.current();
        self.select_all_of(moved, current, shell);
    }
}

fn is_in_place(records: &Records, to: usize) -> bool {
    let (Some(first), Some(last)) = (records.first(), records.last()) else { return true };
    last + 1 - first == records.len() && (first..=last + 1).contains(&to)
}
