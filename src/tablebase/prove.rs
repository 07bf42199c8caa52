//! Syzygy tables as a source of proofs.

use super::{Outcome, Probe, Refusal, Syzygy, needed};
use crate::board::Position;
use crate::rules::endings::NotAnEnding;
use crate::rules::{FiftyMoveRule, GameResult, Proof, ProofSource, ProvenMove, Tablebase, Unproven};

impl Tablebase for Syzygy {
    fn can_cover(&self, position: &Position) -> bool {
        needed(position).is_ok()
    }

    fn prove(&self, position: &Position) -> Result<Proof, Unproven> {
        Ok(self.probe(position)?.into())
    }

    fn prove_moves(&self, position: &Position) -> Result<Vec<ProvenMove>, Unproven> {
        let proven =
            |(legal_move, probe): (_, Result<Probe, Refusal>)| Ok(ProvenMove { legal_move, proof: probe?.into() });
        self.moves(position).into_iter().map(proven).collect()
    }
}

impl From<Probe> for Proof {
    fn from(probe: Probe) -> Self {
        let (result, fifty_move_rule) = match probe.outcome {
            Outcome::Win => (GameResult::Win, FiftyMoveRule::InTime),
            Outcome::MaybeWin => (GameResult::Win, FiftyMoveRule::MayDraw),
            Outcome::CursedWin => (GameResult::Win, FiftyMoveRule::Draws),
            Outcome::Draw => (GameResult::Draw, FiftyMoveRule::InTime),
            Outcome::BlessedLoss => (GameResult::Loss, FiftyMoveRule::Draws),
            Outcome::MaybeLoss => (GameResult::Loss, FiftyMoveRule::MayDraw),
            Outcome::Loss => (GameResult::Loss, FiftyMoveRule::InTime),
        };
        Self { result, fifty_move_rule, mate: None, source: ProofSource::Syzygy }
    }
}

impl From<Refusal> for Unproven {
    fn from(reason: Refusal) -> Self {
        match reason {
            Refusal::NotCovered(_) => Self::NotAnEnding(NotAnEnding::TooManyPieces),
            Refusal::Missing(file) => Self::MissingTable(file),
            Refusal::Broken { file, fault } => Self::BrokenTable(file, fault),
        }
    }
}
