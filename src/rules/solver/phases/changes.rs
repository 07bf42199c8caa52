//! Changed and transferred mates between two phases.

use super::phase::MateId;
use super::{PhaseRow, PhaseTable};
use crate::rules::solver::KeyMove;

/// A changed mate: the same defence is answered by other mates in two phases, which have no mate in common.
///
/// Two mates are the same if the same piece arrives on the same square with the same promotion. The piece of the first
/// move counts as the same, wherever that move has put it. A reply that is no defence in one of the phases has no
/// changed mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangedMate {
    /// The index of the row.
    pub row: usize,
    /// The indices of the phases.
    pub phases: [usize; 2],
}

/// A transferred mate: the same mate follows defences in two phases, and none of these defences in both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TransferredMate {
    /// The mate, with its notation in the first of the phases.
    pub mate: KeyMove,
    /// The indices of the phases.
    pub phases: [usize; 2],
    /// The indices of the rows that the mate follows, in each of the phases.
    pub rows: [Vec<usize>; 2],
}

impl PhaseTable {
    /// Returns the changed mates of each pair of phases.
    ///
    /// ```
    /// use std::num::NonZeroUsize;
    /// use fenwright::{notation::fen, rules::solver::{SearchControl, Solver}};
    /// let position = fen::read("8/8/5R2/1pk3K1/Pppp1N1Q/8/8/8 w - - 0 1")?;
    /// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), SearchControl::default());
    /// let solution = solver.solve(NonZeroUsize::MIN, &watch);
    /// let table = solver.phase_table(&solution, &[], NonZeroUsize::MIN, &watch).unwrap();
    /// // 1...d3 2.Qf2# in the set play, and 2.Qa7# after the key.
    /// let changed = table.changed_mates()[0];
    /// assert_eq!((table.rows[changed.row].reply.san.as_str(), changed.phases), ("d3", [0, 1]));
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn changed_mates(&self) -> Vec<ChangedMate> {
        let pairs = self.pairs();
        let changed = |row: usize| {
            let is_changed = move |phases: &[usize; 2]| {
                let [one, other] = phases.map(|phase| self.mate_ids(row, phase));
                !one.is_empty() && !other.is_empty() && !one.iter().any(|mate| other.contains(mate))
            };
            pairs.iter().copied().filter(is_changed).map(move |phases| ChangedMate { row, phases })
        };
        (0..self.rows.len()).flat_map(changed).collect()
    }

    /// Returns the transferred mates of each pair of phases.
    pub fn transferred_mates(&self) -> Vec<TransferredMate> {
        let transferred = |phases: [usize; 2]| {
            let transfer = move |(id, mate)| {
                let rows = phases.map(|phase| self.rows_with(phase, id));
                let [one, other] = &rows;
                let is_transferred = !other.is_empty() && !one.iter().any(|row| other.contains(row));
                is_transferred.then_some(TransferredMate { mate, phases, rows })
            };
            self.mates_of(phases[0]).into_iter().filter_map(transfer)
        };
        self.pairs().into_iter().flat_map(transferred).collect()
    }

    fn pairs(&self) -> Vec<[usize; 2]> {
        (0..self.phases.len()).flat_map(|other| (0..other).map(move |one| [one, other])).collect()
    }

    fn mate_ids(&self, row: usize, phase: usize) -> Vec<MateId> {
        self.rows[row].cells[phase].mates().iter().map(|mate| self.phases[phase].mate_id(mate)).collect()
    }

    fn rows_with(&self, phase: usize, id: MateId) -> Vec<usize> {
        (0..self.rows.len()).filter(|row| self.mate_ids(*row, phase).contains(&id)).collect()
    }

    /// Returns the different mates of a phase, in the order of the rows.
    fn mates_of(&self, phase: usize) -> Vec<(MateId, KeyMove)> {
        let mut mates: Vec<(MateId, KeyMove)> = Vec::new();
        let of_row = |row: &PhaseRow| row.cells[phase].mates().to_vec();
        for mate in self.rows.iter().flat_map(of_row) {
            let id = self.phases[phase].mate_id(&mate);
            if !mates.iter().any(|(other, _)| *other == id) {
                mates.push((id, mate));
            }
        }
        mates
    }
}
