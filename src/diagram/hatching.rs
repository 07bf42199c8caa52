//! The hatching of dark squares in print.

use std::fmt::Write;

use super::Rgb;
use super::scene::Point;
use super::units::SQUARE;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hatching {
    /// The number of lines that meet a side of the square.
    lines: u8,
    /// The line width, in the units of the scene.
    pub(super) width: f32,
}

impl Hatching {
    /// Creates the hatching of squares of this many pixels. Lines closer than three pixels would run together, and
    /// lines thinner than half a pixel would fade.
    pub(super) fn new(pixels: f32) -> Self {
        let lines = (pixels / 3.5).clamp(2.0, 8.0) as u8;
        Self { lines, width: (0.55 * SQUARE / pixels.max(1.0)).clamp(1.3, 6.0) }
    }

    /// Returns the id in SVG. It depends on the number of lines because several pictures may share a web page.
    pub(super) fn name(self) -> String {
        format!("hatching{}", self.lines)
    }

    /// Returns the lines of a square with its upper left corner at the origin, as SVG path data.
    pub(super) fn path(self) -> String {
        let mut path = String::new();
        for ([x1, y1], [x2, y2]) in self.lines([0.0, 0.0]) {
            let _ = write!(path, "M{x1:.2} {y1:.2}L{x2:.2} {y2:.2}"); // a string takes everything
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
