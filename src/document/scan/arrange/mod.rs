//! Arranges the records: sorts them or removes duplicates.

mod duplicates;
mod keys;

use std::cmp::Ordering;
use std::ops::Range;
use std::sync::Arc;

use super::sweep::{ScannedRecord, Sweep, Visitor, walk};
use crate::document::content::{Records, Snapshot};
use crate::document::edit::{Arrangement, Edit};
use crate::document::work::{Progress, Wake};

/// The key by which records are sorted. The sort is stable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortKey {
    /// By their number in the file; added records come last.
    Number,
    /// By name in natural order: case does not matter, and 9 comes before 10. Records without a name come last.
    Name,
    /// By author, in the order of names. Records without an author come last.
    Author,
    /// By material, the fewest pieces first; equal material is together. Unreadable records come last.
    Material,
    /// White to move first. Unreadable records come last.
    SideToMove,
    /// Unreadable records first, then illegal positions, then odd ones, each with the most problems first.
    Problems,
}

/// The definition of duplicates. Unreadable records are duplicates if their texts are equal.
///
/// Comments, operations and tags do not count. But games with moves, comments or several positions, and records with
/// arrows or marked squares, are never duplicates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DuplicateRule {
    /// Equal positions in all six fields.
    Exact,
    /// Equal pieces on equal squares.
    Placement,
    /// Equal pieces on equal squares after mirroring left and right, swapping the colors, or both.
    Reflected,
}

/// A requested arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrangeRequest {
    /// Sort the records by a key.
    Sort(SortKey),
    /// Remove duplicates, and keep the first record of each group of duplicates.
    RemoveDuplicates(DuplicateRule),
}

/// Returns the edit that arranges the records of a document; `None` if nothing changes or if the work was cancelled.
/// The games of a PGN stay together and are sorted by their first position.
pub fn arrange_edit(snapshot: &Snapshot, wanted: ArrangeRequest, progress: &Progress) -> Option<Edit> {
    // Each record counts twice: it is read, then sorted.
    progress.set_total(2 * snapshot.len() as u64);
    let (order, purpose) = match wanted {
        ArrangeRequest::Sort(SortKey::Number) => (keys::by_number(snapshot), Arrangement::Sort),
        ArrangeRequest::Sort(key @ (SortKey::Name | SortKey::Author)) => {
            (keys::sorted_by_name(snapshot, key, progress), Arrangement::Sort)
        }
        ArrangeRequest::Sort(key) => (keys::sorted(snapshot, key, progress), Arrangement::Sort),
        ArrangeRequest::RemoveDuplicates(alike) => {
            (duplicates::without_duplicates(snapshot, alike, progress)?, Arrangement::RemoveDuplicates)
        }
    };
    let is_as_it_was = order.iter().copied().eq(0..snapshot.len() as u32);
    (!is_as_it_was && !progress.is_cancelled()).then_some(Edit::Arrange { order, purpose })
}

/// Returns the index of the record that would be kept when duplicates of the record at `place` are removed; `None` if
/// it is the record itself, or if it has no duplicates.
pub fn first_duplicate(snapshot: &Snapshot, alike: DuplicateRule, place: usize, progress: &Progress) -> Option<usize> {
    duplicates::first_duplicate(snapshot, alike, place, progress).filter(|first| *first != place)
}

/// Sorts and reports the progress. If the work is cancelled, the result is not sorted.
fn sort<T>(all: &mut [T], progress: &Progress, compare: impl Fn(&T, &T) -> Ordering + Copy) {
    const SORT_CHUNK: usize = 1 << 18;
    for part in all.chunks_mut(SORT_CHUNK) {
        if progress.is_cancelled() {
            return;
        }
        part.sort_unstable_by(compare);
        progress.advance(part.len() as u64);
    }
    // Merging the sorted parts takes less time than sorting them did.
    all.sort_by(compare);
}

/// Visits all records and returns the units. Each chunk gets a new visitor, which is then passed to `take` with the
/// index of the first record of the chunk.
fn sweep_all<V: Visitor + Send + 'static>(
    snapshot: &Snapshot,
    progress: &Progress,
    visitor: impl Fn(Range<usize>) -> V + Send + Sync + 'static,
    mut take: impl FnMut(usize, V),
) -> Units {
    let nobody: Wake = Arc::new(|| {});
    let look = move |snapshot: &Snapshot, places: Range<usize>| {
        let mut visitor = UnitVisitor { visitor: visitor(places.clone()), continuations: Records::default() };
        walk(snapshot, places, &mut visitor);
        visitor
    };
    let mut units = Units { count: snapshot.len(), continuations: Records::default() };
    Sweep::start(snapshot, progress.clone(), nobody, look).finish(|start, part| {
        units.continuations.insert_shifted(start, &part.continuations);
        take(start, part.visitor);
    });
    units
}

struct UnitVisitor<V> {
    visitor: V,
    continuations: Records,
}

impl<V: Visitor> Visitor for UnitVisitor<V> {
    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>) {
        self.visitor.visit(at, record);
        if record.is_game_continuation() {
            self.continuations.insert(at);
        }
    }
}

/// The units of an arrangement: single records, or all records of a game.
#[derive(Debug)]
struct Units {
    count: usize,
    /// The indexes of the records that continue the game of the preceding record.
    continuations: Records,
}

impl Units {
    fn starts(&self) -> impl Iterator<Item = u32> + '_ {
        // The first record always begins a unit.
        (0..self.count).filter(|place| *place == 0 || !self.continuations.contains(*place)).map(|place| place as u32)
    }

    /// The indexes of all records in the units that begin at these indexes.
    fn order(&self, starts: impl Iterator<Item = u32>) -> Vec<u32> {
        let mut order = Vec::with_capacity(self.count);
        for start in starts {
            order.push(start);
            let others = start + 1..self.count as u32;
            order.extend(others.take_while(|place| self.continuations.contains(*place as usize)));
        }
        order
    }
}
