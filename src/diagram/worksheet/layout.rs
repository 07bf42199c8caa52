//! The layout of the pages, from which all formats take their measures. Lengths are in points.

use super::legend::{Figure, Legend, Worksheet};
use super::solutions::{LETTERS, RowKind, SolutionLayout};
use crate::diagram::description::{micrometres, points};
use crate::diagram::font::Weight;
use crate::diagram::scene::{DiagramSize, Page, PartRole, PlacedScene, Point, Scene, Shape, Text, disc};
use crate::diagram::{CaptionLine, CaptionLineKind, Diagram, PieceSet, Rgb, alt_text};
use crate::tr;

pub(super) const GAP: f32 = 22.0;
/// The gap between a diagram and the text below it.
pub(super) const BESIDE_BOARD: f32 = 4.0;
/// Maximum number of lines of one text below a diagram; a FEN needs at most this many.
const MOST_LINES: usize = 4;
/// The font size of the title.
pub(super) const TITLE: f32 = 17.0;
/// The height that the title takes.
pub(super) const TITLE_ROOM: f32 = 36.0;
/// The font size of page numbers.
pub(super) const FOOT: f32 = 9.0;
/// The height that page numbers take.
const FOOT_ROOM: f32 = 20.0;
/// The font size of secondary lines, as a fraction of the normal font size.
pub(super) const QUIET_SIZE: f32 = 0.92;
pub(super) const INK: Rgb = Rgb(0x1A, 0x1C, 0x20);
pub(super) const QUIET: Rgb = Rgb(0x5C, 0x62, 0x6A);
pub(super) const RULE: Rgb = Rgb(0x9A, 0xA0, 0xA8);

#[derive(Clone, Copy)]
pub(super) struct Letters {
    pub(super) size: f32,
    pub(super) line: f32,
}

#[derive(Clone, Copy)]
pub(super) struct Cell {
    pub(super) corner: Point,
    pub(super) width: f32,
    pub(super) height: f32,
}

/// The scale of a diagram and its position in its cell.
#[derive(Clone, Copy)]
pub(super) struct Placing {
    pub(super) scale: f32,
    pub(super) left: f32,
    /// The distance of the board from the left edge of the cell. The text below starts there.
    pub(super) indent: f32,
}

type Broken = Vec<(CaptionLineKind, Vec<String>)>;

/// The pages of a worksheet. All diagrams have space for the longest text below them, so that boards have equal size.
pub(super) struct Layout<'a> {
    pub(super) sheet: &'a Worksheet,
    pub(super) figures: &'a [Figure],
    pub(super) legends: Vec<Legend>,
    pub(super) letters: Letters,
    /// The number of lines reserved below each diagram.
    lines: usize,
    /// `true` if boards are centered in their cells: if there are no ruled lines, and centering does not make texts
    /// need more lines.
    is_centered: bool,
    pub(super) solutions: SolutionLayout,
}

impl<'a> Layout<'a> {
    pub(super) fn new(sheet: &'a Worksheet, figures: &'a [Figure]) -> Self {
        let legends = sheet.numbered(figures).map(|(number, figure)| Legend::new(sheet, number, figure)).collect();
        Self::with_legends(sheet, figures, legends)
    }

    fn with_legends(sheet: &'a Worksheet, figures: &'a [Figure], legends: Vec<Legend>) -> Self {
        let (size, line) = match sheet.per_page.grid() {
            (1, _) => (13.0, 18.0),
            (2, _) => (10.5, 15.0),
            _ => (9.0, 13.0),
        };
        let letters = Letters { size, line };
        let solutions = SolutionLayout::new(sheet, figures, (sheet.paper.edge() + TITLE_ROOM, bottom(sheet)));
        let mut layout = Self { sheet, figures, legends, letters, lines: 0, is_centered: false, solutions };
        let needed = layout.most_lines();
        layout.lines = needed;
        // With ruled lines, boards are at the left, so that the lines are as long as possible.
        layout.is_centered = sheet.ruled_lines() == 0;
        layout.is_centered &= layout.most_lines() == needed;
        layout
    }

