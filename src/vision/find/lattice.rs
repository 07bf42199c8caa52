//! A lattice of square corners: grown from two neighboring corners, and fitted to the corners found.

use super::super::corners::Point;
use super::saddles::Saddles;

/// A corner that was found: its column and row, and its location.
pub(super) type Sample = ([f32; 2], Point);

/// A plane lattice. It may taper, that is, its lines need not be parallel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lattice {
    /// Coefficients of 1, column, row and column times row.
    parts: [Point; 4],
}

impl Lattice {
    pub(super) fn place(&self, column: f32, row: f32) -> Point {
        let factors = [1.0, column, row, column * row];
        let sum =
            |part: fn(&Point) -> f32| self.parts.iter().zip(factors).map(|(point, factor)| part(point) * factor).sum();
        Point::new(sum(|point| point.x), sum(|point| point.y))
    }

    pub(super) fn step(&self) -> f32 {
        let [_, right, down, _] = self.parts;
        let origin = Point::default();
        f32::midpoint(right.distance(origin), down.distance(origin))
    }

    /// Returns `true` if the steps right and down have about equal length, are at right angles and nearly upright.
    pub(super) fn is_upright(&self) -> bool {
        let [_, right, down, _] = self.parts;
        let tilt = 0.1 * self.step();
        right.y.abs() < tilt && down.x.abs() < tilt && (right.x - down.y).abs() < tilt
    }

    /// Fits a lattice to samples, with parallel lines if `is_parallel`. `None` if there are too few samples.
    pub(super) fn fitted(samples: &[Sample], is_parallel: bool) -> Option<Self> {
        let terms = if is_parallel { 3 } else { 4 };
        let mut rows = [[0.0_f64; 6]; 4];
        for ([column, row], place) in samples {
            let factors = [1.0, *column, *row, column * row].map(f64::from);
            let values = [factors[0], factors[1], factors[2], factors[3], f64::from(place.x), f64::from(place.y)];
            for (number, factor) in factors.iter().enumerate().take(terms) {
                for (sum, value) in rows[number].iter_mut().zip(values) {
                    *sum += factor * value;
                }
            }
        }
        let solution = solved(rows, terms)?;
        Some(Self { parts: solution.map(|[x, y]| Point::new(x as f32, y as f32)) })
    }
}

/// Tolerance for the distance of a sample from its expected place, in steps of the lattice.
const TOLERANCE: f32 = 0.02;

/// With fewer samples than this, lines are assumed to be parallel.
const MIN_TAPERED_SAMPLES: usize = 30;

/// Fits a lattice to the samples without outliers. With `is_upright`, the lattice tapers only if parallel lines fail.
pub(super) fn robust(mut samples: Vec<Sample>, is_upright: bool) -> Option<Lattice> {
    let mut lattice = Lattice::fitted(&samples, is_upright || samples.len() < MIN_TAPERED_SAMPLES)?;
    for round in 0..4 {
        let distance = |([column, row], place): &Sample| lattice.place(*column, *row).distance(*place);
        let mut distances: Vec<f32> = samples.iter().map(distance).collect();
        distances.sort_by(f32::total_cmp);
        let middle = distances[distances.len() / 2];
        let is_parallel =
            is_upright && (round < 2 || middle < TOLERANCE * lattice.step()) || samples.len() < MIN_TAPERED_SAMPLES;
        let most = (2.5 * middle).clamp(TOLERANCE * lattice.step(), 0.1 * lattice.step());
        samples.retain(|sample| distance(sample) <= most);
        lattice = Lattice::fitted(&samples, is_parallel)?;
    }
    Some(lattice)
}

/// Solves linear equations; each row has four coefficients and two right-hand sides.
fn solved(mut rows: [[f64; 6]; 4], unknowns: usize) -> Option<[[f64; 2]; 4]> {
    for pivot in 0..unknowns {
        let best =
            (pivot..unknowns).max_by(|one, other| rows[*one][pivot].abs().total_cmp(&rows[*other][pivot].abs()))?;
        rows.swap(pivot, best);
        let lead = rows[pivot];
        if lead[pivot].abs() < 1e-6 {
            return None;
        }
        for (number, row) in rows.iter_mut().enumerate().take(unknowns) {
            let factor = row[pivot] / lead[pivot];
            if number != pivot {
                for (value, other) in row.iter_mut().zip(lead) {
                    *value -= factor * other;
                }
            }
        }
    }
    let mut solution = [[0.0; 2]; 4];
    for (number, values) in solution.iter_mut().enumerate().take(unknowns) {
        *values = [rows[number][4] / rows[number][number], rows[number][5] / rows[number][number]];
    }
    Some(solution)
}

