//! Checking that the squares of a lattice alternate like a board and the surroundings do not.

use super::super::corners::Point;
use super::grey::Grey;
use super::lattice::Lattice;

/// Where adjacent squares are compared, along their common side and away from it, as fractions of a side: pieces seldom
/// reach there.
const ALONG: [f32; 4] = [0.08, 0.16, 0.84, 0.92];
const AWAY: [f32; 2] = [0.1, 0.18];

/// A picture and its 3x3 sums.
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

/// Measurements of a frame of 8x8 lattice squares.
#[derive(Debug)]
pub(super) struct BoardFrame {
    /// The difference between light and dark squares.
    pub(super) contrast: f32,
    /// The number of the 112 neighboring pairs that alternate.
    pub(super) alternating: usize,
    /// That number in the worst row or column, of 7.
    pub(super) worst_line: usize,
    /// That number in the outer rows and columns together, of 28.
    pub(super) outer: usize,
    /// That number in the best row or column outside the frame, of 7.
    pub(super) outside: usize,
}

impl BoardFrame {
    /// Measures the frame whose top left square has its bottom right corner at this column and row.
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
        let count = |line: &[Option<f32>; 7]| {
            let parts = line.iter().flatten().map(|value| value * middle.signum() / contrast);
            parts.filter(|part| (0.4..2.5).contains(part)).count()
        };
        let counts = lines.map(|lines| lines.map(|line| count(&line)));
        let inner = counts.iter().flat_map(|counts| &counts[1..9]);
        Some(Self {
            contrast,
            alternating: inner.clone().sum(),
            worst_line: *inner.min()?,
            outer: counts.iter().map(|counts| counts[1] + counts[8]).sum(),
            outside: counts.iter().map(|counts| counts[0].max(counts[9])).max()?,
        })
    }

    /// Returns `true` if this is a whole board and not part of a larger pattern. If nearly all corners were found,
    /// pieces may hide more of the squares.
    pub(super) const fn is_board(&self, has_corners: bool) -> bool {
        let alternates = self.alternating >= 84 && self.worst_line >= 3 && self.outer >= 19;
        self.contrast >= 3.0 && self.outside < 6 && (alternates || has_corners && self.alternating >= 70)
    }
}

/// Returns how much lighter a square is than the next one to the right, or below, along their common side.
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
