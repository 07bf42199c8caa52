//! Reads drawings that show every square, with one line per rank. Squares are separated or one character wide.

use super::super::list::turn;
use super::DrawnBoard;
use super::glyph::{
    Cell, Line, cell_of_char, cell_of_part, file_letters, is_blank, is_blank_line, is_border, without_emphasis,
};
use crate::board::Size;

const MAX_LINE_LENGTH: usize = 250;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RowFormat {
    /// Squares with this character between them; a square may be blank.
    Between(char),
    /// Squares with a bar before each and none after the last; the last square may be blank.
    LeadingBars,
    /// Squares with spaces between them; each word is a square.
    Words,
    /// Each character is a square, and digits are runs of empty squares as in FEN.
    Characters,
    /// Each character between two quotes is a square, blanks are empty squares.
    Quoted,
}

const ROW_FORMATS: [RowFormat; 9] = [
    RowFormat::Between('|'),
    RowFormat::LeadingBars,
    RowFormat::Between('\t'),
    RowFormat::Between(','),
    RowFormat::Between(';'),
    RowFormat::Between('&'),
    RowFormat::Words,
    RowFormat::Characters,
    RowFormat::Quoted,
];

#[derive(Clone, Copy, Debug)]
struct LabeledEnds {
    left: bool,
    right: bool,
}

struct DrawnRank {
    left: Option<u8>,
    right: Option<u8>,
    cells: Vec<Cell>,
    has_runs: bool,
}

impl DrawnRank {
    fn from_cells(cells: Vec<Cell>) -> Self {
        Self { left: None, right: None, cells, has_runs: false }
    }
}

#[derive(Default)]
struct RankCollector {
    rows: Vec<DrawnRank>,
    first: usize,
    last: usize,
    gap: usize,
    is_too_long: bool,
}

pub(super) fn find(lines: &[Line]) -> Option<DrawnBoard> {
    let with_labels = [(true, true), (true, false), (false, true), (false, false)];
    ROW_FORMATS.into_iter().find_map(|reader| {
        with_labels.into_iter().find_map(|(left, right)| {
            let labels = LabeledEnds { left, right };
            // First, a line of dashes is read as a rank of empty squares. If that gives no board, it is read as a
            // border.
            [true, false].into_iter().find_map(|dashes| scan(lines, reader, labels, dashes))
        })
    })
}

fn scan(lines: &[Line], reader: RowFormat, labels: LabeledEnds, dashes_are_squares: bool) -> Option<DrawnBoard> {
    let mut run = RankCollector::default();
    let mut gap = 0;
    for (index, line) in lines.iter().enumerate() {
        let row = read_row(line, reader, labels).filter(|row| {
            !is_border(line)
                || dashes_are_squares && run.rows.first().is_none_or(|first| first.cells.len() == row.cells.len())
        });
        if row.is_none() && (is_border(line) || is_blank_line(line)) {
            gap += 1;
            continue;
        }
        let is_next = row.as_ref().is_some_and(|row| run.accepts(row));
        if !is_next || run.is_full() && gap > run.gap {
            if let Some(drawing) = run.finish() {
                return Some(drawing);
            }
            run = RankCollector::default();
        }
        if let Some(row) = row {
            run.push(row, index, gap);
        }
        gap = 0;
    }
    run.finish()
}

impl RankCollector {
    fn accepts(&self, row: &DrawnRank) -> bool {
        let follows = |before: Option<u8>, after: Option<u8>| match (before, after) {
            (Some(before), Some(after)) => before.abs_diff(after) == 1,
            (before, after) => before == after,
        };
        self.rows.last().is_none_or(|last| {
            last.cells.len() == row.cells.len() && follows(last.left, row.left) && follows(last.right, row.right)
        })
    }

    fn is_full(&self) -> bool {
        let ranks = self.rows.first().map_or(0, |row| if row.cells.len() == 8 { 8 } else { 10 });
        self.rows.len() >= ranks
    }

    fn push(&mut self, row: DrawnRank, line: usize, gap: usize) {
        if self.rows.is_empty() {
            self.first = line;
        } else {
            self.gap = self.gap.max(gap);
        }
        if !self.rows.is_empty() && self.is_full() {
            self.is_too_long = true;
            return;
        }
        self.last = line;
        self.rows.push(row);
    }

    fn finish(&mut self) -> Option<DrawnBoard> {
        let rows = std::mem::take(&mut self.rows);
        let files = u8::try_from(rows.first()?.cells.len()).ok()?;
        let size = Size::new(files, u8::try_from(rows.len()).ok()?).filter(|_| !self.is_too_long)?;
        let left: Vec<u8> = rows.iter().filter_map(|row| row.left).collect();
        let right: Vec<u8> = rows.iter().filter_map(|row| row.right).collect();
        if !left.is_empty() && !right.is_empty() && left != right {
            return None;
        }
        let labels = if left.is_empty() { right } else { left };
        if !labels.is_empty() && !are_ranks(&labels) {
            return None;
        }
        let has_runs = rows.iter().any(|row| row.has_runs);
        let cells = rows.into_iter().map(|row| row.cells).collect();
        let lines = self.first..self.last + 1;
        Some(DrawnBoard { size, cells, lines, ranks: labels, has_runs, trailing_text: String::new() })
    }
}

