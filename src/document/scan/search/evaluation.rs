//! Evaluations of engines, and comparisons with their scores.

use strum::{EnumString, IntoStaticStr};

use super::criterion::KnownJudgements;
use crate::board::{Color, Position};
use crate::document::scan::sweep::ScannedRecord;
use crate::engine::Score;
use crate::{lang, tr};

/// The evaluation of a position by an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// The score for the side to move.
    pub score: Score,
    /// The depth in half moves.
    pub depth: u32,
    /// The number of positions that the engine was given.
    pub nodes: u64,
    /// The answer to the question for the only move.
    pub verdict: EngineVerdict,
}

/// The answer to the question for the only move that wins or, if none does, that draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum EngineVerdict {
    /// There is.
    OnlyMove,
    /// Several moves win, or draw.
    Several,
    /// Every move loses.
    Lost,
    /// The engine could not decide.
    Unclear,
}

/// A comparison of White's score with a number of pawns: `eval>3`, `eval<=-1.5`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ScoreComparison {
    sign: &'static str,
    pawns: f64,
}

const SIGNS: [&str; 5] = [">=", "<=", ">", "<", "="];

impl ScoreComparison {
    pub(super) fn parse(word: &str) -> Option<Self> {
        let rest = word.get(..4).filter(|name| name.eq_ignore_ascii_case("eval")).and(word.get(4..))?;
        let (sign, number) = SIGNS.iter().find_map(|sign| Some((*sign, rest.strip_prefix(sign)?)))?;
        let pawns = number.replace(',', ".").parse().ok().filter(|pawns: &f64| pawns.is_finite())?;
        Some(Self { sign, pawns })
    }

    pub(super) fn matches(&self, record: &ScannedRecord<'_>, judged: &KnownJudgements) -> bool {
        let score = || Some(white_pawns(judged.evaluation(record)?.score, record.position()?));
        score().is_some_and(|score| match self.sign {
            ">=" => score >= self.pawns,
            "<=" => score <= self.pawns,
            ">" => score > self.pawns,
            "<" => score < self.pawns,
            _ => (score - self.pawns).abs() < 0.005,
        })
    }

    pub(super) fn explanation(&self) -> String {
        tr!("document-score", sign = self.sign, pawns = lang::decimal(self.pawns, 2))
    }
}

/// Returns a score in pawns from the view of White. A mate is more than any number of pawns.
fn white_pawns(score: Score, position: &Position) -> f64 {
    let own = match score {
        Score::Centipawns(value) => f64::from(value) / 100.0,
        Score::Mate(1..) => f64::INFINITY,
        Score::Mate(_) => f64::NEG_INFINITY,
    };
    if position.side_to_move == Color::White { own } else { -own }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comparisons_are_read() {
        for (word, expected) in [
            ("eval>3", Some((">", 3.0))),
            ("EVAL<=-1.5", Some(("<=", -1.5))),
            ("eval=0,25", Some(("=", 0.25))),
            ("eval", None),
            ("eval>", None),
            ("eval>x", None),
            ("evals>3", None),
            ("eval>inf", None),
        ] {
            let read = ScoreComparison::parse(word).map(|read| (read.sign, read.pawns));
            assert_eq!(read, expected, "{word}");
        }
    }
}