    fn most_lines(&self) -> usize {
        let count = |broken: Broken| broken.iter().map(|(_, lines)| lines.len()).sum::<usize>();
        let lines = |(figure, legend): (&Figure, &Legend)| {
            let width = self.cell(0).width - self.placing(&figure.diagram).indent - self.number_width(legend);
            count(self.broken(&legend.lines, width)).max(usize::from(legend.number.is_some()))
        };
        self.figures.iter().zip(&self.legends).map(lines).max().unwrap_or(0)
    }

    pub(super) const fn pages(&self) -> usize {
        self.diagram_pages() + self.solutions.pages.len()
    }

    pub(super) const fn diagram_pages(&self) -> usize {
        self.sheet.diagram_page_count(self.figures.len())
    }

    pub(super) fn title(&self, page: usize) -> String {
        let title = &self.sheet.title;
        match (page < self.diagram_pages(), title.is_empty()) {
            (true, _) => title.clone(),
            (false, true) => tr!("diagram-solutions").to_owned(),
            (false, false) => tr!("diagram-solutions-of", title = title),
        }
    }

    /// Returns the diagrams of a page with their legends. Pages are counted from 0.
    pub(super) fn on_page(&self, page: usize) -> impl Iterator<Item = (&'a Figure, &Legend)> {
        let per_page = self.sheet.per_page.count();
        self.figures.iter().zip(&self.legends).skip(page * per_page).take(per_page)
    }

    pub(super) const fn paper(&self) -> (f32, f32) {
        self.sheet.paper.size()
    }

    pub(super) const fn edge(&self) -> f32 {
        self.sheet.paper.edge()
    }

    /// Returns `true` if the gutter of a page is at its left.
    pub(super) const fn is_right_hand(number: usize) -> bool {
        number.is_multiple_of(2)
    }

    /// Returns a cell of the grid. Cells are numbered by rows, and are never wider than high, so that text stays close
    /// to its diagram.
    pub(super) fn cell(&self, place: usize) -> Cell {
        let (columns, rows) = self.sheet.per_page.grid();
        let (width, edge, bottom) = (self.sheet.width(), self.edge(), bottom(self.sheet));
        let top = edge + if self.sheet.title.is_empty() { 0.0 } else { TITLE_ROOM };
        let room = |length: f32, count: u8| (length - GAP * f32::from(count - 1)) / f32::from(count);
        let (column_width, height) = (room(width - 2.0 * edge, columns), room(bottom - top, rows));
        let width = column_width.min(height);
        let (column, row) = (place % usize::from(columns), place / usize::from(columns));
        let x = edge + column as f32 * (column_width + GAP) + (column_width - width) / 2.0;
        Cell { corner: [x, top + row as f32 * (height + GAP)], width, height }
    }

    pub(super) fn below(&self) -> f32 {
        if self.lines == 0 { 0.0 } else { self.letters.line * self.lines as f32 + BESIDE_BOARD }
    }

    /// Returns the distance between ruled lines, which is smaller with more columns.
    pub(super) const fn between_ruled_lines(&self) -> f32 {
        match self.sheet.per_page.grid() {
            (1, _) => 22.0,
            (2, _) => 18.0,
            _ => 14.0,
        }
    }

    pub(super) fn placing(&self, diagram: &Diagram) -> Placing {
        let frame = DiagramSize::from_diagram(diagram);
        let cell = self.cell(0);
        let ruled = self.between_ruled_lines() * f32::from(self.sheet.ruled_lines());
        let room = cell.height - self.below() - ruled;
        let scale = (cell.width / frame.width).min(room / frame.height);
        let wanted = self.sheet.length.map(|length| points(length) / frame.width.max(frame.height));
        let scale = wanted.map_or(scale, |wanted| wanted.min(scale)).max(0.01);
        let left = if self.is_centered { (cell.width - frame.width * scale) / 2.0 } else { 0.0 };
        Placing { scale, left, indent: left + frame.left * scale }
    }

    /// Returns the longer side of the smallest diagram, in micrometers; `None` without diagrams.
    pub(super) fn length(&self) -> Option<u32> {
        let length = |figure: &Figure| {
            let (frame, Placing { scale, .. }) =
                (DiagramSize::from_diagram(&figure.diagram), self.placing(&figure.diagram));
            micrometres(frame.width.max(frame.height) * scale)
        };
        self.figures.iter().map(length).min()
    }

