//! Losses when converting records between formats.

use std::ops::Range;

use super::grammar::Grammar;
use super::loss::{Loss, control_characters};
use super::metadata::Field;
use super::record::RecordView;
use super::remarks::{Remarks, is_done_operation};
use super::{Format, lines, opcodes};
use crate::board::Annotations;
use crate::document::io::Source;
use crate::notation::epd::{Operation, is_annotation, is_clock};
use crate::notation::pgn;
use crate::{lang, tr};

impl Loss {
    /// Returns what is lost when these records, and the comments in `tail` after the last record, are written in
    /// another format; `None` if nothing is lost. The text up to `front_end` is about the file.
    pub(crate) fn compute<'a>(
        source: &Source,
        records: impl Iterator<Item = RecordView<'a>>,
        front_end: usize,
        tail: Range<usize>,
        from: Format,
        to: Format,
    ) -> Option<Self> {
        if from == to {
            return None;
        }
        let mut loss = Self::default();
        let (from, to) = (from.grammar(), to.grammar());
        let has_texts = to.delimiter().is_some() || to.has_entries();
        for record in records {
            if from.has_games()
                && let Some(games) = record.source_format.games()
            {
                let of_game = games.line_format_loss(&record);
                loss += if has_texts { Self { tags: 0, ..of_game } } else { of_game };
            }
            if has_texts {
                loss.comments += record.remarks().comments.len();
                let is_lost = |name: &str| to.tags().is_none_or(|tags| !tags.can_have_tag(name));
                let count = record.other_texts().iter().filter(|(name, _)| is_lost(name)).count();
                *(if from.has_operations() { &mut loss.operations } else { &mut loss.tags }) += count;
                continue;
            }
            if record.source_format.delimiter().is_some() || record.source_format.has_entries() {
                loss.tags += if to.tags().is_some() || to.has_operations() { 0 } else { record.tags().len() };
            }
            loss += Self::for_operations(&operations(from, &record), Some(to));
            if to.has_games() && from.is_of_lines() {
                loss.control_characters += lines::control_characters(&record);
            }
        }
        if from.has_games() {
            loss.comments += lines::comments_in(source, tail);
        } else if has_texts && from.is_of_lines() {
            let front = if to.has_header() { front_end } else { source.start() }..front_end;
            loss.comments += lines::comments_in(source, tail) + lines::comments_in(source, front);
        }
        Some(loss).filter(|loss| *loss != Self::default())
    }

    /// Counts the operations that are lost in the format `to` or, with `None`, when the board is drawn as a diagram.
    /// Formats without operations store clocks, done marks, annotations and EPD comments in their own way, and also
    /// operations that state metadata, such as `id`.
    fn for_operations(operations: &[Operation], to: Option<&dyn Grammar>) -> Self {
        let control_characters_in = |operations: &[Operation]| {
            let operands = operations.iter().flat_map(|operation| &operation.operands);
            operands.map(|operand| control_characters(operand.text())).sum()
        };
        if to.is_some_and(|to| to.has_operations() || to.has_games()) {
            return Self { control_characters: control_characters_in(operations), ..Self::default() };
        }
        let own = |operation: &&Operation| is_clock(operation) || is_done_operation(operation);
        if to.is_none() {
            let is_lost = |operation: &&Operation| !own(operation) && !is_annotation(operation);
            return Self { operations: operations.iter().filter(is_lost).count(), ..Self::default() };
        }
        let are_kept = opcodes::are_portable(operations);
        let kept: Vec<Operation> =
            operations.iter().zip(&are_kept).filter(|(_, is_kept)| **is_kept).map(|(kept, _)| kept.clone()).collect();
        Self {
            operations: operations.len() - kept.len(),
            control_characters: control_characters_in(&kept),
            ..Self::default()
        }
    }

    /// Counts the remarks that are lost in the format `to` or, with `None`, when the board is drawn as a diagram.
    pub(crate) fn for_remarks(remarks: &Remarks, to: Option<Format>) -> Self {
        let mut loss = Self::for_operations(&remarks.operations, to.map(Format::grammar));
        if to.is_none() {
            let Annotations { arrows, marks } = &remarks.annotations;
            let by_operations = opcodes::metadata(&remarks.operations);
            for (field, value) in remarks.metadata.iter().filter(|(field, value)| by_operations.get(*field) != *value) {
                match field {
                    Field::Solution => loss.moves += pgn::count(value).moves,
                    _ => loss.comments += value.lines().count(),
                }
            }
            loss.comments += remarks.comments.len();
            loss.drawings += arrows.len() + marks.len();
        } else {
            loss.control_characters += remarks.control_characters;
        }
        loss
    }

    /// Returns the loss as a sentence.
    pub fn sentence(&self, to: Format) -> String {
        let kinds: Vec<String> = self.kinds().collect();
        tr!("document-loss", format = to.name(), what = lang::join_names(&kinds))
    }
}

/// Returns the operations that the other format should keep. The title of a game is left out, because every format
/// stores it. An unreadable line has none, because it is written unchanged.
fn operations(from: &dyn Grammar, record: &RecordView<'_>) -> Vec<Operation> {
    if !from.has_games() {
        return if record.position().is_ok() { record.operations() } else { Vec::new() };
    }
    let mut operations = record.remarks().operations;
    operations.retain(|operation| operation.opcode != opcodes::ID);
    operations
}
