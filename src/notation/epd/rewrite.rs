//! Rewrites a record while keeping its unchanged parts byte for byte.

use std::ops::Range;

use super::read::{fields, parts, read_position};
use super::write::{fields as canonical_fields, write, write_words};
use super::{Operation, RecordTail, WarningKind, clocks, variant};
use crate::board::{Position, Variant};
use crate::notation::annotations::{Change, apply};
use crate::notation::fen::Fault;

/// Writes another position, and other operations if given, into a line of EPD. Unchanged parts stay byte for byte.
///
/// Clocks are updated in the operations or FEN fields that state them. If the line would not read back exactly, the
/// whole line is rewritten, unless it is too long to be read to its end.
///
/// # Errors
/// Returns the [`Fault`] of the line if its first four fields cannot be read. In that case, write a new line with
/// [`write`](super::write()).
///
/// ```
/// use fenwright::{Color, notation::epd};
/// let line = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -\tbm Rd8# ;id  \"a\"";
/// let mut record = epd::read(line)?;
/// record.position.side_to_move = Color::Black;
/// record.operations[1].operands = vec![epd::Operand::Word("b".into())];
/// let changed = epd::rewrite(line, &record.position, Some(&record.operations))?;
/// assert_eq!(changed, "6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - -\tbm Rd8# ;id b");
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
pub fn rewrite(line: &str, position: &Position, operations: Option<&[Operation]>) -> Result<String, Fault> {
    let (before, tail) = parts(line, None)?;
    let fields = fields(line);
    let given = &variant::with_variant(operations.unwrap_or(&tail.operations), position)[..];
    let (operations, mut clock_changes) = with_clocks(given, &tail, position);
    let mut changes = Vec::new();
    let new_fields = changed_fields(fields, &before, position, variant::variant(given));
    if new_fields != fields {
        changes.push((0..fields.len(), new_fields));
    }
    changes.append(&mut clock_changes);
    changes.extend(operation_changes(line, fields.len(), &tail, &operations));
    let written = apply(line, &changes);
    let is_exact = parts(&written, None).is_ok_and(|(read, tail)| read == *position && tail.operations == operations);
    // An operation that cannot be written exactly needs a new line. A line too long to be read keeps its unread end.
    let is_cut = tail.warnings.iter().any(|warning| warning.kind == WarningKind::TooLong);
    Ok(if is_exact || is_cut { written } else { write(position, given) })
}

fn changed_fields(fields: &str, before: &Position, position: &Position, stated: Option<Variant>) -> String {
    let canonical = canonical_fields(position);
    let mut new: Vec<&str> = canonical.split(' ').collect();
    if before.checks().is_some() != position.checks().is_some() {
        return canonical;
    }
    let is_kept = [
        before.board == position.board && before.holdings() == position.holdings(),
        before.side_to_move == position.side_to_move,
        true,
        before.en_passant == position.en_passant,
        before.checks() == position.checks(),
    ];
    for ((new, old), is_kept) in new.iter_mut().zip(fields.split(' ')).zip(is_kept) {
        if is_kept {
            *new = old;
        }
    }
    // On the new board, the castling letters of the line may mean other rooks.
    let kept = new.join(" ");
    let says_the_same = |read: Position| read.castling == position.castling;
    if read_position(&kept, stated).is_ok_and(says_the_same) { kept } else { canonical }
}

fn with_clocks(operations: &[Operation], tail: &RecordTail, position: &Position) -> (Vec<Operation>, Vec<Change>) {
    let mut operations: Vec<Operation> = operations.iter().filter(|other| !other.is_empty()).cloned().collect();
    let mut changes = Vec::new();
    for (clock, value) in clocks::from_position(position).into_iter().enumerate() {
        if clocks::effective_value(clock, tail.field_clocks[clock], &operations) == value {
            continue;
        }
        let mut is_stated = false;
        for operation in operations.iter_mut().filter(|other| clocks::index(other) == Some(clock)) {
            *operation = clocks::operation(clock, value);
            is_stated = true;
        }
        match &tail.clock_fields[clock] {
            _ if is_stated => {}
            Some(span) => changes.push((span.clone(), value.to_string())),
            None => operations.push(clocks::operation(clock, value)),
        }
    }
    (operations, changes)
}

