//! Lines in which one side always has only one move: the solutions of puzzles.

use super::analysis::Analysis;
use super::only_move::{Objective, OnlyMove, OnlyMoveRule};
use super::score::{Bound, Score};
use crate::board::Position;
use crate::rules::{GameResult, LegalMove, Play, ProvenMove};

/// A line that begins with the only move, and goes on with the best replies and further only moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The moves of both sides. The first and the last one are only moves; empty if the first one is not the only one.
    pub moves: Vec<ChainMove>,
    /// The reason why it ends.
    pub end: ChainEnd,
}

/// A move of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainMove {
    /// The move.
    pub legal: LegalMove,
    /// Its name in standard algebraic notation, with English piece letters.
    pub san: String,
    /// The reason to play it.
    pub basis: Basis,
}

/// The reason to play a move, from the view of the side that plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Tables prove its result.
    Proven(GameResult),
    /// An engine prefers it.
    Engine {
        /// The evaluation.
        score: Score,
        /// The relation of the score to the exact one.
        bound: Bound,
        /// The depth in half moves.
        depth: u32,
    },
}

/// The reason for the end of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ChainEnd {
    /// The last move mates.
    Mate,
    /// The game is over in another way.
    GameOver,
    /// The next move is not the only one.
    NotOnly,
    /// A position comes again.
    Repetition,
    /// The chain has the maximum length.
    TooLong,
    /// The search for the next move was stopped or failed.
    Stopped,
}

/// The side whose move is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The side that needs only moves.
    Solver,
    /// The other side.
    Opponent,
}

impl ChainEnd {
    /// Returns the identifier, such as `not-only`.
    ///
    /// ```
    /// assert_eq!(fenwright::engine::ChainEnd::NotOnly.id(), "not-only");
    /// ```
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Chain {
    /// Follows only moves from a position, at most `max_moves` of them. `choose` returns the only move or the best reply.
    ///
    /// ```
    /// use fenwright::engine::{Basis, Chain, ChainEnd, Turn};
    /// use fenwright::rules::{GameResult, Play};
    ///
    /// let position = "7k/8/6KP/8/8/8/8/R7 w - - 0 1".parse()?;
    /// let mate = Play::from_position(&position).unwrap().find_uci("a1a8").unwrap();
    /// let chain = Chain::follow(&position, 10, |_, turn| {
    ///     assert_eq!(turn, Turn::Solver);
    ///     Ok((mate, Basis::Proven(GameResult::Win)))
    /// });
    /// assert_eq!((&*chain.moves[0].san, chain.end), ("Ra8#", ChainEnd::Mate));
    /// # Ok::<(), fenwright::notation::fen::Fault>(())
    /// ```
    pub fn follow(
        position: &Position,
        max_moves: usize,
        choose: impl FnMut(&Position, Turn) -> Result<(LegalMove, Basis), ChainEnd>,
    ) -> Self {
        let mut moves = Vec::new();
        let end = extend(&mut moves, position, 2 * max_moves, choose);
        // A reply without an answer is no part of the solution.
        if moves.len().is_multiple_of(2) {
            moves.pop();
        }
        Self { moves, end }
    }
}

/// Adds moves while there is a next one. Returns the reason for the end.
fn extend(
    moves: &mut Vec<ChainMove>,
    position: &Position,
    max_half_moves: usize,
    mut choose: impl FnMut(&Position, Turn) -> Result<(LegalMove, Basis), ChainEnd>,
) -> ChainEnd {
    let Some(mut play) = Play::from_position(position) else { return ChainEnd::GameOver };
    let mut seen = Vec::new();
    loop {
        let position = play.position();
        let without_clocks = Position { halfmove_clock: 0, fullmove_number: 1, ..position };
        match play.count_moves() {
            0 if play.is_check() => return ChainEnd::Mate,
            0 => return ChainEnd::GameOver,
            _ if seen.contains(&without_clocks) => return ChainEnd::Repetition,
            _ if moves.len() == max_half_moves => return ChainEnd::TooLong,
            _ => seen.push(without_clocks),
        }
        let turn = if moves.len().is_multiple_of(2) { Turn::Solver } else { Turn::Opponent };
        let (legal, basis) = match choose(&position, turn) {
            Ok(chosen) => chosen,
            Err(end) => return end,
        };
        let san = play.to_san(legal).unwrap_or_default();
        if play.play(legal).is_err() {
            return ChainEnd::Stopped;
        }
        moves.push(ChainMove { legal, san, basis });
    }
}

impl Analysis {
    /// Returns the move of a chain: the best one, which must be the only one for the solver.
    ///
    /// # Errors
    /// If there is none, with the reason.
    pub fn chain_move(
        &self,
        turn: Turn,
        rule: OnlyMoveRule,
        objective: Objective,
    ) -> Result<(LegalMove, Basis), ChainEnd> {
        let line = self.lines.first().ok_or(ChainEnd::Stopped)?;
        let first = line.moves.first().ok_or(ChainEnd::Stopped)?;
        match turn {
            Turn::Solver if self.only_move(rule, objective) != OnlyMove::OnlyMove => Err(ChainEnd::NotOnly),
            _ => Ok((first.legal, Basis::Engine { score: line.score, bound: line.bound, depth: line.depth })),
        }
    }
}

impl Objective {
    /// Returns the move of a chain by the proven results of all moves: the only one that reaches the objective, or the
    /// best reply.
    ///
    /// # Errors
    /// If there is none, with the reason.
    ///
    /// ```
    /// use std::num::NonZeroUsize;
    /// use fenwright::engine::{ChainEnd, Objective, Turn};
    /// use fenwright::rules::{Prover, solver::SearchControl};
    ///
    /// let position = "8/8/8/8/8/4k3/8/4K2Q w - - 0 1".parse()?;
    /// let (control, one) = (SearchControl::default(), NonZeroUsize::MIN);
    /// let (_, moves) = Prover::default().prove_moves(&position, one, &control).unwrap();
    /// assert_eq!(Objective::Win.proven_move(&moves, Turn::Solver), Err(ChainEnd::NotOnly));
    /// # Ok::<(), fenwright::notation::fen::Fault>(())
    /// ```
    pub fn proven_move(self, moves: &[ProvenMove], turn: Turn) -> Result<(LegalMove, Basis), ChainEnd> {
        let best = moves.iter().min_by_key(|moved| moved.proof.order()).ok_or(ChainEnd::GameOver)?;
        let result = best.proof.result;
        let reaches = |moved: &&ProvenMove| moved.proof.result == result;
        let is_only = result == self.result() && moves.iter().filter(reaches).count() == 1;
        if turn == Turn::Opponent || is_only {
            Ok((best.legal_move, Basis::Proven(result)))
        } else {
            Err(ChainEnd::NotOnly)
        }
    }

