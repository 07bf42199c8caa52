//! Guesses the columns of a table from the names in its first row and from the cells below.

use std::ops::Range;

use super::columns::{Column, ColumnRole, Columns, is_same_name, unique_name};
use super::row::read_position;
use super::rows::{DELIMITERS, Rows, cells, unquoted};
use crate::document::format::lines::LineReader as _;
use crate::document::io::{LineKind, Source};

/// Number of bytes and of rows from which columns are guessed.
const SAMPLE_BYTES: usize = 1 << 16;
const SAMPLE_ROWS: usize = 64;

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

impl Columns {
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
            if names.is_none() && columns.list[at].name == numbered_name(at) {
                columns.list[at] = Column::from_role(ColumnRole::Position);
            }
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
    let has_no_value =
        row.iter().all(|cell| !is_position(cell) && !looks_like_position(cell) && (cell.is_empty() || is_word(cell)));
    has_no_value
        && (row.iter().any(|cell| ColumnRole::from_name(cell).is_some()) || row.len() > 1 && row.iter().all(is_word))
}

fn named_by_header(names: &[String], width: usize) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    for at in 0..width {
        let name = names.get(at).map(String::as_str).filter(|name| !name.is_empty());
        let role = name.and_then(ColumnRole::from_name).unwrap_or(ColumnRole::Other);
        let rival = columns.iter().position(|other| other.role == role).filter(|_| !role.is_common());
        let name = name.map_or_else(|| numbered_name(at), str::to_owned);
        let name = unique_name(&name, |name| columns.iter().any(|other| is_same_name(&other.name, name)));
        // Of several columns for the same, the first counts, or else the one with the name of a new column.
        let is_named_so = is_same_name(&name, role.id());
        if let Some(rival) = rival.filter(|_| is_named_so) {
            columns[rival].role = ColumnRole::Other;
        }
        let role = if rival.is_none() || is_named_so { role } else { ColumnRole::Other };
        columns.push(Column::new(name, role));
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
    let count = |at: usize, is_it: fn(&str) -> bool| {
        rows.iter().filter(|row| row.get(at).is_some_and(|cell| is_it(cell))).count()
    };
    let most = |is_it: fn(&str) -> bool| {
        (0..width).rev().max_by_key(|at| count(*at, is_it)).filter(|at| count(*at, is_it) > 0)
    };
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
