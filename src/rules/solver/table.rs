//! What is known of positions that were looked at, in memory of a fixed size that all threads share.

use std::sync::atomic::{AtomicU64, Ordering};

use shakmaty::zobrist::Zobrist128;
use shakmaty::{Chess, EnPassantMode, Position as _};

/// What is known of a position about the side that is to mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// It mates in so many moves at the latest; [`Self::NEVER`] if that is not known.
    pub(super) mates: u8,
    /// It does not mate in so many moves; 0 if that is not known.
    pub(super) holds: u8,
    /// What is worth being tried first: the squares of a move, [`Self::NO_MOVE`] if none is known.
    pub(super) hint: u16,
}

impl Known {
    pub(super) const NEVER: u8 = u8::MAX;
    pub(super) const NO_MOVE: u16 = u16::MAX;
    pub(super) const NOTHING: Self = Self { mates: Self::NEVER, holds: 0, hint: Self::NO_MOVE };

    /// What this says of a mate in so many moves.
    pub(super) const fn answer(self, moves: u8) -> Option<bool> {
        if self.mates <= moves {
            Some(true)
        } else if self.holds >= moves {
            Some(false)
        } else {
            None
        }
    }

    /// The same with one answer more.
    pub(super) fn with(self, moves: u8, is_mate: bool, hint: u16) -> Self {
        if is_mate {
            Self { mates: self.mates.min(moves), hint, ..self }
        } else {
            Self { holds: self.holds.max(moves), hint, ..self }
        }
    }

    const fn packed(self) -> u64 {
        self.mates as u64 | (self.holds as u64) << 8 | (self.hint as u64) << 16 | 1 << 32
    }

    const fn unpacked(word: u64) -> Self {
        Self { mates: word as u8, holds: (word >> 8) as u8, hint: (word >> 16) as u16 }
    }

    /// How much work it stands for, roughly.
    const fn weight(self) -> u8 {
        if self.mates != Self::NEVER && self.mates > self.holds { self.mates } else { self.holds }
    }
}

/// What tells positions apart: 128 bits, of which nearly all are compared. That two positions of a search share them is
/// less likely than that the machine fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    place: u64,
    check: u64,
}

impl Key {
    pub(super) fn of(game: &Chess) -> Self {
        let Zobrist128(hash) = game.zobrist_hash(EnPassantMode::Legal);
        Self { place: hash as u64, check: (hash >> 64) as u64 }
    }
}

/// One place of the table. A word that another thread writes at the same moment makes the two not fit together, and
/// then nothing is known: the check is kept combined with the content.
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

/// A table of a fixed size. When it is full, what took little work goes first.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
}

/// So many places are looked at for a position: in the first stays what took most work, the last takes what is new.
const NEIGHBORS: usize = 4;

impl Table {
    /// A table of so many bytes, rounded down to a power of two; at least some places.
    pub(super) fn of_bytes(bytes: usize) -> Self {
        let most = (bytes / size_of::<Slot>()).max(NEIGHBORS);
        let count = if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 };
        Self { slots: (0..count).map(|_| Slot::default()).collect() }
    }

    fn places(&self, key: Key) -> &[Slot] {
        let first = key.place as usize & (self.slots.len() - 1) & !(NEIGHBORS - 1);
        &self.slots[first..first + NEIGHBORS]
    }

    /// What is known of a position.
    pub(super) fn get(&self, key: Key) -> Known {
        let found =
            self.places(key).iter().map(Slot::get).find(|(check, content)| *check == key.check && *content != 0);
        found.map_or(Known::NOTHING, |(_, content)| Known::unpacked(content))
    }

    /// Notes what is known of a position.
    pub(super) fn set(&self, key: Key, known: Known) {
        let weight = |slot: &Slot| match slot.get() {
            (_, 0) => 0,
            (check, _) if check == key.check => 0,
            (_, content) => 1 + Known::unpacked(content).weight(),
        };
        let places = self.places(key);
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
        let table = Table::of_bytes(1 << 16);
        assert_eq!(table.slots.len(), 1 << 12);
        assert_eq!(Table::of_bytes((1 << 17) - 1).slots.len(), 1 << 12);
        let known = Known::NOTHING.with(3, true, 77).with(1, false, 5);
        for number in 0..100_000_u64 {
            let key = Key { place: number.wrapping_mul(0x9E37_79B9_7F4A_7C15), check: number };
            assert_eq!(table.get(key), Known::NOTHING, "{number}");
            table.set(key, known);
            assert_eq!(table.get(key), known, "{number}");
        }
        assert_eq!(
            (known.answer(0), known.answer(1), known.answer(2), known.answer(3)),
            (Some(false), Some(false), None, Some(true))
        );
    }

    #[test]
    fn what_took_much_work_stays() {
        let table = Table::of_bytes(64);
        let deep = Key { place: 0, check: 1 };
        table.set(deep, Known::NOTHING.with(6, false, 0));
        for check in 2..1000 {
            table.set(Key { place: 0, check }, Known::NOTHING.with(2, false, 0));
        }
        assert_eq!(table.get(deep).holds, 6);
    }
}
