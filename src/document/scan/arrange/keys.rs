//! Sorts by numeric keys of positions, and by names or authors in natural order.

use std::borrow::Cow;
use std::ops::Range;

use super::{SortKey, sort, sweep_all};
use crate::board::{Color, Role};
use crate::document::content::Snapshot;
use crate::document::format::{Field, RecordView};
use crate::document::scan::sweep::{ScannedRecord, Visitor, fold_case};
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
    let visitor = move |places: Range<usize>| Keys { key, found: vec![0; places.len()] };
    let units = sweep_all(snapshot, progress, visitor, |start, part: Keys| {
        if let Some(keys) = keys.get_mut(start..start + part.found.len()) {
            keys.copy_from_slice(&part.found);
        }
    });
    // The index in the pair makes the sort stable.
    let mut pairs: Vec<(u64, u32)> = units.starts().map(|start| (keys[start as usize], start)).collect();
    drop(keys);
    sort(&mut pairs, progress, Ord::cmp);
    units.order(pairs.into_iter().map(|(_, start)| start))
}

struct Keys {
    key: SortKey,
    found: Vec<u64>,
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
    }
}

/// Returns a key that sorts by the number of pieces, then by the pieces of the stronger side, then by those of the
/// weaker side, so that colors do not matter.
fn material_key(material: &Material) -> u64 {
    /// The roles from the most valuable to the pawn, without the king.
    const ROLES: [Role; 7] =
        [Role::Queen, Role::Chancellor, Role::Archbishop, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    /// The largest count of a role that is stored, in four bits. No legal position exceeds it.
    const MAX_COUNT: u8 = 15;
    let mut sides = Color::ALL.map(|color| {
        ROLES.into_iter().fold(0, |side, role| side << 4 | u64::from(material.count(color, role).min(MAX_COUNT)))
    });
    sides.sort_unstable();
    let [weaker, stronger] = sides;
    let men: u64 = Color::ALL.into_iter().map(|color| u64::from(material.total(color))).sum();
    men << 56 | stronger << 28 | weaker
}

/// Returns a key that sorts by severity, then by the number of problems, the most first.
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

const MAX_NAME_CHARS: usize = 256;

/// The key of a record without a name. It sorts after every name, because no text has this byte.
const NO_NAME: u8 = 0xFF;

pub(super) fn sorted_by_name(snapshot: &Snapshot, key: SortKey, progress: &Progress) -> Vec<u32> {
    let mut chunks = Vec::new();
    let visitor = move |places: Range<usize>| {
        let keys = vec![0..0; places.len()];
        NameKeys { key, text: Vec::new(), keys }
    };
    let units = sweep_all(snapshot, progress, visitor, |start, found: NameKeys| chunks.push((start, found)));
    let key = |place: u32| {
        let chunk = chunks.partition_point(|(start, _)| *start <= place as usize).checked_sub(1);
        chunk.and_then(|chunk| chunks.get(chunk)).map_or(&[][..], |(start, chunk)| chunk.key(place as usize - start))
    };
    // Most names differ in their first bytes, which are stored beside the index.
    let mut pairs: Vec<(u64, u32)> = units.starts().map(|start| (key_prefix(key(start)), start)).collect();
    sort(&mut pairs, progress, |(one_beginning, one), (two_beginning, two)| {
        one_beginning.cmp(two_beginning).then_with(|| key(*one).cmp(key(*two))).then(one.cmp(two))
    });
    units.order(pairs.into_iter().map(|(_, start)| start))
}

struct NameKeys {
    key: SortKey,
    /// The keys of all records, one after the other.
    text: Vec<u8>,
    /// The range of the key of each record in `text`.
    keys: Vec<Range<u32>>,
}

impl NameKeys {
    fn key(&self, at: usize) -> &[u8] {
        let range = self.keys.get(at).map_or(0..0, |key| key.start as usize..key.end as usize);
        self.text.get(range).unwrap_or_default()
    }

    fn name<'a>(&self, record: &RecordView<'a>) -> Option<Cow<'a, str>> {
        match self.key {
            SortKey::Author => {
                let author = record.read_metadata().get(Field::Author).to_owned();
                Some(author).filter(|author| !author.is_empty()).map(Cow::Owned)
            }
            _ => record.name(),
        }
    }
}

impl Visitor for NameKeys {
    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>) {
        let start = self.text.len() as u32;
        let is_nameless = record.is_bare_line();
        match record.view().filter(|_| !is_nameless).and_then(|view| self.name(view)) {
            Some(name) => push_key(&name, &mut self.text),
            None => self.text.push(NO_NAME),
        }
        if let Some(key) = self.keys.get_mut(at) {
            *key = start..self.text.len() as u32;
        }
    }
}

/// The first eight bytes of a key as a number, padded with zeros.
fn key_prefix(key: &[u8]) -> u64 {
    let mut bytes = [0; 8];
    bytes.iter_mut().zip(key).for_each(|(to, from)| *to = *from);
    u64::from_be_bytes(bytes)
}

/// Appends the sort key of a name: lowercase letters, and for each number the count of its digits, then the digits.
fn push_key(name: &str, key: &mut Vec<u8>) {
    let end = name.char_indices().nth(MAX_NAME_CHARS).map_or(name.len(), |(end, _)| end);
    let name = fold_case(name.get(..end).unwrap_or_default());
    let is_same_kind = |one: &u8, two: &u8| one.is_ascii_digit() == two.is_ascii_digit();
    for run in name.trim().as_bytes().chunk_by(is_same_kind) {
        if !run.first().is_some_and(u8::is_ascii_digit) {
            key.extend_from_slice(run);
            continue;
        }
        let zeros = run.iter().take_while(|digit| **digit == b'0').count();
        let digits = run.get(zeros..).unwrap_or_default();
        // The `0` makes a number sort where digits sort.
        key.push(b'0');
        key.push(digits.len().min(usize::from(NO_NAME) - 1) as u8);
        key.extend_from_slice(digits);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(name: &str) -> Vec<u8> {
        let mut key = Vec::new();
        push_key(name, &mut key);
        key
    }

    #[test]
    fn names_are_in_the_order_of_people() {
        let sorted =
            ["#1", "3", "12", "a 2", "A 10", "a 10 b", "B", "b2", "B02b", "b10", "mate 9", "Mate 10", "\u{E9}"];
        for pair in sorted.windows(2) {
            assert!(key(pair[0]) < key(pair[1]), "{pair:?}");
            assert!(key_prefix(&key(pair[0])) <= key_prefix(&key(pair[1])), "{pair:?}");
        }
        assert_eq!(key("Wac.007"), key("WAC.7"));
        assert!(key(&"9".repeat(300)).last() < Some(&NO_NAME));
    }
}
