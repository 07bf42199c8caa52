//! Reads a row of a table: its position, metadata and other texts.

use std::borrow::Cow;
use std::ops::Range;

use super::columns::{Column, ColumnRole, Columns, FieldName};
use super::rows::{QUOTE, cells, unquoted};
use crate::board::{Annotations, Position, Variant};
use crate::document::format::metadata::{Field, Metadata};
use crate::document::format::record::{RecordView, Unreadable};
use crate::document::format::remarks::Remarks;
use crate::notation::{annotations, epd, fen, puzzle};

/// The words that mark a row as not done, in lowercase.
const NOT_DONE: [&str; 7] = ["", "0", "-", "no", "false", "nein", "nee"];

impl Columns {
    /// Returns the bytes of a cell of a row; `None` if the row is too short, or the cell is in quotes.
    fn plain_cell<'a>(&self, row: &'a [u8], at: usize) -> Option<&'a [u8]> {
        let cell = cells(row, self.delimiter).nth(at).and_then(|cell| row.get(cell))?;
        (cell.first() != Some(&QUOTE)).then_some(cell)
    }

    /// Reads the position of a row in the usual form; `None` for all others.
    pub(crate) fn read_position(&self, row: &[u8]) -> Option<Position> {
        if self.index_of(ColumnRole::Field(Field::Variant)).is_some() {
            return None;
        }
        let stated = fen::read_quick(self.plain_cell(row, self.index_of(ColumnRole::Position)?)?)?;
        let Some(at) = self.index_of(ColumnRole::Moves) else { return Some(stated) };
        let moves = std::str::from_utf8(self.plain_cell(row, at)?).ok()?;
        Some(puzzle::position_after_first(&stated, moves))
    }

    /// Returns the texts of the columns with a name, without empty ones.
    pub(crate) fn texts_named<'a>(&self, row: &'a str, name: &FieldName) -> Vec<Cow<'a, str>> {
        let cell = |at| cells(row.as_bytes(), self.delimiter).nth(at).map(|cell| unquoted(&row[cell]));
        self.named(name).filter_map(cell).filter(|text| !text.is_empty()).collect()
    }

    /// Returns a row without the cells of its position and its moves.
    pub(crate) fn without_position(&self, row: &[u8]) -> Vec<u8> {
        let is_left_out = |at: &usize| {
            self.list.get(*at).is_some_and(|column| matches!(column.role, ColumnRole::Position | ColumnRole::Moves))
        };
        let kept = cells(row, self.delimiter).enumerate().filter(|(at, _)| !is_left_out(at));
        kept.filter_map(|(_, cell)| row.get(cell)).collect::<Vec<_>>().join(&b'\n')
    }
}

impl RecordView<'_> {
    /// Returns the text of the cell at this index in a row of a table.
    pub fn cell(&self, column: usize) -> Option<String> {
        Some(Row::of(self)?.cell(column).into_owned())
    }
}

/// A row with its cells.
#[derive(Debug)]
pub(super) struct Row<'a> {
    pub(super) columns: &'a Columns,
    pub(super) text: Cow<'a, str>,
    cells: Vec<Range<usize>>,
}

impl<'a> Row<'a> {
    /// Reads the row of a record in the source; `None` if its source is no table or does not have the record.
    pub(super) fn of(record: &RecordView<'a>) -> Option<Self> {
        let columns = record.columns().filter(|_| record.is_in_source)?;
        Some(Self::new(columns, record.decoded(record.span.body())))
    }

    pub(super) fn new(columns: &'a Columns, text: Cow<'a, str>) -> Self {
        let cells = cells(text.as_bytes(), columns.delimiter).collect();
        Self { columns, text, cells }
    }

    /// The number of cells, which can be more or fewer than the number of columns.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// Returns a cell with its quotes; empty if the row is too short.
    pub(super) fn raw(&self, at: usize) -> &str {
        self.cells.get(at).map_or("", |cell| &self.text[cell.clone()])
    }

