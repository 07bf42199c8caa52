//! Proving the result of the shown position, with tables that are made in the background.
//!
//! A known result is there at once. Otherwise the work starts once the position has not changed for a moment, and is
//! stopped when the position changes.

use std::sync::Arc;
use std::time::Duration;

use crate::app::shell::{
    Command, Feature, FeatureRow, Interrupts, Job, JobStatus, KnownProof, Menu, POLL_INTERVAL, Polled, ProofStatus,
    Shell, at, has_no, require, setting_row,
};
use crate::board::Position;
use crate::document::{background, parallel};
use crate::rules::solver::SearchControl;
use crate::rules::{Prover, Unproven};
use crate::tr;

/// Seconds without a change before tables are made.
const DELAY: f64 = 0.4;

#[derive(Default)]
pub struct Proving {
    /// The position last seen, and the time since when it has been shown, in seconds of the window's clock.
    seen: Option<(Position, f64)>,
    job: Option<Job<Result<KnownProof, Unproven>, Arc<SearchControl>>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {}

impl Feature for Proving {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = &[
        setting_row!(ProvePositions, at(Menu::Solve, 2), proves_positions),
        FeatureRow::<Self>::new(Command::FreeTables, at(Menu::Solve, 2), |_, shell| {
            shell.puzzle_marks.prover().endings().clear();
            shell.notices.noted(tr!("proving-freed"));
        })
        .needs(|_, shell| require(shell.puzzle_marks.prover().endings().bytes() > 0, tr!("proving-why-no-tables"))),
    ];

    has_no!(end_input, memory);

    fn update(&mut self, action: Action, _: &mut Shell) {
        match action {}
    }

    fn interrupts(action: &Action) -> Interrupts {
        match *action {}
    }

    fn poll(&mut self, shell: &mut Shell) -> Polled<Action> {
        let status = self.job.as_mut().map(|job| (job.poll(), job.control().progress()));
        match status {
            None => {
                self.start_if_due(shell);
                Polled::Nothing
            }
            Some((JobStatus::Running, progress)) => {
                shell.proof = ProofStatus::Running { done: progress.done, total: progress.total };
                shell.ctx.request_repaint_after(POLL_INTERVAL);
                Polled::Nothing
            }
            Some((done, _)) => {
                self.job = None;
                shell.proof = match done {
                    JobStatus::Done(Ok(known)) => ProofStatus::Known(known),
                    JobStatus::Done(Err(reason)) => ProofStatus::Failed(reason),
                    JobStatus::Running | JobStatus::Ended => ProofStatus::Failed(Unproven::Stopped),
                };
                Polled::Changed
            }
        }
    }

    /// Shows a known result of the position, and stops the work for another one.
    fn follow(&mut self, shell: &mut Shell) {
        let position = *shell.position();
        if self.seen.is_some_and(|(seen, _)| seen == position) {
            return;
        }
        self.seen = Some((position, shell.ctx.input(|input| input.time)));
        self.job = None;
        shell.proof =
            find_known(shell.puzzle_marks.prover(), &position).map_or(ProofStatus::Unknown, ProofStatus::Known);
    }
}

impl Proving {
    fn start_if_due(&mut self, shell: &mut Shell) {
        let Some((position, since)) = self.seen.filter(|_| matches!(shell.proof, ProofStatus::Unknown)) else { return };
        let prover = shell.puzzle_marks.prover();
        let pending = &shell.pending_input;
        let is_busy = shell.is_preview() || pending.has_gesture || pending.has_number;
        if is_busy || !shell.settings.proves_positions || !prover.can_prove(&position) {
            return;
        }
        let wait = since + DELAY - shell.ctx.input(|input| input.time);
        if wait > 0.0 {
            shell.ctx.request_repaint_after(Duration::from_secs_f64(wait));
            return;
        }
        let prover = Arc::clone(prover);
        self.job = Some(Job::spawn_reporting("proving", Arc::default(), &shell.wake(), move |control, report| {
            background::lower_priority();
            let proven = prover.prove_moves(&position, parallel::processor_count(), control);
            report(proven.map(|(proof, moves)| KnownProof { proof, moves }));
        }));
    }
}

fn find_known(prover: &Prover, position: &Position) -> Option<KnownProof> {
    Some(KnownProof { proof: prover.known(position)?, moves: prover.known_moves(position)? })
}
