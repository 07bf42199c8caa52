//! What is known of a position as a problem, the same in the list and in the panel.

use crate::app::shell::stipulation::{Goal, Stipulation};
use crate::app::ui::{Tone, wording};
use crate::rules::solver::Judgement;

/// What is known of a position as a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleMark {
    /// What was asked for.
    pub asked: Stipulation,
    /// What came out.
    pub judgement: Judgement,
}

impl PuzzleMark {
    /// What came out, in a few words: "Mate in 2 \u{b7} sound". `solutions`: how many there are, where that is known.
    pub(in crate::app) fn words(self, solutions: Option<usize>) -> String {
        let Stipulation { goal, moves } = self.asked;
        let noun = match goal {
            Goal::Mate | Goal::Shortest => "Mate",
            Goal::Selfmate => "Selfmate",
            Goal::Helpmate => "Helpmate",
        };
        let verdict = match self.judgement {
            Judgement::AlreadyMate => return "Mated already".to_owned(),
            Judgement::NoSolution => return format!("No {} in {moves}", noun.to_lowercase()),
            Judgement::Sound => "sound".to_owned(),
            Judgement::Several => solutions.map_or_else(
                || "several solutions".to_owned(),
                |count| wording::counted(count, "solution", "solutions"),
            ),
            Judgement::Cooked => "cooked".to_owned(),
            Judgement::Short => "short solution".to_owned(),
            Judgement::Unfinished => "not solved in time".to_owned(),
        };
        format!("{noun} in {moves} \u{b7} {verdict}")
    }

    /// How good the news is.
    pub(in crate::app) const fn tone(self) -> Tone {
        tone(self.judgement)
    }
}

/// How good the news is.
pub(in crate::app) const fn tone(judgement: Judgement) -> Tone {
    match judgement {
        // Authors of helpmates mean several solutions.
        Judgement::Sound | Judgement::Several => Tone::Good,
        Judgement::Cooked | Judgement::Short => Tone::Odd,
        Judgement::NoSolution | Judgement::AlreadyMate => Tone::Fault,
        Judgement::Unfinished => Tone::Unknown,
    }
}