/// How many columns and rows away from the first corner are searched: six more inner lines of a board and one beyond.
pub(super) const REACH: i32 = 7;
const SIDE: usize = 2 * REACH as usize + 1;

/// A lattice and the corners that were found on it.
pub(super) struct GrownLattice {
    pub(super) lattice: Lattice,
    hits: [[Option<usize>; SIDE]; SIDE],
}

impl GrownLattice {
    pub(super) fn hit(&self, column: i32, row: i32) -> Option<usize> {
        let index = |number: i32| usize::try_from(number + REACH).ok();
        *self.hits.get(index(row)?)?.get(index(column)?)?
    }

    pub(super) fn hits(&self) -> impl Iterator<Item = (i32, i32, usize)> + '_ {
        let all = (-REACH..=REACH).flat_map(|row| (-REACH..=REACH).map(move |column| (column, row)));
        all.filter_map(|(column, row)| Some((column, row, self.hit(column, row)?)))
    }

    /// Grows a lattice around two corners, ring by ring. Returns `None` if the first two rings have too few corners, or
    /// if the lattice is not upright.
    pub(super) fn grow(saddles: &Saddles, first: usize, second: usize) -> Option<Self> {
        let [one, other] = [first, second].map(|number| saddles.all[number].place);
        let step = Point::new(other.x - one.x, other.y - one.y);
        let lattice = Lattice { parts: [one, step, Point::new(-step.y, step.x), Point::default()] };
        let mut grown = Self { lattice, hits: [[None; SIDE]; SIDE] };
        grown.set(0, 0, first);
        let is_positive = saddles.all[first].strength > 0.0;
        for ring in 1..=REACH {
            let most = (0.14 * grown.lattice.step()).max(1.5);
            for (column, row) in around(ring) {
                let place = grown.lattice.place(column as f32, row as f32);
                let sign = is_positive == ((column + row) % 2 == 0);
                if let Some(number) = saddles.nearest(place, most, sign) {
                    grown.set(column, row, number);
                }
            }
            // The outermost inner corner of a board has three neighbors, too few to start from. Others have more.
            if ring <= 2 && grown.hits().count() < [5, 11][ring as usize - 1] {
                return None;
            }
            grown.lattice = Lattice::fitted(&grown.samples(saddles, |_, _| true), true)?;
            if !grown.lattice.is_upright() {
                return None;
            }
        }
        Some(grown)
    }

    pub(super) fn samples(&self, saddles: &Saddles, is_wanted: impl Fn(i32, i32) -> bool) -> Vec<Sample> {
        let wanted = self.hits().filter(|(column, row, _)| is_wanted(*column, *row));
        wanted.map(|(column, row, number)| ([column as f32, row as f32], saddles.all[number].place)).collect()
    }

    fn set(&mut self, column: i32, row: i32, saddle: usize) {
        let index = |number: i32| (number + REACH) as usize;
        self.hits[index(row)][index(column)] = Some(saddle);
    }
}

fn around(ring: i32) -> impl Iterator<Item = (i32, i32)> {
    let all = (-ring..=ring).flat_map(move |row| (-ring..=ring).map(move |column| (column, row)));
    all.filter(move |(column, row)| column.abs().max(row.abs()) == ring)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lattice_is_found_again() {
        let origin = Point::new(30.0, 40.0);
        let lattice =
            Lattice { parts: [origin, Point::new(12.0, 0.5), Point::new(-0.4, 11.5), Point::new(0.02, 0.01)] };
        let samples: Vec<Sample> = (0..49)
            .map(|number| [(number % 7) as f32, (number / 7) as f32])
            .map(|[column, row]| ([column, row], lattice.place(column, row)))
            .collect();
        let found = Lattice::fitted(&samples, false).expect("enough samples");
        assert!(found.place(-1.0, 7.0).distance(lattice.place(-1.0, 7.0)) < 0.01);
        assert!(found.is_upright() && (found.step() - 11.75).abs() < 0.1, "{found:?}");
        assert!(Lattice::fitted(&samples[..2], true).is_none());
    }
}
