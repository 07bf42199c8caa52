//! Writes records as rows of a table.

use std::borrow::Cow;
use std::io;

use super::Table;
use super::columns::{Column, ColumnRole, Columns, is_same_name};
use super::row::Row;
use super::rows::quoted;
use crate::board::{Annotations, Position, Variant};
use crate::document::format::grammar::{Margins, WriteChunk, WriteChunks};
use crate::document::format::lines::write::{LineWriter, changed_line};
use crate::document::format::metadata::Field;
use crate::document::format::record::RecordView;
use crate::document::format::remarks::Remarks;
use crate::document::format::statement::other_texts;
use crate::document::io::Sink;
use crate::notation::epd::Operation;
use crate::notation::{annotations, fen, puzzle};

/// The mark of a row that is done.
const DONE: &str = "x";

/// Collects the columns that records need: those of the file and, at the right end, those of edits and of records from
/// elsewhere.
#[derive(Debug)]
pub(crate) struct ColumnCollector {
    columns: Columns,
    is_new: bool,
}

impl ColumnCollector {
    /// Starts with the columns of a file that is a table, or with a new table.
    pub(crate) fn new(delimiter: u8, file: Option<&Columns>, is_same_format: bool) -> Self {
        let columns = match file {
            Some(file) if is_same_format => file.clone(),
            Some(file) => Columns { delimiter, header: None, ..file.clone() },
            None => Columns::new(delimiter),
        };
        Self { columns, is_new: file.is_none() }
    }

    pub(crate) fn add_table(&mut self, columns: &Columns) {
        columns.list.iter().for_each(|column| self.columns.add(column));
    }

    pub(crate) fn add_record(&mut self, record: &RecordView<'_>) {
        let held = record.overrides;
        if let Some(own) = record.columns().filter(|_| record.is_in_source) {
            self.add_table(own);
            let fields = held.iter().flat_map(|held| &held.fields).filter(|(_, value)| !value.is_empty());
            fields.for_each(|(field, value)| self.add_field(*field, value, record));
            let tags = held.iter().flat_map(|held| &held.tags).filter(|(_, value)| !value.is_empty());
            tags.for_each(|(name, _)| self.columns.add_named(name));
            self.add_marks(
                held.and_then(|held| held.done) == Some(true),
                held.and_then(|held| held.annotations.as_ref()),
            );
            if record.variant_to_state().is_some_and(|variant| !variant.is_empty()) {
                self.columns.add_role(ColumnRole::Field(Field::Variant));
            }
            return;
        }
        let remarks = record.remarks();
        remarks.metadata.iter().for_each(|(field, value)| self.add_field(field, value, record));
        record.other_texts().iter().for_each(|(name, _)| self.columns.add_named(name));
        self.add_marks(remarks.is_done, Some(&remarks.annotations));
    }

    fn add_field(&mut self, field: Field, value: &str, record: &RecordView<'_>) {
        let has_moves = || self.columns.index_of(ColumnRole::Moves).is_some();
        let is_line = || record.position().is_ok_and(|position| puzzle::uci_moves(&position, value).is_some());
        if field != Field::Solution || !has_moves() || !is_line() {
            self.columns.add_role(ColumnRole::Field(field));
        }
    }

    fn add_marks(&mut self, is_done: bool, drawing: Option<&Annotations>) {
        if is_done {
            self.columns.add_role(ColumnRole::Done);
        }
        if drawing.is_some_and(|drawing| !drawing.is_empty()) {
            self.columns.add_role(ColumnRole::Drawing);
        }
    }

    pub(crate) fn finish(mut self) -> Columns {
        if self.is_new {
            let order = |column: &Column| ColumnRole::ALL.iter().position(|role| *role == column.role);
            self.columns.list.sort_by_key(order);
        }
        self.columns
    }
}

