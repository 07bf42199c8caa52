//! Other orders of the records: sorted, without duplicates.

mod alike;
mod duplicates;
mod keys;
mod names;
mod units;

use std::cmp::Ordering;

use super::sweep::{Sweep, Visitor, walk};
use crate::document::content::Snapshot;
use crate::document::edit::{Arrangement, Edit};
use crate::document::work::{Progress, Wake};

/// By what records are sorted. Those that are alike stay in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortKey {
    /// By their places in the file; entered ones follow.
    Number,
    /// By their names, as people sort them: without regard to case, and 9 before 10. Those without a name follow.
    Name,
    /// By their authors, as by their names. Those without an author follow.
    Author,
    /// By their material, the fewest pieces first; those with the same men stand together. What is no position follows.
    Material,
    /// White to move first. What is no position follows.
    SideToMove,
    /// Those that are no positions first, then illegal ones, then odd ones, each with the most problems first.
    Problems,
}

/// Which records are taken for the same. Of those that are no position, the same texts are.
///
/// What is said of a position does not count: comments, operations, the tags of a game. But games that have moves or
/// comments, or more than one position, are never taken for duplicates, nor anything for theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alike {
    /// Those with the same position in all six fields.
    Exact,
    /// Those with the same pieces on the same squares.
    Placement,
    /// Those with the same pieces on the same squares after mirroring left and right, swapping the colours, or both.
    Reflected,
}

/// Which order is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A sorted one.
    Sorted(SortKey),
    /// One without duplicates, of which the first ones stay.
    Without(Alike),
}

/// The edit that puts the records of a document into an order; `None` if they are in it, or if the work was
/// cancelled. The games of a PGN stay together; the first position of a game stands for it.
pub fn arrangement(snapshot: &Snapshot, wanted: Wanted, progress: &Progress) -> Option<Edit> {
    // Looking at the records, and sorting them.
    progress.set_total(2 * snapshot.len() as u64);
    let (order, purpose) = match wanted {
        Wanted::Sorted(SortKey::Number) => (keys::by_number(snapshot), Arrangement::Sort),
        Wanted::Sorted(key @ (SortKey::Name | SortKey::Author)) => {
            (names::sorted(snapshot, key, progress), Arrangement::Sort)
        }
        Wanted::Sorted(key) => (keys::sorted(snapshot, key, progress), Arrangement::Sort),
        Wanted::Without(alike) => (duplicates::without(snapshot, alike, progress)?, Arrangement::RemoveDuplicates),
    };
    let is_as_it_was = order.iter().copied().eq(0..snapshot.len() as u32);
    (!is_as_it_was && !progress.is_cancelled()).then_some(Edit::Arrange { order, purpose })
}

/// The place of the record that stays of the duplicates that the one at a place is among; `None` if that is like no
/// other one, or if the work was cancelled.
pub fn first_alike(snapshot: &Snapshot, alike: Alike, place: usize, progress: &Progress) -> Option<usize> {
    duplicates::first_alike(snapshot, alike, place, progress).filter(|first| *first != place)
}

/// Sorts, and tells on the way how far it is. What was cancelled is not sorted.
fn sort<T>(all: &mut [T], progress: &Progress, compare: impl Fn(&T, &T) -> Ordering + Copy) {
    /// So many take a moment.
    const PART: usize = 1 << 18;
    for part in all.chunks_mut(PART) {
        if progress.is_cancelled() {
            return;
        }
        part.sort_unstable_by(compare);
        progress.advance(part.len() as u64);
    }
    // Parts that are sorted are merged, which takes less time than sorting them did.
    all.sort_by(compare);
}

/// Looks at all records and waits for it. A new visitor looks at each chunk; what it found comes to `take`.
fn sweep<V: Visitor + Send + 'static>(
    snapshot: &Snapshot,
    progress: &Progress,
    visitor: impl Fn(std::ops::Range<usize>) -> V + Send + Sync + 'static,
    take: impl FnMut(usize, V),
) {
    let nobody: Wake = std::sync::Arc::new(|| {});
    let look = move |snapshot: &Snapshot, places: std::ops::Range<usize>| {
        let mut visitor = visitor(places.clone());
        walk(snapshot, places, &mut visitor);
        visitor
    };
    Sweep::start(snapshot, progress.clone(), nobody, look).finish(take);
}
