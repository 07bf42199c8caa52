//! A set of the records of a document, by their places.

use std::ops::Range;

/// A set of places in the order of a document: what is selected, what was found. It takes a bit for each record
/// up to its last one, so that one of millions is small.
///
/// ```
/// use fenwright::document::Records;
///
/// let mut records = Records::from(3..6);
/// records.insert(9);
/// assert_eq!((records.len(), records.nth(3), records.rank(5)), (4, Some(9), 2));
/// assert_eq!(records.ranges().collect::<Vec<_>>(), [3..6, 9..10]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Records {
    words: Vec<u64>,
    /// How many there are in each block of words.
    counts: Vec<u32>,
    len: usize,
}

/// Places in a word, and words in a block.
const WORD: usize = 64;
const BLOCK: usize = 64;

impl Records {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether this record is among them.
    #[must_use]
    pub fn contains(&self, index: usize) -> bool {
        self.words.get(index / WORD).is_some_and(|word| word >> (index % WORD) & 1 == 1)
    }

    /// Puts a record in; `false` if it was there.
    pub fn insert(&mut self, index: usize) -> bool {
        let is_new = !self.contains(index);
        if is_new {
            self.make_room(index + 1);
            self.words[index / WORD] |= 1 << (index % WORD);
            self.counts[index / WORD / BLOCK] += 1;
            self.len += 1;
        }
        is_new
    }

    /// Takes a record out; `false` if it was not there.
    pub fn remove(&mut self, index: usize) -> bool {
        let was_there = self.contains(index);
        if was_there {
            self.words[index / WORD] &= !(1 << (index % WORD));
            self.counts[index / WORD / BLOCK] -= 1;
            self.len -= 1;
        }
        was_there
    }

    /// Puts all records of a range in.
    pub fn insert_range(&mut self, range: Range<usize>) {
        if range.is_empty() {
            return;
        }
        self.make_room(range.end);
        let mut at = range.start;
        while at < range.end {
            let end = (at / WORD + 1) * WORD;
            let bits = (u64::MAX >> (WORD - (range.end.min(end) - at))) << (at % WORD);
            let word = &mut self.words[at / WORD];
            let more = (bits & !*word).count_ones();
            *word |= bits;
            self.counts[at / WORD / BLOCK] += more;
            self.len += more as usize;
            at = end;
        }
    }

    /// Puts the records of which the bits are set in, from a place on that a word begins with.
    pub(crate) fn insert_words(&mut self, start: usize, words: &[u64]) {
        self.make_room(start + words.len() * WORD);
        for (at, bits) in (start / WORD..).zip(words) {
            let more = (bits & !self.words[at]).count_ones();
            self.words[at] |= bits;
            self.counts[at / BLOCK] += more;
            self.len += more as usize;
        }
    }

    /// Those that are in another set too.
    #[must_use]
    pub fn common(&self, other: &Self) -> Self {
        let words: Vec<u64> = self.words.iter().zip(&other.words).map(|(own, other)| own & other).collect();
        let mut common = Self::default();
        common.insert_words(0, &words);
        common
    }

    /// Those that are in this set or in another one.
    #[must_use]
    pub fn with(&self, other: &Self) -> Self {
        let mut all = self.clone();
        all.insert_words(0, &other.words);
        all
    }

