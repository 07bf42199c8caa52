//! Reads drawings whose empty squares are blank, so that squares are located by their text columns.

use super::DrawnBoard;
use super::glyph::{Cell, Line, cell_of_char, file_letters, is_blank, is_border};
use super::rows::are_ranks;
use crate::board::Size;

const MAX_LINE_LENGTH: usize = 100;

const FILES: usize = 8;

/// A line that can be a rank: its rank number with the column, and the drawn squares with their columns.
struct RankLine {
    line: usize,
    label: Option<(u8, usize)>,
    marks: Vec<(usize, Cell)>,
}

#[derive(Clone, Copy)]
struct Grid {
    first: usize,
    step: usize,
}

pub(super) fn find(lines: &[Line]) -> Option<DrawnBoard> {
    let mut rows: Vec<RankLine> = Vec::new();
    let mut before = None;
    for (index, line) in lines.iter().enumerate() {
        if is_border(line) {
            continue;
        }
        if let Some(row) = read_row(line, index) {
            rows.push(row);
            continue;
        }
        let after = grid_of_ruler(line);
        if let Some(drawing) = board(&rows, before, after) {
            return Some(drawing);
        }
        before = after;
        rows.clear();
    }
    board(&rows, before, None)
}

/// Reads a line whose visible characters are squares, except for a rank number at either end.
fn read_row(line: &[char], index: usize) -> Option<RankLine> {
    if line.len() > MAX_LINE_LENGTH {
        return None;
    }
    let mut row = RankLine { line: index, label: None, marks: Vec::new() };
    let mut visible: Vec<(usize, char)> =
        line.iter().copied().enumerate().filter(|(_, char)| !is_blank(*char) && *char != '|').collect();
    let rank = |(_, char): &(usize, char)| char.to_digit(10).filter(|digit| *digit > 0).map(|digit| digit as u8);
    if let Some(label) = visible.first().and_then(rank) {
        row.label = Some((label, visible.remove(0).0));
    }
    if let Some(label) = visible.last().and_then(rank)
        && row.label.is_none_or(|(left, _)| left == label)
    {
        let (column, _) = visible.pop()?;
        row.label = row.label.or(Some((label, column)));
    }
    row.marks = visible.iter().map(|(column, char)| Some((*column, cell_of_char(*char)?))).collect::<Option<_>>()?;
    Some(row)
}

fn grid_of_ruler(line: &[char]) -> Option<Grid> {
    file_letters(line).filter(|(files, _)| *files == FILES)?;
    let columns: Vec<usize> = (0..line.len()).filter(|column| line[*column].is_ascii_alphabetic()).collect();
    let (first, second) = (*columns.first()?, *columns.get(1)?);
    let grid = Grid { first, step: second - first };
    columns.iter().enumerate().all(|(file, column)| grid.first + file * grid.step == *column).then_some(grid)
}

fn board(rows: &[RankLine], above: Option<Grid>, below: Option<Grid>) -> Option<DrawnBoard> {
    let ranks = ranks(rows, above.is_some(), below.is_some())?;
    let mut numbers: Vec<u8> = ranks.iter().filter_map(|row| row.label).map(|(number, _)| number).collect();
    if numbers.len() != FILES {
        numbers.clear();
    }
    let grid = above.or(below).or_else(|| grid_of_span(&ranks)).or_else(|| grid_of_labels(&ranks))?;
    let cells = ranks.iter().map(|row| cells(row, grid)).collect::<Option<Vec<_>>>()?;
    let lines = ranks.first()?.line..ranks.last()?.line + 1;
    Some(DrawnBoard {
        size: Size::STANDARD,
        cells,
        lines,
        ranks: numbers,
        has_runs: false,
        trailing_text: String::new(),
    })
}

/// Selects the eight lines of ranks. If lines have rank numbers, these lines are the ranks. Otherwise the ranks are
/// found by the squares drawn on the first and last rank, by the number of lines, or by file letters above or below.
fn ranks(rows: &[RankLine], is_ruled_above: bool, is_ruled_below: bool) -> Option<Vec<&RankLine>> {
    let numbered: Vec<&RankLine> = rows.iter().filter(|row| row.label.is_some()).collect();
    let numbers: Vec<u8> = numbered.iter().filter_map(|row| row.label).map(|(number, _)| number).collect();
    let is_bare = |row: &RankLine| row.label.is_none() && !row.marks.is_empty();
    if numbers.len() == FILES && are_ranks(&numbers) && !rows.iter().any(is_bare) {
        return Some(numbered);
    }
    if !numbered.is_empty() {
        return None;
    }
    let first = rows.iter().position(|row| !row.marks.is_empty())?;
    let last = rows.iter().rposition(|row| !row.marks.is_empty())?;
    let range = match last + 1 - first {
        FILES => first..last + 1,
        length if length > FILES => return None,
        _ if rows.len() == FILES => 0..FILES,
        _ if is_ruled_below && rows.len() > FILES => rows.len() - FILES..rows.len(),
        _ if is_ruled_above && rows.len() > FILES => 0..FILES,
        _ => return None,
    };
    (range.start <= first && last < range.end).then(|| rows[range].iter().collect())
}

/// Infers the columns if squares are drawn on both the first and the last file.
fn grid_of_span(ranks: &[&RankLine]) -> Option<Grid> {
    let columns = || ranks.iter().flat_map(|row| row.marks.iter().map(|(column, _)| *column));
    let (first, last) = (columns().min()?, columns().max()?);
    let step = (last - first) / (FILES - 1);
    let fits = (1..=4).contains(&step) && columns().all(|column| (column - first).is_multiple_of(step));
    (fits && first + step * (FILES - 1) == last).then_some(Grid { first, step })
}

/// Infers the columns if the first square is one file width to the right of the rank number.
fn grid_of_labels(ranks: &[&RankLine]) -> Option<Grid> {
    let (_, column) = ranks.first()?.label?;
    (2..=4)
        .map(|step| Grid { first: column + step, step })
        .find(|grid| ranks.iter().all(|row| cells(row, *grid).is_some()))
}

fn cells(row: &RankLine, grid: Grid) -> Option<Vec<Cell>> {
    let mut cells = vec![Cell::Empty; FILES];
    for (column, cell) in &row.marks {
        let distance = column.checked_sub(grid.first).filter(|distance| distance.is_multiple_of(grid.step))?;
        *cells.get_mut(distance / grid.step)? = *cell;
    }
    Some(cells)
}