/// Writes records as rows: unchanged ones byte for byte, others with the edits in their cells.
pub(super) fn write<'a>(
    table: &Table,
    margins: &Margins<'a>,
    pieces: WriteChunks<'_, 'a>,
    out: &mut dyn Sink,
) -> io::Result<()> {
    let new = Columns::new(table.delimiter);
    let target = margins.columns.as_ref().unwrap_or(&new);
    let mut pen = LineWriter::new(margins.file, out);
    write_header(&mut pen, margins, target)?;
    for piece in pieces {
        let is_alike = piece.first().columns().is_some_and(|own| own.begin(target));
        match piece {
            WriteChunk::Unchanged { first, range, .. } if is_alike => pen.copy(first.source, range)?,
            WriteChunk::Unchanged { first, range, .. } => {
                let spans = first.source_format.layout().record_spans(first.source, range);
                for span in spans {
                    let record = RecordView { span, ..first.clone() };
                    pen.write_text(&row_text(&record, target))?;
                }
            }
            WriteChunk::Record(_) if margins.is_placeholder => {}
            WriteChunk::Record(record) => write_record(&mut pen, &record, target)?,
        }
    }
    pen.copy(margins.file, margins.tail.clone())?;
    pen.finish()
}

/// Writes the row with the names of the columns. A file without one gets it only if there are new columns.
fn write_header<'a>(pen: &mut LineWriter<'a, '_>, margins: &Margins<'a>, target: &Columns) -> io::Result<()> {
    let front = margins.front.clone();
    let names = || {
        let names: Vec<_> = target.list.iter().map(|column| quoted(&column.name, target.delimiter)).collect();
        names.join(&char::from(target.delimiter).to_string())
    };
    let Some(old) = margins.file_columns.filter(|old| old.delimiter == target.delimiter) else {
        return pen.write_text(&names());
    };
    match &old.header {
        _ if old.list.len() == target.list.len() => pen.copy(margins.file, front),
        Some(header) => {
            pen.copy(margins.file, front.start..header.end)?;
            let added = target.list.iter().skip(old.list.len());
            let delimiter = char::from(target.delimiter).to_string();
            let added: Vec<_> =
                added.map(|column| delimiter.clone() + &quoted(&column.name, target.delimiter)).collect();
            pen.append(&added.concat())?;
            pen.copy(margins.file, header.end..front.end)
        }
        None => {
            pen.copy(margins.file, front)?;
            pen.write_text(&names())
        }
    }
}

fn write_record<'a>(pen: &mut LineWriter<'a, '_>, record: &RecordView<'a>, target: &Columns) -> io::Result<()> {
    let row = record.span.body();
    let is_own = record.is_in_source_format() && record.is_in_source;
    if !is_own {
        return pen.write_text(&row_text(record, target));
    }
    let line_end = row.end..row.end + record.source.line_end_at(row.end);
    if record.is_verbatim() && record.columns().is_some_and(|own| own.begin(target)) {
        return pen.copy(record.source, record.span.lead().start..line_end.end);
    }
    pen.copy(record.source, record.span.lead())?;
    let bytes = changed_line(record, &record.decoded(row), &row_text(record, target));
    pen.write_line(&bytes)?;
    pen.end_line(record.source, line_end)
}

/// Returns a record as a row without its line end.
fn row_text(record: &RecordView<'_>, target: &Columns) -> String {
    let new = NewCells::new(record, target);
    let cell = |column: &Column| -> Cow<'_, str> {
        let own = new.row.as_ref().and_then(|row| Some((row, row.columns.matching(column)?)));
        match (new.text(column), own) {
            (Some(text), _) => Cow::Owned(quoted(&text, target.delimiter).into_owned()),
            (None, Some((row, at))) if row.columns.delimiter == target.delimiter => Cow::Borrowed(row.raw(at)),
            (None, Some((row, at))) => Cow::Owned(quoted(&row.cell(at), target.delimiter).into_owned()),
            (None, None) => Cow::Borrowed(""),
        }
    };
    let mut cells: Vec<Cow<'_, str>> = target.list.iter().map(cell).collect();
    if let Some(row) = new.row.as_ref().filter(|row| row.columns.begin(target)) {
        // Cells without a column are kept, and no empty cells are added.
        cells.extend((target.list.len()..row.len()).map(|at| Cow::Borrowed(row.raw(at))));
        while cells.len() > row.len() && cells.last().is_some_and(|cell| cell.is_empty()) {
            cells.pop();
        }
    }
    cells.join(&char::from(target.delimiter).to_string())
}

