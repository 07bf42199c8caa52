//! Which records of a chunk are marked.

use std::ops::Range;

use crate::document::content::records::Records;

/// Which records of a chunk are marked, a bit for each.
#[derive(Debug)]
pub(crate) struct Marks {
    start: usize,
    words: Vec<u64>,
}

impl Marks {
    /// None of a chunk, whose first place has to be a multiple of 64.
    pub(crate) fn of(places: &Range<usize>) -> Self {
        Self { start: places.start, words: vec![0; places.len().div_ceil(64)] }
    }

    /// Marks a record of the chunk.
    pub(crate) fn mark(&mut self, place: usize) {
        let at = place - self.start;
        if let Some(word) = self.words.get_mut(at / 64) {
            *word |= 1 << (at % 64);
        }
    }

    /// Adds those that are marked to a set.
    pub(crate) fn put_into(&self, records: &mut Records) {
        if self.words.iter().any(|word| *word != 0) {
            records.insert_words(self.start, &self.words);
        }
    }
}
