//! Sound versions of a puzzle, and their order.

use std::cmp::{Ordering, Reverse};

use crate::board::Position;
use crate::rules::solver::{NamedMove, SearchControl, Stopped};

use super::{Edit, Merits, Puzzle};

/// A sound version of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// The edits that lead to it from the puzzle: one or two.
    pub edits: Vec<Edit>,
    /// The position.
    pub position: Position,
    /// The only key; the first move of a helpmate.
    pub key: NamedMove,
    /// The number of pieces.
    pub pieces: usize,
    /// The merits.
    pub merits: Merits,
    /// The place in the search, which decides between equally good versions.
    number: usize,
}

impl Version {
    pub(super) fn new(
        puzzle: &Puzzle,
        (edits, position): (Vec<Edit>, Position),
        key: NamedMove,
        number: usize,
        watch: &SearchControl,
    ) -> Result<Self, Stopped> {
        let merits = Merits::new(puzzle, (&edits, &position), &key, watch)?;
        Ok(Self { edits, position, key, pieces: position.board.pieces().count(), merits, number })
    }

    /// Compares two versions of a search; the better one is less. The first of these criteria in which they differ
    /// decides: the author's key is kept, fewer edits, fewer pieces, fewer unused pieces, fewer short mates, fewer duals,
    /// more tries, the set play is kept, the earlier place in the search.
    pub fn compare(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }

    fn rank(&self) -> impl Ord {
        let Merits { keeps_key, unused, short_mates, duals, tries, keeps_set_play } = &self.merits;
        let content = (unused.len(), *short_mates, *duals, Reverse(*tries), !keeps_set_play);
        (!keeps_key, self.edits.len(), self.pieces, content, self.number)
    }
}
