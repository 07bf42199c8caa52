//! The columns of a table: their names and roles.

use std::ops::Range;

use crate::document::format::comment_line;
use crate::document::format::metadata::Field;
use crate::notation::epd::{self, Operand, Operation};

/// The use of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColumnRole {
    /// The position, as FEN or the first four fields of one.
    Position,
    /// Moves in UCI notation: the first leads to the position, the others are its solution.
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
    pub(super) fn is_common(self) -> bool {
        matches!(self, Self::Other | Self::Tags)
    }

    pub(in crate::document::format) fn from_name(name: &str) -> Option<Self> {
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

    pub(super) fn from_role(role: ColumnRole) -> Self {
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
        Self {
            text: name.to_owned(),
            stem: stem(&folded_name(name)).to_owned(),
            field: comment_line::field_named(name),
        }
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
        let is_named = move |column: &Column| {
            name.is(&column.key) || name.field.is_some_and(|field| column.role == ColumnRole::Field(field))
        };
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
            self.list
                .iter_mut()
                .filter(|column| column.role == role)
                .for_each(|column| column.role = ColumnRole::Other);
        }
        if let Some(column) = self.list.get_mut(at) {
            column.role = role;
        }
    }

    /// Returns the columns of a table without names as those of another table; `None` if they have names, or if there
    /// are not as many with the position at the same place.
    pub(crate) fn named_like(&self, other: &Self) -> Option<Self> {
        let is_alike = self.list.len() == other.list.len()
            && self.index_of(ColumnRole::Position) == other.index_of(ColumnRole::Position);
        (self.header.is_none() && is_alike).then(|| Self { list: other.list.clone(), ..self.clone() })
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

pub(super) fn unique_name(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    if !is_taken(name) {
        return name.to_owned();
    }
    let names = (2..).map(|number| format!("{name} {number}"));
    names.into_iter().find(|name| !is_taken(name)).unwrap_or_default()
}

/// Returns a text of a column as an EPD operation; `None` if its name has no letter.
pub(in crate::document::format) fn operation(name: &str, text: &str) -> Option<Operation> {
    let name: String = name.chars().map(|char| if char.is_ascii_alphanumeric() { char } else { '_' }).collect();
    let opcode = name.trim_matches('_').trim_start_matches(|char: char| char.is_ascii_digit()).to_owned();
    let words =
        || epd::read_tail(&format!(" {opcode} {text};"), 0).operations.pop().filter(|read| read.opcode == opcode);
    let has_words = epd::has_move_operands(&opcode) && !text.contains(['"', ';']);
    let as_text = || Operation { opcode: opcode.clone(), operands: vec![Operand::Text(text.to_owned())] };
    (!opcode.is_empty()).then(|| if has_words { words() } else { None }.unwrap_or_else(as_text))
}
