//! The check of the solution that the record states for a study.

use std::sync::Arc;

use super::search::{Task, start};
use crate::app::shell::JobStatus;
use crate::board::Position;
use crate::document::{StatedLine, Wake, parallel};
use crate::rules::Prover;
use crate::rules::solver::{LineMove, SearchControl, Study};
use crate::tr;
use crate::wording::study_line;

#[derive(Default)]
pub(super) struct StatedCheck {
    solution: Option<String>,
    task: Option<Task<CheckedLine>>,
    checked: CheckedLine,
}

#[derive(Default)]
struct CheckedLine {
    moves: Vec<LineMove>,
    illegal_move: Option<String>,
}

impl StatedCheck {
    /// Checks a solution, unless it is the one that was checked last. Returns `true` if the known check is outdated.
    pub(super) fn set_solution(
        &mut self,
        solution: Option<String>,
        (position, study): (&Position, &Study),
        prover: &Arc<Prover>,
        wake: &Wake,
    ) -> bool {
        if self.solution == solution {
            return false;
        }
        *self = Self { solution, ..Self::default() };
        if let Some(solution) = self.solution.clone() {
            let (position, study, prover) = (*position, study.clone(), Arc::clone(prover));
            self.task = Some(start(SearchControl::default(), wake, move |watch, report| {
                let StatedLine { moves, illegal_move } = StatedLine::read(&position, &solution);
                let checked = study.check_line(&position, &moves, &prover, parallel::processor_count(), watch);
                if let Ok(moves) = checked {
                    report(CheckedLine { moves, illegal_move });
                }
            }));
        }
        true
    }

    /// Returns `true` once the check is done.
    pub(super) fn poll(&mut self) -> bool {
        let Some(task) = &mut self.task else { return false };
        match task.poll() {
            JobStatus::Running => return false,
            JobStatus::Done(checked) => self.checked = checked,
            JobStatus::Ended => {}
        }
        self.task = None;
        true
    }

    pub(super) fn moves(&self) -> &[LineMove] {
        &self.checked.moves
    }

    /// Returns what the check found, one sentence each.
    pub(super) fn remarks(&self) -> impl Iterator<Item = String> + '_ {
        let illegal = self.checked.illegal_move.as_ref();
        let illegal = illegal.map(|word| tr!("proof-line-illegal", word = word.as_str()));
        study_line(&self.checked.moves).into_iter().chain(illegal)
    }
}