    pub(super) fn cell(&self, at: usize) -> Cow<'_, str> {
        unquoted(self.raw(at))
    }

    pub(super) fn by_role(&self, role: ColumnRole) -> Cow<'_, str> {
        self.columns.index_of(role).map_or(Cow::Borrowed(""), |at| self.cell(at))
    }

    pub(super) fn variant(&self) -> Option<Variant> {
        Variant::from_name(&self.by_role(ColumnRole::Field(Field::Variant)))
    }

    /// Reads the position that a row states, without playing the first of its moves.
    pub(super) fn stated_position(&self) -> Result<Position, Unreadable> {
        let text = self.by_role(ColumnRole::Position);
        read_position(&text, self.variant()).map_err(|fault| Unreadable::from_fault(&text, fault))
    }

    pub(super) fn position(&self) -> Result<Position, Unreadable> {
        let stated = self.stated_position()?;
        Ok(match self.columns.index_of(ColumnRole::Moves) {
            Some(at) => puzzle::position_after_first(&stated, &self.cell(at)),
            None => stated,
        })
    }

    /// Returns the solution in standard algebraic notation: the one that is stated, or the moves after the first.
    fn solution(&self) -> String {
        let stated = self.by_role(ColumnRole::Field(Field::Solution));
        let moves = self.by_role(ColumnRole::Moves);
        if !stated.is_empty() || moves.is_empty() {
            return stated.into_owned();
        }
        self.stated_position().map(|stated| puzzle::solution(&stated, &moves).join(" ")).unwrap_or_default()
    }

    /// Returns the length of the mate that a tag of lichess states, such as `mateIn2`, if the solution has it.
    fn mate_length(&self, solution: &str) -> Option<String> {
        let is_tag = |column: &&(usize, &Column)| column.1.role == ColumnRole::Tags;
        let tags = self.columns.list.iter().enumerate();
        let tags = tags.collect::<Vec<_>>().iter().filter(is_tag).map(|(at, _)| self.cell(*at)).collect::<Vec<_>>();
        let words = tags.iter().flat_map(|tags| tags.split_whitespace());
        let length: usize =
            words.filter_map(|tag| tag.strip_prefix("mateIn")).find_map(|length| length.parse().ok())?;
        let plies = solution.split_whitespace().count();
        (length == plies.div_ceil(2)).then(|| format!("#{length}"))
    }

    pub(super) fn metadata(&self) -> Metadata {
        let mut metadata = Metadata::default();
        for field in Field::ALL {
            let text = self.by_role(ColumnRole::Field(field));
            let text = match field {
                Field::Comment => annotations::words(&text).into_owned(),
                Field::Solution => self.solution(),
                Field::Variant => self
                    .variant()
                    .filter(|found| *found != Variant::Standard)
                    .map_or_else(String::new, |found| found.tag_value().to_owned()),
                _ => text.into_owned(),
            };
            metadata.set(field, text);
        }
        let is_puzzle = self.columns.index_of(ColumnRole::Moves).is_some();
        if is_puzzle && metadata.get(Field::Stipulation).is_empty() {
            let length = self.mate_length(metadata.get(Field::Solution));
            metadata.set(Field::Stipulation, length.unwrap_or_default());
        }
        metadata.normalized()
    }

    pub(super) fn title(&self) -> Option<String> {
        let title = Field::Title.normalized(&self.by_role(ColumnRole::Field(Field::Title)));
        Some(title).filter(|title| !title.is_empty())
    }

    pub(super) fn is_done(&self) -> bool {
        let mark = self.by_role(ColumnRole::Done).trim().to_lowercase();
        !NOT_DONE.contains(&mark.as_str())
    }

    pub(super) fn annotations(&self) -> Annotations {
        let [drawing, comment] =
            [ColumnRole::Drawing, ColumnRole::Field(Field::Comment)].map(|role| self.by_role(role));
        annotations::read_all([&*drawing, &*comment])
    }

    /// Returns the names and texts of the columns that are no metadata, without empty ones.
    pub(super) fn others(&self) -> Vec<(String, String)> {
        let is_other = |column: &&(usize, &Column)| matches!(column.1.role, ColumnRole::Other | ColumnRole::Tags);
        let columns: Vec<(usize, &Column)> = self.columns.list.iter().enumerate().collect();
        let texts = columns
            .iter()
            .filter(is_other)
            .map(|(at, column)| (column.name.clone(), Field::Title.normalized(&self.cell(*at))));
        texts.filter(|(_, text)| !text.is_empty()).collect()
    }

    pub(super) fn remarks(&self) -> Remarks {
        Remarks {
            metadata: self.metadata(),
            is_done: self.is_done(),
            annotations: self.annotations(),
            ..Remarks::default()
        }
    }
}

/// Reads a position as FEN, or as the four fields of an EPD record without operations.
pub(super) fn read_position(text: &str, variant: Option<Variant>) -> Result<Position, fen::Fault> {
    fen::read_trimmed_as(text, variant).or_else(|fault| {
        let record = epd::read_as(text.trim(), variant).ok().filter(|record| record.operations.is_empty());
        record.map(|record| record.position).ok_or(fault)
    })
}
