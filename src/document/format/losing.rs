//! What of records a format has no place for.

use std::ops::Range;
use std::slice;

use super::grammar::Grammar;
use super::loss::{Loss, control_characters};
use super::record::RecordView;
use super::remarks::Remarks;
use super::{Format, done, lines};
use crate::board::Annotations;
use crate::document::io::Source;
use crate::notation::epd::{self, Operation, is_annotation, is_clock};

impl Loss {
    /// The loss of these records in a format, if there is any, and of what of their file was never read as a record.
    pub(crate) fn of<'a>(
        source: &Source,
        records: impl Iterator<Item = RecordView<'a>>,
        tail: Range<usize>,
        from: Format,
        to: Format,
    ) -> Option<Self> {
        if from == to {
            return None;
        }
        let mut loss = Self::default();
        let (from, to) = (from.grammar(), to.grammar());
        for record in records {
            if from.has_games() {
                loss += record.found.beyond_lines(&record);
            }
            loss += Self::of_operations(&operations(from, &record), Some(to));
            if to.has_games() && !from.has_games() {
                loss.control_characters += lines::control_characters(&record);
            }
        }
        if from.has_games() {
            loss.comments += lines::comments_in(source, tail);
        }
        Some(loss).filter(|loss| *loss != Self::default())
    }

    /// What of operations is lost in a format, or, with `None`, beside a drawn board. Where there is no place for others,
    /// each format states clocks, marks and drawings in its own way, and comments name a position and say what the
    /// comments among the operations do.
    fn of_operations(operations: &[Operation], to: Option<&dyn Grammar>) -> Self {
        let control_characters_in = |operations: &[Operation]| {
            let operands = operations.iter().flat_map(|operation| &operation.operands);
            operands.map(|operand| control_characters(operand.text())).sum()
        };
        if to.is_some_and(Grammar::keeps_operations) {
            return Self { control_characters: control_characters_in(operations), ..Self::default() };
        }
        let name = to.and_then(|_| place_of_name(operations));
        let is_kept = |(at, other): &(usize, &Operation)| {
            let is_comment = to.is_some() && epd::comment(other).is_some();
            is_comment || name == Some(*at) || is_clock(other) || done::is_operation(other) || is_annotation(other)
        };
        Self {
            operations: operations.iter().enumerate().filter(|operation| !is_kept(operation)).count(),
            control_characters: name.map_or(0, |at| control_characters_in(&operations[at..=at])),
            ..Self::default()
        }
    }

    /// What of this has no place in a format, or, with `None`, beside a drawn board.
    pub(crate) fn of_remarks(remarks: &Remarks, to: Option<Format>) -> Self {
        let to = to.map(Format::grammar);
        let mut loss = Self::of_operations(&remarks.operations, to);
        if to.is_none() {
            let Annotations { arrows, marks } = &remarks.annotations;
            let is_title = remarks.title.as_deref().is_some_and(|title| epd::name(&remarks.operations) != Some(title));
            loss.comments += remarks.comments.len() + usize::from(is_title);
            loss.drawings += arrows.len() + marks.len();
        } else if epd::name(&remarks.operations).is_none() {
            loss.control_characters += remarks.title.as_deref().map_or(0, control_characters);
        }
        loss
    }

    /// What is lost, as a whole sentence.
    #[must_use]
    pub fn sentence(&self, to: Format) -> String {
        let mut kinds: Vec<String> = self.kinds().collect();
        let last = kinds.pop().unwrap_or_default();
        let others = if kinds.is_empty() { String::new() } else { kinds.join(", ") + " and " };
        format!("{} has no place for {others}{last}.", to.name())
    }
}

/// The operations that a record states in this format. What a game is called has a place everywhere, and a line that
/// cannot be read stays whole.
fn operations(from: &dyn Grammar, record: &RecordView<'_>) -> Vec<Operation> {
    if !from.has_games() {
        return if record.position().is_ok() { record.operations() } else { Vec::new() };
    }
    let mut operations = record.remarks().operations;
    operations.retain(|operation| epd::name(slice::from_ref(operation)).is_none());
    operations
}

/// Which operation says what its record is called, if that one says nothing else.
fn place_of_name(operations: &[Operation]) -> Option<usize> {
    epd::name(operations).filter(|name| !name.trim().is_empty())?;
    let at = operations.iter().position(|operation| epd::name(slice::from_ref(operation)).is_some())?;
    (operations[at].operands.len() == 1).then_some(at)
}