/// Returns `true` if numbers count the ranks of a board, in either direction, from 1 or from 0.
pub(super) fn are_ranks(labels: &[u8]) -> bool {
    let count = labels.len() as u8;
    let rises = |from: u8| labels.iter().copied().eq(from..from + count);
    let falls = |from: u8| labels.iter().rev().copied().eq(from..from + count);
    rises(1) || falls(1) || rises(0) || falls(0)
}

fn read_row(line: &[char], reader: RowFormat, labels: LabeledEnds) -> Option<DrawnRank> {
    let is_blank = reader != RowFormat::Between('\t') && is_blank_line(line);
    if is_blank || line.len() > MAX_LINE_LENGTH || file_letters(line).is_some() || are_fields(line) {
        return None;
    }
    match reader {
        RowFormat::Between(delimiter) => delimited(line, delimiter, labels),
        RowFormat::LeadingBars => after_bars(line, labels),
        RowFormat::Words => words(line, labels),
        RowFormat::Characters => characters(line, labels),
        RowFormat::Quoted => quoted(line, labels),
    }
}

/// Returns `true` if a line consists of the fields of FEN after the ranks, such as `b - - 0 31`.
fn are_fields(line: &[char]) -> bool {
    let is_side = trim(line).first().is_some_and(|first| matches!(first, 'w' | 'b'));
    is_side && turn::is_line_of_fields(&line.iter().collect::<String>())
}

/// Reads a rank number, optionally with a dot, colon or bracket, as in `8.`, `(8)` or `r8:`, in bold or not.
fn parse_label<'a>(part: &'a [char]) -> Option<u8> {
    let part = without_emphasis(trim(part));
    let part = part.strip_prefix(&['*']).and_then(|part| part.strip_suffix(&['*'])).unwrap_or(part);
    let part = part.strip_prefix(&['r']).filter(|part| part.ends_with(&[':'])).unwrap_or(part);
    let without =
        |part: &'a [char]| part.split_last().filter(|(last, _)| ".:)-".contains(**last)).map(|(_, part)| part);
    let part = part.split_first().filter(|(first, _)| ".:(".contains(**first)).map_or(part, |(_, part)| part);
    let digits = without(part).unwrap_or(part);
    match *digits {
        [digit] => digit.to_digit(10).map(|digit| digit as u8),
        ['1', '0'] => Some(10),
        _ => None,
    }
}

/// Removes the rank numbers from the requested ends of a row; `None` if a requested number is missing.
fn take_labels<'a, 'b>(parts: &'b [&'a [char]], labels: LabeledEnds) -> Option<(DrawnRank, &'b [&'a [char]])> {
    let mut row = DrawnRank::from_cells(Vec::new());
    let mut rest = parts;
    if labels.left {
        let (first, others) = rest.split_first()?;
        row.left = Some(parse_label(first)?);
        rest = others;
    }
    if labels.right {
        let (last, others) = rest.split_last()?;
        row.right = Some(parse_label(last)?);
        rest = others;
    }
    Some((row, rest))
}

fn delimited(line: &[char], delimiter: char, labels: LabeledEnds) -> Option<DrawnRank> {
    if line.iter().filter(|char| **char == delimiter).count() < 4 {
        return None;
    }
    let bare: Line = if matches!(delimiter, '|' | '&') { line.to_vec() } else { without_brackets(line) };
    let mut parts: Vec<&[char]> = bare.split(|char| *char == delimiter).map(trim).collect();
    if delimiter == '|' {
        drop_outer_parts(&mut parts, line, labels);
    } else if parts.len() == 9 && parts.last().is_some_and(|part| part.is_empty()) {
        // The delimiter follows each square.
        parts.pop();
    } else if let Some(last) = parts.last_mut().filter(|_| delimiter == '&') {
        *last = trim(last.strip_suffix(&['\\', '\\']).unwrap_or(last));
    }
    let (mut row, parts) = take_labels(&parts, labels)?;
    row.cells = parts.iter().map(|part| cell_of_part(part)).collect::<Option<_>>()?;
    Some(row)
}

fn after_bars(line: &[char], labels: LabeledEnds) -> Option<DrawnRank> {
    let mut parts: Vec<&[char]> = line.split(|char| *char == '|').map(trim).collect();
    if labels.left || labels.right || parts.len() != 9 || !parts.remove(0).is_empty() {
        return None;
    }
    let cells = parts.iter().map(|part| cell_of_part(part)).collect::<Option<_>>()?;
    Some(DrawnRank::from_cells(cells))
}

