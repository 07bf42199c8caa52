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
/// The size of the title and the room it takes.
const TITLE: f32 = 17.0;
const TITLE_ROOM: f32 = 36.0;
/// The size of page numbers and the room they take.
const FOOT: f32 = 9.0;
const FOOT_ROOM: f32 = 20.0;
/// The height of a line for a solution.
const SOLUTION: f32 = 22.0;

const INK: Rgb = Rgb(0x1A, 0x1C, 0x20);
const QUIET: Rgb = Rgb(0x5C, 0x62, 0x6A);
const RULE: Rgb = Rgb(0x9A, 0xA0, 0xA8);

/// What stands above the diagrams.
#[derive(Clone, Copy)]
struct Heading {
    /// The size of the letters, and the height of their lines.
    size: f32,
    line: f32,
    /// Whether any diagram has a caption. Without one, whose move it is stands beside the number.
    has_captions: bool,
    lines: u8,
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
        let per_page = self.per_page.count();
        let count = diagrams.len().div_ceil(per_page).max(1);
        let heading = self.heading(diagrams.iter().any(|diagram| !diagram.caption.trim().is_empty()));
        let pages = (0..count).map(|page| {
            let first = page * per_page;
            let on_page = diagrams.get(first..diagrams.len().min(first + per_page)).unwrap_or_default();
            self.page(on_page, heading, first, (page + 1, count))
        });
        let title = if self.title.is_empty() { "Diagrams" } else { &self.title };
        pdf::write(pages, title)
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
        let (columns, rows) = self.per_page.grid();
        let (width, height) = self.paper.size();
        let top = EDGE + if self.title.is_empty() { 0.0 } else { TITLE_ROOM };
        let bottom = height - EDGE - FOOT_ROOM + FOOT;
        let room = |length: f32, count: u8| (length - GAP * f32::from(count - 1)) / f32::from(count);
        let (cell_width, cell_height) = (room(width - 2.0 * EDGE, columns), room(bottom - top, rows));
        let (column, row) = (place % usize::from(columns), place / usize::from(columns));
        let x = EDGE + column as f32 * (cell_width + GAP);
        let y = top + row as f32 * (cell_height + GAP);

        let above = heading.line * f32::from(heading.lines) + 4.0;
        let below = SOLUTION * f32::from(self.solution_lines.min(Self::MOST_LINES));
        // The size in pixels of a picture means nothing on paper.
        let bare = Diagram { caption: String::new(), size: Diagram::MAX_SIZE, ..diagram.clone() };
        let scene = Scene::of(&bare);
        let scale = (cell_width / scene.width).min((cell_height - above - below) / scene.height).max(0.01);
        let (drawn_width, drawn_height) = (scene.width * scale, scene.height * scale);
        let left = x + (cell_width - drawn_width) / 2.0;
        self.write_heading(heading, number, diagram, ([left, y], x + cell_width - left), writing);
        let lines = (1..=self.solution_lines.min(Self::MOST_LINES)).map(|line| {
            let y = y + above + drawn_height + SOLUTION * f32::from(line) - 2.0;
            ([left, y], [left + drawn_width, y])
        });
        let ends: Vec<(Point, Point)> = lines.collect();
        if !ends.is_empty() {
            writing.push(Shape::Lines { ends, color: RULE, width: 0.6 });
        }
        Part { scene, set: diagram.pieces, at: [left, y + above], scale }
    }

    fn heading(&self, has_captions: bool) -> Heading {
        let (columns, _) = self.per_page.grid();
        let (size, line) = match columns {
            1 => (13.0, 18.0),
            2 => (10.5, 15.0),
            _ => (9.0, 13.0),
        };
        let is_first_line_needed = self.numbers || has_captions;
        let is_second_line_needed = self.mover && (has_captions || !self.numbers);
        Heading { size, line, has_captions, lines: u8::from(is_first_line_needed) + u8::from(is_second_line_needed) }
    }

    /// The number and the caption, and below them or beside the number whose move it is.
    fn write_heading(
        &self,
        heading: Heading,
        number: usize,
        diagram: &Diagram,
        ([x, y], width): (Point, f32),
        writing: &mut Vec<Shape>,
    ) {
        let size = heading.size;
        let (mut at, mut base) = (x, y + size);
        if self.numbers {
            let number = number.to_string();
            at += Weight::Bold.width(&number, size) + size * 0.7;
            writing.push(text(number, Weight::Bold, size, [x, base], INK));
        }
        if heading.has_captions {
            let caption = diagram.caption.split_whitespace().collect::<Vec<_>>().join(" ");
            let caption = Weight::Regular.fitted(&caption, size, x + width - at);
            writing.push(text(caption, Weight::Regular, size, [at, base], INK));
            (at, base) = (x, base + heading.line);
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
