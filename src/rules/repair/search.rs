//! The search for sound versions of a puzzle.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::board::Position;
use crate::rules::solver::{Judgement, QuickJudgement, SearchControl, Stopped, run_on_threads};

use super::{Edit, Puzzle, Version};

/// The scope of a repair.
#[derive(Clone, Copy, Debug)]
pub struct RepairOptions {
    /// The maximum number of edits, 1 or 2.
    pub edits: u8,
    /// The time for positions two edits away. No position is judged after it.
    pub time: Option<Duration>,
    /// The number of threads.
    pub threads: NonZeroUsize,
}

/// An event of a repair.
#[derive(Clone, Debug)]
pub enum RepairEvent {
    /// A sound version was found.
    Found(Box<Version>),
    /// A number of positions, of a total number that are known so far, are judged.
    Judged(usize, usize),
}

/// Number of positions one edit away whose neighbors are judged in turn for two edits.
const BEAM: usize = 24;

/// Number of keys at which the search in a position ends if cooked positions are edited again.
const MAX_KEYS_OF_TWO: usize = 4;

type Candidate = (Vec<Edit>, Position);

/// The distance of a position from a sound one, with its number as the last criterion.
type Distance = (bool, bool, usize, usize);

impl Puzzle {
    /// Judges all positions one edit away, the smallest changes first, and reports each sound one when it is found. The
    /// reports come from several threads.
    ///
    /// With two edits, continues with the neighbors of the best positions: those that are sound; then those that keep
    /// the author's key; then those with the fewest keys, before those without a solution or with a shorter one.
    ///
    /// # Errors
    /// If `watch` stops the search.
    ///
    /// ```
    /// use std::num::NonZeroUsize;
    /// use std::sync::Mutex;
    /// use fenwright::board::{Goal, Stipulation};
    /// use fenwright::notation::fen;
    /// use fenwright::rules::repair::{Puzzle, RepairEvent, RepairOptions, Version};
    /// use fenwright::rules::solver::SearchControl;
    ///
    /// let position = fen::read("kbK5/pp6/1P6/8/8/8/8/1R6 w - - 0 1")?;
    /// let puzzle = Puzzle::new(&position, Stipulation::new(Goal::Mate, 2), Some("a1a6".to_owned()), 1 << 20).unwrap();
    /// let options = RepairOptions { edits: 1, time: None, threads: NonZeroUsize::MIN };
    /// let versions = Mutex::new(Vec::new());
    /// let report = |event| if let RepairEvent::Found(version) = event { versions.lock().unwrap().push(version) };
    /// puzzle.repair(options, &SearchControl::default(), report).unwrap();
    /// let mut versions = versions.into_inner().unwrap();
    /// versions.sort_by(|one, other| one.compare(other));
    /// assert!(versions[0].merits.keeps_key);
    /// let original = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?;
    /// assert!(versions.iter().any(|version| version.position == original));
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn repair(
        &self,
        options: RepairOptions,
        watch: &SearchControl,
        report: impl Fn(RepairEvent) + Sync,
    ) -> Result<(), Stopped> {
        let mut seen = HashSet::from([self.position]);
        let neighbors = |edits: &[Edit], position: &Position, seen: &mut HashSet<Position>| -> Vec<Candidate> {
            let new = Edit::all(position).into_iter().filter(|(_, after)| seen.insert(*after));
            new.map(|(edit, after)| ([edits, &[edit]].concat(), after)).collect()
        };
        let single = neighbors(&[], &self.position, &mut seen);
        let level = Level { puzzle: self, options, watch, report };
        let mut distances = level.judge(&single, 0, None)?;
        if options.edits < 2 {
            return Ok(());
        }
        distances.sort_unstable();
        let deadline = options.time.and_then(|time| Instant::now().checked_add(time));
        let mut judged = single.len();
        for (.., number) in distances.into_iter().take(BEAM) {
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                break;
            }
            let (edits, position) = &single[number];
            let pairs = neighbors(edits, position, &mut seen);
            level.judge(&pairs, judged, deadline)?;
            judged += pairs.len();
        }
        Ok(())
    }

    fn distance(&self, judged: &QuickJudgement, edits: &[Edit], number: usize) -> Distance {
        let QuickJudgement { judgement, keys } = judged;
        let keeps_key = keys.iter().any(|key| self.is_author_key(key, edits));
        let excess = match judgement {
            Judgement::Sound => 0,
            Judgement::Cooked | Judgement::Several => keys.len(),
            _ => usize::MAX,
        };
        (excess > 0, !keeps_key, excess, number)
    }
}

/// The judgement of a list of positions on several threads, one position on one thread.
struct Level<'a, R> {
    puzzle: &'a Puzzle,
    options: RepairOptions,
    watch: &'a SearchControl,
    report: R,
}

impl<R: Fn(RepairEvent) + Sync> Level<'_, R> {
    /// Judges the candidates until the deadline, and returns their distances. `before` is the number of candidates
    /// that were judged before these.
    fn judge(
        &self,
        candidates: &[Candidate],
        before: usize,
        deadline: Option<Instant>,
    ) -> Result<Vec<Distance>, Stopped> {
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(before));
        let work = || {
            let mut distances = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let is_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
                let Some(candidate) = candidates.get(number).filter(|_| !is_late) else { return Ok(distances) };
                distances.push(self.judge_one(candidate, before + number, number)?);
                let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                (self.report)(RepairEvent::Judged(done, before + candidates.len()));
            }
        };
        Ok(run_on_threads(self.options.threads.get() - 1, work)?.into_iter().flatten().collect())
    }

    fn judge_one(&self, candidate: &Candidate, place: usize, number: usize) -> Result<Distance, Stopped> {
        let max_keys = if self.options.edits > 1 { MAX_KEYS_OF_TWO } else { 2 };
        let judged = self.puzzle.judge(&candidate.1, max_keys, self.watch)?;
        if let (Judgement::Sound, Some(key)) = (judged.judgement, judged.keys.first()) {
            let version = Version::new(self.puzzle, candidate.clone(), key.clone(), place, self.watch)?;
            (self.report)(RepairEvent::Found(Box::new(version)));
        }
        Ok(self.puzzle.distance(&judged, &candidate.0, number))
    }
}