fn drop_outer_parts(parts: &mut Vec<&[char]>, line: &[char], labels: LabeledEnds) {
    let is_wide = parts.len() > 8;
    let is_framed = line.starts_with(&['|']) && line.ends_with(&['|']);
    if is_framed || is_wide && parts.first().is_some_and(|part| part.is_empty()) {
        parts.remove(0);
    }
    let is_outside =
        |part: &&[char]| matches!(**part, [] | ['=']) || cell_of_part(part).is_none() && parse_label(part).is_none();
    let has_label = labels.left && parts.first().is_some_and(|part| parse_label(part).is_some());
    if (is_framed || has_label || parts.len() > 8) && parts.last().is_some_and(is_outside) {
        parts.pop();
    }
}

/// Returns the text from the last opening bracket to the next closing bracket; without brackets the whole line.
pub(super) fn inside_brackets(line: &[char]) -> &[char] {
    let is_opening = |char: &char| matches!(char, '[' | '{' | '(');
    let is_closing = |char: &char| matches!(char, ']' | '}' | ')');
    let start = line.iter().rposition(is_opening).map_or(0, |at| at + 1);
    let length = line[start..].iter().position(is_closing).unwrap_or(line.len() - start);
    &line[start..start + length]
}

/// Returns the content of a row of an array, without the brackets and the text before them, with spaces for quotes.
fn without_brackets(line: &[char]) -> Line {
    let is_quote = |char: char| matches!(char, '"' | '\'' | '`');
    inside_brackets(line).iter().map(|char| if is_quote(*char) { ' ' } else { *char }).collect()
}

fn trim(part: &[char]) -> &[char] {
    let start = part.iter().position(|char| !is_blank(*char)).unwrap_or(part.len());
    let end = part.iter().rposition(|char| !is_blank(*char)).map_or(start, |last| last + 1);
    &part[start..end]
}

/// Returns the words of a line without a leading "Rank". Bars separate words, as spaces do.
fn split_words(line: &[char]) -> Vec<&[char]> {
    let is_rank = |word: &[char]| word.iter().map(char::to_ascii_lowercase).eq("rank".chars());
    let words = line.split(|char| matches!(char, ' ' | '\t' | '|')).filter(|word| !word.is_empty());
    words.enumerate().filter(|(at, word)| *at > 0 || !is_rank(word)).map(|(_, word)| word).collect()
}

fn words(line: &[char], labels: LabeledEnds) -> Option<DrawnRank> {
    let parts = split_words(line);
    let (mut row, parts) = take_labels(&parts, labels)?;
    row.cells = parts.iter().map(|part| cell_of_part(part)).collect::<Option<_>>()?;
    (!row.cells.is_empty()).then_some(row)
}

fn characters(line: &[char], labels: LabeledEnds) -> Option<DrawnRank> {
    let line: Line = line.iter().filter(|char| !"\"',[]{}`".contains(**char)).copied().collect();
    let mut parts = split_words(&line);
    split_off_labels(&mut parts, labels);
    let (mut row, parts) = take_labels(&parts, labels)?;
    if let [['1', '0']] = parts {
        row.cells = vec![Cell::Empty; 10];
        row.has_runs = true;
        return Some(row);
    }
    for char in parts.iter().flat_map(|part| part.iter()) {
        match char.to_digit(10).filter(|digit| *digit > 0) {
            Some(run) => {
                row.cells.extend(std::iter::repeat_n(Cell::Empty, run as usize));
                row.has_runs = true;
            }
            None => row.cells.push(cell_of_char(*char)?),
        }
    }
    (!row.cells.is_empty()).then_some(row)
}

fn split_off_labels(parts: &mut Vec<&[char]>, labels: LabeledEnds) {
    if labels.left
        && let Some(first) = parts.first().copied().filter(|part| part.len() > 1)
    {
        let digits = first.iter().take_while(|char| char.is_ascii_digit()).count();
        let length = if first.starts_with(&['1', '0']) { 2 } else { 1 };
        if digits > 0 && length < first.len() && parse_label(first).is_none() {
            parts.splice(0..1, [&first[..length], &first[length..]]);
        }
    }
    if labels.right
        && let Some(last) = parts.last().copied().filter(|part| part.len() > 1)
    {
        let length = if last.ends_with(&['1', '0']) { 2 } else { 1 };
        if last.last().is_some_and(char::is_ascii_digit) && length < last.len() && parse_label(last).is_none() {
            let at = parts.len() - 1;
            parts.splice(at.., [&last[..last.len() - length], &last[last.len() - length..]]);
        }
    }
}

fn quoted(line: &[char], labels: LabeledEnds) -> Option<DrawnRank> {
    if labels.left || labels.right {
        return None;
    }
    let is_quote = |char: &char| matches!(char, '"' | '\'');
    let start = line.iter().position(is_quote)? + 1;
    let end = line.iter().rposition(is_quote).filter(|end| start < *end)?;
    let cell = |char: &char| if *char == ' ' { Some(Cell::Empty) } else { cell_of_char(*char) };
    let cells = line[start..end].iter().map(cell).collect::<Option<_>>()?;
    Some(DrawnRank::from_cells(cells))
}
