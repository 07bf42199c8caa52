//! Grayscale pictures in several sizes, and checking that the squares of a lattice alternate like a board and the
//! surroundings do not.

use std::ops::Range;

use super::super::corners::Point;
use super::super::picture::Picture;
use super::lattice::Lattice;

/// Positions along the common side at which adjacent squares are compared, 0 to 1. Pieces seldom reach there.
const ALONG: [f32; 4] = [0.08, 0.16, 0.84, 0.92];
/// Distances from the common side at which adjacent squares are compared, in sides of a square.
const AWAY: [f32; 2] = [0.1, 0.18];

pub(super) struct Level {
    pub(super) grey: Grey,
    pub(super) sums: Vec<u16>,
}

impl Level {
    pub(super) fn new(grey: Grey) -> Self {
        let sums = grey.sums();
        Self { grey, sums }
    }

    fn brightness(&self, place: Point) -> Option<f32> {
        let (x, y) = (place.x.floor(), place.y.floor());
        let is_inside = x >= 1.0 && y >= 1.0 && x + 1.0 < self.grey.width as f32 && y + 1.0 < self.grey.height as f32;
        is_inside.then(|| f32::from(self.sums[y as usize * self.grey.width + x as usize]) / 9.0)
    }
}

/// How many of the 49 inner corners of a frame were found.
#[derive(Clone, Copy)]
pub(super) enum FoundCorners {
    Some,
    Most,
    /// Also on each of the four outer lines.
    NearlyAll,
}

/// Measurements of a frame of 8x8 lattice squares.
#[derive(Debug)]
pub(super) struct BoardFrame {
    /// The difference between light and dark squares, in levels of brightness.
    pub(super) contrast: f32,
    /// The number of alternating pairs of neighboring squares, of 112.
    pub(super) alternating: usize,
    /// The number of alternating pairs in the worst row or column, of 7.
    pub(super) worst_line: usize,
    /// The number of alternating pairs in the outer rows and columns together, of 28.
    pub(super) outer: usize,
    /// The number of alternating pairs in the best row or column outside the frame, of 7.
    pub(super) outside: usize,
}

impl BoardFrame {
    pub(super) fn measure(level: &Level, lattice: &Lattice, (column, row): (i32, i32)) -> Option<Self> {
        let line = |is_upright: bool, line: i32| {
            [0, 1, 2, 3, 4, 5, 6].map(|place| {
                let (across, down) = if is_upright { (line, place) } else { (place, line) };
                let sign = if (across + down) % 2 == 0 { 1.0 } else { -1.0 };
                let square = ((column - 1 + across) as f32, (row - 1 + down) as f32);
                difference(level, lattice, square, is_upright).map(|difference| difference * sign)
            })
        };
        let numbers = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8];
        let lines = [false, true].map(|is_upright| numbers.map(|number| line(is_upright, number)));
        let mut inner: Vec<f32> =
            lines.iter().flat_map(|lines| &lines[1..9]).flatten().map(|value| value.unwrap_or(0.0)).collect();
        let middle = median(&mut inner);
        let contrast = middle.abs();
        let count = |line: &[Option<f32>; 7], alike: Range<f32>| {
            let parts = line.iter().flatten().map(|value| value * middle.signum() / contrast);
            parts.filter(|part| alike.contains(part)).count()
        };
        let counts = lines.map(|lines| lines.map(|line| count(&line, 0.4..2.5)));
        let beyond = lines.iter().flat_map(|lines| [lines[0], lines[9]]);
        let inner = counts.iter().flat_map(|counts| &counts[1..9]);
        Some(Self {
            contrast,
            alternating: inner.clone().sum(),
            worst_line: *inner.min()?,
            outer: counts.iter().map(|counts| counts[1] + counts[8]).sum(),
            // Another board beside this one may reach halfway into the line outside.
            outside: beyond.map(|line| count(&line, 0.7..1.5)).max()?,
        })
    }

    /// Returns `true` if this is a whole board and not part of a larger pattern. Where many corners were found, fewer
    /// pairs must alternate, because pieces may hide squares.
    pub(super) const fn is_board(&self, corners: FoundCorners) -> bool {
        let alternates = self.alternating >= 84 && self.worst_line >= 3 && self.outer >= 19;
        let is_enough = match corners {
            FoundCorners::NearlyAll => self.alternating >= 70,
            FoundCorners::Most => {
                self.alternating >= 70 && self.worst_line >= 2 && self.outer >= 12 && self.outside <= 1
            }
            FoundCorners::Some => false,
        };
        self.contrast >= 3.0 && self.outside < 6 && (alternates || is_enough)
    }
}

