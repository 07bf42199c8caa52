//! The columns of a table: their names and roles, guessed from the names in the first row and from the cells.

use std::ops::Range;

use super::rows::{DELIMITERS, Rows, cells, unquoted};
use crate::board::{Position, Variant};
use crate::document::format::comment_line;
use crate::document::format::lines::LineReader as _;
use crate::document::format::metadata::Field;
use crate::document::io::{LineKind, Source};
use crate::notation::{epd, fen};

/// Number of bytes and of rows from which columns are guessed.
const SAMPLE_BYTES: usize = 1 << 16;
const SAMPLE_ROWS: usize = 64;

/// The use of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColumnRole {
    /// The position, as FEN or the first four fields of one.
    Position,
    /// Moves in UCI notation of which the first is played before the puzzle, and the others are its solution.
    Moves,
    /// A field of the metadata.
    Field(Field),
    /// Words by which positions are found.
    Tags,
    /// A mark that the position is done.
    Done,
    /// Arrows and marked squares, as commands such as `[%csl Ge4]`.
    Drawing,
    /// Any other text.
    Other,
}

impl ColumnRole {
    /// Every role, in the order of a new table.
    pub const ALL: [Self; 13] = [
        Self::Position,
        Self::Moves,
        Self::Field(Field::Title),
        Self::Field(Field::Author),
        Self::Field(Field::Source),
        Self::Field(Field::Variant),
        Self::Field(Field::Stipulation),
        Self::Field(Field::Comment),
        Self::Field(Field::Solution),
        Self::Tags,
        Self::Done,
        Self::Drawing,
        Self::Other,
    ];

    /// The name of a new column.
    pub(super) fn id(self) -> &'static str {
        match self {
            Self::Position => "FEN",
            Self::Moves => "Moves",
            Self::Field(field) => field.id(),
            Self::Tags => "Tags",
            Self::Done => "Done",
            Self::Drawing => "Arrows",
            Self::Other => "Column",
        }
    }

    /// Returns `true` if any number of columns can have this role.
    fn is_common(self) -> bool {
        matches!(self, Self::Other | Self::Tags)
    }

    fn from_name(name: &str) -> Option<Self> {
        let field = comment_line::field_named(name).map(Self::Field);
        let name = folded_name(name);
        field.or_else(|| NAMES.iter().find(|(_, names)| names.contains(&&*name)).map(|(role, _)| *role))
    }
}

/// Further names of columns in English, German and Dutch, in lowercase and without spaces. Names of fields are also
/// known from comments.
const NAMES: [(ColumnRole, &[&str]); 7] = [
    (ColumnRole::Position, &["fen", "position", "startfen", "fenstring", "epd", "board", "stellung", "stelling"]),
    (ColumnRole::Field(Field::Title), &["id", "puzzleid", "event", "nr"]),
    (ColumnRole::Field(Field::Source), &["url", "gameurl", "link"]),
    (ColumnRole::Field(Field::Solution), &["moves", "line", "pv", "z\u{FC}ge", "zetten"]),
    (
        ColumnRole::Tags,
        &["tags", "themes", "theme", "openingtags", "keywords", "thema", "themen", "stichw\u{F6}rter", "trefwoorden"],
    ),
    (ColumnRole::Done, &["done", "solved", "erledigt", "gel\u{F6}st", "klaar", "opgelost"]),
    (ColumnRole::Drawing, &["arrows", "drawing", "pfeile", "pijlen"]),
];

/// The columns of lichess's table of puzzles.
const LICHESS: [&str; 10] = [
    "PuzzleId",
    "FEN",
    "Moves",
    "Rating",
    "RatingDeviation",
    "Popularity",
    "NbPlays",
    "Themes",
    "GameUrl",
    "OpeningTags",
];

/// The indices of lichess's columns of numbers.
const LICHESS_NUMBERS: Range<usize> = 3..7;

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The name in the first row, or a name by its number.
    pub name: String,
    /// The use of the column.
    pub role: ColumnRole,
    /// The name as it is compared.
    key: String,
}

