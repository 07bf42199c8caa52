//! The outcome for a position, and a tally of outcomes.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::app::shell::judgement_tone;
use crate::app::ui::Tone;
use crate::rules::solver::Judgement;
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleOutcome {
    Judged(Judgement),
    Illegal,
    Unreadable,
    /// The stipulation has no solver: win, draw, or too many moves.
    OtherGoal,
}

impl PuzzleOutcome {
    pub const ALL: [Self; 10] = [
        Self::Judged(Judgement::Sound),
        Self::Judged(Judgement::Cooked),
        Self::Judged(Judgement::Several),
        Self::Judged(Judgement::Short),
        Self::Judged(Judgement::NoSolution),
        Self::Judged(Judgement::AlreadyMate),
        Self::Judged(Judgement::Unfinished),
        Self::Illegal,
        Self::Unreadable,
        Self::OtherGoal,
    ];

    pub(crate) fn label(self) -> &'static str {
        match self {
            Self::Judged(Judgement::Sound) => tr!("puzzles-outcome-sound"),
            Self::Judged(Judgement::Cooked) => tr!("puzzles-outcome-cooked"),
            Self::Judged(Judgement::Several) => tr!("puzzles-outcome-several"),
            Self::Judged(Judgement::Short) => tr!("puzzles-outcome-short"),
            Self::Judged(Judgement::NoSolution) => tr!("puzzles-outcome-no-solution"),
            Self::Judged(Judgement::AlreadyMate) => tr!("puzzles-outcome-already-mate"),
            Self::Judged(Judgement::Unfinished) => tr!("puzzles-outcome-unfinished"),
            Self::Illegal => tr!("puzzles-outcome-illegal"),
            Self::Unreadable => tr!("puzzles-outcome-unreadable"),
            Self::OtherGoal => tr!("puzzles-outcome-other-goal"),
        }
    }

    pub(crate) const fn tone(self) -> Tone {
        match self {
            Self::Judged(judgement) => judgement_tone(judgement),
            Self::Illegal | Self::Unreadable => Tone::Fault,
            Self::OtherGoal => Tone::Unknown,
        }
    }

    fn index(self) -> usize {
        Self::ALL.iter().position(|outcome| *outcome == self).unwrap_or_default()
    }
}

/// The counts of outcomes so far, shared between the solving threads and the user interface.
#[derive(Clone, Debug, Default)]
pub struct Tally(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    total: usize,
    by_outcome: [AtomicUsize; PuzzleOutcome::ALL.len()],
}

impl Tally {
    pub fn new(total: usize) -> Self {
        Self(Arc::new(Counts { total, ..Counts::default() }))
    }

    pub(super) fn count(&self, outcome: PuzzleOutcome) {
        self.0.by_outcome[outcome.index()].fetch_add(1, Ordering::Relaxed);
    }

    pub fn total(&self) -> usize {
        self.0.total
    }

    pub fn count_of(&self, outcome: PuzzleOutcome) -> usize {
        self.0.by_outcome[outcome.index()].load(Ordering::Relaxed)
    }

    pub fn checked(&self) -> usize {
        self.0.by_outcome.iter().map(|count| count.load(Ordering::Relaxed)).sum()
    }

    /// Returns a text such as "412 of 3,000 \u{b7} 380 sound \u{b7} 20 cooked \u{b7} 12 other".
    pub fn summary(&self) -> String {
        let (checked, total) = (self.checked(), self.total());
        let [sound, several, cooked] = [Judgement::Sound, Judgement::Several, Judgement::Cooked]
            .map(|judgement| self.count_of(PuzzleOutcome::Judged(judgement)));
        // Helpmates often have several intended solutions.
        let sound = sound + several;
        // Other threads may count meanwhile, so the sum can exceed `checked`.
        let rest = checked.saturating_sub(sound + cooked);
        tr!("puzzles-tally", checked = checked, total = total, sound = sound, cooked = cooked, rest = rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_says_how_many_came_out_in_each_way() {
        let tally = Tally::new(3000);
        for (count, outcome) in (1..).zip(PuzzleOutcome::ALL) {
            (0..count).for_each(|_| tally.count(outcome));
        }
        assert!((1..).zip(PuzzleOutcome::ALL).all(|(count, outcome)| tally.count_of(outcome) == count));
        assert_eq!(tally.checked(), 55);
        assert_eq!(tally.summary(), "55 of 3,000 \u{b7} 4 sound \u{b7} 2 cooked \u{b7} 49 other");
    }
}
