//! Lines of EPD.

use crate::board::{Annotations, Position};
use crate::document::content::record::Held;
use crate::document::content::view::{Reason, RecordView, Unreadable};
use crate::notation::epd::{self, Operand, Operation, WarningKind, read, rewrite, write, write_operation};
use crate::notation::forgiving::{self, Reading};

use super::{Format, done};

/// Longer lines are not read: with all its operations a record is longer than a FEN.
pub(crate) const LONGEST_LINE: usize = 1 << 16;

/// Whether a line has four fields and operations that are closed.
pub(super) fn is_record(line: &str) -> bool {
    let is_closed = |record: &epd::Record| record.warnings.iter().all(|other| other.kind != WarningKind::NotClosed);
    read(line.trim()).is_ok_and(|record| !record.operations.is_empty() && is_closed(&record))
}

/// The position of a line without white space around it.
pub(crate) fn position(line: &str) -> Result<Position, Unreadable> {
    let unreadable = |fault| Unreadable { text: line.to_owned(), reason: Reason::Fault(fault) };
    read(line).map(|record| record.position).map_err(unreadable)
}

/// The operations of a line, also of one whose position has to be mended.
pub(crate) fn operations(line: &str) -> Vec<Operation> {
    let line = line.trim();
    if line.len() > LONGEST_LINE {
        return Vec::new();
    }
    match read(line) {
        Ok(record) => record.operations,
        Err(_) => match forgiving::read(line) {
            Reading::Mended(mended) => mended.operations,
            Reading::Strict(_) | Reading::Failed(_) => Vec::new(),
        },
    }
}

/// The line of a record that holds this. What does not change of a line of EPD stays as it is.
pub(crate) fn line(view: &RecordView<'_>, held: Option<&Held>) -> String {
    let found = view.found_text();
    let Ok(position) = held.and_then(|held| held.position).map_or_else(|| view.found_position(), Ok) else {
        return found.unwrap_or_default().into_owned();
    };
    let operations = held.and_then(|held| held.operations.as_ref());
    let (mark, drawing) = (view.mark_of_line(held), view.drawing_of_line(held));
    let stated = |operations| stated(operations, mark, drawing.as_ref());
    match (view.found, &found) {
        (Format::Epd, Some(found)) if mark.is_none() && drawing.is_none() => {
            rewritten(found, &position, operations.map(Vec::as_slice))
        }
        (Format::Epd, Some(found)) => {
            let operations = operations.map_or_else(|| self::operations(found), Clone::clone);
            rewritten(found, &position, Some(&stated(operations)))
        }
        (_, _) if operations.is_some() => write(&position, &stated(operations.cloned().unwrap_or_default())),
        (Format::Pgn, _) if view.is_in_source() => write(&position, &stated(id(view))),
        _ => write(&position, &stated(Vec::new())),
    }
}

/// The operations with the mark or without it and with these arrows and marked squares; `None`: as they are. A further
/// comment comes before the mark, so that it makes no difference which was set first.
pub(crate) fn stated(operations: Vec<Operation>, mark: Option<bool>, drawing: Option<&Annotations>) -> Vec<Operation> {
    let Some(drawing) = drawing else { return done::marked(operations, mark) };
    let count = operations.len();
    let mut operations = epd::annotated(operations, drawing);
    let at = operations.iter().position(done::is_operation).filter(|_| operations.len() > count);
    if let Some((at, comment)) = at.zip(operations.pop_if(|_| at.is_some())) {
        operations.insert(at, comment);
    }
    done::marked(operations, mark)
}

/// A line that states something else, with the white space around it.
fn rewritten(line: &str, position: &Position, operations: Option<&[Operation]>) -> String {
    let text = line.trim();
    let before = line.len() - line.trim_start().len();
    match rewrite(text, position, operations) {
        Ok(rewritten) => [&line[..before], &rewritten, &line[before + text.len()..]].concat(),
        Err(_) => write(position, operations.map_or_else(|| self::operations(text), <[_]>::to_vec).as_slice()),
    }
}

/// The operation that names a game.
fn id(view: &RecordView<'_>) -> Vec<Operation> {
    let name = view.name().map(|name| Operation { opcode: "id".into(), operands: vec![Operand::Text(name.into())] });
    name.into_iter().collect()
}

/// Whether the operation states a clock of the position.
pub(crate) fn is_clock(operation: &Operation) -> bool {
    matches!(operation.opcode.as_str(), "hmvc" | "fmvn")
}

/// The position with the clocks that the operations state.
pub(crate) fn with_clocks(position: &Position, operations: &[Operation]) -> Position {
    let words: Vec<String> = operations.iter().filter(|other| is_clock(other)).map(write_operation).collect();
    let [halfmove_clock, fullmove_number] = epd::tail(&words.join(" "), 0).clocks;
    Position { halfmove_clock: halfmove_clock.unwrap_or(0), fullmove_number: fullmove_number.unwrap_or(1), ..*position }
}
