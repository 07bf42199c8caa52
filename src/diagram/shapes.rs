//! The shapes of arrows and of the hatching of dark squares, shared by pictures, pages and the window.

use std::fmt::Write;

use super::Rgb;
use super::description::SQUARE;
use super::scene::Point;

/// The opacity of a marked square.
pub const MARK_OPACITY: f32 = 0.6;
/// The opacity of an arrow.
pub const ARROW_OPACITY: f32 = 0.8;
/// The width of the line around an arrow, which separates crossing arrows, as a fraction of a square's side.
pub const ARROW_EDGE: f32 = 1.5 / 64.0;

/// Returns the outline of an arrow between the centers of two squares, clockwise from its tip. All of the arrow is
/// visible from the tip, so a triangle fan from there fills it.
pub fn arrow_outline([x1, y1]: [f32; 2], [x2, y2]: [f32; 2], square: f32) -> [[f32; 2]; 7] {
    // In 64ths of the side of a square.
    const HALF_WIDTH: f32 = 5.5;
    const HEAD: f32 = 24.0;
    const HEAD_HALF_WIDTH: f32 = 15.0;
    const START: f32 = 12.8;
    const BEYOND: f32 = 4.0;
    let unit = square / 64.0;
    let length = (x2 - x1).hypot(y2 - y1);
    let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
    // Returns a point, given its distance along the arrow and its distance to the right of the arrow.
    let point = |along: f32, aside: f32| [x1 + dx * along - dy * aside, y1 + dy * along + dx * aside];
    let (start, tip) = (START * unit, length + BEYOND * unit);
    let (neck, half_width, head_half_width) = (tip - HEAD * unit, HALF_WIDTH * unit, HEAD_HALF_WIDTH * unit);
    [
        point(tip, 0.0),
        point(neck, head_half_width),
        point(neck, half_width),
        point(start, half_width),
        point(start, -half_width),
        point(neck, -half_width),
        point(neck, -head_half_width),
    ]
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hatching {
    /// The number of lines that meet a side of the square.
    lines: u8,
    /// The line width, in the units of the scene.
    pub(super) width: f32,
}

impl Hatching {
    /// Creates the hatching of squares of this many pixels. Along a side, lines are at least 3.5 pixels apart (except
    /// in tiny squares), so that they do not run together.
    pub(super) fn new(pixels: f32) -> Self {
        let lines = (pixels / 3.5).clamp(2.0, 8.0) as u8;
        Self { lines, width: (0.55 * SQUARE / pixels.max(1.0)).clamp(1.3, 6.0) }
    }

    /// Returns the id in SVG. It depends on the number of lines because several pictures may share a web page.
    pub(super) fn name(self) -> String {
        format!("hatching{}", self.lines)
    }

    pub(super) fn path(self) -> String {
        let mut path = String::new();
        for ([x1, y1], [x2, y2]) in self.lines([0.0, 0.0]) {
            let _ = write!(path, "M{x1:.2} {y1:.2}L{x2:.2} {y2:.2}"); // writing to a `String` cannot fail
        }
        path
    }

    /// Returns the lines of a square. They continue in the dark squares that touch its corners.
    pub(super) fn lines(self, [x, y]: Point) -> impl Iterator<Item = (Point, Point)> {
        // Keeps the corners of the line ends inside the square: half the line width at 45 degrees.
        let inset = self.width * 0.354;
        (1..2 * self.lines).map(move |line| {
            let away = f32::from(line) * SQUARE / f32::from(self.lines);
            let over = (away - SQUARE).max(0.0);
            let end = away.min(SQUARE);
            ([x + over + inset, y + end - inset], [x + end - inset, y + over + inset])
        })
    }
}

/// Returns an SVG of a hatched dark square of this many pixels, 64 by 64 units, without a background.
pub fn hatched_square(pixels: u32, color: Rgb) -> String {
    let hatching = Hatching::new(pixels as f32);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SQUARE} {SQUARE}\"><path d=\"{}\" fill=\"none\" \
         stroke=\"{color}\" stroke-width=\"{}\"/></svg>",
        hatching.path(),
        hatching.width
    )
}
