//! The state of solving: the shown answer, earlier answers, and the running search.

use std::sync::Arc;
use std::time::Instant;

use egui::{Context, Id};

use super::analysis::{Analysis, Answer};
use super::phases::Phases;
use super::popeye_answer::Problem;
use super::search::{self, SearchResult, Task};
use super::tree::NodeId;
use super::writing::{SolutionText, WriteRequest, Writing};
use crate::app::shell::{JobStatus, PuzzleMark, Shell};
use crate::board::Position;
use crate::document::{RecordId, Wake, stated_solution};
use crate::engine::PopeyeFault;
use crate::lang::{self, Language, PieceLetters};
use crate::rules::solver::{Query, SearchControl, SearchProgress};
use crate::rules::{LegalMove, Prover};

#[derive(Default)]
pub struct Solving {
    pub(super) analysis: Option<Analysis>,
    /// Answers to other positions and questions, newest last.
    kept: Vec<Analysis>,
    is_current: bool,
    search: Option<Search>,
    status: Option<SearchStatus>,
    pub(super) writing: Option<(WriteRequest, Writing)>,
    pub(super) phases: Option<Phases>,
    pub(super) problem: Problem,
    /// The reason why Popeye could not be run, until it is reported.
    pub(super) popeye_fault: Option<PopeyeFault>,
    auto: AutoSolve,
    /// The mark that was noted last, with its record and position, and the revision of the marks after noting it.
    last_mark: Option<((RecordId, Position, PuzzleMark), u64)>,
    generation: u64,
    /// The answer, record and revision whose stated solution was read last.
    stated_seen: Option<(u64, (RecordId, u64))>,
    locale: (Language, PieceLetters),
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SearchStatus {
    pub asked: Query,
    pub progress: SearchProgress,
    pub seconds: f64,
    /// `true` while Popeye searches, which reports no progress.
    pub is_by_popeye: bool,
}

struct Search {
    subject: Subject,
    began: Instant,
    task: Task<SearchResult>,
}

/// The subject of a search.
pub(super) struct Subject {
    pub(super) position: Position,
    pub(super) asked: Query,
    pub(super) record: RecordId,
    /// The input of Popeye, if it searches.
    pub(super) problem: Option<String>,
}

#[derive(Debug, Default)]
struct AutoSolve {
    record: Option<RecordId>,
    /// The position, without clocks, and the question at the last call.
    seen: Option<(Position, Query)>,
    /// Time of the last change of position or question, in seconds of the window's clock.
    since: f64,
    /// `true` if the user stopped the search: it does not start again automatically.
    is_declined: bool,
    /// `true` if the position was solved before its record was selected. Selecting a record must not solve it again.
    is_known: bool,
}

impl Solving {
    const MAX_KEPT: usize = 4;

    /// Seconds without a change before a position is solved automatically.
    const AUTO_SOLVE_DELAY: f64 = 0.25;

    pub fn answer(&self) -> Option<&Answer> {
        self.analysis.as_ref().map(|analysis| &analysis.answer)
    }

    /// Returns `true` if the answer is for the current position and question. Otherwise, the answer is shown in gray.
    pub const fn is_current(&self) -> bool {
        self.is_current
    }

    pub const fn search_status(&self) -> Option<&SearchStatus> {
        self.status.as_ref()
    }

    pub fn is_busy(&self) -> bool {
        self.status.is_some() || self.writing.is_some() || self.analysis.as_ref().is_some_and(Analysis::is_busy)
    }

    /// Returns `true` if the answer of this program, or that of Popeye, is current and complete, and has a tree to browse.
    pub(super) fn is_solved(&self, is_by_popeye: bool) -> bool {
        let is_whole = |analysis: &Analysis| analysis.is_complete() && !analysis.answer.tree.roots().is_empty();
        let is_whole = |analysis: &Analysis| analysis.is_by_popeye() == is_by_popeye && is_whole(analysis);
        self.is_current && self.search.is_none() && self.analysis.as_ref().is_some_and(is_whole)
    }

    pub(super) fn moves_to(&self, id: NodeId) -> Option<Vec<LegalMove>> {
        let answer = self.answer().filter(|_| self.is_current)?;
        answer.tree.node(id)?.moves.clone()
    }

    pub(super) fn start(
        &mut self,
        record: RecordId,
        position: Position,
        asked: Query,
        prover: &Arc<Prover>,
        wake: &Wake,
    ) {
        let prover = Arc::clone(prover);
        let search = move |watch: &SearchControl| search::search(&position, asked, &prover, watch);
        self.begin(Subject { position, asked, record, problem: None }, wake, search);
    }

    pub(super) fn begin(
        &mut self,
        subject: Subject,
        wake: &Wake,
        search: impl FnOnce(&SearchControl) -> SearchResult + Send + 'static,
    ) {
        self.writing = None;
        if let Some(analysis) = &mut self.analysis {
            analysis.retire();
        }
        let task = search::start(SearchControl::default(), wake, move |watch, report| report(search(watch)));
        let (asked, is_by_popeye) = (subject.asked, subject.problem.is_some());
        self.search = Some(Search { subject, began: Instant::now(), task });
        self.status = Some(SearchStatus { asked, is_by_popeye, ..SearchStatus::default() });
        self.auto.is_declined = false;
    }

