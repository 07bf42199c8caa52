//! Whether the best move is the only one: proven, or as the engine thinks.

use super::{Analysing, wording};
use crate::app::shell::Shell;
use crate::engine::{Objective, OnlyMove, OnlyMoveRule};
use crate::lang;
use crate::rules::{GameResult, Play};
use crate::tr;

/// The answer to the question for the only move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OnlyMoveAnswer {
    pub(super) sentence: String,
    /// `true` if tables prove it; `false` if the engine thinks so.
    pub(super) is_proven: bool,
}

impl Analysing {
    /// Returns whether there is only one move that wins or, if none does, that draws.
    pub(super) fn only_move(&self, shell: &Shell) -> Option<OnlyMoveAnswer> {
        let is_shown = !self.is_threat && self.plays.is_none() && !shell.is_preview();
        let proven = proven(shell).filter(|_| is_shown);
        proven.map(|sentence| OnlyMoveAnswer { sentence, is_proven: true }).or_else(|| {
            let sentence = self.judged(shell.settings.engine.rule.into()).filter(|_| is_shown)?;
            Some(OnlyMoveAnswer { sentence, is_proven: false })
        })
    }

    fn judged(&self, rule: OnlyMoveRule) -> Option<String> {
        let analysis = self.analysis()?;
        let (best, side) = (analysis.lines.first()?, analysis.position.side_to_move);
        let name = |index: usize| {
            let first = analysis.lines.get(index).and_then(|line| line.moves.first());
            first.map(|first| lang::localize_moves(&first.san).into_owned()).unwrap_or_default()
        };
        let score = wording::line_score(best, side);
        let wins = analysis.only_move(rule, Objective::Win);
        let (goal, answer) = match wins {
            OnlyMove::NotReached => ("draw", analysis.only_move(rule, Objective::Draw)),
            answer => ("win", answer),
        };
        Some(match answer {
            OnlyMove::OnlyMove => {
                let next = analysis
                    .lines
                    .get(1)
                    .map(|line| tr!("analysing-next", played = name(1), score = wording::line_score(line, side)));
                let only = tr!("analysing-only", goal = goal, played = name(0), score = score, depth = best.depth);
                [Some(only), next].into_iter().flatten().collect::<Vec<_>>().join("; ")
            }
            OnlyMove::AlsoWins(others) if goal == "win" => {
                let others: Vec<String> = others.into_iter().map(name).collect();
                tr!("analysing-also", moves = others.join(", "))
            }
            OnlyMove::NotReached => tr!("analysing-lost").to_owned(),
            // In most positions several moves draw.
            OnlyMove::AlsoWins(_) | OnlyMove::Unclear => return None,
        })
    }
}

/// Returns the answer if tables prove the results of all moves.
fn proven(shell: &Shell) -> Option<String> {
    let known = shell.proof.known()?;
    let play = Play::from_position(shell.position())?;
    let goal = match known.proof.result {
        GameResult::Win => "win",
        GameResult::Draw => "draw",
        GameResult::Loss => return Some(tr!("analysing-lost-proven").to_owned()),
    };
    let keeps = known.moves.iter().filter(|moved| moved.proof.result == known.proof.result);
    let names: Vec<String> = keeps.filter_map(|moved| play.to_san(moved.legal_move)).collect();
    let names: Vec<_> = names.iter().map(|san| lang::localize_moves(san).into_owned()).collect();
    match names.as_slice() {
        [] => None,
        [only] => Some(tr!("analysing-only-proven", goal = goal, played = only.as_str())),
        several => Some(tr!("analysing-several-proven", goal = goal, moves = several.join(", "))),
    }
}
