//! Pages of diagrams to print and to solve.

use std::error::Error;

use serde::{Deserialize, Serialize};

use super::alt::mover;
use super::font::Weight;
use super::pdf::{self, Page, Part};
use super::scene::{Point, Scene, Shape, Text};
use super::{Diagram, PieceSet, Rgb};

/// A format of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in points, of which an inch has 72.
    const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// How many diagrams stand on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PerPage {
    /// One large diagram.
    One,
    /// Two, one below the other.
    Two,
    /// Two by two.
    Four,
    /// Two beside each other in three rows.
    #[default]
    Six,
    /// Three by three.
    Nine,
    /// Three beside each other in four rows.
    Twelve,
}

impl PerPage {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::One, Self::Two, Self::Four, Self::Six, Self::Nine, Self::Twelve];

    /// Columns and rows.
    const fn grid(self) -> (u8, u8) {
        match self {
            Self::One => (1, 1),
            Self::Two => (1, 2),
            Self::Four => (2, 2),
            Self::Six => (2, 3),
            Self::Nine => (3, 3),
            Self::Twelve => (3, 4),
        }
    }

    /// How many that is.
    #[must_use]
    pub const fn count(self) -> usize {
        let (columns, rows) = self.grid();
        columns as usize * rows as usize
    }

    /// The layout with this many diagrams, if there is one.
    #[must_use]
    pub fn of_count(count: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.count() == count)
    }
}

/// How diagrams stand on pages. Each has its number, its caption and whose move it is above it.
///
/// ```
/// use fenwright::{Position, diagram::{Diagram, Worksheet}};
/// let sheet = Worksheet { title: "Mates in two".to_owned(), solution_lines: 1, ..Worksheet::default() };
/// let pdf = sheet.pdf(&[Diagram::new(Position::start())]).unwrap();
/// assert!(pdf.starts_with(b"%PDF-"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worksheet {
    /// The paper.
    pub paper: Paper,
    /// How many diagrams a page.
    pub per_page: PerPage,
    /// What stands at the top of each page; nothing if empty.
    pub title: String,
    /// Whether diagrams are numbered, from 1 on.
    pub numbers: bool,
    /// Whether "White to move" or "Black to move" stands above each diagram.
    pub mover: bool,
    /// How many empty lines stand below each diagram for its solution, up to [`Self::MOST_LINES`].
    pub solution_lines: u8,
}

impl Default for Worksheet {
    fn default() -> Self {
        Self {
            paper: Paper::A4,
            per_page: PerPage::Six,
            title: String::new(),
            numbers: true,
            mover: true,
            solution_lines: 0,
        }
    }
}

/// Empty paper at the edges, which printers need.
const EDGE: f32 = 40.0;
/// Between two diagrams.
const GAP: f32 = 22.0;
/// Between the heading and its diagram.
const BELOW_HEADING: f32 = 4.0;
/// The most lines of a caption; a FEN has as many at the most.
const CAPTION_LINES: usize = 4;
/// The size of the title and the room it takes.
const TITLE: f32 = 17.0;
const TITLE_ROOM: f32 = 36.0;
/// The size of page numbers and the room they take.
const FOOT: f32 = 9.0;
const FOOT_ROOM: f32 = 20.0;

const INK: Rgb = Rgb(0x1A, 0x1C, 0x20);
const QUIET: Rgb = Rgb(0x5C, 0x62, 0x6A);
const RULE: Rgb = Rgb(0x9A, 0xA0, 0xA8);

/// What stands above the diagrams.
#[derive(Clone, Copy)]
struct Heading {
    /// The size of the letters, and the height of their lines.
    size: f32,
    line: f32,
    /// The lines of the longest caption. Without any, whose move it is stands beside the number.
    caption_lines: usize,
    lines: usize,
}

/// The room of a diagram with what stands above and below it.
#[derive(Clone, Copy)]
struct Cell {
    corner: Point,
    width: f32,
    height: f32,
}

impl Worksheet {
    /// The largest [`Self::solution_lines`]; more would leave no room for the diagrams.
    pub const MOST_LINES: u8 = 6;

