//! The table of phases: set play, tries and actual play side by side, with the duals and patterns of the mates.

use std::sync::Arc;

use super::Solving;
use super::analysis::{AnalysisOutcome, ForcedMate};
use super::search::{Task, start};
use crate::app::shell::{Dialog, JobStatus, Shell};
use crate::document::parallel;
use crate::rules::solver::{LinePatterns, PhaseTable, SearchControl, Stopped};
use crate::tr;
use crate::wording;

type PhasesWithPatterns = (PhaseTable, Vec<LinePatterns>);

/// The open table.
pub(super) struct Phases {
    /// `None` while the phases are searched.
    pub(super) texts: Option<PhaseTexts>,
    /// `true` to show all tries, and not only those that change a mate.
    pub(super) has_all: bool,
    found: Option<PhasesWithPatterns>,
    task: Option<Task<Result<PhasesWithPatterns, Stopped>>>,
}

pub(super) struct PhaseTexts {
    /// The cells, row by row. The first row names the phases, and the first column the defences.
    pub(super) cells: Vec<Vec<String>>,
    pub(super) lines: Vec<String>,
    /// Headings with their sentences. Parts without a sentence are left out.
    pub(super) parts: Vec<(&'static str, Vec<String>)>,
}

impl PhaseTexts {
    fn new(table: &PhaseTable, patterns: &[LinePatterns]) -> Self {
        let parts = vec![
            (tr!("solving-phase-changes"), wording::phase_changes(table)),
            (tr!("solving-phase-duals"), wording::phase_duals(table)),
            (tr!("solving-phase-patterns"), wording::phase_patterns(table, patterns)),
        ];
        let parts = parts.into_iter().filter(|(_, sentences)| !sentences.is_empty()).collect();
        Self { cells: wording::phase_cells(table), lines: wording::phase_lines(table), parts }
    }

    fn to_text(&self) -> String {
        let parts = self.parts.iter().flat_map(|(heading, lines)| {
            [String::new(), (*heading).to_owned()].into_iter().chain(lines.iter().cloned())
        });
        self.lines.iter().cloned().chain(parts).map(|line| line + "\n").collect()
    }
}

impl Phases {
    fn start(mate: &ForcedMate, shell: &Shell) -> Self {
        let (shared, solution, tries) = (Arc::clone(&mate.shared), mate.solution.clone(), mate.tries.clone());
        let search = move |watch: &SearchControl| {
            let (solver, threads) = (shared.solver()?, parallel::processor_count());
            let tries = tries.map_or_else(|| solver.tries(&solution, threads, watch), Ok)?;
            let table = solver.phase_table(&solution, &tries, threads, watch)?;
            let patterns = solver.patterns(&table, threads, watch)?;
            Ok((table, patterns))
        };
        let task = start(SearchControl::default(), &shell.wake(), move |watch, report| report(search(watch)));
        Self { texts: None, has_all: false, found: None, task: Some(task) }
    }

    fn update_texts(&mut self) {
        let Some((table, patterns)) = &self.found else { return };
        let short = (!self.has_all).then(|| table.short());
        let mut texts = PhaseTexts::new(table, patterns);
        if let Some(short) = short {
            (texts.cells, texts.lines) = (wording::phase_cells(&short), wording::phase_lines(&short));
        }
        self.texts = Some(texts);
    }
}

impl Solving {
    pub(super) fn show_phases(&mut self, shell: &mut Shell) {
        let analysis = self.analysis.as_ref().filter(|_| self.is_current());
        let Some(AnalysisOutcome::Forced(mate)) = analysis.map(|analysis| &analysis.outcome) else { return };
        self.phases = Some(Phases::start(mate, shell));
        shell.dialog = Some(Dialog::Phases);
    }

    /// Takes the table once it is there. Returns `true` if it is.
    pub(super) fn poll_phases(&mut self, shell: &mut Shell) -> bool {
        let Some(phases) = &mut self.phases else { return false };
        let found = match phases.task.as_mut().map(Task::poll) {
            None | Some(JobStatus::Running) => return false,
            Some(JobStatus::Done(found)) => found.ok(),
            Some(JobStatus::Ended) => None,
        };
        phases.task = None;
        if found.is_none() {
            shell.notices.failed(tr!("solving-phases-failed"), None);
            self.close_phases(shell);
            return true;
        }
        phases.found = found;
        phases.update_texts();
        true
    }

    pub(super) fn toggle_all_tries(&mut self) {
        if let Some(phases) = &mut self.phases {
            phases.has_all = !phases.has_all;
            phases.update_texts();
        }
    }

    pub(super) fn copy_phases(&self, shell: &mut Shell) {
        if let Some(texts) = self.phases.as_ref().and_then(|phases| phases.texts.as_ref()) {
            shell.copy(&texts.to_text(), Some(tr!("solving-phases-copied")));
        }
    }

    pub(super) fn close_phases(&mut self, shell: &mut Shell) {
        self.phases = None;
        shell.dialog = None;
    }
}
