//! Work on the king pairs of a table, split into tasks for all threads.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use super::generate::NotMade;
use super::sets::{Geometry, Word};
use super::table::Byte;
use crate::rules::rectangle::bitboard::{Bitboard, each};
use crate::rules::solver::{SearchControl, run_on_threads};

/// Number of king pairs that a thread takes at once.
const PAIRS_PER_TASK: usize = 8;

/// The threads and the sizes of their tasks.
#[derive(Clone, Copy)]
pub(super) struct Crew<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) threads: NonZeroUsize,
    pub(super) control: &'a SearchControl,
}

/// The sets of some king pairs that one thread changes.
pub(super) struct Task<'a> {
    /// The first king pair.
    pub(super) first: usize,
    pub(super) found: &'a mut [Bitboard],
    pub(super) has_found: &'a mut [bool],
    pub(super) remaining: &'a mut [Bitboard],
    pub(super) values: &'a mut [Byte],
}

impl Crew<'_> {
    /// Runs the work for each part of a list on all threads.
    pub(super) fn for_each<T: Send>(
        self,
        parts: impl Iterator<Item = T> + Send,
        work: impl Fn(T) + Sync,
    ) -> Result<(), NotMade> {
        let parts = Mutex::new(parts);
        let positions = (PAIRS_PER_TASK * self.geometry.layout.per_pair) as u64;
        run_on_threads(self.threads.get() - 1, || {
            loop {
                let next = parts.lock().unwrap_or_else(PoisonError::into_inner).next();
                let Some(part) = next else { return Ok(()) };
                self.control.report_nodes(positions)?;
                work(part);
            }
        })?;
        Ok(())
    }

    pub(super) fn words_per_task(self) -> usize {
        PAIRS_PER_TASK * self.geometry.words_per_pair()
    }
}

/// Splits lists of king pairs into tasks.
pub(super) fn tasks<'a>(
    geometry: &Geometry,
    found: &'a mut [Bitboard],
    has_found: &'a mut [bool],
    remaining: &'a mut [Bitboard],
    values: &'a mut [Byte],
) -> impl Iterator<Item = Task<'a>> + use<'a> {
    let words = PAIRS_PER_TASK * geometry.words_per_pair();
    let sets = found.chunks_mut(words).zip(remaining.chunks_mut(words));
    let others = has_found.chunks_mut(PAIRS_PER_TASK).zip(values.chunks_mut(words * geometry.layout.inner));
    (0..).step_by(PAIRS_PER_TASK).zip(sets.zip(others)).map(|(first, ((found, remaining), (has_found, values)))| Task {
        first,
        found,
        has_found,
        remaining,
        values,
    })
}

impl Task<'_> {
    /// For each pair that `find_in` does not skip, moves what it finds in each word from `remaining` to `found`, with a
    /// value. The arguments of `find_in` are the pair and whether positions are already in `found`, which then count.
    pub(super) fn find<F: Fn(&Word, Bitboard) -> Bitboard>(
        self,
        geometry: &Geometry,
        plies: Byte,
        find_in: impl Fn(usize, bool) -> Option<F>,
    ) {
        let words = geometry.words_per_pair();
        for (number, has_found) in self.has_found.iter_mut().enumerate() {
            let Some(find) = find_in(self.first + number, *has_found) else { continue };
            let mut all = 0;
            for at in number * words..(number + 1) * words {
                let (found, remaining) = (&mut self.found[at], &mut self.remaining[at]);
                *found &= *remaining;
                if *found != *remaining {
                    *found |= find(&geometry.word(self.first * words + at), *remaining & !*found);
                }
                *remaining &= !*found;
                all |= *found;
                let first = at * geometry.layout.inner;
                each(*found).for_each(|square| self.values[first + geometry.inner_place(square)] = plies);
            }
            *has_found = all != 0;
        }
    }
}
