//! The solver result of a position, as shown in the list and in the panel.

use crate::app::ui::Tone;
use crate::board::Stipulation;
use crate::rules::solver::Judgement;
use crate::tr;
use crate::wording::format_moves;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleMark {
    /// The stipulation that was searched.
    pub stipulation: Stipulation,
    /// `None` if there is no solver for the stipulation.
    pub judgement: Option<Judgement>,
}

impl PuzzleMark {
    /// The label: "Mate in 2 \u{b7} sound". `solutions`: their number, if known.
    pub(in crate::app) fn label(self, solutions: Option<usize>) -> String {
        let (goal, number) = (self.stipulation.goal.id(), format_moves(self.stipulation.half_moves));
        let Some(judgement) = self.judgement else {
            return tr!("window-puzzle-not-searched", asked = self.stipulation.to_string());
        };
        let verdict = match judgement {
            Judgement::AlreadyMate => return tr!("window-puzzle-mated").to_owned(),
            Judgement::NoSolution => return tr!("window-puzzle-none", goal = goal, number = number),
            Judgement::Sound => tr!("window-puzzle-sound").to_owned(),
            Judgement::Several => solutions.map_or_else(
                || tr!("window-puzzle-several").to_owned(),
                |count| tr!("window-puzzle-solutions", count = count),
            ),
            Judgement::Cooked => tr!("window-puzzle-cooked").to_owned(),
            Judgement::Short => tr!("window-puzzle-short").to_owned(),
            Judgement::Unfinished => tr!("window-puzzle-unfinished").to_owned(),
        };
        tr!("window-puzzle-judged", goal = goal, number = number, verdict = verdict)
    }

    pub(in crate::app) const fn tone(self) -> Tone {
        if let Some(judgement) = self.judgement { judgement_tone(judgement) } else { Tone::Unknown }
    }
}

/// Severity of a judgement.
pub(in crate::app) const fn judgement_tone(judgement: Judgement) -> Tone {
    match judgement {
        // Helpmates often have several intended solutions.
        Judgement::Sound | Judgement::Several => Tone::Good,
        Judgement::Cooked | Judgement::Short => Tone::Odd,
        Judgement::NoSolution | Judgement::AlreadyMate => Tone::Fault,
        Judgement::Unfinished => Tone::Unknown,
    }
}
