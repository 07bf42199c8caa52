//! The shapes of a diagram, one list for all renderers. The side of a square is 64 units.

use super::additions::Additions;
use super::description::{MARGIN, OUTSIDE, SQUARE};
use super::font::Weight;
use super::shapes::{ARROW_OPACITY, Hatching, MARK_OPACITY, arrow_outline};
use super::{Coordinates, DarkSquares, Diagram, PieceSet, Rgb};
use crate::board::{Arrow, Color, MarkColor, Piece, Square};
use crate::tr;

/// The margin of sides without coordinates or disc, if other sides have them.
const LEAST_MARGIN: f32 = 12.0;
const BORDER: f32 = 3.0;
/// The font size of coordinates drawn inside the squares.
const INSIDE: f32 = 13.0;
/// The height of the strip for the pieces in hand or the remaining checks of a side.
const ADDITIONS: f32 = 48.0;
/// The side of a piece in hand.
const IN_HAND: f32 = 40.0;
/// The font size of a caption.
const CAPTION: f32 = 26.0;
/// The height of a line of a caption.
const CAPTION_LINE: f32 = 36.0;
/// Maximum number of lines of a caption.
const CAPTION_LINES: usize = 6;

/// The width of a disc's edge, as a fraction of its radius.
pub(super) const DISC_EDGE: f32 = 0.16;

/// A point: x increases to the right, and y downwards.
pub(super) type Point = [f32; 2];

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Text {
    pub(super) content: String,
    pub(super) weight: Weight,
    pub(super) size: f32,
    pub(super) at: Point,
    pub(super) color: Rgb,
}

/// A shape. Squares and pieces are given by their upper left corners; a frame is drawn inside its rectangle. A piece of
/// scale 1 has the size of a square.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Shape {
    Rect { corner: Point, width: f32, height: f32, color: Rgb },
    Squares { corners: Vec<Point>, color: Rgb, opacity: f32 },
    Hatched { corners: Vec<Point>, hatching: Hatching, color: Rgb },
    Lines { ends: Vec<(Point, Point)>, color: Rgb, width: f32 },
    Frame { corner: Point, width: f32, height: f32, line: f32, color: Rgb },
    Polygon { points: Vec<Point>, color: Rgb, opacity: f32, edge: Rgb },
    Disc { center: Point, radius: f32, color: Rgb, edge: Option<Rgb> },
    Piece { piece: Piece, corner: Point, scale: f32 },
    Text(Text),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Scene {
    /// The width of the scene.
    pub(super) width: f32,
    /// The height of the scene, including the caption.
    pub(super) height: f32,
    /// The longer side without the caption; [`Diagram::size`] is its length in pixels.
    pub(super) longer: f32,
    pub(super) shapes: Vec<Shape>,
}

#[derive(Clone, Debug)]
pub(super) struct Page {
    pub(super) width: f32,
    pub(super) height: f32,
    /// The parts in reading order.
    pub(super) parts: Vec<PlacedScene>,
}

/// The meaning of a part of a page for screen readers.
#[derive(Clone, Debug)]
pub(super) enum PartRole {
    Heading,
    /// A diagram with its alternative text.
    Figure(String),
    /// Each text is a paragraph.
    Paragraphs,
    /// The page number, which is not read out.
    Foot,
}

#[derive(Clone, Debug)]
pub(super) struct PlacedScene {
    pub(super) role: PartRole,
    pub(super) scene: Scene,
    pub(super) set: PieceSet,
    pub(super) at: Point,
    pub(super) scale: f32,
}

/// A diagram with the position of its board in the scene.
struct BoardLayout<'a> {
    diagram: &'a Diagram,
    files: u8,
    ranks: u8,
    /// The width of the margins to the left of the board and below it, for coordinates.
    before: f32,
    /// The width of the margins to the right of the board and above it. The left and right margins add up to the same
    /// width as the upper and lower margins, so the picture of a square board is square.
    behind: f32,
    /// The additions of the variant for the side at the top and the side at the bottom.
    additions: [Option<Additions>; 2],
}

