//! Growing a lattice from two neighboring corners.

use super::super::corners::Point;
use super::lattice::{Lattice, Sample};
use super::saddles::Saddles;

/// How many columns and rows from the first corner are searched: the seven inner lines of a board and one more.
pub(super) const REACH: i32 = 7;
const SIDE: usize = 2 * REACH as usize + 1;

/// A lattice and the corners of it that were found.
pub(super) struct GrownLattice {
    pub(super) lattice: Lattice,
    /// Indices of saddles by row and column, from -[`REACH`] on.
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

    /// Grows a lattice around two corners, ring by ring, as long as each ring has enough corners.
    pub(super) fn grow(saddles: &Saddles, first: usize, second: usize) -> Option<Self> {
        let [one, other] = [first, second].map(|number| saddles.all[number].place);
        let step = Point::new(other.x - one.x, other.y - one.y);
        let mut grown = Self { lattice: Lattice::of_step(one, step), hits: [[None; SIDE]; SIDE] };
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
            // A corner of the board has three neighbors; in the middle there are more.
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
