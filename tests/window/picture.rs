//! Screenshots: pixels, areas of one colour, and the board with its pieces.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::path::Path;

use egui::{Color32, Visuals};
use fenwright::app::ui::theme::{BoardColors, Palette, board_colors, palette};
use fenwright::diagram::Coloring;

/// A colour without transparency.
pub(crate) type Rgb = [u8; 3];

/// A point of the screen, in pixels.
pub(crate) type Point = (usize, usize);

/// A rectangle of the screen in pixels. The right and bottom edges are exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) left: usize,
    pub(crate) top: usize,
    pub(crate) right: usize,
    pub(crate) bottom: usize,
}

impl Area {
    pub(crate) const fn width(&self) -> usize {
        self.right - self.left
    }

    pub(crate) const fn height(&self) -> usize {
        self.bottom - self.top
    }

    pub(crate) const fn middle(&self) -> Point {
        (usize::midpoint(self.left, self.right), usize::midpoint(self.top, self.bottom))
    }

    fn add(&mut self, (x, y): Point) {
        self.left = self.left.min(x);
        self.top = self.top.min(y);
        self.right = self.right.max(x + 1);
        self.bottom = self.bottom.max(y + 1);
    }

    const fn of_pixel((x, y): Point) -> Self {
        Self { left: x, top: y, right: x + 1, bottom: y + 1 }
    }
}

/// The colours of the light theme.
pub(crate) fn light() -> &'static Palette {
    palette(&Visuals::light())
}

/// The default colours of the board in the light theme.
pub(crate) fn light_board() -> BoardColors {
    board_colors(Coloring::default(), false)
}

/// The default colours of the board in the dark theme.
pub(crate) fn dark_board() -> BoardColors {
    board_colors(Coloring::default(), true)
}

pub(crate) const fn rgb(color: Color32) -> Rgb {
    [color.r(), color.g(), color.b()]
}

/// A screenshot.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Rows of pixels. Each has four bytes: blue, green, red and padding.
    bytes: Vec<u8>,
    /// The offset of the first pixel.
    start: usize,
    /// The number of bytes per row.
    row: usize,
}

impl Picture {
    /// Reads an XWD window dump, the format in which Xvfb keeps its screen.
    pub(crate) fn from_window_dump(bytes: Vec<u8>) -> Self {
        let number = |index: usize| {
            let field = bytes.get(4 * index..4 * index + 4).expect("a whole header");
            u32::from_be_bytes(field.try_into().expect("four bytes")) as usize
        };
        // The fields of XWDFileHeader, X11/XWDFile.h.
        let (header, width, height) = (number(0), number(4), number(5));
        let (least_byte_first, bits, row, colors) = (number(7) == 0, number(11), number(12), number(19));
        assert!(least_byte_first && bits == 32, "a screen of 32 bits a pixel, the blue byte first");
        Self { width, height, start: header + 12 * colors, row, bytes }
    }

    /// Reads a portable pixmap with one byte per colour and without comments.
    pub(crate) fn from_ppm(bytes: &[u8]) -> Self {
        let mut parts = bytes.splitn(4, u8::is_ascii_whitespace);
        let mut word = || parts.next().expect("a whole header");
        assert_eq!(word(), b"P6", "a portable pixmap");
        let mut number = || std::str::from_utf8(word()).ok().and_then(|word| word.parse().ok()).expect("a number");
        let (width, height): (usize, usize) = (number(), number());
        let pixels = parts.next().and_then(|rest| rest.strip_prefix(b"255\n")).expect("a byte a colour");
        let bytes: Vec<u8> = pixels.chunks_exact(3).flat_map(|pixel| [pixel[2], pixel[1], pixel[0], 0]).collect();
        assert_eq!(bytes.len(), 4 * width * height, "all pixels");
        Self { width, height, start: 0, row: 4 * width, bytes }
    }

    pub(crate) fn at(&self, (x, y): Point) -> Rgb {
        let at = self.start + y * self.row + 4 * x;
        [self.bytes[at + 2], self.bytes[at + 1], self.bytes[at]]
    }