    /// Returns the width of a diagram's number with the gap after it.
    pub(super) fn number_width(&self, legend: &Legend) -> f32 {
        let size = self.letters.size;
        legend.number.map_or(0.0, |number| Weight::Bold.width(&number.to_string(), size) + size * 0.7)
    }

    fn broken(&self, said: &[CaptionLine], width: f32) -> Broken {
        let lines = |CaptionLine { kind, text }: &CaptionLine| {
            let width = (width - self.disc_width(*kind)).max(1.0);
            (*kind, Weight::Regular.break_lines(text, self.size(*kind), width, MOST_LINES))
        };
        said.iter().map(lines).collect()
    }

    fn size(&self, kind: CaptionLineKind) -> f32 {
        self.letters.size * if kind.is_quiet() { QUIET_SIZE } else { 1.0 }
    }

    /// Returns the width of the disc before a line.
    fn disc_width(&self, kind: CaptionLineKind) -> f32 {
        if matches!(kind, CaptionLineKind::Mover(_)) { self.letters.size * 1.1 } else { 0.0 }
    }

    pub(super) fn page(&self, number: usize) -> Page {
        let (width, (page_width, height)) = (self.sheet.width(), self.paper());
        let mut parts = Vec::new();
        let title = self.title(number);
        if !title.is_empty() {
            let title = Weight::Bold.fitted(&title, TITLE, width - 2.0 * self.edge());
            let x = (width - Weight::Bold.width(&title, TITLE)) / 2.0;
            let title = text(title, Weight::Bold, TITLE, [x, self.edge() + TITLE], INK);
            parts.push(self.writing(PartRole::Heading, vec![title]));
        }
        for (place, (figure, legend)) in self.on_page(number).enumerate() {
            parts.extend(self.draw(place, figure, legend));
        }
        let solutions = number.checked_sub(self.diagram_pages()).and_then(|page| self.solutions.pages.get(page));
        let rows = solutions.into_iter().flatten().map(|row| {
            let ink = if row.kind == RowKind::Remark { QUIET } else { INK };
            text(row.text.clone(), row.weight(), LETTERS.size, row.at, ink)
        });
        parts.push(self.writing(PartRole::Paragraphs, rows.collect()));
        if let Some(foot) = self.foot(number) {
            let x = (width - Weight::Regular.width(&foot, FOOT)) / 2.0;
            let foot = text(foot, Weight::Regular, FOOT, [x, height - self.edge() + FOOT], QUIET);
            parts.push(self.writing(PartRole::Foot, vec![foot]));
        }
        if Self::is_right_hand(number) {
            for part in &mut parts {
                part.at[0] += self.sheet.binding();
            }
        }
        Page { width: page_width, height, parts }
    }

    /// Returns a part with shapes that are placed on the whole page.
    fn writing(&self, role: PartRole, shapes: Vec<Shape>) -> PlacedScene {
        let (width, height) = self.paper();
        let scene = Scene { width, height, longer: height, shapes };
        PlacedScene { role, scene, set: PieceSet::Classic, at: [0.0, 0.0], scale: 1.0 }
    }

    /// Returns the page number; `None` if there is only one page.
    pub(super) fn foot(&self, page: usize) -> Option<String> {
        (self.pages() > 1).then(|| format!("{} / {}", page + 1, self.pages()))
    }

    /// Returns the scene of a diagram on paper, without its caption, because the legend contains the caption.
    pub(super) fn scene(diagram: &Diagram) -> Scene {
        Scene::from_diagram(&Self::without_caption(diagram))
    }

    /// Returns a diagram without its caption. Its size is the maximum, so that hatching is fine and coordinates are not
    /// left out as too small.
    pub(super) fn without_caption(diagram: &Diagram) -> Diagram {
        Diagram { caption: String::new(), size: Diagram::MAX_SIZE, ..diagram.clone() }
    }