    /// Stops all work. The partial result of a search becomes the answer.
    pub(super) fn stop(&mut self) {
        if let Some(search) = &self.search {
            search.task.control().stop();
        }
        self.status = None;
        self.writing = None;
        self.auto.is_declined = true;
        if let Some(analysis) = &mut self.analysis {
            analysis.stop();
        }
    }

    /// Writes the texts again after a change of language.
    pub(super) fn update_texts(&mut self) {
        if std::mem::replace(&mut self.locale, lang::locale()) != lang::locale() {
            self.analysis.iter_mut().chain(&mut self.kept).for_each(Analysis::update_texts);
        }
    }

    /// Stops a search for another position or question, and shows an answer that is already known. `is_preview`: the
    /// board shows a preview and not the position.
    pub(super) fn match_position(&mut self, position: &Position, asked: Query, is_preview: bool) {
        let problem = self.problem.text.as_deref();
        let is_other = |search: &Search| match &search.subject {
            Subject { problem: searched @ Some(_), .. } => searched.as_deref() != problem,
            subject => subject.position.without_clocks() != position.without_clocks() || subject.asked != asked,
        };
        if self.search.as_ref().is_some_and(is_other) {
            self.search = None;
            self.status = None;
        }
        let fits = |analysis: &Analysis| analysis.matches(position, asked, problem);
        let shown = self.analysis.as_ref().filter(|analysis| fits(analysis));
        let mut is_current = shown.is_some_and(|analysis| self.can_be_current(analysis, is_preview));
        if shown.is_none()
            && let Some(index) = self.kept.iter().rposition(fits)
        {
            let known = self.kept.remove(index);
            is_current = self.can_be_current(&known, is_preview);
            self.show(known);
        }
        self.is_current = is_current;
    }

    /// Returns `true` if the answer can be for what is on the board. A record with fairy pieces is shown as a preview.
    const fn can_be_current(&self, analysis: &Analysis, is_preview: bool) -> bool {
        !is_preview || analysis.is_by_popeye() && self.problem.has_fairy_pieces
    }

    /// Compares the solutions with those that the author intended.
    pub(super) fn compare_with(&mut self, intended: &[u16]) {
        if let Some(analysis) = &mut self.analysis {
            analysis.set_intended(intended);
        }
    }

    /// Checks the solution that the current record states, if the answer is about a study.
    pub(super) fn check_stated_solution(&mut self, shell: &Shell) {
        let Some(analysis) = self.analysis.as_mut().filter(|analysis| self.is_current && analysis.is_study()) else {
            return;
        };
        let document = &shell.document;
        let seen = (document.record(document.current()).id(), document.revision());
        if self.stated_seen.replace((self.generation, seen)) == Some((self.generation, seen)) {
            return;
        }
        let (record, position) = (document.record(document.current()), document.position());
        let solution = stated_solution(position, &record.read_metadata(), &record.operations());
        analysis.set_stated_solution(solution, shell.puzzle_marks.prover(), &shell.wake());
    }

    fn show(&mut self, mut analysis: Analysis) {
        self.generation += 1;
        analysis.answer.generation = self.generation;
        let Some(mut before) = self.analysis.replace(analysis) else { return };
        before.retire();
        let problem = before.problem().map(str::to_owned);
        let is_replaced =
            |analysis: &Analysis| analysis.matches(&before.answer.position, before.answer.asked, problem.as_deref());
        self.kept.retain(|kept| !is_replaced(kept));
        if !self.analysis.as_ref().is_some_and(is_replaced) {
            self.kept.push(before);
        }
        if self.kept.len() > Self::MAX_KEPT {
            self.kept.remove(0);
        }
    }

    pub(super) fn toggle(&mut self, id: NodeId, prover: &Arc<Prover>, wake: &Wake) {
        // A grayed answer is inactive.
        if let Some(analysis) = self.analysis.as_mut().filter(|_| self.is_current) {
            analysis.toggle(id, prover, wake);
        }
    }

    /// Collects results of the threads. Once a search is complete, returns the mark of its position, with its record.
    pub(super) fn poll_tasks(&mut self, wake: &Wake) -> Option<(RecordId, Position, PuzzleMark)> {
        if let Some(analysis) = &mut self.analysis {
            analysis.poll();
            if self.is_current && self.search.is_none() && !self.auto.is_declined {
                analysis.start_extras(wake);
            }
        }
        self.poll_search(wake)
    }

