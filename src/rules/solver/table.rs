//! The transposition table: search results in a fixed amount of memory that all threads share.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// The results for a position, for the side that must force its aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableEntry {
    /// The side forces the aim in at most this many moves; [`Self::NEVER`] if unknown.
    pub(super) wins_within: u8,
    /// The side does not force the aim in this many moves; 0 if unknown.
    pub(super) holds_for: u8,
    /// The squares of the move to try first, or [`Self::NO_MOVE`].
    pub(super) hint: u16,
}

impl TableEntry {
    pub(super) const NEVER: u8 = u8::MAX;
    pub(super) const NO_MOVE: u16 = u16::MAX;
    pub(super) const EMPTY: Self = Self { wins_within: Self::NEVER, holds_for: 0, hint: Self::NO_MOVE };

    pub(super) const fn answer(self, moves: u8) -> Option<bool> {
        if self.wins_within <= moves {
            Some(true)
        } else if self.holds_for >= moves {
            Some(false)
        } else {
            None
        }
    }

    pub(super) fn with(self, moves: u8, is_mate: bool, hint: u16) -> Self {
        if is_mate {
            Self { wins_within: self.wins_within.min(moves), hint, ..self }
        } else {
            Self { holds_for: self.holds_for.max(moves), hint, ..self }
        }
    }

    /// Returns `true` if there is no line of cooperative play of exactly this many half moves. In a search, the side to
    /// move determines the parity of the number, so each bit of `hint` serves two numbers. A cleared bit means no line.
    pub(super) fn has_no_line(self, plies: u16) -> bool {
        line_bit(plies).is_some_and(|bit| self.hint & bit == 0)
    }

    /// Returns the entry with the information that there is no line of this length. Ignores lengths without a bit.
    pub(super) fn with_no_line(self, plies: u16) -> Self {
        let bit = line_bit(plies).unwrap_or(0);
        Self { hint: self.hint & !bit, holds_for: self.holds_for.max(plies as u8), ..self }
    }

    const fn packed(self) -> u64 {
        self.wins_within as u64 | (self.holds_for as u64) << 8 | (self.hint as u64) << 16 | 1 << 32
    }

    const fn unpacked(word: u64) -> Self {
        Self { wins_within: word as u8, holds_for: (word >> 8) as u8, hint: (word >> 16) as u16 }
    }

    const fn weight(self) -> u8 {
        if self.wins_within != Self::NEVER && self.wins_within > self.holds_for {
            self.wins_within
        } else {
            self.holds_for
        }
    }
}

fn line_bit(plies: u16) -> Option<u16> {
    1_u16.checked_shl(u32::from(plies / 2))
}

/// A 128-bit key for a position. Nearly all bits are compared, so hardware failures are more likely than collisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PositionKey {
    index: u64,
    check: u64,
}

impl PositionKey {
    pub(super) const fn from_hash(hash: u128) -> Self {
        Self { index: hash as u64, check: (hash >> 64) as u64 }
    }

    /// Hashes words that describe a position completely. The halves are independent, with one multiplication per word.
    #[inline]
    pub(super) fn from_words(words: impl Iterator<Item = u64>) -> Self {
        // Odd numbers from the digits of the square roots of two and three.
        const FACTORS: [u64; 2] = [0x6A09_E667_F3BC_C909, 0xBB67_AE85_84CA_A73B];
        let mixed = |hash: u64, word: u64, factor: u64| {
            let product = u128::from(hash ^ word) * u128::from(factor);
            product as u64 ^ (product >> 64) as u64
        };
        let [index, check] = words.fold(FACTORS, |[place, check], word| {
            [mixed(place, word, FACTORS[1]), mixed(check, word.rotate_left(32), FACTORS[0])]
        });
        Self { index, check }
    }
}

/// A slot of the table. `check` is stored as XOR with `content`: if a concurrent write changes only one of the two, the
/// slot matches no key.
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    content: AtomicU64,
}

impl Slot {
    fn get(&self) -> (u64, u64) {
        let content = self.content.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ content, content)
    }

    fn set(&self, check: u64, content: u64) {
        self.check.store(check ^ content, Ordering::Relaxed);
        self.content.store(content, Ordering::Relaxed);
    }
}

/// A table of limited size. When it is full, entries that took little work are replaced first.
#[derive(Debug)]
pub(super) struct Table {
    /// Each chunk is allocated on its first write, so that a short search does not wait for the memory of a long one.
    chunks: Vec<OnceLock<Box<[Slot]>>>,
    /// Number of slots per chunk. This number and the number of chunks are powers of two.
    chunk_slots: usize,
}

/// Number of slots in which a position can be stored. A new entry replaces the entry that took the least work. If even
/// that entry took more work than the new one, the last slot is replaced.
const BUCKET_SLOTS: usize = 4;

const MAX_CHUNK_SLOTS: usize = 1 << 12;

/// Memory in bytes that must remain available besides the table.
const RESERVED_BYTES: usize = 1 << 26;

