//! Proves results of positions by what is there: tables of endings, and tablebases.

use std::num::NonZeroUsize;
use std::sync::{Arc, PoisonError, RwLock};

use super::endings::{EndingTables, Endings, Material, NotAnEnding, NotMade};
use super::proof::{GameResult, Proof, ProvenMove, Tablebase, Unproven};
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
/// assert_eq!((proof.result, proof.mate), (GameResult::Loss, Some(2)));
/// assert_eq!(prover.known(&position), Some(proof));
/// # Ok::<(), fen::Fault>(())
/// ```
#[derive(Debug, Default)]
pub struct Prover {
    endings: Endings,
    tablebase: RwLock<Option<Arc<dyn Tablebase>>>,
}

impl Prover {
    /// Uses this tablebase for positions that no table of endings contains; `None` for no tablebase.
    pub fn set_tablebase(&self, tablebase: Option<Arc<dyn Tablebase>>) {
        *self.tablebase.write().unwrap_or_else(PoisonError::into_inner) = tablebase;
    }

    fn tablebase(&self) -> Option<Arc<dyn Tablebase>> {
        self.tablebase.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the result of a position if that takes less than a millisecond: if its table of endings is there.
    pub fn known(&self, position: &Position) -> Option<Proof> {
        let tables = self.endings.find(&Material::of(position).ok()?)?;
        ending_proof(&tables, position).ok()
    }

    /// Returns the results of all legal moves under the same condition as [`Prover::known`].
    pub fn known_moves(&self, position: &Position) -> Option<Vec<ProvenMove>> {
        Some(proven_moves(&self.endings.find(&Material::of(position).ok()?)?, position))
    }

    /// Returns `true` if tables can contain a position, so that [`Prover::prove`] is worth a try.
    pub fn can_prove(&self, position: &Position) -> bool {
        match Material::of(position) {
            Ok(_) => true,
            Err(NotAnEnding::TooManyPieces) => self.tablebase().is_some_and(|tables| tables.can_cover(position)),
            Err(_) => false,
        }
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
        match self.source(position, threads, control)? {
            Source::Endings(tables) => ending_proof(&tables, position),
            Source::Tablebase(tablebase) => tablebase.prove(position),
        }
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
        match self.source(position, threads, control)? {
            Source::Endings(tables) => Ok((ending_proof(&tables, position)?, proven_moves(&tables, position))),
            Source::Tablebase(tablebase) => Ok((tablebase.prove(position)?, tablebase.prove_moves(position)?)),
        }
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

    /// Returns what can prove a position: the tables of its ending, otherwise the tablebase if there is one.
    fn source(&self, position: &Position, threads: NonZeroUsize, control: &SearchControl) -> Result<Source, Unproven> {
        let reason = match self.tables(position, threads, control) {
            Ok(tables) => return Ok(Source::Endings(tables)),
            Err(reason) => reason,
        };
        let is_for_tablebase = matches!(
            reason,
            Unproven::NotAnEnding(NotAnEnding::TooManyPieces) | Unproven::OutOfMemory(_) | Unproven::TooLong
        );
        self.tablebase().filter(|_| is_for_tablebase).map(Source::Tablebase).ok_or(reason)
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

/// The tables that can prove a position.
enum Source {
    Endings(EndingTables),
    Tablebase(Arc<dyn Tablebase>),
}

fn ending_proof(tables: &EndingTables, position: &Position) -> Result<Proof, Unproven> {
    let value = tables.value(position).ok_or(Unproven::NotAnEnding(NotAnEnding::Illegal))?;
    Ok(Proof::from_ending(value, position.halfmove_clock))
}

fn proven_moves(tables: &EndingTables, position: &Position) -> Vec<ProvenMove> {
    let proof = |value| Proof::from_ending(value, position.halfmove_clock);
    let moves = tables.moves(position).into_iter();
    moves.map(|moved| ProvenMove { legal_move: moved.legal_move, proof: proof(moved.value) }).collect()
}