    fn poll_search(&mut self, wake: &Wake) -> Option<(RecordId, Position, PuzzleMark)> {
        let Search { subject, began, task } = self.search.as_mut()?;
        let Subject { position, asked, record, .. } = *subject;
        let analysis = match task.poll() {
            JobStatus::Running => {
                if let Some(running) = &mut self.status {
                    running.progress = task.control().progress();
                    running.seconds = began.elapsed().as_secs_f64();
                }
                return None;
            }
            JobStatus::Done(SearchResult::Refused(refused)) => Analysis::refused(position, asked, Some(refused)),
            JobStatus::Done(SearchResult::Forced(solution, solver)) => {
                Analysis::forced(asked, *solution, *solver, wake)
            }
            JobStatus::Done(SearchResult::Helped(helpmates, tree)) => {
                Analysis::helped(position, asked, *helpmates, *tree)
            }
            JobStatus::Done(SearchResult::Proven(study, tree)) => Analysis::proven(position, asked, *study, *tree),
            JobStatus::Done(SearchResult::ByPopeye(solution, tree)) => {
                Analysis::by_popeye(position, asked, *solution, *tree)
            }
            JobStatus::Done(SearchResult::PopeyeFailed(fault)) => {
                (self.search, self.status, self.popeye_fault) = (None, None, Some(fault));
                return None;
            }
            JobStatus::Ended => Analysis::refused(position, asked, None),
        };
        let mark = analysis.mark();
        self.search = None;
        self.status = None;
        // A repeated search that was stopped must not replace a complete answer.
        let problem = analysis.problem().map(str::to_owned);
        let is_known = |known: &Analysis| known.matches(&position, asked, problem.as_deref()) && known.is_complete();
        if analysis.is_complete() || !self.analysis.as_ref().is_some_and(is_known) {
            self.show(analysis);
        }
        mark.map(|mark| (record, position, mark))
    }

    /// Notes the mark of the current answer for the current record, so that the list agrees with the panel. Does so
    /// once for each record, position and mark, and again after other marks have been noted.
    pub(super) fn note_mark(&mut self, shell: &Shell) {
        let (document, marks) = (&shell.document, &shell.puzzle_marks);
        let Some(mark) = self.analysis.as_ref().filter(|_| self.is_current).and_then(Analysis::mark) else { return };
        let (record, position) = (document.record(document.current()).id(), *document.position());
        let now = (record, position.without_clocks(), mark);
        if self.last_mark != Some((now, marks.revision())) {
            marks.note(record, &position, mark, document);
            self.last_mark = Some((now, marks.revision()));
        }
    }

    /// Returns the finished text of a solution with its request; the text is `None` if writing it failed.
    pub(super) fn take_written(&mut self) -> Option<(WriteRequest, Option<SolutionText>)> {
        let text = match self.writing.as_mut()?.1.poll() {
            JobStatus::Running => return None,
            JobStatus::Done(text) => text.ok(),
            JobStatus::Ended => None,
        };
        let (request, _) = self.writing.take()?;
        Some((request, text))
    }

    /// Returns the seconds until the position must be solved automatically. `now` is in seconds of the window's clock.
    pub(super) fn seconds_until_auto_solve(&mut self, shell: &Shell, now: f64) -> Option<f64> {
        let (document, auto) = (&shell.document, &mut self.auto);
        let (record, position) = (document.record(document.current()), document.position());
        let seen = (position.without_clocks(), shell.query());
        if auto.seen != Some(seen) || auto.record != Some(record.id()) {
            let has_mark = || shell.puzzle_marks.mark(&record, position).is_some_and(|mark| mark.judgement.is_some());
            let is_known = auto.record.is_some_and(|before| before != record.id()) && has_mark();
            *auto =
                AutoSolve { record: Some(record.id()), seen: Some(seen), since: now, is_known, ..AutoSolve::default() };
        }
        let is_wanted = !self.is_current && self.search.is_none() && !auto.is_declined && !auto.is_known;
        is_wanted.then(|| (auto.since + Self::AUTO_SOLVE_DELAY - now).max(0.0))
    }
}

pub(super) fn focus_request_id() -> Id {
    Id::unique("the solution is to have the keys")
}

pub(super) fn focus_solution(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(focus_request_id(), true));
    ctx.request_repaint();
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::document::Document;
    use crate::notation::fen;

    #[test]
    fn branches_of_another_position_are_not_opened() {
        let wake: Wake = Arc::new(|| {});
        let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1").unwrap();
        let (record, asked) = (Document::new().record(0).id(), Query::default());
        let mut solving = Solving::default();
        solving.start(record, position, asked, &Arc::default(), &wake);
        while solving.is_busy() {
            solving.poll_tasks(&wake);
            std::thread::sleep(Duration::from_millis(1));
        }
        let branches = |solving: &Solving, id| {
            let answer = solving.answer().unwrap();
            answer.tree.node(id).unwrap().branches.clone()
        };
        let key = solving.answer().unwrap().tree.roots()[0];
        let open = branches(&solving, key);
        let clocks = Position { halfmove_clock: 7, fullmove_number: 30, ..position };
        let other = Position { side_to_move: crate::Color::Black, ..position };
        for (seen, is_its_own) in [(other, false), (clocks, true)] {
            solving.match_position(&seen, asked, false);
            assert_eq!(solving.is_current(), is_its_own);
            solving.toggle(key, &Arc::default(), &wake);
            assert_eq!(branches(&solving, key) != open, is_its_own);
        }
    }
}
