//! EPD files: one record per line (PGN standard 16.2).

use super::grammar::{Grammar, Layout, OperationFeatures, QuickReader};
use super::metadata::{Field, Metadata};
use super::record::{Overrides, RecordView, Unreadable};
use super::remarks::{Remarks, is_marked_done, with_mark_and_annotations};
use super::{lines, opcodes};
use crate::board::{Annotations, BitPosition, Position, Variant};
use crate::notation::epd::{self, Operation, WarningKind, read, rewrite, write};
use crate::notation::forgiving::{self, Reading};
use crate::notation::{annotations, fen};

/// One EPD record per line. Title, done mark and annotations are in its operations or in the comments above it.
#[derive(Debug)]
pub(super) struct Epd;

/// Maximum length, in bytes, of a line that is read: more than that of a FEN, because operations follow.
const LONGEST_LINE: usize = 1 << 16;

impl Grammar for Epd {
    fn name(&self) -> &'static str {
        "EPD"
    }

    fn match_score(&self, records: &[&str]) -> usize {
        records.iter().filter(|line| fen::read_trimmed_as(line, None).is_err() && is_record(line)).count()
    }

    fn max_text_len(&self) -> usize {
        LONGEST_LINE
    }

    fn layout(&self) -> &'static dyn Layout {
        &lines::Lines
    }

    fn position(&self, record: &RecordView<'_>) -> Result<Position, Unreadable> {
        let above = lines::lead::variant(record);
        let read_line = |line: &str| match epd::read_as(line, above) {
            Ok(record) => Ok(record.position),
            Err(fault) => Err(Unreadable::from_fault(line, fault)),
        };
        lines::position(record, |text| read_line(text.trim()))
    }

    fn new_record_text(&self, position: &Position, remarks: &Remarks, _number: usize) -> String {
        let line = write(position, &remarks.all_operations());
        let comments = remarks.comments.clone();
        lines::lead_writer::lead_text(&Remarks { comments, ..Remarks::default() }) + &line + "\n"
    }

    fn new_records_text(&self, entries: &[(Position, Vec<Operation>)], _first: usize) -> String {
        entries.iter().flat_map(|(position, operations)| [write(position, operations), "\n".to_owned()]).collect()
    }

    fn variant(&self, record: &RecordView<'_>) -> Option<Variant> {
        epd::variant(&record.source_operations()).or_else(|| lines::lead::variant(record))
    }

    fn is_marked_done(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> bool {
        operations.map_or_else(|| is_marked_done(&record.source_operations()), is_marked_done)
            || lines::lead::is_marked(record)
    }

    fn source_annotations(&self, record: &RecordView<'_>, operations: Option<&[Operation]>) -> Annotations {
        let mut drawn = lines::lead::annotations(record);
        drawn.extend(&operations.map_or_else(|| source_operation_annotations(record), epd::annotations));
        drawn
    }

    fn position_text(&self, record: &RecordView<'_>, held: Option<&Overrides>) -> String {
        let found = record.source_text();
        let Ok(position) =
            held.and_then(|held| held.position).map_or_else(|| record.source_format.position(record), Ok)
        else {
            return found.unwrap_or_default().into_owned();
        };
        let operations = held.and_then(|held| held.operations.as_ref());
        let (mark, drawing) = (line_done_mark(record, held), line_annotations(record, held));
        let fields = fields_of_line(record, held);
        let stated = |operations| with_mark_and_annotations(with_fields(operations, &fields), mark, drawing.as_ref());
        match found.filter(|_| record.source_format.has_operations()) {
            Some(found) if mark.is_none() && drawing.is_none() && fields.is_empty() => {
                rewritten(&found, &position, operations.map(Vec::as_slice))
            }
            Some(found) => {
                let operations = operations.map_or_else(|| self.read(&found), Clone::clone);
                rewritten(&found, &position, Some(&stated(operations)))
            }
            None => write(
                &position,
                &stated(operations.cloned().unwrap_or_else(|| record.source_format.derived_operations(record))),
            ),
        }
    }

    fn keeps_position_text(&self, held: &Overrides) -> bool {
        held.is_empty()
    }

    fn quick_reader(&self) -> Option<&dyn QuickReader> {
        Some(self)
    }

    fn operations(&self) -> Option<&dyn OperationFeatures> {
        Some(self)
    }
}