/// Returns `true` if the system grants memory for this many slots and [`RESERVED_BYTES`]. The memory is not written to.
fn can_allocate(slots: usize) -> bool {
    Vec::<Slot>::new().try_reserve_exact(slots.saturating_add(RESERVED_BYTES / size_of::<Slot>())).is_ok()
}

impl Table {
    /// Creates a table of at most this many bytes. The number of slots is a power of two, halved until the system
    /// grants the memory.
    pub(super) fn with_max_bytes(bytes: usize) -> Self {
        let most = (bytes / size_of::<Slot>()).max(BUCKET_SLOTS);
        let mut count = if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 };
        while count > BUCKET_SLOTS && !can_allocate(count) {
            count /= 2;
        }
        let chunk_slots = count.min(MAX_CHUNK_SLOTS);
        Self { chunks: (0..count / chunk_slots).map(|_| OnceLock::new()).collect(), chunk_slots }
    }

    pub(super) fn bytes(&self) -> usize {
        self.chunks.iter().filter_map(OnceLock::get).map(|slots| size_of_val::<[Slot]>(slots)).sum()
    }

    fn locate(&self, key: PositionKey) -> (&OnceLock<Box<[Slot]>>, usize) {
        let (place, slots) = (key.index as usize, self.chunk_slots);
        (&self.chunks[(place / slots) & (self.chunks.len() - 1)], place & (slots - 1) & !(BUCKET_SLOTS - 1))
    }

    fn bucket(&self, key: PositionKey) -> &[Slot] {
        let (piece, first) = self.locate(key);
        piece.get().and_then(|slots| slots.get(first..first + BUCKET_SLOTS)).unwrap_or_default()
    }

    fn bucket_or_allocate(&self, key: PositionKey) -> &[Slot] {
        let (piece, first) = self.locate(key);
        let slots = piece.get_or_init(|| {
            let mut slots = Vec::new();
            // Without memory, this chunk stays empty and records nothing.
            let count = slots.try_reserve_exact(self.chunk_slots).map_or(0, |()| self.chunk_slots);
            slots.resize_with(count, Slot::default);
            slots.into_boxed_slice()
        });
        slots.get(first..first + BUCKET_SLOTS).unwrap_or_default()
    }

    pub(super) fn get(&self, key: PositionKey) -> TableEntry {
        let found =
            self.bucket(key).iter().map(Slot::get).find(|(check, content)| *check == key.check && *content != 0);
        found.map_or(TableEntry::EMPTY, |(_, content)| TableEntry::unpacked(content))
    }

    pub(super) fn set(&self, key: PositionKey, known: TableEntry) {
        let weight = |slot: &Slot| match slot.get() {
            (_, 0) => 0,
            (check, _) if check == key.check => 0,
            (_, content) => 1 + TableEntry::unpacked(content).weight(),
        };
        let places = self.bucket_or_allocate(key);
        let same =
            places.iter().find(|slot| matches!(slot.get(), (check, content) if check == key.check && content != 0));
        let slot = same.or_else(|| {
            let lightest = places.iter().min_by_key(|slot| weight(slot))?;
            if weight(lightest) <= 1 + known.weight() { Some(lightest) } else { places.last() }
        });
        if let Some(slot) = slot {
            slot.set(key.check, known.packed());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_found_and_the_size_is_bounded() {
        let table = Table::with_max_bytes(1 << 18);
        assert_eq!((table.chunks.len(), table.chunk_slots, table.bytes()), (4, 1 << 12, 0));
        let known = TableEntry::EMPTY.with(3, true, 77).with(1, false, 5);
        for number in 0..100_000_u64 {
            let key = PositionKey { index: number.wrapping_mul(0x9E37_79B9_7F4A_7C15), check: number };
            assert_eq!(table.get(key), TableEntry::EMPTY, "{number}");
            table.set(key, known);
            assert_eq!(table.get(key), known, "{number}");
        }
        assert_eq!(table.bytes(), 1 << 18);
        assert_eq!(
            (known.answer(0), known.answer(1), known.answer(2), known.answer(3)),
            (Some(false), Some(false), None, Some(true))
        );
    }

    #[test]
    fn a_table_never_takes_more_than_its_bytes() {
        for bytes in [64, 65, 127, 128, 1000, 65_535, 65_536, 65_537, 1_000_000, (1 << 21) - 1, 1 << 21] {
            let table = Table::with_max_bytes(bytes);
            for number in 0..50_000_u64 {
                let place = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
                table.set(PositionKey { index: place, check: number }, TableEntry::EMPTY.with(3, true, 77));
            }
            assert!(table.bytes() <= bytes && table.bytes() > bytes / 2, "{} of {bytes}", table.bytes());
        }
        // Memory is allocated only when needed.
        assert_eq!(Table::with_max_bytes(1 << 34).bytes(), 0);
    }

    #[test]
    fn what_took_much_work_stays() {
        let table = Table::with_max_bytes(64);
        let deep = PositionKey { index: 0, check: 1 };
        table.set(deep, TableEntry::EMPTY.with(6, false, 0));
        for check in 2..1000 {
            table.set(PositionKey { index: 0, check }, TableEntry::EMPTY.with(2, false, 0));
        }
        assert_eq!(table.get(deep).holds_for, 6);
    }
}
