//! Undo and redo in whole steps.

mod limit;

use std::collections::VecDeque;
use std::sync::Arc;

use crate::board::Square;
use crate::document::content::{Content, Header, RecordRun, RecordState};
use crate::document::format::{Columns, RecordId};
use crate::lang;
use limit::MAX_BYTES;

const MAX_STEPS: usize = 10_000;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Selection {
    pub(crate) current: usize,
    pub(crate) cursor: Option<Square>,
}

/// The translation keys for a step with one edit, and for a step with several edits of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StepName {
    pub(crate) one: &'static str,
    pub(crate) many: &'static str,
}

/// A change, with the data that the document does not have now. Toggling undoes the change, or redoes it.
#[derive(Debug)]
pub(crate) enum UndoChange {
    State { id: RecordId, other: Arc<RecordState> },
    Order(Box<OrderChange>),
    Header(Header),
    Columns(Box<Columns>),
}

/// A change of the order: toggling replaces the `count` records from the index `at` on by `other`. This type is
/// boxed in [`UndoChange`], because one step can have millions of state changes, which are smaller.
#[derive(Debug)]
pub(crate) struct OrderChange {
    pub(crate) at: usize,
    pub(crate) count: usize,
    pub(crate) other: Vec<RecordRun>,
}

impl UndoChange {
    pub(crate) fn from_order(at: usize, count: usize, other: Vec<RecordRun>) -> Self {
        Self::Order(Box::new(OrderChange { at, count, other }))
    }

    fn toggle(&mut self, content: &mut Content) {
        match self {
            Self::State { id, other } => *other = content.replace_state(*id, other.clone()),
            Self::Order(change) => {
                let OrderChange { at, count, other } = &mut **change;
                let there = other.iter().map(|run| run.count as usize).sum();
                *other = content.splice(*at, *count, std::mem::take(other));
                *count = there;
            }
            Self::Columns(other) => {
                if let Some(old) = content.replace_columns(Columns::clone(other)) {
                    **other = old;
                }
            }
            Self::Header(other) => *other = content.replace_header(other.take()),
        }
    }
}

#[derive(Debug)]
struct UndoStep {
    name: Option<StepName>,
    has_several: bool,
    changes: Vec<UndoChange>,
    before: Selection,
    after: Selection,
    bytes: usize,
}

impl UndoStep {
    fn new(selection: Selection) -> Self {
        Self { name: None, has_several: false, changes: Vec::new(), before: selection, after: selection, bytes: 0 }
    }

    fn name(&self) -> Option<&'static str> {
        let key = self.name.map(|name| if self.has_several { name.many } else { name.one })?;
        Some(lang::text(key).unwrap_or(key))
    }

    fn add_change(&mut self, change: UndoChange) {
        // Of consecutive changes of the same record, only the oldest state matters.
        let repeats = match (self.changes.last(), &change) {
            (Some(UndoChange::State { id: last, .. }), UndoChange::State { id, .. }) => last == id,
            _ => false,
        };
        if !repeats {
            self.changes.push(change);
        }
    }

    fn is_empty(&self, content: &Content) -> bool {
        match self.changes.as_slice() {
            [] => true,
            [UndoChange::State { id, other }] => content.state(*id) == other,
            _ => false,
        }
    }
}

/// The record that these changes concern; `None` if there are several records, or if the order changed.
pub(crate) fn single_record(changes: &[UndoChange]) -> Option<RecordId> {
    let Some(UndoChange::State { id: first, .. }) = changes.first() else { return None };
    changes.iter().all(|change| matches!(change, UndoChange::State { id, .. } if id == first)).then_some(*first)
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct UndoOutcome {
    pub(crate) selection: Selection,
    /// The changed record, if only one record was changed.
    pub(crate) edited: Option<RecordId>,
}

#[derive(Debug, Default)]
pub(crate) struct History {
    undo_stack: VecDeque<UndoStep>,
    redo_stack: Vec<UndoStep>,
    open_step: Option<UndoStep>,
    depth: usize,
}

impl History {
    pub(crate) fn begin_gesture(&mut self, selection: Selection) {
        self.depth += 1;
        self.open_step.get_or_insert_with(|| UndoStep::new(selection));
    }

    /// Ends a gesture. If it is the outermost gesture and changed anything, adds one step to undo and returns `true`.
    pub(crate) fn end_gesture(&mut self, content: &mut Content, selection: Selection) -> bool {
        self.depth = self.depth.saturating_sub(1);
        self.depth == 0 && self.close_gesture(content, selection)
    }

    fn close_gesture(&mut self, content: &mut Content, selection: Selection) -> bool {
        self.depth = 0;
        let Some(mut step) = self.open_step.take().filter(|step| !step.is_empty(content)) else {
            return false;
        };
        step.after = selection;
        step.update_size();
        self.redo_stack.clear();
        self.undo_stack.push_back(step);
        if self.undo_stack.len() > MAX_STEPS {
            self.undo_stack.pop_front();
        }
        self.limit_memory(content, MAX_BYTES);
        true
    }

    pub(crate) fn record(&mut self, name: StepName, changes: impl IntoIterator<Item = UndoChange>) {
        if let Some(step) = &mut self.open_step {
            step.has_several |= step.name == Some(name);
            step.name.get_or_insert(name);
            changes.into_iter().for_each(|change| step.add_change(change));
        }
    }

    /// The open gesture, if it has changed anything and would become a step to undo.
    fn pending_step(&self, content: &Content) -> Option<&UndoStep> {
        self.open_step.as_ref().filter(|step| !step.is_empty(content))
    }

    pub(crate) fn undo_name(&self, content: &Content) -> Option<&'static str> {
        self.pending_step(content).or(self.undo_stack.back())?.name()
    }

    pub(crate) fn redo_name(&self, content: &Content) -> Option<&'static str> {
        self.redo_stack.last().filter(|_| self.pending_step(content).is_none())?.name()
    }

    pub(crate) fn undo(&mut self, content: &mut Content, selection: Selection) -> Option<UndoOutcome> {
        self.close_gesture(content, selection);
        let mut step = self.undo_stack.pop_back()?;
        step.changes.iter_mut().rev().for_each(|change| change.toggle(content));
        step.update_size();
        let went = UndoOutcome { selection: step.before, edited: single_record(&step.changes) };
        self.redo_stack.push(step);
        Some(went)
    }

    pub(crate) fn redo(&mut self, content: &mut Content, selection: Selection) -> Option<UndoOutcome> {
        self.close_gesture(content, selection);
        let mut step = self.redo_stack.pop()?;
        step.changes.iter_mut().for_each(|change| change.toggle(content));
        step.update_size();
        let went = UndoOutcome { selection: step.after, edited: single_record(&step.changes) };
        self.undo_stack.push_back(step);
        Some(went)
    }
}