    const fn result(self) -> GameResult {
        match self {
            Self::Win => GameResult::Win,
            Self::Draw => GameResult::Draw,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Line, LineMove};

    /// Returns an analysis with these first moves and their scores.
    fn analysis(position: &Position, lines: &[(&str, i32)]) -> Analysis {
        let play = Play::from_position(position).unwrap();
        let line = |(rank, (word, centipawns)): (usize, &(&str, i32))| {
            let (legal, score) = (play.find_uci(word).unwrap(), Score::Centipawns(*centipawns));
            let moves = vec![LineMove { legal, san: play.to_san(legal).unwrap() }];
            Line { rank, depth: 8, seldepth: None, score, bound: Bound::Exact, wdl: None, moves, is_cut: false }
        };
        let mut analysis = Analysis::new(*position, &play);
        analysis.lines = (1..).zip(lines).map(line).collect();
        analysis
    }

    /// Follows scripted analyses, one after another. Returns the names of the moves, and the end.
    fn follow(text: &str, max_moves: usize, script: &[&[(&str, i32)]]) -> (String, ChainEnd) {
        let mut script = script.iter();
        let chain = Chain::follow(&text.parse().unwrap(), max_moves, |position, turn| {
            let lines = script.next().ok_or(ChainEnd::Stopped)?;
            analysis(position, lines).chain_move(turn, OnlyMoveRule::Lichess, Objective::Win)
        });
        (chain.moves.iter().map(|played| played.san.as_str()).collect::<Vec<_>>().join(" "), chain.end)
    }

    #[test]
    fn a_chain_ends_with_the_last_only_move() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let (only, reply, several): (&[_], &[_], &[_]) =
            (&[("e2e4", 500), ("d2d4", 0)], &[("e7e5", -500)], &[("g1f3", 500), ("b1c3", 450)]);
        let next: &[_] = &[("g1f3", 500), ("b1c3", 0)];
        assert_eq!(follow(start, 9, &[several]), (String::new(), ChainEnd::NotOnly));
        assert_eq!(follow(start, 9, &[only, reply, several]), ("e4".to_owned(), ChainEnd::NotOnly));
        assert_eq!(follow(start, 9, &[only, reply, next]), ("e4 e5 Nf3".to_owned(), ChainEnd::Stopped));
        assert_eq!(follow(start, 9, &[only]), ("e4".to_owned(), ChainEnd::Stopped));
        assert_eq!(follow(start, 1, &[only, reply, next]), ("e4".to_owned(), ChainEnd::TooLong));
    }

    #[test]
    fn a_chain_ends_with_the_game_or_a_repetition() {
        let mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        assert_eq!(follow(mate, 9, &[&[("a1a8", 900), ("a1a7", 0)]]), ("Ra8#".to_owned(), ChainEnd::Mate));
        let stalemate = "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1";
        assert_eq!(follow(stalemate, 9, &[&[("g5g6", 900), ("g5g4", 0)]]), ("Qg6".to_owned(), ChainEnd::GameOver));
        let there: &[_] = &[("a1a2", 900), ("a1a7", 0)];
        let back: &[_] = &[("a2a1", 900), ("a2a7", 0)];
        let script = [there, &[("g8f8", 0)], back, &[("f8g8", 0)], there];
        assert_eq!(follow(mate, 9, &script), ("Ra2 Kf8 Ra1".to_owned(), ChainEnd::Repetition));
    }
}
