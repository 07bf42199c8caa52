//! Proves results of positions by what is there: tables of endings, and tablebases.

use std::num::NonZeroUsize;

use super::endings::{EndingTables, Endings, Material, NotMade};
use super::proof::{GameResult, Proof, ProvenMove, Unproven};
use super::solver::SearchControl;
use super::{LegalMove, Play};
use crate::board::Position;

/// Proves results. Shared by everything in a session, so that tables are made once.
///
/// ```
/// use std::num::NonZeroUsize;
/// use fenwright::notation::fen;
/// use fenwright::rules::{GameResult, Prover, solver::SearchControl};
///
/// let (prover, position) = (Prover::default(), fen::read("8/8/8/8/8/2k5/8/K6q w - - 0 1")?);
/// assert_eq!(prover.known(&position), None);
/// let proof = prover.prove(&position, NonZeroUsize::MIN, &SearchControl::default()).unwrap();
/// assert_eq!((proof.result, proof.mate), (GameResult::Loss, Some(1)));
/// assert_eq!(prover.known(&position), Some(proof));
/// # Ok::<(), fen::Fault>(())
/// ```
#[derive(Debug, Default)]
pub struct Prover {
    endings: Endings,
}

impl Prover {
    /// Returns the result of a position if that takes less than a millisecond: if its tables are already made.
    pub fn known(&self, position: &Position) -> Option<Proof> {
        let tables = self.endings.find(&Material::of(position).ok()?)?;
        tables.value(position).map(Proof::from)
    }

    /// Returns the results of all legal moves under the same condition as [`Prover::known`].
    pub fn known_moves(&self, position: &Position) -> Option<Vec<ProvenMove>> {
        Some(proven_moves(&self.endings.find(&Material::of(position).ok()?)?, position))
    }

    /// Returns `true` if tables can contain a position, so that [`Prover::prove`] is worth a try.
    pub fn can_prove(position: &Position) -> bool {
        Material::of(position).is_ok()
    }

    /// Proves the result of a position. Tables that are missing are made on these threads.
    ///
    /// # Errors
    /// If nothing is proven, with the reason.
    pub fn prove(
        &self,
        position: &Position,
        threads: NonZeroUsize,
        control: &SearchControl,
    ) -> Result<Proof, Unproven> {
        let tables = self.tables(position, threads, control)?;
        tables.value(position).map(Proof::from).ok_or(Unproven::Stopped)
    }

    /// Proves the results of a position and of all its legal moves.
    ///
    /// # Errors
    /// If nothing is proven, with the reason.
    pub fn prove_moves(
        &self,
        position: &Position,
        threads: NonZeroUsize,
        control: &SearchControl,
    ) -> Result<(Proof, Vec<ProvenMove>), Unproven> {
        let tables = self.tables(position, threads, control)?;
        let proof = tables.value(position).map(Proof::from).ok_or(Unproven::Stopped)?;
        Ok((proof, proven_moves(&tables, position)))
    }

    /// Returns the moves of a best line, at most `most` of them, as far as their results are known and not a draw.
    pub fn best_line(&self, position: &Position, most: usize) -> Vec<LegalMove> {
        let Some(mut play) = Play::from_position(position) else { return Vec::new() };
        let next = |_| {
            let moves = self.known_moves(&play.position())?;
            let best = moves.into_iter().min_by_key(|moved| (moved.proof.order(), play.to_uci(moved.legal_move)))?;
            play.play(best.legal_move).ok()?;
            (best.proof.result != GameResult::Draw).then_some(best.legal_move)
        };
        (0..most).map_while(next).collect()
    }

    /// Returns the tables of endings.
    pub const fn endings(&self) -> &Endings {
        &self.endings
    }

    fn tables(
        &self,
        position: &Position,
        threads: NonZeroUsize,
        control: &SearchControl,
    ) -> Result<EndingTables, Unproven> {
        let material = Material::of(position).map_err(Unproven::NotAnEnding)?;
        if let Some(tables) = self.endings.find(&material) {
            return Ok(tables);
        }
        self.endings.make(&material, threads, control).map_err(|reason| match reason {
            NotMade::Stopped => Unproven::Stopped,
            NotMade::OutOfMemory(bytes) => Unproven::OutOfMemory(bytes),
            NotMade::TooLong => Unproven::TooLong,
        })
    }
}

fn proven_moves(tables: &EndingTables, position: &Position) -> Vec<ProvenMove> {
    let moves = tables.moves(position).into_iter();
    moves.map(|moved| ProvenMove { legal_move: moved.legal_move, proof: moved.value.into() }).collect()
}
