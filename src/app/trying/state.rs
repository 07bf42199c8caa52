//! The moves that are tried, and the lines that were tried and left: entering and leaving try mode. A line is kept in
//! mind each time it is left.

use std::ops::Deref;

use super::Trial;
use crate::app::shell::under_way::UnkeptMoves;
use crate::app::shell::{Command, Shell};
use crate::board::Position;
use crate::document::{Edit, Field};
use crate::rules::{self, Problem, ProblemKind};
use crate::tr;

/// The moves that are tried, `None` while editing, and those that were tried and left.
#[derive(Debug, Default)]
pub struct Trying {
    pub(super) trial: Option<Trial>,
    /// The one that was left last is the last; each comes back at the record and the position that it began from.
    left: Vec<Trial>,
}

impl Deref for Trying {
    type Target = Option<Trial>;

    fn deref(&self) -> &Option<Trial> {
        &self.trial
    }
}

impl Trying {
    /// No more lines are kept in mind, so that memory has a bound; then the one that was left first goes.
    const MOST_LEFT: usize = 1000;

    /// Leaves try mode where the document no longer shows what the moves began from, or the FEN box holds a text with a
    /// fault (`is_preview`); else brings it up to date.
    pub(in crate::app) fn follow(&mut self, is_preview: bool, shell: &mut Shell) {
        let is_elsewhere = |trial: &Trial| is_preview || !trial.begins_at(&shell.document);
        if self.trial.as_ref().is_some_and(is_elsewhere) {
            self.put_aside(shell);
        }
        if let Some(trial) = &mut self.trial {
            trial.write(shell.settings.en_passant);
        }
    }

    /// Enters try mode with the line that was left, or a new one; says why where that cannot be. `false` there.
    pub(super) fn enter(&mut self, shell: &mut Shell) -> bool {
        match self.begin(shell) {
            Ok(trial) => self.trial = Some(trial),
            Err(sentence) => shell.notices.noted(sentence),
        }
        self.trial.is_some()
    }

    /// The line that is tried from the position, new or as it was left; or why there is none.
    fn begin(&mut self, shell: &Shell) -> Result<Trial, String> {
        if shell.is_preview() {
            return Err(tr!("trying-why-preview").to_owned());
        }
        if let Some(index) = self.left.iter().position(|trial| trial.begins_at(&shell.document)) {
            return Ok(self.left.remove(index));
        }
        let position = shell.document.position();
        let verdict = rules::verdict(position);
        if verdict.moves == Some(0) {
            return Err(tr!("trying-why-over", verdict = verdict.sentence(position.side_to_move)));
        }
        Trial::begin(&shell.document).ok_or_else(|| why_no_moves(position))
    }

    /// Leaves with the reached position, as one undo step.
    pub(in crate::app) fn keep(&mut self, shell: &mut Shell) {
        let Some(trial) = &mut self.trial else { return };
        if shell.document.apply(Edit::Play(Box::new(*trial.position()))) {
            trial.mark_kept();
            shell.notices.undoable(tr!("trying-kept", count = trial.at()), shell.document.revision());
        }
        self.leave();
    }

    /// Writes the moves into the record, in place of the solution that it has. They go on being tried.
    pub(super) fn write_moves(&mut self, shell: &mut Shell) {
        let Some(trial) = &mut self.trial else { return };
        let said = shell.document.record(shell.document.current()).stated_metadata();
        let replaces = !said.get(Field::Solution).is_empty();
        let values = vec![(shell.document.current(), trial.movetext())];
        if shell.document.apply(Edit::SetField { field: Field::Solution, values }) {
            trial.mark_kept();
            shell.say_changed(if replaces { tr!("trying-written-in-place") } else { tr!("trying-written") });
        } else {
            shell.notices.noted(tr!("trying-not-written"));
        }
    }

    /// Leaves and returns to the position of the beginning. The line can be brought back.
    pub(super) fn go_back(&mut self, shell: &mut Shell) {
        let count = self.leave();
        if count > 0 {
            shell.notices.left(tr!("trying-left", count = count), Command::TryMoves, shell.document.revision());
        }
    }

    /// Leaves try mode because something else is to be shown or changed now.
    pub(in crate::app) fn put_aside(&mut self, shell: &mut Shell) {
        let count = self.leave();
        if count > 0 {
            shell.notices.noted(tr!("trying-left", count = count));
        }
    }

    /// Leaves try mode and keeps the line in mind; returns how many moves it has.
    fn leave(&mut self) -> usize {
        let Some(mut trial) = self.trial.take() else { return 0 };
        let count = trial.played();
        if count > 0 {
            trial.settle();
            if self.left.len() == Self::MOST_LEFT {
                self.left.remove(0);
            }
            self.left.push(trial);
        }
        count
    }

    /// The moves that are tried now and would be lost with the document, if there are any. Who has returned from moves
    /// is not asked about them.
    pub fn unkept_moves(&self) -> Option<UnkeptMoves> {
        let trial = self.trial.as_ref().filter(|trial| trial.is_unkept())?;
        Some(UnkeptMoves { moves: trial.played(), can_keep: !trial.is_showing() && trial.at() > 0 })
    }
}

/// Why no move can be played from a position.
fn why_no_moves(position: &Position) -> String {
    let hinders = |problem: &&Problem| {
        use ProblemKind::{EmptyBoard, MissingKing, OpponentInCheck, PawnOnBackRank, TooManyKings};
        matches!(problem.kind, EmptyBoard | MissingKing | OpponentInCheck | PawnOnBackRank | TooManyKings)
    };
    let problems = rules::problems(position);
    let why = problems.iter().find(hinders).or(problems.first()).map(Problem::sentence).unwrap_or_default();
    tr!("trying-why-not", why = why)
}