impl Column {
    pub(super) fn new(name: String, role: ColumnRole) -> Self {
        Self { key: folded_name(&name), name, role }
    }

    fn from_role(role: ColumnRole) -> Self {
        Self::new(role.id().to_owned(), role)
    }
}

/// The name of a column, tag, operation or field in a query: in any case, in singular or plural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FieldName {
    text: String,
    stem: String,
    field: Option<Field>,
}

impl FieldName {
    pub(crate) fn new(name: &str) -> Self {
        Self { text: name.to_owned(), stem: stem(&folded_name(name)).to_owned(), field: comment_line::field_named(name) }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Returns the field of the metadata with this name.
    pub(crate) fn field(&self) -> Option<Field> {
        self.field
    }

    /// Returns `true` if a name without spaces and in lowercase is the same.
    fn is(&self, key: &str) -> bool {
        stem(key) == self.stem
    }

    /// Returns `true` if a name is the same.
    pub(crate) fn is_name(&self, name: &str) -> bool {
        self.is(&folded_name(name))
    }
}

fn stem(name: &str) -> &str {
    name.strip_suffix('s').unwrap_or(name)
}

/// The columns of a table, with the places of its first rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    pub(super) delimiter: u8,
    pub(super) list: Vec<Column>,
    /// The byte range of the row with the names, without its line end.
    pub(super) header: Option<Range<usize>>,
    /// The byte offset of the first row that can be a position.
    pub(super) first_row: usize,
}

impl Columns {
    /// The columns of a new table that only has positions.
    pub(super) fn new(delimiter: u8) -> Self {
        Self { delimiter, list: vec![Column::from_role(ColumnRole::Position)], header: None, first_row: 0 }
    }

    /// Guesses the columns from the beginning of a table. `usual` is the delimiter if others are as likely.
    pub(super) fn detect(source: &Source, usual: u8) -> Self {
        let sample = Sample::read(source);
        let others = DELIMITERS.into_iter().filter(|delimiter| *delimiter != usual);
        let scores = [usual].into_iter().chain(others).map(|delimiter| (sample.score(delimiter), delimiter));
        // `max_by_key` returns the last of equals: reversed, the usual delimiter wins a tie.
        let scores: Vec<_> = scores.collect();
        let delimiter = scores.iter().rev().max_by_key(|(score, _)| *score).map_or(usual, |(_, delimiter)| *delimiter);
        sample.columns(delimiter)
    }

    /// The columns in order.
    pub fn list(&self) -> &[Column] {
        &self.list
    }

    pub(super) fn index_of(&self, role: ColumnRole) -> Option<usize> {
        self.list.iter().position(|column| column.role == role)
    }

    /// Returns the index of the column that holds the same as a column of another table.
    pub(super) fn matching(&self, other: &Column) -> Option<usize> {
        if other.role.is_common() {
            return self.list.iter().position(|column| column.role.is_common() && column.key == other.key);
        }
        self.index_of(other.role)
    }

    /// Returns the indexes of the columns with a name.
    pub(crate) fn named<'a>(&'a self, name: &'a FieldName) -> impl Iterator<Item = usize> + 'a {
        let is_named = move |column: &Column| name.is(&column.key) || name.field.is_some_and(|field| column.role == ColumnRole::Field(field));
        self.list.iter().enumerate().filter(move |(_, column)| is_named(column)).map(|(at, _)| at)
    }

    /// Adds a column unless there is one that holds the same.
    pub(super) fn add(&mut self, column: &Column) {
        if self.matching(column).is_none() {
            let is_taken = |name: &str| self.list.iter().any(|other| is_same_name(&other.name, name));
            let name = unique_name(&column.name, is_taken);
            self.list.push(Column::new(name, column.role));
        }
    }

    pub(super) fn add_role(&mut self, role: ColumnRole) {
        self.add(&Column::from_role(role));
    }

    pub(super) fn add_named(&mut self, name: &str) {
        self.add(&Column::new(name.to_owned(), ColumnRole::Other));
    }

