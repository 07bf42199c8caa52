//! The table of all phases: a row for each defence, a column for each phase.

use crate::board::Goal;
use std::num::NonZeroUsize;

use super::super::problem_notation::MAX_KEYS;
use super::super::{NamedMove, SearchControl, Solution, Solver, Stopped, Try};
use super::{Phase, PhaseCell, PhaseKind};

/// Set play, tries and actual play of a direct mate, side by side.
///
/// A row is a reply, which is the same in two phases if it leads from and to the same squares with the same promotion.
/// In mates of more than two moves, only the first answer to each reply is in the table.
///
/// ```
/// use std::num::NonZeroUsize;
/// use fenwright::{notation::fen, rules::solver::{PhaseKind, SearchControl, Solver}};
/// let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?;
/// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), SearchControl::default());
/// let solution = solver.solve(NonZeroUsize::MIN, &watch);
/// let tries = solver.tries(&solution, NonZeroUsize::MIN, &watch).unwrap();
/// let table = solver.phase_table(&solution, &tries, NonZeroUsize::MIN, &watch).unwrap();
/// let kinds: Vec<_> = table.phases.iter().map(|phase| phase.kind).collect();
/// assert_eq!(kinds, [PhaseKind::SetPlay, PhaseKind::Try, PhaseKind::Key]);
/// let capture = table.rows.iter().find(|row| row.reply.san == "bxa6").unwrap();
/// assert_eq!(capture.cells[2].mates()[0].san, "b7#");
/// # Ok::<(), fen::Fault>(())
/// ```
#[derive(Clone, Debug)]
pub struct PhaseTable {
    /// The phases: set play, tries, then the actual play after each key. A phase without any mate is left out.
    pub phases: Vec<Phase>,
    /// The replies in the order of their squares.
    pub rows: Vec<PhaseRow>,
}

/// A reply with the answers to it in each phase.
#[derive(Clone, Debug)]
pub struct PhaseRow {
    /// The reply, with its notation in the last phase where it is legal.
    pub reply: NamedMove,
    /// A cell for each phase of the table.
    pub cells: Vec<PhaseCell>,
}

impl Solver {
    /// Returns the table of the set play, of these tries, and of the keys of a complete solution; at most three keys.
    /// It is empty unless the aim is a direct mate of two or more moves.
    ///
    /// # Errors
    /// If `watch` stops the search.
    pub fn phase_table(
        &self,
        solution: &Solution,
        tries: &[Try],
        threads: NonZeroUsize,
        watch: &SearchControl,
    ) -> Result<PhaseTable, Stopped> {
        let search = (threads, watch);
        let mut phases = Vec::new();
        if self.goal == Goal::Mate {
            if let Some(branch) = self.set_play() {
                let start = branch.game.clone();
                phases.push(Phase::expand(PhaseKind::SetPlay, (None, None), &branch, start, search)?);
            }
            for Try { first, refutation } in tries {
                let Some(branch) = self.root().play(first.legal_move) else { continue };
                let moves = (Some(first.clone()), Some(refutation.clone()));
                phases.push(Phase::expand(PhaseKind::Try, moves, &branch, self.play.clone(), search)?);
            }
            for key in solution.keys.iter().filter(|key| key.length > 1).take(MAX_KEYS) {
                let first = NamedMove::new(&self.play, key.legal_move);
                let Some(branch) = self.root().play_key(key) else { continue };
                phases.push(Phase::expand(PhaseKind::Key, (first, None), &branch, self.play.clone(), search)?);
            }
        }
        phases.retain(Phase::has_answers);
        Ok(PhaseTable::new(phases))
    }
}

impl PhaseTable {
    fn new(phases: Vec<Phase>) -> Self {
        let mut replies: Vec<&NamedMove> = Vec::new();
        for (reply, _) in phases.iter().rev().flat_map(|phase| &phase.replies) {
            if !replies.iter().any(|other| other.uci == reply.uci) {
                replies.push(reply);
            }
        }
        replies.sort_by(|one, other| one.uci.cmp(&other.uci));
        let cell = |phase: &Phase, reply: &NamedMove| {
            let found = phase.replies.iter().find(|(other, _)| other.uci == reply.uci);
            found.map_or(PhaseCell::Illegal, |(_, cell)| cell.clone())
        };
        let row = |reply: &NamedMove| PhaseRow {
            reply: reply.clone(),
            cells: phases.iter().map(|phase| cell(phase, reply)).collect(),
        };
        let rows = replies.into_iter().map(row).collect();
        Self { phases, rows }
    }

    /// Returns the table without tries that take no part in a change, and without replies that are a defence in no
    /// phase. A reply that refutes a try is a defence.
    #[must_use]
    pub fn short(&self) -> Self {
        let changes = self.changed_mates();
        let is_kept = |at: &usize| {
            self.phases[*at].kind != PhaseKind::Try || changes.iter().any(|change| change.phases.contains(at))
        };
        let kept: Vec<usize> = (0..self.phases.len()).filter(is_kept).collect();
        let phases: Vec<Phase> = kept.iter().map(|at| self.phases[*at].clone()).collect();
        let row = |row: &PhaseRow| PhaseRow {
            reply: row.reply.clone(),
            cells: kept.iter().map(|at| row.cells[*at].clone()).collect(),
        };
        let is_defence = |(phase, cell): (&Phase, &PhaseCell)| match cell {
            PhaseCell::Mates(_) => true,
            PhaseCell::NoMate => phase.kind == PhaseKind::Try,
            PhaseCell::Illegal | PhaseCell::Threat(_) => false,
        };
        let rows = self.rows.iter().map(row).filter(|row| phases.iter().zip(&row.cells).any(is_defence)).collect();
        Self { phases, rows }
    }
}
