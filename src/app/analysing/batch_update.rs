//! The dialogs of a batch, its job, and saving its lines.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use super::batch::{Batch, BatchOutcome, BatchReport};
use super::saving::SavedLine;
use super::state::Analysing;
use crate::app::shell::{
    Dialog, Effect, Fingerprint, ModalWork, ModalWorker, RecordsUse, Scope, Shell, StoredEvaluation,
};
use crate::app::ui::parse_number;
use crate::document::{Progress, RecordUpdate, RecordView, Records};
use crate::engine::{EngineFault, Limits, Settings};
use crate::tr;
use crate::wording::Sentence;

/// The options of a batch, as typed in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchDraft {
    pub unit: LimitUnit,
    /// The number of positions that the engine examines for each record.
    pub nodes: String,
    /// The time for each record in seconds.
    pub seconds: String,
    /// `true` to follow only moves to their end.
    pub follows: bool,
    pub scope: Scope,
}

/// The unit of the limit of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LimitUnit {
    #[default]
    Nodes,
    Seconds,
}

/// The state of a batch.
#[derive(Default)]
pub(super) struct BatchState {
    pub(super) draft: Option<BatchDraft>,
    pub(super) report: Option<BatchReport>,
    pub(super) selected: Option<BatchOutcome>,
    work: ModalWork<Analysing>,
}

pub(super) const USUAL_NODES: u64 = 1_000_000;
const MAX_NODES: u64 = 1_000_000_000_000;
const USUAL_SECONDS: u64 = 2;
const MAX_SECONDS: u64 = 24 * 3600;

impl BatchDraft {
    /// Returns the limits for a record; `None` if the typed number is invalid: below 1,000 nodes or 1 second.
    pub(super) fn limits(&self) -> Option<Limits> {
        let number = |text: &str, range: RangeInclusive<u64>| {
            parse_number(text).map(|number| number as u64).filter(|number| range.contains(number))
        };
        let (nodes, time) = match self.unit {
            LimitUnit::Nodes => (Some(number(&self.nodes, 1_000..=MAX_NODES)?), None),
            LimitUnit::Seconds => (None, Some(Duration::from_secs(number(&self.seconds, 1..=MAX_SECONDS)?))),
        };
        Some(Limits { nodes, time, depth: None })
    }

    /// Returns the typed number.
    pub(super) fn typed(&mut self) -> &mut String {
        match self.unit {
            LimitUnit::Nodes => &mut self.nodes,
            LimitUnit::Seconds => &mut self.seconds,
        }
    }
}

impl ModalWorker for Analysing {
    fn work(&mut self) -> &mut ModalWork<Self> {
        &mut self.batch.work
    }

    fn failure() -> &'static str {
        tr!("analysing-batch-failed")
    }
}

impl Analysing {
    pub(super) fn open_batch(&mut self, shell: &mut Shell) {
        if self.find_program(shell).is_none() {
            return;
        }
        let scope = shell.scope_counts().default_scope();
        let (nodes, seconds) = (USUAL_NODES.to_string(), USUAL_SECONDS.to_string());
        let usual = BatchDraft { unit: LimitUnit::Nodes, nodes, seconds, follows: false, scope };
        self.batch.draft = Some(BatchDraft { scope, ..self.last_draft.clone().unwrap_or(usual) });
        shell.dialog = Some(Dialog::AnalyzePositions);
    }

    pub(super) fn close_batch(&mut self, shell: &mut Shell) {
        (self.batch.draft, self.batch.report, self.batch.selected) = (None, None, None);
        shell.dialog = None;
    }

    pub(super) fn start_batch(&self, shell: &mut Shell) {
        let draft = self.batch.draft.as_ref().filter(|draft| draft.limits().is_some());
        shell.effects.extend(draft.map(|draft| Effect::UseRecords(draft.scope, RecordsUse::Analyze)));
    }

    /// Analyzes records with the options of the dialog; does nothing if they are invalid.
    pub(crate) fn analyze(&mut self, records: Records, shell: &mut Shell) {
        let Some(draft) = self.batch.draft.take() else { return };
        let Some(limits) = draft.limits() else { return };
        let choices = &shell.settings.engine;
        let Some(program) = self.program(choices).map(ToOwned::to_owned) else { return };
        shell.dialog = None;
        // The processors are for the batch.
        self.stop();
        let settings = Settings { options: choices.options_of(&program), ..Settings::default() };
        let total = records.len();
        let batch = Batch {
            log: shell.desktop.evaluation_log(),
            program,
            settings,
            limits,
            follows: draft.follows,
            rule: choices.rule,
            marks: shell.puzzle_marks.clone(),
        };
        self.last_draft = Some(draft);
        let snapshot = shell.document.snapshot();
        let only_moves = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&only_moves);
        let what = tr!("analysing-batch-running", count = total);
        let analyze = move |progress: &Progress| {
            progress.set_total(total as u64);
            batch.run((snapshot, &records), &counted, progress)
        };
        self.start_job(what, shell, analyze, Self::show_report);
        if let Some(Dialog::Job(work)) = &mut shell.dialog {
            work.tally =
                Some(Arc::new(move || tr!("analysing-batch-so-far", count = only_moves.load(Ordering::Relaxed))));
        }
    }

    fn show_report(&mut self, report: Result<BatchReport, EngineFault>, shell: &mut Shell) {
        let report = match report {
            Ok(report) => report,
            Err(fault) => return shell.notices.failed(fault.sentence(), None),
        };
        if report.analyzed() == 0 {
            shell.notices.noted(tr!("analysing-batch-cancelled"));
            return;
        }
        self.batch.report = Some(report);
        shell.dialog = Some(Dialog::AnalysisReport);
    }

    pub(super) fn select_outcome(&mut self, outcome: BatchOutcome, shell: &mut Shell) {
        let Some(report) = &self.batch.report else { return };
        let records = report.records.iter().filter(|record| record.outcome == outcome);
        let places: Records = records.filter_map(|record| shell.document.index_of(record.record)).collect();
        let current = shell.document.current();
        let Some(first) = (if places.contains(current) { Some(current) } else { places.first() }) else { return };
        self.batch.selected = Some(outcome);
        shell.effects.push(Effect::ShowRecords { records: places, current: first });
    }

    /// Writes the lines into the records whose positions have not changed.
    pub(super) fn save_lines(&mut self, shell: &mut Shell) {
        let Some(report) = self.batch.report.take() else { return };
        shell.dialog = None;
        let format = shell.document.format();
        let named = report.records.into_iter().filter_map(|record| Some((record.record, record.evaluation?)));
        let tell = |record: &RecordView<'_>, found: &Arc<StoredEvaluation>| {
            let fingerprint = Fingerprint::from_position;
            let is_same = record.position().is_ok_and(|now| fingerprint(&now) == fingerprint(&found.position));
            if is_same { SavedLine::from(&**found).update(format) } else { RecordUpdate::default() }
        };
        let prepared = shell.document.snapshot().prepare_updates(named, tell, &Progress::default());
        match shell.document.apply_bulk_update(prepared) {
            0 => shell.notices.noted(tr!("analysing-not-saved")),
            count => shell.report_changed(tr!("analysing-lines-saved", count = count)),
        }
    }
}