/// The size of the scene of a diagram without a caption, and the upper left corner of its board.
#[derive(Clone, Copy, Debug)]
pub(super) struct DiagramSize {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) left: f32,
    pub(super) top: f32,
}

impl DiagramSize {
    pub(super) fn from_diagram(diagram: &Diagram) -> Self {
        BoardLayout::new(diagram).frame()
    }
}

impl Scene {
    pub(super) fn from_diagram(diagram: &Diagram) -> Self {
        let place = BoardLayout::new(diagram);
        let DiagramSize { width, height, .. } = place.frame();
        let has_surroundings = height > place.height() || width > place.width();
        let lines = Weight::Regular.break_lines(&diagram.caption, CAPTION, width * 0.96, CAPTION_LINES);
        let below = if lines.is_empty() { 0.0 } else { lines.len() as f32 * CAPTION_LINE + 14.0 };
        let mut shapes = Vec::new();
        if below > 0.0 || has_surroundings {
            let color = diagram.colors.paper;
            shapes.push(Shape::Rect { corner: [0.0, 0.0], width, height: height + below, color });
        }
        place.draw(&mut shapes);
        for (line, text) in (0..).zip(lines) {
            let y = height + 6.0 + CAPTION_LINE * (line as f32 + 0.75);
            let at = [(width - Weight::Regular.width(&text, CAPTION)) / 2.0, y];
            let (weight, color) = (Weight::Regular, diagram.colors.ink);
            shapes.push(Shape::Text(Text { content: text, weight, size: CAPTION, at, color }));
        }
        Self { width, height: height + below, longer: width.max(height), shapes }
    }

    pub(super) fn pixels(&self, size: u32) -> (u32, u32) {
        let scale = size as f32 / self.longer;
        let pixels = |length: f32| (length * scale).round().max(1.0) as u32;
        (pixels(self.width), pixels(self.height))
    }
}

impl<'a> BoardLayout<'a> {
    fn new(diagram: &'a Diagram) -> Self {
        let size = diagram.position.board.size();
        let border = if diagram.border { BORDER } else { 0.0 };
        let has_names = diagram.coordinates == Coordinates::Outside;
        // If some sides have a wide margin, the others get a narrow one.
        let least = if has_names || diagram.mover { LEAST_MARGIN } else { border };
        let before = if has_names { MARGIN } else { least };
        let behind = if diagram.mover { MARGIN } else { least };
        let additions = [!diagram.view, diagram.view].map(|color| Additions::new(&diagram.position, color));
        Self { diagram, files: size.files(), ranks: size.ranks(), before, behind, additions }
    }

    fn frame(&self) -> DiagramSize {
        let around = self.before + self.behind;
        let strips = ADDITIONS * self.additions.iter().flatten().count() as f32;
        let (width, height) = (self.width() + around, self.height() + around + strips);
        DiagramSize { width, height, left: self.before, top: self.top() }
    }

    /// Returns the y coordinate of the upper end of the board.
    fn top(&self) -> f32 {
        self.behind + if self.additions[0].is_some() { ADDITIONS } else { 0.0 }
    }

    fn width(&self) -> f32 {
        f32::from(self.files) * SQUARE
    }

    fn height(&self) -> f32 {
        f32::from(self.ranks) * SQUARE
    }

    fn corner(&self, square: Square) -> Point {
        let (column, row) = match self.diagram.view {
            Color::White => (square.file, self.ranks - 1 - square.rank),
            Color::Black => (self.files - 1 - square.file, square.rank),
        };
        [self.before + f32::from(column) * SQUARE, self.top() + f32::from(row) * SQUARE]
    }

    fn center(&self, square: Square) -> Point {
        let [x, y] = self.corner(square);
        [x + SQUARE / 2.0, y + SQUARE / 2.0]
    }

