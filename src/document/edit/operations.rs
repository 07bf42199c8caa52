//! How an edit changes the operations of records.

use std::sync::Arc;

use super::Edit;
use super::editor::Editor;
use crate::board::Position;
use crate::document::content::{Content, Snapshot, State};
use crate::document::format::{Field, RecordId, RecordView};
use crate::document::history::Change;
use crate::document::work::Progress;
use crate::document::work::parallel::{self, Waiting};
use crate::notation::epd::{self, Operand, Operation, state};

impl Editor<'_> {
    /// Changes the operations of the current record; those of the clocks change its position too.
    pub(super) fn edit_operations(&mut self, edit: Edit) -> Vec<Change> {
        if self.format().has_games() {
            return self.edit_tags(edit).into_iter().collect();
        }
        let id = self.content.id(self.selection.current);
        let mut operations = self.content.view_of(id).operations();
        let touches_clock = match change_operations(&mut operations, edit) {
            Some(touches_clock) if self.format().has_operations() => touches_clock,
            _ => return Vec::new(),
        };
        let position =
            if touches_clock { epd::with_clocks(&self.current.position, &operations) } else { self.current.position };
        self.hold_operations(id, position, operations).into_iter().collect()
    }

    /// Changes the tags of the current record, which are those that say nothing of a field.
    fn edit_tags(&mut self, edit: Edit) -> Option<Change> {
        let id = self.content.id(self.selection.current);
        let view = self.content.view_of(id);
        let name = |at: usize| view.others().into_iter().nth(at).map(|(_, tag)| tag.opcode);
        let (name, tag) = match edit {
            Edit::SetOperation { at, operation } => (name(at)?, operation),
            Edit::AddOperation { operation, .. } => (operation.opcode.clone(), operation),
            Edit::RemoveOperation(at) => (name(at)?, Operation { opcode: String::new(), operands: Vec::new() }),
            _ => return None,
        };
        let text = tag.operands.iter().map(Operand::text).collect::<Vec<_>>().join(" ");
        let value = Field::Title.normalized(&self.content.representable(&text));
        if view.place.is_part || !view.format.can_have_tag(&name) {
            return None;
        }
        let mut state = State::clone(self.content.state(id));
        state.held.tags.retain(|other, _| !other.eq_ignore_ascii_case(&name));
        state.held.tags.insert(name, value);
        self.change_state_of(id, state)
    }

    /// Has records state operations.
    pub(super) fn state_operations(&mut self, stated: Vec<(usize, Vec<Operation>)>) -> Vec<Change> {
        let there = stated.into_iter().filter(|(place, _)| *place < self.len());
        let stated = in_file_order(there.map(|(place, new)| (self.content.id(place), new)));
        let stated = restated_all(self.content, &stated, |_, new| new.clone(), &Progress::default());
        self.hold(stated)
    }

    /// Gives a record this position and these operations, unless it has them or its line would be too long.
    fn hold_operations(&mut self, id: RecordId, position: Position, operations: Vec<Operation>) -> Option<Change> {
        let restated = restated(self.content, id, position, operations).ok()?;
        self.hold(Restatements { all: vec![restated], too_long: 0 }).pop()
    }

    /// Has the records that are still what they were hold what they are to hold.
    pub(crate) fn hold(&mut self, Restatements { mut all, .. }: Restatements) -> Vec<Change> {
        all.retain(|Restatement { id, before, .. }| self.content.holds(*id) && self.content.state(*id) == before);
        let hold = |Restatement { id, after, .. }| Change::State { id, other: self.content.replace_state(id, after) };
        all.into_iter().map(hold).collect()
    }
}

/// Operations that records are to state, made ready for them, which a thread of its own can do.
#[derive(Debug, Default)]
pub struct Restatements {
    all: Vec<Restatement>,
    /// How many records have lines that would be too long.
    too_long: usize,
}

impl Restatements {
    /// How many records stay as they are because their lines would be too long to be read again.
    #[must_use]
    pub fn too_long(&self) -> usize {
        self.too_long
    }
}

/// A record that is to hold something else.
#[derive(Debug)]
struct Restatement {
    id: RecordId,
    before: Arc<State>,
    after: Arc<State>,
}

/// Why a record stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Refusal {
    /// There is nothing that it does not state already.
    StatesAll,
    /// It is no position.
    Unreadable,
    /// Its line would be too long.
    TooLong,
}