impl QuickReader for Epd {
    fn read_bits(&self, lines: &[u8], length: usize) -> Option<BitPosition> {
        if length <= LONGEST_LINE { epd::read_quick(lines.get(..length)?) } else { None }
    }
}

impl OperationFeatures for Epd {
    /// Reads the operations of a line even if its position needs correction.
    fn read(&self, line: &str) -> Vec<Operation> {
        let line = line.trim();
        if line.len() > LONGEST_LINE {
            return Vec::new();
        }
        match read(line) {
            Ok(record) => record.operations,
            Err(_) => match forgiving::read(line) {
                Reading::Corrected(mended) => mended.operations,
                Reading::Strict(_) | Reading::Failed(_) => Vec::new(),
            },
        }
    }

    fn overrides_for(&self, record: &RecordView<'_>, position: Position, operations: Vec<Operation>) -> Overrides {
        // The done mark of an unreadable line is in a comment above the line.
        let is_marked_above = record.is_done() && !is_marked_done(&record.operations());
        let done = is_marked_above || is_marked_done(&operations);
        let mut drawn = self.lead_annotations(record).unwrap_or_else(|| lines::lead::annotations(record));
        drawn.extend(&epd::annotations(&operations));
        let above =
            record.overrides.iter().flat_map(|held| &held.fields).filter(|(field, _)| is_lead_field(record, **field));
        Overrides {
            position: Some(position),
            operations: Some(operations),
            done: Some(done),
            annotations: Some(drawn),
            fields: above.map(|(field, value)| (*field, value.clone())).collect(),
            tags: record.overrides.map(|held| held.tags.clone()).unwrap_or_default(),
        }
    }

    fn drop_redundant(&self, record: &RecordView<'_>, held: &mut Overrides, line: &str) {
        let operations = self.read(line);
        // The operations of a game are derived from its tags, so edited operations are kept completely.
        let can_speak =
            record.source_format.is_of_lines() && record.is_in_source && record.source_format.position(record).is_ok();
        let marks = [None, Some(true), Some(false)];
        let drawings = [None, held.annotations.clone()];
        let found_operations = || {
            if record.source_format.has_operations() {
                record.source_operations()
            } else {
                record.source_format.derived_operations(record)
            }
        };
        let found = can_speak.then(found_operations);
        let fields = fields_of_line(record, Some(held));
        let says_so = |found: &[Operation], mark, drawing: &Option<Annotations>| {
            with_mark_and_annotations(with_fields(found.to_vec(), &fields), mark, drawing.as_ref()) == operations
        };
        let differences = marks.into_iter().flat_map(|mark| drawings.iter().map(move |drawing| (mark, drawing)));
        let difference =
            found.and_then(|found| differences.into_iter().find(|(mark, drawing)| says_so(&found, *mark, drawing)));
        held.done = difference.and_then(|(mark, _)| mark).or(held.done);
        held.operations = Some(operations).filter(|_| difference.is_none());
        if held.operations.is_some() {
            held.fields.retain(|field, _| is_lead_field(record, *field));
        }
    }

    fn lead_metadata(&self, record: &RecordView<'_>) -> Metadata {
        if record.position().is_err() {
            return lines::lead::edited_metadata(record, |_| true);
        }
        let mut metadata = lines::lead::edited_metadata(record, |field| is_lead_field(record, field));
        let is_title_edited = record.overrides.is_some_and(|held| held.fields.contains_key(&Field::Title));
        let is_moved = !record.source_format.has_operations()
            && (lines::lead::is_title_movable(record) || epd::name(&record.operations()).is_some());
        if is_moved || is_title_edited {
            metadata.set(Field::Title, "");
        }
        if record.variant_to_state().is_some() || !record.source_format.has_operations() {
            metadata.set(Field::Variant, "");
        }
        metadata
    }

