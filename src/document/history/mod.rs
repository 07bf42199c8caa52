//! Undo and redo in whole steps.

mod bounds;

use std::collections::VecDeque;
use std::sync::Arc;

use crate::board::Square;
use crate::document::content::{Content, Header, Run, State};
use crate::document::format::RecordId;
use crate::lang;
use bounds::MOST_BYTES;

/// Maximum number of steps; the oldest ones are dropped.
const MOST_STEPS: usize = 10_000;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Selection {
    pub(crate) current: usize,
    pub(crate) cursor: Option<Square>,
}

/// The translation keys for a step with one edit and for one with several edits of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StepName {
    pub(crate) one: &'static str,
    pub(crate) many: &'static str,
}

/// A change with the data that the document lacks: toggling undoes it, toggling again redoes it.
#[derive(Debug)]
pub(crate) enum Change {
    State { id: RecordId, other: Arc<State> },
    Order(Box<OrderChange>),
    Header(Header),
}

/// A stretch of the order. It is boxed, because one step can have millions of state changes, which are smaller.
#[derive(Debug)]
pub(crate) struct OrderChange {
    pub(crate) at: usize,
    pub(crate) count: usize,
    pub(crate) other: Vec<Run>,
}

impl Change {
    pub(crate) fn of_order(at: usize, count: usize, other: Vec<Run>) -> Self {
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
            Self::Header(other) => *other = content.replace_header(other.take()),
        }
    }
}

#[derive(Debug)]
struct Step {
    name: Option<StepName>,
    has_several: bool,
    changes: Vec<Change>,
    before: Selection,
    after: Selection,
    bytes: usize,
}

impl Step {
    fn new(selection: Selection) -> Self {
        Self { name: None, has_several: false, changes: Vec::new(), before: selection, after: selection, bytes: 0 }
    }

    fn name(&self) -> Option<&'static str> {
        let key = self.name.map(|name| if self.has_several { name.many } else { name.one })?;
        Some(lang::text(key).unwrap_or(key))
    }

    fn add_name(&mut self, name: StepName) {
        self.has_several |= self.name == Some(name);
        self.name.get_or_insert(name);
    }

    fn add_change(&mut self, change: Change) {
        // Of consecutive changes of one record only the oldest state matters.
        let repeats = match (self.changes.last(), &change) {
            (Some(Change::State { id: last, .. }), Change::State { id, .. }) => last == id,
            _ => false,
        };
        if !repeats {
            self.changes.push(change);
        }
    }

    fn is_empty(&self, content: &Content) -> bool {
        match self.changes.as_slice() {
            [] => true,
            [Change::State { id, other }] => content.state(*id) == other,
            _ => false,
        }
    }
}

/// The record that these changes concern; `None` if there are several, or if the order changed.
pub(crate) fn edited_alone(changes: &[Change]) -> Option<RecordId> {
    let Some(Change::State { id: first, .. }) = changes.first() else { return None };
    changes.iter().all(|change| matches!(change, Change::State { id, .. } if id == first)).then_some(*first)
}

/// The result of an undo or redo.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arrival {
    pub(crate) selection: Selection,
    /// The changed record, if only one was changed.
    pub(crate) edited: Option<RecordId>,
}

#[derive(Debug, Default)]
pub(crate) struct History {
    done: VecDeque<Step>,
    undone: Vec<Step>,
    open: Option<Step>,
    /// The number of nested gestures.
    depth: usize,
}

impl History {
    pub(crate) fn begin(&mut self, selection: Selection) {
        self.depth += 1;
        self.open.get_or_insert_with(|| Step::new(selection));
    }

    /// Ends a gesture; the outermost one becomes a step if anything changed.
    pub(crate) fn end(&mut self, content: &mut Content, selection: Selection) -> bool {
        self.depth = self.depth.saturating_sub(1);
        self.depth == 0 && self.end_all(content, selection)
    }

    /// Ends all open gestures and returns `true` if that left a step.
    fn end_all(&mut self, content: &mut Content, selection: Selection) -> bool {
        self.depth = 0;
        let Some(mut step) = self.open.take().filter(|step| !step.is_empty(content)) else {
            return false;
        };
        step.after = selection;
        step.weigh();
        self.undone.clear();
        self.done.push_back(step);
        if self.done.len() > MOST_STEPS {
            self.done.pop_front();
        }
        self.bound(content, MOST_BYTES);
        true
    }

    pub(crate) fn record(&mut self, name: StepName, changes: impl IntoIterator<Item = Change>) {
        if let Some(step) = &mut self.open {
            step.add_name(name);
            changes.into_iter().for_each(|change| step.add_change(change));
        }
    }

    /// The open gesture if it would become a step.
    fn pending(&self, content: &Content) -> Option<&Step> {
        self.open.as_ref().filter(|step| !step.is_empty(content))
    }

    pub(crate) fn undo_name(&self, content: &Content) -> Option<&'static str> {
        self.pending(content).or(self.done.back())?.name()
    }

    pub(crate) fn redo_name(&self, content: &Content) -> Option<&'static str> {
        self.undone.last().filter(|_| self.pending(content).is_none())?.name()
    }

    pub(crate) fn undo(&mut self, content: &mut Content, selection: Selection) -> Option<Arrival> {
        self.end_all(content, selection);
        let mut step = self.done.pop_back()?;
        step.changes.iter_mut().rev().for_each(|change| change.toggle(content));
        step.weigh();
        let went = Arrival { selection: step.before, edited: edited_alone(&step.changes) };
        self.undone.push(step);
        Some(went)
    }

    pub(crate) fn redo(&mut self, content: &mut Content, selection: Selection) -> Option<Arrival> {
        self.end_all(content, selection);
        let mut step = self.undone.pop()?;
        step.changes.iter_mut().for_each(|change| change.toggle(content));
        step.weigh();
        let went = Arrival { selection: step.after, edited: edited_alone(&step.changes) };
        self.done.push_back(step);
        Some(went)
    }
}