/// Returns how much lighter a square is than the next square to the right or, if `is_below`, the square below, measured
/// along their common side. `None` if a point is outside the picture.
fn difference(level: &Level, lattice: &Lattice, (column, row): (f32, f32), is_below: bool) -> Option<f32> {
    let at = |along: f32, beyond: f32| {
        let (across, down) = if is_below { (along, 1.0 + beyond) } else { (1.0 + beyond, along) };
        level.brightness(lattice.place(column + across, row + down))
    };
    let mut differences = [0.0; ALONG.len() * AWAY.len()];
    let places = ALONG.into_iter().flat_map(|along| AWAY.map(|away| (along, away)));
    for (difference, (along, away)) in differences.iter_mut().zip(places) {
        *difference = at(along, -away)? - at(along, away)?;
    }
    Some(median(&mut differences))
}

fn median(values: &mut [f32]) -> f32 {
    values.sort_by(f32::total_cmp);
    f32::midpoint(values[values.len() / 2 - 1], values[values.len() / 2])
}

#[derive(Clone)]
pub(super) struct Grey {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) values: Vec<u8>,
}

impl Grey {
    pub(super) fn from_picture(picture: &Picture) -> Self {
        let values = picture.rgb().as_chunks().0.iter().map(|[red, green, blue]| {
            let [red, green, blue] = [red, green, blue].map(|value| u32::from(*value));
            ((77 * red + 150 * green + 29 * blue + 128) >> 8) as u8
        });
        Self { width: picture.width(), height: picture.height(), values: values.collect() }
    }

    /// Returns the brightness at a point between the centers of pixels; that of the edge outside the picture.
    pub(super) fn bilinear(&self, place: Point) -> u8 {
        let (left, top) = (place.x.floor(), place.y.floor());
        let at = |right: f32, down: f32| {
            let x = ((left + right).max(0.0) as usize).min(self.width - 1);
            let y = ((top + down).max(0.0) as usize).min(self.height - 1);
            f32::from(self.values[y * self.width + x])
        };
        let (right, down) = (place.x - left, place.y - top);
        let upper = at(0.0, 0.0) + (at(1.0, 0.0) - at(0.0, 0.0)) * right;
        let lower = at(0.0, 1.0) + (at(1.0, 1.0) - at(0.0, 1.0)) * right;
        (upper + (lower - upper) * down + 0.5) as u8
    }

    pub(super) fn halved(&self) -> Self {
        let (width, height) = (self.width / 2, self.height / 2);
        let mut values = Vec::with_capacity(width * height);
        for rows in self.values.chunks_exact(2 * self.width.max(1)) {
            let (upper, lower) = rows.split_at(self.width);
            let pairs = upper.as_chunks::<2>().0.iter().zip(lower.as_chunks::<2>().0);
            values.extend(pairs.map(|([a, b], [c, d])| {
                ((u16::from(*a) + u16::from(*b) + u16::from(*c) + u16::from(*d) + 2) >> 2) as u8
            }));
        }
        Self { width, height, values }
    }

    /// Blurs details smaller than three pixels, such as hatching. `sums` are the [`sums`](Self::sums) of this picture.
    pub(super) fn blurred(&self, sums: &[u16]) -> Self {
        let values =
            sums.iter().zip(&self.values).map(|(sum, value)| if *sum == 0 { *value } else { ((sum + 4) / 9) as u8 });
        Self { values: values.collect(), ..*self }
    }

    pub(super) fn sums(&self) -> Vec<u16> {
        let (width, height) = (self.width, self.height);
        let mut sums = vec![0; width * height];
        let mut column = vec![0_u16; width];
        for y in 1..height.saturating_sub(1) {
            let rows = [y - 1, y, y + 1].map(|y| &self.values[y * width..(y + 1) * width]);
            for (((sum, a), b), c) in column.iter_mut().zip(rows[0]).zip(rows[1]).zip(rows[2]) {
                *sum = u16::from(*a) + u16::from(*b) + u16::from(*c);
            }
            let out = &mut sums[y * width + 1..(y + 1) * width];
            for (((out, a), b), c) in out.iter_mut().zip(&column).zip(column.iter().skip(1)).zip(column.iter().skip(2))
            {
                *out = a + b + c;
            }
        }
        sums
    }
}
