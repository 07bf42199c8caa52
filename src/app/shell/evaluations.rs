//! Results of engines, in a form that outlives the session.

use std::str::FromStr;

use crate::board::Position;
use crate::document::search::{EngineVerdict, Evaluation};
use crate::engine::{Analysis, Bound, LineMove, MAX_CHAIN_MOVES, Score};
use crate::notation::fen;
use crate::rules::{LegalMove, Play};
use crate::tr;
use crate::wording;

/// Maximum number of half moves of a line that are kept: those of a chain of only moves.
const MAX_MOVES: usize = 2 * MAX_CHAIN_MOVES;

/// An evaluation with the best line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredEvaluation {
    pub(crate) position: Position,
    pub(crate) evaluation: Evaluation,
    /// Identifies the engine, its options and the rule for only moves.
    pub(crate) source: u64,
    /// The number of positions that the engine examined.
    pub(crate) searched: u64,
    /// The moves of the line in UCI notation.
    moves: Vec<String>,
}

impl StoredEvaluation {
    pub(crate) fn new(evaluation: Evaluation, source: u64, analysis: &Analysis, line: &[LegalMove]) -> Self {
        let moves = Play::from_position(&analysis.position).map(|mut play| {
            let named = line.iter().take(MAX_MOVES).map_while(|played| {
                let name = play.to_uci(*played);
                play.play(*played).ok().map(|()| name)
            });
            named.collect()
        });
        let moves = moves.unwrap_or_default();
        Self { position: analysis.position, evaluation, source, searched: analysis.nodes, moves }
    }

    /// Returns the moves of the line.
    pub(crate) fn line(&self) -> Vec<LineMove> {
        let Some(mut play) = Play::from_position(&self.position) else { return Vec::new() };
        let played = |word: &String| {
            let legal = play.find_uci(word)?;
            let san = play.to_san(legal)?;
            play.play(legal).ok().map(|()| LineMove { legal, san })
        };
        self.moves.iter().map_while(played).collect()
    }

    /// Returns the score and whether there is only one move, as the engine thinks: "Engine: only move, +3.10".
    pub(crate) fn label(&self) -> String {
        let Evaluation { score, verdict, .. } = self.evaluation;
        let verdict: &'static str = verdict.into();
        let score = wording::score(score, Bound::Exact, self.position.side_to_move);
        tr!("analysing-label", verdict = verdict, score = score)
    }

    /// Returns the evaluation as a line of text, which [`Self::from_line`] reads.
    pub(crate) fn to_line(&self) -> String {
        let Evaluation { score, depth, nodes, verdict } = self.evaluation;
        let score = match score {
            Score::Centipawns(value) => format!("cp {value}"),
            Score::Mate(moves) => format!("mate {moves}"),
        };
        let (fen, verdict): (String, &'static str) = (fen::write(&self.position), verdict.into());
        let (source, searched, moves) = (self.source, self.searched, self.moves.join(" "));
        format!("{fen}\t{source}\t{nodes}\t{searched}\t{score}\t{depth}\t{verdict}\t{moves}")
    }

    /// Reads a line; `None` if it is damaged, or the position is of a variant.
    pub(crate) fn from_line(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, source, nodes, searched, score, depth, verdict, moves] = *fields else { return None };
        let score = match score.split_once(' ')? {
            ("cp", value) => Score::Centipawns(value.parse().ok()?),
            ("mate", moves) => Score::Mate(moves.parse().ok()?),
            _ => return None,
        };
        let verdict = EngineVerdict::from_str(verdict).ok()?;
        let evaluation = Evaluation { score, depth: depth.parse().ok()?, nodes: nodes.parse().ok()?, verdict };
        Some(Self {
            position: fen::read(fen).ok()?,
            evaluation,
            source: source.parse().ok()?,
            searched: searched.parse().ok()?,
            moves: moves.split_whitespace().map(str::to_owned).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_are_written_and_read() {
        let line =
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\t7\t1000\t1012\tcp -31\t9\tseveral\te2e4 e7e5";
        let read = StoredEvaluation::from_line(line).unwrap();
        assert_eq!(read.to_line(), line);
        assert_eq!(read.line().iter().map(|played| &*played.san).collect::<Vec<_>>(), ["e4", "e5"]);
        for damaged in ["", "a\tb", &line[..70], &line.replace("cp -31", "cp x"), &line.replace("several", "some")] {
            assert_eq!(StoredEvaluation::from_line(damaged), None, "{damaged}");
        }
    }
}
