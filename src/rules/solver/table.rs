//! What is known of positions that were looked at, in memory of a fixed size that all threads share.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is known of a position about the side that is to mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// It mates in so many moves at the latest; [`Self::NEVER`] if that is not known.
    pub(super) mates: u8,
    /// It does not mate in so many moves; 0 if that is not known.
    pub(super) holds: u8,
    /// What is worth being tried first: the squares of a move, [`Self::NO_MOVE`] if none is known.
    pub(super) hint: u16,
}

impl Entry {
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

    /// This entry with one answer more.
    pub(super) fn with(self, moves: u8, is_mate: bool, hint: u16) -> Self {
        if is_mate {
            Self { mates: self.mates.min(moves), hint, ..self }
        } else {
            Self { holds: self.holds.max(moves), hint, ..self }
        }
    }

    /// Whether it is known that no series of exactly so many moves of both sides ends in mate. The side to move tells
    /// whether the number is even, so one bit serves for two numbers; a bit is clear where there is no such series.
    pub(super) fn has_no_series(self, plies: u16) -> bool {
        bit_of_series(plies).is_some_and(|bit| self.hint & bit == 0)
    }

    /// This entry with a note that there is no such series. Beyond the bits that there are nothing is noted.
    pub(super) fn with_no_series(self, plies: u16) -> Self {
        let bit = bit_of_series(plies).unwrap_or(0);
        Self { hint: self.hint & !bit, holds: self.holds.max(plies as u8), ..self }
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

fn bit_of_series(plies: u16) -> Option<u16> {
    1_u16.checked_shl(u32::from(plies / 2))
}

/// What tells positions apart: 128 bits, of which nearly all are compared. That two positions of a search share them is
/// less likely than that the machine fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    place: u64,
    check: u64,
}

impl Key {
    /// The key of a position with this hash.
    pub(super) const fn of(hash: u128) -> Self {
        Self { place: hash as u64, check: (hash >> 64) as u64 }
    }

    /// The key of a position that these words say all about: two hashes of them that have nothing in common, each a
    /// multiplication a word whose halves are combined.
    #[inline]
    pub(super) fn of_words(words: impl Iterator<Item = u64>) -> Self {
        // Digits of the square roots of two and three, odd.
        const FACTORS: [u64; 2] = [0x6A09_E667_F3BC_C909, 0xBB67_AE85_84CA_A73B];
        let mixed = |hash: u64, word: u64, factor: u64| {
            let product = u128::from(hash ^ word) * u128::from(factor);
            product as u64 ^ (product >> 64) as u64
        };
        let [place, check] = words.fold(FACTORS, |[place, check], word| {
            [mixed(place, word, FACTORS[1]), mixed(check, word.rotate_left(32), FACTORS[0])]
        });
        Self { place, check }
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

/// A table of a fixed size at most. When it is full, what took little work goes first.
#[derive(Debug)]
pub(super) struct Table {
    /// Each piece is made when it is first written to: a short search never waits for the memory of a long one.
    pieces: Vec<OnceLock<Box<[Slot]>>>,
    /// How many slots a piece has, a power of two as the number of pieces is.
    piece: usize,
}

/// So many places are looked at for a position: in the first stays what took most work, the last takes what is new.
const NEIGHBORS: usize = 4;

/// The most slots of a piece.
const PIECE: usize = 1 << 12;

/// The memory that is left to everything else.
const SPARE: usize = 1 << 26;

/// Whether the system gives memory for so many slots and a little more. It is not touched, so it costs nothing.
fn is_given(slots: usize) -> bool {
    Vec::<Slot>::new().try_reserve_exact(slots.saturating_add(SPARE / size_of::<Slot>())).is_ok()
}

impl Table {
    /// A table of so many bytes, rounded down to a power of two; at least some places. Where the system does not give as
    /// much memory it is halved until it does.
    pub(super) fn of_bytes(bytes: usize) -> Self {
        let most = (bytes / size_of::<Slot>()).max(NEIGHBORS);
        let mut count = if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 };
        while count > NEIGHBORS && !is_given(count) {
            count /= 2;
        }
        let piece = count.min(PIECE);
        Self { pieces: (0..count / piece).map(|_| OnceLock::new()).collect(), piece }
    }

    /// How many bytes its slots take by now.
    pub(super) fn bytes(&self) -> usize {
        self.pieces.iter().filter_map(OnceLock::get).map(|slots| size_of_val::<[Slot]>(slots)).sum()
    }

    /// The piece of a key, and where in it the places of the key begin.
    fn place(&self, key: Key) -> (&OnceLock<Box<[Slot]>>, usize) {
        let (place, slots) = (key.place as usize, self.piece);
        (&self.pieces[(place / slots) & (self.pieces.len() - 1)], place & (slots - 1) & !(NEIGHBORS - 1))
    }

    fn places(&self, key: Key) -> &[Slot] {
        let (piece, first) = self.place(key);
        piece.get().and_then(|slots| slots.get(first..first + NEIGHBORS)).unwrap_or_default()
    }

    fn places_made(&self, key: Key) -> &[Slot] {
        let (piece, first) = self.place(key);
        let slots = piece.get_or_init(|| {
            let mut slots = Vec::new();
            // Without memory nothing is noted there.
            let count = slots.try_reserve_exact(self.piece).map_or(0, |()| self.piece);
            slots.resize_with(count, Slot::default);
            slots.into_boxed_slice()
        });
        slots.get(first..first + NEIGHBORS).unwrap_or_default()
    }

    /// What is known of a position.
    pub(super) fn get(&self, key: Key) -> Entry {
        let found =
            self.places(key).iter().map(Slot::get).find(|(check, content)| *check == key.check && *content != 0);
        found.map_or(Entry::NOTHING, |(_, content)| Entry::unpacked(content))
    }

    /// Notes what is known of a position.
    pub(super) fn set(&self, key: Key, known: Entry) {
        let weight = |slot: &Slot| match slot.get() {
            (_, 0) => 0,
            (check, _) if check == key.check => 0,
            (_, content) => 1 + Entry::unpacked(content).weight(),
        };
        let places = self.places_made(key);
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
        let table = Table::of_bytes(1 << 18);
        assert_eq!((table.pieces.len(), table.piece, table.bytes()), (4, 1 << 12, 0));
        let known = Entry::NOTHING.with(3, true, 77).with(1, false, 5);
        for number in 0..100_000_u64 {
            let key = Key { place: number.wrapping_mul(0x9E37_79B9_7F4A_7C15), check: number };
            assert_eq!(table.get(key), Entry::NOTHING, "{number}");
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
            let table = Table::of_bytes(bytes);
            for number in 0..50_000_u64 {
                let place = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
                table.set(Key { place, check: number }, Entry::NOTHING.with(3, true, 77));
            }
            assert!(table.bytes() <= bytes && table.bytes() > bytes / 2, "{} of {bytes}", table.bytes());
        }
        // Nothing is taken before it is needed, however much there may be.
        assert_eq!(Table::of_bytes(1 << 34).bytes(), 0);
    }

    #[test]
    fn what_took_much_work_stays() {
        let table = Table::of_bytes(64);
        let deep = Key { place: 0, check: 1 };
        table.set(deep, Entry::NOTHING.with(6, false, 0));
        for check in 2..1000 {
            table.set(Key { place: 0, check }, Entry::NOTHING.with(2, false, 0));
        }
        assert_eq!(table.get(deep).holds, 6);
    }
}