    fn draw(&self, shapes: &mut Vec<Shape>) {
        self.draw_squares(shapes);
        self.draw_marks(shapes);
        match self.diagram.coordinates {
            Coordinates::Inside if self.can_read_names() => self.name_squares(shapes),
            Coordinates::Outside => self.name_lines(shapes),
            Coordinates::Inside | Coordinates::None => {}
        }
        let men = self.diagram.position.board.pieces();
        shapes.extend(men.map(|(square, piece)| Shape::Piece { piece, corner: self.corner(square), scale: 1.0 }));
        let arrows = self.diagram.arrows_on_board();
        shapes.extend(arrows.map(|arrow| self.arrow(arrow)));
        self.draw_border(shapes);
        self.draw_additions(shapes);
        if self.diagram.mover {
            shapes.push(self.mover());
        }
    }

    fn square_pixels(&self) -> f32 {
        let around = self.before + self.behind;
        SQUARE * self.diagram.size as f32 / (self.width().max(self.height()) + around)
    }

    /// Returns `true` if coordinates in the squares are large enough to be legible.
    fn can_read_names(&self) -> bool {
        const LEAST: f32 = 5.0;
        INSIDE * self.diagram.size as f32 / self.width().max(self.height()) >= LEAST
    }

    fn draw_squares(&self, shapes: &mut Vec<Shape>) {
        let colors = &self.diagram.colors;
        let corner = [self.before, self.top()];
        shapes.push(Shape::Rect { corner, width: self.width(), height: self.height(), color: colors.light });
        let squares = self.diagram.position.board.size().squares();
        let corners: Vec<Point> = squares.filter(|square| is_dark(*square)).map(|square| self.corner(square)).collect();
        shapes.push(match colors.dark {
            DarkSquares::Plain(color) => Shape::Squares { corners, color, opacity: 1.0 },
            DarkSquares::Hatched(color) => {
                Shape::Hatched { corners, hatching: Hatching::new(self.square_pixels()), color }
            }
        });
    }

    fn draw_marks(&self, shapes: &mut Vec<Shape>) {
        for color in MarkColor::ALL {
            let mut squares: Vec<Square> =
                self.diagram.marks_on_board().filter(|mark| mark.color == color).map(|mark| mark.square).collect();
            squares.sort_unstable();
            squares.dedup();
            if !squares.is_empty() {
                let corners = squares.into_iter().map(|square| self.corner(square)).collect();
                shapes.push(Shape::Squares { corners, color: self.diagram.colors.mark(color), opacity: MARK_OPACITY });
            }
        }
    }

    fn edges(&self) -> (Vec<Square>, Vec<Square>) {
        let (left, bottom) = self.diagram.view.pick((0, 0), (self.files - 1, self.ranks - 1));
        let ranks = (0..self.ranks).map(|rank| Square::new(left, rank)).collect();
        (ranks, (0..self.files).map(|file| Square::new(file, bottom)).collect())
    }

    fn name_squares(&self, shapes: &mut Vec<Shape>) {
        const GAP: f32 = 3.5;
        let (ranks, files) = self.edges();
        for square in ranks {
            let [x, y] = self.corner(square);
            self.name(shapes, square, (square.rank + 1).to_string(), INSIDE, |_| [x + GAP, y + GAP + INSIDE * 0.72]);
        }
        for square in files {
            let [x, y] = self.corner(square);
            let at = |width| [x + SQUARE - GAP - width, y + SQUARE - GAP - 0.5];
            self.name(shapes, square, square.file_letter().to_string(), INSIDE, at);
        }
    }

    /// Draws a coordinate in a square, on a plain background if the square is hatched.
    fn name(&self, shapes: &mut Vec<Shape>, square: Square, content: String, size: f32, at: impl Fn(f32) -> Point) {
        let colors = &self.diagram.colors;
        let width = Weight::Bold.width(&content, size);
        let at = at(width);
        if is_dark(square) && matches!(colors.dark, DarkSquares::Hatched(_)) {
            let (corner, height) = ([at[0] - 2.0, at[1] - size * 0.72 - 2.0], size * 0.72 + 4.0);
            shapes.push(Shape::Rect { corner, width: width + 4.0, height, color: colors.light });
        }
        let color = if is_dark(square) { colors.on_dark } else { colors.on_light };
        shapes.push(Shape::Text(Text { content, weight: Weight::Bold, size, at, color }));
    }

