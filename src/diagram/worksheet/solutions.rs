//! The pages of solutions: entries that flow through columns and pages.

use super::layout::{GAP, Letters};
use super::legend::{Figure, Worksheet};
use crate::diagram::font::Weight;
use crate::diagram::scene::Point;
use crate::tr;

pub(super) const LETTERS: Letters = Letters { size: 9.0, line: 12.5 };
pub(super) const COLUMNS: usize = 2;
/// The indentation of each level of variations. Continuation lines are indented by one more level.
pub(super) const LEVEL: f32 = 10.0;
/// Maximum level of indentation. Deeper variations have this level, so that there is space for their moves.
const MOST_LEVELS: usize = 6;
/// The number of spaces per level in a line of moves.
const SPACES: usize = 4;
pub(super) const BETWEEN: f32 = 7.0;
const BEHIND_NUMBER: f32 = 6.0;
/// Maximum number of lines of an entry that is kept in one column.
const UNBROKEN: usize = 8;
/// Number of first lines of a longer entry that are kept in one column.
const FIRST: usize = 3;
/// No limit on the number of lines.
pub(super) const ENDLESS: usize = 1_000_000;

pub(super) struct SolutionEntry {
    /// The number of the diagram; empty if diagrams are not numbered and there is a title.
    pub(super) number: String,
    pub(super) title: String,
    /// The lines of moves, each with its level of indentation.
    pub(super) moves: Vec<(usize, String)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowKind {
    Heading,
    Moves,
    Remark,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct SolutionRow {
    pub(super) kind: RowKind,
    pub(super) text: String,
    pub(super) at: Point,
}

impl SolutionRow {
    pub(super) fn weight(&self) -> Weight {
        if self.kind == RowKind::Heading { Weight::Bold } else { Weight::Regular }
    }

    pub(super) fn width(&self) -> f32 {
        self.weight().width(&self.text, LETTERS.size)
    }
}

pub(super) struct SolutionLayout {
    pub(super) entries: Vec<SolutionEntry>,
    /// The number of positions without a solution, as a sentence.
    pub(super) remark: Option<String>,
    pub(super) pages: Vec<Vec<SolutionRow>>,
}

/// Returns a sentence with the number of positions without a solution; `None` if all have one.
fn unsolved_note(figures: &[Figure]) -> Option<String> {
    match figures.iter().filter(|figure| figure.solution.is_empty()).count() {
        0 => None,
        count => Some(tr!("diagram-unsolved", count = count)),
    }
}

impl SolutionLayout {
    /// Lays out the solutions of these figures, between `top` and `bottom` of each page. Without solutions, there
    /// are no pages.
    pub(super) fn new(sheet: &Worksheet, figures: &[Figure], (top, bottom): (f32, f32)) -> Self {
        let numbered = sheet.numbered(figures).filter(|(_, figure)| !figure.solution.is_empty());
        let entries: Vec<SolutionEntry> =
            numbered.map(|(number, figure)| SolutionEntry::new(sheet, number, figure)).collect();
        if entries.is_empty() {
            return Self { entries, remark: None, pages: Vec::new() };
        }
        let width = column_width(sheet);
        let mut flow =
            ColumnFlow { pages: Vec::new(), column: COLUMNS, y: bottom, top, bottom, width, edge: sheet.paper.edge() };
        for entry in &entries {
            flow.put(&entry.rows(width));
        }
        let remark = unsolved_note(figures);
        if let Some(remark) = &remark {
            let lines = Weight::Regular.break_lines(remark, LETTERS.size, width, ENDLESS);
            let row = |text| SolutionRow { kind: RowKind::Remark, text, at: [0.0, 0.0] };
            flow.put(&lines.into_iter().map(row).collect::<Vec<_>>());
        }
        Self { entries, remark, pages: flow.pages }
    }
}

fn column_width(sheet: &Worksheet) -> f32 {
    let between = GAP * (COLUMNS - 1) as f32;
    (sheet.width() - 2.0 * sheet.paper.edge() - between) / COLUMNS as f32
}

/// Returns the lines of a solution, each with its level of indentation.
pub(super) fn moves(figure: &Figure) -> Vec<(usize, String)> {
    let line = |line: &String| {
        let moves = line.trim_start();
        ((line.len() - moves.len()) / SPACES, moves.to_owned())
    };
    figure.solution.iter().map(line).collect()
}

impl SolutionEntry {
    fn new(sheet: &Worksheet, number: usize, figure: &Figure) -> Self {
        let title = figure.title().to_owned();
        // A number or a title must identify the diagram.
        let is_numbered = sheet.numbers || title.is_empty();
        let moves = moves(figure);
        Self { number: if is_numbered { number.to_string() } else { String::new() }, title, moves }
    }

    /// Returns the rows of the entry. Their x is relative to the left edge of a column, and their y is not yet set.
    fn rows(&self, width: f32) -> Vec<SolutionRow> {
        let mut rows = Vec::new();
        let mut put = |kind, indent: f32, text: String| rows.push(SolutionRow { kind, text, at: [indent, 0.0] });
        let size = LETTERS.size;
        let mut behind = 0.0;
        if !self.number.is_empty() {
            put(RowKind::Heading, 0.0, self.number.clone());
            behind = Weight::Bold.width(&self.number, size) + BEHIND_NUMBER;
        }
        for line in Weight::Bold.break_lines(&self.title, size, width - behind, ENDLESS) {
            put(RowKind::Heading, behind, line);
        }
        for (level, moves) in &self.moves {
            let indent = LEVEL * (*level).min(MOST_LEVELS) as f32;
            // Continuation lines are indented by one more level.
            let lines = Weight::Regular.break_lines(moves, size, width - indent - LEVEL, ENDLESS);
            for (number, line) in lines.into_iter().enumerate() {
                put(RowKind::Moves, if number == 0 { indent } else { indent + LEVEL }, line);
            }
        }
        rows
    }
}

/// The pages laid out so far, and where the next row goes.
struct ColumnFlow {
    pages: Vec<Vec<SolutionRow>>,
    /// The column on the last page; `COLUMNS` before the first page.
    column: usize,
    /// The upper end of the next row.
    y: f32,
    top: f32,
    bottom: f32,
    width: f32,
    edge: f32,
}

impl ColumnFlow {
    /// Adds the rows of an entry below the previous ones, with a gap.
    fn put(&mut self, rows: &[SolutionRow]) {
        // A number and the first line of its title share a line.
        let is_beside = |at: usize| at == 1 && rows[1].kind == RowKind::Heading && rows[1].at[0] > 0.0;
        let lines: Vec<usize> = (0..rows.len()).filter(|at| !is_beside(*at)).collect();
        let unbroken = if lines.len() <= UNBROKEN { lines.len() } else { FIRST };
        let mut room = LETTERS.line * unbroken as f32;
        if self.y > self.top {
            self.y += BETWEEN;
        }
        for (at, row) in rows.iter().enumerate() {
            if is_beside(at) {
                self.y -= LETTERS.line;
            } else if self.y + room > self.bottom {
                self.turn();
            }
            room = LETTERS.line;
            let x = self.edge + self.column as f32 * (self.width + GAP) + row.at[0];
            let at = [x, self.y + LETTERS.size];
            if let Some(page) = self.pages.last_mut() {
                page.push(SolutionRow { at, ..row.clone() });
            }
            self.y += LETTERS.line;
        }
    }

    /// Moves to the top of the next column, on a new page if necessary.
    fn turn(&mut self) {
        self.column += 1;
        if self.column >= COLUMNS {
            self.pages.push(Vec::new());
            self.column = 0;
        }
        self.y = self.top;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::Paper;

    const EDGE: f32 = Paper::A4.edge();
    use crate::board::Position;
    use crate::diagram::Diagram;

    fn figure(title: &str, solution: &[String]) -> Figure {
        let diagram = Diagram { caption: title.to_owned(), ..Diagram::new(Position::start()) };
        Figure { solution: solution.to_vec(), ..Figure::new(diagram, "") }
    }

    fn laid_out(figures: &[Figure]) -> SolutionLayout {
        SolutionLayout::new(&Worksheet::default(), figures, (60.0, 780.0))
    }

    #[test]
    fn every_move_is_on_the_pages_in_its_order_and_within_them() {
        let line = |number: usize| {
            let level = "    ".repeat(number % 9);
            format!("{level}{number}...Kh8, Kf8, Rb8, Bd8, Bc7 {}.Qxg7#, Qh8# (threatens Nf6)", number + 1)
        };
        let moves: Vec<String> = (1..200).map(line).collect();
        let figures = [figure("A title that is quite long and has to be broken too", &moves), figure("", &moves)];
        let solutions = laid_out(&figures);
        assert!(solutions.pages.len() > 2, "{} pages", solutions.pages.len());
        let rows: Vec<&SolutionRow> = solutions.pages.iter().flatten().collect();
        let said: Vec<&str> = rows.iter().flat_map(|row| row.text.split_whitespace()).collect();
        let mut expected = Vec::new();
        for (number, figure) in ["1", "2"].into_iter().zip(&figures) {
            expected.push(number);
            expected.extend(figure.texts().flat_map(str::split_whitespace));
        }
        assert_eq!(said, expected);
        let right =
            [1.0, 2.0].map(|columns| EDGE + columns * column_width(&Worksheet::default()) + (columns - 1.0) * GAP);
        for row in rows {
            let [x, y] = row.at;
            let end = x + row.width();
            let column = usize::from(x > right[0]);
            assert!(x >= EDGE && end <= right[column] + 0.1, "{row:?} ends at {end}");
            assert!((60.0..=780.0).contains(&y), "{row:?}");
        }
    }

    #[test]
    fn a_heading_is_not_left_alone_and_short_solutions_are_not_broken() {
        let moves = |count: usize| vec!["1.Ra6 bxa6".to_owned(); count];
        for count in 40..60 {
            let solutions = laid_out(&[figure("First", &moves(count)), figure("Second", &moves(5))]);
            let rows = &solutions.pages[0];
            let heading = rows.iter().position(|row| row.text == "Second").expect("a heading");
            let end = rows.last().expect("rows").at;
            assert_eq!(rows.len() - heading, 6, "{count}");
            assert!(end[1] > rows[heading].at[1], "{count}: all in one column");
        }
    }

    #[test]
    fn without_solutions_there_is_no_page_and_with_some_the_others_are_counted() {
        assert!(laid_out(&[figure("a", &[]), figure("b", &[])]).pages.is_empty());
        let some = ["1.e4".to_owned()];
        let solutions = laid_out(&[figure("a", &[]), figure("b", &some), figure("c", &[])]);
        assert_eq!(solutions.remark.as_deref(), Some("No solution is given for 2 positions"));
        let words: Vec<&str> = solutions.pages[0].iter().map(|row| row.text.as_str()).collect();
        assert_eq!(words, ["2", "b", "1.e4", "No solution is given for 2 positions"]);
    }
}
