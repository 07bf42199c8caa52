//! What is known of a position as a problem, the same in the list and in the panel.

use crate::app::ui::{Tone, wording};
use crate::board::Stipulation;
use crate::rules::solver::Judgement;

/// What is known of a position as a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleMark {
    /// What was asked for.
    pub asked: Stipulation,
    /// What came out; `None` where there is no solver for what was asked.
    pub judgement: Option<Judgement>,
}

impl PuzzleMark {
    /// What came out, in a few words: "Mate in 2 \u{b7} sound". `solutions`: how many there are, where that is known.
    pub(in crate::app) fn words(self, solutions: Option<usize>) -> String {
        let (noun, number) = (self.asked.goal.noun(), self.asked.number());
        let Some(judgement) = self.judgement else { return format!("{} \u{b7} not searched", self.asked) };
        let verdict = match judgement {
            Judgement::AlreadyMate => return "Mated already".to_owned(),
            Judgement::NoSolution => return format!("No {noun} in {number}"),
            Judgement::Sound => "sound".to_owned(),
            Judgement::Several => solutions.map_or_else(
                || "several solutions".to_owned(),
                |count| wording::counted(count, "solution", "solutions"),
            ),
            Judgement::Cooked => "cooked".to_owned(),
            Judgement::Short => "short solution".to_owned(),
            Judgement::Unfinished => "not solved in time".to_owned(),
        };
        format!("{} in {number} \u{b7} {verdict}", wording::capital(noun))
    }

    /// How good the news is.
    pub(in crate::app) const fn tone(self) -> Tone {
        if let Some(judgement) = self.judgement { tone(judgement) } else { Tone::Unknown }
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