/// The cells of a record that differ from its row in the source, or all cells if it is not from a table.
struct NewCells<'a> {
    record: &'a RecordView<'a>,
    row: Option<Row<'a>>,
    /// The remarks of a record that is not from a table.
    remarks: Remarks,
    others: Vec<(String, String)>,
    /// The FEN of the position and the moves, if they change.
    position: Option<String>,
    moves: Option<String>,
    solution: Option<String>,
}

impl<'a> NewCells<'a> {
    fn new(record: &'a RecordView<'a>, target: &Columns) -> Self {
        let row = Row::of(record);
        let remarks = if row.is_none() { record.remarks() } else { Remarks::default() };
        let others = if row.is_none() { record.other_texts() } else { Vec::new() };
        let edited = record.overrides.and_then(|held| held.fields.get(&Field::Solution).cloned());
        let foreign = row.is_none().then(|| remarks.metadata.get(Field::Solution).to_owned());
        let mut cells =
            Self { record, row, remarks, others, position: None, moves: None, solution: edited.or(foreign) };
        let is_changed = cells.row.is_none() || record.edited_position().is_some();
        if target.index_of(ColumnRole::Moves).is_some() && (is_changed || cells.solution.is_some()) {
            cells.set_puzzle();
        } else if is_changed {
            cells.position = Some(record.position().map_or_else(|unreadable| unreadable.text, |_| record.fen()));
        }
        cells
    }

    /// Sets the cells of a puzzle whose first move is played before it begins.
    fn set_puzzle(&mut self) {
        let Ok(position) = self.record.position() else { return };
        let old = self.row.as_ref().map(|row| row.by_role(ColumnRole::Moves).into_owned()).unwrap_or_default();
        let stated = self.row.as_ref().and_then(|row| row.stated_position().ok());
        let line = self.solution.as_ref().map(|solution| puzzle::uci_moves(&position, solution));
        let moves = match &line {
            Some(line) => line.clone().unwrap_or_default().join(" "),
            None => old.split_whitespace().skip(1).collect::<Vec<_>>().join(" "),
        };
        let (fen, moves) = puzzle::cells(&position, stated.as_ref(), &old, &moves);
        if self.row.is_none() || stated.is_none_or(|stated| fen::write(&stated) != fen) {
            self.position = Some(fen);
        }
        self.moves = Some(moves);
        if line.is_some_and(|line| line.is_some()) {
            self.solution = Some(String::new());
        }
    }

    /// Returns the new text of a column; `None` if it is as in the source.
    fn text(&self, column: &Column) -> Option<String> {
        let held = self.record.overrides;
        let is_foreign = self.row.is_none();
        match column.role {
            ColumnRole::Position => self.position.clone(),
            ColumnRole::Moves => self.moves.clone(),
            ColumnRole::Field(Field::Solution) => self.solution.clone(),
            ColumnRole::Field(Field::Comment) => self.comment(),
            ColumnRole::Field(field) => {
                let rules = || self.record.variant_to_state().filter(|_| field == Field::Variant).map(str::to_owned);
                let edited = held.and_then(|held| held.fields.get(&field).cloned());
                edited.or_else(rules).or_else(|| is_foreign.then(|| self.remarks.metadata.get(field).to_owned()))
            }
            ColumnRole::Done => {
                let mark = held.and_then(|held| held.done).or_else(|| is_foreign.then_some(self.remarks.is_done))?;
                Some(if mark { DONE.to_owned() } else { String::new() })
            }
            ColumnRole::Drawing => self.new_drawing().map(annotations::write),
            ColumnRole::Tags | ColumnRole::Other => {
                let named = |name: &str| is_same_name(name, &column.name);
                let edited = held.and_then(|held| held.tags.iter().find(|(name, _)| named(name)));
                let edited = edited.map(|(_, value)| value.clone());
                edited.or_else(|| self.others.iter().find(|(name, _)| named(name)).map(|(_, value)| value.clone()))
            }
        }
    }