    /// Writes the pages as PDF, with at least one page. The captions stand above the diagrams, which are as large
    /// as there is room for; their [`Diagram::size`] does not matter.
    ///
    /// # Errors
    /// What the writer of the PDF says; the drawings and fonts that are built in give it no reason.
    pub fn pdf(&self, diagrams: &[Diagram]) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
        Ok(self.pdf_while(diagrams, || true)?.unwrap_or_default())
    }

    /// How many pages so many diagrams take.
    #[must_use]
    pub const fn pages(&self, diagrams: usize) -> usize {
        let pages = diagrams.div_ceil(self.per_page.count());
        if pages == 0 { 1 } else { pages }
    }

    /// What [`Self::pdf`] makes, asking before each page whether to go on; `None` once the answer was no.
    ///
    /// # Errors
    /// As for [`Self::pdf`].
    pub fn pdf_while(
        &self,
        diagrams: &[Diagram],
        mut goes_on: impl FnMut() -> bool,
    ) -> Result<Option<Vec<u8>>, Box<dyn Error + Send + Sync>> {
        let per_page = self.per_page.count();
        let count = self.pages(diagrams.len());
        let heading = self.heading(diagrams);
        let mut is_stopped = false;
        let asked = (0..count).take_while(|_| {
            is_stopped = !goes_on();
            !is_stopped
        });
        let pages = asked.map(|page| {
            let first = page * per_page;
            let on_page = diagrams.get(first..diagrams.len().min(first + per_page)).unwrap_or_default();
            self.page(on_page, heading, first, (page + 1, count))
        });
        let title = if self.title.is_empty() { "Diagrams" } else { &self.title };
        let pdf = pdf::write(pages, title)?;
        Ok((!is_stopped).then_some(pdf))
    }

    fn page(&self, diagrams: &[Diagram], heading: Heading, first: usize, (number, count): (usize, usize)) -> Page {
        let (width, height) = self.paper.size();
        let mut writing = Vec::new();
        if !self.title.is_empty() {
            let title = Weight::Bold.fitted(&self.title, TITLE, width - 2.0 * EDGE);
            let x = (width - Weight::Bold.width(&title, TITLE)) / 2.0;
            writing.push(text(title, Weight::Bold, TITLE, [x, EDGE + TITLE], INK));
        }
        if count > 1 {
            let foot = format!("{number} / {count}");
            let x = (width - Weight::Regular.width(&foot, FOOT)) / 2.0;
            writing.push(text(foot, Weight::Regular, FOOT, [x, height - EDGE + FOOT], QUIET));
        }
        let mut parts = Vec::new();
        for (place, diagram) in diagrams.iter().enumerate() {
            parts.push(self.cell(heading, (place, first + place + 1), diagram, &mut writing));
        }
        let scene = Scene { width, height, longer: height, shapes: writing };
        parts.push(Part { scene, set: PieceSet::Classic, at: [0.0, 0.0], scale: 1.0 });
        Page { width, height, parts }
    }

    /// Lays a diagram out in its cell of the grid.
    fn cell(
        &self,
        heading: Heading,
        (place, number): (usize, usize),
        diagram: &Diagram,
        writing: &mut Vec<Shape>,
    ) -> Part {
        let cell = self.cell_at(place);
        let [x, y] = cell.corner;
        let above = heading.line * heading.lines as f32 + BELOW_HEADING;
        let between = self.between_lines();
        let below = between * f32::from(self.solution_lines.min(Self::MOST_LINES));
        // The size in pixels of a picture means nothing on paper.
        let bare = Diagram { caption: String::new(), size: Diagram::MAX_SIZE, ..diagram.clone() };
        let scene = Scene::of(&bare);
        let scale = (cell.width / scene.width).min((cell.height - above - below) / scene.height).max(0.01);
        let left = x + (cell.width - scene.width * scale) / 2.0;
        self.write_heading(heading, number, diagram, cell, writing);
        let lines = (1..=self.solution_lines.min(Self::MOST_LINES)).map(|line| {
            let y = y + above + scene.height * scale + between * f32::from(line);
            ([x, y], [x + cell.width, y])
        });
        let ends: Vec<(Point, Point)> = lines.collect();
        if !ends.is_empty() {
            writing.push(Shape::Lines { ends, color: RULE, width: 0.6 });
        }
        Part { scene, set: diagram.pieces, at: [left, y + above], scale }
    }

    /// The cell of a place in the grid. It is never wider than high, so that what is written stands by its diagram.
    fn cell_at(&self, place: usize) -> Cell {
        let (columns, rows) = self.per_page.grid();
        let (width, height) = self.paper.size();
        let top = EDGE + if self.title.is_empty() { 0.0 } else { TITLE_ROOM };
        let bottom = height - EDGE - FOOT_ROOM + FOOT;
        let room = |length: f32, count: u8| (length - GAP * f32::from(count - 1)) / f32::from(count);
        let (column_width, height) = (room(width - 2.0 * EDGE, columns), room(bottom - top, rows));
        let width = column_width.min(height);
        let (column, row) = (place % usize::from(columns), place / usize::from(columns));
        let x = EDGE + column as f32 * (column_width + GAP) + (column_width - width) / 2.0;
        Cell { corner: [x, top + row as f32 * (height + GAP)], width, height }
    }

    /// The height of a line for a solution, which is lower where more diagrams share the page.
    const fn between_lines(&self) -> f32 {
        match self.per_page.grid() {
            (1, _) => 22.0,
            (2, _) => 18.0,
            _ => 14.0,
        }
    }

    /// The heading in which all captions have room.
    fn heading(&self, diagrams: &[Diagram]) -> Heading {
        let (columns, _) = self.per_page.grid();
        let (size, line) = match columns {
            1 => (13.0, 18.0),
            2 => (10.5, 15.0),
            _ => (9.0, 13.0),
        };
        let bare = Heading { size, line, caption_lines: 0, lines: 0 };
        let width = self.cell_at(0).width;
        let lines = |(place, diagram): (usize, &Diagram)| self.caption(bare, place + 1, diagram, width).1.len();
        let caption_lines = diagrams.iter().enumerate().map(lines).max().unwrap_or(0);
        let is_number_needed = self.numbers && caption_lines == 0;
        let is_mover_needed = self.mover && !is_number_needed;
        let lines = caption_lines + usize::from(is_number_needed) + usize::from(is_mover_needed);
        Heading { caption_lines, lines, ..bare }
    }

    /// How far behind the left edge a caption stands, and its lines in a cell of this width.
    fn caption(&self, heading: Heading, number: usize, diagram: &Diagram, width: f32) -> (f32, Vec<String>) {
        let size = heading.size;
        let number = if self.numbers { Weight::Bold.width(&number.to_string(), size) + size * 0.7 } else { 0.0 };
        let caption = diagram.caption.split_whitespace().collect::<Vec<_>>().join(" ");
        (number, Weight::Regular.lines(&caption, size, width - number, CAPTION_LINES))
    }

    /// The number and the caption, and below them or beside the number whose move it is.
    fn write_heading(
        &self,
        heading: Heading,
        number: usize,
        diagram: &Diagram,
        Cell { corner: [x, y], width, .. }: Cell,
        writing: &mut Vec<Shape>,
    ) {
        let size = heading.size;
        let (indent, caption) = self.caption(heading, number, diagram, width);
        // What is written stands directly above the diagram, whether it is much or little.
        let unused = heading.caption_lines.saturating_sub(caption.len());
        let (mut at, mut base) = (x + indent, y + size + heading.line * unused as f32);
        if self.numbers {
            writing.push(text(number.to_string(), Weight::Bold, size, [x, base], INK));
        }
        if heading.caption_lines > 0 {
            for line in caption {
                writing.push(text(line, Weight::Regular, size, [at, base], INK));
                base += heading.line;
            }
            at = x;
        }
        if self.mover {
            let radius = size * 0.34;
            let color = diagram.position.side_to_move.pick(Rgb::WHITE, INK);
            writing.push(Shape::Disc { center: [at + radius + 0.5, base - size * 0.36], radius, color, edge: INK });
            let beside = [at + size * 1.1, base];
            writing.push(text(mover(&diagram.position).to_owned(), Weight::Regular, size * 0.92, beside, QUIET));
        }
    }
}

fn text(content: String, weight: Weight, size: f32, at: Point, color: Rgb) -> Shape {
    Shape::Text(Text { content, weight, size, at, color })
}