    fn points(&self) -> impl Iterator<Item = Point> {
        let width = self.width;
        (0..self.height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    /// Returns `true` if this colour is found on a grid of points.
    pub(crate) fn shows(&self, color: Color32) -> bool {
        (0..self.height).step_by(8).any(|y| (0..self.width).step_by(8).any(|x| self.at((x, y)) == rgb(color)))
    }

    /// The connected areas of matching pixels.
    pub(crate) fn areas(&self, wanted: impl Fn(Rgb) -> bool) -> Vec<Area> {
        let mut open: Vec<bool> = self.points().map(|point| wanted(self.at(point))).collect();
        let mut areas = Vec::new();
        let mut waiting = Vec::new();
        for start in 0..open.len() {
            if !std::mem::take(&mut open[start]) {
                continue;
            }
            let point = |index: usize| (index % self.width, index / self.width);
            let mut area = Area::of_pixel(point(start));
            waiting.push(start);
            while let Some(index) = waiting.pop() {
                let (x, y) = point(index);
                area.add((x, y));
                let beside = [
                    (x > 0).then(|| index - 1),
                    (x + 1 < self.width).then_some(index + 1),
                    (y > 0).then(|| index - self.width),
                    (y + 1 < self.height).then_some(index + self.width),
                ];
                for next in beside.into_iter().flatten() {
                    if std::mem::take(&mut open[next]) {
                        waiting.push(next);
                    }
                }
            }
            areas.push(area);
        }
        areas
    }

    /// The bounding box of all pixels in which two pictures differ.
    pub(crate) fn difference(&self, other: &Self) -> Option<Area> {
        let mut points = self.points().filter(|point| self.at(*point) != other.at(*point));
        let mut area = Area::of_pixel(points.next()?);
        points.for_each(|point| area.add(point));
        Some(area)
    }

    /// The board: the largest connected area of square colours.
    pub(crate) fn board(&self, colors: &BoardColors) -> Option<Board> {
        let grounds = [rgb(colors.light), rgb(colors.dark)];
        let areas = self.areas(|pixel| grounds.contains(&pixel));
        let largest = areas.into_iter().max_by_key(|area| area.width() * area.height())?;
        let is_board = largest.width() == largest.height() && largest.width() >= 160;
        is_board.then_some(Board { area: largest })
    }

    /// The pieces on all squares, ranks from the top, files from the left.
    pub(crate) fn men(&self, board: Board) -> Vec<String> {
        (0..8).map(|row| (0..8).map(|column| self.man(board.place(column, row))).collect()).collect()
    }

    /// `w` or `b` for a piece, `.` for an empty square. A piece has its own colours in the centre of the square.
    fn man(&self, square: Area) -> char {
        let margin = square.width() / 5;
        let inner = (square.top + margin..square.bottom - margin)
            .flat_map(|y| (square.left + margin..square.right - margin).map(move |x| (x, y)));
        let (mut all, mut white, mut black) = (0, 0, 0);
        for pixel in inner.map(|point| self.at(point)) {
            all += 1;
            white += usize::from(pixel.iter().all(|part| *part > 248));
            black += usize::from(pixel.iter().all(|part| *part < 90));
        }
        match (white * 10 > all, black * 10 > all) {
            (true, _) => 'w',
            (false, true) => 'b',
            (false, false) => '.',
        }
    }

    /// The percentage of pixels in this area that are blended: not one of the four most frequent colours.
    pub(crate) fn blended(&self, area: Area) -> f64 {
        let mut counts = std::collections::HashMap::new();
        for y in area.top..area.bottom {
            for x in area.left..area.right {
                *counts.entry(self.at((x, y))).or_insert(0_usize) += 1;
            }
        }
        let mut counts: Vec<usize> = counts.into_values().collect();
        counts.sort_unstable_by_key(|count| std::cmp::Reverse(*count));
        let all: usize = counts.iter().sum();
        let blended: usize = counts.iter().skip(4).sum();
        100.0 * blended as f64 / all as f64
    }

    /// The runs of rows with ink in these columns, from the top: lines of text.
    pub(crate) fn lines(&self, left: usize, right: usize, top: usize, bottom: usize) -> Vec<(usize, usize)> {
        runs((top..bottom).filter(|y| (left..right).any(|x| is_ink(self.at((x, *y))))), 3)
    }

    /// The runs of columns with ink in these rows, from the left: words with at least this gap.
    pub(crate) fn words(
        &self,
        left: usize,
        right: usize,
        top: usize,
        bottom: usize,
        apart: usize,
    ) -> Vec<(usize, usize)> {
        runs((left..right).filter(|x| (top..bottom).any(|y| is_ink(self.at((*x, y))))), apart)
    }

    /// Saves the picture of a failed test.
    pub(crate) fn save(&self, path: &Path) -> Result<(), String> {
        let size = |side: usize| u32::try_from(side).map_err(|error| error.to_string());
        let mut image = resvg::tiny_skia::Pixmap::new(size(self.width)?, size(self.height)?).ok_or("no picture")?;
        for (pixel, point) in image.pixels_mut().iter_mut().zip(self.points()) {
            let [red, green, blue] = self.at(point);
            *pixel = resvg::tiny_skia::ColorU8::from_rgba(red, green, blue, 255).premultiply();
        }
        image.save_png(path).map_err(|error| error.to_string())
    }
}

/// Returns `true` for text on a light background, including disabled text.
fn is_ink(pixel: Rgb) -> bool {
    pixel.iter().all(|part| *part < 190)
}

/// Joins numbers with gaps smaller than `apart`. The ends are exclusive.
fn runs(numbers: impl Iterator<Item = usize>, apart: usize) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((_, end)) if number < *end + apart => *end = number + 1,
            _ => runs.push((number, number + 1)),
        }
    }
    runs
}

/// The place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) area: Area,
}

impl Board {
    /// The side of a square.
    pub(crate) const fn side(&self) -> usize {
        self.area.width() / 8
    }

    const fn place(&self, column: usize, row: usize) -> Area {
        let (left, top) = (self.area.left + column * self.side(), self.area.top + row * self.side());
        Area { left, top, right: left + self.side(), bottom: top + self.side() }
    }

    /// The place of a square, with White at the bottom.
    pub(crate) fn square(&self, name: &str) -> Area {
        let [file @ b'a'..=b'h', rank @ b'1'..=b'8'] = name.as_bytes() else { unreachable!("{name} is no square") };
        self.place((file - b'a').into(), (b'8' - rank).into())
    }
}

/// The pieces of a FEN in the form of [`Picture::men`].
pub(crate) fn men_of(fen: &str) -> Vec<String> {
    let placement = fen.split(' ').next().unwrap_or_default();
    placement.split('/').map(men_of_rank).collect()
}

fn men_of_rank(rank: &str) -> String {
    let mut men = String::new();
    for character in rank.chars() {
        match character.to_digit(10) {
            Some(empty) => men.extend(std::iter::repeat_n('.', empty as usize)),
            None => men.push(if character.is_uppercase() { 'w' } else { 'b' }),
        }
    }
    men
}
