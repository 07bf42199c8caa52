//! The units of an arrangement: single records, or all records of a game.

use crate::document::content::Records;

#[derive(Debug)]
pub(super) struct Units {
    count: usize,
    /// The records that continue the game of the preceding one.
    continuations: Records,
}

impl Units {
    pub(super) const fn new(count: usize, continuations: Records) -> Self {
        Self { count, continuations }
    }

    pub(super) fn starts(&self) -> impl Iterator<Item = u32> + '_ {
        // The first record always begins a unit.
        (0..self.count).filter(|place| *place == 0 || !self.continuations.contains(*place)).map(|place| place as u32)
    }

    pub(super) fn is_single(&self, start: u32) -> bool {
        !self.continuations.contains(start as usize + 1)
    }

    /// The indexes of all records in the units that begin at these indexes.
    pub(super) fn order(&self, starts: impl Iterator<Item = u32>) -> Vec<u32> {
        let mut order = Vec::with_capacity(self.count);
        for start in starts {
            order.push(start);
            order.extend(
                (start + 1..self.count as u32).take_while(|place| self.continuations.contains(*place as usize)),
            );
        }
        order
    }
}