    fn name_lines(&self, shapes: &mut Vec<Shape>) {
        let (ranks, files) = self.edges();
        let middle = self.before / 2.0;
        let mut centered = |content: String, [x, y]: Point| {
            let at = [x - Weight::Regular.width(&content, OUTSIDE) / 2.0, y + OUTSIDE * 0.36];
            let (weight, color) = (Weight::Regular, self.diagram.colors.ink);
            shapes.push(Shape::Text(Text { content, weight, size: OUTSIDE, at, color }));
        };
        for square in ranks {
            centered((square.rank + 1).to_string(), [middle - 1.0, self.center(square)[1]]);
        }
        let below = self.top() + self.height() + middle;
        for square in files {
            centered(square.file_letter().to_string(), [self.center(square)[0], below]);
        }
    }

    fn draw_border(&self, shapes: &mut Vec<Shape>) {
        if self.diagram.border {
            let corner = [self.before - BORDER, self.top() - BORDER];
            let (width, height) = (self.width() + 2.0 * BORDER, self.height() + 2.0 * BORDER);
            shapes.push(Shape::Frame { corner, width, height, line: BORDER, color: self.diagram.colors.ink });
        }
    }

    /// Returns a disc in the color of the side to move, to the right of its back rank.
    fn mover(&self) -> Shape {
        let color = self.diagram.position.side_to_move;
        let rank = self.diagram.position.board.size().back_rank(color);
        let center = [self.before + self.width() + self.behind * 0.5 + 1.0, self.center(Square::new(0, rank))[1]];
        let ink = self.diagram.colors.ink;
        disc(center, 11.0, color, ink)
    }

    fn arrow(&self, arrow: Arrow) -> Shape {
        let points = arrow_outline(self.center(arrow.from), self.center(arrow.to), SQUARE).to_vec();
        let colors = &self.diagram.colors;
        Shape::Polygon { points, color: colors.mark(arrow.color), opacity: ARROW_OPACITY, edge: colors.paper }
    }
}

impl BoardLayout<'_> {
    /// Draws the pieces in hand and the remaining checks of each side in a strip on its side of the board.
    fn draw_additions(&self, shapes: &mut Vec<Shape>) {
        let bottom = self.frame().height - ADDITIONS;
        for (additions, y) in self.additions.iter().zip([0.0, bottom]) {
            if let Some(additions) = additions {
                self.draw_strip(additions, y + (ADDITIONS - IN_HAND) / 2.0, shapes);
            }
        }
    }

    fn draw_strip(&self, Additions { hand, checks }: &Additions, y: f32, shapes: &mut Vec<Shape>) {
        let (mut x, weight, color) = (self.before, Weight::Regular, self.diagram.colors.ink);
        let mut write = |content: String, x: f32| {
            let width = weight.width(&content, OUTSIDE);
            let at = [x, y + IN_HAND / 2.0 + OUTSIDE * 0.36];
            shapes.push(Shape::Text(Text { content, weight, size: OUTSIDE, at, color }));
            width
        };
        let mut pieces = Vec::new();
        for (piece, count) in hand {
            pieces.push(Shape::Piece { piece: *piece, corner: [x, y], scale: IN_HAND / SQUARE });
            x += IN_HAND;
            if *count > 1 {
                x += write(format!("\u{d7}{count}"), x);
            }
            x += IN_HAND * 0.25;
        }
        if let Some(count) = checks {
            write(tr!("diagram-checks", count = usize::from(*count)), x);
        }
        shapes.extend(pieces);
    }
}

/// Returns the disc of a side to move. Black's disc has no edge, because a small disc with an edge would look angular.
pub(super) fn disc(center: Point, radius: f32, side: Color, ink: Rgb) -> Shape {
    match side {
        Color::White => Shape::Disc { center, radius, color: Rgb::WHITE, edge: Some(ink) },
        Color::Black => Shape::Disc { center, radius: radius * (1.0 + DISC_EDGE / 2.0), color: ink, edge: None },
    }
}

/// Returns `true` for the squares with the color of a1.
pub(super) const fn is_dark(square: Square) -> bool {
    (square.file + square.rank).is_multiple_of(2)
}
