//! Handles commands, actions of the panel and results of the threads.

use std::iter;
use std::time::Duration;

use super::analysis::Analysis;
use super::commands::{self, can_be_solved};
use super::popeye;
use super::state::focus_solution;
use super::writing::{self, Purpose, SolutionText, WriteRequest};
use super::{NodeId, Solving};
use crate::app::shell::{
    Command, Effect, Feature, FeatureRow, Interrupts, POLL_INTERVAL, Polled, Shell, SideTab, has_no, write_fen,
};
use crate::document::{Field, Progress, ProvenSolution, RecordView, UpdateRefusal};
use crate::notation::epd;
use crate::rules::solver::Query;
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Ask(Query),
    /// Stores the question for the next session.
    Remember,
    Toggle(NodeId),
    /// Shows the position after a move of the tree on the board.
    Show(NodeId),
    CopyPhases,
    /// Shows all tries in the table of phases, or only those that change a mate.
    ToggleAllTries,
    ClosePhases,
    Run(Command),
}

impl Feature for Solving {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(end_input);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Ask(asked) => shell.set_query(asked),
            Action::Remember => shell.store_settings(),
            Action::Toggle(id) => self.toggle(id, shell.puzzle_marks.prover(), &shell.wake()),
            Action::Show(id) => shell.effects.extend(self.moves_to(id).map(Effect::ShowMoves)),
            Action::CopyPhases => self.copy_phases(shell),
            Action::ToggleAllTries => self.toggle_all_tries(),
            Action::ClosePhases => self.close_phases(shell),
            Action::Run(command) => shell.effects.push(Effect::Run(command)),
        }
    }

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::Show(_) => Interrupts::TEXT,
            Action::Ask(_)
            | Action::Remember
            | Action::Toggle(_)
            | Action::CopyPhases
            | Action::ToggleAllTries
            | Action::ClosePhases => Interrupts::FIELDS,
            Action::Run(command) => command.interrupts(),
        }
    }

    /// Collects results of the threads and solves a changed position automatically.
    fn poll(&mut self, shell: &mut Shell) -> Polled<Action> {
        let known = (shell.document.revision(), shell.puzzle_marks.revision());
        if let Some((record, position, mark)) = self.poll_tasks(&shell.wake()) {
            shell.puzzle_marks.note(record, &position, mark, &shell.document);
        }
        match self.take_written() {
            Some((request, Some(text))) => deliver_text(request, text, shell),
            Some((_, None)) => {
                shell.notices.failed(tr!("solving-not-written"), None);
            }
            None => {}
        }
        if let Some(fault) = self.popeye_fault.take() {
            popeye::report_fault(&fault, shell);
        }
        // Before the automatic solving, so that the position of a new answer is not solved again.
        self.follow(shell);
        self.note_mark(shell);
        self.auto_solve(shell);
        if self.search_status().is_some() {
            shell.ctx.request_repaint_after(POLL_INTERVAL);
        }
        let has_phases = self.poll_phases(shell);
        Polled::from_change(has_phases || known != (shell.document.revision(), shell.puzzle_marks.revision()))
    }

    /// Stops a search for another position or question, and shows an answer that is already known.
    fn follow(&mut self, shell: &mut Shell) {
        self.read_problem(shell);
        self.match_position(shell.document.position(), shell.query(), shell.is_preview());
        self.check_stated_solution(shell);
        self.compare_with(&shell.composition.intended);
        self.update_texts();
    }

    fn forget(&mut self, _: bool, shell: &mut Shell) {
        *self = Self::default();
        shell.query_overrides.clear();
    }
}

impl Solving {
    /// Solves the position, or focuses the solution if it is already known.
    pub(super) fn solve_or_focus_solution(&mut self, shell: &mut Shell) {
        shell.open_tab(SideTab::Solve);
        if self.is_solved(false) {
            focus_solution(&shell.ctx);
            return;
        }
        self.solve(shell);
        if shell.is_after_moves() {
            shell.notices.noted(tr!("solving-before-moves-noted"));
        }
    }

    fn solve(&mut self, shell: &Shell) {
        let document = &shell.document;
        let (record, position) = (document.record(document.current()).id(), *document.position());
        self.start(record, position, shell.query(), shell.puzzle_marks.prover(), &shell.wake());
    }

    pub(super) fn write_solution(&mut self, purpose: Purpose, shell: &Shell) {
        // The clocks may have changed since the position was solved.
        let (document, position) = (&shell.document, *shell.document.position());
        let is_of = |analysis: &&Analysis| analysis.answer.position.without_clocks() == position.without_clocks();
        if let Some(analysis) = self.analysis.as_ref().filter(is_of) {
            let operations = document.record(document.current()).operations();
            let request = WriteRequest { purpose, position, operations };
            self.writing = Some((request, writing::start(analysis, position, purpose, &shell.wake())));
        }
    }

    /// Solves a changed position automatically, but not during a gesture.
    fn auto_solve(&mut self, shell: &Shell) {
        let now = shell.ctx.input(|input| input.time);
        let Some(seconds) = self.seconds_until_auto_solve(shell, now) else {
            return;
        };
        let pending = &shell.pending_input;
        if pending.has_gesture || pending.has_number || !shell.solves_after_edits || can_be_solved(shell).is_err() {
            return;
        }
        if seconds > 0.0 {
            shell.ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        } else {
            self.solve(shell);
        }
    }
}

fn deliver_text(request: WriteRequest, text: SolutionText, shell: &mut Shell) {
    match (request.purpose, text) {
        (Purpose::Text | Purpose::Epd, SolutionText::Lines(lines)) => {
            let fen = write_fen(&request.position, shell.settings.en_passant);
            let text = std::iter::once(fen).chain(lines).map(|line| line + "\n").collect::<String>();
            shell.copy(&text, Some(tr!("solving-copied")));
        }
        (Purpose::Epd, SolutionText::Proven(proven)) => {
            let text =
                epd::write(&request.position, &writing::merge_operations(request.operations, proven.operations()));
            shell.copy(&text, Some(tr!("solving-copied-as-epd")));
        }
        (Purpose::Record { id, .. }, SolutionText::Proven(proven)) => {
            let document = &shell.document;
            let is_same = document.record(document.current()).id() == id;
            if !is_same || document.position().without_clocks() != request.position.without_clocks() {
                return shell.notices.noted(tr!("solving-of-another-position"));
            }
            write_solution(&proven, shell);
        }
        (Purpose::Text, SolutionText::Proven(_)) | (Purpose::Record { .. }, SolutionText::Lines(_)) => {}
    }
}

/// Writes a proven solution into the current record, in place of the one that the record states.
fn write_solution(proven: &ProvenSolution, shell: &mut Shell) {
    let document = &mut shell.document;
    let record = document.record(document.current());
    let replaces = !record.read_metadata().get(Field::Solution).is_empty();
    let named = iter::once((record.id(), ()));
    let tell = |record: &RecordView<'_>, (): &()| proven.record_update(record);
    let stated = document.snapshot().prepare_updates(named, tell, &Progress::default());
    let is_too_long = stated.refused_count(UpdateRefusal::TooLong) > 0;
    let has_no_place = stated.refused_count(UpdateRefusal::Unsupported) > 0;
    if document.apply_bulk_update(stated) > 0 {
        shell.report_changed(if replaces { tr!("solving-written-in-place") } else { tr!("solving-written") });
    } else {
        shell.notices.noted(match () {
            () if is_too_long => tr!("solving-line-too-long"),
            () if has_no_place => tr!("solving-no-place"),
            () => tr!("solving-said-already"),
        });
    }
}
