//! What is arranged as one: a record, or the records of a game.

use crate::document::content::Records;

/// What is arranged as one.
#[derive(Debug)]
pub(super) struct Units {
    count: usize,
    /// The records that belong to the one before them.
    parts: Records,
}

impl Units {
    /// Those of so many records, of which these belong to the one before them.
    pub(super) const fn new(count: usize, parts: Records) -> Self {
        Self { count, parts }
    }

    /// The places at which units begin.
    pub(super) fn starts(&self) -> impl Iterator<Item = u32> + '_ {
        // The first record belongs to none.
        (0..self.count).filter(|place| *place == 0 || !self.parts.contains(*place)).map(|place| place as u32)
    }

    /// Whether a unit has but one record.
    pub(super) fn is_single(&self, start: u32) -> bool {
        !self.parts.contains(start as usize + 1)
    }

    /// All records of the units that begin at these places.
    pub(super) fn order(&self, starts: impl Iterator<Item = u32>) -> Vec<u32> {
        let mut order = Vec::with_capacity(self.count);
        for start in starts {
            order.push(start);
            order.extend((start + 1..self.count as u32).take_while(|place| self.parts.contains(*place as usize)));
        }
        order
    }
}