    fn new_drawing(&self) -> Option<&Annotations> {
        let edited = self.record.overrides.and_then(|held| held.annotations.as_ref());
        edited.or_else(|| self.row.is_none().then_some(&self.remarks.annotations))
    }

    /// Returns the cell of the comment, which can also have commands. New arrows are in a column of their own.
    fn comment(&self) -> Option<String> {
        let edited = self.record.overrides.and_then(|held| held.fields.get(&Field::Comment));
        let Some(row) = &self.row else { return Some(self.remarks.metadata.get(Field::Comment).to_owned()) };
        let old = row.by_role(ColumnRole::Field(Field::Comment));
        let moved = self.new_drawing().filter(|_| annotations::has_annotations(&old));
        let old = match moved {
            Some(_) => Cow::Owned(annotations::replace(&old, &Annotations::default())),
            None => old,
        };
        match edited {
            Some(comment) => Some([comment, &*annotations::commands_only(&old)].join(" ").trim().to_owned()),
            None => moved.map(|_| old.trim().to_owned()),
        }
    }
}

/// Returns new records as rows, below the names of the columns that they need.
pub(super) fn new_rows(delimiter: u8, entries: &[(Position, Vec<Operation>)]) -> String {
    let mut columns = ColumnCollector::new(delimiter, None, false);
    let remarks: Vec<Remarks> =
        entries.iter().map(|(_, operations)| Remarks::from_operations(operations.clone())).collect();
    for ((position, _), remarks) in entries.iter().zip(&remarks) {
        remarks.metadata.iter().for_each(|(field, _)| columns.columns.add_role(ColumnRole::Field(field)));
        if !unstated_variant(position).is_empty() {
            columns.columns.add_role(ColumnRole::Field(Field::Variant));
        }
        for (name, _) in other_texts(&remarks.operations) {
            columns.columns.add_named(&name);
        }
        columns.add_marks(remarks.is_done, Some(&remarks.annotations));
    }
    let columns = columns.finish();
    let join = |cells: Vec<Cow<'_, str>>| cells.join(&char::from(delimiter).to_string()) + "\n";
    let names = join(columns.list.iter().map(|column| quoted(&column.name, delimiter)).collect());
    let row = |((position, _), remarks): (&(Position, _), &Remarks)| {
        let others = other_texts(&remarks.operations);
        let text = |column: &Column| match column.role {
            ColumnRole::Position => fen::write(position),
            ColumnRole::Field(Field::Variant) => unstated_variant(position).to_owned(),
            ColumnRole::Field(field) => remarks.metadata.get(field).to_owned(),
            ColumnRole::Done if remarks.is_done => DONE.to_owned(),
            ColumnRole::Drawing => annotations::write(&remarks.annotations),
            _ => others
                .iter()
                .find(|(name, _)| is_same_name(name, &column.name))
                .map_or_else(String::new, |(_, text)| text.clone()),
        };
        join(columns.list.iter().map(|column| Cow::Owned(quoted(&text(column), delimiter).into_owned())).collect())
    };
    let rows: Vec<String> = entries.iter().zip(&remarks).map(row).collect();
    names + &rows.concat()
}

/// Returns the name of the variant, unless the FEN of the position shows it.
fn unstated_variant(position: &Position) -> &'static str {
    match position.variant() {
        Variant::Standard | Variant::Crazyhouse | Variant::ThreeCheck => "",
        variant => variant.tag_value(),
    }
}