    fn writes_done_comment(&self, record: &RecordView<'_>) -> bool {
        if record.is_in_source_format() && record.overrides.is_none_or(|held| held.done.is_none()) {
            return lines::lead::is_marked(record);
        }
        record.is_done() && !is_marked_done(&record.operations())
    }

    fn lead_annotations(&self, record: &RecordView<'_>) -> Option<Annotations> {
        if record.is_in_source_format() && record.overrides.is_none_or(|held| held.annotations.is_none()) {
            return None;
        }
        let all = record.annotations();
        let is_in_line = !all.is_empty() && all == epd::annotations(&record.operations());
        let wanted = if is_in_line { Annotations::default() } else { all };
        Some(wanted).filter(|wanted| *wanted != lines::lead::annotations(record))
    }

    fn can_write_annotations(&self, record: &RecordView<'_>, annotations: &Annotations) -> bool {
        // An unreadable line is not rewritten, so annotations in its operations remain.
        if !record.source_format.has_operations() || record.position().is_ok() {
            return true;
        }
        let mut all = annotations.clone();
        all.extend(&source_operation_annotations(record));
        all == *annotations
    }
}

fn is_record(line: &str) -> bool {
    let is_closed = |record: &epd::Record| record.warnings.iter().all(|other| other.kind != WarningKind::NotClosed);
    read(line.trim()).is_ok_and(|record| !record.operations.is_empty() && is_closed(&record))
}

/// Returns `true` if the comments above a line state a field, so that edits go there; `false` for the title.
fn is_lead_field(record: &RecordView<'_>, field: Field) -> bool {
    field != Field::Title && !lines::lead::edited_metadata(record, |_| false).get(field).is_empty()
}

fn fields_of_line<'a>(record: &RecordView<'_>, held: Option<&'a Overrides>) -> Vec<(Field, &'a str)> {
    let fields = held.iter().flat_map(|held| &held.fields);
    fields.filter(|(field, _)| !is_lead_field(record, **field)).map(|(field, value)| (*field, value.as_str())).collect()
}

fn with_fields(mut operations: Vec<Operation>, fields: &[(Field, &str)]) -> Vec<Operation> {
    for (field, value) in fields {
        opcodes::set_field(&mut operations, *field, value);
    }
    operations
}

/// Returns the done mark to write in the operations of the line; `None` leaves it as it is.
fn line_done_mark(record: &RecordView<'_>, held: Option<&Overrides>) -> Option<bool> {
    if !record.source_format.has_operations() || !record.is_in_source {
        return Some(record.is_done_in(held));
    }
    // A line must not grow too long to be read again.
    let has_room = record.span.body().len() + 64 < LONGEST_LINE;
    held?.done.filter(|done| !done || has_room)
}

/// Returns the annotations to write in the operations of the line; `None` leaves them as they are.
fn line_annotations(record: &RecordView<'_>, held: Option<&Overrides>) -> Option<Annotations> {
    if !record.source_format.has_operations() || !record.is_in_source {
        return Some(record.annotations_in(held));
    }
    let drawing = held?.annotations.as_ref()?;
    // If the line would grow too long to be read again, the annotations are written above it.
    let length = record.span.body().len() + 2 * annotations::write(drawing).len() + 64;
    Some(if length < LONGEST_LINE { drawing.clone() } else { Annotations::default() })
}

fn source_operation_annotations(record: &RecordView<'_>) -> Annotations {
    let may_be = || record.source_text().is_some_and(|line| line.contains("[%"));
    if record.span.body().len() > LONGEST_LINE || !may_be() {
        return Annotations::default();
    }
    epd::annotations(&record.source_operations())
}

/// Rewrites a line and keeps the white space around it.
fn rewritten(line: &str, position: &Position, operations: Option<&[Operation]>) -> String {
    let text = line.trim();
    let before = line.len() - line.trim_start().len();
    match rewrite(text, position, operations) {
        Ok(rewritten) => [&line[..before], &rewritten, &line[before + text.len()..]].concat(),
        Err(_) => write(position, operations.map_or_else(|| Epd.read(text), <[_]>::to_vec).as_slice()),
    }
}