    /// Gives a column another role. A column that had a role which only one can have becomes another text.
    pub fn set_role(&mut self, at: usize, role: ColumnRole) {
        if !role.is_common() {
            self.list.iter_mut().filter(|column| column.role == role).for_each(|column| column.role = ColumnRole::Other);
        }
        if let Some(column) = self.list.get_mut(at) {
            column.role = role;
        }
    }

    /// Returns the columns with the roles that columns of the same names have in another table.
    pub(crate) fn with_roles_of(&self, others: &Self) -> Self {
        let mut columns = self.clone();
        for (at, column) in self.list.iter().enumerate() {
            if let Some(other) = others.list.iter().find(|other| other.key == column.key) {
                columns.set_role(at, other.role);
            }
        }
        columns
    }

    /// Returns `true` if the rows of a table with these columns are also rows of a table with the others.
    pub(super) fn begin(&self, others: &Self) -> bool {
        let is_same = |(one, two): (&Column, &Column)| one.name == two.name && one.role == two.role;
        self.delimiter == others.delimiter
            && self.list.len() <= others.list.len()
            && self.list.iter().zip(&others.list).all(is_same)
    }
}

pub(super) fn is_same_name(one: &str, two: &str) -> bool {
    folded_name(one) == folded_name(two)
}

fn folded_name(name: &str) -> String {
    name.chars().filter(|char| char.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn unique_name(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    if !is_taken(name) {
        return name.to_owned();
    }
    let names = (2..).map(|number| format!("{name} {number}"));
    names.into_iter().find(|name| !is_taken(name)).unwrap_or_default()
}

/// The first rows of a table.
struct Sample {
    rows: Vec<(Range<usize>, String)>,
    start: usize,
    /// The byte offset after the first row.
    second_row: usize,
}

impl Sample {
    /// Reads the first rows, without the lines above them that begin with `#` as in a file for Anki.
    fn read(source: &Source) -> Self {
        let mut sample = Self { rows: Vec::new(), start: source.start(), second_row: source.start() };
        let mut rows = Rows::new(source, source.start());
        while sample.rows.len() < SAMPLE_ROWS
            && let Some((row, kind)) = rows.next()
            && row.end <= source.start() + SAMPLE_BYTES
        {
            let text = source.decoded(source.slice(row.start..row.end));
            if sample.rows.is_empty() && text.starts_with('#') {
                sample.start = row.next;
            } else if kind == LineKind::Record {
                if sample.rows.is_empty() {
                    sample.second_row = row.next;
                }
                sample.rows.push((row.start..row.end, text.into_owned()));
            }
        }
        sample
    }

    fn cells(&self, row: usize, delimiter: u8) -> Vec<String> {
        let text = self.rows.get(row).map(|(_, text)| text.as_str()).unwrap_or_default();
        cells(text.as_bytes(), delimiter).map(|cell| unquoted(&text[cell]).trim().to_owned()).collect()
    }

    /// Returns how well a delimiter fits: by the positions found, and by the rows with as many cells as the first.
    fn score(&self, delimiter: u8) -> (usize, usize, usize) {
        let rows: Vec<Vec<String>> = (0..self.rows.len()).map(|row| self.cells(row, delimiter)).collect();
        let count = rows.first().map_or(0, Vec::len);
        let positions = rows.iter().filter(|row| row.iter().any(|cell| is_position(cell))).count();
        let alike = if count > 1 { rows.iter().filter(|row| row.len() == count).count() } else { 0 };
        (positions, alike, count)
    }

    fn columns(&self, delimiter: u8) -> Columns {
        let rows: Vec<Vec<String>> = (0..self.rows.len()).map(|row| self.cells(row, delimiter)).collect();
        let width = rows.iter().map(Vec::len).max().unwrap_or(1);
        let names = rows.first().filter(|row| is_header(row));
        let body = rows.get(usize::from(names.is_some())..).unwrap_or_default();
        let list = names.map_or_else(|| named_by_content(body, width), |names| named_by_header(names, width));
        let mut columns = Columns { delimiter, list, header: None, first_row: self.start };
        if names.is_some() {
            columns.header = self.rows.first().map(|(range, _)| range.clone());
            columns.first_row = self.second_row;
        }
        if let Some(at) = position_column(body, width) {
            columns.set_role(at, ColumnRole::Position);
        }
        if is_lichess(&columns) {
            columns.set_role(2, ColumnRole::Moves);
        }
        columns
    }
}

/// Returns `true` if a row has names: no position, no number, and something that is known or at least a word.
fn is_header(row: &[String]) -> bool {
    let is_word = |cell: &String| cell.chars().any(char::is_alphabetic);
    let has_no_value = row.iter().all(|cell| !is_position(cell) && !looks_like_position(cell) && (cell.is_empty() || is_word(cell)));
    has_no_value && (row.iter().any(|cell| ColumnRole::from_name(cell).is_some()) || row.len() > 1 && row.iter().all(is_word))
}

fn named_by_header(names: &[String], width: usize) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    for at in 0..width {
        let name = names.get(at).map(String::as_str).filter(|name| !name.is_empty());
        let role = name.and_then(ColumnRole::from_name).unwrap_or(ColumnRole::Other);
        let is_free = role.is_common() || columns.iter().all(|other| other.role != role);
        let name = name.map_or_else(|| numbered_name(at), str::to_owned);
        let name = unique_name(&name, |name| columns.iter().any(|other| is_same_name(&other.name, name)));
        columns.push(Column::new(name, if is_free { role } else { ColumnRole::Other }));
    }
    columns
}

/// Names columns without a header. Only lichess's columns are known by their content.
fn named_by_content(rows: &[Vec<String>], width: usize) -> Vec<Column> {
    let is_number = |row: &&Vec<String>| {
        row.get(LICHESS_NUMBERS).is_some_and(|cells| cells.iter().all(|cell| cell.parse::<i32>().is_ok()))
    };
    let is_of_lichess = !rows.is_empty()
        && (LICHESS_NUMBERS.end..=LICHESS.len()).contains(&width)
        && rows.iter().filter(is_number).count() * 2 > rows.len()
        && position_column(rows, width) == Some(1);
    if is_of_lichess {
        let names: Vec<String> = LICHESS.iter().map(|name| (*name).to_owned()).collect();
        return named_by_header(&names, width);
    }
    (0..width).map(|at| Column::new(numbered_name(at), ColumnRole::Other)).collect()
}

fn numbered_name(at: usize) -> String {
    format!("{} {}", ColumnRole::Other.id(), at + 1)
}

fn is_lichess(columns: &Columns) -> bool {
    LICHESS.iter().take(3).zip(&columns.list).filter(|(name, column)| is_same_name(name, &column.name)).count() == 3
}

/// Returns the column with the most positions, or else the one with the most texts that look like one.
fn position_column(rows: &[Vec<String>], width: usize) -> Option<usize> {
    let count = |at: usize, is_it: fn(&str) -> bool| rows.iter().filter(|row| row.get(at).is_some_and(|cell| is_it(cell))).count();
    let most = |is_it: fn(&str) -> bool| (0..width).rev().max_by_key(|at| count(*at, is_it)).filter(|at| count(*at, is_it) > 0);
    most(is_position).or_else(|| most(looks_like_position))
}

fn is_position(text: &str) -> bool {
    text.contains('/') && read_position(text, None).is_ok()
}

fn looks_like_position(text: &str) -> bool {
    const STROKES: usize = 4;
    let first = text.split_whitespace().next().unwrap_or_default();
    !first.contains(':') && first.matches('/').count() >= STROKES
}

/// Reads a position as FEN, or as the four fields of an EPD record without operations.
pub(super) fn read_position(text: &str, variant: Option<Variant>) -> Result<Position, fen::Fault> {
    fen::read_trimmed_as(text, variant).or_else(|fault| {
        let record = epd::read_as(text.trim(), variant).ok().filter(|record| record.operations.is_empty());
        record.map(|record| record.position).ok_or(fault)
    })
}
