//! Entering and leaving try mode: the current trial, and those that were left.

use std::ops::Deref;

use super::Trial;
use crate::app::shell::{Command, Shell, UnkeptMoves};
use crate::board::Position;
use crate::document::{Edit, Field};
use crate::rules::{self, Problem, ProblemKind};
use crate::tr;
use crate::wording::{self, Sentence};

/// The current trial, `None` while editing, and those that were left.
#[derive(Debug, Default)]
pub struct Trying {
    pub(super) trial: Option<Trial>,
    /// The trials that were left, the newest last. Each is restored at the record and position at which it began.
    left_trials: Vec<Trial>,
}

impl Deref for Trying {
    type Target = Option<Trial>;

    fn deref(&self) -> &Option<Trial> {
        &self.trial
    }
}

impl Trying {
    /// Maximum number of trials kept, to bound memory; the oldest is dropped.
    const MAX_LEFT_TRIALS: usize = 1000;

    /// Enters try mode with the trial that was left, or a new one. Returns `false`, with a notice, if it cannot.
    pub(super) fn enter(&mut self, shell: &mut Shell) -> bool {
        match self.find_or_start(shell) {
            Ok(trial) => self.trial = Some(trial),
            Err(sentence) => shell.notices.noted(sentence),
        }
        self.trial.is_some()
    }

    /// Returns the trial for the current position, restored or new.
    fn find_or_start(&mut self, shell: &Shell) -> Result<Trial, String> {
        if shell.is_preview() {
            return Err(tr!("trying-why-preview").to_owned());
        }
        if let Some(index) = self.left_trials.iter().position(|trial| trial.started_at(&shell.document)) {
            return Ok(self.left_trials.remove(index));
        }
        let position = shell.document.position();
        let verdict = rules::verdict(position);
        if verdict.moves == Some(0) && rules::retractions(position).is_empty() {
            return Err(tr!("trying-why-over", verdict = wording::verdict(&verdict, position.side_to_move)));
        }
        Trial::new(&shell.document).ok_or_else(|| why_no_moves(position))
    }

    /// Leaves try mode and keeps the current position, as one undo step.
    pub(crate) fn keep(&mut self, shell: &mut Shell) {
        let Some(trial) = &mut self.trial else { return };
        if shell.document.apply(Edit::Play(Box::new(*trial.position()))) {
            trial.mark_kept();
            shell.notices.undoable(kept(trial.count_from_origin()), shell.document.revision());
        }
        self.leave();
    }

    /// Writes the moves into the record, in place of its solution. Try mode continues.
    pub(super) fn write_moves(&mut self, shell: &mut Shell) {
        let Some(trial) = &mut self.trial else { return };
        let said = shell.document.record(shell.document.current()).read_metadata();
        let replaces = !said.get(Field::Solution).is_empty();
        let values = vec![(shell.document.current(), trial.movetext())];
        if shell.document.apply(Edit::SetField { field: Field::Solution, values }) {
            trial.mark_kept();
            shell.report_changed(if replaces { tr!("trying-written-in-place") } else { tr!("trying-written") });
        } else {
            shell.notices.noted(tr!("trying-not-written"));
        }
    }

    pub(super) fn go_back(&mut self, shell: &mut Shell) {
        let count = self.leave();
        if count > 0 {
            shell.notices.restorable(tr!("trying-left", count = count), Command::TryMoves, shell.document.revision());
        }
    }

    /// Leaves try mode because something else is shown or changed.
    pub(crate) fn put_aside(&mut self, shell: &mut Shell) {
        let count = self.leave();
        if count > 0 {
            shell.notices.noted(tr!("trying-left", count = count));
        }
    }

    /// Leaves try mode and stores the trial; returns the number of its moves.
    fn leave(&mut self) -> usize {
        let Some(mut trial) = self.trial.take() else { return 0 };
        let count = trial.played();
        if count > 0 {
            trial.reset();
            if self.left_trials.len() == Self::MAX_LEFT_TRIALS {
                self.left_trials.remove(0);
            }
            self.left_trials.push(trial);
        }
        count
    }

    /// Returns the number of moves of the current trial that would be lost with the document.
    pub fn unkept_moves(&self) -> Option<UnkeptMoves> {
        let trial = self.trial.as_ref().filter(|trial| trial.is_unkept())?;
        Some(UnkeptMoves { moves: trial.played(), can_keep: !trial.is_showing() && !trial.is_at_origin() })
    }
}

fn kept((retracted, played): (usize, usize)) -> String {
    match (retracted, played) {
        (0, played) => tr!("trying-kept", count = played),
        (retracted, 0) => tr!("trying-kept-retracted", count = retracted),
        _ => tr!("trying-kept-other-way").to_owned(),
    }
}

fn why_no_moves(position: &Position) -> String {
    let hinders = |problem: &&Problem| {
        use ProblemKind::{EmptyBoard, MissingKing, OpponentInCheck, PawnOnBackRank, TooManyKings};
        matches!(problem.kind, EmptyBoard | MissingKing | OpponentInCheck | PawnOnBackRank | TooManyKings)
    };
    let problems = rules::problems(position);
    let why = problems.iter().find(hinders).or(problems.first()).map(Sentence::sentence).unwrap_or_default();
    tr!("trying-why-not", why = why)
}
