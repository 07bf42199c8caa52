//! Sorting by numeric keys of positions.

use std::ops::Range;

use super::{SortKey, Units, sort, sweep_all};
use crate::board::{Color, Role};
use crate::document::content::{Records, Snapshot};
use crate::document::scan::sweep::{ScannedRecord, Visitor};
use crate::document::work::Progress;
use crate::rules::{Material, Problem};

/// The order by id, which is the order of the file.
pub(super) fn by_number(snapshot: &Snapshot) -> Vec<u32> {
    let runs = snapshot.content.runs(0..snapshot.len());
    let numbers = runs.iter().flat_map(|run| run.first..run.first + run.count);
    let mut pairs: Vec<(u32, u32)> = numbers.zip(0..).collect();
    pairs.sort_unstable();
    pairs.into_iter().map(|(_, place)| place).collect()
}

pub(super) fn sorted(snapshot: &Snapshot, key: SortKey, progress: &Progress) -> Vec<u32> {
    let mut keys = vec![0; snapshot.len()];
    let mut parts = Records::default();
    let visitor = move |places: Range<usize>| Keys { key, found: vec![0; places.len()], parts: Records::default() };
    sweep_all(snapshot, progress, visitor, |start, part: Keys| {
        if let Some(keys) = keys.get_mut(start..start + part.found.len()) {
            keys.copy_from_slice(&part.found);
        }
        parts.insert_shifted(start, &part.parts);
    });
    let units = Units::new(snapshot.len(), parts);
    // The index in the pair makes the sort stable.
    let mut pairs: Vec<(u64, u32)> = units.starts().map(|start| (keys[start as usize], start)).collect();
    drop(keys);
    sort(&mut pairs, progress, Ord::cmp);
    units.order(pairs.into_iter().map(|(_, start)| start))
}

struct Keys {
    key: SortKey,
    found: Vec<u64>,
    parts: Records,
}

impl Visitor for Keys {
    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>) {
        let key = match self.key {
            SortKey::Material => record.material().map_or(u64::MAX, |material| material_key(&material)),
            SortKey::SideToMove => record.side_to_move().map_or(2, |color| color.pick(0, 1)),
            SortKey::Problems => problems_key(record),
            SortKey::Number | SortKey::Name | SortKey::Author => 0,
        };
        if let Some(found) = self.found.get_mut(at) {
            *found = key;
        }
        if record.is_game_continuation() {
            self.parts.insert(at);
        }
    }
}

/// The number of pieces, then those of both sides, the stronger side first, so that colors do not matter.
fn material_key(material: &Material) -> u64 {
    /// From the most valuable one; the king is left out.
    const ROLES: [Role; 7] =
        [Role::Queen, Role::Chancellor, Role::Archbishop, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    /// Maximum in four bits, which no legal position exceeds.
    const MAX_COUNT: u8 = 15;
    let mut sides = Color::ALL.map(|color| {
        ROLES.into_iter().fold(0, |side, role| side << 4 | u64::from(material.count(color, role).min(MAX_COUNT)))
    });
    sides.sort_unstable();
    let [weaker, stronger] = sides;
    let men: u64 = Color::ALL.into_iter().map(|color| u64::from(material.total(color))).sum();
    men << 56 | stronger << 28 | weaker
}

/// The severity, then the number of problems.
fn problems_key(record: &ScannedRecord<'_>) -> u64 {
    let problems = record.problems();
    let degree = match problems {
        _ if !record.is_readable() => 0,
        [] => 3,
        _ if problems.iter().any(Problem::is_illegal) => 1,
        _ => 2,
    };
    degree << 32 | (u64::from(u32::MAX) - problems.len() as u64)
}
