//! Analyzes many positions, with several engines at once.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::app::shell::{PuzzleMarks, StoredEvaluation};
use crate::board::Position;
use crate::document::parallel::{self, Backlog};
use crate::document::search::{EngineVerdict, Evaluation};
use crate::document::{LineLog, Progress, RecordId, Records, Snapshot};
use crate::engine::{
    Analysis, ChainSearch, Engine, EngineFault, Limits, OnlyMove, OnlyMoveRule, Pool, Program, Settings,
};
use crate::rules::LegalMove;

/// Number of lines that are needed to compare the best move with others.
const LINES: usize = 2;

pub(super) struct Batch {
    pub(super) program: PathBuf,
    pub(super) settings: Settings,
    pub(super) limits: Limits,
    /// `true` to follow only moves to their end. The line of such a position is its solution.
    pub(super) follows: bool,
    pub(super) rule: OnlyMoveRule,
    pub(super) marks: PuzzleMarks,
    /// The file that keeps the results for later sessions.
    pub(super) log: Option<PathBuf>,
}

/// The outcome for a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BatchOutcome {
    Judged(EngineVerdict),
    /// The engine cannot take the position, or has failed.
    Refused,
    /// The record has no position.
    Unreadable,
}

impl BatchOutcome {
    pub(crate) const ALL: [Self; 6] = [
        Self::Judged(EngineVerdict::OnlyMove),
        Self::Judged(EngineVerdict::Several),
        Self::Judged(EngineVerdict::Lost),
        Self::Judged(EngineVerdict::Unclear),
        Self::Refused,
        Self::Unreadable,
    ];
}

#[derive(Clone, Debug)]
pub(super) struct AnalyzedRecord {
    pub(super) record: RecordId,
    pub(super) outcome: BatchOutcome,
    /// The best line; `None` if the engine has none.
    pub(super) evaluation: Option<Arc<StoredEvaluation>>,
}

/// The results of a batch.
#[derive(Debug, Default)]
pub(crate) struct BatchReport {
    pub(super) total: usize,
    pub(super) records: Vec<AnalyzedRecord>,
}

impl BatchReport {
    pub(crate) const fn total(&self) -> usize {
        self.total
    }

    pub(crate) fn analyzed(&self) -> usize {
        self.records.len()
    }

    pub(crate) fn count_of(&self, outcome: BatchOutcome) -> usize {
        self.records.iter().filter(|record| record.outcome == outcome).count()
    }

    pub(crate) fn lines(&self) -> usize {
        self.records.iter().filter(|record| record.evaluation.is_some()).count()
    }
}

/// Returns the number of engines to run at once: half of the processors, at least one.
fn engine_count() -> usize {
    (parallel::processor_count().get() / 2).max(1)
}

impl Batch {
    /// Analyzes the records until the job is cancelled. Results go to the marks at once. A second batch uses them, and so
    /// goes on where the first one ended.
    ///
    /// # Errors
    /// If the engine cannot be used.
    pub(super) fn run(
        &self,
        (snapshot, records): (Snapshot, &Records),
        only_moves: &AtomicUsize,
        progress: &Progress,
    ) -> Result<BatchReport, EngineFault> {
        let pool = Pool::start(Program::new(&self.program), self.settings.clone())?;
        let mut log = self.log.as_ref().and_then(|path| self.open_log(path));
        let ranges: Vec<Range<usize>> = records.ranges().collect();
        let places = ranges.into_iter().flatten().take_while(|_| !progress.is_cancelled());
        let tasks = places.map(move |place| {
            let record = snapshot.record(place);
            (record.id(), record.position().ok())
        });
        let mut report = BatchReport { total: records.len(), records: Vec::new() };
        let analyze = |(record, position): (RecordId, Option<Position>)| {
            let analyzed = match position {
                Some(position) => self.analyze(&position, &pool, progress),
                None => Some(Analyzed::without_line(BatchOutcome::Unreadable)),
            };
            progress.advance(1);
            let Analyzed { outcome, evaluation, is_new } = analyzed?;
            if outcome == BatchOutcome::Judged(EngineVerdict::OnlyMove) {
                only_moves.fetch_add(1, Ordering::Relaxed);
            }
            Some((AnalyzedRecord { record, outcome, evaluation }, is_new))
        };
        parallel::run_in_order(tasks, engine_count(), Backlog::Many, analyze, |analyzed| {
            let Some((analyzed, is_new)) = analyzed else { return true };
            // A FEN in the log does not name a variant.
            let new = analyzed.evaluation.as_ref().filter(|new| is_new && new.position.rules.is_standard());
            // A full disk does not end the analysis; its results are then lost with the session.
            let is_full = new.zip(log.as_mut()).is_some_and(|(new, log)| log.append(&new.to_line()).is_err());
            log.take_if(|_| is_full);
            report.records.push(analyzed);
            true
        });
        Ok(report)
    }

