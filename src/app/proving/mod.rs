//! Proving the result of the shown position, with tables that are made in the background.
//!
//! - `tables`: the Syzygy tables of a folder
//! - `view`: the dialog about them
//!
//! A known result is there at once. Otherwise the work starts once the position has not changed for a moment, and is
//! stopped when the position changes.

mod tables;
pub(crate) mod view;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use self::tables::Tables;
use crate::app::shell::{
    Command, Dialog, Effect, Feature, FeatureRow, Interrupts, Job, JobStatus, KnownProof, Menu, POLL_INTERVAL,
    PathPrompt, Polled, ProofStatus, Shell, at, has_no, require, setting_row,
};
use crate::board::Position;
use crate::document::{background, parallel};
use crate::rules::endings::MAX_PIECES;
use crate::rules::solver::SearchControl;
use crate::rules::{Prover, Unproven};
use crate::tablebase::{self, Syzygy};
use crate::tr;

/// Seconds without a change before tables are made.
const DELAY: f64 = 0.4;

#[derive(Default)]
pub struct Proving {
    /// The position last seen, and the time since when it has been shown, in seconds of the window's clock.
    seen: Option<(Position, f64)>,
    job: Option<Job<Result<KnownProof, Unproven>, Arc<SearchControl>>>,
    tables: Tables,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    ChooseFolder,
    /// Uses the tables of the usual places instead of a chosen folder.
    UseFound,
    Close,
}

impl Feature for Proving {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = &[
        setting_row!(ProvePositions, at(Menu::Solve, 2), proves_positions),
        FeatureRow::<Self>::new(Command::FreeTables, at(Menu::Solve, 2), |_, shell| {
            shell.puzzle_marks.prover().endings().clear();
            shell.notices.noted(tr!("proving-freed"));
        })
        .needs(|_, shell| require(shell.puzzle_marks.prover().endings().bytes() > 0, tr!("proving-why-no-tables"))),
        FeatureRow::<Self>::new(Command::ShowTablebase, at(Menu::Solve, 2), Self::open_dialog),
    ];

    has_no!(end_input);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            // The answer is awaited without a dialog, which opens again after it.
            Action::ChooseFolder => {
                shell.dialog = None;
                shell.effects.push(Effect::AskPath(PathPrompt::tablebase()));
            }
            Action::UseFound => self.set_folder(None, shell),
            Action::Close => shell.dialog = None,
        }
    }

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::FIELDS
    }

    fn poll(&mut self, shell: &mut Shell) -> Polled<Action> {
        // Files are copied into the folder with another program.
        if shell.ctx.input(|input| input.events.contains(&egui::Event::WindowFocused(true))) {
            self.tables.read_if_changed(shell);
        }
        if self.tables.poll(shell) {
            return Polled::Changed;
        }
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

    fn forget(&mut self, _: bool, _: &mut Shell) {
        (self.seen, self.job) = (None, None);
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
    pub(crate) fn syzygy(&self) -> Option<&Syzygy> {
        self.tables.syzygy().map(|syzygy| &**syzygy)
    }

    /// Shows the dialog about tables, and reads their folder again, since files may have been added.
    pub(crate) fn open_dialog(&mut self, shell: &mut Shell) {
        self.tables.read(shell);
        shell.dialog = Some(Dialog::Tablebase);
    }

    /// Uses the tables of this folder; with `None`, those of the usual places.
    pub(crate) fn set_folder(&mut self, folder: Option<PathBuf>, shell: &mut Shell) {
        shell.settings.syzygy = folder;
        shell.store_settings();
        self.open_dialog(shell);
    }

    fn start_if_due(&mut self, shell: &mut Shell) {
        let Some((position, since)) = self.seen.filter(|_| matches!(shell.proof, ProofStatus::Unknown)) else { return };
        let has_tables = (MAX_PIECES + 1..=tablebase::MAX_PIECES).contains(&position.board.pieces().count());
        if has_tables && !self.tables.is_read() {
            self.tables.read(shell);
        }
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
            let results = prover.prove_moves(&position, parallel::processor_count(), control);
            report(results.map(|(proof, moves)| KnownProof { proof, moves }));
        }));
    }
}

fn find_known(prover: &Prover, position: &Position) -> Option<KnownProof> {
    Some(KnownProof { proof: prover.known(position)?, moves: prover.known_moves(position)? })
}