/// Returns the changes from the old operations to the new ones. Between the first and the last difference, operations
/// are replaced in pairs, then the surplus is removed or added.
fn operation_changes(line: &str, fields_end: usize, tail: &RecordTail, new: &[Operation]) -> Vec<Change> {
    let (old, spans) = (&tail.operations, &tail.spans);
    let first = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let same_end = old[first..].iter().rev().zip(new[first..].iter().rev()).take_while(|(old, new)| old == new).count();
    let (old_end, new_end) = (old.len() - same_end, new.len() - same_end);
    let paired = first + (old_end - first).min(new_end - first);
    let mut changes: Vec<Change> = (first..paired)
        .filter(|at| old[*at] != new[*at])
        .map(|at| (spans[at].clone(), write_words(&new[at])))
        .collect();
    let start = tail.clock_fields.iter().flatten().map(|span| span.end).max().unwrap_or(fields_end);
    if paired < old_end {
        changes.push((removal_span(line, start, tail, paired..old_end), String::new()));
    }
    if paired < new_end {
        let added: Vec<String> = new[paired..new_end].iter().map(|operation| write_words(operation) + ";").collect();
        let is_last_replaced = changes.last().is_some_and(|(span, _)| Some(span) == spans.last());
        let quote = if is_last_replaced { "" } else { closing_quote(tail, line) };
        changes.push(insertion(line, start, tail, paired, &format!("{quote}; "), &added.join(" ")));
    }
    changes
}

/// Returns the bytes to remove for these operations. The range ends at the next operation. If there is none, the range
/// includes the white space before the operations and the last semicolon.
fn removal_span(line: &str, start: usize, tail: &RecordTail, operations: Range<usize>) -> Range<usize> {
    let first = tail.spans[operations.start].start;
    if let Some(next) = tail.spans.get(operations.end) {
        return first..next.start;
    }
    let last = tail.spans[operations.end - 1].end;
    let before = line[start..first].trim_end().len() + start;
    before..semicolon_end(line, last).unwrap_or(last)
}

/// Returns the insertion of `added` before the operation with index `at`. If the last operation has no semicolon,
/// `closing` is inserted first.
fn insertion(line: &str, start: usize, tail: &RecordTail, at: usize, closing: &str, added: &str) -> Change {
    if let Some(next) = tail.spans.get(at) {
        return (next.start..next.start, format!("{added} "));
    }
    match tail.spans.last().map(|last| (last.end, semicolon_end(line, last.end))) {
        Some((_, Some(behind))) => (behind..behind, format!(" {added}")),
        Some((end, None)) => (end..end, format!("{closing}{added}")),
        None => {
            let behind = semicolon_end(line, start).unwrap_or(start);
            (behind..behind, format!(" {added}"))
        }
    }
}

/// Returns the text that closes an unterminated string: a quote, preceded by a backslash if the string ends with an
/// unpaired backslash. Empty if every string is closed.
fn closing_quote(tail: &RecordTail, line: &str) -> &'static str {
    let is_open = tail.warnings.iter().any(|warning| warning.kind == WarningKind::UnterminatedString);
    let text = &line[..tail.spans.last().map_or(0, |span| span.end)];
    let backslashes = text.len() - text.trim_end_matches('\\').len();
    match (is_open, backslashes % 2) {
        (false, _) => "",
        (true, 0) => "\"",
        (true, _) => "\\\"",
    }
}

/// Returns the byte offset after the next semicolon if only white space is before that semicolon.
fn semicolon_end(line: &str, at: usize) -> Option<usize> {
    let rest = line.get(at..)?;
    let space = rest.len() - rest.trim_start().len();
    rest[space..].starts_with(';').then_some(at + space + 1)
}
