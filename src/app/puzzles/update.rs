//! Handles the puzzle dialogs, their background jobs, and writing proven solutions into records.

use std::sync::Arc;

use egui::Key;

use super::report::PreparedSolutions;
use super::solving::Request;
use super::{PuzzleCheck, PuzzleOutcome, Report, SolutionOptions, Tally};
use crate::app::shell::{
    Command, Dialog, Effect, Feature, FeatureRow, Interrupts, Marks, Menu, ModalWork, ModalWorker, Polled, RecordsUse,
    Shell, at, ctrl, has_no,
};
use crate::document::background::lower_priority;
use crate::document::{Progress, Records, UpdateRefusal};
use crate::tr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Moves(String),
    Choose(Box<PuzzleCheck>),
    Check,
    ChooseWriting(SolutionOptions),
    Write,
    /// Selects the positions with this outcome in the list behind the dialog.
    Select(PuzzleOutcome),
    Cancel,
}

impl Feature for Puzzles {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] =
        &[FeatureRow::<Self>::record(Command::CheckPuzzles, at(Menu::Solve, 2), |puzzles, shell| {
            puzzles.after_loading(shell, Self::open_dialog);
        })
        .keys(&[ctrl(Key::F5)])
        .opens_field()];

    has_no!(end_input, follow);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Moves(moves) => {
                if let Some(check) = &mut self.check {
                    check.moves = moves;
                }
            }
            Action::Choose(check) if self.check.is_some() => self.check = Some(*check),
            Action::Choose(_) => {}
            Action::Check => {
                let scope = self.check.as_ref().map(|check| check.scope);
                shell.effects.extend(scope.map(|scope| Effect::UseRecords(scope, RecordsUse::Solve)));
            }
            Action::ChooseWriting(choice) => self.writing = choice,
            Action::Write => self.write(shell),
            Action::Select(outcome) => self.select(outcome, shell),
            Action::Cancel => {
                (self.check, self.report) = (None, None);
                shell.dialog = None;
            }
        }
    }

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::TYPING
    }

    fn poll(&mut self, shell: &mut Shell) -> Polled<Action> {
        Polled::from_change(self.poll_work(shell))
    }

    fn forget(&mut self, is_reload: bool, shell: &mut Shell) {
        *self = Self::default();
        shell.puzzle_marks.forget(is_reload);
    }
}

impl Puzzles {
    fn open_dialog(&mut self, shell: &mut Shell) {
        let check = self
            .last_options
            .clone()
            .unwrap_or_else(|| PuzzleCheck::new(shell.settings.asked.stipulation.half_moves.div_ceil(2)));
        self.check = Some(PuzzleCheck { scope: shell.scope_counts().default_scope(), ..check });
        shell.dialog = Some(Dialog::CheckPuzzles);
    }

    /// Solves the records with the options of the dialog; does nothing if they are invalid.
    pub(crate) fn solve(&mut self, records: Records, shell: &mut Shell) {
        let Some(check) = self.check.take_if(|check| check.limits().is_ok()) else { return };
        let Ok(limits) = check.limits() else { return };
        self.last_options = Some(check);
        shell.dialog = None;
        let tally = Tally::new(records.len());
        let prover = Arc::clone(shell.puzzle_marks.prover());
        let request = Request { snapshot: shell.document.snapshot(), records, limits, prover };
        let what = tr!("puzzles-solving", count = tally.total());
        let counted = tally.clone();
        let solve = move |progress: &Progress| {
            lower_priority();
            progress.set_total(counted.total() as u64);
            let report = request.run(&counted, progress);
            let marks = report.marks();
            (report, marks)
        };
        self.start_job(what, shell, solve, |puzzles, (report, marks), shell| puzzles.show_report(report, marks, shell));
        if let Some(Dialog::Job(work)) = &mut shell.dialog {
            work.tally = Some(Arc::new(move || tally.summary()));
        }
    }

    fn write(&mut self, shell: &mut Shell) {
        let Some(report) = self.report.take() else { return };
        shell.dialog = None;
        let (snapshot, choice) = (shell.document.snapshot(), self.writing);
        let what = tr!("puzzles-writing", count = report.solution_count(choice));
        let prepare = move |progress: &Progress| {
            let solutions = report.prepare_solutions(&snapshot, choice, progress);
            Some(solutions).filter(|_| !progress.is_cancelled())
        };
        self.start_job(what, shell, prepare, |_, solutions, shell| match solutions {
            Some(solutions) => apply_solutions(solutions, shell),
            None => shell.notices.noted(tr!("puzzles-writing-cancelled")),
        });
    }

    fn show_report(&mut self, report: Report, marks: Marks, shell: &mut Shell) {
        let tally = &report.tally;
        if tally.checked() == 0 {
            let why = match tally.total() {
                0 => tr!("puzzles-nothing-to-check"),
                _ => tr!("puzzles-checking-cancelled"),
            };
            shell.notices.noted(why);
            return;
        }
        shell.puzzle_marks.merge(marks);
        (self.report, self.selected) = (Some(report), None);
        shell.dialog = Some(Dialog::PuzzleReport);
    }

    fn select(&mut self, outcome: PuzzleOutcome, shell: &mut Shell) {
        let Some(report) = &self.report else { return };
        let places = report.records_with(&shell.document, outcome);
        let current = shell.document.current();
        let Some(first) = (if places.contains(current) { Some(current) } else { places.first() }) else { return };
        self.selected = Some(outcome);
        shell.effects.push(Effect::ShowRecords { records: places, current: first });
    }
}

fn apply_solutions(
    PreparedSolutions { update: stated, matching: fitting, kept }: PreparedSolutions,
    shell: &mut Shell,
) {
    let (games, lines) =
        (stated.refused_count(UpdateRefusal::Unsupported), stated.refused_count(UpdateRefusal::TooLong));
    let reasons = [
        (kept > 0).then(|| tr!("puzzles-kept", count = kept)),
        (games > 0).then(|| tr!("puzzles-no-place", count = games)),
        (lines > 0).then(|| tr!("puzzles-too-long", count = lines)),
    ];
    let reasons: Vec<String> = reasons.into_iter().flatten().collect();
    let changed = shell.document.apply_bulk_update(stated);
    let written = tr!("puzzles-written", count = changed);
    let notices = &mut shell.notices;
    match (changed, reasons.is_empty()) {
        (0, _) if fitting == 0 => {
            notices.noted(tr!("puzzles-other-positions"));
        }
        (0, true) => {
            notices.done(tr!("puzzles-there-already", count = fitting));
        }
        (0, false) => notices.noted(tr!("puzzles-none-written", reasons = reasons.join("; "))),
        (_, true) => shell.report_changed(written),
        (_, false) => shell.report_changed(format!("{written}; {}", reasons.join("; "))),
    }
}

#[derive(Default)]
pub struct Puzzles {
    pub(super) last_options: Option<PuzzleCheck>,
    pub(super) check: Option<PuzzleCheck>,
    pub(super) report: Option<Report>,
    pub(super) writing: SolutionOptions,
    pub(super) selected: Option<PuzzleOutcome>,
    work: ModalWork<Self>,
}

impl ModalWorker for Puzzles {
    fn work(&mut self) -> &mut ModalWork<Self> {
        &mut self.work
    }

    fn failure() -> &'static str {
        tr!("puzzles-failed")
    }
}

impl Puzzles {
    pub const fn check(&self) -> Option<&PuzzleCheck> {
        self.check.as_ref()
    }

    pub const fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }
}
