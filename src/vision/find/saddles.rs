//! Saddle points: places where two dark and two light quarters meet crosswise, as four squares of a board do.

use super::super::corners::Point;
use super::squares::Grey;

/// Minimum response of a saddle: 18 times the difference of light and dark squares in levels of brightness.
const MIN_RESPONSE: i16 = 18 * 4;
/// Cell size in pixels for limiting the number of saddles in crowded pictures.
const CROWD_CELL: usize = 32;
/// Number of strongest saddles that are kept per cell of [`CROWD_CELL`] pixels.
const CROWD: u8 = 16;
/// Cell size of the spatial index in pixels.
const CELL: usize = 8;

#[derive(Clone, Copy, Debug)]
pub(super) struct Saddle {
    pub(super) place: Point,
    /// Positive if the top left and bottom right quarters are light.
    pub(super) strength: f32,
}

/// The saddles of a picture, with a spatial index.
pub(super) struct Saddles {
    pub(super) all: Vec<Saddle>,
    columns: usize,
    rows: usize,
    starts: Vec<usize>,
}

impl Saddles {
    pub(super) fn find(grey: &Grey, sums: &[u16]) -> Self {
        let response = response(grey, sums);
        let all = without_crowds(peaks(&response, grey.width, grey.height), grey.width);
        let (columns, rows) = (grey.width / CELL + 1, grey.height / CELL + 1);
        let cell = |saddle: &Saddle| (saddle.place.y as usize / CELL) * columns + saddle.place.x as usize / CELL;
        let mut starts = vec![0; columns * rows + 1];
        for saddle in &all {
            starts[cell(saddle) + 1] += 1;
        }
        for number in 1..starts.len() {
            starts[number] += starts[number - 1];
        }
        let mut all = all;
        all.sort_by_key(cell);
        Self { all, columns, rows, starts }
    }

    pub(super) fn within(&self, from: Point, to: Point) -> impl Iterator<Item = usize> + '_ {
        let cell = |value: f32, most: usize| ((value.max(0.0) as usize) / CELL).min(most - 1);
        let columns = cell(from.x, self.columns)..=cell(to.x, self.columns);
        let rows = cell(from.y, self.rows)..=cell(to.y, self.rows);
        rows.flat_map(move |row| {
            let first = row * self.columns;
            self.starts[first + columns.start()]..self.starts[first + columns.end() + 1]
        })
    }

    /// Returns the nearest saddle of this sign, at most `most` pixels away.
    pub(super) fn nearest(&self, place: Point, most: f32, is_positive: bool) -> Option<usize> {
        let distance = |number: &usize| self.all[*number].place.distance(place);
        self.near(place, most, is_positive).min_by(|one, other| distance(one).total_cmp(&distance(other)))
    }

    /// Returns the strongest saddle of this sign, at most `most` pixels away.
    pub(super) fn strongest(&self, place: Point, most: f32, is_positive: bool) -> Option<usize> {
        let strength = |number: &usize| self.all[*number].strength.abs();
        self.near(place, most, is_positive).max_by(|one, other| strength(one).total_cmp(&strength(other)))
    }

    fn near(&self, place: Point, most: f32, is_positive: bool) -> impl Iterator<Item = usize> + '_ {
        let (from, to) = (Point::new(place.x - most, place.y - most), Point::new(place.x + most, place.y + most));
        self.within(from, to).filter(move |number| {
            let saddle = &self.all[*number];
            saddle.place.distance(place) <= most && (saddle.strength > 0.0) == is_positive
        })
    }
}

/// Computes how much each pixel's top left corner is a saddle. The quarters compared are a few pixels away from the
/// corner, so lines between squares do no harm.
fn response(grey: &Grey, sums: &[u16]) -> Vec<i16> {
    let (width, height) = (grey.width, grey.height);
    let mut response = vec![0; width * height];
    if width < 9 || height < 9 {
        return response;
    }
    for y in 4..height - 3 {
        let upper = &sums[(y - 3) * width..(y - 2) * width];
        let lower = &sums[(y + 2) * width..(y + 3) * width];
        let out = &mut response[y * width + 4..y * width + width - 3];
        let quarters = upper[1..].iter().zip(&upper[6..]).zip(lower[1..].iter().zip(&lower[6..]));
        for (out, ((a, b), (c, d))) in out.iter_mut().zip(quarters) {
            let [a, b, c, d] = [*a, *b, *c, *d].map(u16::cast_signed);
            let cross = (a + d) - (b + c);
            let clear = cross.abs() - (a - d).abs() - (b - c).abs();
            *out = clear.max(0) * cross.signum();
        }
    }
    response
}

fn peaks(response: &[i16], width: usize, height: usize) -> Vec<Saddle> {
    let mut peaks = Vec::new();
    for y in 4..height.saturating_sub(4) {
        let row = response[y * width..(y + 1) * width].iter().enumerate();
        for (x, value) in row.take(width.saturating_sub(4)).skip(4) {
            if value.abs() >= MIN_RESPONSE && is_peak(response, width, (x, y)) {
                peaks.push(Saddle { place: peak_center(response, width, (x, y)), strength: f32::from(*value) });
            }
        }
    }
    peaks
}

/// Returns `true` if no value within two pixels is larger. Of equal values, only the first is a peak.
fn is_peak(response: &[i16], width: usize, (x, y): (usize, usize)) -> bool {
    let sign = response[y * width + x].signum();
    let value = response[y * width + x] * sign;
    (y - 2..=y + 2).all(|row| {
        (x - 2..=x + 2).all(|column| {
            let other = response[row * width + column] * sign;
            if (row, column) < (y, x) { other < value } else { other <= value }
        })
    })
}

/// Locates a peak with subpixel accuracy.
fn peak_center(response: &[i16], width: usize, (x, y): (usize, usize)) -> Point {
    let sign = response[y * width + x].signum();
    let half = response[y * width + x] * sign / 2;
    let (mut sum, mut across, mut down) = (0.0, 0.0, 0.0);
    for row in y - 3..=y + 3 {
        for column in x - 3..=x + 3 {
            let weight = f32::from((response[row * width + column] * sign - half).max(0));
            sum += weight;
            across += weight * column as f32;
            down += weight * row as f32;
        }
    }
    Point::new(across / sum, down / sum)
}

fn without_crowds(mut saddles: Vec<Saddle>, width: usize) -> Vec<Saddle> {
    saddles.sort_by(|one, other| other.strength.abs().total_cmp(&one.strength.abs()));
    let columns = width / CROWD_CELL + 1;
    let mut counts = Vec::new();
    saddles.retain(|saddle| {
        let cell = (saddle.place.y as usize / CROWD_CELL) * columns + saddle.place.x as usize / CROWD_CELL;
        if counts.len() <= cell {
            counts.resize(cell + 1, 0);
        }
        counts[cell] += 1_u8;
        let is_kept = counts[cell] <= CROWD;
        counts[cell] = counts[cell].min(CROWD);
        is_kept
    });
    saddles
}