    /// Draws a diagram in a cell of the grid, and its legend and ruled lines below it.
    fn draw(&self, place: usize, figure: &Figure, legend: &Legend) -> [PlacedScene; 2] {
        let mut writing = Vec::new();
        let cell = self.cell(place);
        let Placing { scale, left, indent } = self.placing(&figure.diagram);
        let scene = Self::scene(&figure.diagram);
        let [x, y] = [cell.corner[0] + indent, cell.corner[1]];
        let width = cell.width - indent;
        let under = y + scene.height * scale;
        let (first, beside) = (under + BESIDE_BOARD + self.letters.size, self.number_width(legend));
        if let Some(number) = legend.number {
            writing.push(text(number.to_string(), Weight::Bold, self.letters.size, [x, first], INK));
        }
        self.write(self.broken(&legend.lines, width - beside), [x + beside, first], &mut writing);
        let lines = (1..=self.sheet.ruled_lines()).map(|line| {
            let y = under + self.below() + self.between_ruled_lines() * f32::from(line);
            ([x, y], [x + width, y])
        });
        let ends: Vec<(Point, Point)> = lines.collect();
        if !ends.is_empty() {
            writing.push(Shape::Lines { ends, color: RULE, width: 0.6 });
        }
        let role = PartRole::Figure(alt_text(&figure.diagram));
        let diagram = PlacedScene { role, scene, set: figure.diagram.pieces, at: [cell.corner[0] + left, y], scale };
        [diagram, self.writing(PartRole::Paragraphs, writing)]
    }

    fn write(&self, said: Broken, [x, mut base]: Point, writing: &mut Vec<Shape>) {
        for (kind, lines) in said {
            if let CaptionLineKind::Mover(color) = kind {
                let radius = self.letters.size * 0.34;
                writing.push(disc([x + radius + 0.5, base - self.letters.size * 0.36], radius, color, INK));
            }
            for line in lines {
                let color = if kind.is_quiet() { QUIET } else { INK };
                writing.push(text(line, Weight::Regular, self.size(kind), [x + self.disc_width(kind), base], color));
                base += self.letters.line;
            }
        }
    }
}

/// Returns the lower end of diagrams and solutions on each page.
pub(super) fn bottom(sheet: &Worksheet) -> f32 {
    sheet.paper.size().1 - sheet.paper.edge() - FOOT_ROOM + FOOT
}

fn text(content: String, weight: Weight, size: f32, at: Point, color: Rgb) -> Shape {
    Shape::Text(Text { content, weight, size, at, color })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;

    fn texts(page: &Page) -> Vec<(String, Point)> {
        let shapes = page.parts.iter().flat_map(|part| &part.scene.shapes);
        let text = |shape: &Shape| match shape {
            Shape::Text(Text { content, at, size, .. }) if *size > 5.0 => Some((content.clone(), *at)),
            _ => None,
        };
        shapes.filter_map(text).collect()
    }

    #[test]
    fn there_is_room_for_any_number_of_lines_below() {
        let sheet = Worksheet::default();
        let bare = Diagram { coordinates: crate::diagram::Coordinates::None, ..Diagram::new(Position::start()) };
        let figures = [Figure::new(bare.clone(), ""), Figure::new(bare.clone(), "")];
        let line = |text: &str| CaptionLine { kind: CaptionLineKind::Title, text: text.to_owned() };
        let long = "word ".repeat(20);
        let legends = vec![
            Legend { number: Some(1), lines: vec![line("one"), line("two"), line("three"), line(&long)] },
            Legend { number: Some(2), ..Legend::default() },
        ];
        let layout = Layout::with_legends(&sheet, &figures, legends);
        let without = Layout::with_legends(&sheet, &figures, vec![Legend::default(); 2]);
        assert!(layout.placing(&bare).scale < without.placing(&bare).scale, "the lines take room from the boards");
        let page = layout.page(0);
        let [first, second] = [0, 2].map(|part| {
            let PlacedScene { scene, at: [_, y], scale, .. } = &page.parts[part];
            (*y, *y + scene.height * scale)
        });
        assert!((first.0 - second.0).abs() < 0.01, "boards of a row stand beside each other");
        let place = |words: &str| texts(&page).into_iter().find(|(text, _)| text.starts_with(words)).expect("text").1;
        assert!(place("one")[1] > first.1 && place("two")[1] > place("one")[1]);
        assert!(place("three")[1] > place("two")[1] && place("word")[1] > place("three")[1]);
        let end = layout.cell(0).corner[1] + layout.cell(0).height;
        assert!(texts(&page).iter().all(|(text, at)| !text.starts_with("word") || at[1] <= end), "in the cell");
        // The number of a diagram without other text is directly below it.
        assert!(place("2")[1] > second.1 && place("2")[1] - second.1 < 20.0);
    }
}