    /// Opens the file with earlier results, and notes them.
    fn open_log(&self, path: &Path) -> Option<LineLog> {
        let (log, lines) = LineLog::open(path).ok()?;
        self.marks.note_evaluations(lines.lines().filter_map(StoredEvaluation::from_line));
        Some(log)
    }

    /// Identifies the engine with its options, the rule and the time.
    fn source(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.program, &self.settings.options, self.rule, self.limits.time, self.follows).hash(&mut hasher);
        hasher.finish()
    }

    /// Analyzes a position. Returns `None` if the job was cancelled first.
    fn analyze(&self, position: &Position, pool: &Pool, progress: &Progress) -> Option<Analyzed> {
        let source = self.source();
        let nodes = self.limits.nodes.unwrap_or_default();
        let is_enough = |known: &Arc<StoredEvaluation>| known.source == source && known.evaluation.nodes >= nodes;
        if let Some(known) = self.marks.evaluation(position).filter(is_enough) {
            let outcome = BatchOutcome::Judged(known.evaluation.verdict);
            return Some(Analyzed { outcome, evaluation: Some(known), is_new: false });
        }
        let is_wanted = || !progress.is_cancelled();
        let searched = pool.with(|engine| {
            let analysis = engine.search_while(position, self.limits, LINES, is_wanted)?;
            let moves = analysis.as_ref().ok().and_then(|analysis| self.line(engine, analysis, is_wanted));
            Some(analysis.ok().zip(moves))
        })?;
        // A chain that was cancelled is no solution.
        if self.follows && !is_wanted() {
            return None;
        }
        let Some((analysis, moves)) = searched else { return Some(Analyzed::without_line(BatchOutcome::Refused)) };
        let best = analysis.lines.first()?;
        let verdict = verdict(&analysis, self.rule);
        let evaluation = Evaluation { score: best.score, depth: best.depth, nodes, verdict };
        let stored = StoredEvaluation::new(evaluation, source, &analysis, &moves);
        self.marks.note_evaluations([stored.clone()]);
        let outcome = BatchOutcome::Judged(verdict);
        Some(Analyzed { outcome, evaluation: Some(Arc::new(stored)), is_new: true })
    }
}

impl Batch {
    /// Returns the line to keep: the only moves, if they are followed, or the best line; `None` without a line.
    fn line(&self, engine: &Engine, analysis: &Analysis, is_wanted: impl Fn() -> bool) -> Option<Vec<LegalMove>> {
        let best = analysis.lines.first()?;
        if self.follows && verdict(analysis, self.rule) == EngineVerdict::OnlyMove {
            let search = ChainSearch { engine, prover: self.marks.prover(), limits: self.limits, rule: self.rule };
            let chain = search.follow(&analysis.position, Some(analysis), is_wanted).ok();
            let moves = chain.map(|chain| chain.moves.iter().map(|played| played.legal).collect::<Vec<_>>());
            if let Some(moves) = moves.filter(|moves| !moves.is_empty()) {
                return Some(moves);
            }
        }
        Some(best.moves.iter().map(|played| played.legal).collect())
    }
}

struct Analyzed {
    outcome: BatchOutcome,
    evaluation: Option<Arc<StoredEvaluation>>,
    is_new: bool,
}

impl Analyzed {
    const fn without_line(outcome: BatchOutcome) -> Self {
        Self { outcome, evaluation: None, is_new: false }
    }
}

/// Judges whether there is only one move that wins or, if none does, that draws.
fn verdict(analysis: &Analysis, rule: OnlyMoveRule) -> EngineVerdict {
    match analysis.wins_or_draws(rule).1 {
        OnlyMove::OnlyMove => EngineVerdict::OnlyMove,
        OnlyMove::AlsoWins(_) => EngineVerdict::Several,
        OnlyMove::NotReached => EngineVerdict::Lost,
        OnlyMove::Unclear => EngineVerdict::Unclear,
    }
}