    /// Those that are not in another set.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let others = other.words.iter().copied().chain(std::iter::repeat(0));
        let words: Vec<u64> = self.words.iter().zip(others).map(|(own, other)| own & !other).collect();
        let mut rest = Self::default();
        rest.insert_words(0, &words);
        rest
    }

    /// How many of them are before a place.
    #[must_use]
    pub fn rank(&self, index: usize) -> usize {
        let word = (index / WORD).min(self.words.len());
        let block = word / BLOCK;
        let before: usize = self.counts[..block].iter().map(|count| *count as usize).sum();
        let within: u32 = self.words[block * BLOCK..word].iter().map(|word| word.count_ones()).sum();
        let bits = self.words.get(word).map_or(0, |word| word & !(u64::MAX << (index % WORD)));
        before + within as usize + bits.count_ones() as usize
    }

    /// The record that has so many of them before it.
    #[must_use]
    pub fn nth(&self, mut rank: usize) -> Option<usize> {
        if rank >= self.len {
            return None;
        }
        let mut block = 0;
        while rank >= self.counts[block] as usize {
            rank -= self.counts[block] as usize;
            block += 1;
        }
        let mut word = block * BLOCK;
        while rank >= self.words[word].count_ones() as usize {
            rank -= self.words[word].count_ones() as usize;
            word += 1;
        }
        let mut bits = self.words[word];
        (0..rank).for_each(|_| bits &= bits - 1);
        Some(word * WORD + bits.trailing_zeros() as usize)
    }

    /// The first of them.
    #[must_use]
    pub fn first(&self) -> Option<usize> {
        self.nth(0)
    }

    /// The last of them.
    #[must_use]
    pub fn last(&self) -> Option<usize> {
        self.nth(self.len.checked_sub(1)?)
    }

    /// All of them in their order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.ranges().flatten()
    }

    /// All of them in their order, as ranges between which there are others.
    pub fn ranges(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        let mut at = 0;
        std::iter::from_fn(move || {
            let start = self.next_from(at, 0)?;
            at = self.next_from(start, u64::MAX).unwrap_or(self.words.len() * WORD);
            Some(start..at)
        })
    }

    /// The first place from one on that is in the set; with all bits turned, that is not in it.
    fn next_from(&self, at: usize, turned: u64) -> Option<usize> {
        let mut word = at / WORD;
        let mut bits = (self.words.get(word)? ^ turned) & (u64::MAX << (at % WORD));
        while bits == 0 {
            word += 1;
            bits = self.words.get(word)? ^ turned;
        }
        Some(word * WORD + bits.trailing_zeros() as usize)
    }

    fn make_room(&mut self, places: usize) {
        let words = places.div_ceil(WORD);
        if words > self.words.len() {
            self.words.resize(words, 0);
            self.counts.resize(words.div_ceil(BLOCK), 0);
        }
    }
}

impl PartialEq for Records {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.words.iter().zip(&other.words).all(|(one, two)| one == two)
    }
}

impl Eq for Records {}

impl From<usize> for Records {
    fn from(index: usize) -> Self {
        Self::from(index..index + 1)
    }
}

impl From<Range<usize>> for Records {
    fn from(range: Range<usize>) -> Self {
        let mut records = Self::default();
        records.insert_range(range);
        records
    }
}

impl FromIterator<usize> for Records {
    fn from_iter<I: IntoIterator<Item = usize>>(indexes: I) -> Self {
        let mut records = Self::default();
        indexes.into_iter().for_each(|index| _ = records.insert(index));
        records
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn it_is_like_a_set_of_numbers() {
        let mut random = fastrand::Rng::with_seed(7);
        for most in [10, 300, 20_000] {
            let (mut records, mut set) = (Records::default(), BTreeSet::new());
            for _ in 0..300 {
                let index = random.usize(0..most);
                match random.u8(0..3) {
                    0 => assert_eq!(records.insert(index), set.insert(index)),
                    1 => assert_eq!(records.remove(index), set.remove(&index)),
                    _ => {
                        let range = index..index + random.usize(0..most / 5);
                        records.insert_range(range.clone());
                        set.extend(range);
                    }
                }
                assert_eq!(records.len(), set.len());
                let at = random.usize(0..2 * most);
                assert_eq!(records.contains(at), set.contains(&at));
                assert_eq!(records.rank(at), set.range(..at).count());
                assert_eq!(records.nth(at), set.iter().nth(at).copied());
            }
            assert!(records.iter().eq(set.iter().copied()));
            assert_eq!((records.first(), records.last()), (set.first().copied(), set.last().copied()));
            assert_eq!(records, set.iter().copied().collect());
        }
    }

    #[test]
    fn sets_are_joined_cut_and_taken_from_one_another() {
        for (one, two) in [(0..5, 3..300), (100..400, 390..395), (0..0, 7..9), (64..128, 0..64)] {
            let (own, other) = (Records::from(one.clone()), Records::from(two.clone()));
            let places = |is_in: fn(bool, bool) -> bool| {
                (0..500).filter(|place| is_in(one.contains(place), two.contains(place))).collect::<Records>()
            };
            assert_eq!(own.with(&other), places(|one, two| one || two), "{one:?} and {two:?}");
            assert_eq!(own.without(&other), places(|one, two| one && !two), "{one:?} and {two:?}");
            assert_eq!(own.common(&other), places(|one, two| one && two), "{one:?} and {two:?}");
        }
    }

    #[test]
    fn words_are_put_in_from_a_place() {
        let mut records = Records::from(60..70);
        records.insert_words(64, &[0b1001, 1 << 63]);
        assert_eq!(records.ranges().collect::<Vec<_>>(), [60..70, 191..192]);
    }
}
