//! Duals of the actual play, grave or not.

use strum::IntoStaticStr;

use super::{Phase, PhaseCell, PhaseKind, PhaseTable};
use crate::board::Square;
use crate::rules::solver::KeyMove;

/// A reply of the actual play with several answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dual {
    /// The index of the row.
    pub row: usize,
    /// The index of the phase.
    pub phase: usize,
    /// The kind, which decides whether it is grave.
    pub kind: DualKind,
}

/// The kind of a dual: [`Grave`](Self::Grave), or the reason why it is not.
///
/// Composers hold a dual against a problem where the defence should have forced one mate: after a defence that defeats
/// the threat, or after any reply to a waiting move. They tolerate the others.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq)]
#[strum(serialize_all = "kebab-case")]
pub enum DualKind {
    /// The defence defeats every threat, or there was none, and the mates differ in more than a promotion or a line.
    Grave,
    /// A threat is among the answers: the reply does not defeat it, so it forces nothing.
    Threat,
    /// The answers differ only in the kind of promotion.
    Promotion,
    /// The answers move the same piece along one line, to different squares. Composers count them as one mate.
    Line,
}

impl DualKind {
    /// Returns the identifier: `grave`, `threat`, `promotion` or `line`.
    ///
    /// ```
    /// assert_eq!(fenwright::rules::solver::DualKind::Grave.id(), "grave");
    /// ```
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl PhaseTable {
    /// Returns the duals of the actual play. After a reply that leaves all threats, only an answer besides these is a
    /// dual.
    ///
    /// ```
    /// use std::num::NonZeroUsize;
    /// use fenwright::{notation::fen, rules::solver::{SearchControl, Solver}};
    /// // After 1.Kc7 Ka7, only 2.Ra1 mates.
    /// let position = fen::read("k7/8/2K5/8/8/8/8/1R6 w - - 0 1")?;
    /// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), SearchControl::default());
    /// let solution = solver.solve(NonZeroUsize::MIN, &watch);
    /// let table = solver.phase_table(&solution, &[], NonZeroUsize::MIN, &watch).unwrap();
    /// assert!(table.duals().is_empty());
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn duals(&self) -> Vec<Dual> {
        let keys = self.phases.iter().enumerate().filter(|(_, phase)| phase.kind == PhaseKind::Key);
        let of_phase = |(at, phase)| {
            let dual = move |(row, cell)| Some(Dual { row, phase: at, kind: dual_kind(phase, cell)? });
            self.rows.iter().map(move |row| &row.cells[at]).enumerate().filter_map(dual)
        };
        keys.flat_map(of_phase).collect()
    }
}

fn dual_kind(phase: &Phase, cell: &PhaseCell) -> Option<DualKind> {
    let answers = cell.answers();
    let is_threat = |answer: &KeyMove| phase.threats.iter().any(|threat| threat.uci == answer.uci);
    let is_dual = match cell {
        PhaseCell::Threat(answers) => answers.len() > 1 && !answers.iter().all(is_threat),
        _ => answers.len() > 1,
    };
    let kind = match answers {
        _ if answers.iter().any(is_threat) => DualKind::Threat,
        _ if are_alike(answers, |answer| (answer.legal_move.from, answer.legal_move.to)) => DualKind::Promotion,
        _ if are_alike(answers, |answer| (answer.legal_move.from, line_of(answer))) => DualKind::Line,
        _ => DualKind::Grave,
    };
    is_dual.then_some(kind)
}

fn are_alike<T: PartialEq>(answers: &[KeyMove], of: impl Fn(&KeyMove) -> T) -> bool {
    answers.windows(2).all(|pair| of(&pair[0]) == of(&pair[1]))
}

/// Returns the rank, file or diagonal of a move, as the step along it without its sign; knights have none in common.
fn line_of(answer: &KeyMove) -> (i8, i8) {
    let step = |from: u8, to: u8| to.cast_signed() - from.cast_signed();
    let Square { file, rank } = answer.legal_move.from;
    let (files, ranks) = (step(file, answer.legal_move.to.file), step(rank, answer.legal_move.to.rank));
    let sign = if (files, ranks) < (0, 0) { -1 } else { 1 };
    match (files.abs(), ranks.abs()) {
        (0, _) => (0, 1),
        (_, 0) => (1, 0),
        (one, other) if one == other => (sign * files.signum(), sign * ranks.signum()),
        _ => (files, ranks),
    }
}