impl Snapshot {
    /// Makes ready on several threads what records are to state. `told` tells the operations by the record and what
    /// comes with its name; where it tells none, and for records that say so already, nothing is made ready. Every
    /// record advances the progress by one; of cancelled work nothing is to be put into the document.
    pub fn restate<T: Send + Sync>(
        &self,
        records: impl Iterator<Item = (RecordId, T)>,
        told: impl Fn(&RecordView<'_>, &T) -> Vec<Operation> + Sync,
        progress: &Progress,
    ) -> Restatements {
        let records = in_file_order(records);
        let threads = parallel::processors().get();
        let length = records.len().div_ceil(threads).max(1);
        let parts: Vec<_> = records.chunks(length).map(|part| (self.clone(), part)).collect();
        let restate = |(own, part): (Self, &[_])| restated_all(&own.content, part, &told, progress);
        let mut done = Restatements::default();
        parallel::in_order(parts.into_iter(), threads, Waiting::Few, restate, |part| {
            done.all.extend(part.all);
            done.too_long += part.too_long;
            true
        });
        done
    }
}

/// Records are looked at as they stand in the file; what is said of one of them stays in its order.
fn in_file_order<T>(records: impl Iterator<Item = (RecordId, T)>) -> Vec<(RecordId, T)> {
    let mut records: Vec<_> = records.collect();
    records.sort_by_key(|(id, _)| *id);
    records
}

/// What records are to hold that are to state operations; of each only what makes a difference. A record that is named
/// more than once states all of it.
fn restated_all<T>(
    content: &Content,
    records: &[(RecordId, T)],
    stated: impl Fn(&RecordView<'_>, &T) -> Vec<Operation>,
    progress: &Progress,
) -> Restatements {
    let mut done = Restatements::default();
    let named = records.chunk_by(|(id, _), (next, _)| id == next);
    for named in named.take_while(|_| content.format().has_operations() && !progress.is_cancelled()) {
        progress.advance(named.len() as u64);
        let Some((id, _)) = named.first().filter(|(id, _)| content.holds(*id)) else { continue };
        let view = content.view_of(*id);
        let new = named.iter().flat_map(|(_, told)| stated(&view, told)).collect();
        match restated_with(content, &view, new) {
            Ok(restated) => done.all.push(restated),
            Err(refusal) => done.too_long += usize::from(refusal == Refusal::TooLong),
        }
    }
    done
}

/// What a record is to hold that is to state these operations too.
fn restated_with(content: &Content, view: &RecordView<'_>, new: Vec<Operation>) -> Result<Restatement, Refusal> {
    if new.is_empty() {
        return Err(Refusal::StatesAll);
    }
    let before = view.position().map_err(|_| Refusal::Unreadable)?;
    let (found, touches_clock) = (view.operations(), new.iter().any(epd::is_clock));
    let mut operations = found.clone();
    for new in new {
        state(&mut operations, new);
    }
    if operations == found {
        return Err(Refusal::StatesAll);
    }
    let position = if touches_clock { epd::with_clocks(&before, &operations) } else { before };
    restated(content, view.id(), position, operations)
}

/// What a record is to hold that is to have this position and these operations.
fn restated(
    content: &Content,
    id: RecordId,
    position: Position,
    mut operations: Vec<Operation>,
) -> Result<Restatement, Refusal> {
    for operation in &mut operations {
        make_representable(content, operation);
    }
    let view = content.view_of(id);
    let mut held = view.format.holding(&view, position, operations);
    let line = view.format.line(&view, Some(&held));
    // A line does not grow until it would be too long to be read again.
    if line.len() > view.format.longest() / 2 && line.len() >= view.text().len() {
        return Err(Refusal::TooLong);
    }
    view.settle_as(&mut held, Some(&line));
    let before = content.state(id).clone();
    let after = State { held, remembered: before.remembered.clone() };
    if after == *before { Err(Refusal::StatesAll) } else { Ok(Restatement { id, before, after: Arc::new(after) }) }
}

fn make_representable(content: &Content, operation: &mut Operation) {
    let texts = operation.operands.iter_mut().map(|operand| match operand {
        Operand::Word(text) | Operand::Text(text) => text,
    });
    for text in texts.chain([&mut operation.opcode]) {
        *text = content.representable(text);
    }
}

/// Does an edit to some operations and tells whether it touches one of a clock; `None` if it changes nothing.
fn change_operations(operations: &mut Vec<Operation>, edit: Edit) -> Option<bool> {
    let changed = match edit {
        Edit::SetOperation { at, operation } => {
            let old = std::mem::replace(operations.get_mut(at)?, operation);
            [Some(old), operations.get(at).cloned()]
        }
        Edit::AddOperation { at, operation } => {
            let at = at.min(operations.len());
            operations.insert(at, operation.clone());
            [Some(operation), None]
        }
        Edit::RemoveOperation(at) if at < operations.len() => [Some(operations.remove(at)), None],
        Edit::SetOperations(new) => {
            *operations = new;
            [None, None]
        }
        _ => return None,
    };
    Some(changed.iter().flatten().any(epd::is_clock))
}
