//! What of records a format has no place for.

use std::ops::Range;

use super::grammar::Grammar;
use super::loss::{Loss, control_characters};
use super::record::RecordView;
use super::remarks::Remarks;
use super::{Format, done, lines};
use crate::board::Annotations;
use crate::document::io::Source;
use crate::notation::epd::{self, Operation, is_annotation, is_clock};

impl Loss {
    /// The loss of these records in a format, if there is any, and of what no record of their file has.
    pub(crate) fn of<'a>(
        source: &Source,
        records: impl Iterator<Item = RecordView<'a>>,
        margins: [Range<usize>; 2],
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
            loss += Self::of_operations(&operations(from, &record), to.keeps_operations());
            if to.has_games() && !from.has_games() {
                loss.control_characters += lines::control_characters(&record);
            }
        }
        if from.has_games() {
            loss.comments += margins.into_iter().map(|margin| lines::comments_in(source, margin)).sum::<usize>();
        }
        Some(loss).filter(|loss| *loss != Self::default())
    }

    /// What of operations is lost, where others than those that every format states in its own way are kept or not.
    fn of_operations(operations: &[Operation], are_kept: bool) -> Self {
        let is_kept = |other: &&Operation| is_clock(other) || done::is_operation(other) || is_annotation(other);
        if are_kept {
            let operands = operations.iter().flat_map(|operation| &operation.operands);
            let control_characters = operands.map(|operand| control_characters(operand.text())).sum();
            return Self { control_characters, ..Self::default() };
        }
        Self { operations: operations.iter().filter(|other| !is_kept(other)).count(), ..Self::default() }
    }

    /// What of this has no place in a format, or, with `None`, beside a drawn board.
    pub(crate) fn of_remarks(remarks: &Remarks, to: Option<Format>) -> Self {
        let to = to.map(Format::grammar);
        let mut loss = Self::of_operations(&remarks.operations, to.is_some_and(Grammar::keeps_operations));
        let Some(to) = to else {
            let Annotations { arrows, marks } = &remarks.annotations;
            let is_title = remarks.title.as_deref().is_some_and(|title| epd::name(&remarks.operations) != Some(title));
            loss.comments += remarks.comments.len() + usize::from(is_title);
            loss.drawings += arrows.len() + marks.len();
            return loss;
        };
        if to.keeps_operations() && epd::name(&remarks.operations).is_none() {
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

/// The operations that a record states in this format. What a game is called has a place everywhere.
fn operations(from: &dyn Grammar, record: &RecordView<'_>) -> Vec<Operation> {
    if !from.has_games() {
        return record.operations();
    }
    let is_name = |operation: &Operation| epd::name(std::slice::from_ref(operation)).is_some();
    let mut operations = record.remarks().operations;
    operations.retain(|operation| !is_name(operation));
    operations
}
