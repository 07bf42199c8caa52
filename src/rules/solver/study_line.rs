//! Lines of a study, checked move by move.

use std::collections::HashMap;
use std::num::NonZeroUsize;

use super::{SearchControl, Study, StudyMove};
use crate::board::Position;
use crate::rules::{LegalMove, Play, Proof, ProvenMove, Prover, Unproven};

/// A move of a line, compared with all other moves of its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineMove {
    /// The move.
    pub moved: StudyMove,
    /// The result of the position before the move, for the side that moves.
    pub best: Proof,
    /// Other moves that reach the required result; empty for the opponent.
    pub duals: Vec<StudyMove>,
    /// Other moves that only lose time: the opponent can bring the same position back, so the result must still be
    /// reached from there. Empty for the opponent, and if no distances are known.
    pub losing_time: Vec<StudyMove>,
}

impl LineMove {
    /// Returns `true` if the move keeps the result of the position.
    pub fn keeps_result(&self) -> bool {
        self.moved.proof.result == self.best.result
    }
}

impl Study {
    /// Checks a line of legal moves from the position of the study, up to the first move that is illegal. A study that is
    /// not fulfilled has no line to check.
    ///
    /// ```
    /// use std::num::NonZeroUsize;
    /// use fenwright::notation::{fen, pgn, stipulation};
    /// use fenwright::rules::Prover;
    /// use fenwright::rules::solver::{Findings, Query, SearchControl};
    ///
    /// let position = fen::read("8/8/8/8/4k3/8/4P3/4K3 w - - 0 1")?;
    /// let (prover, control) = (Prover::default(), SearchControl::default());
    /// let query = Query::from(stipulation::read("=").unwrap());
    /// let found = query.search(&position, &prover, 1 << 20, NonZeroUsize::MIN, &control).unwrap();
    /// let Findings::Proven(study) = found else { unreachable!() };
    /// let line: Vec<_> = pgn::plies(&position, "1. Kd2 Kd4").iter().map(|ply| ply.legal_move).collect();
    /// let checked = study.check_line(&position, &line, &prover, NonZeroUsize::MIN, &control).unwrap();
    /// assert_eq!((checked[0].keeps_result(), checked[0].duals.len()), (true, 4));
    /// # Ok::<(), fen::Fault>(())
    /// ```
    ///
    /// # Errors
    /// If the result of a position of the line cannot be proven.
    pub fn check_line(
        &self,
        position: &Position,
        line: &[LegalMove],
        prover: &Prover,
        threads: NonZeroUsize,
        control: &SearchControl,
    ) -> Result<Vec<LineMove>, Unproven> {
        let play = Play::from_position(position).filter(|_| self.is_fulfilled());
        let Some(mut play) = play else { return Ok(Vec::new()) };
        let (start, prove) = (self.is_solver_to_move(0), |position: &_| prover.prove_moves(position, threads, control));
        let required = if start { self.required } else { self.required.for_opponent() };
        let mut checked = Vec::new();
        for (half_moves, legal_move) in line.iter().enumerate() {
            let (best, moves) = prove(&play.position())?;
            let mut others = StudyMove::list(&play, &moves);
            let Some(at) = others.iter().position(|moved| moved.legal_move == *legal_move) else { break };
            let line_move = others.remove(at);
            let has_duals = self.is_solver_to_move(half_moves) && best.result == required;
            others.retain(|other| has_duals && other.proof.result == required);
            let mut detour = Detour::new(&play, best, prove);
            let (mut duals, mut losing_time) = (Vec::new(), Vec::new());
            for other in others {
                if detour.only_loses_time(&play, &other)? { losing_time.push(other) } else { duals.push(other) }
            }
            checked.push(LineMove { moved: line_move, best, duals, losing_time });
            if play.play(*legal_move).is_err() {
                break;
            }
        }
        Ok(checked)
    }
}

/// Decides whether a slower win only loses time: whether the opponent can bring the position back although the winning
/// side plays the fastest moves from then on.
struct Detour<F> {
    /// The position to come back to, without clocks.
    from: Position,
    /// The number of moves to mate from there.
    mate: Option<u16>,
    prove: F,
    known: HashMap<Position, bool>,
}

/// Maximum number of positions examined in search of a way back.
const MAX_POSITIONS: usize = 5_000;

impl<F: Fn(&Position) -> Result<(Proof, Vec<ProvenMove>), Unproven>> Detour<F> {
    fn new(play: &Play, best: Proof, prove: F) -> Self {
        Self { from: play.position().without_clocks(), mate: best.mate, prove, known: HashMap::new() }
    }

    fn only_loses_time(&mut self, play: &Play, other: &StudyMove) -> Result<bool, Unproven> {
        // A win that is as fast never returns, since the distance to mate only decreases.
        if other.proof.mate <= self.mate {
            return Ok(false);
        }
        self.can_return(&after(play, other.legal_move))
    }

    /// Returns `true` if the opponent, who is to move, can force the way back.
    fn can_return(&mut self, play: &Play) -> Result<bool, Unproven> {
        for reply in play.moves() {
            let play = after(play, reply);
            let position = play.position().without_clocks();
            if position == self.from {
                return Ok(true);
            }
            if let Some(known) = self.known.get(&position) {
                if *known {
                    return Ok(true);
                }
                continue;
            }
            if self.known.len() >= MAX_POSITIONS {
                return Ok(false);
            }
            self.known.insert(position, false);
            let (proof, moves) = (self.prove)(&position)?;
            let mut returns = proof.mate > self.mate;
            for fastest in moves.iter().filter(|moved| moved.proof.order() == proof.order()) {
                returns = returns && self.can_return(&after(&play, fastest.legal_move))?;
            }
            self.known.insert(position, returns);
            if returns {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

fn after(play: &Play, legal_move: LegalMove) -> Play {
    let mut play = play.clone();
    // The move comes from the same position, so it is legal.
    let _ = play.play(legal_move);
    play
}
